/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The formal siege (FS), trench by trench: its state is what stands on the ground, works, trenches,
 * batteries, pieces, and what each side has left. Distances are tenths of a yard, x along the wall,
 * y outward (FS-3). Side 0 besieges, side 1 defends. */
#pragma once

#include "gab-formal-tables.h"
#include "gab-rules.h"

G_BEGIN_DECLS

/* Bounds of the ground; what is allowed within them stands in the tables. */
#define GAB_FORMAL_BASTIONS  6
#define GAB_FORMAL_WORKS     32  /* flanks, demi-lunes, ravelins, walls: at most 26 */
#define GAB_FORMAL_TRENCHES  600
#define GAB_FORMAL_JOINS     1200
#define GAB_FORMAL_BATTERIES 96
#define GAB_FORMAL_PIECES    400
#define GAB_FORMAL_UNITS     128
#define GAB_FORMAL_ADJOINING 64  /* what can adjoin one place: its joints are more than a yard apart (FS-9) */

/* What a section of the front is; in the order of FS-4's rolls. A bastion is its two flanks. */
typedef enum
{
  GAB_FORMAL_FLANK,
  GAB_FORMAL_DEMI_LUNE,
  GAB_FORMAL_RAVELIN,
  GAB_FORMAL_WALL,
} GabFormalWorkKind;

/* What the siege waits for; also GabTurn's step (FS-6). */
typedef enum
{
  GAB_FORMAL_STEP_PLACE,    /* before turn 1: points, and the defender's first places (FS-4, FS-20) */
  GAB_FORMAL_STEP_BUILD,
  GAB_FORMAL_STEP_BESIEGER_MOVES,
  GAB_FORMAL_STEP_DEFENDER_MOVES,
  GAB_FORMAL_STEP_FIRE,
  GAB_FORMAL_STEP_STORM,
  GAB_FORMAL_STEP_SORTIE,
  GAB_FORMAL_STEP_OVER,
} GabFormalStep;

/* A choice that stands open within a step; nothing else may be ordered then. */
typedef enum
{
  GAB_FORMAL_OPEN_NONE,
  GAB_FORMAL_OPEN_ANSWER,    /* the defender names supports against a storm (FS-33) */
  GAB_FORMAL_OPEN_FALL_BACK, /* where those driven out of a trench go (FS-49) */
  GAB_FORMAL_OPEN_SORTIE,    /* whether the sortie goes on, and where (FS-41) */
} GabFormalOpen;

typedef enum
{
  GAB_FORMAL_END_NONE,
  GAB_FORMAL_END_BREACH,     /* of a wall (FS-44) */
  GAB_FORMAL_END_SURRENDER,  /* agreed; counts as a breach (FS-48) */
  GAB_FORMAL_END_RAISED,
  GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS,
  GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS,
} GabFormalEnd;

/* How the points of the works became known (FS-4). */
typedef enum
{
  GAB_FORMAL_POINTS_UNKNOWN,
  GAB_FORMAL_POINTS_CHOSEN,  /* by the defender or umpire */
  GAB_FORMAL_POINTS_ROLLED,
} GabFormalPoints;

/* The verbs; words and patterns stand in gab-formal.c. */
typedef enum
{
  GAB_FORMAL_ROLL_POINTS,
  GAB_FORMAL_PLACE,
  GAB_FORMAL_END_STEP,
  GAB_FORMAL_DIG_PARALLEL,
  GAB_FORMAL_DIG_SAP,
  GAB_FORMAL_DIG_BATTERY,
  GAB_FORMAL_REBUILD,
  GAB_FORMAL_ENTER,
  GAB_FORMAL_LEAVE,
  GAB_FORMAL_MOVE,
  GAB_FORMAL_MOUNT,
  GAB_FORMAL_DISMOUNT,
  GAB_FORMAL_FIRE,
  GAB_FORMAL_PASS,
  GAB_FORMAL_STORM,          /* of the covered way */
  GAB_FORMAL_STORM_WORK,
  GAB_FORMAL_ANSWER,
  GAB_FORMAL_SORTIE,
  GAB_FORMAL_PRESS_ON,
  GAB_FORMAL_RETURN,
  GAB_FORMAL_FALL_BACK,      /* FS-49's own way */
  GAB_FORMAL_FALL_BACK_TO,
  GAB_FORMAL_RAISE,
  GAB_FORMAL_SURRENDER,
  GAB_FORMAL_SET,
  GAB_FORMAL_SET_POINTS,
  GAB_FORMAL_SET_WORK,
} GabFormalVerb;

