/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the editor of things only. */
#pragma once

#include "gab-thing-editor.h"

G_BEGIN_DECLS

/* What is edited of a kind of thing; a row of the template is named after its field. */
typedef struct
{
  const char *id;
  GType    (* type) (void);
  GType    (* owner) (void); /* of what it is added to */
  const char *stem;      /* of a handle when the name has no Latin letter */
  const char *add, *edit;
  const char *texts[4];
  const char *number;    /* nullable: the row of a number, a spin button or a drop-down */
  gboolean    has_home;  /* to whom it belongs is asked for */
} GabThingKind;

struct _GabThingEditor
{
  GtkWindow parent_instance;

  GtkEditable   *name;
  GtkEditable   *rank;
  GtkEditable   *post;
  GtkEditable   *place;
  GtkDropDown   *home;
  GtkDropDown   *size;
  GtkDropDown   *kind;
  GtkDropDown   *garrison;
  GtkSpinButton *rounds;
  GtkTextView   *note;
  GtkLabel      *home_label;
  GtkLabel      *problem;
  GtkWidget     *remove_button;
  GtkWidget     *save_button;

  const GabThingKind *what;
  GabSession    *session; /* owned */
  char          *owner;   /* owned, nullable: to what a new thing is added */
  char          *thing;   /* owned; NULL: a new one */
};

GtkWidget *gab_thing_editor_get_child       (GabThingEditor  *self,
                                             const char      *row,
                                             const char      *ending);
char      *gab_thing_editor_dup_text        (GabThingEditor  *self,
                                             const char      *field);
gboolean   gab_thing_editor_is_fortress     (GabThingEditor  *self);
GabAction *gab_thing_editor_new_edit_action (GabThingEditor  *self,
                                             GabThing        *thing);
GabAction *gab_thing_editor_new_add_action  (GabThingEditor  *self,
                                             char           **handle);

G_END_DECLS
