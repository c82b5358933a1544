/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Export: rosters, the ledger and the logs for spreadsheets and scripts. */
#pragma once

#include "gab-bill.h"
#include "gab-export-table.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_EXPORT_ROSTER,
  GAB_EXPORT_LEDGER,
  GAB_EXPORT_LOG,
  GAB_EXPORT_N_KINDS,
} GabExport;

const char *gab_export_name           (GabExport         what);
int         gab_export_from_name      (const char       *name);
const char *gab_export_format_name    (GabExportFormat   format);
int         gab_export_format_from_name (const char     *name);
gboolean    gab_export_open_logs      (GabCampaign      *campaign,
                                       GError          **error);
GBytes     *gab_export_write_bill     (const GabBill    *bill,
                                       GabExportFormat   format);
GBytes     *gab_export_write          (GabCampaign      *campaign,
                                       GabExport         what,
                                       GabExportFormat   format);

G_END_DECLS
