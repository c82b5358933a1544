/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formal siege before it begins: front, values, forces, scales and rounds (FS-2 to FS-5, CA-4). */
#pragma once

#include "gab-action.h"
#include "gab-formal.h"

G_BEGIN_DECLS

/* Who says how many points each section stands (FS-4, CA-18). */
typedef enum
{
  GAB_SIEGE_POINTS_ROLLED,      /* rolled as the siege begins, and sealed */
  GAB_SIEGE_POINTS_BY_DEFENDER,
  GAB_SIEGE_POINTS_BY_UMPIRE,
} GabSiegePoints;

#define GAB_SIEGE_SECTIONS 2 /* that can be breached, at most in one work of a front */

typedef struct
{
  GabFormalTemplate template;
  char             *name;                       /* owned; what the player calls it, "" the template's */
  gint32            points[GAB_SIEGE_SECTIONS];
} GabSiegeWork;

typedef struct
{
  GabCampaign           *campaign; /* owned */
  const GabFormalTables *tables;   /* that it would be played with */
  gboolean               nobody;   /* the standard forces, with nobody's men */
  char                  *side;     /* owned; handle of who besieges */
  char                  *fortress; /* owned; NULL a template alone */
  GPtrArray             *forces[GAB_FORMAL_N_SIDES]; /* of char *, owned: handles */
  guint                  first;    /* of the fortress's bastions, from 1: the leftmost of the front; 0: none is named */
  guint                  n_works;
  GabSiegeWork           work[GAB_FORMAL_WORKS];
  GabSiegePoints         points;
  gboolean               sealed;   /* the defender has set his values */
  gint32                 men, guns, a_round;         /* a section, a model; the campaign's rounds in one of the game's */
  gint32                 rounds[GAB_FORMAL_N_SIDES]; /* of the game */
} GabSiegeDraft;

GabSiegeDraft *gab_siege_draft_new            (GabCampaign          *campaign);
void           gab_siege_draft_free           (GabSiegeDraft        *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSiegeDraft, gab_siege_draft_free)

guint          gab_siege_draft_get_bastions   (const GabSiegeDraft  *self);
void           gab_siege_draft_set_bastions   (GabSiegeDraft        *self,
                                               guint                 n_bastions);
void           gab_siege_draft_set_place      (GabSiegeDraft        *self,
                                               const char           *fortress);
void           gab_siege_draft_set_first      (GabSiegeDraft        *self,
                                               guint                 first);
GabWork       *gab_siege_draft_nth_bastion    (const GabSiegeDraft  *self,
                                               guint                 nth);
void           gab_siege_draft_set_name       (GabSiegeDraft        *self,
                                               guint                 work,
                                               const char           *name);
char          *gab_siege_draft_dup_handle     (const GabSiegeDraft  *self,
                                               guint                 work);
char          *gab_siege_draft_tell_section   (const GabSiegeDraft  *self,
                                               guint                 work,
                                               guint                 section);
GabWork       *gab_siege_draft_find_work      (const GabSiegeDraft  *self,
                                               guint                 work);
char          *gab_siege_tell_template        (const GabFormalTemplate *work);
guint          gab_siege_draft_sections       (const GabSiegeDraft  *self,
                                               guint                 work);
gint32         gab_siege_draft_sum            (const GabSiegeDraft  *self,
                                               gint32               *most);
gboolean       gab_siege_draft_check_points   (const GabSiegeDraft  *self,
                                               GError              **error);

GArray        *gab_siege_draft_list_units     (const GabSiegeDraft  *self);
void           gab_siege_draft_propose_scales (GabSiegeDraft        *self);
void           gab_siege_draft_propose_rounds (GabSiegeDraft        *self);
void           gab_siege_draft_set_a_round    (GabSiegeDraft        *self,
                                               gint32                a_round);
gint64         gab_siege_draft_in_hand        (const GabSiegeDraft  *self,
                                               GabFormalSide         side);
GabOperation  *gab_siege_draft_new_operation  (GabSiegeDraft        *self,
                                               const char           *handle,
                                               gint32                day,
                                               guint64               seed,
                                               gboolean              with_points,
                                               GError              **error);
void           gab_siege_draft_add_works      (const GabSiegeDraft  *self,
                                               GabAction            *action);

G_END_DECLS
