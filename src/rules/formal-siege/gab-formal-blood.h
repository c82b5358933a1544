/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fire, storm and sortie from within: what their files share (FS-21 to FS-49). */
#pragma once

#include "gab-formal-odds.h"
#include "gab-formal-private.h"

G_BEGIN_DECLS

/* What dice are for, and what happened; names and numbers of each stand behind it. */
typedef enum
{
  GAB_FORMAL_NEED_FIRST = GAB_FORMAL_BLOOD_EVENTS,
  GAB_FORMAL_NEED_SHOTS,         /* position, target; heavy, light, mortar, tenths of a yard, kind of fire */
  GAB_FORMAL_NEED_PICK,          /* place; models among which, dice of a hundred */
  GAB_FORMAL_NEED_BREACH,        /* work; sections, highest that is lost */
  GAB_FORMAL_NEED_STORM,         /* object; ratio, strengths */
  GAB_FORMAL_NEED_SUCCESS,       /* object; highest that succeeds */
  GAB_FORMAL_NEED_SORTIE,        /* target; what is added */
  GAB_FORMAL_NEED_HOME,          /* -; sections, highest that is lost */

  GAB_FORMAL_EVENT_FIRST,        /* -; side, besieger's die, defender's */
  GAB_FORMAL_EVENT_ONLY,         /* -; side */
  GAB_FORMAL_EVENT_PASSED,       /* -; side, by itself */
  GAB_FORMAL_EVENT_FIRED,        /* position, target; kind of fire, heavy, light, mortar, tenths of a yard, rounds */
  GAB_FORMAL_EVENT_ROUNDS,       /* -; side, rounds left: that side's secret */
  GAB_FORMAL_EVENT_RESULTS,      /* target; S, D, results of the turn, needed to destroy */
  GAB_FORMAL_EVENT_SILENCED,     /* place; kind */
  GAB_FORMAL_EVENT_NOBODY,       /* place; an S, or a D */
  GAB_FORMAL_EVENT_LOST,         /* place; kind, count, side */
  GAB_FORMAL_EVENT_HIT,          /* work; hits, hits in all */
  GAB_FORMAL_EVENT_POINTS_LEFT,         /* work; points left: the defender's secret */
  GAB_FORMAL_EVENT_BREACHED,     /* work */
  GAB_FORMAL_EVENT_BACK,         /* from, to; sections */
  GAB_FORMAL_EVENT_TRENCH_GONE,  /* trench */
  GAB_FORMAL_EVENT_RUINED,       /* battery */
  GAB_FORMAL_EVENT_DRIVEN,       /* from, to; kind, count */
  GAB_FORMAL_EVENT_NO_ROOM,      /* from; kind, count */
  GAB_FORMAL_EVENT_MUST_CHOOSE,  /* from */

  GAB_FORMAL_EVENT_STORM,        /* object; sections, supporting pieces */
  GAB_FORMAL_EVENT_SUPPORT,      /* -; side, pieces, rounds */
  GAB_FORMAL_EVENT_STRENGTH,     /* object; besieger's, defender's, ratio */
  GAB_FORMAL_EVENT_STORM_LOSES,  /* object; sections lost by the besieger, by the defender */
  GAB_FORMAL_EVENT_STORM_TAKES,  /* object; undefended */
  GAB_FORMAL_EVENT_STORM_FAILS,  /* object; none of the stormers left */
  GAB_FORMAL_EVENT_CAPTURED,     /* work; kind, count */

  GAB_FORMAL_EVENT_SORTIE,       /* target; sections, what is added, total, attack */
  GAB_FORMAL_EVENT_SORTIE_FAILS, /* target */
  GAB_FORMAL_EVENT_SORTIE_HOME,  /* -; sections that came home, lost */

  GAB_FORMAL_EVENT_END,          /* -; GabFormalEnd, turn */
  GAB_FORMAL_EVENT_SET,          /* -; field, value */
  GAB_FORMAL_EVENT_SET_POINTS,   /* work; points: the defender's secret */
  GAB_FORMAL_EVENT_SET_WORK,     /* work; taken */
} GabFormalBloodEvent;

