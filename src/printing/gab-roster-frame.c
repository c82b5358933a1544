/* gab-roster-frame.c: the head and foot of a roster's pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "gab-roster-layout-private.h"

/* In points, and shares of the text's width. */
#define TITLE_SHARE 0.64
#define HEAD_GAP 7.0
#define HEAD_AFTER 11.0
#define SMALL_GAP 4.0
#define SMALL_AFTER 9.0
#define FOOT_GAP 5.0
#define PAGE_WIDTH 48.0
#define FOOT_LINES 4
#define MOST_WORDS 5

typedef struct
{
  GabInkStyle style;
  char *text;
} Words;

static GabRosterSpan
title_span (const GabRosterLayout *layout)
{
  return (GabRosterSpan) { 0, layout->width * TITLE_SHARE };
}

static GabRosterSpan
date_span (const GabRosterLayout *layout)
{
  double x = layout->width * TITLE_SHARE + GAB_ROSTER_GUTTER;

  return (GabRosterSpan) { x, layout->width - x };
}

static gboolean
is_given (const char *text)
{
  return text != NULL && *text != '\0';
}

static void
add_words (Words *words, guint *n, GabInkStyle style, const char *text)
{
  if (!is_given (text))
    return;
  words[*n].style = style;
  words[*n].text = g_strdup (text);
  (*n)++;
}

static void
clear_words (Words *words, guint n)
{
  for (guint i = 0; i < n; i++)
    g_free (words[i].text);
}

/* Two texts on one line, or the second one alone on the next if the scripts run opposite ways. */
static void
add_pair (const GabRosterLayout *layout, Words *words, guint *n, GabInkStyle style, const char *first,
          const char *second)
{
  g_autofree char *both = NULL;

  if (!is_given (first) || !is_given (second)
      || gab_ink_text_is_rtl (layout->ink, first) != gab_ink_text_is_rtl (layout->ink, second))
    {
      add_words (words, n, style, first);
      add_words (words, n, style, second);
      return;
    }
  both = g_strdup_printf ("%s · %s", first, second);
  add_words (words, n, style, both);
}

static guint
title_words (const GabRosterLayout *layout, Words words[MOST_WORDS])
{
  const GabRosterSheet *sheet = layout->sheet;
  guint n = 0;

  add_words (words, &n, GAB_INK_TITLE, sheet->force);
  add_pair (layout, words, &n, GAB_INK_ITALIC, sheet->commander, sheet->place);
  return n;
}

static char *
dup_sheet_number (const GabRosterSheet *sheet)
{
  if (!is_given (sheet->number))
    return NULL;
  /* Translators: %s is the number of a printed sheet */
  return g_strdup_printf (_("sheet %s"), sheet->number);
}

static guint
date_words (const GabRosterLayout *layout, Words words[MOST_WORDS])
{
  const GabRosterSheet *sheet = layout->sheet;
  g_autofree char *number = dup_sheet_number (sheet);
  guint n = 0;

  add_pair (layout, words, &n, GAB_INK_ITALIC, sheet->campaign, sheet->side);
  add_pair (layout, words, &n, GAB_INK_BODY, sheet->date, sheet->operation);
  add_words (words, &n, GAB_INK_SMALL_ITALIC, number);
  return n;
}

static double
words_height (const GabRosterLayout *layout, const Words *words, guint n, double width)
{
  double height = 0;

  for (guint i = 0; i < n; i++)
    height += gab_roster_size (layout, words[i].style, words[i].text, width).height;
  return height;
}

static void
draw_words (const GabRosterLayout *layout, cairo_t *cr, const Words *words, guint n, GabRosterSpan span, double y,
            GabInkAlign align)
{
  for (guint i = 0; i < n; i++)
    {
      GabInkSize size = gab_roster_size (layout, words[i].style, words[i].text, span.width);

      y += gab_roster_text (layout, cr, words[i].style, words[i].text, span, y + size.ascent, align);
    }
}

/* Heights of the two sides of the head. */
static void
head_sides (const GabRosterLayout *layout, double *title, double *date)
{
  Words words[MOST_WORDS];
  guint n = title_words (layout, words);

  *title = words_height (layout, words, n, title_span (layout).width);
  clear_words (words, n);
  n = date_words (layout, words);
  *date = words_height (layout, words, n, date_span (layout).width);
  clear_words (words, n);
}

double
gab_roster_head_height (const GabRosterLayout *layout)
{
  double title, date;

  head_sides (layout, &title, &date);
  return MAX (title, date) + HEAD_GAP + HEAD_AFTER;
}

