/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books, kept by a test beside the first and reckoned on their own: plain arrays, no call into the books. */
#pragma once

#include "gab-books.h"

G_BEGIN_DECLS

#define SECOND_UNITS      20
#define SECOND_FORCES     6
#define SECOND_PLACES     2
#define SECOND_OPERATIONS 160
#define SECOND_LISTS      10
#define SECOND_ITEMS      5
#define SECOND_HURT       (SECOND_OPERATIONS * SECOND_ITEMS)

/* The lists of a closing order, and of a correction: there those for fewer stand SECOND_FEWER further on. */
enum { LIST_MEN, LIST_GUNS, LIST_CAPTURED, LIST_ROUNDS, LIST_SP, LIST_ROUNDS_LOST, LIST_ROUNDS_CAPTURED };
#define SECOND_FEWER 5

/* An entry: what is named by number, so that either books can read it. */
typedef struct
{
  GabBooksVerb verb;
  int          n[SECOND_LISTS];                        /* how long each list is; 0 leaves it out */
  int          item[SECOND_LISTS][SECOND_ITEMS][5];    /* unit or force, and its numbers */
  int          operation, won, day, taken, moves_on;   /* won: 1, 0, -1 for won, drawn, lost; taken: -1 none */
  int          giver, getter, men, guns;               /* units or forces; rounds are in men; guns left out when nought */
  int          from, to;                               /* which of the words for places */
} SecondEntry;

typedef struct
{
  int unit, operation, killed, wounded, missing;
} SecondHurt;

typedef struct
{
  int begins, day;
  int men[SECOND_UNITS][GAB_MEN_N_PLACES], men_came[SECOND_UNITS], men_given[SECOND_UNITS], men_went[SECOND_UNITS];
  int guns[SECOND_UNITS][GAB_GUNS_N_PLACES], guns_came[SECOND_UNITS], guns_given[SECOND_UNITS], guns_went[SECOND_UNITS];
  int sp[SECOND_UNITS], with[SECOND_UNITS]; /* with: the operation that has its lent, -1 none */
  int spoils[SECOND_UNITS];                 /* guns that it took from the others */
  int rounds[SECOND_FORCES], came[SECOND_FORCES], spent[SECOND_FORCES], given[SECOND_FORCES], lost[SECOND_FORCES];
  int lent[SECOND_FORCES][SECOND_OPERATIONS];
  int owner[SECOND_PLACES], fallen[SECOND_PLACES];
  int closed[SECOND_OPERATIONS], won[SECOND_OPERATIONS], moves_on[SECOND_OPERATIONS];
  int closed_on[SECOND_OPERATIONS], recovered[SECOND_OPERATIONS];
  SecondHurt hurt[SECOND_HURT];
  int n_hurt;
} Second;

char    *second_setup_lines (int                begins);
char    *second_line        (const SecondEntry *entry);
void     second_init        (Second            *second,
                             int                begins);
gboolean second_enter       (Second            *second,
                             const SecondEntry *entry);
gboolean second_close       (Second            *second,
                             const SecondEntry *entry);
gboolean second_recover     (Second            *second,
                             const SecondEntry *entry);
gboolean second_correct     (Second            *second,
                             const SecondEntry *entry);
void     second_make_entry  (GRand             *random,
                             const Second      *second,
                             SecondEntry       *entry);
void     second_compare     (const Second      *second,
                             const GabBooks    *books);

/* What the files of the second books share. */
gboolean second_take        (int               *from,
                             int                count,
                             int               *to);
void     second_regain      (Second            *second,
                             int                unit);
gboolean second_good_lists  (const SecondEntry *entry,
                             gboolean           nought);

/* The plan of the campaign: who belongs where. */
int      second_side_of_unit  (int unit);
int      second_side_of_force (int force);
int      second_force_of_unit (int unit);
int      second_first_men     (int unit);
int      second_first_sp      (int unit);
int      second_attacker      (int operation);
int      second_place         (int operation);
int      second_begins        (int operation);
gboolean second_was_inside    (int force,
                               int place);

G_END_DECLS