/* What `set` corrects; in the order of the verb's words. */
typedef enum
{
  GAB_FORMAL_FIELD_ROUNDS_BESIEGER,
  GAB_FORMAL_FIELD_ROUNDS_DEFENDER,
  GAB_FORMAL_FIELD_TURN,
  GAB_FORMAL_FIELD_WORK_LEFT,
  GAB_FORMAL_N_FIELDS,
} GabFormalField;

/* The verbs of a setup. */
typedef enum
{
  GAB_FORMAL_LINE_BASTION,   /* new flank left, new flank right, point of the bastion's centre */
  GAB_FORMAL_LINE_DEMI_LUNE, /* new work, point */
  GAB_FORMAL_LINE_RAVELIN,
  GAB_FORMAL_LINE_WALL,
  GAB_FORMAL_LINE_POINTS,    /* work, points: the defender's secret */
  GAB_FORMAL_LINE_ROUNDS,    /* side, rounds: that side's secret */
  GAB_FORMAL_LINE_UNIT,      /* side, new unit, pieces by kind: that side's */
  GAB_FORMAL_LINE_SCALE,     /* men a section, guns a model, shots a round */
} GabFormalLine;

/* Where a piece is, and what is fired at: a work, trench or battery by its index. */
typedef gint16 GabFormalSpot;

#define GAB_FORMAL_NOWHERE         ((GabFormalSpot) -1)
#define GAB_FORMAL_TRENCH_SPOTS    100
#define GAB_FORMAL_BATTERY_SPOTS   2000
#define GAB_FORMAL_AT_WORK(i)      ((GabFormalSpot) (i))
#define GAB_FORMAL_AT_TRENCH(i)    ((GabFormalSpot) (GAB_FORMAL_TRENCH_SPOTS + (i)))
#define GAB_FORMAL_AT_BATTERY(i)   ((GabFormalSpot) (GAB_FORMAL_BATTERY_SPOTS + (i)))

typedef struct
{
  gint32         name;       /* in the setup's names; "trinidad.left" for a flank */
  guint8         kind;       /* GabFormalWorkKind */
  gint8          bastion;    /* which, from 0, from the left; -1 unless a flank */
  guint8         right;      /* a flank: the right one */
  guint8         points;     /* to breach it, as fixed before turn 1; 0: unknown, or none */
  guint8         left;       /* points left; 0 with points above 0: breached */
  guint8         sealed;     /* its points were rolled: nobody knows them until it is breached (CA-18) */
  guint8         hits;       /* that have told; these everybody sees */
  guint8         breached;
  guint8         taken;      /* stormed, or struck out by the umpire: out of play */
  guint8         fired;      /* this turn's fire step; both flanks of a bastion together */
  GabFormalPoint at;         /* its centre line's foot: (c, 0); a flank has its bastion's */
} GabFormalWork;

typedef struct
{
  GabFormalPoint from, to;
  guint8         parallel;   /* 1 to 3; 0 a sap */
  guint8         gone;       /* destroyed, not dug again (FS-50) */
  guint8         suppressed; /* S results of this turn (FS-27) */
  guint8         destroyed;  /* D results of this turn */
  guint16        line;       /* parallel's number, or the sap's: p2.4, s3.1 */
  guint16        part;       /* unit within it */
  guint16        turn;       /* dug, or dug again */
} GabFormalTrench;

/* Where a trench joins another: at its first point, its second, or within (a parallel unit
 * that a sap leaves or enters, FS-11). */
typedef enum
{
  GAB_FORMAL_JOINS_FROM,
  GAB_FORMAL_JOINS_TO,
  GAB_FORMAL_JOINS_INSIDE,
} GabFormalJoinEnd;

/* Two standing trenches that join; the first is that of the lower index. */
typedef struct
{
  guint16 a, b;
  guint8  end_a, end_b; /* GabFormalJoinEnd */
} GabFormalJoin;

