/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table on paper: a butcher's bill, or a sheet for a result that is still empty. */
#pragma once

#include "gab-bill.h"
#include "gab-paper.h"
#include "gab-result-sheet.h"

#include <cairo.h>

G_BEGIN_DECLS

/* How a row is set. */
typedef enum
{
  GAB_TABLE_PLAIN,
  GAB_TABLE_HEADING, /* strong, with more room above it */
  GAB_TABLE_INNER,   /* strong */
} GabTableRowKind;

typedef struct
{
  GabTableRowKind kind;
  guint           depth;
  char          **cells; /* as many as there are columns; NULL for a box to write in */
  guint           n_cells;
} GabTableRow;

/* All words belong to the sheet. */
typedef struct
{
  char      *title;
  char      *subtitle;
  char      *number;   /* nullable: by which the program knows the sheet again */
  GPtrArray *columns;  /* of char *: the first is of names, the others of figures */
  GPtrArray *rows;     /* of GabTableRow */
  GPtrArray *lines;    /* of char *: what stands below the table */
  gboolean   boxes;    /* figures that are not there are boxes to write in */
  gboolean   rtl;
} GabTableSheet;

GabTableSheet  *gab_table_sheet_new       (const char          *title,
                                           const char          *subtitle);
void            gab_table_sheet_free      (GabTableSheet       *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabTableSheet, gab_table_sheet_free)
void            gab_table_sheet_add_column(GabTableSheet       *sheet,
                                           const char          *title);
GabTableRow    *gab_table_sheet_add_row   (GabTableSheet       *sheet,
                                           GabTableRowKind      kind,
                                           guint                depth,
                                           const char          *name);
void            gab_table_row_set         (GabTableRow         *row,
                                           guint                column,
                                           gint64               number);
void            gab_table_sheet_add_line  (GabTableSheet       *sheet,
                                           const char          *line);
GabTableSheet  *gab_bill_sheet_new        (const GabBill       *bill);
GabTableSheet  *gab_result_table_new      (const GabResultSheet *sheet);

typedef struct _GabTableLayout GabTableLayout;

GabTableLayout *gab_table_layout_new      (const GabTableSheet *sheet,
                                           GabPaper             paper);
void            gab_table_layout_free     (GabTableLayout      *layout);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabTableLayout, gab_table_layout_free)
guint           gab_table_layout_n_pages  (const GabTableLayout *layout);
void            gab_table_layout_draw_page(const GabTableLayout *layout,
                                           cairo_t              *cr,
                                           guint                 page);
gboolean        gab_table_layout_pdf      (const GabTableLayout *layout,
                                           const char           *path,
                                           GError              **error);

G_END_DECLS
