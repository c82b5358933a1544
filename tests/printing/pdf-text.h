/* pdf-text.h: what a printed page says, by pdftotext. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gab-roster-layout.h"

typedef struct
{
  guint page; /* from 0 */
  double left;
  double top;
  double right;
  double bottom;
  char *text;
} PdfWord;

gboolean   pdf_text_missing (void);
char      *pdf_text         (const GabRosterLayout *layout,
                             guint                  page);
char      *pdf_text_all     (const GabRosterLayout *layout);
GPtrArray *pdf_words        (const GabRosterLayout *layout);
