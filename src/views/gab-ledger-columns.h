/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns of the ledger, for all its entries and for those of one unit. */
#pragma once

#include "gab-ledger.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_ledger_columns_add       (GtkColumnView *view,
                                   gboolean       of_one);
void gab_ledger_columns_show_sums (GtkColumnView *view,
                                   gboolean       shown);

G_END_DECLS
