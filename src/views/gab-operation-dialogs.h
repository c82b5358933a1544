/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs about sieges and battles. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_new_operation_dialog_present (GtkWindow  *parent,
                                       GabSession *session,
                                       const char *rules);

G_END_DECLS
