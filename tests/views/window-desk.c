/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A desk for tests of windows: a window with the sample open, and time to settle. */

#include "window-desk.h"

#include <string.h>

#define MOST_SECONDS 10

/* Without a display there is nothing to test: the caller skips. */
gboolean
desk_begin (void)
{
  if (!gtk_init_check ())
    return FALSE;
  /* Whenever GTK looks for recent files that are too old it leaks a date. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-recent-files-max-age", -1, NULL);
  return TRUE;
}

/* Whether a window still opens or saves. */
static gboolean
is_busy (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean busy = FALSE;

  for (GList *l = windows; l != NULL; l = l->next)
    busy = busy || (GAB_IS_WINDOW (l->data) && gab_window_is_busy (l->data));
  return busy;
}

void
desk_settle (void)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  for (int i = 0; i < 5; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      while (is_busy () && g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, TRUE);
      g_usleep (2000);
    }
}

/* Polls for a condition and never sleeps blindly. */
gboolean
desk_wait_for (gboolean (* is_so) (gpointer data),
               gpointer    data)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  while (!is_so (data))
    {
      if (g_get_monotonic_time () > end)
        return FALSE;
      g_main_context_iteration (NULL, FALSE);
      g_usleep (500);
    }
  return TRUE;
}

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

GabWindow *
desk_window (void)
{
  GabWindow *window = gab_window_new (NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 780);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (desk_wait_for (is_mapped, window));
  desk_settle ();
  return window;
}

GabWindow *
desk_sample (void)
{
  GabWindow *window = desk_window ();

  g_assert_true (gab_window_open_sample (window, DESK_SAMPLE));
  desk_settle ();
  return window;
}

void
desk_close (GabWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  desk_settle ();
}

void
desk_act (GabWindow  *window,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  desk_settle ();
}

void
desk_act_on (GabWindow  *window,
             const char *action,
             const char *target)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, "s", target));
  desk_settle ();
}

/* Goes to a force, by its handle. */
GabForcePage *
desk_force (GabWindow  *window,
            const char *force)
{
  desk_act_on (window, "win.show-page", force);
  return GAB_FORCE_PAGE (gab_window_get_page (window));
}

GabUnit *
desk_unit (GabWindow  *window,
           const char *handle)
{
  return GAB_UNIT (gab_campaign_find (gab_session_get_campaign (gab_window_get_session (window)), handle));
}

/* The first widget of a type, and of a name in its template where one is given. */
GtkWidget *
desk_find (GtkWidget  *root,
           GType       type,
           const char *name)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) &&
      (name == NULL || g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), name) == 0))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = desk_find (child, type, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
holds (const char *text,
       const char *part)
{
  return text != NULL && strstr (text, part) != NULL;
}

/* The window of a type that is open; NULL for none. */
GtkWidget *
desk_find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;
  return NULL;
}

/* Whether a text is to be read or in a tooltip anywhere below a widget. */
gboolean
desk_says (GtkWidget  *root,
           const char *text)
{
  if (GTK_IS_LABEL (root) && holds (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;
  if (holds (gtk_widget_get_tooltip_text (root), text) || holds (g_object_get_data (G_OBJECT (root), "gab-tip"), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (desk_says (child, text))
      return TRUE;
  return FALSE;
}

/* A path in the test's own temporary folder. */
char *
desk_path (const char *name)
{
  return g_build_filename (g_get_tmp_dir (), name, NULL);
}

/* What the window shows. */
GabDocument *
desk_document (GabWindow *window)
{
  return gab_session_get_document (gab_window_get_session (window));
}

/* How many entries the campaign has. */
guint
desk_n_orders (GabWindow *window)
{
  return gab_game_length (gab_turn_log_get_game (gab_campaign_get_log (gab_document_get_campaign (desk_document (window)))));
}

/* Lets a day go by. */
void
desk_give (GabWindow *window)
{
  g_autoptr (GError) error = NULL;

  gab_session_order (gab_window_get_session (window), NULL, "advance 1", NULL, NULL, "Advance", &error);
  g_assert_no_error (error);
}
