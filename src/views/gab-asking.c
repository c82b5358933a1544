/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking: what may be ordered in an operation now, and why something may not. */

#include "gab-asking.h"

#include <glib/gi18n-lib.h>

/**
 * gab_asking_real:
 * @session: the session
 * @handle: a handle
 *
 * Edits and orders are made to the thing as it is, whoever may make them; what is
 * shown may be a masked copy.
 *
 * Returns: (transfer none) (nullable): the thing.
 */
GabThing *
gab_asking_real (GabSession *session,
                 const char *handle)
{
  return gab_campaign_find (gab_document_get_campaign (gab_session_get_document (session)), handle);
}

/**
 * gab_asking_choices:
 * @operation: an operation as the viewer may see it
 *
 * Returns: (transfer full) (element-type GabChoice): what its rules allow now;
 *   empty when it has no state, or is closed.
 */
GArray *
gab_asking_choices (GabOperation *operation)
{
  GArray *choices = gab_choices_new ();
  gconstpointer state = gab_operation_get_state (operation);

  if (state != NULL && !gab_operation_get_closed (operation))
    gab_operation_find_rules (operation)->choices (state, choices);
  return choices;
}

/* Its game as it is: orders are put to that, by whoever may give them. */
static GabGame *
get_game (GabSession   *session,
          GabOperation *operation)
{
  GabThing *real = gab_asking_real (session, gab_thing_get_handle (GAB_THING (operation)));
  GabTurnLog *log = GAB_IS_OPERATION (real) ? gab_operation_get_log (GAB_OPERATION (real)) : NULL;

  return log != NULL ? gab_turn_log_get_game (log) : NULL;
}

/**
 * gab_asking_line:
 * @session: the session
 * @operation: an operation
 * @choice: one of its choices
 *
 * Returns: (transfer full) (nullable): the order in notation, with the most and
 *   the whole list where that is open.
 */
char *
gab_asking_line (GabSession      *session,
                 GabOperation    *operation,
                 const GabChoice *choice)
{
  GabGame *game = get_game (session, operation);
  g_autoptr (GabOrder) order = game != NULL ? gab_choice_largest (choice) : NULL;

  return order != NULL ? gab_order_format (order, gab_game_setup (game)->names) : NULL;
}

/**
 * gab_asking_whose:
 * @session: the session
 * @side: the handle of a side
 *
 * Returns: (transfer full) (nullable): why the viewer may not give that side's
 *   orders; NULL when he may.
 */
char *
gab_asking_whose (GabSession *session,
                  const char *side)
{
  if (gab_session_may_order (session, side))
    return NULL;
  /* Translators: a side */
  return g_strdup_printf (_("Orders here are given by %s or the umpire."),
                          gab_campaign_label (gab_session_get_campaign (session), side));
}

/* Whether the viewer is the one who is attacked, and it is for him to order now. */
static gboolean
is_defenders_turn (GabSession   *session,
                   GabOperation *operation)
{
  gconstpointer state = gab_operation_get_state (operation);
  int viewer = gab_campaign_operation_viewer (gab_document_get_campaign (gab_session_get_document (session)), operation,
                                              gab_session_get_viewer (session));
  GabTurn turn = { .actor = -1 };

  if (state == NULL || viewer <= 0)
    return FALSE;
  gab_operation_find_rules (operation)->turn (state, &turn);
  return turn.actor == viewer;
}

/**
 * gab_asking_why_not:
 * @session: the session
 * @operation: an operation
 * @line: an order in notation
 *
 * Returns: (transfer full) (nullable): why it cannot be given now, with the rule's
 *   number; NULL when it can.
 */
char *
gab_asking_why_not (GabSession   *session,
                    GabOperation *operation,
                    const char   *line)
{
  char *whose = is_defenders_turn (session, operation) ? NULL : gab_asking_whose (session, gab_operation_get_side (operation));
  GabGame *game = get_game (session, operation);
  g_autoptr (GError) error = NULL;
  GabDice dice;

  if (whose != NULL)
    return whose;
  if (gab_operation_get_closed (operation))
    return g_strdup (_("Its cost is booked: no further order can be given."));
  if (game == NULL)
    return g_strdup (_("It cannot be played on."));
  gab_game_dice (game, &dice);
  return gab_game_try (game, line, &dice, &error) ? NULL : gab_error_describe (error);
}

/**
 * gab_asking_last_entry:
 * @operation: an operation
 *
 * Returns: (transfer full) (nullable): the last entry of its log that stands, as
 *   the viewer may read it.
 */
GabLogEntry *
gab_asking_last_entry (GabOperation *operation)
{
  GListModel *log = G_LIST_MODEL (gab_operation_get_log (operation));

  for (guint n = log != NULL ? g_list_model_get_n_items (log) : 0; n > 0; n--)
    {
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (log, n - 1);

      if (!gab_log_entry_get_struck (entry))
        return g_steal_pointer (&entry);
    }
  return NULL;
}
