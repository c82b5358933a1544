/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table for other programs: the same rows as CSV or as JSON. */
#pragma once

#include "gab-csv.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_EXPORT_CSV,
  GAB_EXPORT_JSON,
} GabExportFormat;

typedef struct _GabExportTable GabExportTable;

GabExportTable *gab_export_table_new    (GabExportFormat     format,
                                         const char *const  *columns);
void            gab_export_table_head   (GabExportTable     *table,
                                         const char         *key,
                                         const char         *text);
void            gab_export_table_begin  (GabExportTable     *table,
                                         const char         *key);
void            gab_export_table_text   (GabExportTable     *table,
                                         const char         *text);
void            gab_export_table_number (GabExportTable     *table,
                                         gint64              number);
void            gab_export_table_flag   (GabExportTable     *table,
                                         gboolean            flag);
void            gab_export_table_end_row(GabExportTable     *table);
GBytes         *gab_export_table_finish (GabExportTable     *table);

G_END_DECLS
