/* gab-roster-blocks.c: the losses, guns and rounds of a roster. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "gab-roster-layout-private.h"

/* In points. */
#define LEAD 13.0
#define HEADING_GAP 4.0
#define INSET 9.0
#define LINE_GAP 3.0
#define NUMBER_WIDTH 48.0
#define NOTE_WIDTH 74.0
#define MARK 8.2
#define MOST_MARKS 400
#define MOST_SQUARES 60

static double
heading_height (const GabRosterLayout *layout, const char *text)
{
  return LEAD + gab_roster_size (layout, GAB_INK_HEADING, text, layout->width).height + HEADING_GAP;
}

/* Draws the name of a block; returns where the block goes on. */
static double
draw_heading (const GabRosterLayout *layout, cairo_t *cr, const char *text, double y)
{
  GabInkSize size = gab_roster_size (layout, GAB_INK_HEADING, text, layout->width);

  gab_roster_text (layout, cr, GAB_INK_HEADING, text, (GabRosterSpan) { 0, layout->width }, y + LEAD + size.ascent,
                   GAB_INK_START);
  return y + LEAD + size.height + HEADING_GAP;
}

static const GabRosterLoss *
loss_at (const GabRosterLayout *layout, guint index)
{
  return g_ptr_array_index (layout->sheet->losses, index);
}

static GabRosterSpan
loss_date_span (const GabRosterLayout *layout)
{
  return (GabRosterSpan) { INSET, layout->width * 0.19 };
}

static GabRosterSpan
loss_cause_span (const GabRosterLayout *layout)
{
  double x = INSET + layout->width * 0.19 + GAB_ROSTER_GUTTER;

  return (GabRosterSpan) { x, layout->width - x - INSET - 3 * (NUMBER_WIDTH + GAB_ROSTER_GUTTER) };
}

static GabRosterSpan
loss_number_span (const GabRosterLayout *layout, guint index)
{
  double x = layout->width - INSET - (3 - index) * NUMBER_WIDTH - (2 - index) * GAB_ROSTER_GUTTER;

  return (GabRosterSpan) { x, NUMBER_WIDTH };
}

static double
caption_height (const GabRosterLayout *layout)
{
  return gab_roster_size (layout, GAB_INK_SMALL_ITALIC, C_ ("roster", "Killed"), 0).height + LINE_GAP;
}

static double
loss_height (const GabRosterLayout *layout, const GabRosterLoss *loss)
{
  double date = gab_roster_size (layout, GAB_INK_BODY, loss->date, loss_date_span (layout).width).height;
  double cause = gab_roster_size (layout, GAB_INK_ITALIC, loss->cause, loss_cause_span (layout).width).height;

  return MAX (date, cause) + LINE_GAP;
}

/* Only the last part of a list has a sum, and only a list has one. */
static gboolean
has_sum (const GabRosterLayout *layout, guint first, guint count)
{
  return layout->sheet->losses->len > 1 && first + count == layout->sheet->losses->len;
}

static double
sum_height (const GabRosterLayout *layout)
{
  return gab_roster_size (layout, GAB_INK_STRONG, "0", 0).height + LINE_GAP;
}

double
gab_roster_losses_height (const GabRosterLayout *layout, guint first, guint count)
{
  double height = heading_height (layout, _("Losses so far")) + 2 * LINE_GAP + caption_height (layout);

  for (guint i = first; i < first + count; i++)
    height += loss_height (layout, loss_at (layout, i));
  if (has_sum (layout, first, count))
    height += sum_height (layout) + LINE_GAP;
  return height;
}

static void
draw_three (const GabRosterLayout *layout, cairo_t *cr, GabInkStyle style, const int numbers[3], double baseline)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = numbers[i] == 0 ? g_strdup ("–") : gab_ink_number (numbers[i]);

      gab_roster_text (layout, cr, style, text, loss_number_span (layout, i), baseline, GAB_INK_FIGURES);
    }
}

