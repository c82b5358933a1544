/* gab-paper.h: sheets of paper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GabPaper:
 * @width: of the whole sheet, in points
 * @height: of the whole sheet, in points
 * @margin: on all four sides, in points
 */
typedef struct
{
  double width;
  double height;
  double margin;
} GabPaper;

GabPaper gab_paper_a4        (void);
GabPaper gab_paper_letter    (void);
gboolean gab_paper_from_name (const char *name,
                              GabPaper   *paper);

G_END_DECLS
