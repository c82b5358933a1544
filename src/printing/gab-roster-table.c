/* gab-roster-table.c: the part of a roster that is filled in at the table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "gab-roster-layout-private.h"

/* In points. */
#define LEAD 13.0
#define GAP 4.0
#define WRITING_LINE 21.0
#define LEAST_LINES 5
#define MOST_LINES 30
#define NUMBER_WIDTH 46.0

static gboolean
has_guns (const GabRosterSheet *sheet)
{
  if (sheet->guns->len > 0)
    return TRUE;
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (sheet->rows, i);

      if (row->kind == GAB_ROSTER_UNIT && (row->numbers.guns > 0 || row->numbers.guns_first > 0))
        return TRUE;
    }
  return FALSE;
}

static void
add_sentence (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* What to do with boxes, rings and squares: only what is on this sheet. */
static char *
dup_instructions (const GabRosterSheet *sheet)
{
  GString *text = g_string_new (NULL);
  int each = gab_roster_rounds_a_mark (MAX (sheet->rounds, sheet->rounds_first));

  if (sheet->men_a_box > 0)
    add_sentence (text, g_strdup_printf (ngettext ("Strike off a box for each man lost.",
                                                   "Strike off a box for each section of %d men lost.",
                                                   sheet->men_a_box),
                                         sheet->men_a_box));
  if (sheet->men_a_box > 1)
    add_sentence (text, g_strdup (_("The figure after the boxes is the men left over.")));
  if (has_guns (sheet))
    add_sentence (text, g_strdup (_("Strike off a ring for each gun lost.")));
  if (sheet->has_rounds)
    add_sentence (text, g_strdup_printf (ngettext ("Strike off a square for each round fired.",
                                                   "Strike off a square for each %d rounds fired.", each),
                                         each));
  if (sheet->number != NULL)
    /* Translators: %s is the number of a printed sheet */
    add_sentence (text, g_strdup_printf (_("Enter what was lost under sheet %s."), sheet->number));
  return g_string_free (text, FALSE);
}

static double
above_lines (const GabRosterLayout *layout)
{
  g_autofree char *text = dup_instructions (layout->sheet);

  return LEAD + gab_roster_size (layout, GAB_INK_HEADING, _("At the table"), layout->width).height + GAP / 2
         + gab_roster_size (layout, GAB_INK_ITALIC, text, layout->width).height + GAP
         + gab_roster_size (layout, GAB_INK_SMALL_ITALIC, C_ ("roster", "Unit"), 0).height;
}

/* As many lines as fill the page, within reason. */
guint
gab_roster_table_lines (const GabRosterLayout *layout, double room)
{
  double lines = (room - above_lines (layout)) / WRITING_LINE;

  return (guint) CLAMP (lines, LEAST_LINES, MOST_LINES);
}

double
gab_roster_table_height (const GabRosterLayout *layout, guint lines)
{
  return above_lines (layout) + MAX (lines, LEAST_LINES) * WRITING_LINE;
}

static void
fill_spans (const GabRosterLayout *layout, GabRosterSpan spans[5])
{
  double x = layout->width;
  double rest;

  for (int i = 4; i >= 2; i--)
    {
      spans[i] = (GabRosterSpan) { x - NUMBER_WIDTH, NUMBER_WIDTH };
      x -= NUMBER_WIDTH + GAB_ROSTER_GUTTER;
    }
  rest = (x - GAB_ROSTER_GUTTER) / 2;
  spans[0] = (GabRosterSpan) { 0, rest };
  spans[1] = (GabRosterSpan) { rest + GAB_ROSTER_GUTTER, rest };
}

static void
draw_lines (const GabRosterLayout *layout, cairo_t *cr, guint lines, double y)
{
  const char *const captions[] = { C_ ("roster", "Unit"), C_ ("roster", "What happened"), C_ ("roster", "Killed"),
                                   C_ ("roster", "Wounded"), C_ ("roster", "Missing") };
  double ascent = gab_roster_size (layout, GAB_INK_SMALL_ITALIC, captions[0], 0).ascent;
  double height = gab_roster_size (layout, GAB_INK_SMALL_ITALIC, captions[0], 0).height;
  GabRosterSpan spans[5];

  fill_spans (layout, spans);
  for (guint i = 0; i < G_N_ELEMENTS (spans); i++)
    {
      double left = gab_roster_left (layout, spans[i]);

      gab_ink_text (layout->ink, cr, GAB_INK_SMALL_ITALIC, captions[i], left, y + ascent, spans[i].width, 1,
                    i < 2 ? GAB_INK_START : GAB_INK_FIGURES);
      for (guint j = 1; j <= lines; j++)
        gab_ink_hairline (cr, left, y + height + j * WRITING_LINE, left + spans[i].width,
                          y + height + j * WRITING_LINE, GAB_ROSTER_HAIR);
    }
}

void
gab_roster_table_draw (const GabRosterLayout *layout, cairo_t *cr, guint lines, double y)
{
  GabRosterSpan span = { 0, layout->width };
  g_autofree char *text = dup_instructions (layout->sheet);
  GabInkSize heading = gab_roster_size (layout, GAB_INK_HEADING, _("At the table"), span.width);
  GabInkSize size = gab_roster_size (layout, GAB_INK_ITALIC, text, span.width);

  y += LEAD;
  gab_roster_text (layout, cr, GAB_INK_HEADING, _("At the table"), span, y + heading.ascent, GAB_INK_START);
  y += heading.height + GAP / 2;
  gab_roster_text (layout, cr, GAB_INK_ITALIC, text, span, y + size.ascent, GAB_INK_START);
  draw_lines (layout, cr, lines, y + size.height + GAP);
}
