/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does so that nothing is lost: crashes, locks, changed files, full disks, versions, half-typed text. */

#include "gab-cause-dialog.h"
#include "gab-draft.h"
#include "gab-files.h"
#include "gab-handle-down.h"
#include "gab-opening.h"
#include "gab-restore-window.h"
#include "gab-settings-page.h"
#include "gab-storage.h"
#include "gab-thing-editor.h"
#include "window-desk.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char            *path;
  GFile           *file;
  GabDialogsScript script;
  GabWindow       *window;
} Fixture;

/* Each test has a campaign of its own in a file, open in a window. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample (DESK_SAMPLE, &error);

  g_assert_no_error (error);
  fixture->path = desk_path ("kept.gabion");
  fixture->file = g_file_new_for_path (fixture->path);
  g_assert_true (gab_storage_save (gab_document_get_campaign (document), fixture->path, &error));
  gab_dialogs_follow_script (&fixture->script);
  fixture->window = desk_window ();
  g_assert_true (gab_window_open_file (fixture->window, fixture->file));
  desk_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  desk_close (fixture->window);
  gab_dialogs_follow_script (NULL);
  g_free (fixture->script.heard);
  g_unlink (fixture->path);
  g_object_unref (fixture->file);
  g_free (fixture->path);
}

/* A window that is destroyed without being closed is as good as a crash. */
static void
crash_and_open (Fixture *fixture)
{
  desk_close (fixture->window);
  fixture->window = desk_window ();
  gab_window_begin_open (fixture->window, fixture->file);
  g_assert_nonnull (gab_window_get_bar (fixture->window, "opening"));
  desk_settle ();
  g_assert_null (gab_window_get_bar (fixture->window, "opening"));
}

static void
test_recovered (Fixture       *fixture,
                gconstpointer  data)
{
  guint before = desk_n_orders (fixture->window);

  g_assert_null (gab_window_get_bar (fixture->window, "recovered"));
  desk_give (fixture->window);
  desk_give (fixture->window);
  crash_and_open (fixture);
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 2);
  g_assert_nonnull (strstr (gab_window_get_bar (fixture->window, "recovered"), "2 actions"));
  g_assert_true (gab_document_get_modified (desk_document (fixture->window)));
  /* The journal goes on where it was. */
  desk_give (fixture->window);
  crash_and_open (fixture);
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 3);
  desk_act (fixture->window, "win.save");
  g_assert_null (gab_window_get_bar (fixture->window, "recovered"));
  crash_and_open (fixture);
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 3);
  g_assert_null (gab_window_get_bar (fixture->window, "recovered"));
}

static void
test_discarded (Fixture       *fixture,
                gconstpointer  data)
{
  guint before = desk_n_orders (fixture->window);

  desk_give (fixture->window);
  crash_and_open (fixture);
  desk_act (fixture->window, "win.discard-recovered");
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 1); /* the player cancelled */
  fixture->script.choice = "discard";
  desk_act (fixture->window, "win.discard-recovered");
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before);
  g_assert_null (gab_window_get_bar (fixture->window, "recovered"));
  crash_and_open (fixture);
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before);
}

/* Closed with "don't save" it is given up. */
static void
test_given_up (Fixture       *fixture,
               gconstpointer  data)
{
  guint before = desk_n_orders (fixture->window);

  desk_give (fixture->window);
  fixture->script.answer = GAB_ANSWER_DISCARD;
  gtk_window_close (GTK_WINDOW (fixture->window));
  desk_settle ();
  fixture->window = desk_window ();
  g_assert_true (gab_window_open_file (fixture->window, fixture->file));
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before);
}

static void
test_untitled (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GPtrArray) left = NULL;
  guint before;

  g_assert_true (gab_window_open_sample (fixture->window, DESK_SAMPLE));
  before = desk_n_orders (fixture->window);
  desk_give (fixture->window);
  desk_close (fixture->window);
  left = gab_keeper_list_left ();
  g_assert_cmpuint (left->len, ==, 1);
  fixture->window = desk_window ();
  gab_window_begin_open_left (fixture->window, g_ptr_array_index (left, 0));
  desk_settle ();
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 1);
  g_assert_null (gab_document_get_file (desk_document (fixture->window)));
  fixture->script.choice = "discard";
  desk_act (fixture->window, "win.discard-recovered");
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before);
}

