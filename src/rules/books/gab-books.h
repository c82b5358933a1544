/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books: the campaign's own rule set. Men, guns, rounds and days (CA). */
#pragma once

#include "gab-books-posting.h"
#include "gab-rules.h"

G_BEGIN_DECLS

#define GAB_BOOKS_MAX_SIDES 8 /* an event's viewers are the bits of a byte */

/* Where a unit's men are (CA-3). */
typedef enum
{
  GAB_MEN_PRESENT,
  GAB_MEN_KILLED,
  GAB_MEN_WOUNDED,
  GAB_MEN_SICK,
  GAB_MEN_PRISONERS,
  GAB_MEN_MISSING,
  GAB_MEN_DESERTED,
  GAB_MEN_DETACHED,
  GAB_MEN_N_PLACES,
} GabMenPlace;

typedef enum
{
  GAB_GUNS_PRESENT,
  GAB_GUNS_DISMOUNTED,
  GAB_GUNS_TAKEN,
  GAB_GUNS_DETACHED,
  GAB_GUNS_N_PLACES,
} GabGunsPlace;

/* What came to a unit and left it over time. */
typedef struct
{
  gint32 first;
  gint32 received;
  gint32 handed_over;
  gint32 struck_off;
} GabBooksFlow;

/* In the order of the notation's words (see gab_unit_kind_word). */
typedef enum
{
  GAB_UNIT_FOOT,
  GAB_UNIT_LIGHT_FOOT,
  GAB_UNIT_RIFLES,
  GAB_UNIT_MILITIA,
  GAB_UNIT_PIKE_AND_SHOT,
  GAB_UNIT_COMMANDED_SHOT,
  GAB_UNIT_HORSE,
  GAB_UNIT_CUIRASSIERS,
  GAB_UNIT_LIGHT_HORSE,
  GAB_UNIT_DRAGOONS_MOUNTED,
  GAB_UNIT_DRAGOONS,
  GAB_UNIT_HEAVY_GUNS,
  GAB_UNIT_FIELD_GUNS,
  GAB_UNIT_LIGHT_GUNS,
  GAB_UNIT_HORSE_ARTILLERY,
  GAB_UNIT_HOWITZERS,
  GAB_UNIT_MORTARS,
  GAB_UNIT_ENGINEERS,
  GAB_UNIT_SAPPERS,
  GAB_UNIT_STAFF,
  GAB_UNIT_N_KINDS,
} GabUnitKind;

#define GAB_N_QUALITIES 5 /* grades from the worst, 0, to the best, 4 */

typedef struct
{
  gint32       name;   /* in the setup's names; so everywhere below */
  gint32       force;  /* ordinal */
  gint32       side;   /* ordinal */
  gint32       kind;   /* GabUnitKind */
  gint32       quality;
  gint32       men[GAB_MEN_N_PLACES];
  GabBooksFlow men_flow;
  gint32       guns[GAB_GUNS_N_PLACES];
  GabBooksFlow guns_flow;
  gint32       sp_first, sp_now;
  gint32       lent_to;  /* ordinal of the one open operation that has its detached men and guns, -1 none (CA-11) */
  gint32       captured; /* guns taken from another side, of those received */
  gboolean     known;  /* FALSE in a masked state when it is another side's */
} GabBooksUnit;

typedef struct
{
  gint32   name;
  gint32   side;   /* ordinal */
  gint32   parent; /* ordinal of a force, -1 for none */
  gint32   in_hand;
  gint32   lent;   /* to operations: no longer in hand, not yet spent */
  gint32   first, received, spent, handed_over, lost;
  gboolean known;
} GabBooksForce;

typedef enum
{
  GAB_FORTRESS_SMALL,
  GAB_FORTRESS_MEDIUM,
  GAB_FORTRESS_GREAT,
} GabFortressSize;

typedef enum
{
  GAB_FORTRESS_AT_PEACE,
  GAB_FORTRESS_INVESTED,
  GAB_FORTRESS_TAKEN,
} GabFortressState;

