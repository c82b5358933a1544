/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the form of an entry only. */
#pragma once

#include "gab-entry-form.h"
#include "gab-pattern.h"

G_BEGIN_DECLS

/* One slot of the pattern; the words between are fields without a widget. */
typedef struct
{
  GabSlot    slot;
  GtkBox    *rows;   /* of a list or a single one: each a box of what is chosen and typed */
  char      *title;  /* owned */
} GabEntryField;

struct _GabEntryForm
{
  GtkWidget parent_instance;

  GtkBox        *box;
  GabSession    *session; /* owned */
  const GabVerb *verb;
  GArray        *fields;  /* of GabEntryField */
};

void gab_entry_form_append_field (GabEntryForm        *self,
                                  const GabEntryField *field,
                                  GString             *text);
void gab_entry_form_mark_rows    (GabEntryForm        *self);

G_END_DECLS
