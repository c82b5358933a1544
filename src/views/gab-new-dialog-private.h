/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The assistant for a new campaign from within; shared among its own files only. */
#pragma once

#include "gab-new-dialog.h"

#include "gab-dot.h"
#include "gab-drafts.h"
#include "gab-opening.h"
#include "gab-template.h"

G_BEGIN_DECLS

#define GAB_NEW_KEPT  4 /* what is kept of the first page and the last: see gab-new-dialog-drafts.c */
#define GAB_NEW_LEAST 2 /* sides */

/* A side, a row of the first page and a column of the last. */
typedef struct
{
  GtkWidget   *row;
  GtkEditable *name;
  GabDot      *dot;
  GtkDropDown *colour;
  GtkWidget   *out;
  guint        chosen; /* the colour before the next one is chosen */
  GHashTable  *counts; /* owned: of a template's id, how many of it there are; those of other periods stay */
  char        *roster; /* owned, nullable: the file of a table */
} GabNewSide;

struct _GabNewDialog
{
  GtkWindow parent_instance;

  GtkStack    *pages;
  GtkLabel    *where;
  GtkEditable *name;
  GtkDropDown *period;
  GtkEditable *begins;
  GtkLabel    *problem;
  GtkLabel    *elsewhere;
  GtkWidget   *create_button;
  GtkWidget   *next_button;
  GtkBox      *sides_box;
  GtkSizeGroup *colours; /* as wide as each other */
  GtkGrid     *scales;
  GtkGrid     *forces;

  GtkWidget   *numbers[GAB_SETTINGS_MOST][GAB_SETTINGS_VALUES]; /* spin buttons of @scales; the others NULL */
  GPtrArray   *templates; /* owned: the forces of the period */
  GPtrArray   *sides;     /* owned: of GabNewSide */
  GPtrArray   *gone;      /* owned: of GabNewSide: those that were taken away come back last first, with all they had */

  GabDrafts   *drafts;  /* owned: there is no campaign yet that could keep them */
  char        *before[GAB_NEW_KEPT]; /* owned: what stands there when nobody has typed */
  gboolean     restoring;
  gboolean     filling;
  gboolean     touched; /* the name has been typed at, or left empty: what is missing may be said */
  int          proposed; /* the period whose proposal was made last; -1 none */
};

void         gab_new_dialog_changed      (GabNewDialog *self);
GabPeriod    gab_new_dialog_get_period   (GabNewDialog *self);

/* Sides. */
GabNewSide  *gab_new_dialog_get_side     (GabNewDialog *self,
                                          guint         nth);
void         gab_new_dialog_add_side     (GabNewDialog *self,
                                          const char   *name,
                                          guint         colour);
void         gab_new_dialog_add_another  (GabNewDialog *self);
void         gab_new_dialog_set_colour   (GabNewDialog *self,
                                          guint         nth,
                                          guint         colour);
char        *gab_new_dialog_dup_side_name (GabNewDialog *self,
                                          guint         nth);
gboolean     gab_new_dialog_check_sides  (GabNewDialog *self,
                                          GError      **error);
char        *gab_new_dialog_dup_sides    (GabNewDialog *self);
void         gab_new_dialog_take_sides   (GabNewDialog *self,
                                          const char   *text);
void         gab_new_dialog_free_side    (gpointer      side);

/* The pages of scales and of forces. */
void         gab_new_dialog_fill_scales  (GabNewDialog *self);
void         gab_new_dialog_fill_forces  (GabNewDialog *self);
void         gab_new_dialog_name_sides   (GabNewDialog *self);
void         gab_new_dialog_get_settings (GabNewDialog *self,
                                          GabSettings  *settings);
int         *gab_new_dialog_dup_counts   (GabNewDialog *self,
                                          guint         side);
void         gab_new_dialog_set_roster   (GabNewDialog *self,
                                          guint         side,
                                          const char   *path);

/* What is half typed is kept. */
void         gab_new_dialog_keep         (GabNewDialog *self);
void         gab_new_dialog_restore      (GabNewDialog *self);

G_END_DECLS
