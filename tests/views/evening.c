/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening with a campaign in a file, and the next one: for tests of what is kept between the two. */

#include "evening.h"

#include "gab-opening.h"
#include "gab-storage.h"

#include <glib/gstdio.h>

/* Has the program find its settings, which it keeps in memory alone; before GTK is there. */
void
evening_find_settings (void)
{
  g_autofree char *schemas = g_test_build_filename (G_TEST_BUILT, "..", "data", NULL);

  g_setenv ("GSETTINGS_SCHEMA_DIR", schemas, TRUE);
}

void
evening_open (Evening    *evening,
              const char *sample)
{
  static const char *const keys[] = { "last-file", "last-page", "last-viewer", "last-holder", "last-table-dice" };
  g_autoptr (GSettings) settings = g_settings_new ("org.gabion.Gabion");
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample (sample, &error);

  g_assert_no_error (error);
  /* Each test is the first evening of all. */
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  evening->path = desk_path ("evening.gabion");
  evening->file = g_file_new_for_path (evening->path);
  g_assert_true (gab_storage_save (gab_document_get_campaign (document), evening->path, &error));
  evening->window = desk_window ();
  g_assert_true (gab_window_open_file (evening->window, evening->file));
  desk_settle ();
}

void
evening_end (Evening *evening)
{
  desk_close (evening->window);
  g_unlink (evening->path);
  g_object_unref (evening->file);
  g_free (evening->path);
}

void
evening_close (Evening *evening)
{
  gpointer weak = evening->window;

  g_object_add_weak_pointer (G_OBJECT (evening->window), &weak);
  gtk_window_close (GTK_WINDOW (evening->window));
  desk_settle ();
  g_assert_null (weak);
}

/* The next evening begins; whether with a campaign. */
gboolean
evening_begin (Evening *evening)
{
  g_autoptr (GFile) left = gab_window_take_left ();

  evening->window = desk_window ();
  if (left == NULL)
    return FALSE;
  gab_window_resume (evening->window, left);
  desk_settle ();
  return TRUE;
}

void
evening_next (Evening *evening)
{
  evening_close (evening);
  g_assert_true (evening_begin (evening));
}

/* What is noted soon is noted by then. */
void
evening_wait (void)
{
  g_usleep (600 * 1000);
  desk_settle ();
}

GabSession *
evening_session (Evening *evening)
{
  return gab_window_get_session (evening->window);
}

GabCampaign *
evening_campaign (Evening *evening)
{
  return gab_document_get_campaign (gab_session_get_document (evening_session (evening)));
}
