/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the keeper only. */
#pragma once

#include "gab-journal.h"
#include "gab-keeper.h"

G_BEGIN_DECLS

#define GAB_KEEPER_BASE "untitled.gabion"

struct _GabKeeper
{
  GObject parent_instance;

  GabDocument *document;
  char        *folder;
  GabLock     *lock;      /* NULL: none could be kept */
  GabJournal  *journal;
  GabDrafts   *drafts;
  GPtrArray   *done;      /* of labels, since the last save */
  guint        recovered;
  char        *told;      /* what could not be recovered, or NULL */
  gboolean     failing;
  gboolean     prepared;  /* what was not saved is done again */
  gboolean     ended;
  guint        watch;     /* looks after the journal */
  gulong       acted;

  /* The file as it was opened or saved; NULL for an untitled one. */
  char        *digest;
  char        *stamp;
};

char *gab_keeper_dup_path  (GabKeeper *self);
void  gab_keeper_set_known (GabKeeper *self,
                            char      *digest);

G_END_DECLS
