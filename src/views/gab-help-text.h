/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the manual: chapters of paragraphs. */
#pragma once

#include "gab-tables.h"

G_BEGIN_DECLS

typedef struct
{
  const char        *ids;        /* the pages that it is about, or a name of its own */
  const char        *title;      /* to be translated */
  const char        *rules;      /* nullable: the rule set whose rules and rulings it lists */
  const char *const *paragraphs; /* to be translated; NULL at the end; "#" begins a heading, ":" a line as it is typed */
} GabHelpChapter;

guint                 gab_help_n_chapters (void);
const GabHelpChapter *gab_help_chapter    (guint       nth);
guint                 gab_help_find       (const char *id);

G_END_DECLS
