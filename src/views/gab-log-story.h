/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as a story: sentences under their days, as plain text. */
#pragma once

#include "gab-log-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef gboolean (* GabLogWanted) (gpointer item,
                                   gpointer data);

char *gab_log_story_dup (GListModel   *log,
                         GabLogWanted  wanted,
                         gpointer      data,
                         guint        *n_told);
void  gab_log_story_copy (GtkWidget   *widget,
                          GListModel  *log,
                          GabLogWanted wanted,
                          gpointer     data);

G_END_DECLS
