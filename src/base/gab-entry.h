/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry: one order as the record keeps it, in one piece of memory, never changed. */
#pragma once

#include "gab-dice.h"
#include "gab-notation.h"

G_BEGIN_DECLS

/* Immutable, so that one who saves may keep it while the game goes on. */
typedef struct
{
  gatomicrefcount  refs;
  guint            n_dice;
  const GabOrder  *order;
  const GabDie    *dice;
  const char      *reason;  /* nullable: why an umpire corrected, what a player noted */
  gint32           day;     /* day number before the order */
} GabEntry;

GabEntry *gab_entry_new   (const GabOrder *order,
                           const GabDie   *dice,
                           guint           n_dice,
                           const char     *reason,
                           gint32          day);
GabEntry *gab_entry_ref   (GabEntry       *entry);
void      gab_entry_unref (GabEntry       *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabEntry, gab_entry_unref)

G_END_DECLS
