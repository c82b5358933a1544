/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the siege plan, early, in the middle and late, by day and by night, against what they were when somebody
 * looked at them. Compared coarsely: the mean of each cell, how light it is and how red against blue, so that another
 * version of cairo passes and a missing thing does not. Words are left out, as their letters differ from machine to
 * machine; that they are drawn is seen by leaving them out.
 *
 * After a change that was meant: GABION_PICTURES=1 and this program print the new cells. */

#include "plan-pictures.h"
#include "plan-siege.h"

#include <math.h>
#include <string.h>

#define WIDTH (PICTURE_COLUMNS * PICTURE_CELL)
#define HEIGHT (PICTURE_ROWS * PICTURE_CELL)
#define TOLERANCE 2   /* of 255, in one cell */

typedef struct
{
  double light[PICTURE_ROWS][PICTURE_COLUMNS];
  double warmth[PICTURE_ROWS][PICTURE_COLUMNS];
} Cells;

static void
add_pixel (Cells         *cells,
           int            x,
           int            y,
           const guint32 *pixel)
{
  int red = *pixel >> 16 & 255, green = *pixel >> 8 & 255, blue = *pixel & 255;
  double part = 1.0 / (PICTURE_CELL * PICTURE_CELL);

  cells->light[y / PICTURE_CELL][x / PICTURE_CELL] += (0.3 * red + 0.59 * green + 0.11 * blue) * part;
  cells->warmth[y / PICTURE_CELL][x / PICTURE_CELL] += (127.5 + (red - blue) / 2.0) * part;
}

static Cells
draw_view (const GabPlan        *plan,
           const GabPlanOverlay *overlay,
           GabPlanLight          light,
           double                zoom,
           GabPlanPoint          about)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  GabPlanView view = gab_plan_view_fit (plan, WIDTH, HEIGHT);
  Cells cells = { 0 };

  view = gab_plan_view_zoom (&view, plan, zoom, (about.x - view.x) / 10 * view.scale,
                             (about.y - view.y) / 10 * view.scale);
  gab_plan_draw (plan, ink, cr, &view, light);
  if (overlay != NULL)
    gab_plan_draw_overlay (plan, overlay, ink, cr, &view, light);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      {
        guint32 pixel;

        memcpy (&pixel, cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x,
                sizeof pixel);
        add_pixel (&cells, x, y, &pixel);
      }
  cairo_surface_destroy (surface);
  return cells;
}

static Cells
draw_cells (const GabPlan        *plan,
            const GabPlanOverlay *overlay,
            GabPlanLight          light)
{
  return draw_view (plan, overlay, light, 1, (GabPlanPoint) { 0, 0 });
}

/* How far two pictures are apart where they are farthest apart. */
static double
worst (const Cells *a,
       const Cells *b)
{
  double most = 0;

  for (guint row = 0; row < PICTURE_ROWS; row++)
    for (guint column = 0; column < PICTURE_COLUMNS; column++)
      {
        most = MAX (most, fabs (a->light[row][column] - b->light[row][column]));
        most = MAX (most, fabs (a->warmth[row][column] - b->warmth[row][column]));
      }
  return most;
}

static Cells
read_cells (const char *const *rows)
{
  Cells cells;

  for (guint row = 0; row < PICTURE_ROWS; row++)
    for (guint column = 0; column < PICTURE_COLUMNS; column++)
      {
        const char *digits = rows[row] + 4 * column;

        cells.light[row][column] = g_ascii_xdigit_value (digits[0]) * 16 + g_ascii_xdigit_value (digits[1]);
        cells.warmth[row][column] = g_ascii_xdigit_value (digits[2]) * 16 + g_ascii_xdigit_value (digits[3]);
      }
  return cells;
}

static void
print_cells (const Cells *cells)
{
  g_print ("  {\n");
  for (guint row = 0; row < PICTURE_ROWS; row++)
    {
      g_print ("    \"");
      for (guint column = 0; column < PICTURE_COLUMNS; column++)
        g_print ("%02x%02x", (guint) lround (cells->light[row][column]), (guint) lround (cells->warmth[row][column]));
      g_print ("\",\n");
    }
  g_print ("  },\n");
}

