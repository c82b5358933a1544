/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The campaigns that were open of late. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char    *uri;
  char    *path;
  char    *name; /* as the desktop shows it */
  gboolean gone; /* it is no longer there */
} GabRecent;

GPtrArray *gab_recent_list   (guint       most,
                              gboolean    gone);
void       gab_recent_forget (const char *uri);

G_END_DECLS
