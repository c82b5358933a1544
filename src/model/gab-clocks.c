/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clocks: several sieges and battles run at once, each at its own pace (CA-10). */

#include "gab-clocks.h"

/* A longer log is played again only when its own page asks for it. */
#define MOST_RECORDS 2000

static gboolean
may_open (GabOperation *operation)
{
  return !gab_operation_get_closed (operation) && gab_operation_get_log (operation) == NULL &&
         gab_operation_find_rules (operation) != NULL && gab_operation_get_records (operation)->len <= MOST_RECORDS;
}

/**
 * gab_clocks_open:
 * @campaign: a campaign as it is, with open books
 *
 * Opens the logs of the sieges and battles that go on, so that their clocks can be read. Those with more than 2,000
 * orders, and those that cannot be opened, are left: their clocks say what stands beside their last order.
 *
 * Returns: whether any was opened that had not been before.
 */
gboolean
gab_clocks_open (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  gboolean any = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (may_open (operation) && gab_campaign_open_operation (campaign, operation, NULL) != NULL)
        any = TRUE;
    }
  return any;
}

/* What the file says beside the last order that is no struck one. */
static gint32
last_day (GabOperation *operation)
{
  GPtrArray *records = gab_operation_get_records (operation);

  for (guint i = records->len; i > 0; i--)
    {
      const GabRecord *record = g_ptr_array_index (records, i - 1);

      if (!record->struck && record->day != 0)
        return record->day;
    }
  return gab_operation_get_begins (operation);
}

/**
 * gab_clock_read:
 * @campaign: a campaign, masked or not
 * @operation: a siege or battle of it
 * @clock: (out): where it stands
 *
 * CA-10: an operation that has been opened stands at the day of its turn; another at the day beside its last order,
 * or at its first day. Days and turns are public: a masked campaign tells them of what had been opened.
 */
void
gab_clock_read (GabCampaign  *campaign,
                GabOperation *operation,
                GabClock     *clock)
{
  const GabRules *rules = gab_operation_find_rules (operation);
  gconstpointer state = gab_operation_get_state (operation);

  *clock = (GabClock) { .operation = operation, .day = last_day (operation) };
  if (rules != NULL && state != NULL)
    {
      GabTurn turn = { 0 };

      rules->turn (state, &turn);
      clock->day = turn.day;
      clock->turn = turn.turn;
      clock->step = turn.step;
      clock->over = turn.over;
    }
  clock->ahead = clock->day - gab_campaign_get_day (campaign);
}

/**
 * gab_clocks_new:
 * @campaign: a campaign, masked or not
 *
 * Returns: (transfer full) (element-type GabClock): the clocks of what is open, in the campaign's order (CA-10).
 */
GArray *
gab_clocks_new (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GArray *clocks = g_array_new (FALSE, FALSE, sizeof (GabClock));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      GabClock clock;

      if (gab_operation_get_closed (operation))
        continue;
      gab_clock_read (campaign, operation, &clock);
      g_array_append_val (clocks, clock);
    }
  return clocks;
}

/* The earlier of two days after @date, where 0 is none. */
static gint32
earlier (gint32 found,
         gint32 day,
         gint32 date)
{
  return day > date && (found == 0 || day < found) ? day : found;
}

/**
 * gab_clocks_next_due:
 * @campaign: a campaign, masked or not
 *
 * CA-10: how far the campaign may go until something is due: what the books know of (CA-9), or an open siege or
 * battle that stands at a later day.
 *
 * Returns: the first such day after the campaign's date, as a day number; 0 when there is none.
 */
gint32
gab_clocks_next_due (GabCampaign *campaign)
{
  g_autoptr (GArray) due = gab_books_list_due (gab_campaign_get_books (campaign), G_MAXINT32);
  g_autoptr (GArray) clocks = gab_clocks_new (campaign);
  gint32 date = gab_campaign_get_day (campaign);
  gint32 found = 0;

  for (guint i = 0; i < due->len; i++)
    found = earlier (found, g_array_index (due, GabDue, i).day, date);
  for (guint i = 0; i < clocks->len; i++)
    found = earlier (found, g_array_index (clocks, GabClock, i).day, date);
  return found;
}
