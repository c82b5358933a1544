/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history of a regiment: its strength after each entry that moved something of it. */

#include "gab-ledger-private.h"

static void
put (GArray *history,
     guint   number,
     gint32  day,
     gint32  present,
     gint32  guns)
{
  GabLedgerStrength now = { number, day, present, guns };
  GabLedgerStrength *last = history->len > 0 ? &g_array_index (history, GabLedgerStrength, history->len - 1) : NULL;

  if (last != NULL && last->number == number && number > 0)
    *last = now;
  else
    g_array_append_val (history, now);
}

/**
 * gab_ledger_dup_history:
 * @self: a ledger, as far as it has been read
 * @unit: the handle of a unit
 *
 * Returns: (transfer full) (element-type GabLedgerStrength): its men and guns present
 *   at the beginning and after each of its entries; empty when the viewer knows
 *   nothing of it.
 */
GArray *
gab_ledger_dup_history (GabLedger  *self,
                        const char *unit)
{
  GArray *history = g_array_new (FALSE, FALSE, sizeof (GabLedgerStrength));
  int ordinal = gab_books_find (self->start, "unit", unit);
  const GabBooksUnit *start = ordinal >= 0 ? gab_books_unit (self->start, ordinal) : NULL;
  gint32 present, guns;

  if (start == NULL || (self->viewer != GAB_VIEWER_UMPIRE && start->side != self->viewer))
    return history;
  present = start->men[GAB_MEN_PRESENT];
  guns = start->guns[GAB_GUNS_PRESENT];
  put (history, 0, self->setup->begins, present, guns);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const GabLedgerPosting *row = gab_ledger_posting (self, i);
      gint32 *at_hand = row->of == GAB_POST_MEN ? &present : &guns;

      if (row->name != start->name || row->of > GAB_POST_GUNS)
        continue;
      *at_hand += (row->to == 0 ? row->count : 0) - (row->from == 0 ? row->count : 0);
      put (history, row->number, gab_game_nth (gab_ledger_get_game (self), row->entry)->day, present, guns);
    }
  return history;
}
