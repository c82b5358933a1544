/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What shots have to score, and what those that fell did (FS-25). */

#include "gab-formal-sketch.h"

#include "gab-formal-told.h"

#include <glib/gi18n-lib.h>

/* What one kind of guns has to score. */
static char *
tell_cell (const GabFormalCell *cell,
           GabFormalFire        fire)
{
  if (fire == GAB_FORMAL_DESTRUCTIVE)
    return g_strdup_printf (_("hit on %d or more"), cell->hit);
  if (cell->destroy == 0)
    return g_strdup_printf (_("suppressed on %d or more"), cell->suppress);
  if (cell->suppress == 0 || cell->suppress >= cell->destroy)
    return g_strdup_printf (_("destroyed on %d or more"), cell->destroy);
  /* Translators: two scores of a die: a gun is suppressed on the first, destroyed on the second */
  return g_strdup_printf (_("suppressed on %1$d or more, destroyed on %2$d"), cell->suppress, cell->destroy);
}

/**
 * gab_formal_tell_scores:
 * @state: a siege, masked or not
 * @order: an order to fire
 *
 * Returns: (transfer full) (nullable): what each kind of its guns has to score: "hit on 8 or more", with the kinds where
 *   there are several; NULL when it cannot be given.
 */
char *
gab_formal_tell_scores (const GabFormal *state,
                        const GabOrder  *order)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GabFormalFirePlan plan;
  guint kinds = 0;

  if (order->verb->id != GAB_FORMAL_FIRE || !gab_formal_plan_fire (state, order, &plan, NULL))
    return NULL;
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    kinds += plan.n[kind] > 0;
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      g_autofree char *scores = tell_cell (&state->tables->fire[kind][plan.fire][plan.band], plan.fire);
      g_autofree char *pieces = gab_formal_tell_pieces (kind, plan.n[kind]);

      if (plan.n[kind] == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, "; ");
      if (kinds > 1)
        /* Translators: %1$s are guns, %2$s what they have to score */
        g_string_append_printf (text, _("%1$s: %2$s"), pieces, scores);
      else
        g_string_append (text, scores);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
tell_shot (GabFormalShot shot)
{
  switch (shot)
    {
    case GAB_FORMAL_SHOT_H: return _("hit");
    case GAB_FORMAL_SHOT_S: return _("suppressed");
    case GAB_FORMAL_SHOT_D: return _("destroyed");
    case GAB_FORMAL_SHOT_NONE:
    default:                return _("miss");
    }
}

/**
 * gab_formal_tell_shots:
 * @state: a siege, masked or not
 * @order: an order to fire
 * @typed: the dice as they are typed so far: "9 4"; a 0 is 10, what a die cannot show is passed over
 *
 * Returns: (transfer full) (nullable): what each die of its guns does, in their order (FS-22): "9 hit, 4 miss"; NULL when
 *   the order cannot be given or no die is there.
 */
char *
gab_formal_tell_shots (const GabFormal *state,
                       const GabOrder  *order,
                       const char      *typed)
{
  g_autoptr (GArray) dice = gab_dice_parse_typed (typed, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  GabFormalFirePlan plan;

  if (dice == NULL || order->verb->id != GAB_FORMAL_FIRE || !gab_formal_plan_fire (state, order, &plan, NULL))
    return NULL;
  for (guint i = 0; i < MIN (dice->len, plan.n_pieces); i++)
    {
      int kind = state->piece[plan.piece[i]].kind, die = g_array_index (dice, GabDie, i).value;

      if (!gab_die_read (GAB_DIE_D10, &die))
        continue;
      /* Translators: what a die shows and what it does: "9 hit" */
      g_string_append_printf (text, "%s", text->len > 0 ? ", " : "");
      g_string_append_printf (text, _("%1$d %2$s"), die,
                              tell_shot (gab_formal_shot (state->tables, kind, plan.fire, plan.band, die)));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
