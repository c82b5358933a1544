/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words on a page: a label that wraps where it must. */

#include "gab-words.h"

/**
 * gab_words_new:
 * @text: what it says, no markup
 * @css_class: (nullable): how it looks
 *
 * Returns: (transfer floating): a label from the start of its line that wraps between words, and within one that is
 *   too long.
 */
GtkWidget *
gab_words_new (const char *text,
               const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}
