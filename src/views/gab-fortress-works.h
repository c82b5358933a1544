/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The works of a fortress in a list: name, kind, damage. */
#pragma once

#include "gab-fortress.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_fortress_works_add (GtkGrid *grid,
                             int      row,
                             GabWork *work,
                             int      most,
                             gboolean may);

G_END_DECLS
