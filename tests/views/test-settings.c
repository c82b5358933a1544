/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of a campaign's settings: it shows the numbers, changes them as one action, and says why not. */

#include "gab-settings-dialog.h"
#include "window-desk.h"

#include <string.h>

static GabSettingsDialog *
open_settings (GabWindow *window)
{
  g_autoptr (GList) windows = NULL;

  desk_act (window, "win.settings");
  desk_settle ();
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_SETTINGS_DIALOG (l->data))
      return l->data;
  return NULL;
}

static void
test_change (void)
{
  GabWindow *window = desk_sample ();
  GabSettingsDialog *dialog = open_settings (window);

  g_assert_nonnull (dialog);
  g_assert_true (desk_says (GTK_WIDGET (dialog), "A share of the losses recovers (CA-6)"));
  g_assert_cmpint (gab_settings_dialog_get (dialog, "recovery-days", 0), ==, 7);
  /* Nothing is changed yet, so that nothing can be booked. */
  gtk_widget_activate_action (GTK_WIDGET (dialog), "settings.change", NULL);
  g_assert_false (gab_document_get_modified (gab_session_get_document (gab_window_get_session (window))));
  g_assert_true (gab_settings_dialog_set (dialog, "men-a-base-foot", 0, 480));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "settings.change", NULL));
  desk_settle ();
  dialog = open_settings (window);
  g_assert_cmpint (gab_settings_dialog_get (dialog, "men-a-base-foot", 0), ==, 480);
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_act (window, "win.undo");
  dialog = open_settings (window);
  g_assert_cmpint (gab_settings_dialog_get (dialog, "men-a-base-foot", 0), ==, 600);
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

/* What is booked stays: the entry is named. */
static void
test_refused (void)
{
  GabWindow *window = desk_sample ();
  GabSettingsDialog *dialog = open_settings (window);
  GtkDropDown *presets;

  g_assert_true (gab_settings_dialog_set (dialog, "recovery-winner-holds-field", 1, 100));
  g_assert_true (gab_settings_dialog_set (dialog, "split-killed-wounded-missing", 0, 99));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "settings.change", NULL);
  desk_settle ();
  g_test_message ("%s", gab_settings_dialog_get_problem (dialog));
  g_assert_cmpstr (gab_settings_dialog_get_problem (dialog), !=, "");
  /* A known proportion fills all three. */
  presets = GTK_DROP_DOWN (desk_find (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, NULL));
  gtk_drop_down_set_selected (presets, 2);
  g_assert_cmpint (gab_settings_dialog_get (dialog, "split-killed-wounded-missing", 0), ==, 20);
  g_assert_cmpint (gab_settings_dialog_get (dialog, "split-killed-wounded-missing", 1), ==, 40);
  g_assert_cmpstr (gab_settings_dialog_get_problem (dialog), ==, "");
  gab_settings_dialog_set (dialog, "split-killed-wounded-missing", 1, 41);
  g_assert_cmpuint (gtk_drop_down_get_selected (presets), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
  /* One side's window changes no setting. */
  gab_session_set_viewer (gab_window_get_session (window), 1);
  g_assert_null (open_settings (window));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/settings/change", test_change);
  g_test_add_func ("/views/settings/refused", test_refused);
  return g_test_run ();
}
