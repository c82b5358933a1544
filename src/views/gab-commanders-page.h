/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of commanders: who leads what, and how he is. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_COMMANDERS_PAGE (gab_commanders_page_get_type ())
G_DECLARE_FINAL_TYPE (GabCommandersPage, gab_commanders_page, GAB, COMMANDERS_PAGE, GabPage)

G_END_DECLS
