/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sharing out: whole things among many, by largest remainder. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gint64 gab_share (gint64        total,
                  const gint64 *weights,
                  guint         n,
                  gint64       *parts);

G_END_DECLS
