/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege on a desk: the standard one, played some days by the same orders for tests and pictures. */

#include "siege-desk.h"

#include "gab-siege-plan.h"
#include "gab-siege-setup.h"

#include <string.h>

/* Begins a standard siege as a player would; its values are still to be rolled. */
GabSiegePage *
siege_begin (GabWindow *window)
{
  GabSession *session = gab_window_get_session (window);
  gboolean table_dice = gab_session_get_table_dice (session);
  GtkWidget *setup = gab_siege_setup_new (GTK_WINDOW (window), session);

  gtk_window_present (GTK_WINDOW (setup));
  g_assert_true (desk_says (setup, "FS-5"));
  gab_session_set_table_dice (session, TRUE);
  g_assert_true (gtk_widget_activate_action (setup, "setup.standard", NULL));
  gab_session_set_table_dice (session, table_dice);
  desk_settle ();
  g_assert_true (GAB_IS_SIEGE_PAGE (gab_window_get_page (window)));
  return GAB_SIEGE_PAGE (gab_window_get_page (window));
}

const GabFormal *
siege_state (GabWindow *window)
{
  return gab_operation_get_state (GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window))));
}

/* An order with the program's dice. */
void
siege_order (GabWindow  *window,
             const char *line)
{
  GabSession *session = gab_window_get_session (window);
  g_autofree char *handle = g_strdup (gab_session_get_page (session));
  g_autoptr (GError) error = NULL;

  if (!gab_session_order (session, handle, line, NULL, NULL, line, &error))
    g_error ("%s: %s", line, error->message);
}

/* The defender's strength is sealed and his pieces are placed: the besieger builds. */
void
siege_place (GabWindow *window)
{
  static const char *const lines[] = {
    "roll-points", "place infantry 2 in ravelin-1", "place infantry 2 in ravelin-2", "place infantry 2 in demi-lune-1",
    "place infantry 2 in bastion-1.left", "place infantry 2 in bastion-2.right", "place heavy 3 in bastion-1.left",
    "place heavy 3 in bastion-2.right", "place light 4 in demi-lune-1", "place mortar 3 in bastion-2.left", "end",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    siege_order (window, lines[i]);
}

/* Nobody does anything until the besieger builds again. */
void
siege_next (GabWindow *window)
{
  guint turn = siege_state (window)->turn;

  while (siege_state (window)->turn == turn && siege_state (window)->step != GAB_FORMAL_STEP_OVER)
    siege_order (window, siege_state (window)->step == GAB_FORMAL_STEP_FIRE ? "pass" : "end");
}

static void
order_all (GabWindow         *window,
           const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], "next"))
      siege_next (window);
    else
      siege_order (window, lines[i]);
}

/* Some days: the first parallel, saps from it, guns in two batteries, the second parallel begun. */
void
siege_dig (GabWindow *window)
{
  static const char *const lines[] = {
    "dig parallel 1 from -330,590 to -270,590", "dig parallel 1 from -270,590 to -210,590",
    "dig parallel 1 from -210,590 to -150,590", "dig parallel 1 from -150,590 to -90,590",
    "dig parallel 1 from -90,590 to -30,590", "dig parallel 1 from -30,590 to 30,590",
    "dig parallel 1 from 30,590 to 90,590", "dig parallel 1 from 90,590 to 150,590", "next",
    "dig parallel 1 from 150,590 to 210,590", "dig parallel 1 from 210,590 to 270,590",
    "dig parallel 1 from 270,590 to 330,590", "dig parallel 1 from 330,590 to 390,590",
    "dig battery cannon behind p1.2", "dig battery cannon behind p1.2",
    "dig battery mortars behind p1.9", "dig battery mortars behind p1.9", "end",
    "enter heavy 3 in p1.2", "enter mortar 3 in p1.9", "enter infantry 3 in p1.4", "enter infantry 3 in p1.6",
    "enter infantry 3 in p1.7", "next",
    "dig sap from -180,590 to -150,540", "dig sap from 180,590 to 150,540", "end",
    "move heavy 3 from p1.2 to no-1", "move mortar 3 from p1.9 to no-2", "next",
    "dig sap from -150,540 to -180,490", "dig sap from 150,540 to 180,490", "end",
    "mount heavy 3 in no-1", "mount mortar 3 in no-2", "next",
    "dig sap from -180,490 to -150,440", "dig sap from 180,490 to 150,440", "next",
    "dig sap from -150,440 to -160,400", "dig sap from 150,440 to 160,400",
    "dig parallel 2 from -190,400 to -130,400", "dig parallel 2 from 130,400 to 190,400", "end", NULL,
  };

  order_all (window, lines);
}

/* Whether the plan has a thing whose spoken name holds these words. */
gboolean
siege_shows (GabSiegePage *page,
             const char   *text)
{
  const GabPlan *plan = gab_siege_plan_get (GAB_SIEGE_PLAN (desk_find (GTK_WIDGET (page), GAB_TYPE_SIEGE_PLAN, NULL)));

  for (guint i = 0; i < gab_plan_count (plan); i++)
    if (strstr (gab_plan_spoken (plan, gab_plan_nth (plan, i)), text) != NULL)
      return TRUE;
  return FALSE;
}