typedef struct
{
  guint16 number;    /* no-7 */
  guint16 trench;    /* index of the parallel unit that it touches */
  guint8  mortars;   /* for mortars, else for cannon */
  guint8  before;    /* before the unit, else behind it */
  guint8  halves;    /* built: 1 or 2 */
  guint8  destroyed; /* no fire position until built again (FS-28) */
  guint8  results;   /* S and D of this turn */
  guint8  fired;     /* this turn's fire step */
  guint16 turn;      /* the second half, or built again */
  GabFormalPoint centre;
  GabFormalPoint corner[4]; /* in its sense of turning: x to y */
} GabFormalBattery;

typedef enum
{
  GAB_FORMAL_FATE_READY,    /* not on the ground: not yet entered, or left again */
  GAB_FORMAL_FATE_IN_PLAY,
  GAB_FORMAL_FATE_LOST,
  GAB_FORMAL_FATE_CAPTURED, /* by the besieger */
} GabFormalFate;

enum
{
  GAB_FORMAL_MOVED      = 1 << 0, /* this turn; does not fire */
  GAB_FORMAL_ENTERED    = 1 << 1, /* this turn; goes no further (FS-16) */
  GAB_FORMAL_LEFT       = 1 << 2, /* the ground this turn; does not enter again */
  GAB_FORMAL_FIRED      = 1 << 3, /* or supported a storm */
  GAB_FORMAL_SILENCED   = 1 << 4, /* an S this turn */
  GAB_FORMAL_MOUNTED    = 1 << 5, /* on a battery's platform (FS-17) */
};

typedef struct
{
  guint8        side;   /* GabFormalSide */
  guint8        kind;   /* GabFormalKind */
  guint8        fate;   /* GabFormalFate */
  guint8        marks;  /* GAB_FORMAL_MOVED … */
  guint8        gone;   /* trench lengths gone this turn (FS-14) */
  guint8        unit;   /* index into units */
  GabFormalSpot spot;   /* NOWHERE unless in play */
  guint16       number; /* within its unit, from 1 */
  guint32       since;  /* serial of its arrival at the spot: less is longer there (FS-26) */
} GabFormalPiece;

typedef struct
{
  gint32  name;    /* in the setup's names */
  guint8  side;
} GabFormalUnit;

/* A storm that waits for the defender's answer, or one that is over (FS-33). */
typedef struct
{
  gint16 object;                        /* index of the demi-lune; -1 the covered way */
  guint8 goes[GAB_FORMAL_PIECES / 8];     /* bit n: piece n storms */
  guint8 supports[GAB_FORMAL_PIECES / 8]; /* bit n: piece n, of either side, supports */
} GabFormalStorm;

/* A sortie under way (FS-38 to FS-42). */
typedef struct
{
  guint8        attacks;                    /* made so far */
  guint8        n_next;
  GabFormalSpot last;                       /* what it attacked last */
  GabFormalSpot next[GAB_FORMAL_ADJOINING]; /* what adjoined that */
  guint8        goes[GAB_FORMAL_PIECES / 8];  /* bit n: piece n is in it */
} GabFormalSortie;

/* Those driven out of a place, before their owner has said where they go (FS-49). */
typedef struct
{
  GabFormalSpot from;
  guint8        n_to;
  GabFormalSpot to[GAB_FORMAL_ADJOINING];   /* the trenches that adjoined it */
  guint8        out[GAB_FORMAL_PIECES / 8];   /* bit n: piece n is driven out */
} GabFormalFallBack;

static inline gboolean
gab_formal_has_bit (const guint8 *bits,
                    guint         piece)
{
  return (bits[piece / 8] >> piece % 8 & 1) != 0;
}

static inline void
gab_formal_set_bit (guint8 *bits,
                    guint   piece)
{
  bits[piece / 8] |= 1u << piece % 8;
}

