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

/* How an answer is offered. */
typedef enum
{
  GAB_DIALOGS_PLAIN,
  GAB_DIALOGS_MAIN, /* what Enter does */
  GAB_DIALOGS_HARD, /* something is given up by it */
} GabDialogsStyle;

/* An answer; one without an id ends a list. */
typedef struct
{
  const char     *id;    /* "cancel" is what Escape does */
  const char     *label; /* with mnemonic, for N_() */
  GabDialogsStyle style;
} GabDialogsChoice;

void      gab_dialogs_ask_choice_async   (GtkWindow              *parent,
                                          const char             *heading,
                                          const char             *text,
                                          const GabDialogsChoice *choices,
                                          GAsyncReadyCallback     callback,
                                          gpointer                data);
char     *gab_dialogs_ask_choice_finish  (GAsyncResult           *result);

/* Tests answer instead of the player. */
typedef struct
{
  GabAnswer   answer;
  const char *path;   /* NULL: the player cancels */
  guint       asked;  /* how many questions there were */
  const char *choice; /* the id of an answer; NULL: the player cancels */
  char       *heard;  /* owned by the test: the last question's text */
} GabDialogsScript;

void        gab_dialogs_follow_script    (GabDialogsScript      *script);
gboolean    gab_dialogs_has_player       (void);
const char *gab_dialogs_get_script_path  (void);

G_END_DECLS