/* What can be seen only from near by: a battery with silenced guns, and a bastion with some of the defender's. */
static Cells
draw_near (gboolean bastion)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, WITHOUT_NAMES);

  return draw_view (plan, NULL, GAB_PLAN_DAY, 6, bastion ? (GabPlanPoint) { -1700, 100 } : (GabPlanPoint) { 900, 4300 });
}

static void
test_picture (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data);
  g_autoptr (GabPlan) plan = plan_siege_new (MIN (which / 2, PLAN_LATE), WITHOUT_NAMES);
  GabPlanLight light = which % 2 == 0 ? GAB_PLAN_DAY : GAB_PLAN_NIGHT;
  Cells cells = which < 6 ? draw_cells (plan, NULL, light) : draw_near (which == 7), wanted;

  if (g_getenv ("GABION_PICTURES") != NULL)
    {
      print_cells (&cells);
      return;
    }
  wanted = read_cells (pictures[which]);
  g_test_message ("farthest apart by %.2f", worst (&cells, &wanted));
  g_assert_cmpfloat (worst (&cells, &wanted), <=, TOLERANCE);
}

/* What is not drawn is missed, by day and by night. */
static void
test_missing (gconstpointer data)
{
  PlanWithout without = 1 << GPOINTER_TO_UINT (data);

  for (GabPlanLight light = GAB_PLAN_DAY; light <= GAB_PLAN_NIGHT; light++)
    {
      g_autoptr (GabPlan) whole = plan_siege_new (PLAN_LATE, without == WITHOUT_NAMES ? 0 : WITHOUT_NAMES);
      g_autoptr (GabPlan) less = plan_siege_new (PLAN_LATE, without | WITHOUT_NAMES);
      Cells a = draw_cells (whole, NULL, light), b = draw_cells (less, NULL, light);

      g_test_message ("farthest apart by %.2f", worst (&a, &b));
      g_assert_cmpfloat (worst (&a, &b), >, TOLERANCE);
    }
}

static void
check_seen (const GabPlan        *plan,
            const GabPlanOverlay *overlay,
            const char           *what)
{
  const GabPlanOverlay nothing = { 0 };

  for (GabPlanLight light = GAB_PLAN_DAY; light <= GAB_PLAN_STARK_NIGHT; light++)
    {
      Cells without = draw_cells (plan, &nothing, light), with = draw_cells (plan, overlay, light);

      g_test_message ("%s: apart by %.2f", what, worst (&without, &with));
      g_assert_cmpfloat (worst (&without, &with), >, 2);
    }
}

/* Each part of the overlay is seen, and nothing is drawn by an empty one. */
static void
test_overlay (void)
{
  const GabPlanGhost ghosts[] = {
    { GAB_PLAN_SAP_GHOST, { { -4800, 4800 }, { -4400, 4400 } }, FALSE },
    { GAB_PLAN_PARALLEL_GHOST, { { 3000, 4100 }, { 3600, 4100 } }, TRUE },
    { GAB_PLAN_BATTERY_GHOST, { { -450, 6200 }, { 50, 6200 }, { 50, 6640 }, { -450, 6640 } }, FALSE },
    { GAB_PLAN_MOVE_GHOST, { { -3000, 5500 }, { 3000, 5500 } }, FALSE },
  };
  const guint marked[] = { AT_RAVELIN };
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, WITHOUT_NAMES);
  GabPlanPoint from = gab_plan_centre (plan, AT_BATTERY), to = gab_plan_centre (plan, AT_MARIA_LEFT);

  for (guint i = 0; i < G_N_ELEMENTS (ghosts); i++)
    check_seen (plan, &(GabPlanOverlay) { .ghosts = &ghosts[i], .n_ghosts = 1 }, "ghost");
  check_seen (plan, &(GabPlanOverlay) { .marked = marked, .n_marked = 1 }, "marked");
  check_seen (plan, &(GabPlanOverlay) { .hover = AT_DEMI_LUNE }, "hover");
  check_seen (plan, &(GabPlanOverlay) { .selected = AT_BATTERY }, "selected");
  check_seen (plan, &(GabPlanOverlay) { .focus = AT_SECOND }, "focus");
  check_seen (plan, &(GabPlanOverlay) { .focus = AT_COVERED_WAY }, "covered way");
  check_seen (plan, &(GabPlanOverlay) { .arc = { TRUE, from, { from.x, 0 }, 45, 1, { 4000 }, { NULL }, 0 } }, "arc");
  check_seen (plan, &(GabPlanOverlay) { .aim = { TRUE, from, to, 1, { "note" }, 0, FALSE } }, "aim");
}

