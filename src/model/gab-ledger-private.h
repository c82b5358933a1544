/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the ledger only. */
#pragma once

#include "gab-ledger.h"

G_BEGIN_DECLS

/* A posting of the viewer's, as small as can be: there may be a million. */
typedef struct
{
  guint32 entry;  /* of the log, from 0 */
  guint32 number; /* what the viewer calls it, from 1: others' entries do not count */
  gint32  name;
  gint32  count;
  guint8  of;
  gint8   from, to;
} GabLedgerPosting;

typedef struct
{
  char     *who, *verb, *text; /* owned; text folded */
  int       month;
  gboolean  any;    /* anything is asked for */
  gint8    *fits;   /* by name: 0 not known yet, 1 within who, -1 not */
  gint8    *reads;  /* by name: the same of the text in what it is called */
  guint     n_names;
  guint32   entry;  /* whose words were looked at last, and whether the text is in them */
  gboolean  in_entry;
} GabLedgerSieve;

struct _GabLedger
{
  GObject parent_instance;

  GabCampaign *campaign;  /* as it is, not masked */
  GabTurnLog  *log;
  int          viewer;

  GabSetup    *setup;     /* of the game that is read */
  GabBooks    *start;     /* before the first entry */
  GabBooks    *books;     /* after `applied` of them */
  guint        applied;
  GArray      *postings;  /* of GabPosting: those of the entry being applied */
  GArray      *rows;      /* of GabLedgerPosting */
  GArray      *months;    /* of gint32, rising */
  GHashTable  *verbs;     /* words of verbs, interned */

  GabLedgerSieve sieve;
  guint        sifted;    /* how many rows have been looked at */
  GArray      *shown;     /* of guint32: which of them are shown */
  GArray      *after;     /* of gint64: what whoever is asked for has after each */
  gint64       sums[GAB_POST_N_KINDS];
  guint        idle;
};

#define gab_ledger_posting(self, i) (&g_array_index ((self)->rows, GabLedgerPosting, (i)))

const GabGame *gab_ledger_get_game    (GabLedger             *self);
int            gab_ledger_month_of    (GabLedger             *self,
                                       gint32                 day);
void           gab_ledger_sieve_set   (GabLedger             *self,
                                       const GabLedgerFilter *filter);
void           gab_ledger_sieve_clear (GabLedgerSieve        *sieve);
void           gab_ledger_sieve_begin (GabLedger             *self);
void           gab_ledger_sieve_pass  (GabLedger             *self,
                                       guint                  row);
void           gab_ledger_sieve_take_back (GabLedger          *self,
                                       const GabLedgerPosting *row);
GabLedgerRow  *gab_ledger_row_new     (GabLedger             *self,
                                       guint                  nth);
int            gab_ledger_side_of     (const GabBooks        *books,
                                       GabPostingOf           of,
                                       int                    name);
int            gab_ledger_force_of    (const GabBooks        *books,
                                       GabPostingOf           of,
                                       int                    name);
int            gab_ledger_operation_of(const GabGame         *game,
                                       const GabEntry        *entry);

G_END_DECLS
