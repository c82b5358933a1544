/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the writer fills a snapshot. */
#pragma once

#include "gab-snapshot.h"

G_BEGIN_DECLS

GabSnapshot *gab_snapshot_new_empty (void);
void         gab_snapshot_begin     (GabSnapshot *snapshot,
                                     const char  *name);
void         gab_snapshot_end       (GabSnapshot *snapshot);
void         gab_snapshot_attribute (GabSnapshot *snapshot,
                                     const char  *name,
                                     const char  *value);
void         gab_snapshot_text      (GabSnapshot *snapshot,
                                     const char  *text);
void         gab_snapshot_raw_text  (GabSnapshot *snapshot,
                                     const char  *text);
void         gab_snapshot_records   (GabSnapshot *snapshot,
                                     const char  *name,
                                     GPtrArray   *records);
void         gab_snapshot_log       (GabSnapshot *snapshot,
                                     const char  *name,
                                     GabTurnLog  *log,
                                     gboolean     dated);

G_END_DECLS
