/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of a long list that come by and by: those that are asked for are there at once. */

#include "gab-reveal.h"

#define ROWS 500

static GtkSliceListModel *
new_rows (void)
{
  GtkStringList *strings = gtk_string_list_new (NULL);

  for (guint i = 0; i < ROWS; i++)
    gtk_string_list_append (strings, "row");
  return gtk_slice_list_model_new (G_LIST_MODEL (strings), 0, 0);
}

static guint
count (GtkSliceListModel *rows)
{
  return g_list_model_get_n_items (G_LIST_MODEL (rows));
}

/* As the list hears it before the view that is to move. */
static void
press (GtkWidget *view,
       guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken = TRUE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_CAPTURE);
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
      g_assert_false (taken);
    }
}

static void
test_until (void)
{
  g_autoptr (GtkSliceListModel) rows = new_rows ();
  GtkWidget *view = g_object_ref_sink (gtk_label_new (NULL));

  gab_reveal_begin (rows, view);
  g_assert_cmpuint (count (rows), <, 20);
  gab_reveal_until (rows, 300);
  g_assert_cmpuint (count (rows), ==, 301);
  gab_reveal_until (rows, 20);
  g_assert_cmpuint (count (rows), ==, 301);
  gab_reveal_begin (rows, view);
  g_assert_cmpuint (count (rows), <, 20);
  g_object_unref (view);
}

static void
test_end (void)
{
  static const guint ends[] = { GDK_KEY_End, GDK_KEY_KP_End };
  g_autoptr (GtkSliceListModel) rows = new_rows ();
  GtkWidget *view = g_object_ref_sink (gtk_label_new (NULL));

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      gab_reveal_begin (rows, view);
      press (view, GDK_KEY_Down);
      g_assert_cmpuint (count (rows), <, 20);
      press (view, ends[i]);
      g_assert_cmpuint (count (rows), ==, ROWS);
    }
  g_object_unref (view);
}

static gboolean
has_all (GtkSliceListModel *rows)
{
  gint64 last = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (count (rows) < ROWS && g_get_monotonic_time () < last)
    g_main_context_iteration (NULL, FALSE);
  return count (rows) == ROWS;
}

/* A view that goes before all are there leaves the list to the next. */
static void
test_another_view (void)
{
  g_autoptr (GtkSliceListModel) rows = new_rows ();
  GtkWidget *window = gtk_window_new ();

  for (int i = 0; i < 2; i++)
    {
      gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("rows"));
      gab_reveal_begin (rows, gtk_window_get_child (GTK_WINDOW (window)));
    }
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (has_all (rows));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  g_test_add_func ("/widgets/reveal/until", test_until);
  g_test_add_func ("/widgets/reveal/end", test_end);
  g_test_add_func ("/widgets/reveal/another-view", test_another_view);
  return g_test_run ();
}
