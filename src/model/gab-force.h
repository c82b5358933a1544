/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A force: an army, division or brigade, with its units and the forces in it (CA-2). */
#pragma once

#include "gab-ammunition.h"
#include "gab-commander.h"
#include "gab-unit.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define GAB_TYPE_FORCE (gab_force_get_type ())
G_DECLARE_FINAL_TYPE (GabForce, gab_force, GAB, FORCE, GabThing)

GabForce      *gab_force_new            (const char   *handle,
                                         const char   *side,
                                         const char   *parent);
const char    *gab_force_get_side       (GabForce     *self);
const char    *gab_force_get_parent     (GabForce     *self);
const char    *gab_force_get_place      (GabForce     *self);
int            gab_force_get_rounds     (GabForce     *self);
GListStore    *gab_force_get_forces     (GabForce     *self);
GListStore    *gab_force_get_units      (GabForce     *self);
GListStore    *gab_force_get_commanders (GabForce     *self);
GabCommander  *gab_force_get_commander  (GabForce     *self);
GabAmmunition *gab_force_get_ammunition (GabForce     *self);

gboolean       gab_force_get_known      (GabForce     *self);
int            gab_force_get_first      (GabForce     *self);
int            gab_force_get_present    (GabForce     *self);
int            gab_force_get_killed     (GabForce     *self);
int            gab_force_get_wounded    (GabForce     *self);
int            gab_force_get_sick       (GabForce     *self);
int            gab_force_get_away       (GabForce     *self);
int            gab_force_get_detached   (GabForce     *self);
int            gab_force_get_guns       (GabForce     *self);
int            gab_force_get_guns_first (GabForce     *self);
void           gab_force_sum_up         (GabForce     *self);
gboolean       gab_force_is_within      (GabForce     *self,
                                         GabForce     *outer);
typedef void (* GabUnitFunc) (GabUnit  *unit,
                              gpointer  data);
void           gab_force_foreach_unit   (GabForce     *self,
                                         GabUnitFunc   func,
                                         gpointer      data);

G_END_DECLS
