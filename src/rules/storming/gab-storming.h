/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The storm in five minutes (ST): its state is the sheet of ST-12. */
#pragma once

#include "gab-rules.h"

G_BEGIN_DECLS

/* Bounds of the sheet; what is allowed within them stands in the tables. */
#define GAB_STORMING_ATTEMPTS 6
#define GAB_STORMING_COLUMNS  6
#define GAB_STORMING_UNITS    256 /* attacking units that a setup may name */

typedef enum
{
  GAB_STORMING_FORT_UNKNOWN,
  GAB_STORMING_FORT_SMALLER, /* small or medium */
  GAB_STORMING_FORT_BIG,
} GabStormingFort;

typedef enum
{
  GAB_STORMING_ARMY_UNKNOWN, /* not yet rolled, or of no account (ST-2) */
  GAB_STORMING_ARMY_SMALL,
  GAB_STORMING_ARMY_BIG,
} GabStormingArmy;

/* How the sheet knows a size (ST-13). */
typedef enum
{
  GAB_STORMING_KNOWN_NOT_YET,
  GAB_STORMING_KNOWN_ROLLED,
  GAB_STORMING_KNOWN_GIVEN,     /* taken from the fortress or the forces */
  GAB_STORMING_KNOWN_NEEDLESS,  /* any army does against a smaller fort */
  GAB_STORMING_KNOWN_CORRECTED, /* by the umpire */
} GabStormingKnown;

typedef enum
{
  GAB_STORMING_UNDECIDED,    /* not begun, or under way */
  GAB_STORMING_SURRENDERED,  /* captured without a storm (ST-4) */
  GAB_STORMING_CANCELLED,    /* lost without a storm (ST-4) */
  GAB_STORMING_CAPTURED,
  GAB_STORMING_DRAWN,
  GAB_STORMING_BEATEN_OFF,
  GAB_STORMING_N_RESULTS,
} GabStormingResult;

typedef enum
{
  GAB_STORMING_COLUMN_WAITING,
  GAB_STORMING_COLUMN_COMPLETE,
  GAB_STORMING_COLUMN_PARTIAL,
  GAB_STORMING_COLUMN_FAILED,
} GabStormingColumnResult;

#define GAB_STORMING_N_COLUMN_RESULTS 3 /* complete, partial, failed */

/* What the attempt waits for; also GabTurn's step. */
typedef enum
{
  GAB_STORMING_STEP_SIZE,
  GAB_STORMING_STEP_ARMY,
  GAB_STORMING_STEP_SUMMON,
  GAB_STORMING_STEP_PREPARE,
  GAB_STORMING_STEP_COLUMNS,
  GAB_STORMING_STEP_ASSAULT,
  GAB_STORMING_STEP_OVER,
} GabStormingStep;

/* The verbs; their words stand in gab-storming.c. */
typedef enum
{
  GAB_STORMING_SIZE,
  GAB_STORMING_ARMY,
  GAB_STORMING_SUMMON,
  GAB_STORMING_PREPARE,
  GAB_STORMING_SET_COLUMNS,
  GAB_STORMING_NAME,      /* column, list of units */
  GAB_STORMING_ASSAULT,   /* column */
  GAB_STORMING_END,
  GAB_STORMING_SET,       /* GabStormingField, value */
} GabStormingVerb;

/* What an umpire may correct, of the attempt under way or, between two attempts
 * and at the end, of the last one. */
typedef enum
{
  GAB_STORMING_FIELD_SIZE,        /* 0 small or medium, 1 BIG */
  GAB_STORMING_FIELD_ARMY,        /* 0 small, 1 big */
  GAB_STORMING_FIELD_COLUMNS,     /* how many columns; before the last has stormed */
  GAB_STORMING_FIELD_CASUALTIES,  /* men, of the whole attempt so far */
  GAB_STORMING_FIELD_POINTS_LOST, /* other than for casualties; once it is settled */
  GAB_STORMING_FIELD_POINTS_WON,  /* once it is settled */
  GAB_STORMING_FIELD_ATTEMPTS,    /* how many attempts the sheet has */
  GAB_STORMING_N_FIELDS,
} GabStormingField;

/* The verbs of a setup. */
typedef enum
{
  GAB_STORMING_LINE_FORT,     /* 0 big, 1 smaller */
  GAB_STORMING_LINE_ARMY,     /* 0 big, 1 small */
  GAB_STORMING_LINE_ATTEMPTS, /* count */
  GAB_STORMING_LINE_LINKED,
  GAB_STORMING_LINE_ATTACKER, /* new unit, men */
  GAB_STORMING_LINE_DEFENDER, /* new unit, men */
} GabStormingLine;

/* Ways to take a fort: so many columns completely successful and so many at
 * least partially so, the former counted among the latter. */
typedef struct
{
  gint32 complete;
  gint32 successes;
} GabStormingNeed;

/* The resolved tables, data/rules/storming.xml. A band table holds the upper end
 * of each band of 0 to 99, the last being 99. */
