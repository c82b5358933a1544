/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where in a campaign one was: noted while one goes about, and gone back to when it is opened again. */

#include "gab-window-private.h"

#include "gab-desk-pages.h"

#include <glib/gi18n-lib.h>

#define SOON    500 /* milliseconds after which a move is noted */
/* Eyes that are no side's; no handle looks like these. */
#define UMPIRE  "@umpire"
#define TABLE   "@table"
#define CURTAIN "@curtain"

/* Sides are called by their handles, for their numbers change. */
static char *
dup_eyes (GabCampaign *campaign,
          int          viewer)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  g_autoptr (GabThing) side = viewer >= 0 ? g_list_model_get_item (sides, viewer) : NULL;

  if (side != NULL)
    return g_strdup (gab_thing_get_handle (side));
  return g_strdup (viewer == GAB_VIEWER_UMPIRE ? UMPIRE : TABLE);
}

/* FALSE where there is no such side any more. */
static gboolean
find_eyes (GabCampaign *campaign,
           const char  *eyes,
           int         *viewer)
{
  if (g_str_equal (eyes, UMPIRE))
    *viewer = GAB_VIEWER_UMPIRE;
  else if (g_str_equal (eyes, TABLE))
    *viewer = GAB_VIEWER_TABLE;
  else
    *viewer = gab_campaign_side_number (campaign, eyes);
  return *viewer != GAB_VIEWER_TABLE || g_str_equal (eyes, TABLE);
}

static void
set_string (GSettings  *settings,
            const char *key,
            const char *text)
{
  g_autofree char *before = g_settings_get_string (settings, key);

  if (!g_str_equal (before, text))
    g_settings_set_string (settings, key, text);
}

static void
set_boolean (GSettings  *settings,
             const char *key,
             gboolean    value)
{
  if (g_settings_get_boolean (settings, key) != value)
    g_settings_set_boolean (settings, key, value);
}

static void
note (GabWindow  *self,
      const char *page)
{
  GFile *file = self->session != NULL ? gab_document_get_file (gab_session_get_document (self->session)) : NULL;
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  g_autofree char *viewer = NULL;
  g_autofree char *holder = NULL;
  GabCampaign *campaign;

  if (self->settings == NULL || self->session == NULL)
    return;
  set_boolean (self->settings, "last-open", file != NULL);
  if (file == NULL)
    return;
  campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  viewer = self->curtain != NULL ? g_strdup (CURTAIN) : dup_eyes (campaign, gab_session_get_viewer (self->session));
  holder = dup_eyes (campaign, self->curtain != NULL ? self->next_viewer : self->holder);
  set_string (self->settings, "last-file", uri);
  set_string (self->settings, "last-page", page);
  set_string (self->settings, "last-viewer", viewer);
  set_string (self->settings, "last-holder", holder);
  set_boolean (self->settings, "last-table-dice", gab_session_get_table_dice (self->session));
}

/* What is open in the window is what was open last, and one is where one is. */
void
gab_window_note_place (GabWindow *self)
{
  g_clear_handle_id (&self->noting, g_source_remove);
  if (self->session != NULL)
    note (self, gab_session_get_page (self->session));
}

static gboolean
note_now (gpointer data)
{
  GabWindow *self = data;

  self->noting = 0;
  gab_window_note_place (self);
  return G_SOURCE_REMOVE;
}

/* One goes through many pages to come to one. */
void
gab_window_note_soon (GabWindow *self)
{
  if (self->noting == 0 && self->settings != NULL && self->session != NULL)
    self->noting = g_timeout_add (SOON, note_now, self);
}

/* Whoever comes back to a window makes it the last one. */
static void
active_changed (GabWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    gab_window_note_soon (self);
}

static void
keep_picks (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  if (self->settings != NULL && self->session != NULL)
    set_boolean (self->settings, "program-picks", gab_session_get_program_picks (self->session));
}

void
gab_window_install_place (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.keep-picks", NULL, keep_picks);
}

