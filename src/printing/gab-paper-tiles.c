/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan at table scale on sheets of paper, each with its number in the margin. */

#include "gab-paper-tiles.h"

#include <glib/gi18n-lib.h>

#define POINTS_A_MM (72 / 25.4)

struct _GabPaperTiles
{
  GabPlan *plan;   /* owned */
  char    *title;
  char    *number; /* nullable */
};

typedef struct
{
  const GabPaperTiles *sheet; /* borrowed */
  GabPlanTiles         tiles;
  GabInk              *ink;
} Layout;

/* @plan is taken over. */
GabPaperTiles *
gab_paper_tiles_new (GabPlan    *plan,
                     const char *title,
                     const char *number)
{
  GabPaperTiles *tiles = g_new0 (GabPaperTiles, 1);

  tiles->plan = plan;
  tiles->title = g_utf8_make_valid (title, -1);
  tiles->number = g_strdup (number);
  return tiles;
}

void
gab_paper_tiles_free (GabPaperTiles *tiles)
{
  gab_plan_free (tiles->plan);
  g_free (tiles->title);
  g_free (tiles->number);
  g_free (tiles);
}

/* Sheets keep the margins of their marks, whatever the paper's are. */
gpointer
gab_paper_tiles_lay_out (gpointer data,
                         GabPaper paper)
{
  Layout *layout = g_new0 (Layout, 1);

  layout->sheet = data;
  layout->tiles = gab_plan_tiles (layout->sheet->plan, paper.width / POINTS_A_MM, paper.height / POINTS_A_MM);
  layout->ink = gab_ink_new_for_paper (FALSE);
  return layout;
}

guint
gab_paper_tiles_n_pages (gconstpointer data)
{
  const Layout *layout = data;

  return gab_plan_tiles_n (&layout->tiles);
}

/* Its place in the whole, so that a heap of sheets is put together without looking at what is drawn. */
static char *
dup_margin (const Layout *layout,
            guint         page)
{
  guint row = page / layout->tiles.columns + 1, column = page % layout->tiles.columns + 1;
  /* Translators: in the margin of a sheet of a large plan: the plan, row, rows, place in the row, places in the row */
  g_autofree char *where = g_strdup_printf (_("%1$s: row %2$u of %3$u, sheet %4$u of %5$u, 1 mm to the yard"),
                                            layout->sheet->title, row, layout->tiles.rows, column, layout->tiles.columns);

  return layout->sheet->number != NULL ? g_strdup_printf ("%s · %s", where, layout->sheet->number) : g_steal_pointer (&where);
}

void
gab_paper_tiles_draw_page (gconstpointer  data,
                           cairo_t       *cr,
                           guint          page)
{
  const Layout *layout = data;
  g_autofree char *text = dup_margin (layout, page);

  gab_plan_tile_draw (&layout->tiles, layout->sheet->plan, layout->ink, cr, page, text);
}

void
gab_paper_tiles_layout_free (gpointer data)
{
  Layout *layout = data;

  gab_ink_free (layout->ink);
  g_free (layout);
}
