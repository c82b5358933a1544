/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule set: one constant table of functions. Nothing outside its folder knows more. */
#pragma once

#include "gab-days.h"
#include "gab-dice.h"
#include "gab-event.h"
#include "gab-notation.h"
#include "gab-tables.h"

G_BEGIN_DECLS

/* What an operation starts from: a frozen copy. Borrowed by the states made of it;
 * who keeps a state longer than its game keeps a reference to the setup too. */
typedef struct
{
  gatomicrefcount refs;
  GabNames     *names;   /* owned */
  GPtrArray    *lines;   /* of GabOrder in the rule set's setup verbs; owned */
  gconstpointer tables;  /* resolved by the rule set; borrowed */
  guint64       seed;
  gint32        begins;  /* day number of the first turn */
  GabCalendar   calendar;/* in which dates are told */
} GabSetup;

/* Whose turn it is and what comes next. */
typedef struct
{
  gint32 day;      /* day number */
  int    turn;     /* from 1 */
  int    step;     /* the rule set's own */
  int    actor;    /* side that acts, from 0; -1 none */
  gboolean over;
} GabTurn;

/* What may be ordered now, as a form: a verb, its numbers, and what may be
 * filled in. Grown by the rule sets as they need it. */
typedef enum
{
  GAB_CHOICE_EXACT,  /* the order stands as it is */
  GAB_CHOICE_COUNT,  /* a number may be least to most */
  GAB_CHOICE_SUBSET, /* a list holds 1 or more of the names, each once */
  GAB_CHOICE_SHARES, /* a list holds 1 or more of the names, each with a number, together least to most */
} GabChoiceKind;

#define GAB_CHOICE_ARGS 16

typedef struct
{
  GabChoiceKind  kind;
  const GabVerb *verb;
  gint32         args[GAB_CHOICE_ARGS]; /* the fixed numbers */
  guint          n_args;
  guint          n_after;/* so many of them stand behind what is open, the others before */
  gint32         least, most;
  GArray        *names;  /* of gint32: what the list may hold, for shares each with the most of it;
                            owned; NULL otherwise */
} GabChoice;

typedef enum
{
  GAB_OUTCOME_NONE,
  GAB_OUTCOME_WON,   /* by the operation's first side, the attacker */
  GAB_OUTCOME_DRAWN,
  GAB_OUTCOME_LOST,
} GabOutcome;

/* Losses that fall on some units before the others. */
typedef struct
{
  GArray *first;   /* of gint32: names that bear them first; owned; may be empty */
  gint64  men;
  int     cause;   /* the rule set's own, for its tell */
  guint   side;    /* 0 the attacker, 1 who is attacked */
} GabPool;

/* A unit that may be mustered for an operation. */
typedef struct
{
  const char *handle;  /* borrowed */
  gboolean    attacker;
  gboolean    foot;
  gint32      men;     /* present */
  gint32      heavy, light, mortars; /* guns of these sorts present */
} GabMusterUnit;

/* What a campaign offers for an operation (CA-4). */
typedef struct
{
  gboolean at_a_place; /* before a fortress */
  gboolean great;      /* a great one */
  GArray  *units;      /* of GabMusterUnit */
  gint32   rounds[2];  /* of the attacker's forces, of the garrison; 0 none are known */
} GabMuster;

/* A unit with the men and guns that it had in play. */
typedef struct
{
  gint32 name;
  gint32 men;
  gint32 guns;
  guint  side;     /* 0 the attacker, 1 who is attacked */
} GabInPlay;

/* Guns that a unit lost. */
typedef struct
{
  gint32 name;
  guint  side;
  gint32 dismounted, taken;
} GabGunsLost;

/* What an operation cost: from it the books make the closing order. */
typedef struct
{
  GabOutcome outcome;
  gint32     ends;           /* day number of the last day */
  GArray    *pools;          /* of GabPool */
  GArray    *in_play;        /* of GabInPlay, in the setup's order */
  GArray    *guns;           /* of GabGunsLost */
  gint64     rounds[2];      /* spent by the attacker, by who is attacked */
  gboolean   place_taken;    /* the garrison's survivors are prisoners */
} GabSettlement;

