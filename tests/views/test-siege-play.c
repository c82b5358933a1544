/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege is taken back order by order under the eyes of all: in the midst of storms, sorties and those driven out; and corrected. */

#include "gab-block-dialog.h"
#include "gab-opening.h"
#include "gab-retake.h"
#include "siege-desk.h"

#include <string.h>

#define BESIEGER "7919"
#define DEFENDER "7907"

/* A sample, of whose siege so many orders are left. */
static GabWindow *
open_siege (const char *sample,
            const char *handle,
            guint       length)
{
  GabWindow *window = desk_window ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample (sample, &error);
  GabOperation *siege;

  g_assert_no_error (error);
  siege = GAB_OPERATION (gab_campaign_find (gab_document_get_campaign (document), handle));
  g_assert_nonnull (gab_campaign_open_operation (gab_document_get_campaign (document), siege, &error));
  while (gab_game_length (gab_turn_log_get_game (gab_operation_get_log (siege))) > length)
    g_assert_true (gab_document_undo (document, siege, NULL));
  gab_window_set_document (window, document);
  desk_act_on (window, "win.show-page", handle);
  desk_settle ();
  g_assert_true (GAB_IS_SIEGE_PAGE (gab_window_get_page (window)));
  return window;
}

static GabOperation *
siege_of (GabWindow *window)
{
  GabThing *shown = gab_session_get_shown (gab_window_get_session (window));

  return GAB_OPERATION (gab_campaign_find (gab_document_get_campaign (desk_document (window)), gab_thing_get_handle (shown)));
}

static GabGame *
game_of (GabWindow *window)
{
  return gab_turn_log_get_game (gab_operation_get_log (siege_of (window)));
}

/* Enter, in the line. */
static void
enter (GtkWidget  *page,
       const char *line)
{
  gab_siege_page_set_line (GAB_SIEGE_PAGE (page), line);
  g_signal_emit_by_name (gtk_widget_get_template_child (page, GAB_TYPE_SIEGE_PAGE, "line"), "activate");
  desk_settle ();
}

static void
expect (GabWindow *window,
        int        viewer)
{
  gboolean umpire = viewer == GAB_VIEWER_UMPIRE;
  GtkWidget *page;

  gab_session_set_viewer (gab_window_get_session (window), viewer);
  desk_settle ();
  page = gab_window_get_page (window);
  g_assert_true (desk_says (page, BESIEGER) == (umpire || viewer == GAB_FORMAL_BESIEGER));
  g_assert_true (desk_says (page, DEFENDER) == (umpire || viewer == GAB_FORMAL_DEFENDER));
  g_assert_true (siege_shows (GAB_SIEGE_PAGE (page), "points left") == (umpire || viewer == GAB_FORMAL_DEFENDER));
}

/* Whether the sheet for a block of orders is open; it is closed again. */
static gboolean
has_block (GabWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean any = FALSE;

  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_BLOCK_DIALOG (l->data))
      {
        any = TRUE;
        gtk_window_destroy (l->data);
      }
  desk_settle ();
  return any;
}

/* Whoever is to choose is offered something, he and the umpire alone, and no player a correction. */
static void
expect_a_way_on (GabWindow *window)
{
  static const int viewers[] = { GAB_FORMAL_BESIEGER, GAB_FORMAL_DEFENDER, GAB_VIEWER_TABLE, GAB_VIEWER_UMPIRE };
  GabTurn turn;

  gab_formal_rules.turn (gab_game_state (game_of (window)), &turn);
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      GtkWidget *page;

      expect (window, viewers[i]);
      page = gab_window_get_page (window);
      gtk_widget_activate_action (page, "siege.paste", NULL);
      desk_settle ();
      g_assert_true (has_block (window) == (viewers[i] == GAB_VIEWER_UMPIRE));
      g_assert_true ((gab_siege_page_n_forms (GAB_SIEGE_PAGE (page)) > 0) ==
                     (viewers[i] == GAB_VIEWER_UMPIRE || viewers[i] == turn.actor));
      if (viewers[i] == turn.actor)
        {
          guint n = gab_game_length (game_of (window));

          enter (page, "set rounds-besieger 1");
          g_assert_true (desk_says (page, "Only the umpire corrects"));
          g_assert_cmpuint (gab_game_length (game_of (window)), ==, n);
          gab_siege_page_set_line (GAB_SIEGE_PAGE (page), "");
        }
    }
}