/* The state: flat, so that a copy is a memcpy(). */
typedef struct
{
  const GabSetup        *setup;
  const GabFormalTables *tables;
  gint32  men_a_section, guns_a_model;     /* this siege's scale */
  gint32  rounds_a_round;                  /* of the campaign's in one of the game's (CA-4) */
  guint8  n_bastions;
  guint8  step;                            /* GabFormalStep */
  guint8  open;                            /* GabFormalOpen */
  guint8  end;                             /* GabFormalEnd */
  guint8  placed;                          /* GabFormalPoints */
  guint8  first_side, next_side;           /* of the fire step (FS-21) */
  guint8  passes;                          /* running, in the fire step */
  guint8  stormed, sortied;                /* this turn */
  guint8  covered_way_taken;
  guint8  established[GAB_FORMAL_PARALLELS]; /* FS-8; stays so */
  guint16 turn;                            /* from 1; 0 in the step of placing */
  guint8  work_left;                       /* units of this turn (FS-7) */
  guint8  hides[GAB_FORMAL_N_SIDES];       /* a masked state: that side's secrets are not in it */
  gint32  rounds[GAB_FORMAL_N_SIDES];
  gint32  rounds_first[GAB_FORMAL_N_SIDES];
  guint32 serial;                          /* of orders; stamps arrivals */
  guint16 n_works, n_trenches, n_joins, n_batteries, n_pieces, n_units;
  GabFormalStorm    storm;
  GabFormalSortie   sortie;
  GabFormalFallBack fall_back;
  GabFormalWork     work[GAB_FORMAL_WORKS];        /* flanks, demi-lunes, ravelins, walls; each left to right */
  GabFormalTrench   trench[GAB_FORMAL_TRENCHES];
  GabFormalJoin     join[GAB_FORMAL_JOINS];
  GabFormalBattery  battery[GAB_FORMAL_BATTERIES];
  GabFormalPiece    piece[GAB_FORMAL_PIECES];
  GabFormalUnit     unit[GAB_FORMAL_UNITS];
} GabFormal;

/* The points of a work, where whoever looks may know them; else 0 (FS-4, CA-18). */
static inline guint
gab_formal_known_points (const GabFormalWork *work)
{
  return work->sealed && !work->breached ? 0 : work->points;
}

/* Lines of the score sheet (FS-46), and of figures by turn; GabScoreLine.id. */
typedef enum
{
  GAB_FORMAL_SCORE_TURNS,
  GAB_FORMAL_SCORE_MODELS,       /* the defender's, destroyed */
  GAB_FORMAL_SCORE_SECTIONS,
  GAB_FORMAL_SCORE_CAPTURED,
  GAB_FORMAL_SCORE_OWN_HEAVY,    /* the besieger's, lost; in the order of the kinds */
  GAB_FORMAL_SCORE_OWN_LIGHT,
  GAB_FORMAL_SCORE_OWN_MORTAR,
  GAB_FORMAL_SCORE_OWN_SECTIONS,
  GAB_FORMAL_SCORE_TOTAL,

  GAB_FORMAL_SERIES_SECTIONS,    /* and the side: not lost */
  GAB_FORMAL_SERIES_GUNS = GAB_FORMAL_SERIES_SECTIONS + GAB_FORMAL_N_SIDES,
  GAB_FORMAL_SERIES_ROUNDS = GAB_FORMAL_SERIES_GUNS + GAB_FORMAL_N_SIDES, /* left; not where they are hidden */
  GAB_FORMAL_SERIES_DUG = GAB_FORMAL_SERIES_ROUNDS + GAB_FORMAL_N_SIDES,   /* units of trench so far */
  GAB_FORMAL_SERIES_SCORE_FOR,     /* points that count for the besieger */
  GAB_FORMAL_SERIES_SCORE_AGAINST, /* and against him, as a number above 0 */
  GAB_FORMAL_SERIES_WORK,          /* and its index: hits; the last of all */
} GabFormalScore;

/* FS-47 */
typedef enum
{
  GAB_FORMAL_DEGREE_NONE,        /* the siege is not over */
  GAB_FORMAL_DEGREE_DRAWN,
  GAB_FORMAL_DEGREE_MARGINAL,
  GAB_FORMAL_DEGREE_CLEAR,
  GAB_FORMAL_DEGREE_DECISIVE,
} GabFormalDegree;

extern const GabRules gab_formal_rules;

