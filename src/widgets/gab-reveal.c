/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the first rows of a long list at once and the others a few a frame.
 *
 * A list view makes two hundred rows of any long list, at once: with many cells a row
 * that is longer than a window may stand still. Nor is it quicker to throw them away. */

#include "gab-reveal.h"

#define AT_ONCE 8
#define EACH    2
#define MADE    210 /* a view makes no more */
#define STEPS   "gab-reveal-steps"

/* What is done a few rows a frame, for a list or a box. */
typedef struct
{
  GtkWidget *view;    /* in whose frames; not held */
  guint      tick;    /* 0: not now */
  gulong     map;     /* goes on when the view is seen again */
  gboolean (* step) (gpointer what, gboolean seen); /* FALSE: all is done */
  gpointer   what;    /* the list or box that owns this */
} Steps;

static void
gone (Steps   *steps,
      GObject *view)
{
  steps->view = NULL;
  steps->tick = 0;
  steps->map = 0;
}

static void
leave (Steps *steps)
{
  if (steps->view == NULL)
    return;
  if (steps->tick != 0)
    gtk_widget_remove_tick_callback (steps->view, steps->tick);
  g_clear_signal_handler (&steps->map, steps->view);
  g_object_weak_unref (G_OBJECT (steps->view), (GWeakNotify) gone, steps);
  steps->view = NULL;
  steps->tick = 0;
}

static void
steps_free (gpointer data)
{
  leave (data);
  g_free (data);
}

/* Rows that are made while nobody sees them would all be measured when somebody does: they wait. */
static gboolean
tick (GtkWidget     *view,
      GdkFrameClock *clock,
      gpointer       data)
{
  Steps *steps = data;
  g_autoptr (GObject) what = g_object_ref (steps->what);
  gboolean (* step) (gpointer what, gboolean seen) = steps->step;

  if (step (what, gtk_widget_get_mapped (view)) || steps->step != step)
    return G_SOURCE_CONTINUE;
  steps->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
go_on (Steps *steps)
{
  if (steps->tick == 0)
    steps->tick = gtk_widget_add_tick_callback (steps->view, tick, steps, NULL);
}

/* From now on in the frames of that view, whichever it was before. */
static void
go (gpointer    what,
    GtkWidget  *view,
    gboolean (* step) (gpointer what, gboolean seen))
{
  Steps *steps = g_object_get_data (what, STEPS);

  if (steps == NULL)
    {
      steps = g_new0 (Steps, 1);
      g_object_set_data_full (what, STEPS, steps, steps_free);
    }
  steps->what = what;
  steps->step = step;
  if (steps->view != view)
    {
      leave (steps);
      steps->view = view;
      g_object_weak_ref (G_OBJECT (view), (GWeakNotify) gone, steps);
      steps->map = g_signal_connect_swapped (view, "map", G_CALLBACK (go_on), steps);
    }
  go_on (steps);
}

/* A few rows more. */
static gboolean
grow (gpointer what,
      gboolean seen)
{
  GtkSliceListModel *list = what;
  guint size = gtk_slice_list_model_get_size (list);

  if (!seen)
    return FALSE;
  gtk_slice_list_model_set_size (list, size < MADE ? size + EACH : G_MAXUINT);
  return size < MADE;
}

/* A few less, seen or not. */
static gboolean
shrink (gpointer what,
        gboolean seen)
{
  GtkSliceListModel *list = what;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  gtk_slice_list_model_set_size (list, n > EACH ? n - EACH : 0);
  if (n > EACH)
    return TRUE;
  gtk_slice_list_model_set_model (list, NULL);
  return FALSE;
}

/* Whoever goes to the end goes to the end of the list, not of what is shown of it yet. */
static gboolean
key_pressed (GtkEventController *keys,
             guint               key,
             guint               code,
             GdkModifierType     state,
             gpointer            data)
{
  GtkSliceListModel *list = g_object_get_data (G_OBJECT (keys), "list");

  if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    gtk_slice_list_model_set_size (list, G_MAXUINT);
  return GDK_EVENT_PROPAGATE;
}

/* A view listens once, for the list that it was given last. */
static void
listen (GtkSliceListModel *list,
        GtkWidget         *view)
{
  GtkEventController *keys = g_object_get_data (G_OBJECT (view), "gab-reveal-keys");

  if (keys == NULL)
    {
      keys = gtk_event_controller_key_new ();
      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), NULL);
      gtk_widget_add_controller (view, keys);
      g_object_set_data (G_OBJECT (view), "gab-reveal-keys", keys);
    }
  g_object_set_data_full (G_OBJECT (keys), "list", g_object_ref (list), g_object_unref);
}

/**
 * gab_reveal_begin:
 * @list: what the view shows, from the first item on
 * @view: the view, or the page around it
 *
 * To be called before the list is filled, and before all of it changes. With End all rows are there at once. While the
 * view is not seen no more come.
 */
void
gab_reveal_begin (GtkSliceListModel *list,
                  GtkWidget         *view)
{
  listen (list, view);
  gtk_slice_list_model_set_size (list, AT_ONCE);
  go (list, view, grow);
}

/**
 * gab_reveal_end:
 * @list: what a hidden view shows
 * @view: the page around it
 *
 * Empties it, a few rows a frame. gab_reveal_begin() takes that back.
 */
void
gab_reveal_end (GtkSliceListModel *list,
                GtkWidget         *view)
{
  go (list, view, shrink);
}

/**
 * gab_reveal_until:
 * @list: what a view shows
 * @nth: a row that must be there now, from 0
 */
void
gab_reveal_until (GtkSliceListModel *list,
                  guint              nth)
{
  if (gtk_slice_list_model_get_size (list) <= nth)
    gtk_slice_list_model_set_size (list, nth + 1);
}

/* What is made in a box. */
typedef struct
{
  guint         made, n;
  GabRevealMake make;
  gpointer      data;
} Rows;

static gboolean
make_some (gpointer what,
           gboolean seen)
{
  Rows *rows = g_object_get_data (what, "gab-reveal-rows");

  for (guint i = 0; seen && i < EACH && rows->made < rows->n; i++)
    rows->make (what, rows->made++, rows->data);
  return seen && rows->made < rows->n;
}

/**
 * gab_reveal_each:
 * @box: what holds the rows; the caller has emptied it
 * @again: whether the same is shown again: then so many are there at once as were before
 * @n: how many in all
 * @make: makes one of them, from 0 on
 * @data: for @make; it outlives the box
 *
 * The same for what is no list view. Begun again, what was still to come is dropped.
 */
void
gab_reveal_each (GtkWidget     *box,
                 gboolean       again,
                 guint          n,
                 GabRevealMake  make,
                 gpointer       data)
{
  const Rows *before = g_object_get_data (G_OBJECT (box), "gab-reveal-rows");
  guint now = again && before != NULL ? before->made : 0;
  Rows *rows = g_new (Rows, 1);

  *rows = (Rows) { 0, n, make, data };
  g_object_set_data_full (G_OBJECT (box), "gab-reveal-rows", rows, g_free);
  while (rows->made < n && rows->made < MAX (now, AT_ONCE))
    make (box, rows->made++, data);
  if (rows->made < n)
    go (box, box, make_some);
}
