/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of the formal siege as they are resolved, and what they are sorted by. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define GAB_FORMAL_PARALLELS 3

typedef enum
{
  GAB_FORMAL_BESIEGER,
  GAB_FORMAL_DEFENDER,
  GAB_FORMAL_N_SIDES,
} GabFormalSide;

/* In the order of FS-26. Infantry counts sections, the others models. */
typedef enum
{
  GAB_FORMAL_HEAVY,
  GAB_FORMAL_LIGHT,
  GAB_FORMAL_MORTAR,
  GAB_FORMAL_INFANTRY,
  GAB_FORMAL_N_KINDS,
} GabFormalKind;

#define GAB_FORMAL_N_GUNS 3 /* the kinds that are artillery */

typedef enum
{
  GAB_FORMAL_SUPPRESSIVE,
  GAB_FORMAL_DESTRUCTIVE,
  GAB_FORMAL_N_FIRES,
} GabFormalFire;

typedef enum
{
  GAB_FORMAL_BAND_NEAR, /* to 200 yards */
  GAB_FORMAL_BAND_MID,  /* 201 to 400 */
  GAB_FORMAL_BAND_FAR,  /* 401 and over */
  GAB_FORMAL_N_BANDS,
} GabFormalBand;

typedef struct
{
  gint32 x, y; /* tenths of a yard */
} GabFormalPoint;

/* A cell of the fire table (FS-25): the least D10 for each result; 0: never. */
typedef struct
{
  gint32 suppress, destroy, hit;
} GabFormalCell;

/* The resolved tables, data/rules/formal-siege.xml. Distances in tenths of a yard, angles in degrees. */
typedef struct
{
  gint32 men_a_section, guns_a_model;            /* FS-1 */
  gint32 bastion_apart, ravelin_apart;           /* FS-3 */
  GabFormalPoint bastion_shoulder, flank_target; /* at c +/- x */
  gint32 bastion_gorge, bastion_salient, bastion_fire;
  GabFormalPoint demi_lune_gorge; gint32 demi_lune_salient, demi_lune_centre;
  GabFormalPoint ravelin_gorge;   gint32 ravelin_salient, ravelin_centre;
  gint32 covered_way, covered_way_beyond;
  gint32 ground_a_bastion, ground_beside, ground_out;
  gint32 points_least, points_most, points_a_section;        /* FS-4 */
  gint32 points_rolled_base;
  gint32 forces[GAB_FORMAL_N_SIDES][GAB_FORMAL_N_KINDS];      /* FS-5 */
  gint32 rounds[GAB_FORMAL_N_SIDES];
  gint32 work_a_turn;                                         /* FS-7 */
  gint32 parallel_least, parallel_most, sap_least, sap_most;
  gint32 band[GAB_FORMAL_PARALLELS][2], units[GAB_FORMAL_PARALLELS]; /* FS-8 */
  gint32 parallel_slant;
  gint32 sap_run, same_direction;                             /* FS-10 */
  gint32 inside;                                              /* FS-11: from the unit's ends */
  gint32 join;                                                /* FS-9: points within it are one */
  gint32 battery_wide, battery_deep;                          /* FS-12 */
  gint32 no_nearer;                                           /* FS-13 */
  gint32 lengths[GAB_FORMAL_N_KINDS];                         /* FS-14 */
  gint32 room_sap, room_parallel, room_battery, platform;     /* FS-17 */
  gint32 arc;                                                 /* FS-23: each side of the facing */
  gint32 band_near, band_mid;                                 /* FS-25 */
  GabFormalCell fire[GAB_FORMAL_N_GUNS][GAB_FORMAL_N_FIRES][GAB_FORMAL_N_BANDS]; /* FS-30 */
  gint32 cost[GAB_FORMAL_N_GUNS][GAB_FORMAL_N_FIRES][GAB_FORMAL_N_BANDS];        /* FS-31; 0: not at all */
  gint32 drive_out, wipe_out;                                 /* FS-27: results */
  gint32 battery_results, rebuild_work;                       /* FS-28 */
  gint32 storm_sections;                                      /* FS-33 */
  gint32 support_near[GAB_FORMAL_N_GUNS], support_far, defends; /* FS-34: far, pieces for a point */
  gint32 storm[10][5][2];                                     /* FS-35: by D10, ratio, side */
  gint32 success_base;                                        /* FS-36 */
  gint32 sortie_adjoining, sortie_battery;                    /* FS-39 */
  gint32 sortie[3];                                           /* FS-40: upper ends of no effect, destroyed, half lost */
  gint32 sortie_lost;                                         /* FS-42 */
  gint32 breach_lost;                                         /* FS-43 */
  gint32 score_turn, score_early, score_late;                 /* FS-46: the 20th, a turn before, after */
  gint32 score_model, score_section, score_captured;
  gint32 score_own[GAB_FORMAL_N_KINDS];
  gint32 marginal, clear;                                     /* FS-47: upper ends */
  gint32 proposed_men[16], proposed_guns[8];                  /* CA-4: scales among which one is proposed */
  gint32 bastions[2];                                         /* of the front of a fortress, of a great one */
} GabFormalTables;

G_END_DECLS
