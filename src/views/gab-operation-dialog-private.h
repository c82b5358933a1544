/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the dialog for a new siege or battle only. */
#pragma once

#include "gab-campaign.h"
#include "gab-operation-dialog.h"

G_BEGIN_DECLS

struct _GabOperationDialog
{
  GtkWindow parent_instance;

  GtkCheckButton *free_play;
  GtkEntry       *name;
  GtkDropDown    *side;
  GtkDropDown    *place;
  GtkEntry       *begins;
  GtkBox         *forces;
  GtkWidget      *forces_card;
  GtkLabel       *proposal;
  GtkLabel       *problem;
  GtkWidget      *create_button;

  GabSession     *session;  /* owned */
  char           *rules;    /* owned */
  gboolean        renamed;  /* the player has typed a name */
  gboolean        filling;
};

GabCampaign *gab_operation_dialog_get_campaign (GabOperationDialog *self);
gboolean     gab_operation_dialog_is_storm     (GabOperationDialog *self);
gboolean     gab_operation_dialog_is_free      (GabOperationDialog *self);
GabThing    *gab_operation_dialog_nth          (GListStore         *list,
                                                guint               nth);
const char  *gab_operation_dialog_get_side     (GabOperationDialog *self);
GPtrArray   *gab_operation_dialog_get_forces   (GabOperationDialog *self);
void         gab_operation_dialog_list_forces  (GabOperationDialog *self);
void         gab_operation_dialog_keep_force   (GabOperationDialog *self,
                                                GtkWidget          *check);
void         gab_operation_dialog_update       (GabOperationDialog *self);

G_END_DECLS
