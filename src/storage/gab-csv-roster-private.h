/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of rosters as tables only. */
#pragma once

#include "gab-csv-roster.h"

G_BEGIN_DECLS

struct _GabCsvRoster
{
  GabCsv             *csv;
  GabCampaign        *campaign; /* owned */
  char               *force;    /* the handle of the force that all go to, or in which theirs are made */
  gboolean            headings; /* the first row is none of a unit */
  GabCsvRosterColumn *columns;
  GArray             *rows;     /* of GabCsvRosterRow */
};

gboolean gab_csv_roster_is_civil_war (const GabCsvRoster *roster);
gboolean gab_csv_roster_is_same_name (const char         *one,
                                      const char         *other);

G_END_DECLS
