/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the books only. */
#pragma once

#include "gab-books.h"

#include "gab-days.h"

G_BEGIN_DECLS

#define GAB_BOOKS_PREFIX "CA"

typedef enum
{
  GAB_BOOKS_LINE_SIDE,
  GAB_BOOKS_LINE_FORCE_OF_SIDE,
  GAB_BOOKS_LINE_FORCE_OF_FORCE,
  GAB_BOOKS_LINE_COMMANDER,
  GAB_BOOKS_LINE_UNIT,
  GAB_BOOKS_LINE_FORTRESS,
  GAB_BOOKS_LINE_WORK,
  GAB_BOOKS_LINE_TALLY_OF_SIDE,
  GAB_BOOKS_LINE_TALLY_OF_FORCE,
  GAB_BOOKS_LINE_TALLY_OF_FORTRESS,
  GAB_BOOKS_LINE_OPERATION,
} GabBooksLine;

extern const GabVerb gab_books_setup_verbs[];
extern const GabVerb gab_books_verbs[];

typedef enum
{
  GAB_BOOKS_EVENT_RECEIVED_MEN,    /* unit; men */
  GAB_BOOKS_EVENT_RECEIVED_GUNS,   /* unit; guns */
  GAB_BOOKS_EVENT_RECEIVED_ROUNDS, /* force; rounds */
  GAB_BOOKS_EVENT_STRUCK_MEN,
  GAB_BOOKS_EVENT_STRUCK_GUNS,
  GAB_BOOKS_EVENT_LOST_ROUNDS,
  GAB_BOOKS_EVENT_SICK,
  GAB_BOOKS_EVENT_FIT,
  GAB_BOOKS_EVENT_DESERTED,
  GAB_BOOKS_EVENT_CLOSED,          /* operation, side; outcome */
  GAB_BOOKS_EVENT_LOSSES,          /* operation, side; killed, wounded, missing, prisoners */
  GAB_BOOKS_EVENT_GUNS_LOST,       /* operation, side; dismounted, taken */
  GAB_BOOKS_EVENT_CAPTURED,        /* unit; guns */
  GAB_BOOKS_EVENT_SPENT,           /* force; rounds */
  GAB_BOOKS_EVENT_TAKEN,           /* fortress, side */
  GAB_BOOKS_EVENT_RECOVERED,       /* operation, side; wounded, missing */
  GAB_BOOKS_EVENT_ADVANCED,        /* ; days, day number */
  GAB_BOOKS_EVENT_NOTED,
  GAB_BOOKS_EVENT_FOUND,           /* unit; men */
  GAB_BOOKS_EVENT_DIED,
  GAB_BOOKS_EVENT_EXCHANGED,
  GAB_BOOKS_EVENT_REMOUNTED,       /* unit; guns */
  GAB_BOOKS_EVENT_SP_BACK,         /* unit; SP */
  GAB_BOOKS_EVENT_TRANSFERRED,     /* from, to; count, GabPostingOf: so the next four */
  GAB_BOOKS_EVENT_HANDED_OVER,     /* to may be none */
  GAB_BOOKS_EVENT_GIVEN,           /* to, from */
  GAB_BOOKS_EVENT_LOST_TO,         /* from, to */
  GAB_BOOKS_EVENT_CAPTURED_FROM,   /* to, from */
  GAB_BOOKS_EVENT_WORK_DAMAGED,    /* work, fortress; points */
  GAB_BOOKS_EVENT_WORK_REPAIRED,
  GAB_BOOKS_EVENT_LENT,            /* unit or force, operation; count, GabPostingOf: so the next three */
  GAB_BOOKS_EVENT_RETURNED,
  GAB_BOOKS_EVENT_RAISED,
  GAB_BOOKS_EVENT_DISMISSED,
  GAB_BOOKS_EVENT_APPOINTED,       /* commander, force */
  GAB_BOOKS_EVENT_SUCCESSOR,       /* commander, whom he follows */
  GAB_BOOKS_EVENT_LEADER_BACK,     /* commander; so the next five */
  GAB_BOOKS_EVENT_LEADER_WOUNDED,  /* ; day number, calendar */
  GAB_BOOKS_EVENT_LEADER_TAKEN,
  GAB_BOOKS_EVENT_LEADER_KILLED,
  GAB_BOOKS_EVENT_LEADER_EXCHANGED,
  GAB_BOOKS_EVENT_LEADER_CORRECTED,/* ; GabLeaderState */
  GAB_BOOKS_EVENT_TALLY,           /* tally; now, before */
  GAB_BOOKS_EVENT_INTENDED,        /* side */
  GAB_BOOKS_EVENT_CORRECTED,       /* operation, side */
  GAB_BOOKS_EVENT_CORRECTED_ONE,   /* unit or force; count, GabPostingOf, from, to */
} GabBooksEvent;

