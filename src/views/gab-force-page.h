/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a force: who leads it, where it stands, and its roster. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_FORCE_PAGE (gab_force_page_get_type ())
G_DECLARE_FINAL_TYPE (GabForcePage, gab_force_page, GAB, FORCE_PAGE, GabPage)

GabThing  *gab_force_page_get_chosen (GabForcePage *self);
gboolean   gab_force_page_choose     (GabForcePage *self,
                                      const char   *handle);
GtkWidget *gab_force_page_type       (GabForcePage *self,
                                      const char   *unit,
                                      const char   *present);

G_END_DECLS
