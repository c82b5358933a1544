/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program: samples, files and windows from its command line. */

#include "gab-application.h"
#include "gab-dialogs.h"
#include "gab-storage.h"
#include "gab-window.h"

#include <glib/gstdio.h>
#include <string.h>

#define SAMPLE "peninsula-1812"

static GApplication *
new_application (void)
{
  GtkApplication *app = gab_application_new ();
  g_autoptr (GError) error = NULL;

  g_application_set_flags (G_APPLICATION (app), g_application_get_flags (G_APPLICATION (app)) | G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);
  return G_APPLICATION (app);
}

static void
settle (void)
{
  for (int i = 0; i < 5; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
}

static void
settle_opening (GApplication *app)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (app)); l != NULL; l = l->next)
    while (gab_window_is_busy (l->data))
      g_main_context_iteration (NULL, TRUE);
  settle ();
}

static guint
count_windows (GApplication *app)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (app)));
}

static GabWindow *
active (GApplication *app)
{
  return GAB_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (app)));
}

static void
end (GApplication *app)
{
  g_action_group_activate_action (G_ACTION_GROUP (app), "quit", NULL);
  settle ();
  g_assert_cmpuint (count_windows (app), ==, 0);
  g_object_unref (app);
  settle ();
}

static void
test_activate (void)
{
  GApplication *app = new_application ();

  g_application_activate (app);
  settle ();
  g_assert_cmpuint (count_windows (app), ==, 1);
  g_assert_null (gab_window_get_session (active (app)));
  g_application_activate (app);
  settle ();
  g_assert_cmpuint (count_windows (app), ==, 1);
  end (app);
}

static char *
save (const char *sample,
      const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (&error);
  g_autoptr (GabCampaign) campaign = gab_storage_load_sample (sample, tables, &error);
  char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

  g_assert_no_error (error);
  g_assert_true (gab_storage_save (campaign, path, &error));
  return path;
}

static char *
save_sample (const char *name)
{
  return save (SAMPLE, name);
}

/* One window a campaign: a second open raises the first. */
static void
test_open_twice (void)
{
  GApplication *app = new_application ();
  g_autofree char *path = save_sample ("one.gabion");
  g_autofree char *other = save_sample ("two.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) second = g_file_new_for_path (other);

  g_application_open (app, &file, 1, "");
  g_application_open (app, &file, 1, "");
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 1);
  g_assert_true (gab_window_shows_file (active (app), file));
  g_application_open (app, &second, 1, "");
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 2);
  end (app);
  g_unlink (path);
  g_unlink (other);
}

static void
test_missing_file (void)
{
  GApplication *app = new_application ();
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/siege.gabion");

  g_application_open (app, &file, 1, "");
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 1);
  g_assert_null (gab_window_get_session (active (app)));
  g_assert_nonnull (gab_window_get_error (active (app)));
  end (app);
}

static void
look_and_quit (GApplication *app)
{
  GabSession *session = gab_window_get_session (active (app));
  GabDocument *document = gab_session_get_document (session);

  /* A sample opens as an untitled copy. */
  g_assert_null (gab_document_get_file (document));
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (gab_document_get_campaign (document))), ==, "Peninsula 1812");
  g_action_group_activate_action (G_ACTION_GROUP (app), "quit", NULL);
}

static gboolean
quit_soon (gpointer app)
{
  look_and_quit (app);
  return G_SOURCE_REMOVE;
}

static void
test_sample (void)
{
  g_autoptr (GtkApplication) app = gab_application_new ();
  const char *arguments[] = { "gabion", "--sample", SAMPLE, NULL };

  g_application_set_flags (G_APPLICATION (app), g_application_get_flags (G_APPLICATION (app)) | G_APPLICATION_NON_UNIQUE);
  g_timeout_add (300, quit_soon, app);
  g_assert_cmpint (g_application_run (G_APPLICATION (app), 3, (char **) arguments), ==, 0);
}

static void
open_and_quit (const char *path)
{
  GApplication *app = new_application ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_application_open (app, &file, 1, "");
  settle_opening (app);
  gab_session_set_page (gab_window_get_session (active (app)), GAB_PAGE_LEDGER);
  settle ();
  end (app);
}

