/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: the numbers of a rule set, as data/rules/X.xml or a campaign gives them. */
#pragma once

#include "gab-error.h"

G_BEGIN_DECLS

typedef struct _GabTables GabTables;

GabTables    *gab_tables_new       (const char      *rules,
                                    guint            revision);
GabTables    *gab_tables_ref       (GabTables       *tables);
void          gab_tables_unref     (GabTables       *tables);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabTables, gab_tables_unref)

const char   *gab_tables_rules     (const GabTables *tables);
guint         gab_tables_revision  (const GabTables *tables);
gboolean      gab_tables_add       (GabTables       *tables,
                                    const char      *name,
                                    const gint32    *values,
                                    guint            n_values,
                                    int              line,
                                    GError         **error);
gboolean      gab_tables_has       (const GabTables *tables,
                                    const char      *name);
gboolean      gab_tables_get       (const GabTables *tables,
                                    const char      *name,
                                    gint32          *values,
                                    guint            n_values,
                                    gint32           lowest,
                                    gint32           highest,
                                    GError         **error);
gboolean      gab_tables_range     (const GabTables *tables,
                                    const char      *name,
                                    gint32          *lowest,
                                    gint32          *highest);
const gint32 *gab_tables_find      (const GabTables *tables,
                                    const char      *name,
                                    guint           *n_values);
gboolean      gab_tables_get_bands (const GabTables *tables,
                                    const char      *name,
                                    gint32          *upper,
                                    guint            n_bands,
                                    gint32           highest,
                                    GError         **error);
gboolean      gab_tables_all_read  (const GabTables *tables,
                                    GError         **error);
guint         gab_tables_length    (const GabTables *tables);
const char   *gab_tables_nth       (const GabTables *tables,
                                    guint            nth,
                                    const gint32   **values,
                                    guint           *n_values);
GabTables    *gab_tables_with      (const GabTables *tables,
                                    const char      *name,
                                    guint            nth,
                                    gint32           value);
char         *gab_tables_digest    (const GabTables *tables);

void          gab_tables_set_title (GabTables       *tables,
                                    int              rule,
                                    const char      *title,
                                    const char      *ruling);
const char   *gab_tables_title     (const GabTables *tables,
                                    int              rule);
const char   *gab_tables_ruling    (const GabTables *tables,
                                    int              rule);

G_END_DECLS
