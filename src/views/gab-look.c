/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks: the colours of sides, and short words for things, shared by all pages. */

#include "gab-look.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>

static const GabInkColour nobody = { 0.53, 0.5, 0.47, 1 };

/**
 * gab_look_parse:
 * @text: #rrggbb
 * @colour: (out): the colour
 *
 * Returns: whether @text is one.
 */
gboolean
gab_look_parse (const char   *text,
                GabInkColour *colour)
{
  GdkRGBA rgba;

  if (*text != '#' || !gdk_rgba_parse (&rgba, text))
    return FALSE;
  *colour = (GabInkColour) { rgba.red, rgba.green, rgba.blue, 1 };
  return TRUE;
}

/**
 * gab_look_colour:
 * @campaign: a campaign
 * @side: (nullable): the handle of a side
 *
 * Returns: the side's own colour; grey where there is none.
 */
GabInkColour
gab_look_colour (GabCampaign *campaign,
                 const char  *side)
{
  GabThing *thing = side != NULL ? gab_campaign_find (campaign, side) : NULL;
  GabInkColour colour;

  if (GAB_IS_SIDE (thing) && gab_look_parse (gab_side_get_colour (GAB_SIDE (thing)), &colour))
    return colour;
  return nobody;
}

/**
 * gab_look_shape:
 * @campaign: a campaign
 * @side: (nullable): the handle of a side
 *
 * Returns: its shape for gab_dot_show().
 */
int
gab_look_shape (GabCampaign *campaign,
                const char  *side)
{
  return side != NULL && GAB_IS_SIDE (gab_campaign_find (campaign, side)) ? gab_campaign_side_number (campaign, side) : -1;
}

/**
 * gab_look_strength:
 * @present: men present
 * @first: men at first
 *
 * Returns: (transfer full): "4,310 of 4,660 men".
 */
char *
gab_look_strength (int present,
                   int first)
{
  g_autofree char *left = gab_ink_number (present);
  g_autofree char *all = gab_ink_number (first);

  if (present == first)
    /* Translators: a number of men, already written out */
    return g_strdup_printf (ngettext ("%s man", "%s men", present), left);
  /* Translators: men present and men at first, both already written out */
  return g_strdup_printf (ngettext ("%1$s of %2$s man", "%1$s of %2$s men", first), left, all);
}

/**
 * gab_look_state:
 * @operation: a siege or battle
 *
 * Returns: (transfer none): "open", "won", …, seen from the attacker.
 */
const char *
gab_look_state (GabOperation *operation)
{
  if (!gab_operation_get_closed (operation))
    /* Translators: the state of a siege or battle that still goes on */
    return _("open");
  switch (gab_operation_get_outcome (operation))
    {
    case GAB_OUTCOME_WON:
      /* Translators: the attacker won */
      return _("won");
    case GAB_OUTCOME_LOST:
      /* Translators: the attacker failed */
      return _("lost");
    case GAB_OUTCOME_DRAWN:
    case GAB_OUTCOME_NONE:
    default:
      return _("undecided");
    }
}

/**
 * gab_look_days:
 * @campaign: a campaign
 * @operation: a siege or battle of it
 *
 * Returns: (transfer full): its days: "19 January", "8 January to 19 January".
 */
char *
gab_look_days (GabCampaign  *campaign,
               GabOperation *operation)
{
  GabCalendar calendar = gab_campaign_get_calendar (campaign);
  gint32 begins = gab_operation_get_begins (operation);
  char *from = gab_day_format_short (begins, calendar);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (!gab_operation_get_closed (operation) || gab_operation_get_closed_on (operation) == begins)
    return from;
  first = from;
  last = gab_day_format_short (gab_operation_get_closed_on (operation), calendar);
  /* Translators: the first and the last day of a siege or battle */
  return g_strdup_printf (_("%1$s to %2$s"), first, last);
}

/**
 * gab_look_operation:
 * @campaign: a campaign
 * @operation: a siege or battle of it
 *
 * Returns: (transfer full): its kind and its days: "storm in five minutes · 19 January".
 */
char *
gab_look_operation (GabCampaign  *campaign,
                    GabOperation *operation)
{
  g_autofree char *days = gab_look_days (campaign, operation);

  /* Translators: the kind of a siege or battle, and its days */
  return g_strdup_printf (_("%1$s · %2$s"), gab_operation_rules_label (gab_operation_get_rules (operation)), days);
}

/**
 * gab_look_viewer:
 * @campaign: a campaign
 * @viewer: a GabViewer or the number of a side
 *
 * Returns: (transfer full): who that is, for a reader.
 */
char *
gab_look_viewer (GabCampaign *campaign,
                 int          viewer)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  g_autoptr (GabThing) side = viewer >= 0 ? g_list_model_get_item (sides, viewer) : NULL;

  if (side != NULL)
    return g_strdup (gab_thing_get_name (side));
  return g_strdup (viewer == GAB_VIEWER_UMPIRE ? _("Umpire") : _("Table"));
}
