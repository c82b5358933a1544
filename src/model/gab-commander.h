/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A commander: who leads a force (CA-20). */
#pragma once

#include "gab-books.h"
#include "gab-thing.h"

G_BEGIN_DECLS

#define GAB_TYPE_COMMANDER (gab_commander_get_type ())
G_DECLARE_FINAL_TYPE (GabCommander, gab_commander, GAB, COMMANDER, GabThing)

GabCommander *gab_commander_new           (const char     *handle,
                                           const char     *force);
const char   *gab_commander_get_rank      (GabCommander   *self);
const char   *gab_commander_get_post      (GabCommander   *self);
const char   *gab_commander_get_force     (GabCommander   *self);
const char   *gab_commander_get_serves    (GabCommander   *self);
const char   *gab_commander_get_successor (GabCommander   *self);
int           gab_commander_get_state     (GabCommander   *self);
int           gab_commander_get_until     (GabCommander   *self);
int           gab_commander_get_known     (GabCommander   *self);
char         *gab_commander_dup_title     (GabCommander   *self);
void          gab_commander_refresh       (GabCommander   *self,
                                           const GabBooks *books,
                                           int             ordinal);

G_END_DECLS