typedef struct
{
  gint32 size[2];                   /* ST-1: smaller, BIG */
  gint32 army[2];                   /* ST-2: big, small */
  gint32 prepare_smaller[2];        /* ST-4: surrenders, storm */
  gint32 prepare_small_army[2];     /* ST-4: storm, cancelled */
  gint32 columns_smaller[2];        /* ST-5 */
  gint32 columns_small_army[2];
  gint32 columns_big_army[3];
  gint32 count_smaller[2];          /* ST-5: how many columns each band gives */
  gint32 count_small_army[2];
  gint32 count_big_army[3];
  gint32 column[3];                 /* ST-6: complete, partial, failed */
  gint32 casualties_smaller[3];     /* ST-7: men, complete, partial, failed */
  gint32 casualties_big[3];
  GabStormingNeed captured_smaller;      /* ST-8 */
  GabStormingNeed captured_big_army[2];  /* ST-9: one or the other */
  GabStormingNeed captured_small_army;   /* ST-10 */
  GabStormingNeed drawn_small_army;      /* ST-10 */
  gint32 points_a_casualty;         /* ST-11: lost */
  gint32 points_a_column_smaller;   /* lost for each column of a failed attempt */
  gint32 points_a_column_big;
  gint32 points_captured_smaller;   /* won */
  gint32 points_captured_big;
  gint32 attempts;                  /* ST-12: on a sheet */
  gint32 guide_score;               /* ST-12: as the author quotes it */
  gint32 big_army_men;              /* ST-13: proposed as big from here on */
} GabStormingTables;

typedef struct
{
  gint32 name;  /* in the setup's names */
  gint32 men;
} GabStormingUnit;

typedef struct
{
  guint8 result;     /* GabStormingColumnResult */
  guint8 order;      /* 1: the first to storm; 0 not yet */
  gint32 casualties; /* men */
} GabStormingColumn;

/* A column of the sheet (ST-12). */
typedef struct
{
  guint8 fort;        /* GabStormingFort */
  guint8 fort_known;  /* GabStormingKnown */
  guint8 army;        /* GabStormingArmy */
  guint8 army_known;  /* GabStormingKnown */
  guint8 result;      /* GabStormingResult */
  guint8 n_columns;
  guint8 n_stormed;   /* how many of them have stormed */
  gint32 casualties;  /* men; of the columns and others */
  gint32 others;      /* men among them that an umpire added beside the columns */
  gint32 points_lost; /* other points lost: not for casualties */
  gint32 points_won;
  gint64 total_lost;  /* points_lost and those for casualties */
  gint64 overall;     /* points_won - total_lost */
  GabStormingColumn column[GAB_STORMING_COLUMNS];
  guint8 column_of[GAB_STORMING_UNITS]; /* the column, from 1, that an attacking
                                         * unit is named for; 0 none */
} GabStormingAttempt;

/* The state: flat, so that a copy is a memcpy(). */
typedef struct
{
  const GabSetup          *setup;
  const GabStormingTables *tables;
  guint8             one_fort;   /* TRUE: up to n_attempts on one fort; FALSE: a fort each */
  guint8             linked;     /* to a siege (ST-13) */
  guint8             fort;       /* what the next attempt finds: GabStormingFort … */
  guint8             fort_known;
  guint8             army;
  guint8             army_known;
  guint8             step;       /* GabStormingStep */
  guint8             begun;      /* an order has been given in attempt[n_made] */
  guint8             given_up;   /* the player ended the sheet */
  guint8             n_attempts; /* how many there may be */
  guint8             n_made;     /* how many are settled; attempt[n_made] is under way or next */
  guint8             hides_attackers; /* a masked state: their men are not in it */
  guint8             hides_defenders;
  guint              n_attackers;
  guint              n_defenders;
  gint64             attacker_men; /* 0 when the setup names no attackers */
  gint64             defender_men;
  gint64             casualties;   /* of all attempts */
  gint64             total;        /* the grand total of points of the settled attempts */
  GabStormingAttempt attempt[GAB_STORMING_ATTEMPTS];
  GabStormingUnit    attacker[GAB_STORMING_UNITS]; /* in the order of the setup */
} GabStorming;

/* Lines of the score sheet and of the series. A line's turn is the attempt, from
 * 1; 0 for the whole sheet. */
typedef enum
{
  GAB_STORMING_SCORE_CASUALTIES,
  GAB_STORMING_SCORE_OTHER_LOST,
  GAB_STORMING_SCORE_TOTAL_LOST,
  GAB_STORMING_SCORE_WON,
  GAB_STORMING_SCORE_OVERALL,
  GAB_STORMING_SCORE_GRAND_TOTAL,
  GAB_STORMING_SCORE_GUIDE, /* as quoted, no test (ST-12) */
} GabStormingScore;

extern const GabRules gab_storming_rules;

GabStormingArmy gab_storming_proposed_army (const GabStormingTables  *tables,
                                            gint64                    men);
gint64          gab_storming_men_left      (const GabStorming        *state);
gboolean        gab_storming_field_range   (const GabStorming        *state,
                                            GabStormingField          field,
                                            gint32                   *least,
                                            gint32                   *most);

/* Words for a page; in gab-storming-tell.c and gab-storming-sheet-tell.c. */
const char     *gab_storming_tell_fort          (GabStormingFort          fort);
const char     *gab_storming_tell_army          (GabStormingArmy          army);
const char     *gab_storming_tell_known         (GabStormingKnown         known);
const char     *gab_storming_tell_result        (GabStormingResult        result);
const char     *gab_storming_tell_column_result (GabStormingColumnResult  result);
const char     *gab_storming_tell_step          (GabStormingStep          step);
char           *gab_storming_tell_score         (const GabScoreLine      *line);
char           *gab_storming_tell_cause         (int                      cause);

G_END_DECLS
