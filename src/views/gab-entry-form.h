/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form made from the pattern of a verb: what is chosen and typed becomes an order. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_ENTRY_FORM (gab_entry_form_get_type ())
G_DECLARE_FINAL_TYPE (GabEntryForm, gab_entry_form, GAB, ENTRY_FORM, GtkWidget)

void  gab_entry_form_show     (GabEntryForm  *self,
                               GabSession    *session,
                               const GabVerb *verb);
char *gab_entry_form_dup_line (GabEntryForm  *self);
char *gab_entry_form_find_problem (GabEntryForm *self);
char *gab_entry_form_dup_value (GabEntryForm  *self,
                               guint          field);
gboolean gab_entry_form_set   (GabEntryForm  *self,
                               guint          field,
                               const char    *value);

G_END_DECLS
