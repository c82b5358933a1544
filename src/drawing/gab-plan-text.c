/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-text.c: words on the siege plan, set in user units at a place in yards. */

#include "gab-plan-private.h"

#define HALO 1.1         /* user units about letters */
#define KNOCK_OUT 5      /* user units: breadth of the edge of paper about a name */
#define KNOCK_OUT_SMALL 3.5
#define PLACE_SIZE 1.15   /* against the style of titles */
#define PLACE_SPACING 0.42 /* of the size, between letters */
#define PLACE_WIDTH 0.9   /* of the ground, before it is cut */

static void
begin (const GabPlanPen *pen,
       double            x,
       double            y)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, pen->px, pen->px);
  cairo_new_path (pen->cr);
}

/* First in the colour of the ground, a little to every side, so that lines do not run into the letters. */
static void
write_twice (const GabPlanPen *pen,
             GabInkStyle       style,
             const char       *text,
             double            x,
             double            baseline,
             double            width,
             guint             lines,
             GabInkAlign       align,
             GabInkColour      colour)
{
  static const double around[][2] = { { -HALO, 0 }, { HALO, 0 }, { 0, -HALO }, { 0, HALO } };

  gab_ink_use (pen->cr, gab_plan_thin (pen->colours->halo, pen->colours->plain ? 1 : 0.6));
  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    gab_ink_text (pen->ink, pen->cr, style, text, x + around[i][0], baseline + around[i][1], width, lines, align);
  gab_ink_use (pen->cr, colour);
  gab_ink_text (pen->ink, pen->cr, style, text, x, baseline, width, lines, align);
}

/* Writes one line at a place in yards: @align of its width, 0 to 1, stands before it; on its base line. */
void
gab_plan_write (const GabPlanPen *pen,
                GabInkStyle       style,
                const char       *text,
                double            x,
                double            y,
                double            align,
                GabInkColour      colour)
{
  double width = gab_ink_measure (pen->ink, style, text, 0, 1).width + 1;

  begin (pen, x, y);
  write_twice (pen, style, text, -align * width, 0, width, 1, GAB_INK_START, colour);
  cairo_restore (pen->cr);
}

/* A broad edge of paper about letters: hatching and lines end before they reach them. */
static void
knock_out (const GabPlanPen *pen,
           GabInkStyle       style,
           const char       *text,
           double            width,
           guint             lines)
{
  g_autoptr (PangoLayout) layout = gab_ink_layout (pen->ink, style, text, width, lines, GAB_INK_CENTRE);

  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, 0, 0);
  pango_cairo_layout_path (pen->cr, layout);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (pen->cr, style == GAB_INK_SMALL_ITALIC ? KNOCK_OUT_SMALL : KNOCK_OUT);
  gab_ink_use (pen->cr, gab_plan_thin (pen->colours->halo, pen->colours->plain ? 1 : 0.94));
  cairo_stroke (pen->cr);
}

/* Writes lines into a box whose top left corner is at a place in yards; sizes in user units. */
void
gab_plan_write_box (const GabPlanPen *pen,
                    GabInkStyle       style,
                    const char       *text,
                    double            x,
                    double            y,
                    double            width,
                    guint             lines,
                    GabInkColour      colour)
{
  begin (pen, x, y);
  knock_out (pen, style, text, width, lines);
  gab_ink_use (pen->cr, colour);
  gab_ink_text (pen->ink, pen->cr, style, text, 0, gab_ink_measure (pen->ink, style, text, width, lines).ascent, width, lines,
                GAB_INK_CENTRE);
  cairo_restore (pen->cr);
}

/* Letters apart, in capitals, as large as the houses leave room for. */
static PangoLayout *
place_layout (const GabPlanPen *pen)
{
  g_autofree char *upper = g_utf8_strup (pen->plan->place, -1);
  PangoLayout *layout = gab_ink_layout (pen->ink, GAB_INK_TITLE, upper, 0, 1, GAB_INK_START);
  PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (layout));
  PangoAttrList *attributes = pango_attr_list_new ();
  double room = (-pen->plan->ground.y / 10.0 - GAB_PLAN_STREET) * pen->view.scale * 0.62;
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  int most = (int) (pen->plan->ground.width / 10.0 / pen->px * PLACE_WIDTH * PANGO_SCALE);
  int width;
  double chosen = CLAMP (room, size * 0.5, size * PLACE_SIZE * (pen->colours->plain ? 2 : 1));

  pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, chosen * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_attr_list_insert (attributes, pango_attr_letter_spacing_new ((int) (PLACE_SPACING * chosen * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
  pango_layout_get_size (layout, &width, NULL);
  if (width > most)
    {
      pango_layout_set_width (layout, most);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  return layout;
}

/* What the name of the place takes up, in yards. */
void
gab_plan_measure_place (const GabPlanPen *pen,
                        double           *width,
                        double           *height)
{
  g_autoptr (PangoLayout) layout = place_layout (pen);
  int w, h;

  pango_layout_get_size (layout, &w, &h);
  *width = w * pen->px / PANGO_SCALE;
  *height = h * pen->px / PANGO_SCALE;
}

void
gab_plan_write_place (const GabPlanPen *pen,
                      double            x,
                      double            y)
{
  g_autoptr (PangoLayout) layout = place_layout (pen);
  int width, height;

  pango_layout_get_size (layout, &width, &height);
  begin (pen, x, y);
  cairo_translate (pen->cr, -width / 2.0 / PANGO_SCALE, -height / 2.0 / PANGO_SCALE);
  cairo_move_to (pen->cr, 0, 0);
  gab_ink_use (pen->cr, pen->colours->ink);
  pango_cairo_show_layout (pen->cr, layout);
  cairo_restore (pen->cr);
}
