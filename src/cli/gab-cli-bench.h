/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of gabion-cli bench only. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

gint64   gab_cli_median     (gint64        *times,
                             guint          n);
gboolean gab_cli_bench_file (const char    *path,
                             GabTableSet   *tables,
                             GError       **error);
gboolean gab_cli_bench_sieges (gint64        n,
                               guint64       seed,
                               GabTableSet  *tables,
                               GError      **error);

G_END_DECLS
