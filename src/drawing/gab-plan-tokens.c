/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-tokens.c: where counters stand: along a parallel, in a sap, on a platform, within a work. */

#include "gab-plan-private.h"

#include <math.h>

#define SINGLES 3     /* so many stand each by itself, more are one sign and a number */
#define GAP 2.2       /* units between signs */

static const GabPlanSpot sign_sizes[] = {
  [GAB_PLAN_HEAVY] = { 9.5, 12 },
  [GAB_PLAN_LIGHT] = { 7.5, 10 },
  [GAB_PLAN_MORTAR] = { 8.5, 8.5 },
  [GAB_PLAN_FOOT] = { 11, 7 },
};

static void
measure_token (const GabPlanLayout *layout,
               const GabInk        *ink,
               GabPlanToken        *token)
{
  GabPlanSpot size = sign_sizes[token->arm];

  token->box.width = size.x * token->size;
  token->box.height = size.y * token->size;
  if (token->count > 1)
    {
      g_autofree char *number = gab_ink_number (token->count);
      GabInkSize text = gab_ink_measure (ink, GAB_INK_SMALL, number, 0, 1);

      token->box.width += text.width + layout->unit;
      token->box.height = MAX (token->box.height, text.height * 0.74);
    }
}

static void
place_token (GabPlanToken *token,
             double        left,
             double        middle)
{
  token->x = left + sign_sizes[token->arm].x * token->size / 2;
  token->y = middle;
  token->box.x = left;
  token->box.y = middle - token->box.height / 2;
}

/* A line of tokens from @first, their middle at a place. */
static void
place_row (GArray *row,
           guint   first,
           guint   n,
           double  gap,
           double  x,
           double  y)
{
  double width = -gap;

  for (guint i = first; i < first + n; i++)
    width += g_array_index (row, GabPlanToken, i).box.width + gap;
  x -= width / 2;
  for (guint i = first; i < first + n; i++)
    {
      GabPlanToken *token = &g_array_index (row, GabPlanToken, i);

      place_token (token, x, y);
      x += token->box.width + gap;
    }
}

static double
tallest (GArray *row,
         guint   first,
         guint   n)
{
  double height = 0;

  for (guint i = first; i < first + n; i++)
    height = MAX (height, g_array_index (row, GabPlanToken, i).box.height);
  return height;
}

/* In lines of at most so many, the whole about a place. */
static void
place_block (GArray *tokens,
             guint   a_line,
             double  gap,
             double  x,
             double  y)
{
  double height = -gap;

  for (guint i = 0; i < tokens->len; i += a_line)
    height += tallest (tokens, i, MIN (a_line, tokens->len - i)) + gap;
  y -= height / 2;
  for (guint i = 0; i < tokens->len; i += a_line)
    {
      guint n = MIN (a_line, tokens->len - i);
      double line = tallest (tokens, i, n);

      place_row (tokens, i, n, gap, x, y + line / 2);
      y += line + gap;
    }
}

static void
add_token (GArray             *tokens,
           const GabPlanLayout *layout,
           const GabInk       *ink,
           const GabPlanGroup *group,
           guint               count,
           guint               index)
{
  GabPlanToken token = {
    .at = group->at, .side = group->side, .arm = group->arm, .count = count, .size = layout->unit,
    .silenced = index < group->silenced, .moved = index < group->moved, .fired = index < group->fired,
    .turn = group->side == GAB_PLAN_BESIEGER ? 0 : G_PI,
  };

  measure_token (layout, ink, &token);
  g_array_append_val (tokens, token);
}

/* Silenced pieces are counted apart. */
static void
add_group (GArray              *tokens,
           const GabPlanLayout *layout,
           const GabInk        *ink,
           const GabPlanGroup  *group,
           gboolean             singly)
{
  guint silenced = MIN (group->silenced, group->count);

  if (singly)
    for (guint i = 0; i < group->count; i++)
      add_token (tokens, layout, ink, group, 1, i);
  if (!singly && silenced > 0)
    add_token (tokens, layout, ink, group, silenced, 0);
  if (!singly && group->count > silenced)
    add_token (tokens, layout, ink, group, group->count - silenced, silenced);
}

