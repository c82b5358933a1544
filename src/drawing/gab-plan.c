/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan.c: what stands on a siege plan. */

#include "gab-plan-private.h"

static const GabInkColour madder = { 0.64, 0.22, 0.17, 1 };
static const GabInkColour prussian = { 0.17, 0.28, 0.51, 1 };

/**
 * gab_plan_new:
 * @ground: all that can be seen; its top lies behind the houses, at y below 0
 * @place: (nullable): the name of the place, written over its houses
 *
 * Returns: (transfer full): an empty plan; free with gab_plan_free()
 */
GabPlan *
gab_plan_new (GabPlanRect  ground,
              const char  *place)
{
  GabPlan *plan = g_new0 (GabPlan, 1);

  plan->ground = ground;
  plan->words = g_string_chunk_new (1024);
  plan->place = place != NULL ? g_string_chunk_insert (plan->words, place) : NULL;
  plan->side[GAB_PLAN_BESIEGER] = madder;
  plan->side[GAB_PLAN_DEFENDER] = prussian;
  plan->works = g_array_new (FALSE, FALSE, sizeof (GabPlanWork));
  plan->trenches = g_array_new (FALSE, FALSE, sizeof (GabPlanTrench));
  plan->batteries = g_array_new (FALSE, FALSE, sizeof (GabPlanBattery));
  plan->groups = g_array_new (FALSE, FALSE, sizeof (GabPlanGroup));
  plan->ids = g_array_new (FALSE, FALSE, sizeof (guint));
  plan->things = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  return plan;
}

/**
 * gab_plan_free:
 * @plan: (nullable): a plan
 */
void
gab_plan_free (GabPlan *plan)
{
  if (plan == NULL)
    return;
  g_array_unref (plan->works);
  g_array_unref (plan->trenches);
  g_array_unref (plan->batteries);
  g_array_unref (plan->groups);
  g_array_unref (plan->ids);
  g_hash_table_unref (plan->things);
  g_string_chunk_free (plan->words);
  g_free (plan);
}

static const char *
keep (GabPlan    *plan,
      const char *words)
{
  return words != NULL && *words != '\0' ? g_string_chunk_insert_const (plan->words, words) : NULL;
}

static void
learn (GabPlan   *plan,
       guint      id,
       GabPlanIs  is,
       guint      index,
       guint      section)
{
  GabPlanThing *thing;

  if (id == 0)
    return;
  g_return_if_fail (!g_hash_table_contains (plan->things, GUINT_TO_POINTER (id)));
  thing = g_new (GabPlanThing, 1);
  *thing = (GabPlanThing) { is, index, section };
  g_hash_table_insert (plan->things, GUINT_TO_POINTER (id), thing);
  g_array_append_val (plan->ids, id);
}

/**
 * gab_plan_set_side:
 * @plan: a plan
 * @side: %GAB_PLAN_BESIEGER or %GAB_PLAN_DEFENDER
 * @colour: its own colour, as chosen on white
 */
void
gab_plan_set_side (GabPlan      *plan,
                   guint         side,
                   GabInkColour  colour)
{
  g_return_if_fail (side < 2);

  plan->side[side] = colour;
}

/**
 * gab_plan_set_covered_way:
 * @plan: a plan
 * @id: what it is to be known by
 * @spoken: (nullable): its name and state
 * @taken: held by the besieger
 *
 * Makes the covered way a thing of its own, once.
 */
void
gab_plan_set_covered_way (GabPlan    *plan,
                          guint       id,
                          const char *spoken,
                          gboolean    taken)
{
  g_return_if_fail (plan->covered_way.id == 0);

  plan->covered_way.id = id;
  plan->covered_way.spoken = keep (plan, spoken);
  plan->covered_way_taken = taken;
  learn (plan, id, GAB_PLAN_IS_COVERED_WAY, 0, 0);
}

/**
 * gab_plan_set_bar:
 * @plan: a plan
 * @length: what the scale bar measures
 * @from: (nullable): written at its left end: "0"
 * @to: (nullable): at its right end: "200 yards"
 */
void
gab_plan_set_bar (GabPlan    *plan,
                  gint32      length,
                  const char *from,
                  const char *to)
{
  g_return_if_fail (length >= 0);

  plan->bar = length;
  plan->bar_text[0] = keep (plan, from);
  plan->bar_text[1] = keep (plan, to);
}

/**
 * gab_plan_set_band:
 * @plan: a plan
 * @band: which, from 0
 * @near: its edge nearer to the wall
 * @far: its other edge; 0 for none
 * @text: (nullable): written at its near edge
 *
 * Sets where a parallel may run; both edges are dotted.
 */
void
gab_plan_set_band (GabPlan    *plan,
                   guint       band,
                   gint32      near,
                   gint32      far,
                   const char *text)
{
  g_return_if_fail (band < GAB_PLAN_BANDS);

  plan->bands[band] = (GabPlanBand) { near, far, keep (plan, text) };
}

/**
 * gab_plan_add_work:
 * @plan: a plan
 * @work: what to add; no id twice
 */
void
gab_plan_add_work (GabPlan           *plan,
                   const GabPlanWork *work)
{
  GabPlanWork copy = *work;
  guint sections = work->kind == GAB_PLAN_BASTION ? 2 : 1;

  copy.name = keep (plan, work->name);
  for (guint i = 0; i < sections; i++)
    {
      copy.section[i].spoken = keep (plan, work->section[i].spoken);
      learn (plan, copy.section[i].id, GAB_PLAN_IS_SECTION, plan->works->len, i);
    }
  g_array_append_val (plan->works, copy);
}

/**
 * gab_plan_add_trench:
 * @plan: a plan
 * @trench: what to add; no id twice
 */
void
gab_plan_add_trench (GabPlan             *plan,
                     const GabPlanTrench *trench)
{
  GabPlanTrench copy = *trench;

  copy.spoken = keep (plan, trench->spoken);
  learn (plan, copy.id, GAB_PLAN_IS_TRENCH, plan->trenches->len, 0);
  g_array_append_val (plan->trenches, copy);
}

/**
 * gab_plan_add_battery:
 * @plan: a plan
 * @battery: what to add; no id twice
 */
void
gab_plan_add_battery (GabPlan              *plan,
                      const GabPlanBattery *battery)
{
  GabPlanBattery copy = *battery;

  copy.name = keep (plan, battery->name);
  copy.spoken = keep (plan, battery->spoken);
  learn (plan, copy.id, GAB_PLAN_IS_BATTERY, plan->batteries->len, 0);
  g_array_append_val (plan->batteries, copy);
}

/**
 * gab_plan_add_group:
 * @plan: a plan
 * @group: what to add; nothing is added without pieces or where there is no such place yet
 */
void
gab_plan_add_group (GabPlan            *plan,
                    const GabPlanGroup *group)
{
  g_return_if_fail (group->side < 2);

  if (group->count > 0 && g_hash_table_contains (plan->things, GUINT_TO_POINTER (group->at)))
    g_array_append_val (plan->groups, *group);
}

/**
 * gab_plan_get_ground:
 * @plan: a plan
 *
 * Returns: all that can be seen
 */
GabPlanRect
gab_plan_get_ground (const GabPlan *plan)
{
  return plan->ground;
}

/**
 * gab_plan_get_place:
 * @plan: a plan
 *
 * Returns: (nullable): the name of the place
 */
const char *
gab_plan_get_place (const GabPlan *plan)
{
  return plan->place;
}