static void
test_locked (Fixture       *fixture,
             gconstpointer  data)
{
  GabWindow *other = desk_window ();
  GabCampaign *campaign = gab_document_get_campaign (desk_document (fixture->window));

  g_assert_true (gab_window_open_file (other, fixture->file));
  desk_settle ();
  g_assert_null (gab_window_get_session (other));
  g_assert_nonnull (strstr (fixture->script.heard, fixture->path));
  fixture->script.choice = "copy";
  g_assert_true (gab_window_open_file (other, fixture->file));
  desk_settle ();
  g_assert_null (gab_document_get_file (desk_document (other)));
  g_assert_cmpstr (gab_campaign_get_id (gab_document_get_campaign (desk_document (other))), !=, gab_campaign_get_id (campaign));
  desk_close (other);
}

static void
write_theirs (Fixture *fixture,
              char   **content)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GabDocument) theirs = gab_opening_file (fixture->file, &bytes, &error);

  g_assert_no_error (error);
  g_object_set (gab_document_get_campaign (theirs), "name", "Theirs", NULL);
  g_assert_true (gab_storage_save (gab_document_get_campaign (theirs), fixture->path, &error));
  g_assert_true (g_file_get_contents (fixture->path, content, NULL, NULL));
}

static void
assert_kept (Fixture    *fixture,
             const char *content)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "gabion",
                                              gab_campaign_get_id (gab_document_get_campaign (desk_document (fixture->window))), NULL);
  g_autoptr (GPtrArray) list = gab_keep_list (folder);
  gboolean found = FALSE;

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (GBytes) bytes = gab_keep_read (g_ptr_array_index (list, i), NULL);

      found = found || (g_bytes_get_size (bytes) == strlen (content) &&
                        memcmp (g_bytes_get_data (bytes, NULL), content, strlen (content)) == 0);
    }
  g_assert_true (found);
}

static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  const char *answer = data;
  g_autofree char *theirs = NULL;
  g_autofree char *there = NULL;
  g_autofree char *other = desk_path ("mine.gabion");

  desk_give (fixture->window);
  write_theirs (fixture, &theirs);
  fixture->script.choice = answer;
  fixture->script.path = other;
  desk_act (fixture->window, "win.save");
  g_assert_nonnull (strstr (fixture->script.heard, fixture->path));
  g_assert_true (g_file_get_contents (fixture->path, &there, NULL, NULL));
  if (g_str_equal (answer, "mine"))
    assert_kept (fixture, theirs);
  else
    g_assert_cmpstr (there, ==, theirs);
  g_assert_cmpint (g_str_equal (answer, "theirs"), ==,
                   g_str_equal (gtk_window_get_title (GTK_WINDOW (fixture->window)), "Theirs"));
  g_assert_cmpint (gab_document_get_modified (desk_document (fixture->window)), ==, g_str_equal (answer, "cancel"));
  if (g_str_equal (answer, "as"))
    g_assert_cmpint (g_unlink (other), ==, 0);
}

/* A full disk: a bar while the journal cannot be written, and none when it can again. */
static gboolean
is_kept (gpointer window)
{
  return gab_window_get_bar (window, "journal") == NULL;
}

static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  guint before = desk_n_orders (fixture->window);

  gab_files_set_lasting_fault (1, ENOSPC);
  desk_give (fixture->window);
  g_assert_nonnull (gab_window_get_bar (fixture->window, "journal"));
  desk_act (fixture->window, "win.save");
  g_assert_nonnull (fixture->script.heard);
  g_assert_true (gab_document_get_modified (desk_document (fixture->window)));
  desk_give (fixture->window);
  gab_files_set_fault (0, 0);
  g_assert_true (desk_wait_for (is_kept, fixture->window));
  crash_and_open (fixture);
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 2);
}

static void
test_restore (Fixture       *fixture,
              gconstpointer  data)
{
  guint before = desk_n_orders (fixture->window);
  GtkWidget *versions;
  GtkWidget *button;

  for (int i = 0; i < 3; i++)
    {
      desk_give (fixture->window);
      desk_act (fixture->window, "win.save");
    }
  desk_give (fixture->window);
  desk_act (fixture->window, "win.restore");
  versions = desk_find_window (GAB_TYPE_RESTORE_WINDOW);
  g_assert_nonnull (versions);
  g_assert_true (desk_says (versions, "1 action since: Advance"));
  g_assert_true (desk_says (versions, "3 actions since"));
  g_assert_true (desk_says (versions, fixture->path));
  /* The file was there before it was first saved here: nobody else need have written it. */
  g_assert_true (desk_says (versions, "As the file was before it was saved here"));
  /* The third from above: after the first save. */
  button = desk_find (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (desk_find (versions, GTK_TYPE_LIST_BOX, NULL)), 2)),
                      GTK_TYPE_BUTTON, NULL);
  button = gtk_widget_get_next_sibling (button);
  gtk_widget_activate_action_variant (versions, "restore.restore",
                                      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)));
  desk_settle ();
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 1);
  g_assert_false (gab_document_get_modified (desk_document (fixture->window)));
  g_assert_nonnull (strstr (gab_window_get_told (fixture->window), "The version is restored."));
  crash_and_open (fixture);
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 1);
}

