/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A unit: a regiment, a battery, a company of a force, and where its men are. */
#pragma once

#include "gab-books.h"
#include "gab-thing.h"

G_BEGIN_DECLS

#define GAB_TYPE_UNIT (gab_unit_get_type ())
G_DECLARE_FINAL_TYPE (GabUnit, gab_unit, GAB, UNIT, GabThing)

GabUnit    *gab_unit_new          (const char         *handle,
                                   const char         *force);
const char *gab_unit_get_force    (GabUnit            *self);
const char *gab_unit_get_label    (GabUnit            *self);
const char *gab_unit_get_nation   (GabUnit            *self);
const char *gab_unit_get_calibre  (GabUnit            *self);
int         gab_unit_get_kind     (GabUnit            *self);
int         gab_unit_get_quality  (GabUnit            *self);
gboolean    gab_unit_get_known    (GabUnit            *self);
int         gab_unit_get_first    (GabUnit            *self);
int         gab_unit_get_present  (GabUnit            *self);
int         gab_unit_get_killed   (GabUnit            *self);
int         gab_unit_get_wounded  (GabUnit            *self);
int         gab_unit_get_sick     (GabUnit            *self);
int         gab_unit_get_away     (GabUnit            *self);
int         gab_unit_get_detached (GabUnit            *self);
int         gab_unit_get_guns     (GabUnit            *self);
int         gab_unit_get_guns_first (GabUnit          *self);
int         gab_unit_get_sp       (GabUnit            *self);
int         gab_unit_get_sp_first (GabUnit            *self);

void        gab_unit_set_period   (GabUnit            *self,
                                   gboolean            english_civil_war);
void        gab_unit_refresh      (GabUnit            *self,
                                   const GabBooksUnit *books);

const char *gab_unit_kind_label   (int                 kind);
const char *gab_quality_label     (gboolean            english_civil_war,
                                   int                 quality);
const char *gab_unit_get_quality_label (GabUnit       *self);

G_END_DECLS
