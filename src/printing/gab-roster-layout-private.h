/* gab-roster-layout-private.h: what the files that lay out a roster share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gab-ink-marks.h"
#include "gab-ink.h"
#include "gab-roster-layout.h"

G_BEGIN_DECLS

/* In points. */
#define GAB_ROSTER_HAIR 0.35
#define GAB_ROSTER_GUTTER 9.0

typedef enum
{
  GAB_ROSTER_FIRST,
  GAB_ROSTER_PRESENT,
  GAB_ROSTER_KILLED,
  GAB_ROSTER_WOUNDED,
  GAB_ROSTER_SICK,
  GAB_ROSTER_PRISONERS,
  GAB_ROSTER_ON_COMMAND,
  GAB_ROSTER_SP,
  GAB_ROSTER_EXHAUSTION,
  GAB_ROSTER_N_COLUMNS
} GabRosterColumn;

/* A column from the start of the text, left or right; no width: not shown. */
typedef struct
{
  double x;
  double width;
} GabRosterSpan;

typedef enum
{
  GAB_ROSTER_BLOCK_ROW,
  GAB_ROSTER_BLOCK_TOTAL,
  GAB_ROSTER_BLOCK_LOSSES,
  GAB_ROSTER_BLOCK_STORES,
  GAB_ROSTER_BLOCK_TABLE
} GabRosterBlockKind;

/* What never splits over a page. */
typedef struct
{
  GabRosterBlockKind kind;
  guint index;      /* the row, or the first loss */
  guint count;      /* losses, or lines to write on */
  gboolean keep;    /* on the page of the next block */
  double height;
  guint page;
  double y;
} GabRosterBlock;

typedef struct
{
  double captions; /* where the table's captions stand; 0: no table here */
} GabRosterPage;

struct _GabRosterLayout
{
  const GabRosterSheet *sheet; /* borrowed */
  GabPaper paper;
  GabInk *ink;

  double width; /* between the margins */
  GabRosterSpan name;
  GabRosterSpan quality;
  GabRosterSpan columns[GAB_ROSTER_N_COLUMNS];
  GabRosterSpan marks;
  double head;      /* of the first page, with what is above the table */
  double small_head;
  double captions;
  double foot;

  GArray *blocks; /* GabRosterBlock */
  GArray *pages;  /* GabRosterPage */
};

double         gab_roster_left           (const GabRosterLayout  *layout,
                                          GabRosterSpan           span);
double         gab_roster_text           (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          GabInkStyle             style,
                                          const char             *text,
                                          GabRosterSpan           span,
                                          double                  baseline,
                                          GabInkAlign             align);
void           gab_roster_rule           (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          double                  y);
GabInkSize     gab_roster_size           (const GabRosterLayout  *layout,
                                          GabInkStyle             style,
                                          const char             *text,
                                          double                  width);

void           gab_roster_columns_fit    (GabRosterLayout        *layout);
double         gab_roster_captions_height (const GabRosterLayout *layout);
void           gab_roster_captions_draw  (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          double                  y);
char          *gab_roster_dup_figure     (const GabRosterNumbers *numbers,
                                          GabRosterColumn         column);

double         gab_roster_row_height     (const GabRosterLayout  *layout,
                                          const GabRosterRow     *row);
void           gab_roster_row_trace_dots (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          guint                   index,
                                          gboolean                top,
                                          double                  y);
void           gab_roster_row_draw       (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          guint                   index,
                                          gboolean                top,
                                          double                  y);
double         gab_roster_total_height   (const GabRosterLayout  *layout);
void           gab_roster_total_draw     (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          double                  y);

double         gab_roster_losses_height  (const GabRosterLayout  *layout,
                                          guint                   first,
                                          guint                   count);
void           gab_roster_losses_draw    (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          guint                   first,
                                          guint                   count,
                                          double                  y);
gboolean       gab_roster_has_stores     (const GabRosterSheet   *sheet);
double         gab_roster_stores_height  (const GabRosterLayout  *layout);
void           gab_roster_stores_draw    (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          double                  y);
int            gab_roster_rounds_a_mark  (int                     rounds);

guint          gab_roster_table_lines    (const GabRosterLayout  *layout,
                                          double                  room);
double         gab_roster_table_height   (const GabRosterLayout  *layout,
                                          guint                   lines);
void           gab_roster_table_draw     (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          guint                   lines,
                                          double                  y);

double         gab_roster_head_height    (const GabRosterLayout  *layout);
void           gab_roster_head_draw      (const GabRosterLayout  *layout,
                                          cairo_t                *cr);
double         gab_roster_small_head_height (const GabRosterLayout *layout);
void           gab_roster_small_head_draw (const GabRosterLayout *layout,
                                          cairo_t                *cr);
double         gab_roster_foot_height    (const GabRosterLayout  *layout);
void           gab_roster_foot_draw      (const GabRosterLayout  *layout,
                                          cairo_t                *cr,
                                          guint                   page);

G_END_DECLS
