/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ammunition: the rounds of a force (CA-7). */
#pragma once

#include "gab-books.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define GAB_TYPE_AMMUNITION (gab_ammunition_get_type ())
G_DECLARE_FINAL_TYPE (GabAmmunition, gab_ammunition, GAB, AMMUNITION, GObject)

GabAmmunition *gab_ammunition_new          (void);
int            gab_ammunition_get_in_hand  (GabAmmunition       *self);
int            gab_ammunition_get_received (GabAmmunition       *self);
int            gab_ammunition_get_spent    (GabAmmunition       *self);
gboolean       gab_ammunition_get_known    (GabAmmunition       *self);
void           gab_ammunition_refresh      (GabAmmunition       *self,
                                            const GabBooksForce *books);

G_END_DECLS
