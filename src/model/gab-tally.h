/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tally: a number of the player's own, of a side, a force or a fortress (CA-21). */
#pragma once

#include "gab-books.h"
#include "gab-thing.h"

G_BEGIN_DECLS

#define GAB_TYPE_TALLY (gab_tally_get_type ())
G_DECLARE_FINAL_TYPE (GabTally, gab_tally, GAB, TALLY, GabThing)

GabTally   *gab_tally_new       (const char          *handle,
                                 const char          *owner);
const char *gab_tally_get_owner (GabTally            *self);
int         gab_tally_get_first (GabTally            *self);
int         gab_tally_get_now   (GabTally            *self);
void        gab_tally_refresh   (GabTally            *self,
                                 const GabBooksTally *books);

G_END_DECLS
