/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fold: a side and a content that stand beside each other while there is room. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_FOLD (gab_fold_get_type ())
G_DECLARE_FINAL_TYPE (GabFold, gab_fold, GAB, FOLD, GtkWidget)

GtkWidget *gab_fold_new         (GtkWidget *side,
                                 GtkWidget *content);
gboolean   gab_fold_get_folded  (GabFold   *self);
gboolean   gab_fold_get_shown   (GabFold   *self);
void       gab_fold_set_shown   (GabFold   *self,
                                 gboolean   shown);

G_END_DECLS
