/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A result sheet as a table: written empty, filled in a spreadsheet, read again (CA-19). */
#pragma once

#include "gab-csv.h"
#include "gab-result-sheet.h"

G_BEGIN_DECLS

#define GAB_CSV_RESULT_NUMBERS 6 /* killed, wounded, missing, prisoners, guns dismounted, guns taken */

typedef struct
{
  char *unit; /* its handle */
  int   numbers[GAB_CSV_RESULT_NUMBERS];
} GabCsvResultRow;

GBytes    *gab_csv_result_write (const GabResultSheet *sheet);
GPtrArray *gab_csv_result_read  (const char           *text,
                                 gsize                 size,
                                 GabCampaign          *campaign,
                                 const char           *operation,
                                 GError              **error);

G_END_DECLS