/* What stands in a place, mounted or not, as tokens without places. */
static GArray *
collect (const GabPlan       *plan,
         const GabPlanLayout *layout,
         const GabInk        *ink,
         const GArray        *groups,
         gboolean             mounted)
{
  GArray *tokens = g_array_new (FALSE, TRUE, sizeof (GabPlanToken));
  guint total = 0;

  for (guint i = 0; i < groups->len; i++)
    {
      const GabPlanGroup *group = &g_array_index (plan->groups, GabPlanGroup, g_array_index (groups, guint, i));

      total += group->mounted == mounted ? group->count : 0;
    }
  for (guint i = 0; i < groups->len; i++)
    {
      const GabPlanGroup *group = &g_array_index (plan->groups, GabPlanGroup, g_array_index (groups, guint, i));

      if (group->mounted == mounted)
        add_group (tokens, layout, ink, group, total <= SINGLES || mounted);
    }
  return tokens;
}

/* Guns side by side on the platform, looking where the battery looks. */
static void
place_mounted (const GabPlanLayout  *layout,
               const GabInk         *ink,
               const GabPlanBattery *battery,
               GArray               *tokens)
{
  GabPlanSpot a = gab_plan_spot (battery->corner[0]), b = gab_plan_spot (battery->corner[1]);
  GabPlanSpot d = gab_plan_spot (battery->corner[3]);
  double width = hypot (b.x - a.x, b.y - a.y) * layout->scale;
  double size = CLAMP (width / MAX (tokens->len, 3) / 10.6, 0.05, layout->unit * 1.15);

  for (guint i = 0; i < tokens->len; i++)
    {
      GabPlanToken *token = &g_array_index (tokens, GabPlanToken, i);
      double along = (i + 0.5) / tokens->len, back = 0.41;
      double half;

      if (tokens->len < 3)
        along = 0.5 + (along - 0.5) * tokens->len / 3;
      token->size = size;
      measure_token (layout, ink, token);
      token->x = (a.x + (b.x - a.x) * along + (d.x - a.x) * back) * layout->scale;
      token->y = (a.y + (b.y - a.y) * along + (d.y - a.y) * back) * layout->scale;
      token->turn = atan2 (b.y - a.y, b.x - a.x);
      half = MAX (token->box.width, token->box.height) / 2;
      token->box = (GabPlanBox) { token->x - half, token->y - half, 2 * half, 2 * half };
    }
}

static gboolean
has_battery_before (const GabPlan       *plan,
                    const GabPlanTrench *trench)
{
  double x = (trench->from.x + trench->to.x) / 2.0, y = (trench->from.y + trench->to.y) / 2.0;

  for (guint i = 0; i < plan->batteries->len; i++)
    {
      const GabPlanBattery *battery = &g_array_index (plan->batteries, GabPlanBattery, i);
      double bx = (battery->corner[2].x + battery->corner[3].x) / 2.0;
      double by = (battery->corner[2].y + battery->corner[3].y) / 2.0;

      if (hypot (bx - x, by - y) < 100)
        return TRUE;
    }
  return FALSE;
}

/* In a parallel they line the parapet, in a sap they stand in it. */
static void
place_in_trench (const GabPlan       *plan,
                 const GabPlanLayout *layout,
                 const GabPlanTrench *trench,
                 GArray              *tokens)
{
  double x = (trench->from.x + trench->to.x) / 20.0 * layout->scale;
  double y = (trench->from.y + trench->to.y) / 20.0 * layout->scale;
  double off = 8.5 * layout->scale + tallest (tokens, 0, tokens->len) / 2;

  if (trench->parallel > 0)
    y += has_battery_before (plan, trench) ? off : -off;
  place_block (tokens, SINGLES, GAP * layout->unit, x, y);
}