/* What breaks the schema is offered in part; what cannot be opened leaves all as it was. */
static void
test_in_part (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = desk_path ("faulty.gabion");
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GStrv) pieces = NULL;
  g_autofree char *faulty = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  pieces = g_strsplit (text, "<commander ", 2);
  faulty = g_strjoinv ("<commander bogus=\"1\" ", pieces);
  g_assert_true (g_file_set_contents (path, faulty, -1, NULL));
  gab_window_begin_open (fixture->window, file);
  desk_settle ();
  g_assert_nonnull (strstr (gab_window_get_error (fixture->window), "faulty.gabion"));
  g_assert_cmpuint (fixture->script.asked, ==, 1);
  g_assert_true (gab_window_shows_file (fixture->window, fixture->file));
  fixture->script.choice = "part";
  gab_window_begin_open (fixture->window, file);
  desk_settle ();
  g_assert_null (gab_document_get_file (desk_document (fixture->window)));
  g_unlink (path);
  /* What is no campaign at all is not offered in part. */
  g_assert_true (g_file_set_contents (path, "none", -1, NULL));
  gab_window_begin_open (fixture->window, file);
  desk_settle ();
  g_assert_cmpuint (fixture->script.asked, ==, 2);
  g_unlink (path);
}

/* Cancel frees the window at once. */
static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  GabSession *session = gab_window_get_session (fixture->window);

  gab_window_begin_open (fixture->window, fixture->file);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.cancel-opening", NULL));
  g_assert_false (gab_window_is_busy (fixture->window));
  desk_settle ();
  g_assert_true (gab_window_get_session (fixture->window) == session);
}

static GtkWidget *
new_cause (Fixture *fixture)
{
  GtkWidget *dialog = gab_cause_dialog_new (GTK_WINDOW (fixture->window), gab_window_get_session (fixture->window),
                                            "45th-foot-1", GAB_CAUSE_MEN, 1);

  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

static gboolean
is_later (gpointer data)
{
  return g_get_monotonic_time () > *(gint64 *) data;
}

/* Half-typed words outlive a crash; Escape gives them up. */
static void
test_draft (Fixture       *fixture,
            gconstpointer  data)
{
  GabSession *session = gab_window_get_session (fixture->window);
  GtkWidget *entry = gtk_entry_new ();
  gint64 later = g_get_monotonic_time () + 1500000;

  g_object_ref_sink (entry);
  gab_draft_bind (entry, session, "result/storm", "words");
  gtk_editable_set_text (GTK_EDITABLE (entry), "half a thou; ght\n=ü");
  g_assert_true (desk_wait_for (is_later, &later));
  g_object_unref (entry);
  crash_and_open (fixture);
  g_assert_nonnull (strstr (gab_window_get_told (fixture->window), "1 text"));
  session = gab_window_get_session (fixture->window);
  entry = g_object_ref_sink (gtk_entry_new ());
  gab_draft_bind (entry, session, "result/storm", "words");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "half a thou; ght\n=ü");
  /* Another side has its own, and gets nothing of it. */
  gab_session_set_viewer (session, 1);
  gab_draft_bind (entry, session, "result/storm", "words");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gab_session_set_viewer (session, GAB_VIEWER_UMPIRE);
  gab_draft_done (session, "result/storm");
  g_assert_null (gab_draft_get (session, "result/storm", "words"));
  g_object_unref (entry);
}

static void
test_draft_dialog (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *dialog = new_cause (fixture);
  GtkWidget *reason = desk_find (dialog, GTK_TYPE_ENTRY, "reason");

  gtk_editable_set_text (GTK_EDITABLE (reason), "a fever");
  gtk_window_destroy (GTK_WINDOW (dialog)); /* as with the program */
  dialog = new_cause (fixture);
  reason = desk_find (dialog, GTK_TYPE_ENTRY, "reason");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "a fever");
  /* Cancel and Escape keep it too: it goes when it is booked, or cleared by hand. */
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = new_cause (fixture);
  reason = desk_find (dialog, GTK_TYPE_ENTRY, "reason");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "a fever");
  gtk_editable_set_text (GTK_EDITABLE (reason), "");
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = new_cause (fixture);
  reason = desk_find (dialog, GTK_TYPE_ENTRY, "reason");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (reason), "an ague");
  g_assert_true (gtk_widget_activate_action (dialog, "cause.enter", NULL));
  desk_settle ();
  dialog = new_cause (fixture);
  reason = desk_find (dialog, GTK_TYPE_ENTRY, "reason");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "");
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
}

