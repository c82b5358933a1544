/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the log is shown: of which siege or battle, of which side, how important. */
#pragma once

#include "gab-log-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_LOG_FILTER (gab_log_filter_get_type ())
G_DECLARE_FINAL_TYPE (GabLogFilter, gab_log_filter, GAB, LOG_FILTER, GtkBox)

/* How important an entry must be. */
typedef enum
{
  GAB_LOG_ALL,
  GAB_LOG_EVENTS, /* not that days went by, nor what was struck out */
  GAB_LOG_NOTES,
} GabLogWeight;

void           gab_log_filter_show   (GabLogFilter *self,
                                      GabCampaign  *campaign);
gboolean       gab_log_filter_is_set (GabLogFilter *self);
gboolean       gab_log_filter_wants  (GabLogFilter *self,
                                      GabLogItem   *item);
void           gab_log_filter_choose (GabLogFilter *self,
                                      const char   *where,
                                      const char   *side,
                                      GabLogWeight  weight);
GtkStringList *gab_log_list_places   (GabCampaign  *campaign,
                                      gboolean      open,
                                      GPtrArray    *handles);

G_END_DECLS