/* The name of the place stands in the room that the houses leave for it. */
static void
test_place (void)
{
  g_autoptr (GabPlan) plan = gab_plan_new ((GabPlanRect) { -6000, -1200, 12000, 8800 }, "MMMM");
  GabPlanView view = gab_plan_view_fit (plan, WIDTH, HEIGHT);
  Cells cells = draw_cells (plan, NULL, GAB_PLAN_DAY);
  double x, y, street_y;

  gab_plan_view_from_plan (&view, 0, -860, &x, &y);
  gab_plan_view_from_plan (&view, 0, -300, &x, &street_y);
  g_assert_cmpfloat (cells.light[(int) y / PICTURE_CELL][(int) x / PICTURE_CELL], <,
                     cells.light[(int) street_y / PICTURE_CELL][(int) x / PICTURE_CELL] - 8);
}

/* The sides differ without their colours too: on paper, where all is black. Zoomed about the first unit. */
static void
test_sides_differ (void)
{
  for (GabPlanArm arm = GAB_PLAN_HEAVY; arm <= GAB_PLAN_FOOT; arm++)
    {
      Cells cells[2];

      for (guint side = 0; side < 2; side++)
        {
          const GabPlanGroup group = { .at = AT_FIRST, .side = side, .arm = arm, .count = 3 };
          g_autoptr (GabPlan) plan = plan_siege_new (PLAN_EARLY, WITHOUT_NAMES | WITHOUT_TROOPS | WITHOUT_GUNS);

          gab_plan_add_group (plan, &group);
          cells[side] = draw_view (plan, NULL, GAB_PLAN_PAPER, 2.5, (GabPlanPoint) { -3300, 6200 });
        }
      g_test_message ("arm %d: apart by %.2f", arm, worst (&cells[0], &cells[1]));
      g_assert_cmpfloat (worst (&cells[0], &cells[1]), >, 4);
    }
}

/* Nothing to draw, and odd things to draw, are drawn all the same. */
static void
test_odd (void)
{
  g_autoptr (GabPlan) empty = gab_plan_new ((GabPlanRect) { 0, 0, 10, 10 }, NULL);
  g_autoptr (GabPlan) odd = gab_plan_new ((GabPlanRect) { -6000, -300, 12000, 9000 }, "Ἀθῆναι <b>&");

  gab_plan_add_trench (odd, &(GabPlanTrench) { .id = 1, .from = { 100, 100 }, .to = { 100, 100 }, .hits = 99 });
  gab_plan_add_battery (odd, &(GabPlanBattery) { .id = 2, .halves = 2, .name = "…" });
  gab_plan_add_work (odd, &(GabPlanWork) { .kind = GAB_PLAN_WALL, .section = { { .id = 3, .lost = 99, .points = 1 } } });
  gab_plan_add_group (odd, &(GabPlanGroup) { .at = 2, .count = 50, .mounted = TRUE, .silenced = 99, .moved = 99, .fired = 99 });
  for (GabPlanLight light = GAB_PLAN_DAY; light <= GAB_PLAN_PAPER; light++)
    {
      draw_cells (empty, NULL, light);
      draw_cells (odd, &(GabPlanOverlay) { .hover = 9, .selected = 1, .focus = 3 }, light);
    }
}

int
main (int    argc,
      char **argv)
{
  static const char *const names[] = { "early/day", "early/night", "middle/day", "middle/night", "late/day", "late/night",
                                       "near/battery", "near/bastion" };
  static const char *const parts[] = { "troops", "guns", "battery", "sap", "damage", "breach", "taken", "ruin", "bands",
                                       "silence", "names" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/drawing/plan-picture/", names[i], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_picture);
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_strconcat ("/drawing/plan-picture/without/", parts[i], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_missing);
    }
  g_test_add_func ("/drawing/plan-picture/overlay", test_overlay);
  g_test_add_func ("/drawing/plan-picture/place", test_place);
  g_test_add_func ("/drawing/plan-picture/sides-differ", test_sides_differ);
  g_test_add_func ("/drawing/plan-picture/odd", test_odd);
  return g_test_run ();
}
