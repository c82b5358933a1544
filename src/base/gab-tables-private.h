/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables from within: gab-tables.c holds numbers, gab-tables-rules.c titles and rulings. */
#pragma once

#include "gab-tables.h"

G_BEGIN_DECLS

typedef struct
{
  char    *name;
  gint32  *values;
  guint    n_values;
  int      line;    /* in the file it came from; 0 unknown */
  gboolean read;    /* a rule set has asked for it */
  gint32   lowest, highest; /* that it takes, once it has */
} GabTablesEntry;

typedef struct
{
  char *title;
  char *ruling; /* NULL without one */
} GabTablesRule;

struct _GabTables
{
  gatomicrefcount  refs;
  char            *rules;
  guint            revision;
  GPtrArray       *entries; /* of GabTablesEntry, in the file's order */
  GHashTable      *by_name; /* name (borrowed) -> GabTablesEntry */
  GHashTable      *titles;  /* rule number -> GabTablesRule */
};

void gab_tables_rule_free   (gpointer         data);
void gab_tables_copy_titles (const GabTables *from,
                             GabTables       *to);

G_END_DECLS
