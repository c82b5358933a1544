/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words on a page: a label that wraps where it must. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *gab_words_new (const char *text,
                          const char *css_class);

G_END_DECLS
