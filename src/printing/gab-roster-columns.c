/* gab-roster-columns.c: the columns of a roster, their widths and captions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-roster-layout-private.h"

#include <glib/gi18n-lib.h>

/* Shares of the text's width: most of a column of figures, most of the quality, least of the name. */
#define MOST_FIGURE 0.15
#define MOST_QUALITY 0.13
#define LEAST_NAME 0.2
#define LEAST_FIGURE 24.0
#define CAPTION_GAP 4.0

static const char *const captions[GAB_ROSTER_N_COLUMNS] = {
  [GAB_ROSTER_FIRST] = NC_ ("roster", "First"),
  [GAB_ROSTER_PRESENT] = NC_ ("roster", "Present"),
  [GAB_ROSTER_KILLED] = NC_ ("roster", "Killed"),
  [GAB_ROSTER_WOUNDED] = NC_ ("roster", "Wounded"),
  [GAB_ROSTER_SICK] = NC_ ("roster", "Sick"),
  [GAB_ROSTER_PRISONERS] = NC_ ("roster", "Prisoners, missing"),
  [GAB_ROSTER_ON_COMMAND] = NC_ ("roster", "On command"),
  [GAB_ROSTER_SP] = NC_ ("roster", "SP"),
  [GAB_ROSTER_EXHAUSTION] = NC_ ("roster", "Exhausted at"),
};

static int
men_in (const GabRosterNumbers *numbers, GabRosterColumn column)
{
  switch (column)
    {
    case GAB_ROSTER_FIRST:
      return numbers->first;
    case GAB_ROSTER_PRESENT:
      return numbers->present;
    case GAB_ROSTER_KILLED:
      return numbers->killed;
    case GAB_ROSTER_WOUNDED:
      return numbers->wounded;
    case GAB_ROSTER_SICK:
      return numbers->sick;
    case GAB_ROSTER_PRISONERS:
      return numbers->prisoners_and_missing;
    case GAB_ROSTER_ON_COMMAND:
      return numbers->on_command;
    case GAB_ROSTER_EXHAUSTION:
      return numbers->exhaustion;
    case GAB_ROSTER_SP:
    case GAB_ROSTER_N_COLUMNS:
    default:
      return 0;
    }
}

/* A dash where nobody is lost; a 0 only where it matters. */
char *
gab_roster_dup_figure (const GabRosterNumbers *numbers, GabRosterColumn column)
{
  int men = men_in (numbers, column);

  if (column == GAB_ROSTER_SP)
    return numbers->sp_first == 0 && numbers->sp == 0
             ? g_strdup ("–")
             : g_strdup_printf ("%d / %d", numbers->sp, numbers->sp_first);
  if (men == 0 && column != GAB_ROSTER_FIRST && column != GAB_ROSTER_PRESENT)
    return g_strdup ("–");
  return gab_ink_number (men);
}

static gboolean
is_shown (const GabRosterSheet *sheet, GabRosterColumn column)
{
  if (column == GAB_ROSTER_SP)
    return sheet->uses_sp;
  if (column != GAB_ROSTER_EXHAUSTION)
    return TRUE;
  if (!sheet->uses_sp)
    return FALSE;
  for (guint i = 0; i < sheet->rows->len; i++)
    if (((const GabRosterRow *) g_ptr_array_index (sheet->rows, i))->numbers.exhaustion > 0)
      return TRUE;
  return sheet->total.exhaustion > 0;
}

static double
widest_word (const GabRosterLayout *layout, GabInkStyle style, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  double widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    widest = MAX (widest, gab_roster_size (layout, style, words[i], 0).width);
  return widest;
}

/* Figures are all of one width, so the longest text is the widest. */
static double
widest_figure (const GabRosterLayout *layout, GabRosterColumn column)
{
  const GabRosterSheet *sheet = layout->sheet;
  g_autofree char *longest = gab_roster_dup_figure (&sheet->total, column);

  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (sheet->rows, i);
      g_autofree char *figure = gab_roster_dup_figure (&row->numbers, column);

      if (row->kind != GAB_ROSTER_HEADING && g_utf8_strlen (figure, -1) > g_utf8_strlen (longest, -1))
        {
          g_free (longest);
          longest = g_steal_pointer (&figure);
        }
    }
  return gab_roster_size (layout, GAB_INK_STRONG, longest, 0).width;
}

