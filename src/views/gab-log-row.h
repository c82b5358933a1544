/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the log. */
#pragma once

#include "gab-log-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_LOG_ROW (gab_log_row_get_type ())
G_DECLARE_FINAL_TYPE (GabLogRow, gab_log_row, GAB, LOG_ROW, GtkWidget)

GtkWidget *gab_log_row_new  (void);
void       gab_log_row_show (GabLogRow   *self,
                             GabCampaign *campaign,
                             GabLogItem  *item,
                             gboolean     notation,
                             gboolean     correct);

G_END_DECLS
