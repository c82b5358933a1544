/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs: questions to the player as pairs of functions. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What shall become of changes that are in no file. */
typedef enum
{
  GAB_ANSWER_CANCEL,
  GAB_ANSWER_DISCARD,
  GAB_ANSWER_SAVE,
} GabAnswer;

void      gab_dialogs_ask_unsaved_async  (GtkWindow             *parent,
                                          const char            *name,
                                          GAsyncReadyCallback    callback,
                                          gpointer               data);
GabAnswer gab_dialogs_ask_unsaved_finish (GAsyncResult          *result);

void      gab_dialogs_choose_file_async  (GtkWindow             *parent,
                                          GtkFileChooserAction   action,
                                          const char            *title,
                                          GFile                 *file,
                                          const char            *name,
                                          GAsyncReadyCallback    callback,
                                          gpointer               data);
GFile    *gab_dialogs_choose_file_finish (GAsyncResult          *result,
                                          GError               **error);

/* Tests answer instead of the player. */
typedef struct
{
  GabAnswer   answer;
  const char *path;   /* NULL: the player cancels */
  guint       asked;  /* how many questions there were */
} GabDialogsScript;

void      gab_dialogs_follow_script      (GabDialogsScript      *script);
gboolean  gab_dialogs_has_player         (void);

G_END_DECLS
