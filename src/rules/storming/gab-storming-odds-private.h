/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds from within: the ways in which an attempt can end. */
#pragma once

#include "gab-storming-odds.h"
#include "gab-storming-private.h"

G_BEGIN_DECLS

/* One way to end. */
typedef struct
{
  GabStormingResult result;
  gint64            casualties; /* still to come, as the rule asks for them */
  gint32            points;     /* won less lost, but for casualties */
  double            chance;
} GabStormingEnd;

/* Sizes that may be met. */
typedef struct
{
  GabStormingFort fort;
  GabStormingArmy army;
  double          chance;
} GabStormingSizes;

#define GAB_STORMING_SIZES 3

/* Where an attempt against known sizes stands. */
typedef struct
{
  const GabStormingTables *tables;
  GabStormingFort          fort;
  GabStormingArmy          army;
  GabStormingStep          step;      /* from the summons on */
  int                      n_columns; /* when assaulting; so below */
  int                      waiting;
  int                      complete;
  int                      partial;
} GabStormingPoint;

int     gab_storming_width       (const gint32             *upper,
                                  int                       band);
guint   gab_storming_sizes       (const GabStormingTables  *tables,
                                  GabStormingFort           fort,
                                  GabStormingArmy           army,
                                  GabStormingSizes         *sizes);
GArray *gab_storming_ends        (const GabStormingPoint   *point);

G_END_DECLS
