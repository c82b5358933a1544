/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program is called a second time while it runs, over the session bus. */

#include "gab-application.h"
#include "gab-storage.h"
#include "gab-window.h"

#include <glib/gstdio.h>

#define SAMPLE "peninsula-1812"
#define SECOND "--second" /* called as the second program */

static GTestDBus *bus; /* stopped, and not let go of: that would wait for all who still hold a connection */
static char *program; /* by its whole path: it is called from another folder */

static void
settle (GtkApplication *app)
{
  for (int i = 0; i < 5; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      for (GList *l = gtk_application_get_windows (app); l != NULL; l = l->next)
        while (gab_window_is_busy (l->data))
          g_main_context_iteration (NULL, TRUE);
      g_usleep (2000);
    }
}

static GabWindow *
active (GtkApplication *app)
{
  return GAB_WINDOW (gtk_application_get_active_window (app));
}

static char *
save_sample (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (&error);
  g_autoptr (GabCampaign) campaign = gab_storage_load_sample (SAMPLE, tables, &error);
  char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

  g_assert_no_error (error);
  g_assert_true (gab_storage_save (campaign, path, &error));
  return path;
}

static void
note_done (GObject      *source,
           GAsyncResult *result,
           gpointer      done)
{
  *(gboolean *) done = TRUE;
}

/* The program as somebody else calls it, while it runs: its own process, in the folder of the file. */
static void
call_again (const char *folder,
            const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;

  g_subprocess_launcher_set_cwd (launcher, folder);
  process = g_subprocess_launcher_spawn (launcher, &error, program, SECOND, argument, NULL);
  g_assert_no_error (error);
  g_subprocess_wait_async (process, NULL, note_done, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_subprocess_get_successful (process));
}

static int
be_second (int    argc,
           char **argv)
{
  g_autoptr (GtkApplication) app = gab_application_new ();
  const char *arguments[] = { "gabion", argv[2], NULL };

  return g_application_run (G_APPLICATION (app), argv[2] != NULL ? 2 : 1, (char **) arguments);
}

/* `gabion FILE` beside a running one is a window of that, whose process opens it; nothing stays of the second. */
static void
test_second_call (void)
{
  g_autofree char *path = save_sample ("called.gabion");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GtkApplication) app = NULL;
  g_autoptr (GError) error = NULL;

  app = gab_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, &error));
  g_assert_false (g_application_get_is_remote (G_APPLICATION (app)));
  g_application_activate (G_APPLICATION (app));
  settle (app);
  /* By its name in the caller's folder, not in that of the one that runs. */
  call_again (folder, "called.gabion");
  settle (app);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (app)), ==, 1);
  g_assert_true (gab_window_shows_file (active (app), file));
  g_assert_nonnull (gab_window_get_session (active (app)));
  /* The same again raises it, and without a file what is open stays what it is. */
  call_again (folder, "called.gabion");
  call_again (folder, NULL);
  settle (app);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (app)), ==, 1);
  g_action_group_activate_action (G_ACTION_GROUP (app), "quit", NULL);
  settle (app);
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *daemon = g_find_program_in_path ("dbus-daemon");
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  g_autoptr (GDBusConnection) connection = NULL;
  int status;

  if (argc > 1 && g_str_equal (argv[1], SECOND))
    return be_second (argc, argv);
  g_test_init (&argc, &argv, NULL);
  if (daemon == NULL)
    return 77;
  program = g_canonicalize_filename (argv[0], NULL);
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  /* It takes the display away, as if a bus of one's own were a desktop of one's own. */
  g_test_dbus_up (bus);
  if (display != NULL)
    g_setenv ("DISPLAY", display, TRUE);
  if (!gtk_init_check ())
    return 77;
  connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (connection);
  g_dbus_connection_set_exit_on_close (connection, FALSE);
  /* Whenever GTK looks for recent files that are too old it leaks a date. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
  g_test_add_func ("/app/second-call", test_second_call);
  status = g_test_run ();
  g_test_dbus_stop (bus);
  g_free (program);
  return status;
}
