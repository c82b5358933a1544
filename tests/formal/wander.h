/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player of sieges by chance: always something that the rules offer, nothing clever. */
#pragma once

#include "siege.h"

G_BEGIN_DECLS

/* What came of the sieges that were played. */
typedef struct
{
  guint   sieges, orders, turns;
  guint   of_verb[GAB_FORMAL_SET_WORK + 1];
  guint   ends[GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS + 1];
  gint64  choosing, applying, replaying; /* microseconds */
  GChecksum *signature;
} Wander;

GabGame *wander_play   (Wander  *wander,
                        guint32  seed,
                        guint    turns);
void     wander_check  (Wander  *wander,
                        GabGame *game,
                        gboolean undo);
char    *wander_setup  (GRand   *random);

G_END_DECLS
