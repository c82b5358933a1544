/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of what is due. */
#pragma once

#include "gab-overview-due.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_DUE_ROW (gab_due_row_get_type ())
G_DECLARE_FINAL_TYPE (GabDueRow, gab_due_row, GAB, DUE_ROW, GtkWidget)

GtkWidget *gab_due_row_new (GabCampaign          *campaign,
                            const GabOverviewDue *due);

G_END_DECLS
