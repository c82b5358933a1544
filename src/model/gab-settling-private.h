/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of settling only. */
#pragma once

#include "gab-settling.h"

G_BEGIN_DECLS

GabSettling *gab_settling_with (GabCampaign     *campaign,
                                GabOperation    *operation,
                                const GabBooks  *books,
                                GError         **error);

G_END_DECLS
