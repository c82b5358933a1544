/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A block of orders, one a line, checked whole before any is given. */
#pragma once

#include "gab-action.h"

G_BEGIN_DECLS

/* A line that cannot be given. */
typedef struct
{
  guint line;  /* from 1 */
  char *text;  /* owned: the line */
  char *why;   /* owned: the refusal, with its rule */
} GabBlockFault;

typedef struct
{
  guint      n_orders; /* lines that hold one */
  GPtrArray *faults;   /* of GabBlockFault */
  GabAction *action;   /* gives them all; NULL when there is a fault, or no order */
} GabOrderBlock;

void           gab_order_line_split (char          *text,
                                     const char   **line,
                                     const char   **dice,
                                     const char   **words);
GabOrderBlock *gab_order_block_new  (GabTurnLog    *log,
                                     GabOperation  *operation,
                                     const char    *text,
                                     const char    *label,
                                     GError       **error);
void           gab_order_block_free (GabOrderBlock *block);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabOrderBlock, gab_order_block_free)

G_END_DECLS
