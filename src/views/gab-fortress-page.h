/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a fortress: whose it is, who holds it, and what is left of its works. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_FORTRESS_PAGE (gab_fortress_page_get_type ())
G_DECLARE_FINAL_TYPE (GabFortressPage, gab_fortress_page, GAB, FORTRESS_PAGE, GabPage)

G_END_DECLS
