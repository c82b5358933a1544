/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a unit: its words and what the books start from. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_UNIT_EDITOR (gab_unit_editor_get_type ())
G_DECLARE_FINAL_TYPE (GabUnitEditor, gab_unit_editor, GAB, UNIT_EDITOR, GtkWindow)

GtkWidget  *gab_unit_editor_new         (GtkWindow     *parent,
                                         GabSession    *session,
                                         const char    *force,
                                         const char    *unit);
void        gab_unit_editor_set_text    (GabUnitEditor *self,
                                         const char    *field,
                                         const char    *text);
void        gab_unit_editor_set_number  (GabUnitEditor *self,
                                         const char    *field,
                                         int            number);
const char *gab_unit_editor_get_problem (GabUnitEditor *self);

G_END_DECLS
