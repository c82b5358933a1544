/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of forces, commanders, fortresses and their works. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_THING_EDITOR (gab_thing_editor_get_type ())
G_DECLARE_FINAL_TYPE (GabThingEditor, gab_thing_editor, GAB, THING_EDITOR, GtkWindow)

GtkWidget  *gab_thing_editor_new_for_addition (GtkWindow      *parent,
                                               GabSession     *session,
                                               const char     *kind,
                                               const char     *owner);
GtkWidget  *gab_thing_editor_new_for_edit     (GtkWindow      *parent,
                                               GabSession     *session,
                                               const char     *thing);
gboolean    gab_thing_editor_may_add          (GabSession     *session,
                                               const char     *kind,
                                               const char     *owner);
void        gab_thing_editor_set_text         (GabThingEditor *self,
                                               const char     *field,
                                               const char     *text);
void        gab_thing_editor_set_number       (GabThingEditor *self,
                                               int             number);
gboolean    gab_thing_editor_choose           (GabThingEditor *self,
                                               const char     *field,
                                               const char     *handle);
const char *gab_thing_editor_get_problem      (GabThingEditor *self);

G_END_DECLS