static GtkWidget *
new_force_editor (Fixture *fixture)
{
  GtkWidget *editor;

  desk_act_on (fixture->window, "win.add-thing", "force");
  desk_settle ();
  editor = desk_find_window (GAB_TYPE_THING_EDITOR);
  g_assert_nonnull (editor);
  return editor;
}

/* Of what was chosen, the thing itself is kept, and not its line: also one far down a list that comes by and by. */
static void
test_draft_choice (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *editor = new_force_editor (fixture);
  GtkDropDown *home;

  g_assert_true (gab_thing_editor_choose (GAB_THING_EDITOR (editor), "home", "fusilier-brigade"));
  gab_thing_editor_set_text (GAB_THING_EDITOR (editor), "name", "Storming party");
  gtk_window_destroy (GTK_WINDOW (editor)); /* as with the program */
  editor = new_force_editor (fixture);
  home = GTK_DROP_DOWN (desk_find (editor, GTK_TYPE_DROP_DOWN, "home"));
  g_assert_cmpuint (gtk_drop_down_get_selected (home), >, 8);
  g_assert_cmpstr (gab_handle_down_get (home), ==, "fusilier-brigade");
  gtk_window_close (GTK_WINDOW (editor));
  desk_settle ();
}

static GabSettingsPage *
look_at_settings (Fixture *fixture,
                  int      viewer)
{
  gab_session_set_viewer (gab_window_get_session (fixture->window), viewer);
  desk_act_on (fixture->window, "win.show-page", GAB_PAGE_SETTINGS);
  desk_settle ();
  return GAB_SETTINGS_PAGE (gab_window_get_page (fixture->window));
}

/* The umpire finds what he typed when another has looked, and that other does not; what is changed is typed no more. */
static void
test_draft_settings (Fixture       *fixture,
                     gconstpointer  data)
{
  static const char number[] = "men-a-base-foot";
  GabSettingsPage *page = look_at_settings (fixture, GAB_VIEWER_UMPIRE);

  gab_settings_page_set (page, number, 0, 480);
  page = look_at_settings (fixture, 1);
  g_assert_cmpint (gab_settings_page_get (page, number, 0), ==, 600);
  page = look_at_settings (fixture, GAB_VIEWER_UMPIRE);
  g_assert_cmpint (gab_settings_page_get (page, number, 0), ==, 480);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "settings.change", NULL));
  desk_act (fixture->window, "win.undo");
  page = look_at_settings (fixture, 1);
  page = look_at_settings (fixture, GAB_VIEWER_UMPIRE);
  g_assert_cmpint (gab_settings_page_get (page, number, 0), ==, 600);
  gab_settings_page_set (page, number, 0, 500);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "settings.discard", NULL));
  page = look_at_settings (fixture, 1);
  page = look_at_settings (fixture, GAB_VIEWER_UMPIRE);
  g_assert_cmpint (gab_settings_page_get (page, number, 0), ==, 600);
}

#define ADD(path, data, func) g_test_add (path, Fixture, data, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  ADD ("/views/keeping/recovered", NULL, test_recovered);
  ADD ("/views/keeping/discarded", NULL, test_discarded);
  ADD ("/views/keeping/given-up", NULL, test_given_up);
  ADD ("/views/keeping/untitled", NULL, test_untitled);
  ADD ("/views/keeping/locked", NULL, test_locked);
  ADD ("/views/keeping/changed/cancel", "cancel", test_changed);
  ADD ("/views/keeping/changed/mine", "mine", test_changed);
  ADD ("/views/keeping/changed/theirs", "theirs", test_changed);
  ADD ("/views/keeping/changed/as", "as", test_changed);
  ADD ("/views/keeping/full-disk", NULL, test_full_disk);
  ADD ("/views/keeping/restore", NULL, test_restore);
  ADD ("/views/keeping/in-part", NULL, test_in_part);
  ADD ("/views/keeping/cancel", NULL, test_cancel);
  ADD ("/views/keeping/draft", NULL, test_draft);
  ADD ("/views/keeping/draft-dialog", NULL, test_draft_dialog);
  ADD ("/views/keeping/draft-choice", NULL, test_draft_choice);
  ADD ("/views/keeping/draft-settings", NULL, test_draft_settings);
  return g_test_run ();
}
