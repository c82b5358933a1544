/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the page of a force only. */
#pragma once

#include "gab-cause-dialog.h"
#include "gab-dot.h"
#include "gab-force-page.h"
#include "gab-look.h"
#include "gab-strength-bar.h"

G_BEGIN_DECLS

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
  GtkColumnView  *roster;
  GtkButton      *up_button;   /* to the force that this one belongs to */

  /* Owned. */
  GabForce           *force;     /* whose rows are listed */
  GtkSliceListModel  *rows;      /* of the roster, so many as are shown yet */
  GtkSingleSelection *selection; /* of them */
  char               *chosen;    /* the handle of the row that is selected */
  gboolean            may;       /* the viewer may order here */
  gboolean            filling;
};

GListModel *gab_force_page_new_rows        (GabForce       *force);
GabThing   *gab_force_page_get_row         (gpointer        row);
void        gab_force_page_add_columns     (GabForcePage   *self);
void        gab_force_page_style_titles    (GabForcePage   *self);
void        gab_force_page_install_actions (GtkWidgetClass *widget_class);
void        gab_force_page_update_actions  (GabForcePage   *self);
GtkWidget  *gab_force_page_ask             (GabForcePage   *self,
                                            GabThing       *thing,
                                            GabCauseKind    kind,
                                            int             wanted);

G_END_DECLS
