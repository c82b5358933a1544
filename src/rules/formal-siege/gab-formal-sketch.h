/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order would be on the ground, for whoever draws it: where a trench would run, a battery stand, a shot go. Whether it
 * is allowed only apply says. */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_FORMAL_SKETCH_NONE,     /* nothing to be seen, or a place that is not there */
  GAB_FORMAL_SKETCH_PARALLEL, /* point[0] to point[1] */
  GAB_FORMAL_SKETCH_SAP,
  GAB_FORMAL_SKETCH_BATTERY,  /* its corners: front from left to right, rear from right to left */
  GAB_FORMAL_SKETCH_MOVE,     /* point[0] to point[1] */
  GAB_FORMAL_SKETCH_FIRE,
  GAB_FORMAL_SKETCH_PLACE,    /* point[1] alone: where something enters, is mounted, or a sortie goes */
} GabFormalSketchKind;

/* Points are tenths of a yard. */
typedef struct
{
  GabFormalSketchKind kind;
  GabFormalSpot       from, to; /* of a move; position and target of fire; to: the one place named; NOWHERE for none */
  GabFormalPoint      point[4];
} GabFormalSketch;

/* What a fire position bears on (FS-23, FS-25); tenths of a yard. */
typedef struct
{
  int            side;
  GabFormalPoint centre, facing; /* facing: a point straight before it */
  gint32         half;           /* degrees to either side; 90: all that is outward of it */
  gint32         near, mid;      /* ends of the near and of the middle range */
} GabFormalReach;

gboolean gab_formal_sketch       (const GabFormal  *state,
                                  const GabOrder   *order,
                                  GabFormalSketch  *sketch);
gboolean gab_formal_reach        (const GabFormal  *state,
                                  GabFormalSpot     spot,
                                  GabFormalReach   *reach);
GabFormalSpot gab_formal_whole   (const GabFormal  *state,
                                  GabFormalSpot     spot);
gboolean gab_formal_move_to      (const GabFormal  *state,
                                  const GabOrder   *move,
                                  GabFormalSpot     to,
                                  GabOrder        **order);
int      gab_formal_fires        (const GabOrder   *order);

/* gab-formal-sketch-tell.c */
char    *gab_formal_tell_scores  (const GabFormal  *state,
                                  const GabOrder   *order);
char    *gab_formal_tell_shots   (const GabFormal  *state,
                                  const GabOrder   *order,
                                  const char       *typed);

/* gab-formal-turn-tell.c */
GPtrArray *gab_formal_tell_turn  (const GabFormal  *before,
                                  const GabFormal  *after,
                                  const GabNames   *names);

G_END_DECLS
