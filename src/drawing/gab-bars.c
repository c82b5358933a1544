/* gab-bars.c: losses by cause, a bar for each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-bars.h"

#include <glib/gi18n-lib.h>

/* In lines of the label font. */
#define LEAST_CELL 12
#define CELL_HEIGHT 4.2
#define CELL_GAP 1.2
#define BAR_HEIGHT 0.8

static gint64
lost (const GabBar *bar)
{
  return bar->killed + bar->wounded + bar->missing;
}

static double
line_of (const GabInk *ink)
{
  return gab_ink_measure (ink, GAB_INK_LABEL, "0", 0, 1).height;
}

/**
 * gab_bars_per_line:
 * @n_bars: how many causes
 * @width: room
 * @least: least width of one, with the gap after it
 *
 * Returns: how many stand side by side, at least 1, in lines as even as can be
 */
guint
gab_bars_per_line (guint n_bars, double width, double least)
{
  guint fit = MAX (1, (guint) (MAX (width, 0) / least));
  guint lines;

  if (n_bars == 0)
    return 1;
  lines = (n_bars + fit - 1) / fit;
  return (n_bars + lines - 1) / lines;
}

/* Wide enough that no number is ever cut. */
static double
least_cell (const GabInk *ink, const GabBar *bars, guint n_bars)
{
  double line = line_of (ink);
  double widest = LEAST_CELL * line;

  for (guint i = 0; i < n_bars; i++)
    {
      g_autofree char *numbers = gab_bar_numbers (&bars[i]);

      widest = MAX (widest, gab_ink_measure (ink, GAB_INK_LABEL, numbers, 0, 0).width + 2);
    }
  return widest + CELL_GAP * line;
}

static guint
cells_per_line (const GabInk *ink, const GabBar *bars, guint n_bars, double width)
{
  return gab_bars_per_line (n_bars, width + CELL_GAP * line_of (ink), least_cell (ink, bars, n_bars));
}

/**
 * gab_bars_height:
 * @ink: the styles
 * @bars: the causes
 * @n_bars: how many
 * @width: room
 *
 * Returns: the height that gab_bars_draw() takes
 */
double
gab_bars_height (const GabInk *ink, const GabBar *bars, guint n_bars, double width)
{
  double line = line_of (ink);
  guint per_line = cells_per_line (ink, bars, n_bars, width);

  return (n_bars + per_line - 1) / per_line * CELL_HEIGHT * line;
}

/**
 * gab_bars_place:
 * @ink: the styles
 * @bars: the causes
 * @n_bars: how many
 * @index: which one
 * @width: room
 *
 * All bars share one scale: the greatest loss fills its cell.
 *
 * Returns: where the cause stands
 */
GabBarPlace
gab_bars_place (const GabInk *ink, const GabBar *bars, guint n_bars, guint index, double width)
{
  double line = line_of (ink);
  guint per_line = cells_per_line (ink, bars, n_bars, width);
  double cell = (width + CELL_GAP * line) / per_line;
  gint64 most = 1;
  GabBarPlace place = { .width = cell - CELL_GAP * line };
  guint column = index % per_line;

  for (guint i = 0; i < n_bars; i++)
    most = MAX (most, lost (&bars[i]));
  place.x = cell * (gab_ink_is_rtl (ink) ? per_line - 1 - column : column);
  place.y = index / per_line * CELL_HEIGHT * line;
  place.killed = place.width * bars[index].killed / most;
  place.wounded = place.width * bars[index].wounded / most;
  place.missing = place.width * bars[index].missing / most;
  return place;
}

/**
 * gab_bar_numbers:
 * @bar: a cause
 *
 * Returns: (transfer full): "22 killed, 136 wounded, 2 missing", or "none yet"
 */
char *
gab_bar_numbers (const GabBar *bar)
{
  g_autofree char *killed = gab_ink_number (bar->killed);
  g_autofree char *wounded = gab_ink_number (bar->wounded);
  g_autofree char *missing = gab_ink_number (bar->missing);

  if (lost (bar) == 0)
    return g_strdup (C_("losses", "none yet"));
  /* Translators: three numbers of men lost to one cause; name the kinds so that any number fits */
  return g_strdup_printf (_("%s killed, %s wounded, %s missing"), killed, wounded, missing);
}

/**
 * gab_bar_tell:
 * @bar: a cause
 *
 * Returns: (transfer full): the cause and its losses, for a screen reader
 */
char *
gab_bar_tell (const GabBar *bar)
{
  g_autofree char *numbers = gab_bar_numbers (bar);

  /* Translators: a cause of losses, then its numbers */
  return g_strdup_printf (_("%s: %s"), bar->name, numbers);
}

static void
draw_parts (cairo_t *cr, const GabBarPlace *place, double y, double height, gboolean rtl,
            GabInkColour colour, GabInkColour ground)
{
  const double widths[] = { place->killed, place->wounded, place->missing };
  const double shares[] = { 1, 0.55, 0.25 };
  double x = rtl ? place->x + place->width : place->x;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      if (rtl)
        x -= widths[i];
      gab_ink_bar (cr, x, y, widths[i], height, gab_ink_mix (colour, ground, shares[i]));
      if (!rtl)
        x += widths[i];
    }
}

/**
 * gab_bars_draw:
 * @ink: the styles
 * @cr: where to draw; the top left corner is at 0, 0
 * @bars: the causes
 * @n_bars: how many
 * @width: room
 * @colour: the side's own colour, as chosen on white
 * @night: whether the ground is dark
 *
 * Draws each cause: its name, a bar of killed, wounded and missing, and the
 * numbers.
 */
void
gab_bars_draw (const GabInk *ink,
               cairo_t      *cr,
               const GabBar *bars,
               guint         n_bars,
               double        width,
               GabInkColour  colour,
               gboolean      night)
{
  const GabInkPalette *palette = gab_ink_palette (night);
  double line = line_of (ink);

  if (night)
    colour = gab_ink_for_night (colour);
  for (guint i = 0; i < n_bars; i++)
    {
      GabBarPlace place = gab_bars_place (ink, bars, n_bars, i, width);
      g_autofree char *numbers = gab_bar_numbers (&bars[i]);

      gab_ink_use (cr, palette->ink);
      gab_ink_text (ink, cr, GAB_INK_LABEL, bars[i].name, place.x, place.y + line * 0.9, place.width, 1,
                    GAB_INK_START);
      draw_parts (cr, &place, place.y + line * 1.4, line * BAR_HEIGHT, gab_ink_is_rtl (ink), colour, palette->paper);
      gab_ink_use (cr, palette->faint);
      gab_ink_text (ink, cr, GAB_INK_LABEL, numbers, place.x, place.y + line * 3.3, place.width, 1, GAB_INK_START);
    }
}
