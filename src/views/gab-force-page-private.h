/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the page of a force only. */
#pragma once

#include "gab-cause-dialog.h"
#include "gab-dot.h"
#include "gab-force-page.h"
#include "gab-look.h"
#include "gab-strength-bar.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget          *place;     /* it scrolls in; NULL until it is needed */
  GtkColumnView      *view;
  GtkSliceListModel  *rows;      /* owned: so many as are shown yet */
  GtkSingleSelection *selection; /* owned: of them */
} GabRoster;

struct _GabForcePage
{
  GabPage parent_instance;

  /* Of the template. */
  GabDot         *dot;
  GtkLabel       *title;
  GtkLabel       *commander;
  GtkLabel       *place;
  GtkLabel       *tallies;
  GtkLabel       *note;
  GtkLabel       *strength;
  GabStrengthBar *strength_bar;
  GtkWidget      *orders;      /* of the force */
  GtkWidget      *tools;       /* of its roster */
  GtkButton      *edit_button;
  GtkButton      *commander_button;
  GtkButton      *second_button;  /* adds a commander where there is one */
  GtkButton      *inner_button;
  GtkWidget      *rounds;
  GtkLevelBar    *rounds_bar;
  GtkLabel       *rounds_label;
  GtkWidget      *empty;
  GtkBox         *roster_box;
  GtkButton      *up_button;   /* to the force that this one belongs to */

  /* Owned. */
  GabForce  *force;      /* whose rows are listed */
  GabRoster  rosters[4]; /* that take turns */
  GabRoster *roster;     /* the one that is shown */
  char      *chosen;     /* the handle of the row that is selected */
  gboolean   may;        /* the viewer may order here */
  gboolean   filling;
  guint      focusing;   /* the source that gives the focus to the roster */
};

GListModel *gab_force_page_new_rows        (GabForce       *force);
GabThing   *gab_force_page_get_row         (gpointer        row);
void        gab_force_page_add_columns     (GtkColumnView  *view);
void        gab_force_page_turn_roster     (GabForcePage   *self,
                                            GListModel     *rows);
void        gab_force_page_end_rosters     (GabForcePage   *self);
void        gab_force_page_note_chosen     (GabForcePage   *self);
void        gab_force_page_row_activated   (GabForcePage   *self,
                                            guint           position);
void        gab_force_page_install_actions (GtkWidgetClass *widget_class);
void        gab_force_page_update_actions  (GabForcePage   *self);
GtkWidget  *gab_force_page_ask             (GabForcePage   *self,
                                            GabThing       *thing,
                                            GabCauseKind    kind,
                                            int             wanted);

G_END_DECLS
