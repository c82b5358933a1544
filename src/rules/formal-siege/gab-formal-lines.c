/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines, angles and corners on the ground of a siege. */

#include "gab-formal-lines.h"

/* Tangents of 0 to 45 degrees, times TANGENT. Only those of 0 and 45 are whole or broken numbers, so that no two
 * directions in tenths lie at exactly another angle, and a rounded tangent tells their side. */
#define TANGENT G_GINT64_CONSTANT (1000000000)

static const gint64 tangents[46] = {
  0, 17455065, 34920769, 52407779, 69926812, 87488664,
  105104235, 122784561, 140540835, 158384440, 176326981, 194380309,
  212556562, 230868191, 249328003, 267949192, 286745386, 305730681,
  324919696, 344327613, 363970234, 383864035, 404026226, 424474816,
  445228685, 466307658, 487732589, 509525449, 531709432, 554309051,
  577350269, 600860619, 624869352, 649407593, 674508517, 700207538,
  726542528, 753554050, 781285627, 809784033, 839099631, 869286738,
  900404044, 932515086, 965688775, 1000000000,
};

static GabFormalPoint
along (GabFormalSegment line)
{
  return gab_formal_minus (line.to, line.from);
}

/**
 * gab_formal_is_long:
 * @line: a line
 * @least: tenths of a yard
 * @most: tenths of a yard
 *
 * Returns: whether its length is from @least to @most (FS-7).
 */
gboolean
gab_formal_is_long (GabFormalSegment line,
                    gint32         least,
                    gint32         most)
{
  gint64 square = gab_formal_square (line.from, line.to);

  return square >= (gint64) least * least && square <= (gint64) most * most;
}

/**
 * gab_formal_is_near:
 * @point: a point
 * @line: a line
 * @tenths: a distance in tenths of a yard, up to 100
 *
 * Returns: whether the point is so near to the line or nearer (FS-9).
 */
gboolean
gab_formal_is_near (GabFormalPoint point,
                    GabFormalSegment line,
                    gint32         tenths)
{
  GabFormalPoint direction = along (line), from = gab_formal_minus (point, line.from);
  gint64 square = gab_formal_dot (direction, direction), dot = gab_formal_dot (direction, from), cross;
  gint64 near = (gint64) tenths * tenths;

  if (point.x + tenths < MIN (line.from.x, line.to.x) || point.x - tenths > MAX (line.from.x, line.to.x))
    return FALSE;
  if (dot <= 0)
    return gab_formal_square (point, line.from) <= near;
  if (dot >= square)
    return gab_formal_square (point, line.to) <= near;
  cross = gab_formal_cross (direction, from);
  return cross * cross <= near * square;
}

/**
 * gab_formal_is_inside:
 * @point: a point near a line
 * @line: the line
 * @tenths: a distance in tenths of a yard
 *
 * Returns: whether the point's place along the line is so far from both its ends or farther (FS-11).
 */
gboolean
gab_formal_is_inside (GabFormalPoint point,
                      GabFormalSegment line,
                      gint32         tenths)
{
  GabFormalPoint direction = along (line);
  gint64 least = (gint64) tenths * tenths * gab_formal_dot (direction, direction);
  gint64 from = gab_formal_dot (direction, gab_formal_minus (point, line.from));
  gint64 to = gab_formal_dot (direction, gab_formal_minus (line.to, point));

  return from > 0 && to > 0 && from * from >= least && to * to >= least;
}

