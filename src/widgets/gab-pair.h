/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pair: two children beside each other while there is room, else one above the other. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_PAIR (gab_pair_get_type ())
G_DECLARE_FINAL_TYPE (GabPair, gab_pair, GAB, PAIR, GtkWidget)

GtkWidget *gab_pair_new (void);

G_END_DECLS
