/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Half-typed fields: one call binds a field to the drafts of its campaign. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        gab_draft_bind        (GtkWidget   *field,
                                   GabSession  *session,
                                   const char  *place,
                                   const char  *name);
void        gab_draft_bind_dialog (GtkWindow   *dialog,
                                   GabSession  *session,
                                   const char  *place);
void        gab_draft_dialog_done (GtkWindow   *dialog);
const char *gab_draft_get         (GabSession  *session,
                                   const char  *place,
                                   const char  *name);
void        gab_draft_set         (GabSession  *session,
                                   const char  *place,
                                   const char  *name,
                                   const char  *text);
void        gab_draft_done        (GabSession  *session,
                                   const char  *place);

G_END_DECLS