static double
quality_width (const GabRosterLayout *layout)
{
  double widest = 0;

  for (guint i = 0; i < layout->sheet->rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (layout->sheet->rows, i);

      if (row->quality != NULL && *row->quality != '\0')
        widest = MAX (widest, gab_roster_size (layout, GAB_INK_ITALIC, row->quality, 0).width);
    }
  if (widest == 0)
    return 0;
  widest = MAX (widest, widest_word (layout, GAB_INK_SMALL_ITALIC, C_ ("roster", "Quality")));
  return MIN (widest + 1, MOST_QUALITY * layout->width);
}

static double
figure_width (const GabRosterLayout *layout, GabRosterColumn column)
{
  double caption, figure;

  if (!is_shown (layout->sheet, column))
    return 0;
  caption = widest_word (layout, GAB_INK_SMALL_ITALIC, g_dpgettext2 (GETTEXT_PACKAGE, "roster", captions[column]));
  figure = widest_figure (layout, column);
  /* A foreign caption may be broken; a figure never is. */
  return MAX (figure, MIN (MAX (caption, LEAST_FIGURE), MOST_FIGURE * layout->width)) + 0.5;
}

/* Works out all columns from the far edge; the name takes what is left. */
void
gab_roster_columns_fit (GabRosterLayout *layout)
{
  double x = layout->width;

  for (int i = GAB_ROSTER_N_COLUMNS - 1; i >= 0; i--)
    {
      layout->columns[i].width = figure_width (layout, i);
      if (layout->columns[i].width == 0)
        continue;
      x -= layout->columns[i].width;
      layout->columns[i].x = x;
      x -= GAB_ROSTER_GUTTER;
    }
  layout->marks.x = x + GAB_ROSTER_GUTTER;
  layout->marks.width = layout->width - layout->marks.x;
  layout->quality.width = quality_width (layout);
  if (layout->quality.width > 0)
    x -= layout->quality.width + GAB_ROSTER_GUTTER;
  layout->quality.x = x + GAB_ROSTER_GUTTER;
  layout->name = (GabRosterSpan) { 0, MAX (x, LEAST_NAME * layout->width) };
}

static const char *
caption_of (GabRosterColumn column)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "roster", captions[column]);
}

double
gab_roster_captions_height (const GabRosterLayout *layout)
{
  double height = gab_roster_size (layout, GAB_INK_SMALL_ITALIC, C_ ("roster", "Unit"), 0).height;

  for (int i = 0; i < GAB_ROSTER_N_COLUMNS; i++)
    if (layout->columns[i].width > 0)
      height = MAX (height,
                    gab_roster_size (layout, GAB_INK_SMALL_ITALIC, caption_of (i), layout->columns[i].width).height);
  return height + CAPTION_GAP;
}

static void
draw_caption (const GabRosterLayout *layout,
              cairo_t               *cr,
              const char            *text,
              GabRosterSpan          span,
              double                 bottom,
              GabInkAlign            align)
{
  GabInkSize size = gab_roster_size (layout, GAB_INK_SMALL_ITALIC, text, span.width);

  gab_roster_text (layout, cr, GAB_INK_SMALL_ITALIC, text, span, bottom - size.height + size.ascent, align);
}

/* Captions stand on one line at the bottom; the longer ones rise above it. */
void
gab_roster_captions_draw (const GabRosterLayout *layout, cairo_t *cr, double y)
{
  double bottom = y + layout->captions - CAPTION_GAP;

  draw_caption (layout, cr, C_ ("roster", "Unit"), layout->name, bottom, GAB_INK_START);
  if (layout->quality.width > 0)
    draw_caption (layout, cr, C_ ("roster", "Quality"), layout->quality, bottom, GAB_INK_START);
  for (int i = 0; i < GAB_ROSTER_N_COLUMNS; i++)
    if (layout->columns[i].width > 0)
      draw_caption (layout, cr, caption_of (i), layout->columns[i], bottom, GAB_INK_FIGURES);
  gab_roster_rule (layout, cr, y + layout->captions - CAPTION_GAP / 2);
}
