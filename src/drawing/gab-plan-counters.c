/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-counters.c: troops and guns as signs, dots of damage, names. The besieger's signs are solid blocks, the
 * defender's pointed, outlined and barred, so that they differ without their colours. */

#include "gab-plan-layout.h"
#include "gab-plan-private.h"

typedef struct
{
  const GabPlanPen   *pen;
  const GabPlanToken *token;
  GabInkColour        fill, line;
  double              thin, firm; /* line widths, in the units of the sign */
} Sign;

static void
finish (const Sign *sign)
{
  gab_ink_use (sign->pen->cr, sign->fill);
  cairo_fill_preserve (sign->pen->cr);
  gab_ink_use (sign->pen->cr, sign->line);
  cairo_set_line_width (sign->pen->cr, sign->firm);
  cairo_stroke (sign->pen->cr);
}

static gboolean
defends (const Sign *sign)
{
  return sign->token->side == GAB_PLAN_DEFENDER;
}

/* Bars across a sign of the defender. */
static void
draw_bars (const Sign *sign,
           double      from,
           double      to,
           double      half,
           guint       n)
{
  cairo_t *cr = sign->pen->cr;

  for (guint i = 0; i < n; i++)
    {
      double x = from + (to - from) * (i + 0.5) / n;

      cairo_move_to (cr, x, -half);
      cairo_line_to (cr, x, half);
    }
  cairo_set_line_width (cr, sign->thin);
  cairo_stroke (cr);
}

/* A block of foot; the defender's comes to a point before it, and is barred. */
static void
draw_foot (const Sign *sign)
{
  cairo_t *cr = sign->pen->cr;

  cairo_new_path (cr);
  if (!defends (sign))
    {
      cairo_rectangle (cr, -5.2, -3.2, 10.4, 6.4);
      finish (sign);
      return;
    }
  cairo_move_to (cr, -5.2, 3);
  cairo_line_to (cr, -5.2, -2);
  cairo_line_to (cr, 0, -4.6);
  cairo_line_to (cr, 5.2, -2);
  cairo_line_to (cr, 5.2, 3);
  cairo_close_path (cr);
  finish (sign);
  draw_bars (sign, -5.2, 5.2, 2.4, 4);
}

/* A barrel on its carriage, seen from above: muzzle ahead, a wheel on either side, the trail behind. */
static void
draw_carriage (const Sign *sign,
               double      wheel,
               double      long_by)
{
  cairo_t *cr = sign->pen->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, -wheel, 0.9);
  cairo_line_to (cr, wheel, 0.9);
  cairo_move_to (cr, -1, 2);
  cairo_line_to (cr, 0, 6.2 * long_by);
  cairo_line_to (cr, 1, 2);
  gab_ink_use (cr, sign->line);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * wheel, 0.9 - 2.3 * long_by);
      cairo_line_to (cr, side * wheel, 0.9 + 2.3 * long_by);
    }
  cairo_set_line_width (cr, 1.35);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

static void
draw_cannon (const Sign *sign,
             double      long_by,
             double      thick_by)
{
  cairo_t *cr = sign->pen->cr;
  double muzzle = -6.2 * long_by, breech = 2.6 * long_by, thick = defends (sign) ? MAX (2.4 * thick_by, 2.1) : 2.05 * thick_by;

  draw_carriage (sign, MAX (3.9 * MAX (thick_by, 0.86), thick + 1.4), long_by);
  cairo_new_path (cr);
  cairo_move_to (cr, -thick * 0.7, muzzle);
  cairo_line_to (cr, thick * 0.7, muzzle);
  cairo_line_to (cr, thick, breech);
  cairo_curve_to (cr, thick * 0.6, breech + 1.6, -thick * 0.6, breech + 1.6, -thick, breech);
  cairo_close_path (cr);
  finish (sign);
  if (!defends (sign))
    return;
  for (guint i = 0; i < 2; i++)
    {
      double y = muzzle + (breech - muzzle) * (i + 1) / 3;

      cairo_move_to (cr, -thick * 0.8, y);
      cairo_line_to (cr, thick * 0.8, y);
    }
  cairo_set_line_width (cr, sign->thin);
  cairo_stroke (cr);
}

/* Round, with its bore; the defender's has an open ring. */
static void
draw_mortar (const Sign *sign)
{
  cairo_t *cr = sign->pen->cr;

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 4, 0, 2 * G_PI);
  finish (sign);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, defends (sign) ? 1.4 : 1.7, 0, 2 * G_PI);
  gab_ink_use (cr, defends (sign) ? sign->line : sign->pen->colours->halo);
  cairo_fill (cr);
  if (defends (sign))
    draw_bars (sign, -4.2, 4.2, 2, 2);
}

/* Struck through: its colour alone would not tell. */
static void
draw_silenced (const Sign *sign)
{
  cairo_t *cr = sign->pen->cr;

  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, -4.6, 4.6);
      cairo_line_to (cr, 4.6, -4.6);
      gab_ink_use (cr, pass == 0 ? sign->pen->colours->halo : sign->pen->colours->ink);
      cairo_set_line_width (cr, pass == 0 ? 2.6 : 1.1);
      cairo_stroke (cr);
    }
}

