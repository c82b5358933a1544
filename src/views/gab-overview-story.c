/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the overview tells: where we were, what was meant next, how strength ran. */

#include "gab-overview-story.h"

#include "gab-formal-sketch.h"
#include "gab-log-list.h"
#include "gab-look.h"
#include "gab-operation-days.h"
#include "gab-strength.h"

#include <glib/gi18n-lib.h>

static guint
count_open (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      n += !gab_operation_get_closed (operation);
    }
  return n;
}

/**
 * gab_overview_story_lead:
 * @campaign: a campaign, as its viewer may see it
 *
 * Returns: (transfer full): where it stands: "6 April 1812. Storm of Badajoz is open."
 */
char *
gab_overview_story_lead (GabCampaign *campaign)
{
  g_autofree char *date = gab_campaign_dup_date (campaign);
  GabOperation *open = gab_overview_story_open (campaign);
  guint others = open != NULL ? count_open (campaign) - 1 : 0;
  int days = gab_campaign_get_day (campaign) - gab_campaign_get_begins (campaign) + 1;

  if (open != NULL && others > 0)
    /* Translators: a date, how many days the campaign has lasted, the name of a siege or battle, how many more go on */
    return g_strdup_printf (ngettext ("%1$s, day %2$d of the campaign. %3$s and %4$u more are open.",
                                      "%1$s, day %2$d of the campaign. %3$s and %4$u more are open.", others),
                            date, days, gab_thing_get_name (GAB_THING (open)), others);
  if (open != NULL)
    /* Translators: a date, how many days the campaign has lasted, the name of a siege or battle */
    return g_strdup_printf (ngettext ("%1$s, day %2$d of the campaign. %3$s is open.",
                                      "%1$s, day %2$d of the campaign. %3$s is open.", days),
                            date, days, gab_thing_get_name (GAB_THING (open)));
  /* Translators: a date, how many days the campaign has lasted */
  return g_strdup_printf (ngettext ("%1$s, day %2$d of the campaign. Nothing is open.",
                                    "%1$s, day %2$d of the campaign. Nothing is open.", days), date, days);
}

/* What an entry says to a reader: its sentences, else the words beside it. That
 * days went by is no news where the date stands above. */
static const char *
say (GabLogItem *item)
{
  GabLogEntry *entry = gab_log_item_get_entry (item);
  const char *text = gab_log_entry_get_text (entry);

  if (gab_log_entry_get_struck (entry) || g_str_has_prefix (gab_log_entry_get_line (entry), "advance "))
    return "";
  return *text != '\0' ? text : gab_log_entry_get_reason (entry);
}

/**
 * gab_overview_story_last:
 * @campaign: a campaign, as its viewer may see it
 * @most: how many
 *
 * Returns: (transfer full) (element-type utf8): what happened last, in sentences,
 *   the latest first.
 */
GPtrArray *
gab_overview_story_last (GabCampaign *campaign,
                         guint        most)
{
  g_autoptr (GabLogList) list = gab_log_list_new ();
  GPtrArray *last = g_ptr_array_new_with_free_func (g_free);

  gab_log_list_show (list, campaign, G_MAXUINT);
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (list)); i > 0 && last->len < most; i--)
    {
      g_autoptr (GabLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i - 1);
      const char *text = say (item);

      if (*text != '\0')
        /* Translators: a date and what happened on it */
        g_ptr_array_add (last, g_strdup_printf (_("%1$s: %2$s"), gab_log_item_get_date (item), text));
    }
  return last;
}

/**
 * gab_overview_story_open:
 * @campaign: a campaign
 *
 * Returns: (transfer none) (nullable): the siege or battle to go on with: the last
 *   that is open.
 */
GabOperation *
gab_overview_story_open (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  for (guint i = g_list_model_get_n_items (operations); i > 0; i--)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i - 1);

      if (!gab_operation_get_closed (operation))
        return operation;
    }
  return NULL;
}

/* As the viewer sees them: the siege as its last whole turn began, and as the next one did. */
static char *
tell_turn (GabOperation          *operation,
           const GabOperationDay *day)
{
  g_autofree GabFormal *before = gab_operation_dup_state_at (operation, day->first);
  g_autofree GabFormal *after = gab_operation_dup_state_at (operation, day->first + day->n_orders);
  g_autoptr (GPtrArray) lines = gab_formal_tell_turn (before, after, gab_operation_played_setup (operation)->names);
  g_autofree char *text = NULL;

  g_ptr_array_add (lines, NULL);
  text = g_strjoinv (" ", (char **) lines->pdata);
  /* Translators: the number of a turn, and what it brought, in sentences */
  return g_strdup_printf (_("Turn %1$d: %2$s"), MAX (before->turn, 1), text);
}

/**
 * gab_overview_story_turn:
 * @operation: (nullable): a siege or battle, as its viewer may see it
 *
 * Returns: (transfer full) (nullable): what its last whole turn brought; NULL when it has not had one, or is not fought
 *   in turns.
 */
