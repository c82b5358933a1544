/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How leaders and tallies stand, in words. */

#include "gab-standing.h"

#include "gab-ink.h"

#include <glib/gi18n-lib.h>

/**
 * gab_standing_fate:
 * @campaign: a campaign, as its viewer may see it
 * @commander: a commander of it
 *
 * Returns: (transfer full) (nullable): what befell him (CA-20); NULL for one who is there.
 */
char *
gab_standing_fate (GabCampaign  *campaign,
                   GabCommander *commander)
{
  g_autofree char *day = NULL;

  switch ((GabLeaderState) gab_commander_get_state (commander))
    {
    case GAB_LEADER_KILLED:
      return g_strdup (C_("fate", "killed"));
    case GAB_LEADER_TAKEN:
      return g_strdup (C_("fate", "taken"));
    case GAB_LEADER_WOUNDED:
      day = gab_day_format (gab_commander_get_until (commander), gab_campaign_get_calendar (campaign));
      return g_strdup_printf (C_("fate", "wounded until %s"), day);
    case GAB_LEADER_PRESENT:
    default:
      return NULL;
    }
}

static char *
tell_leader (GabCampaign  *campaign,
             GabCommander *commander)
{
  g_autofree char *title = gab_commander_dup_title (commander);
  g_autofree char *state = gab_standing_fate (campaign, commander);
  const char *post = gab_commander_get_post (commander);
  g_autofree char *who = NULL;

  if (*post == '\0')
    who = g_steal_pointer (&title);
  else
    /* Translators: a commander, and his post: "Major-General Thomas Picton, commands the 3rd Division" */
    who = g_strdup_printf (_("%1$s, %2$s"), title, post);
  /* Translators: a commander with his post, and what befell him */
  return state != NULL ? g_strdup_printf (_("%1$s (%2$s)"), who, state) : g_steal_pointer (&who);
}

/**
 * gab_standing_leaders:
 * @campaign: a campaign, as its viewer may see it
 * @force: a force of it
 *
 * Returns: (transfer full): its commanders, a line each, with what befell them (CA-20);
 *   "" when it has none.
 */
char *
gab_standing_leaders (GabCampaign *campaign,
                      GabForce    *force)
{
  GListModel *commanders = G_LIST_MODEL (gab_force_get_commanders (force));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (commanders); i++)
    {
      g_autoptr (GabCommander) commander = g_list_model_get_item (commanders, i);
      g_autofree char *line = tell_leader (campaign, commander);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (text, FALSE);
}

/**
 * gab_standing_tallies:
 * @campaign: a campaign, as its viewer may see it
 * @owner: the handle of a side, force or fortress
 *
 * Returns: (transfer full): its tallies with their numbers (CA-21); "" when it has
 *   none.
 */
char *
gab_standing_tallies (GabCampaign *campaign,
                      const char  *owner)
{
  GListModel *tallies = G_LIST_MODEL (gab_campaign_get_tallies (campaign));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (tallies); i++)
    {
      g_autoptr (GabTally) tally = g_list_model_get_item (tallies, i);
      g_autofree char *number = gab_ink_number (gab_tally_get_now (tally));

      if (!g_str_equal (gab_tally_get_owner (tally), owner))
        continue;
      if (text->len > 0)
        g_string_append (text, " · ");
      /* Translators: a number of the player's own, and what it counts */
      g_string_append_printf (text, _("%1$s: %2$s"), gab_thing_get_name (GAB_THING (tally)), number);
    }
  return g_string_free (text, FALSE);
}
