/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar at the top of the window: a sentence that stays, and what can be done about it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A button: an action of the window. */
typedef struct
{
  const char *label;  /* with mnemonic; NULL ends a list */
  const char *action;
  const char *target; /* nullable: its text */
} GabBarButton;

#define GAB_TYPE_BAR (gab_bar_get_type ())
G_DECLARE_FINAL_TYPE (GabBar, gab_bar, GAB, BAR, GtkWidget)

GtkWidget  *gab_bar_new          (const char         *id,
                                  const char         *text,
                                  const GabBarButton *buttons);
const char *gab_bar_get_id       (GabBar             *self);
const char *gab_bar_get_text     (GabBar             *self);
void        gab_bar_set_progress (GabBar             *self,
                                  double              share);

G_END_DECLS