static double
draw_loss_captions (const GabRosterLayout *layout, cairo_t *cr, double y)
{
  const char *const captions[] = { C_ ("roster", "Killed"), C_ ("roster", "Wounded"), C_ ("roster", "Missing") };
  double baseline = y + gab_roster_size (layout, GAB_INK_SMALL_ITALIC, captions[0], 0).ascent;

  for (guint i = 0; i < 3; i++)
    gab_roster_text (layout, cr, GAB_INK_SMALL_ITALIC, captions[i], loss_number_span (layout, i), baseline,
                     GAB_INK_FIGURES);
  return y + caption_height (layout);
}

static double
draw_loss (const GabRosterLayout *layout, cairo_t *cr, const GabRosterLoss *loss, double y)
{
  GabRosterSpan date = loss_date_span (layout);
  GabRosterSpan cause = loss_cause_span (layout);
  GabInkSize size = gab_roster_size (layout, GAB_INK_ITALIC, loss->cause, cause.width);
  double baseline = y + MAX (size.ascent, gab_roster_size (layout, GAB_INK_BODY, loss->date, date.width).ascent);
  const int numbers[] = { loss->killed, loss->wounded, loss->missing };

  gab_roster_text (layout, cr, GAB_INK_BODY, loss->date, date, baseline, GAB_INK_START);
  gab_roster_text (layout, cr, GAB_INK_ITALIC, loss->cause, cause, baseline, GAB_INK_START);
  draw_three (layout, cr, GAB_INK_BODY, numbers, baseline);
  return y + loss_height (layout, loss);
}

static void
draw_loss_sum (const GabRosterLayout *layout, cairo_t *cr, double y)
{
  int sum[3] = { 0 };
  double baseline = y + LINE_GAP + gab_roster_size (layout, GAB_INK_STRONG, "0", 0).ascent;
  double near = gab_roster_left (layout, (GabRosterSpan) { INSET, layout->width - 2 * INSET });

  for (guint i = 0; i < layout->sheet->losses->len; i++)
    {
      sum[0] += loss_at (layout, i)->killed;
      sum[1] += loss_at (layout, i)->wounded;
      sum[2] += loss_at (layout, i)->missing;
    }
  gab_ink_hairline (cr, near, y, near + layout->width - 2 * INSET, y, GAB_ROSTER_HAIR);
  gab_roster_text (layout, cr, GAB_INK_STRONG, C_ ("roster", "Total"), loss_date_span (layout), baseline,
                   GAB_INK_START);
  draw_three (layout, cr, GAB_INK_STRONG, sum, baseline);
}

void
gab_roster_losses_draw (const GabRosterLayout *layout, cairo_t *cr, guint first, guint count, double y)
{
  double bottom = y + gab_roster_losses_height (layout, first, count);
  double top;

  y = top = draw_heading (layout, cr, _("Losses so far"), y);
  y = draw_loss_captions (layout, cr, y + LINE_GAP);
  for (guint i = first; i < first + count; i++)
    y = draw_loss (layout, cr, loss_at (layout, i), y);
  if (has_sum (layout, first, count))
    draw_loss_sum (layout, cr, y);
  gab_ink_frame (cr, layout->paper.margin, top, layout->width, bottom - top, GAB_ROSTER_HAIR);
}

gboolean
gab_roster_has_stores (const GabRosterSheet *sheet)
{
  return sheet->guns->len > 0 || sheet->has_rounds;
}

static const char *
stores_title (const GabRosterSheet *sheet)
{
  if (!sheet->has_rounds)
    return _("Guns");
  return sheet->guns->len > 0 ? _("Guns and rounds") : _("Rounds");
}

