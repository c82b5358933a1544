/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the page of a storm only. */
#pragma once

#include "gab-dice-entry.h"
#include "gab-dot.h"
#include "gab-storming-odds.h"
#include "gab-storming-page.h"
#include "gab-trace-view.h"

G_BEGIN_DECLS

struct _GabStormingPage
{
  GabPage parent_instance;

  /* Of the template. */
  GabDot       *dot;
  GtkLabel     *title;
  GtkLabel     *subtitle;
  GtkLabel     *attempt;
  GtkLabel     *step;
  GtkLabel     *told;
  GtkBox       *dice;
  GtkGrid      *bands;
  GabDiceEntry *dice_entry;
  GtkButton    *order_button;
  GtkWidget    *end_button;
  GtkWidget    *dice_switch;
  GtkWidget    *book_button;
  GtkBox       *links;
  GabTraceView *trace;
  GtkGrid      *chances;
  GtkLabel     *means;
  GtkWidget    *columns_card;
  GtkListBox   *columns;
  GtkGrid      *sheet;
  GtkWidget    *correction;
  GtkDropDown  *field;
  GtkSpinButton *value;
  GtkLabel     *value_word;
  GtkEntry     *reason;

  /* Owned. */
  GSignalGroup *signals;  /* of the session: whose dice fall */
  GArray       *fields;   /* of GabChoice: what the umpire may correct now */
  char         *shown;    /* the operation */
  guint         column;   /* which storms next, from 1; 0 not chosen */
  gboolean      filling;  /* the lists are being filled, not chosen from */
};

/* What the page shows, gathered once a refresh. */
typedef struct
{
  GabSession        *session;
  GabCampaign       *campaign;
  GabOperation      *operation;
  const GabStorming *state;
  GArray            *choices; /* of GabChoice */
  gboolean           may;     /* the viewer may order here */
} GabStormingLook;

const GabChoice *gab_storming_page_next         (GabStormingPage       *self,
                                                 const GArray          *choices);
void             gab_storming_page_show_step    (GabStormingPage       *self,
                                                 const GabStormingLook *look,
                                                 const GabChoice       *next);
void             gab_storming_page_show_odds    (GabStormingPage       *self,
                                                 const GabStormingLook *look);
void             gab_storming_page_show_columns (GabStormingPage       *self,
                                                 const GabStormingLook *look);
void             gab_storming_page_show_sheet   (GabStormingPage       *self,
                                                 const GabStormingLook *look);
void             gab_storming_page_show_trace   (GabStormingPage       *self,
                                                 const GabStormingLook *look);
void             gab_storming_page_show_field   (GabStormingPage       *self,
                                                 const GabStormingLook *look);
void             gab_storming_page_field_chosen (GabStormingPage       *self);
void             gab_storming_page_correct      (GabStormingPage       *self);
gboolean         gab_storming_page_give         (GabStormingPage       *self,
                                                 const char            *line,
                                                 const char            *reason,
                                                 const char            *label);

G_END_DECLS
