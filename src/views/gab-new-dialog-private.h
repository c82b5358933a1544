/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The assistant for a new campaign from within; shared among its own files only. */
#pragma once

#include "gab-new-dialog.h"

#include "gab-dot.h"
#include "gab-drafts.h"
#include "gab-opening.h"
#include "gab-template.h"

G_BEGIN_DECLS

#define GAB_NEW_KEPT 7 /* fields of the first page */

struct _GabNewDialog
{
  GtkWindow parent_instance;

  GtkStack    *pages;
  GtkLabel    *where;
  GtkEditable *name;
  GtkDropDown *period;
  GtkEditable *begins;
  GtkLabel    *problem;
  GtkEditable *first_name;
  GtkDropDown *first_colour;
  GabDot      *first_dot;
  GtkEditable *second_name;
  GtkDropDown *second_colour;
  GabDot      *second_dot;
  GtkGrid     *scales;
  GtkGrid     *forces;
  GtkCheckButton *from_csv;

  GtkWidget   *numbers[GAB_SETTINGS_MOST][GAB_SETTINGS_VALUES]; /* spin buttons of @scales; the others NULL */
  GPtrArray   *templates; /* owned: the forces of the period */
  GPtrArray   *counts;    /* spin buttons of @forces: two for each template; owned */

  GabDrafts   *drafts;  /* owned: there is no campaign yet that could keep them */
  char        *before[GAB_NEW_KEPT]; /* owned: what stands there when nobody has typed */
  gboolean     restoring;
  gboolean     touched; /* the name has been typed at: what is missing may be said */
};

/* The pages of scales and of forces. */
void gab_new_dialog_fill_scales  (GabNewDialog *self);
void gab_new_dialog_fill_forces  (GabNewDialog *self,
                                  GabPeriod     period);
void gab_new_dialog_name_sides   (GabNewDialog *self);
void gab_new_dialog_get_settings (GabNewDialog *self,
                                  GabSettings  *settings);
int *gab_new_dialog_dup_counts   (GabNewDialog *self,
                                  guint         side);

/* What is half typed is kept. */
void gab_new_dialog_keep         (GabNewDialog *self);
void gab_new_dialog_restore      (GabNewDialog *self);

G_END_DECLS