/* Refusals: each is one sentence of gab-books-tell.c. */
typedef enum
{
  GAB_BOOKS_REFUSE_EMPTY,          /* nothing named */
  GAB_BOOKS_REFUSE_NOUGHT,         /* name; a count of nought */
  GAB_BOOKS_REFUSE_TWICE,          /* name */
  GAB_BOOKS_REFUSE_TOO_FEW_MEN,    /* unit; wanted, there */
  GAB_BOOKS_REFUSE_TOO_FEW_KILLED,
  GAB_BOOKS_REFUSE_TOO_FEW_WOUNDED,
  GAB_BOOKS_REFUSE_TOO_FEW_SICK,
  GAB_BOOKS_REFUSE_TOO_FEW_PRISONERS,
  GAB_BOOKS_REFUSE_TOO_FEW_MISSING,
  GAB_BOOKS_REFUSE_TOO_FEW_DESERTED,
  GAB_BOOKS_REFUSE_TOO_FEW_LENT_MEN,
  GAB_BOOKS_REFUSE_TOO_FEW_GUNS,
  GAB_BOOKS_REFUSE_TOO_FEW_DISMOUNTED,
  GAB_BOOKS_REFUSE_TOO_FEW_TAKEN,
  GAB_BOOKS_REFUSE_TOO_FEW_LENT_GUNS,
  GAB_BOOKS_REFUSE_TOO_FEW_ROUNDS, /* force; wanted, there */
  GAB_BOOKS_REFUSE_TOO_FEW_LENT_ROUNDS,
  GAB_BOOKS_REFUSE_TOO_FEW_EVER,   /* name; wanted, there: what came or went in all */
  GAB_BOOKS_REFUSE_TOO_LITTLE_DAMAGE, /* work; wanted, there */
  GAB_BOOKS_REFUSE_TOO_MANY,       /* name */
  GAB_BOOKS_REFUSE_SP,             /* unit; wanted, there */
  GAB_BOOKS_REFUSE_CLOSED,         /* operation */
  GAB_BOOKS_REFUSE_BEFORE_BEGIN,   /* operation; day */
  GAB_BOOKS_REFUSE_NOT_WON,        /* fortress */
  GAB_BOOKS_REFUSE_OTHER_PLACE,    /* fortress */
  GAB_BOOKS_REFUSE_OWN_PLACE,      /* fortress */
  GAB_BOOKS_REFUSE_CAPTURED,       /* ; captured, taken */
  GAB_BOOKS_REFUSE_OPEN,           /* operation */
  GAB_BOOKS_REFUSE_NOT_DUE,        /* operation; day */
  GAB_BOOKS_REFUSE_RECOVERED,      /* operation */
  GAB_BOOKS_REFUSE_EARLIER,        /* ; day */
  GAB_BOOKS_REFUSE_CALENDAR,
  GAB_BOOKS_REFUSE_ITSELF,         /* name */
  GAB_BOOKS_REFUSE_OTHER_SIDE,     /* name; the other's name */
  GAB_BOOKS_REFUSE_SAME_SIDE,      /* name; the other's name */
  GAB_BOOKS_REFUSE_LENT_ELSEWHERE, /* unit; the operation's name */
  GAB_BOOKS_REFUSE_NOT_LENT,       /* name; the operation's name */
  GAB_BOOKS_REFUSE_NOTHING_LENT,   /* operation */
  GAB_BOOKS_REFUSE_LENT_NOW,       /* name; the operation's name */
  GAB_BOOKS_REFUSE_OPEN_DISMISS,   /* operation */
  GAB_BOOKS_REFUSE_NOTHING_RAISED, /* operation */
  GAB_BOOKS_REFUSE_OPEN_CORRECT,   /* operation */
  GAB_BOOKS_REFUSE_LESS_THAN_BOOKED, /* unit; the operation's name */
  GAB_BOOKS_REFUSE_CAPTURED_MORE,
  GAB_BOOKS_REFUSE_CAPTURED_ROUNDS, /* ; captured, lost */
  GAB_BOOKS_REFUSE_SP_LOST,        /* unit; wanted, there */
  GAB_BOOKS_REFUSE_SAME_PLACE,     /* name */
  GAB_BOOKS_REFUSE_DEAD,           /* commander; so the next five */
  GAB_BOOKS_REFUSE_PRISONER,
  GAB_BOOKS_REFUSE_NO_PRISONER,
  GAB_BOOKS_REFUSE_ITSELF_AFTER,
  GAB_BOOKS_REFUSE_PRESENT_ALREADY,
  GAB_BOOKS_REFUSE_SAME_STATE,
  GAB_BOOKS_REFUSE_UNTIL,          /* commander; day */
  GAB_BOOKS_REFUSE_TALLY,          /* tally; wanted, there */
} GabBooksRefusal;

