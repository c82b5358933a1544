/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the editor of works only. */
#pragma once

#include "gab-works-editor.h"

G_BEGIN_DECLS

/* A line of the list, a box's own. */
typedef struct
{
  char        *handle; /* owned; NULL for a new work */
  GtkDropDown *kind;
  GtkEntry    *name;
  GtkWidget   *up;
  GtkWidget   *out;
} GabWorksRow;

struct _GabWorksEditor
{
  GtkWindow parent_instance;

  GtkSpinButton *bastions;
  GtkBox        *rows;
  GtkLabel      *problem;
  GtkWidget     *save_button;

  GtkSizeGroup  *kinds;    /* owned: the kinds are as wide as each other */
  GabSession    *session;  /* owned */
  char          *fortress; /* owned: its handle */
};

GtkWidget   *gab_works_editor_nth          (GabWorksEditor    *self,
                                            guint              nth);
GabWorksRow *gab_works_editor_get_row      (GtkWidget         *box);
char        *gab_works_editor_dup_name     (const GabWorksRow *row);
void         gab_works_editor_show_problem (GabWorksEditor    *self,
                                            const char        *text);
void         gab_works_editor_changed      (GabWorksEditor    *self);
void         gab_works_editor_move         (GabWorksEditor    *self,
                                            int                by);
void         gab_works_editor_add_row      (GabWorksEditor    *self,
                                            const char        *handle,
                                            int                kind,
                                            const char        *name);

G_END_DECLS
