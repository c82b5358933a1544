/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a turn brought, from the siege before it and after it: digging, losses, rounds, damage, score. */

#include "gab-formal-sketch.h"

#include "gab-formal-told.h"

#include <glib/gi18n-lib.h>

static int
count_fate (const GabFormal *state,
            int              side,
            int              kind,
            GabFormalFate    fate)
{
  int n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].side == side && state->piece[i].kind == kind && state->piece[i].fate == fate;
  return n;
}

/* "1 heavy cannon, 2 sections of infantry": what met a fate since. */
static char *
tell_fates (const GabFormal *before,
            const GabFormal *after,
            int              side,
            GabFormalFate    fate)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      int n = count_fate (after, side, kind, fate) - count_fate (before, side, kind, fate);
      g_autofree char *pieces = n > 0 ? gab_formal_tell_pieces (kind, n) : NULL;

      if (pieces != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", pieces);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
add_losses (GPtrArray       *lines,
            const GabFormal *before,
            const GabFormal *after)
{
  g_autofree char *besieger = tell_fates (before, after, GAB_FORMAL_BESIEGER, GAB_FORMAL_FATE_LOST);
  g_autofree char *defender = tell_fates (before, after, GAB_FORMAL_DEFENDER, GAB_FORMAL_FATE_LOST);
  g_autofree char *captured = tell_fates (before, after, GAB_FORMAL_DEFENDER, GAB_FORMAL_FATE_CAPTURED);

  /* Translators, here and below: guns and sections of infantry */
  if (besieger != NULL)
    g_ptr_array_add (lines, g_strdup_printf (_("The besieger lost %s."), besieger));
  if (defender != NULL)
    g_ptr_array_add (lines, g_strdup_printf (_("The defender lost %s."), defender));
  if (captured != NULL)
    g_ptr_array_add (lines, g_strdup_printf (_("The besieger captured %s."), captured));
  if (besieger == NULL && defender == NULL && captured == NULL)
    g_ptr_array_add (lines, g_strdup (_("Nobody lost anything.")));
}

static void
add_dug (GPtrArray       *lines,
         const GabFormal *before,
         const GabFormal *after)
{
  guint dug = 0, gone = 0, built = 0;

  for (guint i = 0; i < after->n_trenches; i++)
    {
      dug += after->trench[i].turn == before->turn;
      gone += after->trench[i].gone && (i >= before->n_trenches || !before->trench[i].gone);
    }
  for (guint i = 0; i < after->n_batteries; i++)
    built += after->battery[i].turn == before->turn && after->battery[i].halves == 2;
  if (dug > 0)
    g_ptr_array_add (lines, g_strdup_printf (ngettext ("%u unit of trench was dug.", "%u units of trench were dug.", dug), dug));
  if (built > 0)
    g_ptr_array_add (lines, g_strdup_printf (ngettext ("%u battery was finished.", "%u batteries were finished.", built), built));
  if (gone > 0)
    g_ptr_array_add (lines, g_strdup_printf (ngettext ("%u unit of trench was destroyed.", "%u units of trench were destroyed.", gone),
                                             gone));
}

static void
add_rounds (GPtrArray       *lines,
            const GabFormal *before,
            const GabFormal *after)
{
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      int spent = before->rounds[side] - after->rounds[side];

      if (after->hides[side] || spent <= 0)
        continue;
      g_ptr_array_add (lines, side == GAB_FORMAL_BESIEGER
        ? g_strdup_printf (ngettext ("The besieger spent %d round.", "The besieger spent %d rounds.", spent), spent)
        : g_strdup_printf (ngettext ("The defender spent %d round.", "The defender spent %d rounds.", spent), spent));
    }
}

static void
add_damage (GPtrArray       *lines,
            const GabFormal *before,
            const GabFormal *after,
            const GabNames  *names)
{
  for (guint i = 0; i < after->n_works; i++)
    {
      const GabFormalWork *work = &after->work[i];
      g_autofree char *name = gab_formal_dup_name (names, work->name);
      int hits = work->hits - before->work[i].hits;

      if (hits > 0)
        /* Translators: %1$s is a work */
        g_ptr_array_add (lines, g_strdup_printf (ngettext ("%1$s: %2$d hit.", "%1$s: %2$d hits.", hits), name, hits));
      if (work->breached && !before->work[i].breached)
        g_ptr_array_add (lines, g_strdup_printf (_("%s is breached."), name));
    }
}

/**
 * gab_formal_tell_turn:
 * @before: a siege as a turn began, as it is seen
 * @after: the same siege as the next turn began, or as it ended
 * @names: the setup's names
 *
 * Returns: (transfer full) (element-type utf8): what the turn brought, a sentence each.
 */
GPtrArray *
gab_formal_tell_turn (const GabFormal *before,
                      const GabFormal *after,
                      const GabNames  *names)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  int score = (int) gab_formal_score_points (after, GAB_FORMAL_SCORE_TOTAL);

  add_dug (lines, before, after);
  add_damage (lines, before, after, names);
  add_losses (lines, before, after);
  add_rounds (lines, before, after);
  if (after->covered_way_taken && !before->covered_way_taken)
    g_ptr_array_add (lines, g_strdup (_("The covered way is taken.")));
  /* Translators: points of the turn, and in all */
  g_ptr_array_add (lines, g_strdup_printf (_("Score of the turn %1$+d, in all %2$+d."),
                                           score - (int) gab_formal_score_points (before, GAB_FORMAL_SCORE_TOTAL), score));
  return lines;
}