gboolean gab_books_refuse        (GError         **error,
                                  const GabBooks  *books,
                                  GabBooksRefusal  refusal,
                                  int              rule,
                                  int              name,
                                  int              wanted,
                                  int              there);
/* What may be wrong with a setup. */
typedef enum
{
  GAB_BOOKS_SETUP_SIDES,    /* too many; the most */
  GAB_BOOKS_SETUP_OPENING,  /* unit; its first strength */
  GAB_BOOKS_SETUP_GARRISON, /* fortress */
} GabBooksFault;

void     gab_books_fail_setup    (GError         **error,
                                  const GabBooks  *books,
                                  GabBooksFault    fault,
                                  int              name,
                                  int              number);
void     gab_books_fail_split    (GError         **error);
gboolean gab_books_fail_check    (GError         **error,
                                  const GabBooks  *books,
                                  int              name,
                                  gint64           reckoned,
                                  gint64           found);
char    *gab_books_tell          (const GabEvent  *event,
                                  const GabNames  *names,
                                  int              viewer);

char    *gab_books_tell_hands    (const GabEvent  *event,
                                  const char      *name,
                                  int              n);
char    *gab_books_tell_between  (const GabEvent  *event,
                                  const char      *first,
                                  const char      *second,
                                  int              n);
char    *gab_books_tell_correction (const GabEvent *event,
                                  const char      *name,
                                  int              n);
gboolean gab_books_need          (GabBooks        *books,
                                  GabPostingOf     of,
                                  int              ordinal,
                                  int              place,
                                  gint64           count,
                                  int              rule,
                                  GError         **error);
gboolean gab_books_post          (GabBooks        *books,
                                  GabPostingOf     of,
                                  int              ordinal,
                                  int              from,
                                  int              to,
                                  gint64           count,
                                  int              rule,
                                  GError         **error);
gboolean gab_books_read_setup    (GabBooks        *books,
                                  GError         **error);
gboolean gab_books_apply         (gpointer         state,
                                  const GabOrder  *order,
                                  GabDice         *dice,
                                  GabEvents       *events,
                                  GError         **error);
gboolean gab_books_apply_close   (GabBooks        *books,
                                  const GabOrder  *order,
                                  GabEvents       *events,
                                  GError         **error);
gboolean gab_books_apply_recover (GabBooks        *books,
                                  const GabOrder  *order,
                                  GabEvents       *events,
                                  GError         **error);
/* Handed each item of [men …] [guns …] [rounds …]. */
typedef gboolean (* GabBooksItemFunc) (GabBooks      *books,
                                       GabPostingOf   of,
                                       int            ordinal,
                                       gint32         count,
                                       gpointer       data,
                                       GError       **error);

