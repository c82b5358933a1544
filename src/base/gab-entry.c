/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry: one order as the record keeps it, in one piece of memory, never changed. */

#include "gab-entry.h"

#include <string.h>

/**
 * gab_entry_new:
 * @order: the order
 * @dice: (array length=n_dice): its dice
 * @n_dice: how many
 * @reason: (nullable): the words beside it
 * @day: the day number before it
 *
 * A log of 100,000 orders is one piece of memory an order, not four.
 *
 * Returns: (transfer full): the entry with copies of all.
 */
GabEntry *
gab_entry_new (const GabOrder *order,
               const GabDie   *dice,
               guint           n_dice,
               const char     *reason,
               gint32          day)
{
  gsize order_size = sizeof (GabOrder) + order->n_args * sizeof (gint32);
  gsize dice_size = n_dice * sizeof (GabDie);
  gsize reason_size = reason != NULL && *reason != '\0' ? strlen (reason) + 1 : 0;
  GabEntry *entry = g_malloc (sizeof (GabEntry) + order_size + dice_size + reason_size);
  char *rest = (char *) (entry + 1);

  g_atomic_ref_count_init (&entry->refs);
  entry->day = day;
  entry->n_dice = n_dice;
  entry->order = memcpy (rest, order, order_size);
  rest += order_size;
  entry->dice = n_dice > 0 ? memcpy (rest, dice, dice_size) : NULL;
  rest += dice_size;
  entry->reason = reason_size > 0 ? memcpy (rest, reason, reason_size) : NULL;
  return entry;
}

/**
 * gab_entry_ref:
 * @entry: an entry
 *
 * Returns: (transfer full): @entry.
 */
GabEntry *
gab_entry_ref (GabEntry *entry)
{
  g_atomic_ref_count_inc (&entry->refs);
  return entry;
}

/**
 * gab_entry_unref:
 * @entry: (transfer full): an entry
 */
void
gab_entry_unref (GabEntry *entry)
{
  if (g_atomic_ref_count_dec (&entry->refs))
    g_free (entry);
}
