/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The soak: the program plays by itself, for tools/soak to end it at any moment.
 *
 * With GABION_SOAK=FILE in the environment the window gives the lines of that file one
 * after the other and over again: "order LINE", "text WORDS" (half typed), or the name of
 * an action of the window, "win.save". What is acknowledged, that is shown, it prints:
 * "order N" with the number of orders that the campaign's log then holds. */

#include "gab-soak.h"

#include "gab-window.h"

#include <stdio.h>
#include <string.h>

#define EVERY 7 /* milliseconds between two lines */

typedef struct
{
  GtkApplication *application;
  char          **lines;
  guint           next;
  gboolean        began;
} Soak;

static guint
count_orders (GabSession *session)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (session));

  return gab_game_length (gab_turn_log_get_game (gab_campaign_get_log (campaign)));
}

/* Told through the journal's failing as well: what would be lost is not acknowledged. */
static void
tell (const char *what,
      GabSession *session)
{
  printf ("%s %u\n", what, count_orders (session));
  fflush (stdout);
}

static void
act (GabWindow  *window,
     const char *line)
{
  GabSession *session = gab_window_get_session (window);
  g_autoptr (GError) error = NULL;

  if (g_str_has_prefix (line, "order "))
    {
      if (gab_session_order (session, NULL, line + strlen ("order "), NULL, "soak", "Soak", &error))
        tell (gab_window_get_bar (window, "journal") == NULL ? "order" : "unkept", session);
      else
        printf ("refused %s\n", error->message);
    }
  else if (g_str_has_prefix (line, "text "))
    {
      gab_drafts_set (gab_keeper_drafts_of (gab_session_get_document (session)), "soak", line + strlen ("text "));
      printf ("text\n");
      fflush (stdout);
    }
  else if (g_str_has_prefix (line, "win."))
    {
      gtk_widget_activate_action (GTK_WIDGET (window), line, NULL);
      tell (line, session);
    }
}

static gboolean
go_on (gpointer data)
{
  Soak *soak = data;
  GtkWindow *window = gtk_application_get_active_window (soak->application);
  GabSession *session = GAB_IS_WINDOW (window) ? gab_window_get_session (GAB_WINDOW (window)) : NULL;

  if (session == NULL)
    return G_SOURCE_CONTINUE;
  if (!soak->began)
    {
      const char *recovered = gab_window_get_bar (GAB_WINDOW (window), "recovered");
      const char *aside = gab_window_get_bar (GAB_WINDOW (window), "aside");

      tell ("open", session);
      printf ("recovered %s\naside %s\n", recovered != NULL ? recovered : "", aside != NULL ? aside : "");
      fflush (stdout);
      soak->began = TRUE;
    }
  if (soak->lines[soak->next] == NULL)
    soak->next = 0;
  if (soak->lines[soak->next] != NULL)
    act (GAB_WINDOW (window), soak->lines[soak->next++]);
  return G_SOURCE_CONTINUE;
}

static void
soak_free (gpointer data)
{
  Soak *soak = data;

  g_strfreev (soak->lines);
  g_free (soak);
}

/**
 * gab_soak_begin:
 * @application: the program
 *
 * Plays when the environment says so, else does nothing.
 */
void
gab_soak_begin (GtkApplication *application)
{
  const char *path = g_getenv ("GABION_SOAK");
  g_autofree char *text = NULL;
  Soak *soak;

  if (path == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    return;
  soak = g_new0 (Soak, 1);
  soak->application = application;
  soak->lines = g_strsplit (g_strchomp (text), "\n", -1);
  g_timeout_add_full (G_PRIORITY_DEFAULT, EVERY, go_on, soak, soak_free);
}