static void
draw_chevron (const Sign  *sign,
              double       y,
              GabInkColour colour)
{
  cairo_t *cr = sign->pen->cr;

  cairo_move_to (cr, -2.5, y + 1);
  cairo_line_to (cr, 0, y - 1);
  cairo_line_to (cr, 2.5, y + 1);
  gab_ink_use (cr, colour);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

/* A chevron in the block of foot that has moved, under another sign; a puff before what has fired. */
static void
draw_marks (const Sign *sign)
{
  const GabPlanToken *token = sign->token;
  cairo_t *cr = sign->pen->cr;
  double low = token->arm == GAB_PLAN_FOOT ? 4.8 : token->arm == GAB_PLAN_MORTAR ? 5.8 : 7;

  if (token->moved && token->arm == GAB_PLAN_FOOT && !defends (sign))
    draw_chevron (sign, 0, sign->pen->colours->halo);
  else if (token->moved)
    draw_chevron (sign, low, sign->pen->colours->ink);
  for (guint i = 0; token->fired && i < 3; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, (i == 0 ? -1.6 : i == 1 ? 1.6 : 0), -low - 1.2 + (i == 2 ? -1.6 : 0.2), 1.7, 0, 2 * G_PI);
      gab_ink_use (cr, sign->pen->colours->halo);
      cairo_fill_preserve (cr);
      gab_ink_use (cr, gab_plan_tint (sign->pen, sign->pen->colours->ink, 0.6));
      cairo_set_line_width (cr, 0.5);
      cairo_stroke (cr);
    }
}

static Sign
make_sign (const GabPlanPen   *pen,
           const GabPlanToken *token)
{
  GabInkColour own = pen->side[token->side];
  const GabPlanColours *colours = pen->colours;
  Sign sign = { .pen = pen, .token = token, .thin = 0.75, .firm = 0.95 };

  if (token->silenced)
    own = gab_ink_mix (colours->faint, colours->paper, 0.62);
  sign.fill = token->side == GAB_PLAN_DEFENDER ? colours->halo : own;
  sign.line = token->side == GAB_PLAN_DEFENDER ? own : gab_ink_mix (own, colours->night ? colours->halo : colours->ink, 0.45);
  if (token->side == GAB_PLAN_DEFENDER)
    sign.firm = token->arm == GAB_PLAN_FOOT || token->arm == GAB_PLAN_MORTAR ? 1.5 : 1.05;
  return sign;
}

/* One sign about 0, 0, in units of which it is ten large, looking up. */
void
gab_plan_draw_sign (const GabPlanPen   *pen,
                    const GabPlanToken *token)
{
  Sign sign = make_sign (pen, token);

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_MITER);
  cairo_new_path (pen->cr);
  switch (token->arm)
    {
    case GAB_PLAN_HEAVY:
      draw_cannon (&sign, 1, 1.1);
      break;
    case GAB_PLAN_LIGHT:
      draw_cannon (&sign, 0.8, 0.72);
      break;
    case GAB_PLAN_MORTAR:
      draw_mortar (&sign);
      break;
    case GAB_PLAN_FOOT:
    default:
      draw_foot (&sign);
      break;
    }
  if (token->silenced)
    draw_silenced (&sign);
  draw_marks (&sign);
}

static void
draw_token (const GabPlanPen   *pen,
            const GabPlanToken *token)
{
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_translate (cr, token->x * pen->px, token->y * pen->px);
  cairo_scale (cr, token->size * pen->px, token->size * pen->px);
  cairo_rotate (cr, token->turn);
  gab_plan_draw_sign (pen, token);
  cairo_restore (cr);
  if (token->count > 1)
    {
      g_autofree char *number = gab_ink_number (token->count);
      GabInkSize size = gab_ink_measure (pen->ink, GAB_INK_SMALL, number, 0, 1);

      gab_plan_write (pen, GAB_INK_SMALL, number, (token->box.x + token->box.width) * pen->px,
                      (token->y + size.ascent - size.height * 0.5) * pen->px, 1, pen->colours->ink);
    }
}

static void
draw_tally (const GabPlanPen    *pen,
            const GabPlanTally  *tally,
            const GabPlanLayout *layout)
{
  guint n = MIN (MAX (tally->lost, tally->points), 40);

  for (guint i = 0; i < n; i++)
    {
      GabPlanBox dot = gab_plan_tally_dot (tally, layout->unit, i);

      cairo_new_path (pen->cr);
      cairo_arc (pen->cr, (dot.x + dot.width / 2) * pen->px, (dot.y + dot.height / 2) * pen->px,
                 dot.width / 2 * pen->px, 0, 2 * G_PI);
      gab_plan_fill (pen, i < tally->lost ? pen->colours->accent : pen->colours->halo);
      gab_plan_stroke (pen, i < tally->lost ? pen->colours->accent : pen->colours->faint, 0.7);
    }
  cairo_new_path (pen->cr);
}

static gboolean
sees_box (const GabPlanPen *pen,
          const GabPlanBox *box)
{
  double reach = 14 * pen->px;

  return gab_plan_sees (pen, box->x * pen->px - reach, box->y * pen->px - reach, (box->x + box->width) * pen->px + reach,
                        (box->y + box->height) * pen->px + reach);
}

/* Counters and dots, then names over them all. */
void
gab_plan_draw_counters (const GabPlanPen    *pen,
                        const GabPlanLayout *layout)
{
  for (guint i = 0; i < layout->tallies->len; i++)
    draw_tally (pen, &g_array_index (layout->tallies, GabPlanTally, i), layout);
  for (guint i = 0; i < layout->tokens->len; i++)
    if (sees_box (pen, &g_array_index (layout->tokens, GabPlanToken, i).box))
      draw_token (pen, &g_array_index (layout->tokens, GabPlanToken, i));
  for (guint i = 0; i < layout->labels->len; i++)
    {
      const GabPlanLabel *label = &g_array_index (layout->labels, GabPlanLabel, i);

      if (sees_box (pen, &label->box))
        gab_plan_write_box (pen, label->style, label->text, label->box.x * pen->px, label->box.y * pen->px,
                            label->box.width, label->lines, pen->colours->ink);
    }
}
