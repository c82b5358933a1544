/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An item of the log list: an entry, and whose log it stands in. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

#define GAB_TYPE_LOG_ITEM (gab_log_item_get_type ())
G_DECLARE_FINAL_TYPE (GabLogItem, gab_log_item, GAB, LOG_ITEM, GObject)

GabLogItem  *gab_log_item_new        (GabLogEntry  *entry,
                                      GabCalendar   calendar,
                                      GabOperation *operation);
GabLogEntry *gab_log_item_get_entry  (GabLogItem   *self);
GabOperation *gab_log_item_get_operation (GabLogItem *self);
const char  *gab_log_item_get_date   (GabLogItem   *self);
const char  *gab_log_item_get_where  (GabLogItem   *self);
const char  *gab_log_item_get_side   (GabLogItem   *self);
gboolean     gab_log_item_is_empty   (GabLogItem   *self);
gboolean     gab_log_item_matches    (GabLogItem   *self,
                                      const char   *folded);
char        *gab_log_item_dup_spoken (GabLogItem   *self);

G_END_DECLS
