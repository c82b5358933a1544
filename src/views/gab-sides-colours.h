/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours that are proposed for sides. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *name;   /* to be translated */
  const char *colour; /* #rrggbb */
} GabSidesColour;

extern const GabSidesColour gab_sides_colours[];
extern const guint gab_sides_n_colours;

G_END_DECLS
