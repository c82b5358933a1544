/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening: documents from files, from samples and from nothing. */
#pragma once

#include "gab-document.h"

G_BEGIN_DECLS

#define GAB_OPENING_SIDES 2

/* What a new campaign starts with. */
typedef struct
{
  const char *name;
  GabPeriod   period;
  gint32      begins; /* day number */
  struct
  {
    const char *name;
    const char *colour; /* #rrggbb */
  } sides[GAB_OPENING_SIDES];
} GabOpeningPlan;

GabDocument *gab_opening_file   (GFile                 *file,
                                 GError               **error);
GabDocument *gab_opening_sample (const char            *name,
                                 GError               **error);
GabDocument *gab_opening_new    (const GabOpeningPlan  *plan,
                                 GError               **error);
gboolean     gab_opening_save   (GabDocument           *document,
                                 GFile                 *file,
                                 GError               **error);

G_END_DECLS
