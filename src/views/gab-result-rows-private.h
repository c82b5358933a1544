/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the rows of a result only. */
#pragma once

#include "gab-result-rows.h"

G_BEGIN_DECLS

#define GAB_RESULT_LOSSES 4 /* in the order of the notation: killed, wounded, missing, prisoners */

typedef struct
{
  char        *unit;   /* its handle, owned */
  char        *name;   /* owned */
  int          before; /* men present */
  GtkLabel    *before_label;
  GtkEditable *losses[GAB_RESULT_LOSSES];
  GtkLabel    *after_label;
} GabResultRow;

struct _GabResultRows
{
  GtkWidget parent_instance;

  GtkGrid   *grid;
  GPtrArray *rows;   /* of GabResultRow */
  GString   *shape;  /* the forces and units that the grid holds, to know it anew */
  GtkLabel  *sums[GAB_RESULT_LOSSES];
  int        n_lines;
};

void     gab_result_row_free       (gpointer            data);
gboolean gab_result_row_read       (GtkEditable        *entry,
                                    int                *number);
gint64   gab_result_row_get_lost   (const GabResultRow *row);
void     gab_result_row_show_after (GabResultRow       *row);
void     gab_result_row_append     (const GabResultRow *row,
                                    GString            *text);

G_END_DECLS