typedef struct
{
  gint32 name;
  gint32 size;     /* GabFortressSize */
  gint32 owner;    /* ordinal of a side */
  gint32 garrison; /* ordinal of a force, -1 none */
  gint32 state;    /* GabFortressState */
} GabBooksFortress;

typedef struct
{
  gint32 name;
  gint32 fortress; /* ordinal */
  gint32 kind;     /* in the order of the notation's words */
  gint32 damage;   /* points */
} GabBooksWork;

/* Who leads a force (CA-20). */
typedef enum
{
  GAB_LEADER_PRESENT,
  GAB_LEADER_WOUNDED,
  GAB_LEADER_TAKEN,
  GAB_LEADER_KILLED,
} GabLeaderState;

typedef struct
{
  gint32   name;
  gint32   side;      /* ordinal */
  gint32   force;     /* ordinal of the force that he is appointed to; -1 not known */
  gint32   state;     /* GabLeaderState */
  gint32   until;     /* day number on which a wounded one comes back, else 0 */
  gint32   successor; /* ordinal of the commander who leads when he cannot, -1 none */
  gboolean known;
} GabBooksCommander;

/* A number of the player's own; no rule reads it (CA-21). */
typedef struct
{
  gint32   name;
  gint32   side;  /* ordinal: of its owner; a fortress's goes with the place: see @fortress */
  gint32   fortress; /* ordinal, -1 */
  gint32   now;   /* never below nought */
  gboolean known;
} GabBooksTally;

typedef struct
{
  gint32   name;
  gint32   attacker;   /* ordinal of a side */
  gint32   fortress;   /* ordinal, -1 none */
  gint32   begins;     /* day number */
  gboolean closed;
  gint32   outcome;    /* GabOutcome, for the attacker */
  gboolean moves_on;   /* the winner left the field */
  gint32   closed_on;  /* day number */
  gint32   entry;      /* which entry of the log closed it, from 0 */
  gboolean recovered;
} GabBooksOperation;

/* What a unit lost in an operation: for its recovery (CA-6) and its history. */
typedef struct
{
  gint32 operation; /* ordinal */
  gint32 unit;      /* ordinal */
  gint32 killed;
  gint32 wounded;
  gint32 missing;
  gboolean recovers; /* FALSE: a prisoner since, with the place he lay in */
} GabBooksHurt;

/* Rounds that a force has lent to an open operation. */
typedef struct
{
  gint32 operation; /* ordinal */
  gint32 force;     /* ordinal */
  gint32 rounds;    /* more than nought */
} GabBooksLoan;

/* What was raised for one operation and goes again after it. */
typedef struct
{
  gint32 operation; /* ordinal */
  gint32 of;        /* GabPostingOf: men, guns or rounds */
  gint32 ordinal;   /* of a unit or a force */
  gint32 count;     /* not dismissed yet */
} GabBooksRaised;

/* When lost SP come back (CA-6). */
typedef enum
{
  GAB_SP_NEVER,
  GAB_SP_WITH_MEN,
  GAB_SP_ALL, /* when the hurt of an operation come back */
} GabSpReturn;

/* The books' tables, data/rules/books.xml. */
typedef struct
{
  gint32 split[3];           /* of a loss: killed, wounded, missing (CA-5) */
  gint32 holds_field[2];     /* shares as numerator and denominator (CA-6) */
  gint32 moves_on[2];
  gint32 loser[2];
  gint32 draw[2];
  gint32 recovery_days;
  gint32 men_a_section;      /* scales (CA-4) */
  gint32 pieces_a_model;
  gint32 men_a_figure;
  gint32 men_a_base_foot;
  gint32 men_a_base_horse;
  gint32 guns_a_battery;
  gint32 rounds_a_round;
  gint32 base_loss[2];
  gint32 sp_return;          /* GabSpReturn (CA-6) */
  gint32 repair_points;      /* points a day that works get back while not invested (CA-8) */
} GabBooksTables;

