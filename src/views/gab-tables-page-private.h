/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the page of tables only. */
#pragma once

#include "gab-table-sheet.h"
#include "gab-tables-page.h"

G_BEGIN_DECLS

/* A number, in a label or, where it may be changed, in an entry. */
typedef struct
{
  const GabTableSheet *sheet;
  guint                row, column;
  GtkWidget           *widget; /* the grid's own */
} GabTablesCell;

struct _GabTablesPage
{
  GabPage parent_instance;

  GtkDropDown     *rules;
  GtkToggleButton *changing;
  GtkWidget       *back_button;
  GtkWidget       *settings_button;
  GtkLabel        *state;
  GtkLabel        *note;
  GtkLabel        *problem;
  GtkBox          *cards;

  GPtrArray       *cells;    /* of GabTablesCell, owned */
  const char      *shown;    /* the id of the rule set whose cards are there; NULL none */
  gboolean         entries;  /* its numbers are in entries */
  guint            next;     /* the grid that is still to be made */
  guint            tick;     /* makes it; 0 when all are there */
  gboolean         filling;
};

const char *gab_tables_page_get_rules  (GabTablesPage       *self);
gboolean    gab_tables_page_make_card  (GabTablesPage       *self);
void        gab_tables_page_fill       (GabTablesPage       *self,
                                        const GabTablesCell *cell);
void        gab_tables_page_typed      (GabTablesPage       *self,
                                        GtkWidget           *entry);
void        gab_tables_page_left       (GabTablesPage       *self,
                                        GtkWidget           *entry);

G_END_DECLS
