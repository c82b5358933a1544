/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of an order of fire, storm or sortie, exact from the tables; page and command line both ask here. */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

/* What a side is worth in a storm, line by line (FS-34). */
typedef struct
{
  guint  sections, section_points;
  guint  near, near_points;  /* supporting pieces to 200 yards */
  guint  far, far_points;    /* beyond: an odd one is nothing */
  guint  points;
  gint32 cost;               /* rounds that its support costs */
} GabFormalStrength;

/* A position's fire. Chances are 0 to 1. */
typedef struct
{
  guint         shots;
  gint32        cost;         /* rounds */
  gint32        tenths;       /* of a yard, rounded up */
  GabFormalBand band;
  double        results[GAB_FORMAL_PIECES + 1]; /* just so many: S and D, or hits */
  double        mean_s, mean_d, mean_h;
  double        drives_out;   /* of a trench: destroyed, what it holds driven out (FS-27) */
  double        wipes_out;    /* destroyed with all it holds */
  double        ruins;        /* of a battery (FS-28) */
  double        breaches;     /* of a section; where its points are hidden, from the hits seen (CA-18) */
} GabFormalFireOdds;

/* A storm. */
typedef struct
{
  gboolean          undefended;
  GabFormalStrength strength[GAB_FORMAL_N_SIDES];
  guint             column;   /* the ratio; 0 under 1, 4 and over */
  double            success;
  double            success_answered; /* when every gun of the defender's that can supports too */
  guint             points_answered;  /* his strength then */
  double            lost[GAB_FORMAL_N_SIDES][GAB_FORMAL_PIECES + 1]; /* just so many sections */
  double            mean_lost[GAB_FORMAL_N_SIDES];
} GabFormalStormOdds;

/* One attack of a sortie. */
typedef struct
{
  guint  attack;              /* the first is 1 */
  guint  sections;
  int    added;               /* to the die (FS-39) */
  double row[4];              /* FS-40: no effect, destroyed, half its infantry lost, all of it */
  int    home_highest;        /* a section is lost on this or less, if it goes home then (FS-42) */
  double lost[GAB_FORMAL_PIECES + 1]; /* just so many of its sections */
  double mean_lost;
} GabFormalSortieOdds;

gboolean gab_formal_odds_fire   (const GabFormal      *state,
                                 const GabOrder       *order,
                                 GabFormalFireOdds    *odds,
                                 GError              **error);
gboolean gab_formal_odds_storm  (const GabFormal      *state,
                                 const GabOrder       *order,
                                 GabFormalStormOdds   *odds,
                                 GError              **error);
gboolean gab_formal_odds_sortie (const GabFormal      *state,
                                 const GabOrder       *order,
                                 GabFormalSortieOdds  *odds,
                                 GError              **error);

/* The same as lines. */
typedef enum
{
  GAB_FORMAL_ODDS_SHOTS,           /* how many */
  GAB_FORMAL_ODDS_COST,            /* rounds */
  GAB_FORMAL_ODDS_MEAN_S,
  GAB_FORMAL_ODDS_MEAN_D,
  GAB_FORMAL_ODDS_MEAN_H,
  GAB_FORMAL_ODDS_RESULTS,         /* just so many */
  GAB_FORMAL_ODDS_DRIVES_OUT,
  GAB_FORMAL_ODDS_WIPES_OUT,
  GAB_FORMAL_ODDS_RUINS,
  GAB_FORMAL_ODDS_BREACHES,
  GAB_FORMAL_ODDS_STRENGTH,        /* of a side */
  GAB_FORMAL_ODDS_SUCCESS,
  GAB_FORMAL_ODDS_SUCCESS_ANSWERED,/* against so much strength */
  GAB_FORMAL_ODDS_MEAN_LOST,       /* of a side */
  GAB_FORMAL_ODDS_BESIEGER_LOSES,  /* just so many */
  GAB_FORMAL_ODDS_DEFENDER_LOSES,
  GAB_FORMAL_ODDS_SORTIE_ADDED,
  GAB_FORMAL_ODDS_SORTIE_ROW,      /* of FS-40 */
  GAB_FORMAL_ODDS_MEAN_HOME,
  GAB_FORMAL_ODDS_HOME_LOSES,      /* just so many */
} GabFormalOddsId;

typedef struct
{
  GabFormalOddsId id;
  int             number;
  double          value;  /* a chance from 0 to 1, a mean, or a count */
} GabFormalOddsLine;

GArray  *gab_formal_odds        (const GabFormal         *state,
                                 const GabOrder          *order,
                                 GError                 **error);

/* gab-formal-odds-tell.c */
char    *gab_formal_tell_odds   (const GabFormalOddsLine *line);
char    *gab_formal_tell_made_up (const GabOrder         *order);

G_END_DECLS
