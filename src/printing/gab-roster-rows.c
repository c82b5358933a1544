/* gab-roster-rows.c: headings, units and sums of a roster. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "gab-roster-layout-private.h"

/* In points. */
#define PAD 3.4
#define INDENT 9.0
#define DEEPEST 4
#define MARK 7.0
#define MARK_DROP 2.6
#define NOTE_WIDTH 46.0
#define NOTE_GAP 5.0
#define HEADING_LEAD 8.0
#define HEADING_GAP 8.0
#define TOTAL_LEAD 5.0
#define MOST_MARKS 240

static GabRosterSpan
indented (GabRosterSpan span, const GabRosterRow *row)
{
  double indent = INDENT * MIN (row->depth, DEEPEST);

  return (GabRosterSpan) { span.x + indent, span.width - indent };
}

static gboolean
is_given (const char *text)
{
  return text != NULL && *text != '\0';
}

/* Rings for guns, else boxes for whole sections; men over stay out of play (CA-4). */
static GabInkMarks
marks_of (const GabRosterSheet *sheet, const GabRosterRow *row)
{
  const GabRosterNumbers *numbers = &row->numbers;
  GabInkMarks marks = { .size = MARK };

  if (numbers->guns_first > 0 || numbers->guns > 0)
    {
      marks.shape = GAB_INK_RING;
      marks.left = numbers->guns;
      marks.count = MAX (numbers->guns, numbers->guns_first);
    }
  else if (sheet->men_a_box > 0)
    {
      marks.shape = GAB_INK_BOX;
      marks.left = numbers->present / sheet->men_a_box;
      marks.count = MAX (numbers->present, numbers->first) / sheet->men_a_box;
    }
  return marks;
}

static char *
note_of (const GabRosterSheet *sheet, const GabRosterRow *row, const GabInkMarks *marks)
{
  int over;

  if (marks->count == 0)
    return NULL;
  if (marks->shape == GAB_INK_RING || marks->count > MOST_MARKS)
    /* Translators: guns or sections left of those there were: "5 of 6" */
    return g_strdup_printf (_("%u of %u"), marks->left, marks->count);
  over = row->numbers.present % sheet->men_a_box;
  return over == 0 ? NULL : g_strdup_printf ("+ %d", over);
}

/* Marks too many to count are not drawn; the note beside them says how many there are. */
static double
marks_height (const GabRosterLayout *layout, const GabInkMarks *marks)
{
  if (marks->count == 0)
    return 0;
  if (marks->count > MOST_MARKS)
    return MARK_DROP + MARK;
  return MARK_DROP + gab_ink_marks_height (marks, layout->marks.width - NOTE_WIDTH);
}

static void
draw_marks (const GabRosterLayout *layout, cairo_t *cr, const GabRosterRow *row, double y)
{
  GabInkMarks marks = marks_of (layout->sheet, row);
  double room = layout->marks.width - NOTE_WIDTH;
  g_autofree char *note = note_of (layout->sheet, row, &marks);
  gboolean many = marks.count > MOST_MARKS;
  double bottom = y + (many ? MARK : gab_ink_marks_height (&marks, room));
  double drawn = many ? 0 : gab_ink_marks_width (&marks, room) + NOTE_GAP;

  if (!many)
    gab_ink_marks_draw (&marks, cr, gab_roster_left (layout, (GabRosterSpan) { layout->marks.x, room }), y, room,
                        layout->sheet->rtl);
  if (note != NULL)
    gab_roster_text (layout, cr, GAB_INK_SMALL_ITALIC, note,
                     (GabRosterSpan) { layout->marks.x + drawn, layout->marks.width - drawn }, bottom - 0.7,
                     GAB_INK_START);
}

static void
draw_figures (const GabRosterLayout *layout, cairo_t *cr, const GabRosterNumbers *numbers, GabInkStyle style,
              double baseline)
{
  GabInkFigure figures[GAB_ROSTER_N_COLUMNS];
  guint n = 0;

  for (int i = 0; i < GAB_ROSTER_N_COLUMNS; i++)
    if (layout->columns[i].width > 0)
      figures[n++] = (GabInkFigure) { i == GAB_ROSTER_PRESENT ? GAB_INK_STRONG : style, gab_roster_dup_figure (numbers, i),
                                      gab_roster_left (layout, layout->columns[i]), layout->columns[i].width };
  gab_ink_figures (layout->ink, cr, figures, n, baseline);
  for (guint i = 0; i < n; i++)
    g_free ((char *) figures[i].text);
}