/* Why an order is refused; rule and sentence stand in gab-formal-bar-tell.c. */
typedef enum
{
  GAB_FORMAL_BAR_OTHER_FIRES,
  GAB_FORMAL_BAR_NO_POSITION,    /* place */
  GAB_FORMAL_BAR_HAS_FIRED,      /* position */
  GAB_FORMAL_BAR_RUIN,           /* battery */
  GAB_FORMAL_BAR_NO_GUNS,        /* position */
  GAB_FORMAL_BAR_FEW_GUNS,       /* position; kind, how many can */
  GAB_FORMAL_BAR_MOVED,          /* position; -, how many can */
  GAB_FORMAL_BAR_SILENCED,       /* position; -, how many can */
  GAB_FORMAL_BAR_OWN,            /* target */
  GAB_FORMAL_BAR_SUPPRESS,       /* target: a wall */
  GAB_FORMAL_BAR_BREACHER,
  GAB_FORMAL_BAR_NOT_BREACHABLE, /* target */
  GAB_FORMAL_BAR_OUT_OF_PLAY,    /* target */
  GAB_FORMAL_BAR_HALF,           /* battery */
  GAB_FORMAL_BAR_EMPTY_RUIN,     /* battery */
  GAB_FORMAL_BAR_ARC,            /* position */
  GAB_FORMAL_BAR_TABLE,          /* position; kind, yards */
  GAB_FORMAL_BAR_ROUNDS,         /* -; needed, left */

  GAB_FORMAL_BAR_STORMED,
  GAB_FORMAL_BAR_WAY_TAKEN,
  GAB_FORMAL_BAR_WAY_FIRST,
  GAB_FORMAL_BAR_NO_OBJECT,      /* work */
  GAB_FORMAL_BAR_THIRD,          /* trench */
  GAB_FORMAL_BAR_TWICE,          /* place; -, rule */
  GAB_FORMAL_BAR_SECTIONS,       /* place; how many are there, rule */
  GAB_FORMAL_BAR_FEW_STORMERS,   /* -; the fewest */
  GAB_FORMAL_BAR_UNDEFENDED,
  GAB_FORMAL_BAR_SUPPORT,        /* position; how many can */
  GAB_FORMAL_BAR_NO_STORM,

  GAB_FORMAL_BAR_SORTIED,
  GAB_FORMAL_BAR_FORWARD,        /* place */
  GAB_FORMAL_BAR_MANNED,         /* battery */
  GAB_FORMAL_BAR_NO_SECTIONS,
  GAB_FORMAL_BAR_NO_SORTIE,
  GAB_FORMAL_BAR_NOT_ADJOINING,  /* place */

  GAB_FORMAL_BAR_NO_FALL_BACK,
  GAB_FORMAL_BAR_NOT_THERE,      /* place */
  GAB_FORMAL_BAR_TOO_MANY_OUT,   /* -; kind, how many */
  GAB_FORMAL_BAR_STILL_ROOM,     /* place; kind */

  GAB_FORMAL_BAR_BEFORE,
  GAB_FORMAL_BAR_NOT_OVER,
  GAB_FORMAL_BAR_FIELD,          /* -; least, most */
  GAB_FORMAL_BAR_POINTS_UNKNOWN,
  GAB_FORMAL_BAR_POINTS,         /* work; least, most */
  GAB_FORMAL_BAR_NO_POINTS,      /* work */
  GAB_FORMAL_BAR_BREACHED,       /* work */
  GAB_FORMAL_BAR_WALL,           /* work */
  GAB_FORMAL_BAR_SO_ALREADY,     /* work */
} GabFormalBar;

/* An order being applied. */
typedef struct
{
  GabFormal  *state;
  GabDice    *dice;
  GabEvents  *events;
  GError    **error;
} GabFormalRun;

/* gab-formal-bar-tell.c: always FALSE. */
gboolean gab_formal_bar (const GabFormal  *state,
                         GError          **error,
                         GabFormalBar      why,
                         gint32            name,
                         int               number,
                         int               other);

/* gab-formal-range.c: positions, arcs, ranges (FS-21 to FS-25). */
typedef struct
{
  GabFormalSpot  spot;    /* of a bastion its left flank, held or not */
  GabFormalSpot  part[2]; /* where its guns stand, left before right; second NOWHERE for one */
  GabFormalPoint centre;  /* half tenths */
  GabFormalPoint facing;  /* 0, 0: all that is outward of its centre */
} GabFormalPosition;

gboolean       gab_formal_position    (const GabFormal         *state,
                                       GabFormalSpot            spot,
                                       GabFormalPosition       *position);
gboolean       gab_formal_has_fired   (const GabFormal         *state,
                                       const GabFormalPosition *position);
void           gab_formal_mark_fired  (GabFormal               *state,
                                       const GabFormalPosition *position);
