/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that wrap: no column of them is a letter wide, and none is wider than what it says. */

#include "gab-words.h"

#define SENTENCE "Two heavy cannon from the bastion of Santa María fire at the trenches"

static int
least_width (GtkWidget *label)
{
  int least;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
test_least_width (void)
{
  GtkWidget *label = g_object_ref_sink (gab_words_new (SENTENCE, NULL));
  GtkWidget *plain = g_object_ref_sink (gtk_label_new ("Two heav"));
  int least = least_width (label);

  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (label)), ==, 8);
  g_assert_cmpint (least, >, least_width (plain) / 2);
  gtk_label_set_label (GTK_LABEL (label), "14");
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (label)), ==, 2);
  g_assert_cmpint (least_width (label), <, least);
  gtk_label_set_label (GTK_LABEL (label), "חיל הרגלים הראשון");
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (label)), ==, 8); /* letters, not bytes */
  gtk_label_set_label (GTK_LABEL (label), "");
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (label)), ==, -1);
  gtk_label_set_label (GTK_LABEL (label), SENTENCE);
  g_assert_cmpint (least_width (label), ==, least);
  g_object_unref (label);
  g_object_unref (plain);
}

/* A width that somebody has given stays, whenever he gave it. */
static void
test_given_width (void)
{
  GtkWidget *label = g_object_ref_sink (gab_words_new (SENTENCE, NULL));

  gtk_label_set_width_chars (GTK_LABEL (label), 14);
  gtk_label_set_label (GTK_LABEL (label), "14");
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (label)), ==, 14);
  g_object_unref (label);
}

/* In a widget those are minded that wrap within words, and only those. */
static void
test_mind (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_label_new (SENTENCE), *words = gtk_label_new (SENTENCE), *letters = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap (GTK_LABEL (letters), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (letters), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), inner);
  gtk_box_append (GTK_BOX (inner), line);
  gtk_box_append (GTK_BOX (inner), words);
  gtk_box_append (GTK_BOX (inner), letters);
  gab_words_mind (box);
  gtk_label_set_label (GTK_LABEL (letters), SENTENCE);
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (line)), ==, -1);
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (words)), ==, -1);
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (letters)), ==, 8);
  g_object_unref (box);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  g_test_add_func ("/views/words/least-width", test_least_width);
  g_test_add_func ("/views/words/given-width", test_given_width);
  g_test_add_func ("/views/words/mind", test_mind);
  return g_test_run ();
}
