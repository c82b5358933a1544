/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is half typed of a result, kept among the drafts until it is booked. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A field of the form: an entry, a drop-down or a check, and its name within the form. */
typedef void (* GabResultFieldFunc) (const char *name,
                                     GtkWidget  *field,
                                     gpointer    data);

typedef struct
{
  GabSession *session;
  const char *place;   /* "result/storm" */
} GabResultTyping;

void gab_result_typing_keep    (const char *name,
                                GtkWidget  *field,
                                gpointer    typing);
void gab_result_typing_restore (const char *name,
                                GtkWidget  *field,
                                gpointer    typing);

G_END_DECLS