/* Who looks. */
typedef enum
{
  GAB_VIEWER_UMPIRE = -2, /* sees all */
  GAB_VIEWER_TABLE  = -1, /* what both sides may see */
  /* 0 and up: that side */
} GabViewer;

/* A line of a score sheet or of figures by turn, for charts. */
typedef struct
{
  int    id;     /* the rule set's own, told by its tell_score */
  int    turn;
  gint64 value;
} GabScoreLine;

typedef struct
{
  const char    *id;       /* "storming" */
  const char    *prefix;   /* "ST" */
  guint          revision; /* edition of the code */
  const GabVerb *setup_verbs;
  const GabVerb *verbs;

  gpointer (* resolve)       (const GabTables   *tables,
                              GError           **error);   /* g_free() frees it */
  gpointer (* state_new)     (const GabSetup    *setup,
                              GError           **error);
  gpointer (* state_copy)    (gconstpointer      state);
  void     (* state_free)    (gpointer           state);

  /* Changes the state, or fails and leaves it in tatters: callers hand a copy. */
  gboolean (* apply)         (gpointer           state,
                              const GabOrder    *order,
                              GabDice           *dice,
                              GabEvents         *events,   /* nullable */
                              GError           **error);
  /* Fills in what an order leaves to the rules, the names of new things above all, so that
   * its record says it: a new order. NULL where no order leaves anything. */
  GabOrder *(* complete)     (gconstpointer      state,
                              const GabOrder    *order);
  /* Whether dice only pick at random, which the program may do while the player rolls the
   * others. NULL where none do. */
  gboolean (* is_pick)       (const GabEvent    *reason);
  void     (* turn)          (gconstpointer      state,
                              GabTurn           *turn);
  void     (* choices)       (gconstpointer      state,
                              GArray            *choices); /* of GabChoice */
  gpointer (* mask)          (gconstpointer      state,
                              int                viewer);
  /* Adds the setup lines (char *) that an operation would begin with. */
  void     (* muster)        (const GabMuster   *muster,
                              gconstpointer      tables,
                              GPtrArray         *lines);
  gboolean (* settle)        (gconstpointer      state,
                              GabSettlement     *settlement,
                              GError           **error);
  char *   (* tell)          (const GabEvent    *event,
                              const GabNames    *names,
                              int                viewer);
  void     (* series)        (gconstpointer      state,
                              GArray            *lines);   /* of GabScoreLine */
  void     (* score)         (gconstpointer      state,
                              GArray            *lines);   /* of GabScoreLine */
  gboolean (* check)         (gconstpointer      state,
                              GError           **error);
  void     (* dump)          (gconstpointer      state,
                              GString           *text);
} GabRules;

GabSetup      *gab_setup_new           (const GabRules      *rules,
                                        gconstpointer        tables,
                                        guint64              seed,
                                        gint32               begins);
GabSetup      *gab_setup_ref           (const GabSetup      *setup);
void           gab_setup_free          (GabSetup            *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSetup, gab_setup_free)
gboolean       gab_setup_add           (GabSetup            *setup,
                                        const GabRules      *rules,
                                        const char          *line,
                                        GError             **error);

GArray        *gab_choices_new         (void);
GabChoice     *gab_choices_add         (GArray              *choices,
                                        GabChoiceKind        kind,
                                        const GabVerb       *verb);
const GabVerb *gab_verb_by_id          (const GabVerb       *verbs,
                                        int                  id);
GabOrder      *gab_choice_largest      (const GabChoice     *choice);
GabOrder      *gab_choice_random       (const GabChoice     *choice,
                                        GRand               *random);

GabSettlement *gab_settlement_new      (void);
void           gab_settlement_free     (GabSettlement       *settlement);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSettlement, gab_settlement_free)
GabPool       *gab_settlement_add_pool (GabSettlement       *settlement,
                                        gint64               men,
                                        int                  cause);

char          *gab_rules_digest        (const GabRules      *rules,
                                        gconstpointer        state);

G_END_DECLS
