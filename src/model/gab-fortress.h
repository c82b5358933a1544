/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress and its works (CA-8). */
#pragma once

#include "gab-books.h"
#include "gab-thing.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define GAB_TYPE_WORK (gab_work_get_type ())
G_DECLARE_FINAL_TYPE (GabWork, gab_work, GAB, WORK, GabThing)

GabWork    *gab_work_new               (const char             *handle,
                                        const char             *fortress);
int         gab_work_get_kind          (GabWork                *self);
int         gab_work_get_damage        (GabWork                *self);
const char *gab_work_get_fortress      (GabWork                *self);
void        gab_work_refresh           (GabWork                *self,
                                        const GabBooksWork     *books);

#define GAB_TYPE_FORTRESS (gab_fortress_get_type ())
G_DECLARE_FINAL_TYPE (GabFortress, gab_fortress, GAB, FORTRESS, GabThing)

GabFortress *gab_fortress_new          (const char             *handle,
                                        const char             *side);
int          gab_fortress_get_size     (GabFortress            *self);
int          gab_fortress_get_state    (GabFortress            *self);
const char  *gab_fortress_get_owner    (GabFortress            *self);
const char  *gab_fortress_get_garrison (GabFortress            *self);
GListStore  *gab_fortress_get_works    (GabFortress            *self);
GabWork     *gab_fortress_find_named   (GabFortress            *self,
                                        const char             *name);
void         gab_fortress_refresh      (GabFortress            *self,
                                        const GabBooks         *books,
                                        int                     ordinal);

const char  *gab_fortress_size_label   (int                     size);
const char  *gab_fortress_state_label  (int                     state);
const char  *gab_work_kind_label       (int                     kind);

G_END_DECLS