static double
unit_height (const GabRosterLayout *layout, const GabRosterRow *row)
{
  GabRosterSpan span = indented (layout->name, row);
  GabInkMarks marks = marks_of (layout->sheet, row);
  GabInkSize figures = gab_roster_size (layout, GAB_INK_STRONG, "0", 0);
  GabInkSize name = gab_roster_size (layout, GAB_INK_BODY, row->name, span.width);
  double ascent = MAX (name.ascent, figures.ascent);
  double left = ascent - name.ascent + name.height;
  double right = ascent - figures.ascent + figures.height + marks_height (layout, &marks);

  if (is_given (row->label))
    left += gab_roster_size (layout, GAB_INK_SMALL_ITALIC, row->label, span.width).height;
  if (is_given (row->calibre))
    left += gab_roster_size (layout, GAB_INK_SMALL_ITALIC, row->calibre, span.width).height;
  if (is_given (row->quality) && layout->quality.width > 0)
    right = MAX (right, gab_roster_size (layout, GAB_INK_ITALIC, row->quality, layout->quality.width).height);
  return MAX (left, right) + 2 * PAD;
}

static double
draw_note (const GabRosterLayout *layout, cairo_t *cr, const char *text, GabRosterSpan span, double y)
{
  GabInkSize size;

  if (!is_given (text))
    return y;
  size = gab_roster_size (layout, GAB_INK_SMALL_ITALIC, text, span.width);
  gab_roster_text (layout, cr, GAB_INK_SMALL_ITALIC, text, span, y + size.ascent, GAB_INK_START);
  return y + size.height;
}

static void
draw_unit (const GabRosterLayout *layout, cairo_t *cr, const GabRosterRow *row, double y)
{
  GabRosterSpan span = indented (layout->name, row);
  GabInkSize figures = gab_roster_size (layout, GAB_INK_STRONG, "0", 0);
  GabInkSize name = gab_roster_size (layout, GAB_INK_BODY, row->name, span.width);
  double baseline = y + PAD + MAX (name.ascent, figures.ascent);
  double under = baseline - name.ascent + name.height;

  gab_roster_text (layout, cr, GAB_INK_BODY, row->name, span, baseline, GAB_INK_START);
  under = draw_note (layout, cr, row->label, span, under);
  draw_note (layout, cr, row->calibre, span, under);
  if (is_given (row->quality) && layout->quality.width > 0)
    gab_roster_text (layout, cr, GAB_INK_ITALIC, row->quality, layout->quality, baseline, GAB_INK_START);
  draw_figures (layout, cr, &row->numbers, GAB_INK_BODY, baseline);
  draw_marks (layout, cr, row, baseline - figures.ascent + figures.height + MARK_DROP);
}

/* The commander stands beside the name where there is room, else under it. */
static gboolean
is_beside (const GabRosterLayout *layout, const GabRosterRow *row, GabRosterSpan span)
{
  return gab_roster_size (layout, GAB_INK_CAPS, row->name, 0).width + HEADING_GAP
           + gab_roster_size (layout, GAB_INK_ITALIC, row->label, 0).width + 2
         <= span.width;
}

static GabRosterSpan
heading_span (const GabRosterLayout *layout, const GabRosterRow *row)
{
  return indented ((GabRosterSpan) { 0, layout->width }, row);
}

static double
heading_height (const GabRosterLayout *layout, const GabRosterRow *row)
{
  GabRosterSpan span = heading_span (layout, row);
  double height = HEADING_LEAD + gab_roster_size (layout, GAB_INK_CAPS, row->name, span.width).height;

  if (is_given (row->label) && !is_beside (layout, row, span))
    height += gab_roster_size (layout, GAB_INK_ITALIC, row->label, span.width).height;
  return height + PAD / 2;
}

static void
draw_heading (const GabRosterLayout *layout, cairo_t *cr, const GabRosterRow *row, double y)
{
  GabRosterSpan span = heading_span (layout, row);
  GabInkSize name = gab_roster_size (layout, GAB_INK_CAPS, row->name, span.width);
  GabInkSize label = gab_roster_size (layout, GAB_INK_ITALIC, row->label, 0);
  double baseline = y + HEADING_LEAD + name.ascent;
  double beside = name.width + HEADING_GAP;

  if (is_given (row->label) && is_beside (layout, row, span))
    {
      gab_roster_text (layout, cr, GAB_INK_ITALIC, row->label,
                       (GabRosterSpan) { span.x + beside, label.width + 1 }, baseline, GAB_INK_START);
      span.width = name.width + 1;
    }
  else if (is_given (row->label))
    gab_roster_text (layout, cr, GAB_INK_ITALIC, row->label, span,
                     y + HEADING_LEAD + name.height + label.ascent, GAB_INK_START);
  gab_roster_text (layout, cr, GAB_INK_CAPS, row->name, span, baseline, GAB_INK_START);
  gab_roster_rule (layout, cr, y + heading_height (layout, row));
}