/* Ten rounds a square, or more where that would be too many squares. */
int
gab_roster_rounds_a_mark (int rounds)
{
  static const int steps[] = { 1, 2, 5 };

  for (int power = 10; power <= 100000000; power *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      if (rounds / MOST_SQUARES < power * steps[i])
        return power * steps[i];
  return G_MAXINT;
}

static GabInkMarks
gun_marks (const GabRosterGuns *guns)
{
  GabInkMarks marks = { .shape = GAB_INK_RING, .size = MARK };

  marks.left = guns->present;
  marks.count = MAX (guns->present, guns->first);
  if (marks.count > MOST_MARKS)
    marks.count = 0;
  return marks;
}

static GabInkMarks
round_marks (const GabRosterSheet *sheet)
{
  int all = MAX (sheet->rounds, sheet->rounds_first);
  int each = gab_roster_rounds_a_mark (all);

  return (GabInkMarks) {
    .shape = GAB_INK_BOX,
    .shaded = TRUE,
    .size = MARK,
    .count = all / each + (all % each > 0),
    .left = sheet->rounds / each,
    .part = sheet->rounds % each / (double) each,
  };
}

static GabRosterSpan
kind_span (const GabRosterLayout *layout)
{
  double widest = gab_roster_size (layout, GAB_INK_BODY, _("Rounds"), 0).width;

  for (guint i = 0; i < layout->sheet->guns->len; i++)
    {
      const GabRosterGuns *guns = g_ptr_array_index (layout->sheet->guns, i);

      widest = MAX (widest, gab_roster_size (layout, GAB_INK_BODY, guns->kind, 0).width);
    }
  return (GabRosterSpan) { 0, MIN (widest + 1, layout->width * 0.3) };
}

static double
store_height (const GabRosterLayout *layout, const char *kind, const GabInkMarks *marks)
{
  GabRosterSpan span = kind_span (layout);
  double room = layout->width - span.width - NOTE_WIDTH - 2 * GAB_ROSTER_GUTTER;

  return MAX (gab_roster_size (layout, GAB_INK_BODY, kind, span.width).height,
              3.2 + gab_ink_marks_height (marks, room))
         + LINE_GAP;
}

double
gab_roster_stores_height (const GabRosterLayout *layout)
{
  const GabRosterSheet *sheet = layout->sheet;
  double height = heading_height (layout, stores_title (sheet));

  for (guint i = 0; i < sheet->guns->len; i++)
    {
      const GabRosterGuns *guns = g_ptr_array_index (sheet->guns, i);
      GabInkMarks marks = gun_marks (guns);

      height += store_height (layout, guns->kind, &marks);
    }
  if (sheet->has_rounds)
    {
      GabInkMarks marks = round_marks (sheet);

      height += store_height (layout, _("Rounds"), &marks);
    }
  return height;
}

static double
draw_store (const GabRosterLayout *layout, cairo_t *cr, const char *kind, const GabInkMarks *marks, int left, int all,
            double y)
{
  GabRosterSpan span = kind_span (layout);
  GabRosterSpan room = { span.width + GAB_ROSTER_GUTTER,
                         layout->width - span.width - NOTE_WIDTH - 2 * GAB_ROSTER_GUTTER };
  double baseline = y + gab_roster_size (layout, GAB_INK_BODY, kind, span.width).ascent;
  g_autofree char *now = gab_ink_number (left);
  g_autofree char *first = gab_ink_number (all);
  /* Translators: guns or rounds that are left, then how many there were: "171 of 250" */
  g_autofree char *note = g_strdup_printf (C_ ("stores", "%s of %s"), now, first);

  gab_roster_text (layout, cr, GAB_INK_BODY, kind, span, baseline, GAB_INK_START);
  gab_ink_marks_draw (marks, cr, gab_roster_left (layout, room), baseline - MARK + 0.7, room.width,
                      layout->sheet->rtl);
  gab_roster_text (layout, cr, GAB_INK_STRONG, note, (GabRosterSpan) { layout->width - NOTE_WIDTH, NOTE_WIDTH },
                   baseline, GAB_INK_END);
  return y + store_height (layout, kind, marks);
}

void
gab_roster_stores_draw (const GabRosterLayout *layout, cairo_t *cr, double y)
{
  const GabRosterSheet *sheet = layout->sheet;

  y = draw_heading (layout, cr, stores_title (sheet), y);
  for (guint i = 0; i < sheet->guns->len; i++)
    {
      const GabRosterGuns *guns = g_ptr_array_index (sheet->guns, i);
      GabInkMarks marks = gun_marks (guns);

      y = draw_store (layout, cr, guns->kind, &marks, guns->present, guns->first, y);
    }
  if (sheet->has_rounds)
    {
      GabInkMarks marks = round_marks (sheet);

      draw_store (layout, cr, _("Rounds"), &marks, sheet->rounds, sheet->rounds_first, y);
    }
}