/* One of the tables: a number, a share as its upper and lower number, or a split. */
typedef struct
{
  const char *name;     /* in data/rules/books.xml */
  int         rule;     /* that it belongs to */
  gsize       offset;   /* in GabBooksTables */
  guint       n_values;
  gint32      lowest, highest;
  gboolean    optional; /* tables of before it was a setting do not have it: nought then */
} GabBooksNumber;

#define GAB_BOOKS_NUMBER_MOST 1000000

extern const GabBooksNumber gab_books_numbers[];
extern const guint gab_books_n_numbers;

typedef struct
{
  const GabSetup       *setup;
  const GabBooksTables *tables;
  gint32                day;       /* the campaign's date */
  guint                 n_orders;
  gboolean              masked;    /* for one viewer: what is not known is nought */
  guint                 n_sides;
  gint32                side_names[GAB_BOOKS_MAX_SIDES];
  GArray               *units;      /* of GabBooksUnit, in the order of the setup */
  GArray               *forces;     /* of GabBooksForce */
  GArray               *fortresses; /* of GabBooksFortress */
  GArray               *works;      /* of GabBooksWork */
  GArray               *commanders; /* of GabBooksCommander */
  GArray               *loans;      /* of GabBooksLoan, in the order in which they were lent */
  GArray               *raised;     /* of GabBooksRaised */
  gint32                intentions[GAB_BOOKS_MAX_SIDES]; /* which entry holds the side's last, from 1; 0 none */
  GArray               *tallies;    /* of GabBooksTally */
  GArray               *operations; /* of GabBooksOperation */
  GArray               *hurt;       /* of GabBooksHurt */
  GArray               *postings;   /* of GabPosting; borrowed, NULL when nobody asks; no part of the state */
} GabBooks;

#define gab_books_unit(books, i)      (&g_array_index ((books)->units, GabBooksUnit, (i)))
#define gab_books_force(books, i)     (&g_array_index ((books)->forces, GabBooksForce, (i)))
#define gab_books_fortress(books, i)  (&g_array_index ((books)->fortresses, GabBooksFortress, (i)))
#define gab_books_work(books, i)      (&g_array_index ((books)->works, GabBooksWork, (i)))
#define gab_books_commander(books, i) (&g_array_index ((books)->commanders, GabBooksCommander, (i)))
#define gab_books_tally(books, i)     (&g_array_index ((books)->tallies, GabBooksTally, (i)))
#define gab_books_operation(books, i) (&g_array_index ((books)->operations, GabBooksOperation, (i)))

extern const GabRules gab_books_rules;

/* What is due. */
typedef enum
{
  GAB_DUE_BEGINS,   /* @name: an operation */
  GAB_DUE_RECOVERY, /* @name: an operation whose hurt come back */
  GAB_DUE_LEADER,   /* @name: a wounded commander */
} GabDueKind;

typedef struct
{
  gint32 day;  /* day number */
  gint32 kind; /* GabDueKind */
  gint32 name;
} GabDue;

/* What one unit loses in a closing order. */
typedef struct
{
  gint32 killed, wounded, missing, prisoners;
} GabBooksLoss;

const char *gab_unit_kind_word         (int                   kind);
const char *gab_quality_word           (gboolean              english_civil_war,
                                        int                   quality);
const char *gab_fortress_size_word     (int                   size);
const char *gab_work_kind_word         (int                   kind);
int         gab_unit_kind_from_word    (const char           *word);
int         gab_quality_from_word      (gboolean              english_civil_war,
                                        const char           *word);
int         gab_fortress_size_from_word(const char           *word);
int         gab_work_kind_from_word    (const char           *word);
gboolean    gab_unit_kind_has_guns     (int                   kind);
gboolean    gab_unit_kind_is_foot      (int                   kind);

