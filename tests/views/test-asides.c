/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the reading of a file has to say is shown: an older format, and what could not be read. */

#include "gab-asides-dialog.h"
#include "gab-opening.h"
#include "gab-storage.h"
#include "window-desk.h"

#include <glib/gstdio.h>
#include <string.h>

static GabCampaign *
campaign_of (GabWindow *window)
{
  return gab_document_get_campaign (gab_session_get_document (gab_window_get_session (window)));
}

/* The sample as a file, with something in it that nobody can read. */
static char *
write_faulty (void)
{
  char *path = desk_path ("unread.gabion");
  g_autoptr (GabDocument) document = gab_opening_sample (DESK_SAMPLE, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) content = NULL;

  g_assert_true (gab_storage_save (gab_document_get_campaign (document), path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  content = g_string_new (text);
  g_assert_cmpuint (g_string_replace (content, "<commander ", "<commander odd=\"&lt;b&gt;%s\" ", 2), ==, 2);
  g_assert_true (g_file_set_contents (path, content->str, -1, NULL));
  return path;
}

static GabWindow *
open_in_part (const char       *path,
              GabDialogsScript *script)
{
  GabWindow *window = desk_window ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  script->choice = "part";
  gab_dialogs_follow_script (script);
  gab_window_begin_open (window, file);
  desk_settle ();
  return window;
}

/* How many there are, and each with its line, why, and its text; only the umpire sees them (CA-18). */
static void
test_unread (void)
{
  GabDialogsScript script = { 0 };
  g_autofree char *path = write_faulty ();
  GabWindow *window = open_in_part (path, &script);
  GtkWidget *dialog;
  g_autofree char *text = NULL;

  g_assert_nonnull (strstr (gab_window_get_bar (window, "unread"), "2 records"));
  desk_act (window, "win.show-asides");
  dialog = desk_find_window (GAB_TYPE_ASIDES_DIALOG);
  text = gab_asides_dialog_dup_text (GAB_ASIDES_DIALOG (dialog));
  for (guint i = 0; i < 2; i++)
    {
      const GabAside *aside = g_ptr_array_index (gab_campaign_get_asides (campaign_of (window)), i);
      g_autofree char *begins = g_strdup_printf ("Line %d: %s", aside->line, aside->why);

      g_assert_nonnull (strstr (text, begins));
      g_assert_nonnull (strstr (text, aside->text));
      g_assert_true (desk_says (dialog, begins));
    }
  gtk_widget_activate_action (dialog, "asides.copy", NULL);
  gtk_window_close (GTK_WINDOW (dialog));
  gab_session_set_viewer (gab_window_get_session (window), 0);
  desk_act (window, "win.show-asides");
  dialog = desk_find_window (GAB_TYPE_ASIDES_DIALOG);
  g_assert_false (desk_says (dialog, "<commander"));
  gtk_window_close (GTK_WINDOW (dialog));
  desk_act_on (window, "win.hide-bar", "unread");
  g_assert_null (gab_window_get_bar (window, "unread"));
  desk_close (window);
  gab_dialogs_follow_script (NULL);
  g_free (script.heard);
  g_unlink (path);
}

/* It stays savable, and what could not be read is in the new file too, and told of again. */
static void
test_saved (void)
{
  g_autofree char *path = write_faulty ();
  g_autofree char *other = desk_path ("saved.gabion");
  GabDialogsScript script = { .path = other };
  GabWindow *window = open_in_part (path, &script);
  g_autoptr (GFile) file = g_file_new_for_path (other);

  desk_act (window, "win.save");
  g_assert_false (gab_document_get_modified (gab_session_get_document (gab_window_get_session (window))));
  g_assert_nonnull (gab_window_get_bar (window, "unread"));
  g_assert_true (gab_window_open_sample (window, DESK_SAMPLE));
  g_assert_null (gab_window_get_bar (window, "unread"));
  g_assert_true (gab_window_open_file (window, file));
  g_assert_nonnull (gab_window_get_bar (window, "unread"));
  g_assert_cmpuint (gab_campaign_get_asides (campaign_of (window))->len, ==, 2);
  desk_close (window);
  gab_dialogs_follow_script (NULL);
  g_free (script.heard);
  g_unlink (path);
  g_unlink (other);
}

/* An upgraded file says so once; saved, it is of this format and says nothing. */
static void
test_upgraded (void)
{
  g_autofree char *from = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), "tests/storage/formats/1-small.gabion", NULL);
  g_autofree char *path = desk_path ("older.gabion");
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GabWindow *window = desk_window ();
  gsize length;

  g_assert_true (g_file_get_contents (from, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, length, NULL));
  g_assert_true (gab_window_open_file (window, file));
  g_assert_cmpstr (gab_window_get_bar (window, "upgraded"), ==, gab_campaign_get_notice (campaign_of (window)));
  g_assert_null (gab_window_get_bar (window, "unread"));
  desk_act_on (window, "win.hide-bar", "upgraded");
  gab_session_order (gab_window_get_session (window), NULL, "advance 1", NULL, NULL, "Advance", NULL);
  desk_act (window, "win.save");
  g_assert_null (gab_window_get_bar (window, "upgraded"));
  desk_close (window);
  window = desk_window ();
  g_assert_true (gab_window_open_file (window, file));
  g_assert_null (gab_window_get_bar (window, "upgraded"));
  desk_close (window);
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/asides/unread", test_unread);
  g_test_add_func ("/views/asides/saved", test_saved);
  g_test_add_func ("/views/asides/upgraded", test_upgraded);
  return g_test_run ();
}
