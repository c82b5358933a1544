/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a unit: the history of a regiment. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_UNIT_PAGE (gab_unit_page_get_type ())
G_DECLARE_FINAL_TYPE (GabUnitPage, gab_unit_page, GAB, UNIT_PAGE, GabPage)

G_END_DECLS
