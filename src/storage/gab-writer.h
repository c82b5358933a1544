/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a campaign's file. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

GBytes *gab_writer_write (GabCampaign *campaign);

G_END_DECLS
