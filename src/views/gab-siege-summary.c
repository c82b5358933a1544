/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the turn before brought, in the panel: nothing to be closed, it gives way to the next. */

#include "gab-siege-page-private.h"

#include <glib/gi18n-lib.h>

/* After how many orders a day began; the length where none of it is played. */
static guint
find_day (const GabGame *game,
          gint32         day)
{
  guint n = gab_game_length (game);

  while (n > 0 && gab_game_nth (game, n - 1)->day >= day)
    n--;
  return n;
}

static GabFormal *
state_at (const GabSiegeLook *look,
          guint               n)
{
  g_autofree GabFormal *state = gab_game_state_at (look->game, n);

  return gab_formal_rules.mask (state, look->viewer);
}

/* (transfer full) (nullable): the sentences about the turn that is over, and its number. */
static char *
dup_summary (const GabSiegeLook *look,
             int                *turn)
{
  gint32 day = look->turn.over ? look->turn.day : look->turn.day - 1;
  g_autofree GabFormal *before = NULL, *after = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (look->state->turn < (look->turn.over ? 1 : 2))
    return NULL;
  before = state_at (look, find_day (look->game, day));
  if (before->turn == 0)
    return NULL;
  if (!look->turn.over)
    after = state_at (look, find_day (look->game, day + 1));
  *turn = before->turn;
  lines = gab_formal_tell_turn (before, after != NULL ? after : look->state, look->names);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Shows it for the moment that is looked at. */
void
gab_siege_summary_show (GabSiegePage       *self,
                        const GabSiegeLook *look)
{
  int turn = 0;
  g_autofree char *text = dup_summary (look, &turn);
  g_autofree char *title = g_strdup_printf (_("Turn %d in short"), turn);

  gtk_widget_set_visible (self->summary_card, text != NULL);
  gtk_label_set_label (self->summary_title, title);
  gtk_label_set_label (self->summary, text != NULL ? text : "");
}
