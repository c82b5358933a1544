/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing: what every editor of a thing does with its action. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

char      *gab_editing_finish      (GtkWindow  *editor,
                                    GabSession *session,
                                    GabAction  *action);
GabAction *gab_editing_new_removal (GabSession *session,
                                    const char *handle);

G_END_DECLS
