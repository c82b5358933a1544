/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole turn of a siege by the keyboard alone, with typed dice: eight units of work, six moves, six positions that fire. Every
 * key is counted, at the pace of a hand that types without haste; it takes less than six minutes. */

#include "siege-desk.h"

#include "gab-dice-entry.h"

#include <stdlib.h>
#include <string.h>

#define A_KEY    0.24 /* seconds */
#define AN_ORDER 3.0  /* to think of it */
#define DICE     5.0  /* to throw them and read them */
#define MOST     360

typedef struct
{
  GabWindow    *window;
  GabSiegePage *page;
  guint         keys, orders, throws;
} Typist;

static GtkWidget *
focus_of (Typist *typist)
{
  return gtk_root_get_focus (GTK_ROOT (typist->window));
}

/* What is typed goes to where the keyboard is, and nowhere else. */
static void
type (Typist     *typist,
      const char *text)
{
  GtkWidget *focus = focus_of (typist);
  int at;

  g_assert_true (GTK_IS_EDITABLE (focus));
  at = gtk_editable_get_position (GTK_EDITABLE (focus));
  gtk_editable_insert_text (GTK_EDITABLE (focus), text, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (focus), at);
  typist->keys += strlen (text);
}

static void
press_enter (Typist *typist)
{
  GtkWidget *entry = gtk_widget_get_ancestor (focus_of (typist), GTK_TYPE_ENTRY);

  g_assert_nonnull (entry);
  g_signal_emit_by_name (entry, "activate");
  typist->keys++;
  desk_settle ();
}

/* Alt and the letter of a button. */
static void
press (Typist     *typist,
       const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (typist->page), action, NULL));
  typist->keys += 2;
  typist->orders++;
  desk_settle ();
}

static gboolean
is_in_dice (Typist *typist)
{
  return gtk_widget_get_ancestor (focus_of (typist), GAB_TYPE_DICE_ENTRY) != NULL;
}

/* The dice that are asked for, all of them twos. */
static void
throw_dice (Typist *typist)
{
  GtkWidget *entry = gtk_widget_get_ancestor (focus_of (typist), GAB_TYPE_DICE_ENTRY);
  GtkLabel *need = GTK_LABEL (desk_find (entry, GTK_TYPE_LABEL, "need"));

  for (int n = atoi (gtk_label_get_label (need)); n > 0; n--)
    type (typist, typist->throws == 0 && n == 1 ? "1 " : "2 ");
  press_enter (typist);
  typist->throws++;
}

/* Whether Enter alone would give it. */
static gboolean
is_proposed (Typist     *typist,
             const char *line)
{
  GtkEntry *entry = GTK_ENTRY (desk_find (GTK_WIDGET (typist->page), GTK_TYPE_ENTRY, "line"));

  return gtk_entry_get_placeholder_text (entry) != NULL && g_str_has_suffix (gtk_entry_get_placeholder_text (entry), line);
}

static void
order (Typist     *typist,
       const char *line)
{
  guint before = gab_game_length (gab_turn_log_get_game (gab_operation_get_log (GAB_OPERATION (
                   gab_session_get_shown (gab_window_get_session (typist->window))))));

  if (!is_proposed (typist, line))
    type (typist, line);
  g_test_message ("%s", line);
  press_enter (typist);
  if (is_in_dice (typist))
    throw_dice (typist);
  typist->orders++;
  g_assert_cmpuint (gab_game_length (gab_turn_log_get_game (gab_operation_get_log (GAB_OPERATION (
                      gab_session_get_shown (gab_window_get_session (typist->window)))))), ==, before + 1);
}

/* Three batteries with guns on their platforms, and the second parallel begun. */
static void
lay_out (GabWindow *window)
{
  static const char *const lines[] = {
    "dig battery cannon behind p1.5", "dig battery cannon behind p1.5", "end", "enter heavy 3 in p1.5",
    NULL, "end", "move heavy 3 from p1.5 to no-3", NULL, "end", "mount heavy 3 in no-3", NULL,
  };

  siege_place (window);
  siege_dig (window);
  siege_next (window);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] == NULL)
      siege_next (window);
    else
      siege_order (window, lines[i]);
}

static void
fire_all (Typist *typist)
{
  static const char *const besieger[] = {
    "fire no-1 destructive at bastion-1.left", "fire no-2 suppressive at bastion-2.left",
    "fire no-3 destructive at bastion-1.right",
  };
  static const char *const defender[] = {
    "fire bastion-1.left suppressive at no-1", "fire bastion-2.left suppressive at no-2", "fire demi-lune-1 suppressive at p1.6",
  };
  guint n[2] = { 0, 0 };

  while (siege_state (typist->window)->step == GAB_FORMAL_STEP_FIRE)
    {
      int side = siege_state (typist->window)->next_side;

      if (n[side] < 3)
        order (typist, side == GAB_FORMAL_BESIEGER ? besieger[n[0]] : defender[n[1]]);
      else
        press (typist, "siege.pass");
      n[side]++;
    }
  g_assert_cmpuint (n[0], >=, 3);
  g_assert_cmpuint (n[1], >=, 3);
}

static void
test_turn (void)
{
  static const char *const digs[] = {
    "dig parallel 2 from -130,400 to -70,400", "dig parallel 2 from -70,400 to -10,400",
    "dig parallel 2 from -10,400 to 50,400", "dig parallel 2 from -190,400 to -250,400",
    "dig parallel 2 from -250,400 to -310,400", "dig parallel 2 from -310,400 to -370,400",
    "dig parallel 2 from -370,400 to -430,400", "dig parallel 2 from -430,400 to -490,400",
  };
  static const char *const moves[] = {
    "move infantry 3 from p1.4 to p2.4", "move infantry 3 from p1.6 to p2.1", "move infantry 2 from p1.7 to s1.4",
    "enter infantry 3 in p1.4", "enter infantry 3 in p1.6", "enter infantry 2 in p1.8",
  };
  GabWindow *window = desk_sample ();
  Typist typist = { window, siege_begin (window), 0, 0, 0 };
  gint64 began;
  double seconds;
  guint turn;

  lay_out (window);
  gab_session_set_table_dice (gab_window_get_session (window), TRUE);
  gab_session_set_program_picks (gab_window_get_session (window), TRUE);
  desk_settle ();
  turn = siege_state (window)->turn;
  gtk_widget_grab_focus (desk_find (GTK_WIDGET (typist.page), GTK_TYPE_ENTRY, "line"));
  began = g_get_monotonic_time ();
  for (guint i = 0; i < G_N_ELEMENTS (digs); i++)
    order (&typist, digs[i]);
  press (&typist, "siege.end");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    order (&typist, moves[i]);
  press (&typist, "siege.end");
  press (&typist, "siege.end"); /* the defender's moves; who fires first is thrown for */
  if (is_in_dice (&typist))
    throw_dice (&typist);
  fire_all (&typist);
  while (siege_state (window)->turn == turn)
    press (&typist, "siege.end");
  g_assert_cmpuint (typist.keys, <, 650); /* no more than six of the eight lines are typed */
  seconds = typist.keys * A_KEY + typist.orders * AN_ORDER + typist.throws * DICE;
  g_test_message ("%u keys, %u orders, %u throws: %.0f seconds; the program itself %.1f", typist.keys, typist.orders, typist.throws,
                  seconds, (g_get_monotonic_time () - began) / 1e6);
  g_assert_cmpfloat (seconds, <, MOST);
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-turn/keyboard", test_turn);
  return g_test_run ();
}
