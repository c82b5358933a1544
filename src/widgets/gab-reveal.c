/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the first rows of a long list at once and the others a few a frame.
 *
 * A list view makes two hundred rows of any long list, at once: with many cells a row
 * that is longer than a window may stand still. */

#include "gab-reveal.h"

#define AT_ONCE 8
#define EACH    2
#define MADE    210 /* a view makes no more */
#define GROWING "gab-reveal"
#define KEYS    "gab-reveal-keys"

static gboolean
grow (GtkWidget     *view,
      GdkFrameClock *clock,
      gpointer       data)
{
  GtkSliceListModel *list = data;
  guint size = gtk_slice_list_model_get_size (list);

  if (size < MADE)
    {
      gtk_slice_list_model_set_size (list, size + EACH);
      return G_SOURCE_CONTINUE;
    }
  gtk_slice_list_model_set_size (list, G_MAXUINT);
  return G_SOURCE_REMOVE;
}

/* Also when the view goes before all rows are there. */
static void
stop (gpointer list)
{
  g_object_set_data (list, GROWING, NULL);
  g_object_unref (list);
}

/* Whoever goes to the end goes to the end of the list, not of what is shown of it yet. */
static gboolean
key_pressed (GtkSliceListModel *list,
             guint              key,
             guint              code,
             GdkModifierType    state)
{
  if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    gtk_slice_list_model_set_size (list, G_MAXUINT);
  return GDK_EVENT_PROPAGATE;
}

static void
listen (GtkSliceListModel *list,
        GtkWidget         *view)
{
  GtkEventController *keys;

  if (g_object_get_data (G_OBJECT (view), KEYS) == list)
    return;
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), list, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, keys);
  g_object_set_data_full (G_OBJECT (view), KEYS, g_object_ref (list), g_object_unref);
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
  if (g_object_get_data (G_OBJECT (list), GROWING) != NULL)
    return;
  g_object_set_data (G_OBJECT (list), GROWING, list);
  gtk_widget_add_tick_callback (view, grow, g_object_ref (list), stop);
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
