/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A notice: passing messages with Undo, and errors that stay until they are read. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_NOTICE (gab_notice_get_type ())
G_DECLARE_FINAL_TYPE (GabNotice, gab_notice, GAB, NOTICE, GtkWidget)

void        gab_notice_tell       (GabNotice  *self,
                                   const char *text,
                                   gboolean    with_undo);
void        gab_notice_tell_error (GabNotice  *self,
                                   const char *text);
void        gab_notice_clear      (GabNotice  *self);
void        gab_notice_drop_undo  (GabNotice  *self);
const char *gab_notice_get_told   (GabNotice  *self);
const char *gab_notice_get_error  (GabNotice  *self);

G_END_DECLS
