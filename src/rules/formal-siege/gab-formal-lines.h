/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines, angles and corners on the ground of a siege: pure functions in whole tenths of a yard, exact as far as
 * the notation can say a place (99,999 yards are refused long before by the ground, FS-3). */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

typedef struct
{
  GabFormalPoint from, to;
} GabFormalSegment;

/* The corners of a place that has an inside, turning from x to y; convex. */
typedef struct
{
  guint          n;
  GabFormalPoint corner[5];
} GabFormalArea;

static inline GabFormalPoint
gab_formal_minus (GabFormalPoint a,
                  GabFormalPoint b)
{
  return (GabFormalPoint) { a.x - b.x, a.y - b.y };
}

static inline gint64
gab_formal_dot (GabFormalPoint a,
                GabFormalPoint b)
{
  return (gint64) a.x * b.x + (gint64) a.y * b.y;
}

/* Above 0 when b turns from a as y does from x. */
static inline gint64
gab_formal_cross (GabFormalPoint a,
                  GabFormalPoint b)
{
  return (gint64) a.x * b.y - (gint64) a.y * b.x;
}

/* The distance of two points, squared. */
static inline gint64
gab_formal_square (GabFormalPoint a,
                   GabFormalPoint b)
{
  GabFormalPoint between = gab_formal_minus (a, b);

  return gab_formal_dot (between, between);
}

static inline gboolean
gab_formal_is_same (GabFormalPoint a,
                    GabFormalPoint b)
{
  return a.x == b.x && a.y == b.y;
}

gboolean gab_formal_is_long      (GabFormalSegment        line,
                                  gint32                least,
                                  gint32                most);
gboolean gab_formal_is_near      (GabFormalPoint        point,
                                  GabFormalSegment        line,
                                  gint32                tenths);
gboolean gab_formal_is_inside    (GabFormalPoint        point,
                                  GabFormalSegment        line,
                                  gint32                tenths);
gboolean gab_formal_lines_near   (GabFormalSegment        a,
                                  GabFormalSegment        b,
                                  gint32                tenths);
gboolean gab_formal_turns_within (GabFormalPoint        a,
                                  GabFormalPoint        b,
                                  gint32                degrees);
gboolean gab_formal_turns_less   (GabFormalPoint        a,
                                  GabFormalPoint        b,
                                  gint32                degrees);
gboolean gab_formal_line_enters  (GabFormalSegment        line,
                                  const GabFormalArea  *area);
gboolean gab_formal_areas_lap    (const GabFormalArea  *a,
                                  const GabFormalArea  *b);
gint32   gab_formal_round        (gint64                halves,
                                  gint64                over,
                                  gint64                square);

G_END_DECLS
