/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slots of a verb's pattern, walked one by one by parser and formatter. */
#pragma once

#include "gab-notation.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_SLOT_END,
  GAB_SLOT_WORD,
  GAB_SLOT_COUNT,
  GAB_SLOT_DATE,
  GAB_SLOT_POINT,
  GAB_SLOT_CHOICE,
  GAB_SLOT_HANDLE,
  GAB_SLOT_NEW,
  GAB_SLOT_OPTION_BEGIN,
  GAB_SLOT_OPTION_END,
} GabSlotKind;

typedef struct
{
  GabSlotKind kind;
  const char *text;     /* the word, the choices or the class; not terminated */
  gsize       length;
  gboolean    list;     /* one or more */
  guint       numbers;  /* numbers behind each handle, after colons */
} GabSlot;

GabSlot  gab_slot_next        (const char   **pattern);
gboolean gab_slot_is          (const GabSlot *slot,
                               const char    *text,
                               gsize          length);
int      gab_slot_find_choice (const GabSlot *slot,
                               const char    *text,
                               gsize          length);
char    *gab_slot_dup_choice  (const GabSlot *slot,
                               int            nth);
gboolean gab_slot_next_kind   (const GabSlot *slot,
                               const char   **at,
                               const char   **text,
                               gsize         *length);
gboolean gab_form_read        (const char    *form,
                               gsize          form_length,
                               const char    *text,
                               gsize          length,
                               gint32        *built);
char    *gab_form_write       (const char    *form,
                               gsize          length,
                               gint32         built);

G_END_DECLS
