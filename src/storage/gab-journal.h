/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal: every action as it is given, so that a crash loses nothing. */
#pragma once

#include "gab-document.h"

G_BEGIN_DECLS

typedef struct _GabJournal GabJournal;

GabJournal *gab_journal_new        (const char   *folder);
void        gab_journal_free       (GabJournal   *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabJournal, gab_journal_free)

char       *gab_journal_folder     (const char   *campaign_id);
char       *gab_journal_digest     (GBytes       *file);

guint       gab_journal_recover    (GabJournal   *journal,
                                    GabDocument  *document,
                                    const char   *digest,
                                    GCancellable *cancellable,
                                    GError      **error);
guint       gab_journal_count      (const char   *folder,
                                    const char   *digest);
gboolean    gab_journal_begin      (GabJournal   *journal,
                                    const char   *digest,
                                    GError      **error);
gboolean    gab_journal_append     (GabJournal   *journal,
                                    GabActed      acted,
                                    GabAction    *action,
                                    GabCampaign  *campaign,
                                    GError      **error);
guint       gab_journal_mark       (GabJournal   *journal);
void        gab_journal_promise    (GabJournal   *journal,
                                    guint         mark,
                                    const char   *digest);
gboolean    gab_journal_is_failing (GabJournal   *journal);
void        gab_journal_set_aside  (GabJournal   *journal,
                                    const char   *why);
void        gab_journal_end        (GabJournal   *journal);

G_END_DECLS
