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
} GabBannerButton;

#define GAB_TYPE_BANNER (gab_banner_get_type ())
G_DECLARE_FINAL_TYPE (GabBanner, gab_banner, GAB, BANNER, GtkWidget)

GtkWidget  *gab_banner_new          (const char         *id,
                                  const char         *text,
                                  const GabBannerButton *buttons);
const char *gab_banner_get_id       (GabBanner             *self);
const char *gab_banner_get_text     (GabBanner             *self);
void        gab_banner_set_progress (GabBanner             *self,
                                  double              share);

G_END_DECLS
