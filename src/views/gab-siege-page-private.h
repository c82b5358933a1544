/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the page of a formal siege only. */
#pragma once

#include "gab-dice-entry.h"
#include "gab-dot.h"
#include "gab-flow.h"
#include "gab-formal-draw.h"
#include "gab-formal-sketch.h"
#include "gab-ground.h"
#include "gab-siege-page.h"
#include "gab-siege-plan.h"

G_BEGIN_DECLS

/* What may be ordered, in groups: a drop-down of these and a list. */
typedef struct
{
  GtkDropDown    *subject;
  GtkSearchEntry *search;
  GtkListView    *view;
  GtkWidget      *count_box;
  GtkSpinButton  *count;
  GtkAdjustment  *range;
  GtkGrid        *share_grid;

  GArray             *choices;  /* of GabChoice, owned; nullable */
  GPtrArray          *groups;   /* of char *, one a choice */
  GArray             *ends;     /* of GabFormalSketch, one a choice: where it goes from and to */
  GArray             *now;      /* of gint32, one a choice: a number that may be corrected, as it is; 0 */
  const GabChoice    *counted;  /* whose number was shown last; borrowed, nullable */
  GtkStringList      *labels;   /* one a choice */
  GtkStringList      *subjects; /* the groups there are */
  GtkCustomFilter    *filter;
  GtkFilterListModel *wanted_labels; /* of them, those of the group and the search */
  GtkSliceListModel  *rows;     /* of those, so many as are shown yet */
  GtkSingleSelection *selection; /* of them */
  GArray             *shares;   /* of who takes part, gab-siege-shares.c */
  const GabChoice    *shared;   /* of which form they are; borrowed, nullable */
  GabSiegePage       *page;     /* borrowed */
  char               *wanted;   /* nullable: the group that is shown; NULL all */
} GabSiegeForms;

struct _GabSiegePage
{
  GabPage parent_instance;

  /* Of the template. */
  GabGround      *ground;
  GtkBox         *plan_box;
  GtkScale       *time;
  GtkAdjustment  *order;
  GtkLabel       *moment;
  GabDot         *dot;
  GtkLabel       *title;
  GtkLabel       *subtitle;
  GabFlow        *steps;
  GtkLabel       *told;
  GtkWidget      *orders_card;
  GtkLabel       *step;
  GtkEntry       *line;
  GtkLabel       *why_not;
  GabDiceEntry   *dice_entry;
  GtkCheckButton *picks;
  GtkWidget      *fire_box;
  GtkLabel       *yesterday;
  GtkWidget      *outlook;
  GtkWidget      *summary_card;
  GtkLabel       *summary_title;
  GtkLabel       *summary;
  GtkWidget      *end_button;
  GtkWidget      *book_button;
  GtkGrid        *so_far;
  GtkBox         *log;
  GabSiegeForms   forms;

  GabSiegePlan   *plan;
  GtkExpander    *places_fold;
  GtkWidget      *places;  /* what stands where, as a list */
  char           *shown;   /* the operation */
  int             at;      /* after how many orders it is looked at; -1 now */
  gboolean        filling; /* fields are being filled, not typed in */
  gboolean        repeating; /* yesterday's orders are being given */
  GPtrArray      *drawn;   /* of GabOrder: what is being drawn on the plan; NULL when nothing is */
  guint           n_drawn; /* so many of them may be given */
  GabFormalPoint  drawn_from;
  GabFormalSpot   dragged_to; /* over what the pieces are that are dragged */
  GabFormalSpot   source;  /* chosen on the plan: what fires or goes; GAB_FORMAL_NOWHERE: none */
  guint           hovered; /* id of what the pointer is over */
  char           *proposed; /* what Enter gives while the line is empty; nullable */
  GtkWidget      *came_from; /* borrowed: where the keyboard was before the dice were asked for; nullable */
  int             repeats[GAB_FORMAL_N_SIDES]; /* in which turn that side fires as the day before; 0: it does not */
};

/* What the page shows, gathered once a refresh. */
typedef struct
{
  GabSession      *session;
  GabCampaign     *campaign;
  GabOperation    *operation; /* as the viewer may see it */
  const GabGame   *game;      /* of the operation as it is */
  const GabNames  *names;
  const GabFormal *state;     /* what is looked at, as the viewer may see it */
  GabTurn          turn;      /* of that */
  int              viewer;    /* as the rules count: 0 besieges */
  gboolean         now;
  gboolean         may;       /* the viewer may order now */
} GabSiegeLook;

