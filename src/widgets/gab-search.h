/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Escape in the search of a window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_search_escape_closes (GtkSearchEntry *search);

G_END_DECLS