int         gab_books_find             (const GabBooks       *books,
                                        const char           *klass,
                                        const char           *handle);
gboolean    gab_books_order_loss       (const GabOrder       *order,
                                        int                   unit_name,
                                        GabBooksLoss         *loss);
gboolean    gab_books_are_same         (const GabBooks       *one,
                                        const GabBooks       *other);
GabFortressState gab_books_fortress_state (const GabBooks   *books,
                                        int                   fortress);
GArray     *gab_books_list_due         (const GabBooks       *books,
                                        gint32                upto);
int         gab_books_leader_of        (const GabBooks       *books,
                                        int                   force);
gint32      gab_books_sp_men           (const GabBooksUnit   *unit,
                                        gint32                sp);
gint64      gab_books_share_rounds     (const GabBooks       *books,
                                        int                   operation,
                                        int                   side,
                                        gint64                rounds,
                                        gint64               *spent);
int         gab_books_line_wants_reason(const char           *line);
gboolean    gab_books_order_intends    (const GabOrder       *order,
                                        const GabNames       *names,
                                        int                   side);
int         gab_books_intention        (const GabBooks       *books,
                                        int                   side);
int         gab_books_tally_side       (const GabBooks        *books,
                                        int                   tally);
gint32      gab_books_recovery_due     (const GabBooks       *books,
                                        int                   operation);
gint64      gab_books_recovery_men     (const GabBooks       *books,
                                        int                   operation,
                                        int                   side);
gboolean    gab_books_force_is_within  (const GabBooks       *books,
                                        int                   force,
                                        int                   outer);
void        gab_books_split_loss       (const GabBooksTables *tables,
                                        gint64                men,
                                        GabBooksLoss         *loss);
void        gab_books_share_pools      (const GabSettlement  *settlement,
                                        guint                 side,
                                        const gint32         *names,
                                        const gint64         *men,
                                        guint                 n_units,
                                        gint64               *lost);

/* The books' verbs; the words stand in gab-books-verbs.c. */
typedef enum
{
  GAB_BOOKS_RECEIVE,
  GAB_BOOKS_STRIKE_OFF,
  GAB_BOOKS_SICK,
  GAB_BOOKS_FIT,
  GAB_BOOKS_DESERT,
  GAB_BOOKS_CLOSE,
  GAB_BOOKS_RESULT,
  GAB_BOOKS_RECOVER,
  GAB_BOOKS_ADVANCE_DAYS,
  GAB_BOOKS_ADVANCE_TO,
  GAB_BOOKS_NOTE,
  GAB_BOOKS_EXCHANGE,
  GAB_BOOKS_FOUND,
  GAB_BOOKS_DIED,
  GAB_BOOKS_TRANSFER,
  GAB_BOOKS_TRANSFER_ROUNDS,
  GAB_BOOKS_HAND_OVER,
  GAB_BOOKS_HAND_OVER_ROUNDS,
  GAB_BOOKS_CAPTURE,
  GAB_BOOKS_CAPTURE_ROUNDS,
  GAB_BOOKS_LEND,
  GAB_BOOKS_RETURN,
  GAB_BOOKS_RAISE,
  GAB_BOOKS_DISMISS,
  GAB_BOOKS_REPAIR,
  GAB_BOOKS_DAMAGE,
  GAB_BOOKS_APPOINT,
  GAB_BOOKS_SUCCEED,
  GAB_BOOKS_LEADER_WOUNDED,
  GAB_BOOKS_LEADER,
  GAB_BOOKS_TALLY_SET,
  GAB_BOOKS_TALLY_CHANGE,
  GAB_BOOKS_CORRECT,
  GAB_BOOKS_CORRECT_MEN,
  GAB_BOOKS_CORRECT_GUNS,
  GAB_BOOKS_CORRECT_ROUNDS,
  GAB_BOOKS_CORRECT_LEADER,
  GAB_BOOKS_INTEND,
} GabBooksVerb;

G_END_DECLS
