/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the overview tells: where we were, what is due, how strength ran. */

#include "gab-overview-story.h"

#include "gab-log-list.h"
#include "gab-look.h"
#include "gab-strength.h"

#include <glib/gi18n-lib.h>

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
  int days = gab_campaign_get_day (campaign) - gab_campaign_get_begins (campaign) + 1;

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

static void
free_due (gpointer data)
{
  GabOverviewDue *due = data;

  g_free (due->text);
  g_free (due->operation);
  g_free (due->side);
  g_free (due);
}

static GabOverviewDue *
add_due (GPtrArray    *list,
         GabOperation *operation,
         gint32        day)
{
  GabOverviewDue *due = g_new0 (GabOverviewDue, 1);

  due->day = day;
  due->operation = g_strdup (gab_thing_get_handle (GAB_THING (operation)));
  due->side = g_strdup (gab_operation_get_side (operation));
  g_ptr_array_add (list, due);
  return due;
}

/* The hurt that come back from an operation, all sides that the viewer knows. */
static void
add_recovery (GPtrArray      *list,
              GabCampaign    *campaign,
              GabOperation   *operation,
              const GabBooks *books,
              int             ordinal)
{
  gint32 day = gab_books_recovery_due (books, ordinal);
  g_autofree char *number = NULL;
  GabOverviewDue *due;
  gint64 men = 0;

  if (day == 0)
    return;
  for (guint side = 0; side < books->n_sides; side++)
    men += gab_books_recovery_men (books, ordinal, side);
  number = gab_ink_number (men);
  due = add_due (list, operation, day);
  due->recovery = TRUE;
  due->now = day <= gab_campaign_get_day (campaign);
  /* Translators: a number of men, already written out, and the name of a siege or battle */
  due->text = g_strdup_printf (ngettext ("%1$s man hurt at %2$s comes back", "%1$s men hurt at %2$s come back", men),
                               number, gab_thing_get_name (GAB_THING (operation)));
}

static void
add_open (GPtrArray    *list,
          GabOperation *operation)
{
  GabOverviewDue *due = add_due (list, operation, gab_operation_get_begins (operation));

  due->now = TRUE;
  /* Translators: the name of a siege or battle */
  due->text = g_strdup_printf (_("%s waits to be played"), gab_thing_get_name (GAB_THING (operation)));
}

/* Wounded commanders, on the day on which they are fit again (CA-20). */
static void
add_leaders (GPtrArray      *list,
             GabCampaign    *campaign,
             const GabBooks *books)
{
  g_autoptr (GArray) all = gab_books_list_due (books, G_MAXINT32);

  for (guint i = 0; i < all->len; i++)
    {
      const GabDue *leader = &g_array_index (all, GabDue, i);
      GabThing *thing = gab_campaign_find (campaign, gab_names_handle (books->setup->names, leader->name));
      GabOverviewDue *due;

      if (leader->kind != GAB_DUE_LEADER || thing == NULL)
        continue;
      due = g_new0 (GabOverviewDue, 1);
      due->day = leader->day;
      due->side = g_strdup (gab_campaign_side_of_thing (campaign, thing));
      /* Translators: the name of a wounded commander */
      due->text = g_strdup_printf (_("%s is fit again"), gab_thing_get_name (thing));
      g_ptr_array_add (list, due);
    }
}

/**
 * gab_overview_story_next_due:
 * @campaign: a campaign, as its viewer may see it
 *
 * Returns: the first day after the campaign's date on which something is due (CA-9),
 *   as a day number; 0 when nothing is.
 */
gint32
gab_overview_story_next_due (GabCampaign *campaign)
{
  g_autoptr (GArray) all = gab_books_list_due (gab_campaign_get_books (campaign), G_MAXINT32);

  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, GabDue, i).day > gab_campaign_get_day (campaign))
      return g_array_index (all, GabDue, i).day;
  return 0;
}

static int
compare_due (gconstpointer a,
             gconstpointer b)
{
  const GabOverviewDue *first = *(GabOverviewDue *const *) a;
  const GabOverviewDue *second = *(GabOverviewDue *const *) b;

  return (first->day > second->day) - (first->day < second->day);
}

/**
 * gab_overview_story_due:
 * @campaign: a campaign, as its viewer may see it
 *
 * Returns: (transfer full) (element-type GabOverviewDue): what is due, by day: the
 *   hurt who come back (CA-6), sieges and battles that wait, commanders who are fit
 *   again.
 */
GPtrArray *
gab_overview_story_due (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  const GabBooks *books = gab_campaign_get_books (campaign);
  GPtrArray *list = g_ptr_array_new_with_free_func (free_due);

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));

      if (!gab_operation_get_closed (operation))
        add_open (list, operation);
      else if (ordinal >= 0)
        add_recovery (list, campaign, operation, books, ordinal);
    }
  add_leaders (list, campaign, books);
  g_ptr_array_sort (list, compare_due);
  return list;
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

/**
 * gab_overview_story_cost:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege or battle of it
 * @side: the handle of a side
 * @bar: (out): what it cost that side; its name is borrowed from the operation
 *
 * Returns: whether it cost anything that the viewer knows of.
 */
gboolean
gab_overview_story_cost (GabCampaign  *campaign,
                         GabOperation *operation,
                         const char   *side,
                         GabBar       *bar)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));
  int number = gab_campaign_side_number (campaign, side);

  *bar = (GabBar) { .name = gab_thing_get_name (GAB_THING (operation)) };
  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (hurt->operation != ordinal || gab_books_unit (books, hurt->unit)->side != number)
        continue;
      bar->killed += hurt->killed;
      bar->wounded += hurt->wounded;
      bar->missing += hurt->missing;
    }
  return bar->killed + bar->wounded + bar->missing > 0;
}

/**
 * gab_overview_story_losses:
 * @campaign: a campaign, as its viewer may see it
 * @side: the handle of a side
 *
 * Returns: (transfer full) (element-type GabBar): what each siege and battle cost
 *   that side; names are borrowed from the campaign. Empty where the viewer may
 *   not know.
 */
GArray *
gab_overview_story_losses (GabCampaign *campaign,
                           const char  *side)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GArray *bars = g_array_new (FALSE, TRUE, sizeof (GabBar));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      GabBar bar;

      if (gab_overview_story_cost (campaign, operation, side, &bar))
        g_array_append_val (bars, bar);
    }
  return bars;
}
