/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as a table. */

#include "fuzz.h"

#include "gab-csv.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  return gab_csv_fuzz (data, size);
}
