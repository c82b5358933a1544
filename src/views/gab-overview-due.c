/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is due: recoveries, commanders, and the sieges and battles that wait, each on its own clock. */

#include "gab-overview-due.h"

#include "gab-ink.h"

#include <glib/gi18n-lib.h>

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

/**
 * gab_overview_due_tell_ahead:
 * @clock: the clock of a siege or battle that goes on
 *
 * Returns: (transfer full) (nullable): how it stands beside the campaign's date (CA-10), "3 days behind the date";
 *   NULL when it is level with it.
 */
char *
gab_overview_due_tell_ahead (const GabClock *clock)
{
  int days = ABS (clock->ahead);

  if (clock->ahead > 0)
    return g_strdup_printf (ngettext ("%d day ahead of the date", "%d days ahead of the date", days), days);
  if (clock->ahead < 0)
    return g_strdup_printf (ngettext ("%d day behind the date", "%d days behind the date", days), days);
  return NULL;
}

/* Only the sieges of turns have more than one to count. */
static char *
tell_waits (const GabClock *clock)
{
  const char *name = gab_thing_get_name (GAB_THING (clock->operation));

  if (clock->over)
    /* Translators: the name of a siege or battle whose cost has not been booked */
    return g_strdup_printf (_("%s is decided and waits to be booked"), name);
  if (clock->turn > 1)
    /* Translators: the name of a siege or battle, the number of its turn */
    return g_strdup_printf (_("%1$s waits at turn %2$d"), name, clock->turn);
  /* Translators: the name of a siege or battle */
  return g_strdup_printf (_("%s waits to be played"), name);
}

static void
add_open (GPtrArray    *list,
          GabCampaign  *campaign,
          GabOperation *operation)
{
  g_autofree char *waits = NULL;
  g_autofree char *ahead = NULL;
  GabOverviewDue *due;
  GabClock clock;

  gab_clock_read (campaign, operation, &clock);
  waits = tell_waits (&clock);
  ahead = gab_overview_due_tell_ahead (&clock);
  due = add_due (list, operation, clock.day);
  due->now = TRUE;
  due->ahead = clock.ahead;
  if (ahead == NULL)
    due->text = g_steal_pointer (&waits);
  else
    /* Translators: what waits, and how its day stands beside the campaign's date */
    due->text = g_strdup_printf (_("%1$s, %2$s"), waits, ahead);
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

static int
compare_due (gconstpointer a,
             gconstpointer b)
{
  const GabOverviewDue *first = *(GabOverviewDue *const *) a;
  const GabOverviewDue *second = *(GabOverviewDue *const *) b;

  return (first->day > second->day) - (first->day < second->day);
}

/**
 * gab_overview_due_list:
 * @campaign: a campaign, as its viewer may see it
 *
 * Returns: (transfer full) (element-type GabOverviewDue): what is due, by day: the hurt who come back (CA-6), sieges and
 *   battles that wait, each at its own day (CA-10), commanders who are fit again.
 */
GPtrArray *
gab_overview_due_list (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  const GabBooks *books = gab_campaign_get_books (campaign);
  GPtrArray *list = g_ptr_array_new_with_free_func (free_due);

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));

      if (!gab_operation_get_closed (operation))
        add_open (list, campaign, operation);
      else if (ordinal >= 0)
        add_recovery (list, campaign, operation, books, ordinal);
    }
  add_leaders (list, campaign, books);
  g_ptr_array_sort (list, compare_due);
  return list;
}
