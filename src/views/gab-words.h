/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words on a page: a label that wraps where it must, a choice among names of any length. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       gab_words_mind     (GtkWidget      *widget);
GtkWidget *gab_words_new      (const char     *text,
                               const char     *css_class);
void       gab_words_on_check (GtkCheckButton *check,
                               const char     *text);
void       gab_words_in_down  (GtkDropDown    *down,
                               int             most);

G_END_DECLS
