/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plan-siege.h: a siege of two bastions made of plain structs, early, in the middle, and late. */
#pragma once

#include "gab-plan.h"

G_BEGIN_DECLS

/* Ids of what the tests ask for. */
enum
{
  AT_TRINIDAD_LEFT = 1,
  AT_TRINIDAD_RIGHT,
  AT_MARIA_LEFT,
  AT_MARIA_RIGHT,
  AT_DEMI_LUNE,
  AT_RAVELIN,
  AT_PICURINA,
  AT_WALL_LEFT,
  AT_WALL,
  AT_WALL_RIGHT,
  AT_COVERED_WAY,
  AT_FIRST = 100,    /* the units of the first parallel, from the left */
  AT_SECOND = 200,
  AT_THIRD = 300,
  AT_SAP = 400,
  AT_BATTERY = 500,
};

/* What can be left out, to see that it is missed. */
typedef enum
{
  WITHOUT_TROOPS = 1 << 0,
  WITHOUT_GUNS = 1 << 1,
  WITHOUT_BATTERY = 1 << 2,
  WITHOUT_SAP = 1 << 3,
  WITHOUT_DAMAGE = 1 << 4,
  WITHOUT_BREACH = 1 << 5,
  WITHOUT_TAKEN = 1 << 6,
  WITHOUT_RUIN = 1 << 7,
  WITHOUT_BANDS = 1 << 8,
  WITHOUT_SILENCE = 1 << 9,
  WITHOUT_NAMES = 1 << 10,
} PlanWithout;

typedef enum
{
  PLAN_EARLY,
  PLAN_MIDDLE,
  PLAN_LATE,
} PlanStage;

GabPlan *plan_siege_new (PlanStage   stage,
                         PlanWithout without);

G_END_DECLS
