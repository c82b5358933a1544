/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked before a campaign is left, and that nothing else stays behind. */

#include "window-desk.h"

#include <glib/gstdio.h>

static void
change (GabWindow *window)
{
  g_autoptr (GError) error = NULL;

  gab_session_order (gab_window_get_session (window), NULL, "advance 1", NULL, NULL, "Test order", &error);
  g_assert_no_error (error);
  desk_settle ();
}

static void
test_decision (void)
{
  GabWindow *window = desk_sample ();
  GabDocument *document = gab_session_get_document (gab_window_get_session (window));

  g_assert_false (gab_window_must_ask (NULL));
  g_assert_false (gab_window_must_ask (document));
  change (window);
  g_assert_true (gab_window_must_ask (document));
  desk_act (window, "win.undo");
  g_assert_false (gab_window_must_ask (document));
  desk_close (window);
}

/* A window that closes is gone; one that stays is still there. */
static gboolean
closes (GabAnswer   answer,
        const char *path,
        gboolean    changed,
        guint       questions)
{
  GabDialogsScript script = { .answer = answer, .path = path };
  GabWindow *window = desk_sample ();
  gboolean closed;
  gpointer weak = window;

  gab_dialogs_follow_script (&script);
  if (changed)
    change (window);
  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_close (GTK_WINDOW (window));
  desk_settle ();
  closed = weak == NULL;
  g_assert_cmpuint (script.asked, ==, questions);
  g_free (script.heard);
  gab_dialogs_follow_script (NULL);
  if (!closed)
    desk_close (window);
  return closed;
}

static void
test_close (void)
{
  g_autofree char *path = desk_path ("left.gabion");

  g_assert_true (closes (GAB_ANSWER_CANCEL, NULL, FALSE, 0));
  g_assert_false (closes (GAB_ANSWER_CANCEL, NULL, TRUE, 1));
  g_assert_true (closes (GAB_ANSWER_DISCARD, NULL, TRUE, 1));
  g_assert_false (closes (GAB_ANSWER_SAVE, NULL, TRUE, 2));
  g_assert_false (closes (GAB_ANSWER_SAVE, "/nonexistent/left.gabion", TRUE, 3));
  g_assert_true (closes (GAB_ANSWER_SAVE, path, TRUE, 2));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_open_over (void)
{
  GabDialogsScript script = { .answer = GAB_ANSWER_CANCEL };
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);

  gab_dialogs_follow_script (&script);
  change (window);
  desk_act_on (window, "win.open-sample", DESK_SAMPLE);
  g_assert_true (gab_window_get_session (window) == session);
  script.answer = GAB_ANSWER_DISCARD;
  desk_act_on (window, "win.open-sample", DESK_SAMPLE);
  g_assert_cmpuint (script.asked, ==, 2);
  g_assert_false (gab_document_get_modified (gab_session_get_document (gab_window_get_session (window))));
  gab_dialogs_follow_script (NULL);
  desk_close (window);
}

static void
test_finalized (void)
{
  GabWindow *window = desk_sample ();
  gpointer session = gab_window_get_session (window);
  gpointer document = gab_session_get_document (session);
  gpointer campaign = gab_document_get_campaign (document);
  gpointer weak = window;

  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
  desk_settle ();
  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  g_object_add_weak_pointer (session, &session);
  g_object_add_weak_pointer (document, &document);
  g_object_add_weak_pointer (campaign, &campaign);
  desk_close (window);
  g_assert_null (weak);
  g_assert_null (session);
  g_assert_null (document);
  g_assert_null (campaign);
}

static void
test_replaced (void)
{
  GabWindow *window = desk_sample ();
  gpointer session = gab_window_get_session (window);
  gpointer page = gab_window_get_page (window);

  g_object_add_weak_pointer (session, &session);
  g_object_add_weak_pointer (page, &page);
  desk_act_on (window, "win.open-sample", DESK_SAMPLE);
  g_assert_null (session);
  g_assert_null (page);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/leaving/decision", test_decision);
  g_test_add_func ("/views/leaving/close", test_close);
  g_test_add_func ("/views/leaving/open-over", test_open_over);
  g_test_add_func ("/views/leaving/finalized", test_finalized);
  g_test_add_func ("/views/leaving/replaced", test_replaced);
  return g_test_run ();
}
