/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that shows where the campaign stands. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_OVERVIEW_PAGE (gab_overview_page_get_type ())
G_DECLARE_FINAL_TYPE (GabOverviewPage, gab_overview_page, GAB, OVERVIEW_PAGE, GabPage)

G_END_DECLS
