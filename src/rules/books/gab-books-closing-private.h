/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A closing order while it is applied: shared by the files of it only. */
#pragma once

#include "gab-books-private.h"

G_BEGIN_DECLS

/* Per side, as the closing order adds up: more than one unit's count can hold. */
typedef struct
{
  gint64 killed, wounded, missing, prisoners;
  gint64 dismounted, taken, captured;
  gint64 rounds_lost, rounds_captured;
} GabSideTotal;

typedef struct
{
  GabBooks       *books;
  GabBooksOperation *operation;
  int             ordinal;
  GabSideTotal       totals[GAB_BOOKS_MAX_SIDES];
  int             fallen_garrison; /* ordinal of a force, -1 */
  GabEvents      *events;
} GabClosing;

typedef gboolean (* GabClosingItemFunc) (GabClosing    *closing,
                                         const gint32  *item,
                                         GError       **error);

/* The lists of a closing order, in the pattern's order. */
#define GAB_CLOSING_LISTS 11

typedef struct
{
  int                numbers; /* behind each name */
  GabClosingItemFunc func;
} GabClosingList;

extern const GabClosingList gab_closing_lists[GAB_CLOSING_LISTS];

/* Whether a unit was in the place that fell. */
gboolean gab_closing_is_fallen (const GabClosing *closing,
                                int               unit);

G_END_DECLS