char *
gab_overview_story_turn (GabOperation *operation)
{
  g_autoptr (GArray) days = NULL;
  GabTurn now = { 0 };

  if (operation == NULL || gab_operation_get_log (operation) == NULL ||
      !g_str_equal (gab_operation_get_rules (operation), gab_formal_rules.id))
    return NULL;
  days = gab_operation_dup_days (operation);
  gab_formal_rules.turn (gab_operation_get_state (operation), &now);
  for (guint i = days->len; i > 0; i--)
    {
      const GabOperationDay *day = &g_array_index (days, GabOperationDay, i - 1);

      if (now.over || day->day < now.day)
        return tell_turn (operation, day);
    }
  return NULL;
}

/* The last words that a player put down for no other purpose than to be read. */
static char *
dup_last_note (GabCampaign *campaign)
{
  GListModel *log = G_LIST_MODEL (gab_campaign_get_log (campaign));

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (log, i - 1);
      const char *reason = gab_log_entry_get_reason (entry);

      if (!gab_log_entry_get_struck (entry) && g_str_equal (gab_log_entry_get_line (entry), "note") && *reason != '\0')
        return g_strdup (reason);
    }
  return NULL;
}

static gboolean
is_told (GPtrArray  *told,
         const char *note)
{
  for (guint i = 0; i < told->len; i++)
    if (g_str_has_suffix (g_ptr_array_index (told, i), note))
      return TRUE;
  return FALSE;
}

/**
 * gab_overview_story_next:
 * @campaign: a campaign, as its viewer may see it
 * @told: (element-type utf8): what is told already
 *
 * Returns: (transfer full) (element-type utf8): what was meant to be done next, a line for each side that has said so
 *   and whose words the viewer may read (CA-23); else the last note, unless it is told already.
 */
GPtrArray *
gab_overview_story_next (GabCampaign *campaign,
                         GPtrArray   *told)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *note = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      g_autofree char *words = gab_campaign_dup_intention (campaign, i);

      if (words != NULL && *words != '\0')
        /* Translators: a side, and its own words about what it means to do next */
        g_ptr_array_add (lines, g_strdup_printf (_("%1$s meant to do next: %2$s"), gab_thing_get_name (side), words));
    }
  if (lines->len > 0)
    return lines;
  note = dup_last_note (campaign);
  if (note != NULL && !is_told (told, note))
    /* Translators: a player's own words */
    g_ptr_array_add (lines, g_strdup_printf (_("Last note: %s"), note));
  return lines;
}

/* Days are numbers to a chart; the calendar is in the pointer itself. */
static char *
write_day (int      day,
           gpointer data)
{
  return gab_day_format_short (day, GPOINTER_TO_INT (data));
}

/* Whether a later one ended on the same day, whose name stands there. */
static gboolean
ends_with_another (GListModel   *operations,
                   guint         nth,
                   GabOperation *operation)
{
  for (guint i = nth + 1; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) other = g_list_model_get_item (operations, i);

      if (gab_operation_get_closed (other) &&
          gab_operation_get_closed_on (other) == gab_operation_get_closed_on (operation))
        return TRUE;
    }
  return FALSE;
}

static void
add_events (GabChart    *chart,
            GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (gab_operation_get_closed (operation) && !ends_with_another (operations, i, operation))
        gab_chart_add_event (chart, gab_operation_get_closed_on (operation), gab_thing_get_name (GAB_THING (operation)));
    }
}

/* A loss falls on its day, not little by little on those before it. */
static void
add_strengths (GabChart *chart,
               guint     series,
               int       side,
               GArray   *strengths)
{
  const GabStrength *before = NULL;

  for (guint i = 0; i < strengths->len; i++)
    {
      const GabStrength *now = &g_array_index (strengths, GabStrength, i);

      if (now->side != side)
        continue;
      if (before != NULL && now->day > before->day + 1 && now->men != before->men)
        gab_chart_add_point (chart, series, now->day - 1, before->men);
      gab_chart_add_point (chart, series, now->day, now->men);
      before = now;
    }
}

static gboolean
knows_side (GArray *strengths,
            int     side)
{
  for (guint i = 0; i < strengths->len; i++)
    if (g_array_index (strengths, GabStrength, i).side == side)
      return TRUE;
  return FALSE;
}

/**
 * gab_overview_story_chart:
 * @campaign: a campaign, as its viewer may see it
 *
 * Returns: (transfer full) (nullable): the men present of each side whose strength
 *   the viewer knows, by day; NULL when he knows none.
 */
GabChart *
gab_overview_story_chart (GabCampaign *campaign)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  g_autoptr (GArray) strengths = gab_strength_new (campaign);
  g_autoptr (GabChart) chart = gab_chart_new (_("Men present"));
  guint known = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);

      if (!knows_side (strengths, i))
        continue;
      add_strengths (chart, gab_chart_add_series (chart, gab_thing_get_name (side),
                                                  gab_look_colour (campaign, gab_thing_get_handle (side))), i, strengths);
      known++;
    }
  if (known == 0)
    return NULL;
  add_events (chart, campaign);
  gab_chart_set_days (chart, write_day, GINT_TO_POINTER (gab_campaign_get_calendar (campaign)));
  return g_steal_pointer (&chart);
}
