/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks why a number of the books changes: every change has a cause (CA-3). */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is counted. */
typedef enum
{
  GAB_CAUSE_MEN,    /* present in a unit */
  GAB_CAUSE_GUNS,   /* present with a unit */
  GAB_CAUSE_ROUNDS, /* in a force's hand */
} GabCauseKind;

#define GAB_TYPE_CAUSE_DIALOG (gab_cause_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabCauseDialog, gab_cause_dialog, GAB, CAUSE_DIALOG, GtkWindow)

GtkWidget  *gab_cause_dialog_new      (GtkWindow      *parent,
                                       GabSession     *session,
                                       const char     *handle,
                                       GabCauseKind    kind,
                                       int             wanted);
void        gab_cause_dialog_choose   (GabCauseDialog *self,
                                       const char     *verb);
char       *gab_cause_dialog_dup_line (GabCauseDialog *self);
const char *gab_cause_dialog_get_problem (GabCauseDialog *self);

G_END_DECLS
