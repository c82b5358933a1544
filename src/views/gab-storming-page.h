/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: the step that comes next and its chances, the columns, the sheet. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_STORMING_PAGE (gab_storming_page_get_type ())
G_DECLARE_FINAL_TYPE (GabStormingPage, gab_storming_page, GAB, STORMING_PAGE, GabPage)

char *gab_storming_page_dup_order (GabStormingPage *self);

G_END_DECLS
