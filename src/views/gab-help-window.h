/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual: chapters at the left, the one that is read at the right. */
#pragma once

#include "gab-rules.h"
#include "gab-registry.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_HELP_WINDOW (gab_help_window_get_type ())
G_DECLARE_FINAL_TYPE (GabHelpWindow, gab_help_window, GAB, HELP_WINDOW, GtkWindow)

GabHelpWindow *gab_help_window_new  (GtkWindow     *parent,
                                     GabTableSet   *tables);
void           gab_help_window_read (GabHelpWindow *self,
                                     const char    *chapter);

G_END_DECLS
