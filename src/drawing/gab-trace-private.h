/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the drawn fort only. */
#pragma once

#include "gab-trace.h"

G_BEGIN_DECLS

#define GAB_TRACE_TAIL 2.15 /* where a column comes from */

typedef struct
{
  GabInkColour paper, ink, masonry, water, town;
} GabTraceColours;

typedef struct
{
  const GabTrace *trace;
  cairo_t        *cr;
  GabTraceColours colours;
  double          side;    /* the length of a side */
  double          apothem; /* from the middle to its middle */
} GabTracePlan;

typedef struct
{
  double x, y;
} GabTracePoint;

GabTracePoint gab_trace_polar        (double              angle,
                                      double              radius);
void          gab_trace_stroke       (const GabTracePlan *plan,
                                      double              weight);
void          gab_trace_draw_columns (const GabTracePlan *plan);

G_END_DECLS
