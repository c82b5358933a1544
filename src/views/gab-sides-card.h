/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A side on the page of sides. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SIDES_CARD (gab_sides_card_get_type ())
G_DECLARE_FINAL_TYPE (GabSidesCard, gab_sides_card, GAB, SIDES_CARD, GtkWidget)

GtkWidget *gab_sides_card_new  (GabSession   *session);
void       gab_sides_card_show (GabSidesCard *self,
                                GabThing     *side);

G_END_DECLS