void
gab_window_set_up_place (GabWindow *self)
{
  g_autoptr (GAction) reopen = NULL;

  if (self->settings == NULL)
    return;
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed), NULL);
  reopen = g_settings_create_action (self->settings, "reopen");
  g_action_map_add_action (G_ACTION_MAP (self), reopen);
}

static gboolean
is_last_file (GabWindow *self)
{
  GFile *file = gab_document_get_file (gab_session_get_document (self->session));
  g_autofree char *last = self->settings != NULL ? g_settings_get_string (self->settings, "last-file") : NULL;
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  return uri != NULL && g_strcmp0 (uri, last) == 0;
}

/* FALSE: the curtain falls, for the one in self->next_viewer. */
static gboolean
take_eyes (GabWindow *self)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  g_autofree char *viewer_eyes = g_settings_get_string (self->settings, "last-viewer");
  g_autofree char *holder_eyes = g_settings_get_string (self->settings, "last-holder");
  gboolean curtain = g_str_equal (viewer_eyes, CURTAIN);
  int viewer = GAB_VIEWER_TABLE, holder = GAB_VIEWER_UMPIRE;
  gboolean known = find_eyes (campaign, holder_eyes, &holder) && (curtain || find_eyes (campaign, viewer_eyes, &viewer));

  gab_session_set_viewer (self->session, known ? viewer : GAB_VIEWER_TABLE);
  if (known && !curtain)
    gab_window_set_holder (self, holder);
  /* Of a side that is no more nobody becomes the umpire unasked. */
  self->next_viewer = known ? holder : GAB_VIEWER_UMPIRE;
  return known && !curtain;
}

/* Goes to where one was when the same file was open last, with no more than one was shown then; what is no longer
 * there is not gone to. Returns FALSE where the curtain shall fall at once.
 *
 * Until the page is noted again the next beginning goes to the overview: a page that ended the program does not end it
 * twice. */
gboolean
gab_window_go_to_place (GabWindow *self)
{
  gboolean same = is_last_file (self);
  g_autofree char *page = same ? g_settings_get_string (self->settings, "last-page") : NULL;
  gboolean up = !same || take_eyes (self);

  if (self->settings != NULL)
    gab_session_set_program_picks (self->session, g_settings_get_boolean (self->settings, "program-picks"));
  if (same)
    {
      gab_session_set_table_dice (self->session, g_settings_get_boolean (self->settings, "last-table-dice"));
      gab_session_set_page (self->session, page);
      if (g_str_equal (gab_desk_pages_find (self->session)->name, GAB_PAGE_OVERVIEW))
        gab_session_set_page (self->session, GAB_PAGE_OVERVIEW);
    }
  note (self, GAB_PAGE_OVERVIEW);
  gab_window_note_soon (self);
  return up;
}

/**
 * gab_window_take_left:
 *
 * What was open when the program ended, which is told once; a campaign that is shown from then on takes its place.
 *
 * Returns: (transfer full) (nullable): its file, there or not; NULL for nothing, or where the player begins with the
 *   first page.
 */
GFile *
gab_window_take_left (void)
{
  g_autoptr (GSettings) settings = gab_window_new_settings ();
  g_autofree char *uri = NULL;

  if (settings == NULL || !g_settings_get_boolean (settings, "last-open"))
    return NULL;
  g_settings_set_boolean (settings, "last-open", FALSE);
  uri = g_settings_get_string (settings, "last-file");
  return *uri != '\0' && g_settings_get_boolean (settings, "reopen") ? g_file_new_for_uri (uri) : NULL;
}

/**
 * gab_window_resume:
 * @self: a window in which nothing is open
 * @file: what was open when the program ended
 *
 * Opens it where it was left, or says on the first page that it is gone.
 */
void
gab_window_resume (GabWindow *self,
                   GFile     *file)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *text = NULL;

  if (g_file_query_exists (file, NULL))
    {
      gab_window_begin_open (self, file);
      return;
    }
  /* Translators: the path of a file */
  text = g_strdup_printf (_("%s was open last, and is no longer there. It may have been moved, renamed or deleted."), name);
  gab_notice_tell_error (self->notice, text);
}
