/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A side: those who fight together. */
#pragma once

#include "gab-thing.h"

G_BEGIN_DECLS

#define GAB_TYPE_SIDE (gab_side_get_type ())
G_DECLARE_FINAL_TYPE (GabSide, gab_side, GAB, SIDE, GabThing)

GabSide    *gab_side_new        (const char *handle);
const char *gab_side_get_colour (GabSide    *self);

G_END_DECLS
