/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of older formats: brought up step by step, and kept as they were. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GBytes  *gab_upgrade      (GBytes      *bytes,
                           char       **notice,
                           GError     **error);
gboolean gab_upgrade_keep (const char  *path,
                           GError     **error);

G_END_DECLS