/* The umpire corrects while a choice stands open, looks with all eyes, and takes it back. */
static void
correct (GabWindow *window)
{
  g_autofree char *before = gab_game_digest (game_of (window)), *after = NULL;
  guint8 open = siege_state (window)->open;

  siege_order (window, "set rounds-besieger " BESIEGER);
  siege_order (window, "set rounds-defender " DEFENDER);
  desk_settle ();
  g_assert_cmpint (siege_state (window)->open, ==, open);
  expect_a_way_on (window);
  desk_act (window, "win.undo");
  desk_act (window, "win.undo");
  desk_settle ();
  after = gab_game_digest (game_of (window));
  g_assert_cmpstr (before, ==, after);
}

/* In the midst of a storm that waits for its answer, of fire, of those driven out, of a sortie that may go on. */
static void
test_choices (void)
{
  static const struct { const char *sample, *siege; guint length; guint8 open; } cases[] = {
    { "standard-siege", "siege", 519, GAB_FORMAL_OPEN_ANSWER },
    { "standard-siege", "siege", 516, GAB_FORMAL_OPEN_NONE },
    { "badajoz-1812", "siege-of-badajoz", 92, GAB_FORMAL_OPEN_FALL_BACK },
    { "badajoz-1812", "siege-of-badajoz", 70, GAB_FORMAL_OPEN_SORTIE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GabWindow *window = open_siege (cases[i].sample, cases[i].siege, cases[i].length);

      g_assert_cmpint (siege_state (window)->open, ==, cases[i].open);
      correct (window);
      desk_close (window);
    }
}

/* The two dice of who fires first, the other way round: what is played on no longer fits, stays struck out, and comes back. */
static void
test_first_fire (void)
{
  GabWindow *window = open_siege ("standard-siege", "siege", G_MAXUINT);
  GabSession *session = gab_window_get_session (window);
  GabTurnLog *log = gab_operation_get_log (GAB_OPERATION (gab_campaign_find (gab_document_get_campaign (desk_document (window)), "siege")));
  g_autofree char *before = gab_game_digest (game_of (window)), *after = NULL, *dice = NULL;
  g_autoptr (GPtrArray) tail = NULL;
  g_autoptr (GError) error = NULL;
  const GabEntry *entry;
  guint nth = gab_game_length (game_of (window));

  do
    entry = gab_game_nth (game_of (window), --nth);
  while (nth > 0 && !(entry->order->verb->id == GAB_FORMAL_END_STEP && entry->n_dice == 2));
  g_assert_cmpuint (nth, >, 0);
  dice = g_strdup_printf ("%d %d", entry->dice[1].value, entry->dice[0].value);
  tail = gab_retake_new (log, nth, "end", dice, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gab_retake_n_struck (tail), >, 0);
  g_assert_true (gab_session_retake (session, "siege", nth, tail, "Correct", &error));
  desk_settle ();
  g_assert_cmpuint (gab_game_length (game_of (window)), <, nth + gab_retake_n_struck (tail) + 2);
  gab_siege_page_look_at (GAB_SIEGE_PAGE (gab_window_get_page (window)), nth);
  desk_settle ();
  g_assert_true (gtk_widget_activate_action (gab_window_get_page (window), "siege.now", NULL));
  desk_settle ();
  for (int viewer = GAB_VIEWER_UMPIRE; viewer <= GAB_FORMAL_DEFENDER; viewer++)
    {
      gab_session_set_viewer (session, viewer);
      desk_settle ();
    }
  gab_session_set_viewer (session, GAB_VIEWER_UMPIRE);
  desk_settle ();
  desk_act (window, "win.undo");
  desk_settle ();
  after = gab_game_digest (game_of (window));
  g_assert_cmpstr (before, ==, after);
  desk_close (window);
}

/* A curtain in the midst of a step: behind it nothing of the siege; whoever takes over has his own page, and a way on. */
static void
test_curtain (void)
{
  GabWindow *window = open_siege ("standard-siege", "siege", 519);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.hand-over", "i", GAB_FORMAL_DEFENDER));
  desk_settle ();
  g_assert_false (desk_says (GTK_WIDGET (window), "Ravelin"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.take-over", NULL));
  desk_settle ();
  g_assert_true (GAB_IS_SIEGE_PAGE (gab_window_get_page (window)));
  g_assert_cmpuint (gab_siege_page_n_forms (GAB_SIEGE_PAGE (gab_window_get_page (window))), >, 0);
  enter (gab_window_get_page (window), "answer");
  g_assert_cmpint (siege_state (window)->open, ==, GAB_FORMAL_OPEN_NONE);
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-play/choices", test_choices);
  g_test_add_func ("/views/siege-play/CA-17/first-fire", test_first_fire);
  g_test_add_func ("/views/siege-play/CA-18/curtain", test_curtain);
  return g_test_run ();
}
