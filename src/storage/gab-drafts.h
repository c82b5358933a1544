/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drafts: what is half typed in a campaign, kept until it is done. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define GAB_TYPE_DRAFTS (gab_drafts_get_type ())
G_DECLARE_FINAL_TYPE (GabDrafts, gab_drafts, GAB, DRAFTS, GObject)

GabDrafts  *gab_drafts_new     (const char *folder);
const char *gab_drafts_get     (GabDrafts  *self,
                                const char *key);
void        gab_drafts_set     (GabDrafts  *self,
                                const char *key,
                                const char *text);
guint       gab_drafts_count   (GabDrafts  *self);
void        gab_drafts_forget  (GabDrafts  *self,
                                const char *prefix);
gboolean    gab_drafts_flush   (GabDrafts  *self,
                                GError    **error);

G_END_DECLS
