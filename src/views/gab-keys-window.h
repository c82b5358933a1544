/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of keys: what each does, by what it is for, and a search among them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_KEYS_WINDOW (gab_keys_window_get_type ())
G_DECLARE_FINAL_TYPE (GabKeysWindow, gab_keys_window, GAB, KEYS_WINDOW, GtkWindow)

GtkWidget  *gab_keys_window_new      (GtkWindow     *parent);
GtkListBox *gab_keys_window_get_list (GabKeysWindow *self);

G_END_DECLS