/* What was open comes back, once; somebody who calls the program again gets no second one. */
static void
test_begins_where_it_ended (void)
{
  g_autofree char *path = save_sample ("evening.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GApplication *app;

  open_and_quit (path);
  app = new_application ();
  g_application_activate (app);
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 1);
  g_assert_true (gab_window_shows_file (active (app), file));
  g_assert_cmpstr (gab_session_get_page (gab_window_get_session (active (app))), ==, GAB_PAGE_LEDGER);
  g_application_activate (app);
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 1);
  end (app);
  g_unlink (path);
  app = new_application ();
  g_application_activate (app);
  settle ();
  g_assert_null (gab_window_get_session (active (app)));
  g_assert_nonnull (strstr (gab_window_get_error (active (app)), path));
  end (app);
}

/* A file on the command line, or from the desktop, is what one wants to see. */
static void
test_file_wins (void)
{
  g_autofree char *path = save_sample ("evening.gabion");
  g_autofree char *other = save_sample ("given.gabion");
  g_autoptr (GFile) given = g_file_new_for_path (other);
  GApplication *app;

  open_and_quit (path);
  app = new_application ();
  g_application_open (app, &given, 1, "");
  g_application_activate (app);
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 1);
  g_assert_true (gab_window_shows_file (active (app), given));
  end (app);
  /* And is what the next evening begins with. */
  app = new_application ();
  g_application_activate (app);
  settle_opening (app);
  g_assert_true (gab_window_shows_file (active (app), given));
  end (app);
  g_unlink (path);
  g_unlink (other);
}

/* Of two windows it is the one that was used last. */
static void
test_last_used (void)
{
  g_autofree char *path = save_sample ("evening.gabion");
  g_autofree char *other = save ("standard-siege", "second.gabion");
  GFile *files[] = { g_file_new_for_path (path), g_file_new_for_path (other) };
  GApplication *app = new_application ();
  GabWindow *last;

  g_application_open (app, files, 2, "");
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 2);
  last = active (app);
  g_assert_nonnull (gab_window_get_session (last));
  g_set_object (&files[0], gab_document_get_file (gab_session_get_document (gab_window_get_session (last))));
  end (app);
  app = new_application ();
  g_application_activate (app);
  settle_opening (app);
  g_assert_cmpuint (count_windows (app), ==, 1);
  g_assert_true (gab_window_shows_file (active (app), files[0]));
  end (app);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_object_unref (files[i]);
  g_unlink (path);
  g_unlink (other);
}

static void
test_accels (void)
{
  GApplication *app = new_application ();
  static const struct { const char *action, *accel; } wanted[] = {
    { "win.open", "<Control>o" }, { "win.save", "<Control>s" }, { "win.save-as", "<Shift><Control>s" },
    { "win.undo", "<Control>z" }, { "win.redo", "<Shift><Control>z" }, { "win.print", "<Control>p" },
    { "win.find", "<Control>f" }, { "win.new", "<Control>n" }, { "app.quit", "<Control>q" },
    { "window.close", "<Control>w" }, { "win.help", "F1" }, { "win.shortcuts", "<Control>question" }, { "win.back", "<Alt>Left" },
    { "win.next-pane", "F6" }, { "win.previous-pane", "<Shift>F6" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (GTK_APPLICATION (app), wanted[i].action);

      g_assert_true (g_strv_contains ((const char *const *) accels, wanted[i].accel));
    }
  g_object_unref (app);
}

int
main (int    argc,
      char **argv)
{
  GabDialogsScript script = { 0 };
  int status;
  g_autofree char *schemas = NULL;

  g_test_init (&argc, &argv, NULL);
  schemas = g_test_build_filename (G_TEST_BUILT, "..", "data", NULL);
  g_setenv ("GSETTINGS_SCHEMA_DIR", schemas, TRUE);
  gab_dialogs_follow_script (&script);
  if (!gtk_init_check ())
    return 77;
  g_test_add_func ("/app/activate", test_activate);
  g_test_add_func ("/app/open-twice", test_open_twice);
  g_test_add_func ("/app/missing-file", test_missing_file);
  g_test_add_func ("/app/sample", test_sample);
  g_test_add_func ("/app/begins-where-it-ended", test_begins_where_it_ended);
  g_test_add_func ("/app/file-wins", test_file_wins);
  g_test_add_func ("/app/last-used", test_last_used);
  g_test_add_func ("/app/shortcuts", test_accels);
  status = g_test_run ();
  g_free (script.heard);
  return status;
}
