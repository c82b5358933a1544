/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn: its steps, what comes before it, and where each order goes (FS-4, FS-6). */

#include "gab-formal-words.h"

void
gab_formal_next_step (GabFormal *state,
                      GabEvents *events)
{
}

gboolean
gab_formal_apply (gpointer         data,
                  const GabOrder  *order,
                  GabDice         *dice,
                  GabEvents       *events,
                  GError         **error)
{
  return gab_formal_apply_blood (data, order, dice, events, error);
}

GabOrder *
gab_formal_complete (gconstpointer   data,
                     const GabOrder *order)
{
  return gab_order_copy (order);
}

void
gab_formal_choices (gconstpointer  data,
                    GArray        *choices)
{
  gab_formal_choices_blood (data, choices);
}

gboolean
gab_formal_check (gconstpointer   data,
                  GError        **error)
{
  return TRUE;
}

void
gab_formal_dump (gconstpointer  data,
                 GString       *text)
{
}
