/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Storage: campaigns in files, and what the program itself brings along. */
#pragma once

#include "gab-snapshot.h"

G_BEGIN_DECLS

/* A window loads with gab_loading_begin() (gab-loading.h), and saves what
 * gab_storage_snapshot() gives with gab_snapshot_write() in another thread. */
GabTableSet *gab_storage_load_tables  (GError      **error);
char       **gab_storage_list_samples (void);
GBytes      *gab_storage_lookup_sample(const char   *name);
GabCampaign *gab_storage_load_sample  (const char   *name,
                                       GabTableSet  *defaults,
                                       GError      **error);

GabCampaign *gab_storage_load         (const char   *path,
                                       GabTableSet  *defaults,
                                       GError      **error);
GabCampaign *gab_storage_load_bytes   (GBytes       *bytes,
                                       const char   *name,
                                       GabTableSet  *defaults,
                                       GError      **error);
gboolean     gab_storage_can_load_part(const GError *error);
GabCampaign *gab_storage_load_part    (const char   *path,
                                       GabTableSet  *defaults,
                                       GError      **error);
GabCampaign *gab_storage_load_part_bytes (GBytes   *bytes,
                                       const char   *name,
                                       GabTableSet  *defaults,
                                       GError      **error);
GabCampaign *gab_storage_load_orders  (const char   *path,
                                       GabTableSet  *defaults,
                                       GError      **error);
GabCampaign *gab_storage_load_orders_bytes (GBytes  *bytes,
                                       const char   *name,
                                       GabTableSet  *defaults,
                                       GError      **error);
GabSnapshot *gab_storage_snapshot     (GabCampaign  *campaign,
                                       GError      **error);
GBytes      *gab_storage_write        (GabCampaign  *campaign,
                                       GError      **error);
gboolean     gab_storage_save         (GabCampaign  *campaign,
                                       const char   *path,
                                       GError      **error);

G_END_DECLS
