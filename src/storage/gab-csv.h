/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CSV: tables as spreadsheets write and paste them (RFC 4180), read and written. */
#pragma once

#include "gab-error.h"

G_BEGIN_DECLS

/* How much is read. */
#define GAB_CSV_MOST_BYTES   (16 * 1024 * 1024)
#define GAB_CSV_MOST_ROWS    100000
#define GAB_CSV_MOST_COLUMNS 256
#define GAB_CSV_MOST_CELL    (64 * 1024) /* bytes */

typedef struct _GabCsv GabCsv;

GabCsv     *gab_csv_read      (const char    *text,
                               gsize          size,
                               GError       **error);
void        gab_csv_free      (GabCsv        *csv);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabCsv, gab_csv_free)

char        gab_csv_separator (const GabCsv  *csv);
guint       gab_csv_n_rows    (const GabCsv  *csv);
guint       gab_csv_n_columns (const GabCsv  *csv);
guint       gab_csv_line      (const GabCsv  *csv,
                               guint          row);
const char *gab_csv_cell      (const GabCsv  *csv,
                               guint          row,
                               guint          column);
int         gab_csv_fuzz      (const guint8  *data,
                               gsize          size);

/* Writing: one cell after the other, then the end of the row. */
void        gab_csv_put_text   (GString      *text,
                                const char   *cell);
void        gab_csv_put_number (GString      *text,
                                gint64        number);
void        gab_csv_end_row    (GString      *text);

G_END_DECLS
