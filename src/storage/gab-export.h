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

typedef struct _GabExportJob GabExportJob;

const char *gab_export_name           (GabExport         what);
int         gab_export_from_name      (const char       *name);
const char *gab_export_format_name    (GabExportFormat   format);
int         gab_export_format_from_name (const char     *name);
gboolean    gab_export_open_log       (GabCampaign      *campaign,
                                       guint             nth,
                                       GError          **error);
gboolean    gab_export_open_logs      (GabCampaign      *campaign,
                                       GError          **error);
GBytes     *gab_export_write_bill     (const GabBill    *bill,
                                       GabExportFormat   format);
GBytes     *gab_export_write          (GabCampaign      *campaign,
                                       GabExport         what,
                                       GabExportFormat   format);

/* In slices. */
GabExportJob *gab_export_job_new      (GabCampaign      *campaign,
                                       GabExport         what,
                                       GabExportFormat   format);
gboolean    gab_export_job_step       (GabExportJob     *job,
                                       gint64            span);
double      gab_export_job_get_progress (GabExportJob   *job);
GBytes     *gab_export_job_finish     (GabExportJob     *job);
void        gab_export_job_free       (GabExportJob     *job);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabExportJob, gab_export_job_free)

G_END_DECLS