gboolean       gab_formal_is_able     (const GabFormalPosition *position,
                                       const GabFormalPiece    *piece);
guint          gab_formal_able        (const GabFormal         *state,
                                       const GabFormalPosition *position,
                                       guint16                 *pieces);
GabFormalPoint gab_formal_aim         (const GabFormal         *state,
                                       GabFormalSpot            target,
                                       GabFormalFire            fire);
gboolean       gab_formal_may_aim     (const GabFormal         *state,
                                       int                      side,
                                       GabFormalFire            fire,
                                       GabFormalSpot            target);
gboolean       gab_formal_bears       (const GabFormal         *state,
                                       const GabFormalPosition *position,
                                       GabFormalPoint           at);
GabFormalPoint gab_formal_nearest_way (const GabFormal         *state,
                                       GabFormalPoint           from);
GabFormalBand  gab_formal_band        (const GabFormalTables   *tables,
                                       gint64                   square);
gint32         gab_formal_tenths_up   (gint64                   square);
gboolean       gab_formal_table_fires (const GabFormalTables   *tables,
                                       int                      kind,
                                       GabFormalFire            fire,
                                       GabFormalBand            band);
gint32         gab_formal_rounds_left (const GabFormal         *state,
                                       int                      side);
guint          gab_formal_positions   (const GabFormal         *state,
                                       int                      side,
                                       GabFormalPosition       *positions);

/* At most so many at once. */
#define GAB_FORMAL_POSITIONS (GAB_FORMAL_BATTERIES + GAB_FORMAL_WORKS)

/* gab-formal-pick.c: who is hit (FS-26). */
gboolean gab_formal_goes_before (const GabFormalPiece *a,
                                 const GabFormalPiece *b);
gboolean gab_formal_roll_one    (GabFormalRun    *run,
                                 GabEvent        *reason,
                                 int             *value);
gboolean gab_formal_suppress    (GabFormalRun    *run,
                                 GabFormalSpot    target);
gboolean gab_formal_destroy     (GabFormalRun    *run,
                                 GabFormalSpot    target);
void     gab_formal_lose        (GabFormal       *state,
                                 guint            piece,
                                 gboolean         captured);
guint    gab_formal_sections    (const GabFormal *state,
                                 GabFormalSpot    spot,
                                 int              side,
                                 guint16         *pieces);
void     gab_formal_lose_all    (GabFormalRun    *run,
                                 GabFormalSpot    spot,
                                 gboolean         guns_only);
GabEvent *gab_formal_note       (GabFormalRun    *run,
                                 GabFormalBloodEvent id,
                                 GabFormalSpot    spot);

/* gab-formal-shot.c: an order to fire (FS-22, FS-24). */
typedef enum
{
  GAB_FORMAL_SHOT_NONE,
  GAB_FORMAL_SHOT_S,
  GAB_FORMAL_SHOT_D,
  GAB_FORMAL_SHOT_H,
} GabFormalShot;

typedef struct
{
  GabFormalPosition position;
  gint32            position_name, target_name;
  int               side;      /* of the position */
  GabFormalSpot     target;    /* of a bastion as a whole its left flank */
  GabFormalFire     fire;
  GabFormalBand     band;
  gint32            tenths;    /* rounded up */
  guint             n[GAB_FORMAL_N_GUNS];
  guint             n_pieces;
  guint16           piece[GAB_FORMAL_PIECES];
  gint32            cost;
} GabFormalFirePlan;

GabFormalShot gab_formal_shot      (const GabFormalTables *tables,
                                    int                    kind,
                                    GabFormalFire          fire,
                                    GabFormalBand          band,
                                    int                    die);
gboolean      gab_formal_plan_fire (const GabFormal       *state,
                                    const GabOrder        *order,
                                    GabFormalFirePlan     *plan,
                                    GError               **error);

/* gab-formal-fire.c, gab-formal-fire-step.c */
gboolean gab_formal_fire       (GabFormalRun    *run,
                                const GabOrder  *order);
gboolean gab_formal_pass       (GabFormalRun    *run);
void     gab_formal_fired      (GabFormalRun    *run);
gboolean gab_formal_can_fire   (const GabFormal *state,
                                int              side);
void     gab_formal_pay        (GabFormalRun    *run,
                                int              side,
                                gint32           rounds);

/* gab-formal-breach.c (FS-43) */
gboolean gab_formal_hit        (GabFormalRun    *run,
                                GabFormalSpot    target,
                                guint            hits);
