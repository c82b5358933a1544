/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both strengths of a storm, and those in a sortie, line by line (FS-34, FS-39), with the units that go (CA-5). */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

typedef struct
{
  int      side;
  gboolean total;  /* the sum of the lines of that side before it */
  int      points;
  char    *text;   /* owned */
} GabFormalStrengthLine;

GArray *gab_formal_tell_strengths (const GabFormal *state,
                                   const GabNames  *names,
                                   const GabOrder  *order);

G_END_DECLS
