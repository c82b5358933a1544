/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a siege ended: what ended it, who won, and the score line by line. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SIEGE_ENDING (gab_siege_ending_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegeEnding, gab_siege_ending, GAB, SIEGE_ENDING, GtkWidget)

GtkWidget *gab_siege_ending_new     (GabOperation *operation);
void       gab_siege_ending_present (GtkWindow    *parent,
                                     GabSession   *session,
                                     const char   *operation);

G_END_DECLS
