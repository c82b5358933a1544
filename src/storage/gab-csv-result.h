/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A result sheet as a table: written empty, filled in a spreadsheet, read again (CA-19). */
#pragma once

#include "gab-csv.h"
#include "gab-result-sheet.h"

G_BEGIN_DECLS

/* In the order of the columns; the last three are of forces. */
enum
{
  GAB_CSV_RESULT_KILLED,
  GAB_CSV_RESULT_WOUNDED,
  GAB_CSV_RESULT_MISSING,
  GAB_CSV_RESULT_PRISONERS,
  GAB_CSV_RESULT_DISMOUNTED,
  GAB_CSV_RESULT_TAKEN,
  GAB_CSV_RESULT_CAPTURED,
  GAB_CSV_RESULT_SP,
  GAB_CSV_RESULT_SPENT,
  GAB_CSV_RESULT_ROUNDS_LOST,
  GAB_CSV_RESULT_ROUNDS_CAPTURED,
  GAB_CSV_RESULT_NUMBERS,
};

typedef struct
{
  char *unit; /* its handle, or that of a force */
  int   numbers[GAB_CSV_RESULT_NUMBERS];
} GabCsvResultRow;

GBytes    *gab_csv_result_write (const GabResultSheet *sheet);
GPtrArray *gab_csv_result_read  (const char           *text,
                                 gsize                 size,
                                 GabCampaign          *campaign,
                                 const char           *operation,
                                 GError              **error);

G_END_DECLS
