/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The soak: the program plays by itself, for tools/soak to end it at any moment. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_soak_begin (GtkApplication *application);

G_END_DECLS
