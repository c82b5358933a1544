/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading a campaign in a thread of its own. */
#pragma once

#include "gab-stream.h"

#include "gab-campaign.h"

G_BEGIN_DECLS

void         gab_loading_begin  (const char           *path,
                                 GabTableSet          *defaults,
                                 gboolean              in_part,
                                 GCancellable         *cancellable,
                                 GabProgressFunc       progress,
                                 gpointer              progress_data,
                                 GAsyncReadyCallback   done,
                                 gpointer              data);
GabCampaign *gab_loading_finish (GAsyncResult         *result,
                                 GBytes              **content,
                                 GError              **error);

G_END_DECLS
