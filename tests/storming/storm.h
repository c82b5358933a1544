/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the storm share: positions as scripts, cases as tables. */
#pragma once

#include "gab-game.h"
#include "gab-storming-odds.h"

G_BEGIN_DECLS

/* A position, an order with typed dice, and what should come of it. */
typedef struct
{
  const char *path;
  const char *setup;    /* lines, parted by ";" */
  const char *before;   /* orders, parted by ";", each with its dice after "=" */
  const char *order;    /* likewise */
  int         refused;  /* the rule that refuses it; 0: it applies */
  const char *expected; /* a pattern with * that storm_describe() matches */
} StormCase;

const GabTables         *storm_numbers   (void);
const GabStormingTables *storm_tables    (void);
GabGame                 *storm_new       (const char      *setup);
GabGame                 *storm_try_new   (const char      *setup,
                                          GError         **error);
gboolean                 storm_give      (GabGame         *game,
                                          const char      *order,
                                          GError         **error);
void                     storm_play      (GabGame         *game,
                                          const char      *script);
const GabStorming       *storm_state     (const GabGame   *game);
char                    *storm_digest    (const GabGame   *game);
char                    *storm_describe  (const GabStorming *state);
GabStormingOdds          storm_odds      (const char      *setup,
                                          const char      *orders);
void                     storm_near      (double           found,
                                          double           expected);
void                     storm_digits    (const char      *expected,
                                          double           found);
void                     storm_add_cases (const StormCase *cases,
                                          guint            n);
int                      storm_run       (int              argc,
                                          char           **argv,
                                          void           (*add) (void));

G_END_DECLS
