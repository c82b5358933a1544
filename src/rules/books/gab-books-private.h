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
void     gab_books_fail_check    (GError         **error,
                                  const GabBooks  *books,
                                  int              name,
                                  gint64           reckoned,
                                  gint64           found);
char    *gab_books_tell          (const GabEvent  *event,
                                  const GabNames  *names,
                                  int              viewer);

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
gboolean gab_books_check         (gconstpointer    state,
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
