/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' numbers, as data/rules/books.xml or a campaign's settings give them. */

#include "gab-books-private.h"

/* What data/rules/books.xml must hold. */
const GabBooksNumber gab_books_numbers[] = {
  { "split-killed-wounded-missing", 5, G_STRUCT_OFFSET (GabBooksTables, split), 3, 0, GAB_BOOKS_NUMBER_MOST },
  { "recovery-winner-holds-field", 6, G_STRUCT_OFFSET (GabBooksTables, holds_field), 2, 1, GAB_BOOKS_NUMBER_MOST },
  { "recovery-winner-moves-on", 6, G_STRUCT_OFFSET (GabBooksTables, moves_on), 2, 1, GAB_BOOKS_NUMBER_MOST },
  { "recovery-loser", 6, G_STRUCT_OFFSET (GabBooksTables, loser), 2, 1, GAB_BOOKS_NUMBER_MOST },
  { "recovery-draw", 6, G_STRUCT_OFFSET (GabBooksTables, draw), 2, 1, GAB_BOOKS_NUMBER_MOST },
  { "recovery-days", 6, G_STRUCT_OFFSET (GabBooksTables, recovery_days), 1, 0, GAB_BOOKS_NUMBER_MOST },
  { "men-a-section", 4, G_STRUCT_OFFSET (GabBooksTables, men_a_section), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "pieces-a-model", 4, G_STRUCT_OFFSET (GabBooksTables, pieces_a_model), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "men-a-figure", 4, G_STRUCT_OFFSET (GabBooksTables, men_a_figure), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "men-a-base-foot", 4, G_STRUCT_OFFSET (GabBooksTables, men_a_base_foot), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "men-a-base-horse", 4, G_STRUCT_OFFSET (GabBooksTables, men_a_base_horse), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "guns-a-battery", 4, G_STRUCT_OFFSET (GabBooksTables, guns_a_battery), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "rounds-a-round", 4, G_STRUCT_OFFSET (GabBooksTables, rounds_a_round), 1, 1, GAB_BOOKS_NUMBER_MOST },
  { "field-base-loss", 4, G_STRUCT_OFFSET (GabBooksTables, base_loss), 2, 1, GAB_BOOKS_NUMBER_MOST },
  { "sp-return", 6, G_STRUCT_OFFSET (GabBooksTables, sp_return), 1, GAB_SP_NEVER, GAB_SP_ALL, TRUE },
  { "repair-points-a-day", 8, G_STRUCT_OFFSET (GabBooksTables, repair_points), 1, 0, GAB_BOOKS_NUMBER_MOST, TRUE },
};

const guint gab_books_n_numbers = G_N_ELEMENTS (gab_books_numbers);

gpointer
gab_books_resolve (const GabTables  *tables,
                   GError          **error)
{
  g_autofree GabBooksTables *resolved = g_new0 (GabBooksTables, 1);

  for (guint i = 0; i < G_N_ELEMENTS (gab_books_numbers); i++)
    {
      const GabBooksNumber *number = &gab_books_numbers[i];
      gint32 *values = (gint32 *) ((char *) resolved + number->offset);

      /* A campaign of before keeps to what its tables say, and they say nothing of this. */
      if (number->optional && !gab_tables_has (tables, number->name))
        *values = 0;
      else if (!gab_tables_get (tables, number->name, values, number->n_values, number->lowest, number->highest, error))
        return NULL;
    }
  if (!gab_tables_all_read (tables, error))
    return NULL;
  if (resolved->split[0] + resolved->split[1] + resolved->split[2] > 0)
    return g_steal_pointer (&resolved);
  gab_books_fail_split (error);
  return NULL;
}
