/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The formal siege from within: what its files share. Lines and corners are in gab-formal-lines.h,
 * joints in gab-formal-net.h, sentences and refusals of the ground in gab-formal-words.h. */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

#define GAB_FORMAL_PREFIX "FS"
#define GAB_FORMAL_NO_LIMIT 10000 /* the room of a work (FS-20) */

/* Of whom an event may be seen. */
#define GAB_FORMAL_SEEN_BY(side) ((guint8) (1u << (side)))

static inline gboolean
gab_formal_is_work (GabFormalSpot spot)
{
  return spot >= 0 && spot < GAB_FORMAL_TRENCH_SPOTS;
}

static inline gboolean
gab_formal_is_trench (GabFormalSpot spot)
{
  return spot >= GAB_FORMAL_TRENCH_SPOTS && spot < GAB_FORMAL_BATTERY_SPOTS;
}

static inline gboolean
gab_formal_is_battery (GabFormalSpot spot)
{
  return spot >= GAB_FORMAL_BATTERY_SPOTS;
}

/* Index into work, trench or battery. */
static inline guint
gab_formal_spot_index (GabFormalSpot spot)
{
  return gab_formal_is_work (spot) ? spot
         : gab_formal_is_trench (spot) ? spot - GAB_FORMAL_TRENCH_SPOTS : spot - GAB_FORMAL_BATTERY_SPOTS;
}

static inline gboolean
gab_formal_is_gun (int kind)
{
  return kind < GAB_FORMAL_N_GUNS;
}

/* Neither breached nor taken: things may stand in it. */
static inline gboolean
gab_formal_is_held (const GabFormalWork *work)
{
  return !work->breached && !work->taken;
}

/* A point among the numbers of an order or setup line. */
static inline GabFormalPoint
gab_formal_next_point (GabArgs *args)
{
  GabFormalPoint point;

  point.x = gab_args_next (args);
  point.y = gab_args_next (args);
  return point;
}

/* gab-formal-tables.c */
gpointer gab_formal_resolve             (const GabTables     *tables,
                                         GError             **error);

/* gab-formal-setup.c, gab-formal-muster.c */
gpointer gab_formal_new                 (const GabSetup      *setup,
                                         GError             **error);
void     gab_formal_muster              (const GabMuster     *muster,
                                         gconstpointer        tables,
                                         GPtrArray           *lines);

/* gab-formal-spots.c: where things are. */
GabFormalSpot  gab_formal_find_place    (const GabFormal     *state,
                                         gint32               name);
GabFormalSpot  gab_formal_find_spot     (const GabFormal     *state,
                                         gint32               name);
gint32         gab_formal_spot_name     (const GabFormal     *state,
                                         GabFormalSpot        spot);
GabFormalPoint gab_formal_centre2       (const GabFormal     *state,
                                         GabFormalSpot        spot);
guint          gab_formal_count         (const GabFormal     *state,
                                         GabFormalSpot        spot,
                                         int                  side,
                                         int                  kind);
guint          gab_formal_holds         (const GabFormal     *state,
                                         GabFormalSpot        spot);
guint          gab_formal_room          (const GabFormal     *state,
                                         GabFormalSpot        spot);
void           gab_formal_put           (GabFormal           *state,
                                         guint                piece,
                                         GabFormalSpot        spot);
gint32         gab_formal_trench_name   (const GabFormalTrench *trench);
int            gab_formal_find_unit     (const GabFormal     *state,
                                         gint32               name);

/* gab-formal-net.c: what joins what. */
guint          gab_formal_adjoining     (const GabFormal     *state,
                                         GabFormalSpot        spot,
                                         GabFormalSpot       *out,
                                         guint                max);
gboolean       gab_formal_is_forward    (const GabFormal     *state,
                                         GabFormalSpot        spot);
gboolean       gab_formal_sap_is_joined (const GabFormal     *state,
                                         guint                trench);
void           gab_formal_trench_goes   (GabFormal           *state,
                                         guint                trench);

/* gab-formal-steps.c: the turn. */
void           gab_formal_next_step     (GabFormal           *state,
                                         GabEvents           *events);
gboolean       gab_formal_apply         (gpointer             state,
                                         const GabOrder      *order,
                                         GabDice             *dice,
                                         GabEvents           *events,
                                         GError             **error);
GabOrder      *gab_formal_complete      (gconstpointer        state,
                                         const GabOrder      *order);
void           gab_formal_choices       (gconstpointer        state,
                                         GArray              *choices);
gboolean       gab_formal_check         (gconstpointer        state,
                                         GError             **error);
void           gab_formal_dump          (gconstpointer        state,
                                         GString             *text);

/* gab-formal-tell.c */
char          *gab_formal_tell          (const GabEvent      *event,
                                         const GabNames      *names,
                                         int                  viewer);
char          *gab_formal_dup_name      (const GabNames      *names,
                                         gint32               name);

/* The blood (FS-21 to FS-49): what the ground asks of it.
 *
 * begin_fire rolls who fires first, when the defender ends his moves, and leaves the fire step again
 * when nobody can fire. apply_blood takes the orders from fire to set. */
gboolean       gab_formal_begin_fire    (GabFormal           *state,
                                         GabDice             *dice,
                                         GabEvents           *events,
                                         GError             **error);
gboolean       gab_formal_apply_blood   (GabFormal           *state,
                                         const GabOrder      *order,
                                         GabDice             *dice,
                                         GabEvents           *events,
                                         GError             **error);
void           gab_formal_choices_blood (const GabFormal     *state,
                                         GArray              *choices);
gboolean       gab_formal_settle        (gconstpointer        state,
                                         GabSettlement       *settlement,
                                         GError             **error);
void           gab_formal_series        (gconstpointer        state,
                                         GArray              *lines);
void           gab_formal_score         (gconstpointer        state,
                                         GArray              *lines);
/* Events of the blood are numbered from here. */
#define GAB_FORMAL_BLOOD_EVENTS 100
char          *gab_formal_tell_blood    (const GabEvent      *event,
                                         const GabNames      *names,
                                         int                  viewer);

G_END_DECLS
