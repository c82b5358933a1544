/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a siege ends (FS-32, FS-44, FS-48). */

#include "gab-formal-blood.h"

/* Later steps are not played (FS-6). */
void
gab_formal_end (GabFormalRun *run,
                GabFormalEnd  end)
{
  GabEvent *event = gab_events_add (run->events, GAB_FORMAL_EVENT_END);

  run->state->end = end;
  run->state->step = GAB_FORMAL_STEP_OVER;
  run->state->open = GAB_FORMAL_OPEN_NONE;
  event->number[0] = end;
  event->number[1] = run->state->turn;
}

/* FS-32: looked at after an order that spends rounds; both out in one storm, and the besieger loses. */
gboolean
gab_formal_rounds_end (GabFormalRun *run)
{
  if (run->state->end != GAB_FORMAL_END_NONE)
    return TRUE;
  if (run->state->rounds[GAB_FORMAL_BESIEGER] == 0)
    gab_formal_end (run, GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS);
  else if (run->state->rounds[GAB_FORMAL_DEFENDER] == 0)
    gab_formal_end (run, GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS);
  return run->state->end != GAB_FORMAL_END_NONE;
}

/* FS-48: raised, or surrendered by agreement, from turn 1 on. */
gboolean
gab_formal_give_up (GabFormalRun *run,
                    GabFormalEnd  end)
{
  if (run->state->step == GAB_FORMAL_STEP_PLACE)
    return gab_formal_bar (run->state, run->error, GAB_FORMAL_BAR_BEFORE, -1, 0, 0);
  gab_formal_end (run, end);
  return TRUE;
}
