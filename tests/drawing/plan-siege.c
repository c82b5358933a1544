/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plan-siege.c: a siege of two bastions made of plain structs. */

#include "plan-siege.h"

static void
add_works (GabPlan     *plan,
           PlanStage    stage,
           PlanWithout  without)
{
  guint lost = stage == PLAN_EARLY || (without & WITHOUT_DAMAGE) != 0 ? 0 : 9;
  gboolean breached = stage == PLAN_LATE && (without & WITHOUT_BREACH) == 0;
  gboolean taken = stage == PLAN_LATE && (without & WITHOUT_TAKEN) == 0;
  const GabPlanWork works[] = {
    { GAB_PLAN_BASTION, { -1500, 0 }, "Trinidad", FALSE,
      { { AT_TRINIDAD_LEFT, "Trinidad, left flank", 0, 14, FALSE }, { AT_TRINIDAD_RIGHT, "Trinidad, right flank", 0, 0, FALSE } } },
    { GAB_PLAN_BASTION, { 1500, 0 }, "Santa Maria", FALSE,
      { { AT_MARIA_LEFT, "Santa Maria, left flank", lost, 14, breached }, { AT_MARIA_RIGHT, "Santa Maria, right flank", 0, 0, FALSE } } },
    { GAB_PLAN_DEMI_LUNE, { 0, 0 }, "San Roque", FALSE, { { AT_DEMI_LUNE, "San Roque, demi-lune", 0, 0, FALSE } } },
    { GAB_PLAN_RAVELIN, { -3000, 0 }, "Pardaleras", FALSE, { { AT_RAVELIN, "Pardaleras, ravelin", 0, 0, FALSE } } },
    { GAB_PLAN_RAVELIN, { 3000, 0 }, "La Picurina", taken, { { AT_PICURINA, "La Picurina, taken", 0, 0, FALSE } } },
    { GAB_PLAN_WALL, { -3000, 0 }, NULL, FALSE, { { AT_WALL_LEFT, "left wall", 0, 0, FALSE } } },
    { GAB_PLAN_WALL, { 0, 0 }, NULL, FALSE, { { AT_WALL, "middle wall", 0, 0, FALSE } } },
    { GAB_PLAN_WALL, { 3000, 0 }, NULL, FALSE, { { AT_WALL_RIGHT, "right wall", 0, 0, FALSE } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      GabPlanWork work = works[i];

      if ((without & WITHOUT_NAMES) != 0)
        work.name = NULL;
      gab_plan_add_work (plan, &work);
    }
  gab_plan_set_covered_way (plan, AT_COVERED_WAY, "covered way", taken);
}

static void
add_parallel (GabPlan *plan,
              guint    parallel,
              guint    first,
              gint32   left,
              gint32   y,
              guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      GabPlanTrench unit = { .id = first + i, .spoken = "unit of a parallel", .parallel = parallel };

      unit.from = (GabPlanPoint) { left + (gint32) i * 600, y };
      unit.to = (GabPlanPoint) { left + (gint32) (i + 1) * 600, y };
      gab_plan_add_trench (plan, &unit);
    }
}

static void
add_sap (GabPlan *plan,
         guint    first,
         gint32   x,
         gint32   y,
         guint    n,
         guint    gone)
{
  for (guint i = 0; i < n; i++)
    {
      GabPlanTrench unit = { .id = first + i, .spoken = "unit of a sap", .gone = i + 1 == gone, .fresh = i + 1 == n };
      gint32 side = i % 2 == 0 ? 400 : -400;

      unit.from = (GabPlanPoint) { x, y };
      unit.to = (GabPlanPoint) { x + side, y - 400 };
      x += side;
      y -= 400;
      gab_plan_add_trench (plan, &unit);
    }
}

static void
add_battery (GabPlan    *plan,
             guint       id,
             const char *name,
             gint32      x,
             gint32      y,
             gboolean    mortars,
             guint       halves)
{
  GabPlanBattery battery = { .id = id, .name = name, .spoken = "battery", .mortars = mortars, .halves = halves };

  battery.corner[0] = (GabPlanPoint) { x - 250, y };
  battery.corner[1] = (GabPlanPoint) { x + 250, y };
  battery.corner[2] = (GabPlanPoint) { x + 250, y + 440 };
  battery.corner[3] = (GabPlanPoint) { x - 250, y + 440 };
  gab_plan_add_battery (plan, &battery);
}

static void
add_group (GabPlan    *plan,
           guint       at,
           guint       side,
           GabPlanArm  arm,
           guint       count,
           guint       silenced,
           gboolean    mounted)
{
  const GabPlanGroup group = { .at = at, .side = side, .arm = arm, .count = count, .silenced = silenced, .mounted = mounted,
                               .moved = arm == GAB_PLAN_FOOT, .fired = arm == GAB_PLAN_HEAVY && !mounted };

  gab_plan_add_group (plan, &group);
}

static void
add_approaches (GabPlan     *plan,
                PlanStage    stage,
                PlanWithout  without)
{
  const char *name = (without & WITHOUT_NAMES) == 0 ? "No. 7, twenty-four pounders" : NULL;

  add_parallel (plan, 1, AT_FIRST, -3600, 6200, 12);
  if (stage == PLAN_EARLY)
    return;
  if ((without & WITHOUT_SAP) == 0)
    add_sap (plan, AT_SAP, -2100, 6200, 5, 0);
  add_sap (plan, AT_SAP + 20, 1500, 6200, 5, (without & WITHOUT_RUIN) == 0 ? 3 : 0);
  add_parallel (plan, 2, AT_SECOND, -3000, 4100, 10);
  if ((without & WITHOUT_BATTERY) == 0)
    add_battery (plan, AT_BATTERY, name, 900, 4100, FALSE, 2);
  add_battery (plan, AT_BATTERY + 1, (without & WITHOUT_NAMES) == 0 ? "No. 6" : NULL, -900, 4100, TRUE, 2);
  add_battery (plan, AT_BATTERY + 2, NULL, -2700, 4100, FALSE, 1);
  if (stage != PLAN_LATE)
    return;
  add_sap (plan, AT_SAP + 40, 0, 4100, 5, 0);
  add_parallel (plan, 3, AT_THIRD, -900, 1950, 8);
}

static void
add_pieces (GabPlan     *plan,
            PlanWithout  without)
{
  if ((without & WITHOUT_TROOPS) == 0)
    for (guint i = 0; i < 12; i += 3)
      {
        add_group (plan, AT_FIRST + i, GAB_PLAN_BESIEGER, GAB_PLAN_FOOT, 3, 0, FALSE);
        add_group (plan, AT_SECOND + i, GAB_PLAN_BESIEGER, GAB_PLAN_FOOT, 2, 0, FALSE);
      }
  add_group (plan, AT_WALL, GAB_PLAN_DEFENDER, GAB_PLAN_FOOT, 7, 0, FALSE);
  add_group (plan, AT_DEMI_LUNE, GAB_PLAN_DEFENDER, GAB_PLAN_LIGHT, 2, 0, FALSE);
  if ((without & WITHOUT_GUNS) != 0)
    return;
  add_group (plan, AT_BATTERY, GAB_PLAN_BESIEGER, GAB_PLAN_HEAVY, 3, (without & WITHOUT_SILENCE) == 0 ? 3 : 0, TRUE);
  add_group (plan, AT_BATTERY + 1, GAB_PLAN_BESIEGER, GAB_PLAN_MORTAR, 2, 0, TRUE);
  add_group (plan, AT_TRINIDAD_LEFT, GAB_PLAN_DEFENDER, GAB_PLAN_HEAVY, 2, 0, FALSE);
}

/* Returns: (transfer full): the plan, less what is left out. */
GabPlan *
plan_siege_new (PlanStage   stage,
                PlanWithout without)
{
  GabPlan *plan = gab_plan_new ((GabPlanRect) { -6000, -1200, 12000, 8800 }, (without & WITHOUT_NAMES) == 0 ? "Badajoz" : NULL);

  gab_plan_set_bar (plan, 2000, NULL, NULL);
  if ((without & WITHOUT_BANDS) == 0)
    {
      gab_plan_set_band (plan, 0, 5800, 7000, (without & WITHOUT_NAMES) == 0 ? "First parallel" : NULL);
      gab_plan_set_band (plan, 1, 3800, 4200, NULL);
      gab_plan_set_band (plan, 2, 1800, 2100, NULL);
    }
  add_works (plan, stage, without);
  add_approaches (plan, stage, without);
  add_pieces (plan, without);
  return plan;
}
