/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a sample is, before it is opened. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *sample; /* by which gab_storage_load_sample() finds it */
  char *title;  /* the campaign's own name, in the player's language */
  char *line;   /* what it is, in a sentence of that language; "" when it does not say */
} GabSample;

GPtrArray *gab_sample_list (void);

G_END_DECLS
