/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the journal only. */
#pragma once

#include "gab-journal.h"

G_BEGIN_DECLS

#define GAB_JOURNAL_HEADER "gabion-journal 1 "
#define GAB_JOURNAL_NAME   "journal"

struct _GabJournal
{
  char    *folder;
  char    *path;
  char    *digest;  /* of the file that it goes on from; NULL: never begun */

  GThread *flusher; /* puts what was written on the disk, within a second */
  GMutex   lock;    /* of all below */
  GCond    wake;
  int      fd;      /* -1: not open */
  gsize    size;    /* up to where its lines are whole */
  GString *pending; /* lines that could not be written yet */
  guint    marks;   /* given so far */
  gboolean dirty, stop;
  int      failing; /* atomic: what was done last is not on the disk */

  /* What was recovered, for going on behind it. */
  gsize    good;    /* bytes; 0: nothing to go on from */
  gboolean damaged; /* what stands behind them is kept elsewhere */
  gboolean foreign; /* what lies there is another's, or cannot be read: aside with it before anything is written */
};

/* A journal's file, read. */
typedef struct
{
  char  *text;
  char **lines; /* the last is behind the last line's end: empty, or cut */
  guint  n;     /* how many are whole, the first included */
  guint  start; /* the first that counts; 0: it goes on from another file */
  gboolean torn; /* whole lines stand behind what is no text */
} GabJournalText;

GabJournalText *gab_journal_text_read      (const char      *path,
                                            const char      *digest,
                                            GError         **error);
void            gab_journal_text_free      (GabJournalText  *text);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabJournalText, gab_journal_text_free)
guint           gab_journal_text_count     (GabJournalText  *text);
guint           gab_journal_text_marks     (GabJournalText  *text);
const char     *gab_journal_checked        (const char      *line);
char           *gab_journal_dup_checked    (const char      *rest);
char           *gab_journal_dup_act        (GabActed         acted,
                                            GabAction       *action,
                                            GabCampaign     *campaign);
gboolean        gab_journal_is_act         (const char      *rest);
gboolean        gab_journal_replay         (GabDocument     *document,
                                            const char      *rest,
                                            GError         **error);

G_END_DECLS
