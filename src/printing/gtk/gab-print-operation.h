/* gab-print-operation.h: the desktop's printing of rosters and tables. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "gab-bill-sheet.h"
#include "gab-roster-sheet.h"

G_BEGIN_DECLS

GtkPrintOperation *gab_print_operation_new       (GabRosterSheet *sheet);
GtkPrintOperation *gab_print_operation_new_table (GabTableSheet  *sheet);

G_END_DECLS
