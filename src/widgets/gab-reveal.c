/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the first rows of a long list at once and the others a few a frame.
 *
 * A list view makes two hundred rows of any long list, at once: with many cells a row
 * that is longer than a window may stand still. */

#include "gab-reveal.h"

#define AT_ONCE 8
#define EACH    2
#define MADE    210 /* a view makes no more */
#define GOING   "gab-reveal"
#define BEGINS  GINT_TO_POINTER (1)
#define ENDS    GINT_TO_POINTER (-1)
#define TICKS   "gab-reveal-ticks"
#define HEARS   "gab-reveal-hears"
#define EACHES  "gab-reveal-each"

/* A few rows more, or of what is shown no longer a few less: a row takes long to be thrown away, too.
 * Rows that are made while nobody sees them would all be measured when they are. */
static gboolean
step (GtkWidget     *view,
      GdkFrameClock *clock,
      gpointer       data)
{
  GtkSliceListModel *list = data;
  gboolean ends = g_object_get_data (G_OBJECT (list), GOING) == ENDS;
  guint size = gtk_slice_list_model_get_size (list);

  if (!ends && !gtk_widget_get_mapped (view))
    return G_SOURCE_REMOVE;
  if (ends)
    size = MIN (size, g_list_model_get_n_items (G_LIST_MODEL (list)));
  if (ends ? size > EACH : size < MADE)
    {
      gtk_slice_list_model_set_size (list, ends ? size - EACH : size + EACH);
      return G_SOURCE_CONTINUE;
    }
  gtk_slice_list_model_set_size (list, ends ? 0 : G_MAXUINT);
  if (ends)
    gtk_slice_list_model_set_model (list, NULL);
  g_object_set_data (G_OBJECT (list), GOING, NULL);
  return G_SOURCE_REMOVE;
}

/* Also when the view goes before all rows are there. */
static void
stop (gpointer list)
{
  g_object_set_data (list, TICKS, NULL);
  g_object_unref (list);
}

static void
go (GtkSliceListModel *list,
    GtkWidget         *view)
{
  if (g_object_get_data (G_OBJECT (list), GOING) == NULL || g_object_get_data (G_OBJECT (list), TICKS) != NULL)
    return;
  g_object_set_data (G_OBJECT (list), TICKS, list);
  gtk_widget_add_tick_callback (view, step, g_object_ref (list), stop);
}

/* Whoever goes to the end goes to the end of the list, not of what is shown of it yet. */
static gboolean
key_pressed (GtkSliceListModel *list,
             guint              key,
             guint              code,
             GdkModifierType    state)
{
  if ((key == GDK_KEY_End || key == GDK_KEY_KP_End) && g_object_get_data (G_OBJECT (list), GOING) != ENDS)
    gtk_slice_list_model_set_size (list, G_MAXUINT);
  return GDK_EVENT_PROPAGATE;
}

static void
listen (GtkSliceListModel *list,
        GtkWidget         *view)
{
  GtkEventController *keys;

  if (g_object_get_data (G_OBJECT (list), HEARS) == view)
    return;
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), list, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, keys);
  g_signal_connect_object (view, "map", G_CALLBACK (go), list, G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (list), HEARS, view);
}

/**
 * gab_reveal_begin:
 * @list: what the view shows, from the first item on
 * @view: the view, or the page around it
 *
 * To be called before the list is filled, and before all of it changes. With End all rows are there at once.
 */
void
gab_reveal_begin (GtkSliceListModel *list,
                  GtkWidget         *view)
{
  listen (list, view);
  gtk_slice_list_model_set_size (list, AT_ONCE);
  g_object_set_data (G_OBJECT (list), GOING, BEGINS);
  go (list, view);
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
  g_object_set_data (G_OBJECT (list), GOING, ENDS);
  go (list, view);
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

typedef struct
{
  guint          next, n;
  GabRevealMake  make;
  gpointer       data;
  GDestroyNotify destroy;
} Rows;

static gboolean
make_some (GtkWidget     *box,
           GdkFrameClock *clock,
           gpointer       data)
{
  Rows *rows = data;

  for (guint i = 0; i < EACH && rows->next < rows->n; i++)
    rows->make (box, rows->next++, rows->data);
  if (rows->next < rows->n)
    return G_SOURCE_CONTINUE;
  g_object_set_data (G_OBJECT (box), EACHES, NULL);
  return G_SOURCE_REMOVE;
}

static void
rows_free (gpointer data)
{
  Rows *rows = data;

  if (rows->destroy != NULL)
    rows->destroy (rows->data);
  g_free (rows);
}

/**
 * gab_reveal_each:
 * @box: what holds the rows; the caller has emptied it
 * @now: how many are to be there at once, at the least; so many as there were before when the same is shown again
 * @n: how many in all
 * @make: makes one of them, from 0 on
 * @data: (transfer full): for @make
 * @destroy: (nullable): frees it
 *
 * The same for what is no list view. Begun again, what was still to come is dropped.
 */
void
gab_reveal_each (GtkWidget      *box,
                 guint           now,
                 guint           n,
                 GabRevealMake   make,
                 gpointer        data,
                 GDestroyNotify  destroy)
{
  guint tick = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (box), EACHES));
  Rows *rows = g_new (Rows, 1);

  *rows = (Rows) { 0, n, make, data, destroy };
  g_object_set_data (G_OBJECT (box), EACHES, NULL);
  if (tick != 0)
    gtk_widget_remove_tick_callback (box, tick);
  while (rows->next < n && rows->next < MAX (now, AT_ONCE))
    make (box, rows->next++, data);
  if (rows->next < n)
    g_object_set_data (G_OBJECT (box), EACHES,
                       GUINT_TO_POINTER (gtk_widget_add_tick_callback (box, make_some, rows, rows_free)));
  else
    rows_free (rows);
}
