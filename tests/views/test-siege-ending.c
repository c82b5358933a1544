/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a siege ended: what ended it, the score line by line, what booking does, and the books after it. */

#include "gab-formal.h"
#include "gab-settle-dialog.h"
#include "gab-settling.h"
#include "gab-siege-ending.h"
#include "siege-desk.h"

#include <string.h>

static void
begin (GabWindow *window)
{
  siege_begin (window);
  siege_place (window);
  siege_dig (window);
}

static GtkWidget *
find_window (GType       type,
             const char *title)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (g_type_is_a (G_OBJECT_TYPE (at->data), type) &&
        (title == NULL || g_str_has_prefix (gtk_window_get_title (at->data) != NULL ? gtk_window_get_title (at->data) : "", title)))
      return at->data;
  return NULL;
}

/* Each line of the score stands there, and the total is what the rules say. */
static void
assert_score (GtkWidget       *dialog,
              const GabFormal *state)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));

  gab_formal_rules.score (state, lines);
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *text = gab_formal_tell_score (state, &g_array_index (lines, GabScoreLine, i));

      g_assert_true (desk_says (dialog, text));
    }
}

/* FS-48: raised, which the besieger loses; the books take it once, and the ending is still there after that. */
static void
test_raised (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *dialog, *ended;
  GabOperation *siege;

  if (window == NULL)
    return;
  begin (window);
  siege_order (window, "raise");
  desk_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (gab_window_get_page (window)), "siege.book", NULL));
  desk_settle ();
  dialog = find_window (GAB_TYPE_SETTLE_DIALOG, NULL);
  g_assert_nonnull (dialog);
  g_assert_true (desk_says (dialog, "The siege is raised."));
  g_assert_true (desk_says (dialog, "A marginal victory of the defender"));
  gtk_expander_set_expanded (GTK_EXPANDER (desk_find (dialog, GTK_TYPE_EXPANDER, NULL)), TRUE);
  g_assert_true (desk_says (dialog, "close "));
  assert_score (dialog, siege_state (window));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.book", NULL));
  desk_settle ();
  siege = GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window)));
  g_assert_true (gab_operation_get_closed (siege));
  g_assert_cmpint (gab_operation_get_outcome (siege), ==, GAB_OUTCOME_LOST);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (gab_window_get_page (window)), "siege.book", NULL));
  desk_settle ();
  ended = find_window (GTK_TYPE_WINDOW, "How it ended");
  g_assert_nonnull (ended);
  assert_score (ended, siege_state (window));
  gtk_window_destroy (GTK_WINDOW (ended));
  desk_close (window);
}

/* FS-48: surrender counts as a breach that turn; fourteen turns before the twentieth are 28 points. */
static void
test_surrender (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *dialog;

  if (window == NULL)
    return;
  begin (window);
  siege_order (window, "surrender");
  gab_siege_ending_present (GTK_WINDOW (window), gab_window_get_session (window),
                            gab_session_get_page (gab_window_get_session (window)));
  desk_settle ();
  dialog = find_window (GAB_TYPE_SETTLE_DIALOG, NULL);
  g_assert_true (desk_says (dialog, "The place surrenders."));
  g_assert_true (desk_says (dialog, "14, +28"));
  g_assert_true (desk_says (dialog, "A decisive victory of the besieger"));
  g_assert_true (desk_says (dialog, "Total: +28"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

static guint
men_present (GabWindow *window)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (gab_document_get_campaign (desk_document (window))));
  guint men = 0;

  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      men += gab_force_get_present (force);
    }
  return men;
}

/* CA-5: what is shown before and after by unit is what the books hold afterwards, to a man. */
static void
test_units (void)
{
  GabWindow *window = desk_sample ();
  g_autoptr (GabSettling) settling = NULL;
  g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (int));
  GabOperation *siege;
  GtkWidget *dialog;
  guint men, lost = 0;

  if (window == NULL)
    return;
  gab_window_open_sample (window, "badajoz-1812");
  desk_act_on (window, "win.show-page", "siege-of-badajoz");
  desk_settle ();
  siege_order (window, "raise");
  siege = GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window)));
  settling = gab_settling_new (gab_document_get_campaign (desk_document (window)), siege, NULL);
  gab_siege_ending_present (GTK_WINDOW (window), gab_window_get_session (window), "siege-of-badajoz");
  desk_settle ();
  dialog = find_window (GAB_TYPE_SETTLE_DIALOG, NULL);
  g_assert_true (desk_says (dialog, "The siege is raised."));
  g_assert_cmpuint (settling->rows->len, >, 2);
  for (guint i = 0; i < settling->rows->len; i++)
    {
      const GabSettlingRow *row = g_ptr_array_index (settling->rows, i);
      int gone = row->loss.killed + row->loss.wounded + row->loss.missing + row->loss.prisoners, left = row->before - gone;

      g_assert_true (desk_says (dialog, gab_thing_get_name (GAB_THING (row->unit))));
      g_ptr_array_add (units, g_object_ref (row->unit));
      g_array_append_val (after, left);
      lost += gone;
    }
  men = men_present (window);
  g_assert_cmpuint (lost, >, 0);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.book", NULL));
  desk_settle ();
  g_assert_cmpuint (men_present (window), ==, men - lost);
  for (guint i = 0; i < units->len; i++)
    g_assert_cmpint (gab_unit_get_present (g_ptr_array_index (units, i)), ==, g_array_index (after, int, i));
  desk_close (window);
}

/* A siege that goes on is not booked: it says so. */
static void
test_going_on (void)
{
  GabWindow *window = desk_sample ();

  if (window == NULL)
    return;
  begin (window);
  gab_siege_ending_present (GTK_WINDOW (window), gab_window_get_session (window),
                            gab_session_get_page (gab_window_get_session (window)));
  desk_settle ();
  g_assert_null (find_window (GAB_TYPE_SETTLE_DIALOG, NULL));
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-ending/FS-48/raised", test_raised);
  g_test_add_func ("/views/siege-ending/FS-48/surrender", test_surrender);
  g_test_add_func ("/views/siege-ending/CA-5/units", test_units);
  g_test_add_func ("/views/siege-ending/going-on", test_going_on);
  return g_test_run ();
}
