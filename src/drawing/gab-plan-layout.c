/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-layout.c: where the dots of damage stand; counters and names have files of their own. */

#include "gab-plan-private.h"

#define TALLY_LINE 10 /* dots in a line */
#define TALLY_STEP 4.4
#define TALLY_DOT 3.4
#define TALLY_FIVE 2.0

/* Signs grow with the plan, within bounds. */
static double
unit_of (double scale)
{
  return CLAMP (scale * 1.32, 0.5, 2.1);
}

/* Where one dot stands, in fives and in lines of ten. */
GabPlanBox
gab_plan_tally_dot (const GabPlanTally *tally,
                    double              unit,
                    guint               dot)
{
  guint place = dot % TALLY_LINE;
  double x = place * TALLY_STEP + (place >= 5 ? TALLY_FIVE : 0);

  return (GabPlanBox) { tally->box.x + x * unit, tally->box.y + dot / TALLY_LINE * TALLY_STEP * unit,
                        TALLY_DOT * unit, TALLY_DOT * unit };
}

static gboolean
has_tokens (const GabPlanLayout *layout,
            guint                at)
{
  for (guint i = 0; i < layout->tokens->len; i++)
    if (g_array_index (layout->tokens, GabPlanToken, i).at == at)
      return TRUE;
  return FALSE;
}

static void
add_tally (const GabPlanLayout *layout,
           const GabPlanWork   *work,
           guint                section)
{
  GabPlanTally tally = { work->section[section].id, work->section[section].lost, work->section[section].points, { 0 } };
  guint n = MIN (MAX (tally.lost, tally.points), 40), lines = (n + TALLY_LINE - 1) / TALLY_LINE;
  GabPlanSpot at = gab_plan_spot (work->at);
  double unit = layout->unit;

  if (n == 0)
    return;
  if (work->kind == GAB_PLAN_BASTION)
    at = (GabPlanSpot) { at.x + (section == 0 ? -40 : 40), at.y - GAB_PLAN_RAMPART - 12 };
  else if (work->kind == GAB_PLAN_WALL)
    at.y -= GAB_PLAN_RAMPART + (has_tokens (layout, tally.at) ? 24 : 13);
  else
    at.y += 36;
  tally.box.width = (MIN (n, TALLY_LINE) * TALLY_STEP + (n > 5 ? TALLY_FIVE : 0)) * unit;
  tally.box.height = lines * TALLY_STEP * unit;
  tally.box.x = at.x * layout->scale - tally.box.width / 2;
  tally.box.y = at.y * layout->scale - tally.box.height / 2;
  g_array_append_val (layout->tallies, tally);
}

/**
 * gab_plan_layout_new:
 * @plan: a plan
 * @ink: the styles it will be drawn with
 * @scale: user units a yard
 *
 * Returns: (transfer full): where everything with a size of its own stands; lends words of @plan
 */
GabPlanLayout *
gab_plan_layout_new (const GabPlan *plan,
                     const GabInk  *ink,
                     double         scale)
{
  GabPlanLayout *layout = g_new0 (GabPlanLayout, 1);

  layout->scale = scale;
  layout->unit = unit_of (scale);
  layout->tokens = g_array_new (FALSE, TRUE, sizeof (GabPlanToken));
  layout->tallies = g_array_new (FALSE, TRUE, sizeof (GabPlanTally));
  layout->labels = g_array_new (FALSE, TRUE, sizeof (GabPlanLabel));
  gab_plan_layout_tokens (plan, layout, ink);
  for (guint i = 0; i < plan->works->len; i++)
    {
      const GabPlanWork *work = &g_array_index (plan->works, GabPlanWork, i);

      add_tally (layout, work, 0);
      if (work->kind == GAB_PLAN_BASTION)
        add_tally (layout, work, 1);
    }
  gab_plan_layout_labels (layout, plan, ink);
  return layout;
}

/**
 * gab_plan_layout_free:
 * @layout: (nullable): what gab_plan_layout_new() gave
 */
void
gab_plan_layout_free (GabPlanLayout *layout)
{
  if (layout == NULL)
    return;
  g_array_unref (layout->tokens);
  g_array_unref (layout->tallies);
  g_array_unref (layout->labels);
  g_free (layout);
}

/**
 * gab_plan_layout_hit:
 * @layout: a layout
 * @x: user units from the middle of the wall
 * @y: user units from the line of the wall
 *
 * Returns: the id of the place whose counter lies there, or 0
 */
guint
gab_plan_layout_hit (const GabPlanLayout *layout,
                     double               x,
                     double               y)
{
  for (guint i = layout->tokens->len; i-- > 0; )
    {
      const GabPlanToken *token = &g_array_index (layout->tokens, GabPlanToken, i);

      if (x >= token->box.x && x <= token->box.x + token->box.width
          && y >= token->box.y && y <= token->box.y + token->box.height)
        return token->at;
    }
  return 0;
}
