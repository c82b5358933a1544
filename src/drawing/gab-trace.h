/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trace of a fort, drawn as on a plan of its time, and the columns that storm it. */
#pragma once

#include "gab-ink.h"

#include <cairo.h>

G_BEGIN_DECLS

#define GAB_TRACE_COLUMNS 6

/**
 * GabTraceColumn:
 * @GAB_TRACE_WAITING: still to storm: a ghost before the glacis
 * @GAB_TRACE_COMPLETE: in the town
 * @GAB_TRACE_PARTIAL: on the rampart
 * @GAB_TRACE_FAILED: broken on the glacis
 *
 * How far a column came.
 */
typedef enum
{
  GAB_TRACE_WAITING,
  GAB_TRACE_COMPLETE,
  GAB_TRACE_PARTIAL,
  GAB_TRACE_FAILED
} GabTraceColumn;

/**
 * GabTrace:
 * @bastions: how many the place has, 4 to 8
 * @ravelins: whether there is one before each curtain
 * @flag: the colour of whose flag flies
 * @attacker: the colour of the columns
 * @n_columns: how many, 0 to GAB_TRACE_COLUMNS
 * @column: how far each came
 * @chosen: which is looked at, from 1; 0 none
 *
 * A fort and who comes against it.
 */
typedef struct
{
  guint bastions;
  gboolean ravelins;
  GabInkColour flag;
  GabInkColour attacker;
  guint n_columns;
  GabTraceColumn column[GAB_TRACE_COLUMNS];
  guint chosen;
} GabTrace;

void gab_trace_draw (const GabTrace *trace,
                     cairo_t        *cr,
                     double          width,
                     double          height,
                     gboolean        night);

G_END_DECLS
