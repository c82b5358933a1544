/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours that are proposed for sides: dyes and cloths of the time, told apart by day and by night. */

#include "gab-sides-colours.h"

#include <glib/gi18n-lib.h>

const GabSidesColour gab_sides_colours[] = {
  { N_("Madder red"), "#9e2b25" },
  { N_("Prussian blue"), "#1f3a5f" },
  { N_("Rifle green"), "#2f5233" },
  { N_("Tawny orange"), "#a8641f" },
  { N_("Mulberry"), "#6a3058" },
  { N_("Slate grey"), "#4f5a63" },
  { N_("Verdigris"), "#1f7a78" },
  { N_("Walnut brown"), "#5b3a1e" },
};

const guint gab_sides_n_colours = G_N_ELEMENTS (gab_sides_colours);
