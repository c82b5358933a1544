/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of all works of a fortress: laid out, named, put in order, as one action. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_WORKS_EDITOR (gab_works_editor_get_type ())
G_DECLARE_FINAL_TYPE (GabWorksEditor, gab_works_editor, GAB, WORKS_EDITOR, GtkWindow)

GtkWidget  *gab_works_editor_new          (GtkWindow      *parent,
                                           GabSession     *session,
                                           const char     *fortress);
guint       gab_works_editor_get_length   (GabWorksEditor *self);
void        gab_works_editor_set_bastions (GabWorksEditor *self,
                                           guint           n_bastions);
void        gab_works_editor_set          (GabWorksEditor *self,
                                           guint           nth,
                                           const char     *kind,
                                           const char     *name);
void        gab_works_editor_raise        (GabWorksEditor *self,
                                           guint           nth);
void        gab_works_editor_take_out     (GabWorksEditor *self,
                                           guint           nth);
const char *gab_works_editor_get_problem  (GabWorksEditor *self);

G_END_DECLS
