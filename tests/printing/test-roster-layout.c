/* test-roster-layout.c: how a roster is shared out over pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-roster-layout-private.h"
#include "sample-sheet.h"

#define UNITS 60

static void
test_paper_names (void)
{
  GabPaper paper = { 0 };

  g_assert_true (gab_paper_from_name ("A4", &paper));
  g_assert_cmpfloat_with_epsilon (paper.width, 595.3, 0.1);
  g_assert_true (gab_paper_from_name ("letter", &paper));
  g_assert_cmpfloat (paper.height, ==, 792);
  g_assert_false (gab_paper_from_name ("foolscap", &paper));
  g_assert_cmpfloat (paper.height, ==, 792);
}

static void
test_sums (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  const GabRosterNumbers *total = &sheet->total;

  g_assert_cmpint (total->first, ==,
                   total->present + total->killed + total->wounded + total->sick + total->prisoners_and_missing
                     + total->on_command);
  g_assert_cmpint (total->guns_first, ==, 6);
}

static void
test_empty (void)
{
  g_autoptr (GabRosterSheet) sheet = gab_roster_sheet_new ();
  g_autoptr (GabRosterLayout) layout = gab_roster_layout_new (sheet, gab_paper_a4 ());

  g_assert_cmpuint (gab_roster_layout_n_pages (layout), ==, 1);
}

/* Blocks stand inside the page and under each other, in the order of the sheet. */
static void
check_blocks (const GabRosterLayout *layout)
{
  double bottom = layout->paper.height - layout->paper.margin - layout->foot;
  double y = 0;
  guint page = 0;

  for (guint i = 0; i < layout->blocks->len; i++)
    {
      const GabRosterBlock *block = &g_array_index (layout->blocks, GabRosterBlock, i);

      if (block->page != page)
        {
          g_assert_cmpuint (block->page, ==, page + 1);
          page = block->page;
          y = layout->paper.margin + layout->small_head;
        }
      g_assert_cmpfloat (block->y, >=, y - 0.01);
      g_assert_cmpfloat (block->y + block->height, <=, bottom + 0.01);
      y = block->y + block->height;
    }
  g_assert_cmpuint (page, ==, gab_roster_layout_n_pages (layout) - 1);
}

static void
check_together (const GabRosterLayout *layout)
{
  const GPtrArray *rows = layout->sheet->rows;

  for (guint i = 0; i < rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (rows, i);
      guint page = gab_roster_layout_row_page (layout, i, NULL, NULL);

      if (row->kind == GAB_ROSTER_HEADING)
        g_assert_cmpuint (gab_roster_layout_row_page (layout, i + 1, NULL, NULL), ==, page);
      if (row->kind == GAB_ROSTER_SUBTOTAL)
        g_assert_cmpuint (gab_roster_layout_row_page (layout, i - 1, NULL, NULL), ==, page);
    }
}

static void
test_long_names (gconstpointer data)
{
  GabPaper paper;
  g_autoptr (GabRosterSheet) sheet = sample_sheet_long (UNITS);
  g_autoptr (GabRosterLayout) layout = NULL;

  g_assert_true (gab_paper_from_name (data, &paper));
  layout = gab_roster_layout_new (sheet, paper);
  g_assert_cmpuint (gab_roster_layout_n_pages (layout), >=, 10);
  g_assert_cmpuint (gab_roster_layout_n_pages (layout), <=, 20);
  check_blocks (layout);
  check_together (layout);
}

static void
test_every_length (void)
{
  for (guint units = 0; units < 40; units++)
    {
      g_autoptr (GabRosterSheet) sheet = sample_sheet_long (units);
      g_autoptr (GabRosterLayout) layout = NULL;

      sheet->rtl = units % 2;
      sheet->uses_sp = units % 3 == 0;
      layout = gab_roster_layout_new (sheet, units % 2 ? gab_paper_letter () : gab_paper_a4 ());
      check_blocks (layout);
      check_together (layout);
    }
}

static void
test_many_losses (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = NULL;

  for (guint i = 0; i < 200; i++)
    gab_roster_sheet_add_loss (sheet, "1 April", "trenches", 1, 2, 3);
  layout = gab_roster_layout_new (sheet, gab_paper_letter ());
  check_blocks (layout);
  g_assert_cmpuint (gab_roster_layout_n_pages (layout), >, 4);
}

static void
test_columns (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) without = gab_roster_layout_new (sheet, gab_paper_a4 ());
  g_autoptr (GabRosterLayout) with = NULL;
  double end = 0;

  g_assert_cmpfloat (without->columns[GAB_ROSTER_SP].width, ==, 0);
  g_assert_cmpfloat (without->columns[GAB_ROSTER_EXHAUSTION].width, ==, 0);
  sheet->uses_sp = TRUE;
  sheet->total.exhaustion = 3;
  with = gab_roster_layout_new (sheet, gab_paper_a4 ());
  for (guint i = 0; i < GAB_ROSTER_N_COLUMNS; i++)
    {
      g_assert_cmpfloat (with->columns[i].width, >, 0);
      g_assert_cmpfloat (with->columns[i].x, >, end);
      end = with->columns[i].x + with->columns[i].width;
    }
  g_assert_cmpfloat_with_epsilon (end, with->width, 0.01);
  g_assert_cmpfloat (with->name.width, <, without->name.width);
}

static void
test_rounds_a_mark (void)
{
  g_assert_cmpint (gab_roster_rounds_a_mark (0), ==, 10);
  g_assert_cmpint (gab_roster_rounds_a_mark (250), ==, 10);
  g_assert_cmpint (gab_roster_rounds_a_mark (599), ==, 10);
  g_assert_cmpint (gab_roster_rounds_a_mark (1000), ==, 20);
  g_assert_cmpint (gab_roster_rounds_a_mark (9500), ==, 200);
  g_assert_cmpint (gab_roster_rounds_a_mark (G_MAXINT), >, 10000000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/printing/paper/names", test_paper_names);
  g_test_add_func ("/printing/roster/sums", test_sums);
  g_test_add_func ("/printing/roster/empty", test_empty);
  g_test_add_data_func ("/printing/roster/long-names/a4", "a4", test_long_names);
  g_test_add_data_func ("/printing/roster/long-names/letter", "letter", test_long_names);
  g_test_add_func ("/printing/roster/every-length", test_every_length);
  g_test_add_func ("/printing/roster/many-losses", test_many_losses);
  g_test_add_func ("/printing/roster/columns", test_columns);
  g_test_add_func ("/printing/roster/rounds-a-mark", test_rounds_a_mark);
  return g_test_run ();
}