void     gab_formal_send_back  (GabFormalRun    *run,
                                guint            work);
void     gab_formal_capture    (GabFormalRun    *run,
                                GabFormalSpot    spot);
void     gab_formal_take_work  (GabFormalRun    *run,
                                guint            work);

/* gab-formal-fall-back.c (FS-49) */
void     gab_formal_drive_out  (GabFormalRun    *run,
                                GabFormalSpot    spot);
gboolean gab_formal_fall_back  (GabFormalRun    *run,
                                const GabOrder  *order);

/* gab-formal-storm.c, gab-formal-storm-fight.c (FS-33 to FS-37) */
gboolean gab_formal_plan_storm    (const GabFormal       *state,
                                   const GabOrder        *order,
                                   GabFormalStorm        *storm,
                                   GError               **error);
gboolean gab_formal_plan_answer   (const GabFormal       *state,
                                   const GabOrder        *order,
                                   GabFormalStorm        *storm,
                                   GError               **error);
gboolean gab_formal_storm_range   (const GabFormal       *state,
                                   const GabFormalStorm  *storm,
                                   const GabFormalPosition *position,
                                   GabFormalBand         *band);
guint    gab_formal_defenders     (const GabFormal       *state,
                                   int                    object);
void     gab_formal_strength      (const GabFormal       *state,
                                   const GabFormalStorm  *storm,
                                   int                    side,
                                   GabFormalStrength     *strength);
guint    gab_formal_storm_column  (guint                  besieger,
                                   guint                  defender);
void     gab_formal_storm_losses  (const GabFormalTables *tables,
                                   guint                  column,
                                   int                    die,
                                   const guint           *there,
                                   guint                 *lost);
int      gab_formal_storm_success (const GabFormalTables *tables,
                                   const guint           *there,
                                   const guint           *lost);
gboolean gab_formal_storm         (GabFormalRun          *run,
                                   const GabOrder        *order);
gboolean gab_formal_answer        (GabFormalRun          *run,
                                   const GabOrder        *order);
gboolean gab_formal_storm_fight   (GabFormalRun          *run);

/* gab-formal-sortie.c (FS-38 to FS-42) */
gboolean gab_formal_may_attack   (const GabFormal  *state,
                                  GabFormalSpot     spot);
gboolean gab_formal_plan_sortie  (const GabFormal  *state,
                                  const GabOrder   *order,
                                  GabFormalSortie  *sortie,
                                  GabFormalSpot    *target,
                                  GError          **error);
gboolean gab_formal_plan_press   (const GabFormal  *state,
                                  const GabOrder   *order,
                                  GabFormalSpot    *target,
                                  GError          **error);
int      gab_formal_sortie_added (const GabFormal       *state,
                                  const GabFormalSortie *sortie,
                                  GabFormalSpot          target);
guint    gab_formal_sortie_row   (const GabFormalTables *tables,
                                  int                    total);
int      gab_formal_sortie_home  (const GabFormalTables *tables,
                                  guint                  attacks);
gboolean gab_formal_sortie       (GabFormalRun     *run,
                                  const GabOrder   *order);
gboolean gab_formal_press_on     (GabFormalRun     *run,
                                  const GabOrder   *order);
gboolean gab_formal_return       (GabFormalRun     *run);
gboolean gab_formal_sortie_goes  (GabFormalRun     *run);

/* gab-formal-end.c (FS-32, FS-44, FS-48) */
void     gab_formal_end          (GabFormalRun     *run,
                                  GabFormalEnd      end);
gboolean gab_formal_rounds_end   (GabFormalRun     *run);
gboolean gab_formal_give_up      (GabFormalRun     *run,
                                  GabFormalEnd      end);

/* gab-formal-correct.c */
gboolean gab_formal_correct      (GabFormalRun     *run,
                                  const GabOrder   *order);
gboolean gab_formal_field_range  (const GabFormal  *state,
                                  GabFormalField    field,
                                  gint32           *least,
                                  gint32           *most);

/* gab-formal-choices-*.c */
void     gab_formal_choices_storm  (const GabFormal *state,
                                    GArray          *choices);
void     gab_formal_choices_answer (const GabFormal *state,
                                    GArray          *choices);
void     gab_formal_choices_sortie (const GabFormal *state,
                                    GArray          *choices);
void     gab_formal_choices_back   (const GabFormal *state,
                                    GArray          *choices);

G_END_DECLS