void        gab_siege_forms_begin   (GabSiegeForms      *self,
                                     GabSiegePage       *page);
void        gab_siege_forms_end     (GabSiegeForms      *self);
void        gab_siege_forms_show    (GabSiegeForms      *self,
                                     const GabSiegeLook *look);
void        gab_siege_forms_filter  (GabSiegeForms      *self);
char       *gab_siege_forms_dup_line(GabSiegeForms      *self,
                                     const GabNames     *names);

guint       gab_siege_forms_find    (GabSiegeForms      *self,
                                     GabFormalSpot       from,
                                     GabFormalSpot       to,
                                     guint               after);
const GabChoice *gab_siege_forms_nth (GabSiegeForms     *self,
                                     guint               nth);
guint       gab_siege_forms_chosen  (GabSiegeForms      *self);
void        gab_siege_forms_choose  (GabSiegeForms      *self,
                                     guint               nth);
void        gab_siege_forms_want    (GabSiegeForms      *self,
                                     const char         *group);
void        gab_siege_forms_first   (GabSiegeForms      *self);

/* gab-siege-shares.c: who takes part in a storm or a sortie. */
void        gab_siege_shares_begin  (GabSiegeForms      *self);
void        gab_siege_shares_end    (GabSiegeForms      *self);
void        gab_siege_shares_show   (GabSiegeForms      *self,
                                     GabSiegePage       *page,
                                     const GabNames     *names,
                                     const GabChoice    *choice);
gboolean    gab_siege_shares_hides  (const GabChoice    *choice);
GabOrder   *gab_siege_shares_dup_order (GabSiegeForms   *self,
                                     const GabChoice    *choice);

/* gab-siege-page.c */
gboolean    gab_siege_page_gather   (GabSiegePage       *self,
                                     GabSiegeLook       *look);

/* gab-siege-page-actions.c */
void        gab_siege_page_install_actions (GtkWidgetClass     *widget_class);

/* gab-siege-page-orders.c: the order that is put together, and giving it. */
void        gab_siege_page_show_line     (GabSiegePage       *self,
                                          const GabSiegeLook *look);
void        gab_siege_page_take_form     (GabSiegePage       *self);
void        gab_siege_page_line_changed  (GabSiegePage       *self);
void        gab_siege_page_line_given    (GabSiegePage       *self);
void        gab_siege_page_dice_changed  (GabSiegePage       *self);
void        gab_siege_page_picks_switched(GabSiegePage       *self);
void        gab_siege_page_unpropose     (GabSiegePage       *self);
void        gab_siege_page_put           (GabSiegePage       *self,
                                          const char         *line);
gboolean    gab_siege_page_give          (GabSiegePage       *self,
                                          const char         *line);
GabOrder   *gab_siege_page_dup_order     (GabSiegePage       *self,
                                          const GabSiegeLook *look);

/* gab-siege-page-plan.c: choosing on the plan, and what lies over it. */
void        gab_siege_page_listen        (GabSiegePage       *self);
void        gab_siege_page_show_over     (GabSiegePage       *self,
                                          const GabSiegeLook *look,
                                          const GabOrder     *order,
                                          const char         *why_not);

/* gab-siege-drag.c: drawing trenches and dragging pieces on the plan. */
void        gab_siege_page_listen_drags  (GabSiegePage       *self);

/* gab-siege-outlook.c: what may come of an order. */
void        gab_siege_outlook_show       (GtkWidget          *outlook,
                                          const GabSiegeLook *look,
                                          const GabOrder     *order);
guint       gab_siege_outlook_note       (const GabSiegeLook *look,
                                          const GabOrder     *order,
                                          char              **lines);

/* gab-siege-summary.c */
void        gab_siege_summary_show       (GabSiegePage       *self,
                                          const GabSiegeLook *look);

/* gab-siege-yesterday.c: fire as on the day before. */
void        gab_siege_yesterday_show     (GabSiegePage       *self,
                                          const GabSiegeLook *look);
void        gab_siege_yesterday_go_on    (GabSiegePage       *self);

void        gab_siege_page_show_told  (GabSiegePage       *self,
                                       const GabSiegeLook *look);
void        gab_siege_page_show_time  (GabSiegePage       *self,
                                       const GabSiegeLook *look);
void        gab_siege_page_show_sofar (GabSiegePage       *self,
                                       const GabSiegeLook *look);
GtkWidget  *gab_siege_places_new      (void);
void        gab_siege_places_show     (GtkWidget          *places,
                                       const GabSiegeLook *look);

G_END_DECLS
