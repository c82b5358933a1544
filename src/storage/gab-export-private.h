/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Export from within: gab-export.c writes rows, gab-export-job.c takes its time over them. */
#pragma once

#include "gab-export.h"
#include "gab-ledger.h"

G_BEGIN_DECLS

GabExportTable *gab_export_begin        (GabCampaign     *campaign,
                                         GabExport        what,
                                         GabExportFormat  format);
void            gab_export_write_roster (GabCampaign     *campaign,
                                         GabExportTable  *table);
gboolean        gab_export_tells        (GabLogEntry     *entry);
void            gab_export_write_entry  (GabExportTable  *table,
                                         const char      *log,
                                         guint            number,
                                         GabLogEntry     *entry);
void            gab_export_write_posting(GabExportTable  *table,
                                         GabLedgerRow    *row);

G_END_DECLS
