/* gab-print-operation.h: the desktop's printing of any paper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "gab-print.h"

G_BEGIN_DECLS

GtkPrintOperation *gab_print_operation_new (GabPrint *print);

G_END_DECLS
