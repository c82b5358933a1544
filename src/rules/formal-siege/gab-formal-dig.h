/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Digging: where a unit of trench may go, and what it would join (FS-7 to FS-13, FS-50). */
#pragma once

#include "gab-formal-ground.h"
#include "gab-formal-net.h"
#include "gab-formal-words.h"

G_BEGIN_DECLS

/* A siege looked at for digging: its net, and what lies near the lines in question. */
typedef struct
{
  const GabFormal *state;
  GabFormalNet     net;
  guint8           reached[GAB_FORMAL_TRENCHES];
  guint16          near[GAB_FORMAL_TRENCHES];   /* standing trenches, by rising index */
  guint16          gone[GAB_FORMAL_TRENCHES];
  guint16          battery[GAB_FORMAL_BATTERIES];
  guint            n_near, n_gone, n_batteries;
} GabFormalSite;

/* A unit that is to be dug. */
typedef struct
{
  guint            parallel; /* 1 to 3; 0 a sap */
  GabFormalSegment line;     /* as ordered, then as it is dug: on the ends that it meets */
  int              again;    /* the trench that it is dug again, or -1 */
  gint32           name;     /* what it is to be called; -1: the next that is free, which is filled in */
  guint            n_joins;
  GabFormalJoin    join[GAB_FORMAL_ADJOINING]; /* a is this unit, whatever its index */
} GabFormalDig;

void        gab_formal_site_init  (GabFormalSite     *site,
                                   const GabFormal   *state);
void        gab_formal_site_look  (GabFormalSite     *site,
                                   GabFormalSegment   box,
                                   gint32             about);
void        gab_formal_dig_meet   (const GabFormalSite *site,
                                   GabFormalDig      *dig);
GabFormalNo gab_formal_dig_judge  (const GabFormalSite *site,
                                   GabFormalDig      *dig);
GabFormalNo gab_formal_dig_joints (const GabFormalSite *site,
                                   GabFormalDig      *dig);
GabFormalNo gab_formal_dig_name   (const GabFormal   *state,
                                   GabFormalDig      *dig);

/* gab-formal-build.c, gab-formal-battery.c: the orders of the step of building. */
gboolean    gab_formal_build        (GabFormal           *state,
                                     const GabOrder      *order,
                                     GabEvents           *events,
                                     GError             **error);
GabFormalNo gab_formal_needs_work   (const GabFormal     *state,
                                     int                  units);
GabEvent   *gab_formal_note_built   (GabEvents           *events,
                                     GabFormalGroundEvent id,
                                     gint32               name);
gint32      gab_formal_dug_name     (const GabFormal     *state,
                                     const GabOrder      *order);
GabFormalNo gab_formal_lay          (const GabFormal     *state,
                                     const guint8        *reached,
                                     gint32               name,
                                     GabFormalBattery    *battery,
                                     int                 *nth);
gint32      gab_formal_battery_name (const GabFormal     *state,
                                     const GabOrder      *order);
GabFormalNo gab_formal_dig_battery  (GabFormal           *state,
                                     const GabOrder      *order,
                                     GabEvents           *events);
GabFormalNo gab_formal_rebuild      (GabFormal           *state,
                                     gint32               name,
                                     GabEvents           *events);

G_END_DECLS
