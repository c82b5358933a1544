/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folio from within: shared among its own files only. */
#pragma once

#include "gab-folio.h"

G_BEGIN_DECLS

/* In points. */
#define GAB_FOLIO_INDENT 12.0
#define GAB_FOLIO_GAP    6.0 /* between columns */

typedef enum
{
  GAB_FOLIO_BLOCK_HEADING,
  GAB_FOLIO_BLOCK_WORDS,
  GAB_FOLIO_BLOCK_CAPTION,
  GAB_FOLIO_BLOCK_ROW,
  GAB_FOLIO_BLOCK_MARKS,
  GAB_FOLIO_BLOCK_LINE,    /* to write on */
  GAB_FOLIO_BLOCK_PICTURE,
  GAB_FOLIO_BLOCK_BREAK,   /* the next block begins a page */
} GabFolioBlockKind;

typedef struct
{
  GabFolioColumn column[GAB_FOLIO_COLUMNS];
  guint          n_columns;
} GabFolioTable;

typedef struct
{
  GabFolioBlockKind kind;
  GabInkStyle    style;
  guint          depth;
  char         **cells;   /* what it says: one word for all but rows; owned */
  guint          table;   /* of a row: index into tables */
  int            caption; /* of a row: the block with its captions; -1 none */
  GabInkMarks    marks;
  double         share;   /* of a picture: height to width */
  GabFolioDraw   draw;
  gpointer       data;
  GDestroyNotify destroy;
} GabFolioBlock;

struct _GabFolio
{
  char      *title;
  char      *subtitle;  /* nullable, as all that follow */
  char      *campaign;
  char      *date;
  char      *number;
  char      *note;
  gboolean   rtl;
  GPtrArray *blocks;    /* of GabFolioBlock */
  GArray    *tables;    /* of GabFolioTable */
  int        caption;   /* of the table that is being filled; -1 none */
};

typedef struct
{
  guint  block;
  guint  page;
  double y;
  double height;
} GabFolioPlace;

struct _GabFolioLayout
{
  const GabFolio *folio;  /* borrowed */
  GabPaper        paper;
  GabInk         *ink;
  double          width;  /* between the margins */
  double          head;
  double          small_head;
  double          foot;
  GArray         *places; /* of GabFolioPlace */
  guint           n_pages;
};

const GabFolioBlock *gab_folio_block        (const GabFolio       *folio,
                                             guint                 index);
double               gab_folio_left         (const GabFolioLayout *layout,
                                             double                start,
                                             double                width);
double               gab_folio_text         (const GabFolioLayout *layout,
                                             cairo_t              *cr,
                                             GabInkStyle           style,
                                             const char           *text,
                                             double                start,
                                             double                top,
                                             double                width,
                                             GabInkAlign           align);
double               gab_folio_text_height  (const GabFolioLayout *layout,
                                             GabInkStyle           style,
                                             const char           *text,
                                             double                width);

/* gab-folio-blocks.c */
double               gab_folio_block_height (const GabFolioLayout *layout,
                                             const GabFolioBlock  *block);
void                 gab_folio_block_draw   (const GabFolioLayout *layout,
                                             cairo_t              *cr,
                                             const GabFolioBlock  *block,
                                             const GabFolioPlace  *place);

/* gab-folio-frame.c */
void                 gab_folio_frame_measure (GabFolioLayout      *layout);
void                 gab_folio_frame_draw   (const GabFolioLayout *layout,
                                             cairo_t              *cr,
                                             guint                 page);

G_END_DECLS
