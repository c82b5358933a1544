/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything fits 1024 x 640, with letters of the usual size and of twice that. */

#include "gab-entry-dialog.h"
#include "gab-import-dialog.h"
#include "gab-desk-pages.h"
#include "gab-new-dialog.h"
#include "gab-siege-setup.h"
#include "gab-style.h"
#include "gab-settings-dialog.h"
#include "window-desk.h"

#define WIDTH 1024
#define HEIGHT 640

static const char long_name[] =
  "The Grand Combined Anglo-Portuguese and Spanish Army of Operations in Estremadura and Old Castile, with its Siege Train";

/* All that do not fit are named before the test fails. */
static void
check_fits (GtkWidget  *widget,
            const char *what)
{
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, WIDTH), &height, NULL, NULL, NULL);
  if (width <= WIDTH && height <= HEIGHT)
    return;
  g_test_message ("%s needs %d x %d", what, width, height);
  g_test_fail ();
}

static void
lengthen (GabThing *thing,
          gpointer  data)
{
  g_object_set (thing, "name", long_name, NULL);
}

static void
measure_pages (GabWindow *window)
{
  static const char *const pages[] = {
    GAB_PAGE_OVERVIEW, GAB_PAGE_LOG, GAB_PAGE_LEDGER, GAB_PAGE_GAMES, GAB_PAGE_TABLES, "45th-foot-1", "anglo-portuguese-army", "3rd-division", "ciudad-rodrigo", "storm-of-ciudad-rodrigo",
    "storm-of-badajoz", "renaud-redoubt-1812",
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      desk_act_on (window, "win.show-page", pages[i]);
      check_fits (gab_window_get_page (window), pages[i]);
    }
}

/* The forms with the widest rows. */
static void
measure_dialogs (GabWindow *window)
{
  GabSession *session = gab_window_get_session (window);
  GtkWidget *dialogs[] = { gab_settings_dialog_new (GTK_WINDOW (window), session),
                           gab_entry_dialog_new (GTK_WINDOW (window), session),
                           gab_import_dialog_new (GTK_WINDOW (window), session, NULL),
                           gab_siege_setup_new (GTK_WINDOW (window), session) };
  static const char *const names[] = { "settings", "entry", "import", "siege setup" };

  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (dialogs[3]), FALSE);
  gab_siege_setup_set_place (GAB_SIEGE_SETUP (dialogs[3]), "badajoz");
  gab_siege_setup_set_force (GAB_SIEGE_SETUP (dialogs[3]), "anglo-portuguese-army", FALSE, TRUE);
  gab_entry_dialog_choose (GAB_ENTRY_DIALOG (dialogs[1]), GAB_BOOKS_CORRECT);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      gtk_window_present (GTK_WINDOW (dialogs[i]));
      desk_settle ();
      check_fits (dialogs[i], names[i]);
      gtk_window_destroy (GTK_WINDOW (dialogs[i]));
    }
}

static void
test_fit (gconstpointer data)
{
  GabStyle *style;
  GabWindow *window;
  GtkWidget *dialog;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", GPOINTER_TO_INT (data) * 1024, NULL);
  style = gab_style_new (gdk_display_get_default ());
  window = desk_window ();
  check_fits (GTK_WIDGET (window), "start");
  g_assert_true (gab_window_open_sample (window, DESK_SAMPLE));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  desk_settle ();
  check_fits (GTK_WIDGET (window), "window");
  measure_pages (window);
  measure_dialogs (window);
  gab_campaign_foreach (gab_session_get_campaign (gab_window_get_session (window)), lengthen, NULL);
  measure_pages (window);
  desk_close (window);

  dialog = gab_new_dialog_new (NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  desk_settle ();
  check_fits (dialog, "new campaign");
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_settle ();
  gab_style_free (style);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_data_func ("/views/fit/usual", GINT_TO_POINTER (96), test_fit);
  g_test_add_data_func ("/views/fit/twice", GINT_TO_POINTER (192), test_fit);
  return g_test_run ();
}