static void
place_in_section (const GabPlan       *plan,
                  const GabPlanLayout *layout,
                  const GabPlanThing  *thing,
                  GArray              *tokens)
{
  const GabPlanWork *work = &g_array_index (plan->works, GabPlanWork, thing->index);
  GabPlanSpot at = gab_plan_spot (work->at);
  double gap = GAP * layout->unit;

  switch (work->kind)
    {
    case GAB_PLAN_BASTION:
      place_block (tokens, tokens->len > 3 ? 2 : 1, gap, (at.x + (thing->section == 0 ? -23 : 23)) * layout->scale,
                   (at.y + 14) * layout->scale);
      break;
    case GAB_PLAN_WALL:
      place_block (tokens, 4, gap, at.x * layout->scale, (at.y - GAB_PLAN_RAMPART - 5) * layout->scale
                   - 5 * layout->unit);
      break;
    case GAB_PLAN_DEMI_LUNE:
    case GAB_PLAN_RAVELIN:
    default:
      place_block (tokens, 2, gap, at.x * layout->scale, (at.y + 90) * layout->scale);
      break;
    }
}

static void
place_things (const GabPlan       *plan,
              const GabPlanLayout *layout,
              const GabInk        *ink,
              guint                id,
              const GArray        *groups)
{
  const GabPlanThing *thing = g_hash_table_lookup (plan->things, GUINT_TO_POINTER (id));
  g_autoptr (GArray) standing = collect (plan, layout, ink, groups, FALSE);
  g_autoptr (GArray) mounted = collect (plan, layout, ink, groups, TRUE);

  if (thing->is == GAB_PLAN_IS_SECTION)
    {
      place_in_section (plan, layout, thing, standing);
      g_array_set_size (mounted, 0);
    }
  else if (thing->is == GAB_PLAN_IS_TRENCH)
    {
      place_in_trench (plan, layout, &g_array_index (plan->trenches, GabPlanTrench, thing->index), standing);
      g_array_set_size (mounted, 0);
    }
  else if (thing->is == GAB_PLAN_IS_BATTERY)
    {
      const GabPlanBattery *battery = &g_array_index (plan->batteries, GabPlanBattery, thing->index);
      double x = (battery->corner[2].x + battery->corner[3].x) * 0.39 + (battery->corner[0].x + battery->corner[1].x) * 0.11;
      double y = (battery->corner[2].y + battery->corner[3].y) * 0.39 + (battery->corner[0].y + battery->corner[1].y) * 0.11;

      place_mounted (layout, ink, battery, mounted);
      place_block (standing, 4, GAP * layout->unit, x / 10 * layout->scale, y / 10 * layout->scale);
    }
  g_array_append_vals (layout->tokens, mounted->data, mounted->len);
  g_array_append_vals (layout->tokens, standing->data, standing->len);
}

/* Groups of one place are gathered first, in the order in which their places are read. */
void
gab_plan_layout_tokens (const GabPlan       *plan,
                        const GabPlanLayout *layout,
                        const GabInk        *ink)
{
  g_autoptr (GHashTable) by_place = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);

  for (guint i = 0; i < plan->groups->len; i++)
    {
      gpointer at = GUINT_TO_POINTER (g_array_index (plan->groups, GabPlanGroup, i).at);
      GArray *groups = g_hash_table_lookup (by_place, at);

      if (groups == NULL)
        {
          groups = g_array_new (FALSE, FALSE, sizeof (guint));
          g_hash_table_insert (by_place, at, groups);
        }
      g_array_append_val (groups, i);
    }
  for (guint i = 0; i < plan->ids->len; i++)
    {
      guint id = g_array_index (plan->ids, guint, i);
      const GArray *groups = g_hash_table_lookup (by_place, GUINT_TO_POINTER (id));

      if (groups != NULL)
        place_things (plan, layout, ink, id, groups);
    }
}
