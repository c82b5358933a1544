/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: what one window shows of a document, to whom, and whose dice fall. */
#pragma once

#include "gab-document.h"

G_BEGIN_DECLS

#define GAB_PAGE_OVERVIEW "overview"
#define GAB_PAGE_LOG      "log"
#define GAB_PAGE_LEDGER   "@ledger" /* no handle, so that no thing takes its place */
#define GAB_PAGE_GAMES    "@games"
#define GAB_PAGE_TABLES   "@tables"
#define GAB_PAGE_SETTINGS "@settings"
#define GAB_PAGE_SIDES    "@sides"
#define GAB_PAGE_COMMANDERS "@commanders"

#define GAB_TYPE_SESSION (gab_session_get_type ())
G_DECLARE_FINAL_TYPE (GabSession, gab_session, GAB, SESSION, GObject)

GabSession   *gab_session_new            (GabDocument   *document);
GabDocument  *gab_session_get_document   (GabSession    *self);
GabCampaign  *gab_session_get_campaign   (GabSession    *self);
int           gab_session_get_viewer     (GabSession    *self);
void          gab_session_set_viewer     (GabSession    *self,
                                          int            viewer);
const char   *gab_session_get_page       (GabSession    *self);
void          gab_session_set_page       (GabSession    *self,
                                          const char    *page);
GabThing     *gab_session_get_shown      (GabSession    *self);
gboolean      gab_session_get_table_dice (GabSession    *self);
void          gab_session_set_table_dice (GabSession    *self,
                                          gboolean       table_dice);
gboolean      gab_session_get_program_picks (GabSession *self);
void          gab_session_set_program_picks (GabSession *self,
                                          gboolean       program_picks);
gboolean      gab_session_may_order      (GabSession    *self,
                                          const char    *side);

gboolean      gab_session_order          (GabSession    *self,
                                          const char    *operation,
                                          const char    *line,
                                          const char    *typed,
                                          const char    *reason,
                                          const char    *label,
                                          GError       **error);
gboolean      gab_session_retake         (GabSession    *self,
                                          const char    *operation,
                                          guint          nth,
                                          GPtrArray     *tail,
                                          const char    *label,
                                          GError       **error);
char         *gab_session_dup_need       (GabSession    *self,
                                          const char    *operation,
                                          const char    *line);
gboolean      gab_session_close          (GabSession    *self,
                                          const char    *operation,
                                          GError       **error);
gboolean      gab_session_can_undo       (GabSession    *self);
gboolean      gab_session_undo           (GabSession    *self,
                                          GError       **error);
gboolean      gab_session_redo           (GabSession    *self,
                                          GError       **error);

G_END_DECLS
