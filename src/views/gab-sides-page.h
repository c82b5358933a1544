/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of sides: name, colour, notes, forces, men. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_SIDES_PAGE (gab_sides_page_get_type ())
G_DECLARE_FINAL_TYPE (GabSidesPage, gab_sides_page, GAB, SIDES_PAGE, GabPage)

G_END_DECLS