gboolean gab_books_each_listed   (GabBooks         *books,
                                  GabArgs          *args,
                                  GabBooksItemFunc  func,
                                  gpointer          data,
                                  guint            *n_items,
                                  GError          **error);
gboolean gab_books_check_items   (const GabBooks   *books,
                                  const gint32     *first,
                                  int               length,
                                  int               size,
                                  gboolean          nought,
                                  GError          **error);
void     gab_books_tell_count    (GabEvents        *events,
                                  int               id,
                                  int               name,
                                  int               count,
                                  int               side);
int      gab_books_side_of       (const GabBooks   *books,
                                  GabPostingOf      of,
                                  int               ordinal);
int      gab_books_name_of       (const GabBooks   *books,
                                  GabPostingOf      of,
                                  int               ordinal);

#define APPLY(name) \
  gboolean gab_books_apply_##name (GabBooks *books, const GabOrder *order, GabEvents *events, GError **error);
APPLY (hands)
APPLY (hands_rounds)
APPLY (capture)
APPLY (exchange)
APPLY (repair)
APPLY (damage)
APPLY (lend)
APPLY (return)
APPLY (raise)
APPLY (dismiss)
APPLY (appoint)
APPLY (leader)
APPLY (tally)
APPLY (intend)
APPLY (correct)
APPLY (correct_one)
#undef APPLY

gboolean gab_books_receive_captured (GabBooks      *books,
                                     int            unit,
                                     gint32         count,
                                     GError       **error);
gboolean gab_books_change_damage (GabBooks         *books,
                                  int               name,
                                  gint32            points,
                                  gboolean          repair,
                                  GabEvents        *events,
                                  GError          **error);
GabBooksLoan *gab_books_find_loan(const GabBooks   *books,
                                  int               operation,
                                  int               force);
void     gab_books_lessen_loan   (GabBooks         *books,
                                  GabBooksLoan     *loan,
                                  gint32            rounds);
void     gab_books_forget_lent   (GabBooks         *books,
                                  int               ordinal);
guint    gab_books_bring_home    (GabBooks         *books,
                                  int               operation,
                                  GabEvents        *events);
gboolean gab_books_may_dismiss   (const GabBooks   *books,
                                  int               operation);
gboolean gab_books_set_leader    (GabBooks         *books,
                                  int               name,
                                  GabLeaderState    state,
                                  gint32            until,
                                  GabEvents        *events,
                                  GError          **error);
gboolean gab_books_exchange_leader (GabBooks       *books,
                                  int               name,
                                  GabEvents        *events,
                                  GError          **error);
void     gab_books_return_leaders(GabBooks         *books,
                                  GabEvents        *events);
void     gab_books_pass_days     (GabBooks         *books,
                                  gint32            to,
                                  GabEvents        *events);
void     gab_books_regain_sp     (GabBooks         *books,
                                  int               ordinal,
                                  GabEvents        *events);
void     gab_books_rest_sp       (GabBooks         *books,
                                  GabEvents        *events);
gboolean gab_books_any_to_rest   (const GabBooks   *books);
gboolean gab_books_check         (gconstpointer    state,
                                  GError         **error);
gpointer gab_books_resolve       (const GabTables *tables,
                                  GError         **error);
void     gab_books_dump          (gconstpointer    state,
                                  GString         *text);
gpointer gab_books_mask          (gconstpointer    state,
                                  int              viewer);
gpointer gab_books_copy          (gconstpointer    state);
void     gab_books_choices       (gconstpointer    state,
                                  GArray          *choices);

/* A handle of the setup as the ordinal of its class. */
static inline int
gab_books_ordinal (const GabBooks *books,
                   int             name)
{
  return gab_names_ordinal (books->setup->names, name);
}

static inline int
gab_books_side_name (const GabBooks *books,
                     int             side)
{
  return books->side_names[side];
}

/* The event's side alone may see it. */
static inline guint8
gab_books_only (int side)
{
  return 1u << side;
}

G_END_DECLS
