/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of a storm, exact from the tables; page and command line both ask here. */
#pragma once

#include "gab-storming.h"

G_BEGIN_DECLS

/* One band of the roll that comes next. */
typedef struct
{
  int    low, high; /* 0 to 99, both of the band */
  int    outcome;   /* by the step: GabStormingFort, GabStormingArmy, GabStormingResult
                     * (undecided: there is a storm), number of columns, or
                     * GabStormingColumnResult */
  double chance;    /* 0 to 1 */
} GabStormingBand;

#define GAB_STORMING_BANDS 3

/* How it may end, and what it may still cost. */
typedef struct
{
  double captured;    /* by surrender or storm; the four add up to 1 */
  double drawn;
  double beaten_off;
  double cancelled;
  double surrendered; /* the part of captured that needs no storm */
  double casualties;  /* mean of those still to come, men */
  double points;      /* mean of what is still to come, won less lost */
} GabStormingChance;

typedef struct
{
  GabStormingStep   step;    /* which roll comes next */
  guint             n_bands; /* 0 when the next order needs no dice */
  GabStormingBand   band[GAB_STORMING_BANDS];
  GabStormingChance attempt; /* of the attempt under way or next; when all is over, of the last */
  GabStormingChance rest;    /* of all attempts left, if all are used: how one fort ends;
                              * in free play the chances of the attempt and the
                              * means of all that is left */
} GabStormingOdds;

/* A row of the whole table. */
typedef struct
{
  GabStormingFort   fort;    /* unknown: over the whole game */
  GabStormingArmy   army;    /* unknown: of no account, or over the whole game */
  guint             columns; /* 0: over all, from the summons on; else a storm by so many */
  GabStormingChance chance;
} GabStormingOddsRow;

void        gab_storming_odds       (const GabStorming        *state,
                                     GabStormingOdds          *odds);
GArray     *gab_storming_odds_table (const GabStormingTables  *tables);

/* Words; in gab-storming-sheet-tell.c. */
char       *gab_storming_tell_band  (GabStormingStep           step,
                                     const GabStormingBand    *band);
char       *gab_storming_tell_row   (const GabStormingOddsRow *row);

G_END_DECLS
