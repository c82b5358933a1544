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

/* What can be told of a list that does not change: some frames pass. */
static void
wait_frames (void)
{
  gint64 last = g_get_monotonic_time () + G_USEC_PER_SEC / 5;

  while (g_get_monotonic_time () < last)
    g_main_context_iteration (NULL, FALSE);
}

/* Rows that nobody sees are not made; those of a list that comes into sight again are. */
static void
test_hidden (void)
{
  g_autoptr (GtkSliceListModel) rows = new_rows ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = gtk_label_new ("rows");
  guint before;

  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  gab_reveal_begin (rows, view);
  wait_frames ();
  before = count (rows);
  g_assert_cmpuint (before, >, 8);
  gtk_widget_set_visible (view, FALSE);
  before = count (rows);
  wait_frames ();
  g_assert_cmpuint (count (rows), ==, before);
  gtk_widget_set_visible (view, TRUE);
  g_assert_true (has_all (rows));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_empty (GtkSliceListModel *rows)
{
  gint64 last = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (gtk_slice_list_model_get_model (rows) != NULL && g_get_monotonic_time () < last)
    g_main_context_iteration (NULL, FALSE);
  return gtk_slice_list_model_get_model (rows) == NULL && count (rows) == 0;
}

/* A list that is put away is emptied, also out of sight; one that is taken up again before is not. */
static void
test_put_away (void)
{
  g_autoptr (GtkSliceListModel) rows = new_rows ();
  GListModel *all = gtk_slice_list_model_get_model (rows);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = gtk_label_new ("rows");

  g_object_ref (all);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  gab_reveal_begin (rows, view);
  gab_reveal_until (rows, 100);
  gab_reveal_end (rows, view);
  wait_frames ();
  g_assert_cmpuint (count (rows), <, 101);
  g_assert_cmpuint (count (rows), >, 0);
  gab_reveal_begin (rows, view);
  g_assert_true (has_all (rows));
  gtk_widget_set_visible (view, FALSE);
  gab_reveal_end (rows, view);
  gab_reveal_until (rows, 20);
  g_assert_true (is_empty (rows));
  gtk_widget_set_visible (view, TRUE);
  wait_frames ();
  g_assert_cmpuint (count (rows), ==, 0);
  gab_reveal_begin (rows, view);
  gtk_slice_list_model_set_model (rows, all);
  g_assert_true (has_all (rows));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (all);
}

static guint
count_rows (GtkWidget *box)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
    n++;
  return n;
}

static void
add_row (GtkWidget *box,
         guint      nth,
         gpointer   text)
{
  g_assert_cmpuint (nth, ==, count_rows (box));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
}

static void
clear (GtkWidget *box)
{
  while (gtk_widget_get_first_child (box) != NULL)
    gtk_box_remove (GTK_BOX (box), gtk_widget_get_first_child (box));
}

static gboolean
has_rows (GtkWidget *box,
          guint      n)
{
  gint64 last = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (count_rows (box) < n && g_get_monotonic_time () < last)
    g_main_context_iteration (NULL, FALSE);
  return count_rows (box) == n;
}

/* The same in a plain box: so many at once, the others by and by, none while nobody sees them; begun again, nothing of
 * before comes. */
static void
test_each (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gab_reveal_each (box, TRUE, 5, add_row, (gpointer) "short");
  g_assert_cmpuint (count_rows (box), ==, 5);
  clear (box);
  gab_reveal_each (box, FALSE, 40, add_row, (gpointer) "long");
  g_assert_cmpuint (count_rows (box), ==, 8);
  g_assert_true (has_rows (box, 40));
  clear (box);
  gab_reveal_each (box, TRUE, 60, add_row, (gpointer) "again");
  g_assert_cmpuint (count_rows (box), ==, 40);
  gtk_widget_set_visible (box, FALSE);
  wait_frames ();
  g_assert_cmpuint (count_rows (box), ==, 40);
  gtk_widget_set_visible (box, TRUE);
  g_assert_true (has_rows (box, 60));
  clear (box);
  gab_reveal_each (box, TRUE, 30, add_row, (gpointer) "fewer");
  g_assert_cmpuint (count_rows (box), ==, 30);
  wait_frames ();
  g_assert_cmpuint (count_rows (box), ==, 30);
  clear (box);
  gab_reveal_each (box, FALSE, 40, add_row, (gpointer) "gone before all are there");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A list that another view takes up while the first is hidden fills in the frames of the other. */
static void
test_view_taken_over (void)
{
  g_autoptr (GtkSliceListModel) rows = new_rows ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_label_new ("first"), *second = gtk_label_new ("second");

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gab_reveal_begin (rows, first);
  gtk_widget_set_visible (first, FALSE);
  gab_reveal_begin (rows, second);
  g_assert_true (has_all (rows));
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_controllers (GtkWidget *view)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);

  return g_list_model_get_n_items (controllers);
}

/* However many lists a view has shown, it listens once, for the last. */
static void
test_listens_once (void)
{
  GtkWidget *view = g_object_ref_sink (gtk_label_new (NULL));
  guint before = count_controllers (view);

  for (int i = 0; i < 5; i++)
    {
      g_autoptr (GtkSliceListModel) rows = new_rows ();

      gab_reveal_begin (rows, view);
      g_assert_cmpuint (count_controllers (view), ==, before + 1);
      press (view, GDK_KEY_End);
      g_assert_cmpuint (count (rows), ==, ROWS);
    }
  g_object_unref (view);
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
  g_test_add_func ("/widgets/reveal/hidden", test_hidden);
  g_test_add_func ("/widgets/reveal/put-away", test_put_away);
  g_test_add_func ("/widgets/reveal/each", test_each);
  g_test_add_func ("/widgets/reveal/view-taken-over", test_view_taken_over);
  g_test_add_func ("/widgets/reveal/listens-once", test_listens_once);
  return g_test_run ();
}
