/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A curtain: it stands in the place of all that the next player may not see, until he says that he is there. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_CURTAIN (gab_curtain_get_type ())
G_DECLARE_FINAL_TYPE (GabCurtain, gab_curtain, GAB, CURTAIN, GtkWidget)

GtkWidget  *gab_curtain_new     (const char *who);
const char *gab_curtain_get_who (GabCurtain *self);

G_END_DECLS
