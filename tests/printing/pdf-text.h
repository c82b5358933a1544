/* pdf-text.h: what a printed page says, by pdftotext. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gab-print.h"

#define PDF_LEAN 1.5 /* points that a letter's box may lean over the edge it stands on */

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
char      *pdf_file_text    (const char            *path);
GPtrArray *pdf_file_words   (const char            *path);
char      *pdf_print_text   (const GabPrint        *print);
GPtrArray *pdf_print_words  (const GabPrint        *print);
guint      pdf_count        (const GPtrArray       *words,
                             const char            *text,
                             guint                  page);
guint      pdf_n_pages      (const char            *path);
void       pdf_assert_inside (const GPtrArray      *words,
                             GabPaper               paper);
