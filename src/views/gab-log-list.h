/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log list: the campaign's log and those of its opened operations, as one. */
#pragma once

#include "gab-log-item.h"

G_BEGIN_DECLS

#define GAB_TYPE_LOG_LIST (gab_log_list_get_type ())
G_DECLARE_FINAL_TYPE (GabLogList, gab_log_list, GAB, LOG_LIST, GObject)

GabLogList  *gab_log_list_new       (void);
void         gab_log_list_show      (GabLogList  *self,
                                     GabCampaign *campaign,
                                     guint        most);
gboolean     gab_log_list_reveal    (GabLogList  *self,
                                     guint        n);

G_END_DECLS
