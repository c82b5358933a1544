/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest rule set: a heap of counters. For tests of what all rule sets share. */
#pragma once

#include "gab-game.h"

G_BEGIN_DECLS

typedef struct
{
  const GabSetup *setup;
  gint64          heap;
  int             orders;
} Toy;

extern const GabRules toy_rules;

GabGame *toy_new   (guint64     seed);
char    *toy_at    (GabGame    *game,
                    guint       n_orders);

G_END_DECLS
