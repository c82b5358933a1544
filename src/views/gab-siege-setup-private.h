/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the sheet on which a siege is set up only. */
#pragma once

#include "gab-siege-draft.h"
#include "gab-siege-plan.h"
#include "gab-siege-setup.h"

G_BEGIN_DECLS

struct _GabSiegeSetup
{
  GtkWindow parent_instance;

  /* Of the template. */
  GtkBox         *holder;  /* of the page, or of what stands in its place */
  GtkWidget      *page;
  GtkCheckButton *nobody;
  GtkDropDown    *place;
  GtkDropDown    *side;
  GtkEntry       *name;
  GtkEntry       *begins;
  GtkSpinButton  *bastions;
  GtkDropDown    *first;   /* bastion of the front, of a place that has more */
  GtkLabel       *first_label;
  GtkBox         *plan_box;
  GtkBox         *names;
  GtkLabel       *known_names;
  GtkDropDown    *points;
  GtkWidget      *hand_over_button;
  GtkLabel       *points_state;
  GtkBox         *values;
  GtkWidget      *forces_card;
  GtkBox         *besiegers;
  GtkBox         *defenders;
  GtkSpinButton  *men;
  GtkSpinButton  *guns;
  GtkSpinButton  *a_round;
  GtkLabel       *proposed;
  GtkGrid        *results;
  GtkSpinButton  *rounds_besieger;
  GtkSpinButton  *rounds_defender;
  GtkLabel       *rounds_state;
  GtkLabel       *tables_state;
  GtkLabel       *problem;
  GtkWidget      *create_button;

  GabSiegePlan   *plan;    /* the box's own */
  GtkWidget      *hidden;  /* owned: the page, while a curtain hides it; else NULL */
  GabSession     *session; /* owned */
  GabSiegeDraft  *draft;   /* owned */
  gboolean        renamed; /* the player has typed a name */
  gboolean        filling;
};

/* gab-siege-setup.c */
GabCampaign *gab_siege_setup_get_campaign   (GabSiegeSetup *self);
void         gab_siege_setup_update         (GabSiegeSetup *self);

/* gab-siege-setup-begin.c */
GabOperation *gab_siege_setup_new_operation (GabSiegeSetup  *self,
                                             gboolean        with_points,
                                             guint64         seed,
                                             GError        **error);
gboolean      gab_siege_setup_open          (GabSiegeSetup  *self,
                                             GabOperation   *operation,
                                             GError        **error);
char         *gab_siege_setup_find_problem  (GabSiegeSetup  *self);
void          gab_siege_setup_begin         (GabSiegeSetup  *self);
void          gab_siege_setup_keep          (GabSiegeSetup  *self);
void          gab_siege_setup_keep_field    (GabSiegeSetup  *self,
                                             GtkWidget      *field,
                                             const char     *name);

/* gab-siege-setup-front.c */
void         gab_siege_setup_list_names     (GabSiegeSetup *self);
void         gab_siege_setup_list_firsts    (GabSiegeSetup *self);
void         gab_siege_setup_show_plan      (GabSiegeSetup *self,
                                             GabOperation  *operation);

/* gab-siege-setup-points.c */
void         gab_siege_setup_show_points    (GabSiegeSetup *self);
void         gab_siege_setup_begin_points   (GabSiegeSetup *self);
void         gab_siege_setup_hand_over      (GtkWidget     *widget,
                                             const char    *name,
                                             GVariant      *parameter);

/* gab-siege-setup-forces.c */
void         gab_siege_setup_list_forces    (GabSiegeSetup *self);
void         gab_siege_setup_forces_changed (GabSiegeSetup *self);
void         gab_siege_setup_show_scales    (GabSiegeSetup *self);
void         gab_siege_setup_show_results   (GabSiegeSetup *self);
void         gab_siege_setup_show_rounds    (GabSiegeSetup *self);

G_END_DECLS