static GabRosterSpan
sum_span (const GabRosterLayout *layout)
{
  return (GabRosterSpan) { 0, layout->marks.x - GAB_ROSTER_GUTTER };
}

static double
sum_height (const GabRosterLayout *layout, GabInkStyle style, const char *name, GabRosterSpan span)
{
  return gab_roster_size (layout, style, name, span.width).height + 2 * PAD;
}

static void
draw_sum (const GabRosterLayout *layout, cairo_t *cr, GabInkStyle style, const char *name, GabRosterSpan span,
          const GabRosterNumbers *numbers, double y)
{
  double baseline = y + PAD + gab_roster_size (layout, style, name, span.width).ascent;

  gab_roster_text (layout, cr, style, name, span, baseline, GAB_INK_START);
  draw_figures (layout, cr, numbers, style, baseline);
}

double
gab_roster_row_height (const GabRosterLayout *layout, const GabRosterRow *row)
{
  switch (row->kind)
    {
    case GAB_ROSTER_HEADING:
      return heading_height (layout, row);
    case GAB_ROSTER_SUBTOTAL:
      return sum_height (layout, GAB_INK_ITALIC, row->name, indented (sum_span (layout), row));
    case GAB_ROSTER_UNIT:
    default:
      return unit_height (layout, row);
    }
}

typedef enum
{
  ABOVE_NOTHING,
  ABOVE_DOTS,
  ABOVE_LINE
} Above;

/* Dots between rows, a line where a heading's units end; the total has a rule of its own. */
static Above
rule_above (const GabRosterLayout *layout, guint index)
{
  const GabRosterRow *row = g_ptr_array_index (layout->sheet->rows, index);
  const GabRosterRow *before = index > 0 ? g_ptr_array_index (layout->sheet->rows, index - 1) : NULL;

  if (before == NULL || before->kind == GAB_ROSTER_HEADING || row->kind == GAB_ROSTER_HEADING)
    return ABOVE_NOTHING;
  return before->kind == GAB_ROSTER_SUBTOTAL || row->kind == GAB_ROSTER_SUBTOTAL ? ABOVE_LINE : ABOVE_DOTS;
}

/* Adds the dots above a row to the path: those of a page are drawn at once, each piece costs it as much as all. */
void
gab_roster_row_trace_dots (const GabRosterLayout *layout, cairo_t *cr, guint index, gboolean top, double y)
{
  if (top || rule_above (layout, index) != ABOVE_DOTS)
    return;
  cairo_move_to (cr, layout->paper.margin, y);
  cairo_line_to (cr, layout->paper.margin + layout->width, y);
}

void
gab_roster_row_draw (const GabRosterLayout *layout, cairo_t *cr, guint index, gboolean top, double y)
{
  const GabRosterRow *row = g_ptr_array_index (layout->sheet->rows, index);

  if (!top && rule_above (layout, index) == ABOVE_LINE)
    gab_roster_rule (layout, cr, y);
  switch (row->kind)
    {
    case GAB_ROSTER_HEADING:
      draw_heading (layout, cr, row, y);
      break;
    case GAB_ROSTER_SUBTOTAL:
      draw_sum (layout, cr, GAB_INK_ITALIC, row->name, indented (sum_span (layout), row), &row->numbers, y);
      break;
    case GAB_ROSTER_UNIT:
    default:
      draw_unit (layout, cr, row, y);
      break;
    }
}

double
gab_roster_total_height (const GabRosterLayout *layout)
{
  return TOTAL_LEAD + sum_height (layout, GAB_INK_STRONG, C_ ("roster", "Total"), sum_span (layout));
}

void
gab_roster_total_draw (const GabRosterLayout *layout, cairo_t *cr, double y)
{
  gab_ink_double_rule (cr, layout->paper.margin, y + TOTAL_LEAD - 2, layout->width);
  draw_sum (layout, cr, GAB_INK_STRONG, C_ ("roster", "Total"), sum_span (layout), &layout->sheet->total,
            y + TOTAL_LEAD);
}