/* Below, at or above 0: which side of a line a point is. */
static int
side_of (GabFormalPoint point,
         GabFormalSegment line)
{
  gint64 cross = gab_formal_cross (along (line), gab_formal_minus (point, line.from));

  return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

/* Whether two lines cross truly, each with its ends on both sides of the other. */
static gboolean
cross (GabFormalSegment a,
       GabFormalSegment b)
{
  return side_of (a.from, b) * side_of (a.to, b) < 0 && side_of (b.from, a) * side_of (b.to, a) < 0;
}

static gboolean
apart_in (gint32 a,
          gint32 b,
          gint32 c,
          gint32 d,
          gint32 tenths)
{
  return MAX (a, b) + tenths < MIN (c, d) || MAX (c, d) + tenths < MIN (a, b);
}

/**
 * gab_formal_lines_near:
 * @a: a line
 * @b: another
 * @tenths: a distance in tenths of a yard, up to 100
 *
 * Returns: whether they cross, or come so near to each other or nearer (FS-7).
 */
gboolean
gab_formal_lines_near (GabFormalSegment a,
                       GabFormalSegment b,
                       gint32         tenths)
{
  if (apart_in (a.from.x, a.to.x, b.from.x, b.to.x, tenths) ||
      apart_in (a.from.y, a.to.y, b.from.y, b.to.y, tenths))
    return FALSE;
  return cross (a, b) ||
         gab_formal_is_near (a.from, b, tenths) || gab_formal_is_near (a.to, b, tenths) ||
         gab_formal_is_near (b.from, a, tenths) || gab_formal_is_near (b.to, a, tenths);
}

/* Above 0 when the angle between two directions is larger than so many degrees, 0 when it is just that. */
static gint64
beyond (GabFormalPoint a,
        GabFormalPoint b,
        gint32         degrees)
{
  gint64 forward = gab_formal_dot (a, b), aside = ABS (gab_formal_cross (a, b));

  if (forward < 0)
    return 1;
  return degrees <= 45 ? aside * TANGENT - tangents[degrees] * forward
                       : aside * tangents[90 - degrees] - TANGENT * forward;
}

/**
 * gab_formal_turns_within:
 * @a: a direction
 * @b: another
 * @degrees: 0 to 90
 *
 * Returns: whether the angle between the two is so large or smaller (FS-8, FS-23).
 */
gboolean
gab_formal_turns_within (GabFormalPoint a,
                         GabFormalPoint b,
                         gint32         degrees)
{
  return beyond (a, b, degrees) <= 0;
}

/**
 * gab_formal_turns_less:
 * @a: a direction
 * @b: another
 * @degrees: 0 to 90
 *
 * Returns: whether the angle between the two is smaller than that (FS-10). Only at 45 and 90
 *   degrees can it be that exactly.
 */
gboolean
gab_formal_turns_less (GabFormalPoint a,
                       GabFormalPoint b,
                       gint32         degrees)
{
  return beyond (a, b, degrees) < 0;
}

/**
 * gab_formal_line_enters:
 * @line: a line
 * @area: a place with an inside
 *
 * Returns: whether part of the line lies inside; its edge does not count (FS-7).
 */
gboolean
gab_formal_line_enters (GabFormalSegment       line,
                        const GabFormalArea *area)
{
  /* The part of the line that is inside all edges so far, as broken numbers of its length. */
  gint64 begin = 0, begin_of = 1, end = 1, end_of = 1;

  for (guint i = 0; i < area->n; i++)
    {
      GabFormalSegment edge = { area->corner[i], area->corner[(i + 1) % area->n] };
      gint64 from = gab_formal_cross (along (edge), gab_formal_minus (line.from, edge.from));
      gint64 to = gab_formal_cross (along (edge), gab_formal_minus (line.to, edge.from));

      if (from <= 0 && to <= 0)
        return FALSE;
      if (from < 0 && -from * begin_of > begin * (to - from))
        {
          begin = -from;
          begin_of = to - from;
        }
      else if (to < 0 && from * end_of < end * (from - to))
        {
          end = from;
          end_of = from - to;
        }
    }
  return begin * end_of < end * begin_of;
}

/* Whether one of an area's edges has all of another area outside or on it. */
static gboolean
edge_parts (const GabFormalArea *area,
            const GabFormalArea *other)
{
  for (guint i = 0; i < area->n; i++)
    {
      GabFormalSegment edge = { area->corner[i], area->corner[(i + 1) % area->n] };
      gboolean outside = TRUE;

      for (guint j = 0; outside && j < other->n; j++)
        outside = side_of (other->corner[j], edge) <= 0;
      if (outside)
        return TRUE;
    }
  return FALSE;
}

/**
 * gab_formal_areas_lap:
 * @a: a place with an inside
 * @b: another
 *
 * Returns: whether they have inside in common; touching does not count (FS-12).
 */
gboolean
gab_formal_areas_lap (const GabFormalArea *a,
                      const GabFormalArea *b)
{
  return !edge_parts (a, b) && !edge_parts (b, a);
}

/* The whole part of the square root of a number from 0 to 2^60. */
static gint64
root_of (gint64 number)
{
  gint64 root = 0, bit = G_GINT64_CONSTANT (1) << (g_bit_storage (number) + 1) / 2;

  for (; bit > 0; bit /= 2)
    if ((root + bit) * (root + bit) <= number)
      root += bit;
  return root;
}

/* Whether number is factor times the root of square, or more. */
static gboolean
reaches (gint64 number,
         gint64 factor,
         gint64 square)
{
  if (factor <= 0)
    return number >= 0 || number * number <= factor * factor * square;
  return number >= 0 && number * number >= factor * factor * square;
}

/**
 * gab_formal_round:
 * @halves: a number of half tenths
 * @over: what is divided by the root of @square; below 2^28 in size
 * @square: above 0; below 2^21
 *
 * Returns: @halves / 2 + @over / sqrt (@square), to the nearest whole number, halves away from 0 (FS-12).
 */
gint32
gab_formal_round (gint64 halves,
                  gint64 over,
                  gint64 square)
{
  gint64 near;

  if (!reaches (2 * over, -halves, square))
    return -gab_formal_round (-halves, -over, square);
  near = root_of (4 * over * over / square);
  near = (halves + (over < 0 ? -near : near)) / 2;
  while (reaches (2 * over, 2 * near + 1 - halves, square))
    near++;
  while (!reaches (2 * over, 2 * near - 1 - halves, square))
    near--;
  return near;
}
