/* gab-bars.h: losses by cause, a bar for each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "gab-ink.h"

G_BEGIN_DECLS

/**
 * GabBar:
 * @name: the cause, as the player reads it
 * @killed: men, 0 or more
 * @wounded: men, 0 or more
 * @missing: men, 0 or more
 */
typedef struct
{
  const char *name;
  gint64 killed;
  gint64 wounded;
  gint64 missing;
} GabBar;

/**
 * GabBarPlace:
 *
 * Where one cause stands: its cell, and the widths of the parts of its bar.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double killed;
  double wounded;
  double missing;
} GabBarPlace;

guint       gab_bars_per_line (guint         n_bars,
                               double        width,
                               double        least);
double      gab_bars_height   (const GabInk *ink,
                               const GabBar *bars,
                               guint         n_bars,
                               double        width);
GabBarPlace gab_bars_place    (const GabInk *ink,
                               const GabBar *bars,
                               guint         n_bars,
                               guint         index,
                               double        width);
void        gab_bars_draw     (const GabInk *ink,
                               cairo_t      *cr,
                               const GabBar *bars,
                               guint         n_bars,
                               double        width,
                               GabInkColour  colour,
                               gboolean      night);
char       *gab_bar_tell      (const GabBar *bar);
char       *gab_bar_numbers   (const GabBar *bar);

G_END_DECLS
