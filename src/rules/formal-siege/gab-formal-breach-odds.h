/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a breach may come: the chance by the end of each coming turn. */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

#define GAB_FORMAL_OUTLOOK 40 /* turns looked ahead */

/* What fire from where the guns stand now does to one wall. */
typedef struct
{
  GabFormalSpot wall;                   /* NOWHERE: no wall can be hit */
  guint         shots;                  /* guns that bear on it with a chance to hit */
  double        mean_hits;              /* a turn */
  gint32        cost;                   /* rounds a turn */
  guint         turns;                  /* that the rounds last, at most GAB_FORMAL_OUTLOOK */
  int           first_turn;             /* the turn of the first chance */
  double        by[GAB_FORMAL_OUTLOOK]; /* breached by the end of that turn and those after it, 0 to 1 */
} GabFormalOutlook;

void gab_formal_breach_outlook (const GabFormal  *state,
                                GabFormalOutlook *outlook);

G_END_DECLS
