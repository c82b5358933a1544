/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as a reader sees them: grids with titles, and what a player types into them. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_SHEET_PLAIN,
  GAB_SHEET_YARDS, /* held in tenths */
} GabSheetUnit;

#define GAB_SHEET_ROWS    16
#define GAB_SHEET_COLUMNS 16
#define GAB_SHEET_GROUPS  5

/* A row is one table of the rule set's file, or a part of one. */
typedef struct
{
  const char *table; /* its name there */
  const char *label; /* to be translated; "" for none */
} GabSheetRow;

typedef struct
{
  const char   *rules;          /* id of the rule set */
  const char   *prefix;         /* of the rule's number, where it is another's; NULL the rule set's */
  int           rule;           /* the rule's number */
  gboolean      reconstruction; /* the book's own is lost */
  GabSheetUnit  unit;
  gboolean      nought;         /* 0 is "not at all" */
  const char   *groups[GAB_SHEET_GROUPS];   /* over the columns, each over as many; to be translated */
  const char   *columns[GAB_SHEET_COLUMNS]; /* to be translated; repeated for each group */
  GabSheetRow   rows[GAB_SHEET_ROWS];
} GabTableSheet;

const GabTableSheet *gab_table_sheet_nth       (const char           *rules,
                                                guint                 nth);
guint                gab_table_sheet_n_rows    (const GabTableSheet  *sheet);
guint                gab_table_sheet_n_columns (const GabTableSheet  *sheet);
guint                gab_table_sheet_n_groups  (const GabTableSheet  *sheet);
char                *gab_table_sheet_title     (const GabTableSheet  *sheet,
                                                GabCampaign          *campaign);
char                *gab_table_sheet_tell_cell (const GabTableSheet  *sheet,
                                                GabCampaign          *campaign,
                                                guint                 row,
                                                guint                 column);
gboolean             gab_table_sheet_get       (const GabTableSheet  *sheet,
                                                const GabTables      *tables,
                                                guint                 row,
                                                guint                 column,
                                                gint32               *value);
char                *gab_table_sheet_text      (const GabTableSheet  *sheet,
                                                gint32                value);
GabTables           *gab_table_sheet_change    (const GabTableSheet  *sheet,
                                                GabCampaign          *campaign,
                                                guint                 row,
                                                guint                 column,
                                                const char           *text,
                                                GError              **error);

GabTables           *gab_table_sheet_book      (GabCampaign          *campaign,
                                                const char           *rules);
guint                gab_table_sheet_changed   (GabCampaign          *campaign,
                                                const char           *rules);

/* gab-table-sheet-formal.c, gab-table-sheet-others.c: each ends with an empty one. */
extern const GabTableSheet gab_formal_sheets[];
extern const GabTableSheet gab_storming_sheets[];
extern const GabTableSheet gab_books_sheets[];

G_END_DECLS