/* A work of a front that is still to be set up; a bastion with both flanks is one. */
typedef struct
{
  GabFormalWorkKind kind;   /* GAB_FORMAL_FLANK for a bastion */
  guint             number; /* of its kind, from 1, left to right */
  gint32            x;      /* tenths of a yard; all stand at y = 0 */
} GabFormalTemplate;

/* What a unit musters at a scale, and what is left over (CA-4). */
typedef struct
{
  gint32 pieces[GAB_FORMAL_N_KINDS];  /* models, sections */
  gint32 men_over;                    /* foot present, out of play */
} GabFormalShare;

/* gab-formal-front.c: what a setup begins with. */
guint       gab_formal_front        (const GabFormalTables *tables,
                                     guint                  n_bastions,
                                     GabFormalTemplate     *works);
char       *gab_formal_front_handle (const GabFormalTemplate *work);
char       *gab_formal_front_section(const GabFormalTemplate *work,
                                     const char            *handle,
                                     guint                  nth);
char       *gab_formal_front_line   (const GabFormalTemplate *work,
                                     const char            *handle);
void        gab_formal_front_lines  (const GabFormalTables *tables,
                                     guint                  n_bastions,
                                     GPtrArray             *lines);
void        gab_formal_force_lines  (const GabFormalTables *tables,
                                     GPtrArray             *lines);

/* gab-formal-muster.c */
gint32      gab_formal_propose_men  (const GabFormalTables *tables,
                                     GArray                *units);
gint32      gab_formal_propose_guns (const GabFormalTables *tables,
                                     GArray                *units);
gint32      gab_formal_propose_rounds (const GabFormalTables *tables,
                                       const gint64          *rounds);
gint32      gab_formal_game_rounds  (gint64                 rounds,
                                     gint32                 a_round);
void        gab_formal_share        (GArray                *units,
                                     guint                  nth,
                                     gint32                 men,
                                     gint32                 guns,
                                     GabFormalShare        *share);
gint32      gab_formal_guns_over    (GArray                *units,
                                     GabFormalSide          side,
                                     GabFormalKind          kind,
                                     gint32                 guns);
void        gab_formal_scale_lines  (GArray                *units,
                                     gint32                 men,
                                     gint32                 guns,
                                     gint32                 a_round,
                                     const gint32          *rounds,
                                     GPtrArray             *lines);

/* gab-formal-score.c */
int             gab_formal_score_count  (const GabFormal       *state,
                                         GabFormalScore         id);
gint64          gab_formal_score_points (const GabFormal       *state,
                                         GabFormalScore         id);
GabFormalDegree gab_formal_degree       (const GabFormal       *state,
                                         GabOutcome            *outcome);

/* gab-formal-score-tell.c */
char       *gab_formal_tell_score   (const GabFormal       *state,
                                     const GabScoreLine    *line);
char       *gab_formal_tell_series  (const GabFormal       *state,
                                     const GabNames        *names,
                                     int                    id);
char       *gab_formal_tell_end     (GabFormalEnd           end);
char       *gab_formal_tell_degree  (GabFormalDegree        degree,
                                     GabOutcome             outcome);

/* gab-formal-needs-tell.c */
gboolean    gab_formal_is_pick      (const GabEvent        *reason);

/* gab-formal-tell.c */
const char *gab_formal_tell_step    (GabFormalStep          step);
char       *gab_formal_tell_whole   (const GabNames        *names,
                                     gint32                 name);
char       *gab_formal_tell_pieces  (GabFormalKind          kind,
                                     int                    count);

/* gab-formal-spot-tell.c */
char       *gab_formal_tell_spot    (const GabFormal       *state,
                                     const GabNames        *names,
                                     GabFormalSpot          spot);

/* gab-formal-correct.c */
gint32      gab_formal_corrected_now (const GabFormal      *state,
                                      const GabOrder       *order);

/* gab-formal-order-tell.c */
gboolean    gab_formal_is_correction (const GabOrder       *order);
char       *gab_formal_tell_correction (const GabOrder     *order,
                                        const GabNames     *names);
char       *gab_formal_tell_order   (const GabOrder        *order,
                                     const GabNames        *names);

G_END_DECLS
