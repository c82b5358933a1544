/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ledger: all that the books' entries moved, as a list that fills by and by. */
#pragma once

#include "gab-campaign.h"

#include "gab-books-posting.h"

G_BEGIN_DECLS

/* One posting as a reader sees it, made when it is looked at. */
#define GAB_TYPE_LEDGER_ROW (gab_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (GabLedgerRow, gab_ledger_row, GAB, LEDGER_ROW, GObject)

guint       gab_ledger_row_get_number    (GabLedgerRow *self);
gint32      gab_ledger_row_get_day       (GabLedgerRow *self);
char       *gab_ledger_row_dup_date      (GabLedgerRow *self);
const char *gab_ledger_row_get_cause     (GabLedgerRow *self);
const char *gab_ledger_row_get_verb      (GabLedgerRow *self);
const char *gab_ledger_row_get_operation (GabLedgerRow *self);
const char *gab_ledger_row_get_side      (GabLedgerRow *self);
const char *gab_ledger_row_get_force     (GabLedgerRow *self);
const char *gab_ledger_row_get_name      (GabLedgerRow *self);
GabPostingOf gab_ledger_row_get_of       (GabLedgerRow *self);
const char *gab_ledger_row_get_from      (GabLedgerRow *self);
const char *gab_ledger_row_get_to        (GabLedgerRow *self);
const char *gab_ledger_row_get_from_word (GabLedgerRow *self);
const char *gab_ledger_row_get_to_word   (GabLedgerRow *self);
gint32      gab_ledger_row_get_count     (GabLedgerRow *self);
gint64      gab_ledger_row_get_after     (GabLedgerRow *self);
const char *gab_ledger_row_get_reason    (GabLedgerRow *self);

/* Which rows are shown; nought and NULL of everything shows all. */
typedef struct
{
  const char *who;   /* nullable: the handle of a side, force or unit */
  const char *verb;  /* nullable: the word of an entry's verb: "sick" */
  int         month; /* as gab_ledger_nth_month() has it; 0 any */
  const char *text;  /* nullable: stands in the names, the cause or the reason */
} GabLedgerFilter;

#define GAB_TYPE_LEDGER (gab_ledger_get_type ())
G_DECLARE_FINAL_TYPE (GabLedger, gab_ledger, GAB, LEDGER, GObject)

GabLedger  *gab_ledger_new           (GabCampaign           *campaign);
gboolean    gab_ledger_is_of         (GabLedger             *self,
                                      GabCampaign           *campaign);
void        gab_ledger_finish        (GabLedger             *self);
double      gab_ledger_get_progress  (GabLedger             *self);
guint       gab_ledger_get_n_rows    (GabLedger             *self);
void        gab_ledger_set_filter    (GabLedger             *self,
                                      const GabLedgerFilter *filter);

/* What filters can be set to: what there is, as far as the ledger has been read. */
guint       gab_ledger_get_n_months  (GabLedger             *self);
int         gab_ledger_nth_month     (GabLedger             *self,
                                      guint                  nth);
char       *gab_ledger_month_label   (int                    month);
GPtrArray  *gab_ledger_list_verbs    (GabLedger             *self);

/* Words of a reader. */
const char *gab_ledger_verb_label    (const char            *verb);
const char *gab_ledger_place_label   (GabPostingOf           of,
                                      int                    place);
const char *gab_ledger_place_word    (GabPostingOf           of,
                                      int                    place);
const char *gab_ledger_kind_word     (GabPostingOf           of);
char       *gab_ledger_count_label   (GabPostingOf           of,
                                      gint32                 count);

/* A regiment's history: its strength after each entry that moved something of it. */
typedef struct
{
  guint  number;  /* the entry's, from 1; 0 the beginning */
  gint32 day;
  gint32 present; /* men */
  gint32 guns;    /* present */
} GabLedgerStrength;

GArray     *gab_ledger_dup_history   (GabLedger             *self,
                                      const char            *unit);

G_END_DECLS
