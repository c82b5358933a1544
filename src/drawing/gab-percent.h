/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Percentages: a share in words, the same on every page. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *gab_percent_tell (double share);

G_END_DECLS