/* Both sides stand on the rule under them. */
void
gab_roster_head_draw (const GabRosterLayout *layout, cairo_t *cr)
{
  Words words[MOST_WORDS];
  double title, date;
  double bottom = layout->paper.margin + layout->head - HEAD_GAP - HEAD_AFTER;
  guint n = title_words (layout, words);

  head_sides (layout, &title, &date);
  draw_words (layout, cr, words, n, title_span (layout), bottom - title, GAB_INK_START);
  clear_words (words, n);
  n = date_words (layout, words);
  draw_words (layout, cr, words, n, date_span (layout), bottom - date, GAB_INK_END);
  clear_words (words, n);
  gab_ink_double_rule (cr, layout->paper.margin, bottom + HEAD_GAP - 2.2, layout->width);
}

double
gab_roster_small_head_height (const GabRosterLayout *layout)
{
  return gab_ink_measure (layout->ink, GAB_INK_STRONG, layout->sheet->force, layout->width, 1).height + SMALL_GAP
         + SMALL_AFTER;
}

static void
draw_one_line (const GabRosterLayout *layout, cairo_t *cr, GabInkStyle style, const char *text, GabRosterSpan span,
               double baseline, GabInkAlign align)
{
  if (is_given (text) && span.width > 1)
    gab_ink_text (layout->ink, cr, style, text, gab_roster_left (layout, span), baseline, span.width, 1, align);
}

/* One line: names give way to the sheet's number, which is never cut. */
void
gab_roster_small_head_draw (const GabRosterLayout *layout, cairo_t *cr)
{
  const GabRosterSheet *sheet = layout->sheet;
  GabInkSize size = gab_ink_measure (layout->ink, GAB_INK_STRONG, sheet->force, layout->width, 1);
  g_autofree char *number = dup_sheet_number (sheet);
  double baseline = layout->paper.margin + size.ascent;
  double end = layout->width - (number != NULL ? gab_roster_size (layout, GAB_INK_SMALL_ITALIC, number, 0).width + 1 : 0);
  double date = gab_roster_size (layout, GAB_INK_SMALL_ITALIC, sheet->date, 0).width + 1;
  GabRosterSpan span = { end, layout->width - end };

  draw_one_line (layout, cr, GAB_INK_SMALL_ITALIC, number, span, baseline, GAB_INK_END);
  span.width = MIN (date, layout->width * 0.3);
  span.x = end - span.width - GAB_ROSTER_GUTTER;
  draw_one_line (layout, cr, GAB_INK_SMALL_ITALIC, sheet->date, span, baseline, GAB_INK_END);
  end = span.x - GAB_ROSTER_GUTTER;
  span = (GabRosterSpan) { end * 0.6, end * 0.4 };
  draw_one_line (layout, cr, GAB_INK_SMALL_ITALIC, sheet->campaign, span, baseline, GAB_INK_END);
  span = (GabRosterSpan) { 0, end * 0.6 - GAB_ROSTER_GUTTER };
  draw_one_line (layout, cr, GAB_INK_STRONG, sheet->force, span, baseline, GAB_INK_START);
  gab_roster_rule (layout, cr, layout->paper.margin + size.height + SMALL_GAP);
}

static GabRosterSpan
foot_span (const GabRosterLayout *layout)
{
  return (GabRosterSpan) { 0, layout->width - PAGE_WIDTH - GAB_ROSTER_GUTTER };
}

double
gab_roster_foot_height (const GabRosterLayout *layout)
{
  const char *text = is_given (layout->sheet->footer) ? layout->sheet->footer : "0";

  return gab_ink_measure (layout->ink, GAB_INK_SMALL_ITALIC, text, foot_span (layout).width, FOOT_LINES).height
         + 2 * FOOT_GAP;
}

void
gab_roster_foot_draw (const GabRosterLayout *layout, cairo_t *cr, guint page)
{
  GabRosterSpan span = foot_span (layout);
  GabRosterSpan end = { layout->width - PAGE_WIDTH, PAGE_WIDTH };
  double y = layout->paper.height - layout->paper.margin - layout->foot + FOOT_GAP;
  double baseline = y + FOOT_GAP + gab_roster_size (layout, GAB_INK_SMALL_ITALIC, "0", 0).ascent;
  /* Translators: page and number of pages */
  g_autofree char *number = g_strdup_printf (C_ ("page", "%u / %u"), page + 1, layout->pages->len);

  gab_roster_rule (layout, cr, y);
  if (is_given (layout->sheet->footer))
    gab_ink_text (layout->ink, cr, GAB_INK_SMALL_ITALIC, layout->sheet->footer, gab_roster_left (layout, span),
                  baseline, span.width, FOOT_LINES, GAB_INK_START);
  gab_roster_text (layout, cr, GAB_INK_SMALL_ITALIC, number, end, baseline, GAB_INK_END);
}
