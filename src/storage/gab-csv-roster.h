/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster as a table: its columns guessed, its rows read, its units made in one action. */
#pragma once

#include "gab-action.h"
#include "gab-campaign.h"
#include "gab-csv.h"

G_BEGIN_DECLS

/* What a column holds. */
typedef enum
{
  GAB_CSV_ROSTER_NOTHING,
  GAB_CSV_ROSTER_NAME,
  GAB_CSV_ROSTER_LABEL,
  GAB_CSV_ROSTER_KIND,
  GAB_CSV_ROSTER_QUALITY,
  GAB_CSV_ROSTER_MEN,
  GAB_CSV_ROSTER_GUNS,
  GAB_CSV_ROSTER_SP,
  GAB_CSV_ROSTER_FORCE,
  GAB_CSV_ROSTER_NATION,
  GAB_CSV_ROSTER_N_COLUMNS,
} GabCsvRosterColumn;

/* A unit as its row describes it. */
typedef struct
{
  guint line;    /* of the text */
  char *name;    /* owned, as the other words */
  char *label;
  char *force;   /* "" for the force that all go to */
  char *nation;
  int   kind;    /* GabUnitKind */
  int   quality; /* 0 to 4 */
  int   men, guns, sp;
  char *fault;   /* nullable: why it is left out */
} GabCsvRosterRow;

typedef struct _GabCsvRoster GabCsvRoster;

GabCsvRoster          *gab_csv_roster_new          (const char          *text,
                                                    gsize                size,
                                                    GabCampaign         *campaign,
                                                    const char          *force,
                                                    GError             **error);
void                   gab_csv_roster_free         (GabCsvRoster        *roster);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabCsvRoster, gab_csv_roster_free)

const GabCsv          *gab_csv_roster_get_table    (const GabCsvRoster  *roster);
gboolean               gab_csv_roster_get_headings (const GabCsvRoster  *roster);
void                   gab_csv_roster_set_headings (GabCsvRoster        *roster,
                                                    gboolean             headings);
GabCsvRosterColumn     gab_csv_roster_get_column   (const GabCsvRoster  *roster,
                                                    guint                column);
void                   gab_csv_roster_set_column   (GabCsvRoster        *roster,
                                                    guint                column,
                                                    GabCsvRosterColumn   what);
guint                  gab_csv_roster_n_units      (const GabCsvRoster  *roster);
const GabCsvRosterRow *gab_csv_roster_nth          (const GabCsvRoster  *roster,
                                                    guint                nth);
guint                  gab_csv_roster_n_good       (const GabCsvRoster  *roster);
GabAction             *gab_csv_roster_new_action   (const GabCsvRoster  *roster,
                                                    GError             **error);

/* Words of a table, whatever language they are in. */
GabCsvRosterColumn     gab_csv_roster_find_column  (const char          *heading);
const char            *gab_csv_roster_column_label (GabCsvRosterColumn   column);
int                    gab_csv_roster_find_kind    (const char          *word);
int                    gab_csv_roster_find_quality (gboolean             english_civil_war,
                                                    const char          *word);
gboolean               gab_csv_roster_parse_count  (const char          *text,
                                                    int                 *count);

G_END_DECLS
