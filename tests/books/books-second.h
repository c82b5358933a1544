/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books, kept by a test beside the first and reckoned on their own: plain arrays, no call into the books. */
#pragma once

#include "gab-books.h"

G_BEGIN_DECLS

#define SECOND_UNITS      20
#define SECOND_FORCES     6
#define SECOND_PLACES     2
#define SECOND_OPERATIONS 60
#define SECOND_LISTS      5
#define SECOND_ITEMS      5

/* An entry: what is named by number, so that either books can read it. */
typedef struct
{
  GabBooksVerb verb;
  int          n[SECOND_LISTS];                        /* how long each list is; 0 leaves it out */
  int          item[SECOND_LISTS][SECOND_ITEMS][5];    /* unit or force, and its numbers */
  int          operation, won, day, taken, moves_on;   /* won: 1, 0, -1 for won, drawn, lost; taken: -1 none */
} SecondEntry;

typedef struct
{
  int unit, operation, killed, wounded, missing;
} SecondHurt;

typedef struct
{
  int begins, day;
  int men[SECOND_UNITS][GAB_MEN_N_PLACES], men_came[SECOND_UNITS], men_went[SECOND_UNITS];
  int guns[SECOND_UNITS][GAB_GUNS_N_PLACES], guns_came[SECOND_UNITS], guns_went[SECOND_UNITS];
  int sp[SECOND_UNITS];
  int rounds[SECOND_FORCES], came[SECOND_FORCES], spent[SECOND_FORCES], lost[SECOND_FORCES];
  int owner[SECOND_PLACES], fallen[SECOND_PLACES];
  int closed[SECOND_OPERATIONS], won[SECOND_OPERATIONS], moves_on[SECOND_OPERATIONS];
  int closed_on[SECOND_OPERATIONS], recovered[SECOND_OPERATIONS];
  SecondHurt hurt[SECOND_OPERATIONS * SECOND_ITEMS];
  int n_hurt;
} Second;

char    *second_setup_lines (int                begins);
char    *second_line        (const SecondEntry *entry);
void     second_init        (Second            *second,
                             int                begins);
gboolean second_enter       (Second            *second,
                             const SecondEntry *entry);
void     second_compare     (const Second      *second,
                             const GabBooks    *books);

/* The plan of the campaign: who belongs where. */
int      second_side_of_unit  (int unit);
int      second_force_of_unit (int unit);
int      second_first_men     (int unit);
int      second_first_sp      (int unit);
int      second_attacker      (int operation);
int      second_place         (int operation);
int      second_begins        (int operation);

G_END_DECLS
