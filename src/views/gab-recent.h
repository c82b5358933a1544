/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The campaigns that were open of late. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *path;
  char *name; /* as the desktop shows it */
} GabRecent;

GPtrArray *gab_recent_list (guint most);

G_END_DECLS
