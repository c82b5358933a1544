/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions: what one click made, done and undone whole. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

/* Every kind of step; gab-action.c holds what each does in one table. */
typedef enum
{
  GAB_STEP_ORDER,  /* an order is given in a log */
  GAB_STEP_SET,    /* a field of a thing gets another value */
  GAB_STEP_ADD,    /* a thing is put in */
  GAB_STEP_REMOVE, /* a thing that no entry names is taken out */
  GAB_STEP_MOVE,   /* a thing gets another place in its list */
  GAB_STEP_WORDS,  /* the words beside an order change */
  GAB_STEP_TABLES, /* the books are kept, or operations begun, with other numbers */
  GAB_STEP_TAIL,   /* the end of an open operation's log is another (CA-17) */
  GAB_STEP_N_KINDS,
} GabStepKind;

typedef struct _GabAction GabAction;

GabAction  *gab_action_new        (const char    *label);
void        gab_action_free       (GabAction     *action);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabAction, gab_action_free)
const char *gab_action_get_label  (GabAction     *action);

void        gab_action_add_order  (GabAction     *action,
                                   GabOperation  *operation,
                                   const char    *line,
                                   GabDice       *dice,
                                   const char    *reason);
void        gab_action_add_taken  (GabAction     *action,
                                   GabOperation  *operation,
                                   const GabGame *game,
                                   guint          nth);
void        gab_action_add_text   (GabAction     *action,
                                   GabThing      *thing,
                                   const char    *field,
                                   const char    *text);
void        gab_action_add_number (GabAction     *action,
                                   GabThing      *thing,
                                   const char    *field,
                                   int            number);
void        gab_action_add_thing  (GabAction     *action,
                                   GabThing      *thing,
                                   int            position);
void        gab_action_add_removal(GabAction     *action,
                                   GabThing      *thing);
void        gab_action_add_move   (GabAction     *action,
                                   GabThing      *thing,
                                   int            position);
void        gab_action_add_words  (GabAction     *action,
                                   GabOperation  *operation,
                                   guint          nth,
                                   const char    *words);
void        gab_action_add_tables (GabAction     *action,
                                   GabTables     *tables);
void        gab_action_add_tail   (GabAction     *action,
                                   GabOperation  *operation,
                                   guint          nth,
                                   GPtrArray     *tail);

gboolean    gab_action_do         (GabAction     *action,
                                   GabCampaign   *campaign,
                                   GError       **error);
void        gab_action_undo       (GabAction     *action,
                                   GabCampaign   *campaign);
GVariant   *gab_action_record     (GabAction     *action,
                                   GabCampaign   *campaign);
GVariant   *gab_action_record_undone (GabAction  *action,
                                   GabCampaign   *campaign);
GabAction  *gab_action_replay     (GVariant      *record,
                                   GabCampaign   *campaign,
                                   GError       **error);
GabAction  *gab_action_replay_undone (GVariant   *record,
                                   GabCampaign   *campaign,
                                   GError       **error);
gboolean    gab_action_has_kind   (GabAction     *action,
                                   GabStepKind    kind);

G_END_DECLS
