/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign: its setup, its operations, its books. */
#pragma once

#include "gab-aside.h"
#include "gab-days.h"
#include "gab-force.h"
#include "gab-fortress.h"
#include "gab-operation.h"
#include "gab-side.h"
#include "gab-tally.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_PERIOD_NAPOLEONIC,
  GAB_PERIOD_ENGLISH_CIVIL_WAR,
  GAB_PERIOD_HORSE_AND_MUSKET,
} GabPeriod;

#define GAB_TYPE_CAMPAIGN (gab_campaign_get_type ())
G_DECLARE_FINAL_TYPE (GabCampaign, gab_campaign, GAB, CAMPAIGN, GabThing)

GabCampaign    *gab_campaign_new            (GabTableSet     *defaults);
GabCampaign    *gab_campaign_new_masked     (GabCampaign     *source,
                                             int              viewer);

const char     *gab_campaign_get_id         (GabCampaign     *self);
GabPeriod       gab_campaign_get_period     (GabCampaign     *self);
GabCalendar     gab_campaign_get_calendar   (GabCampaign     *self);
gint32          gab_campaign_get_begins     (GabCampaign     *self);
gint32          gab_campaign_get_day        (GabCampaign     *self);
char           *gab_campaign_dup_date       (GabCampaign     *self);
int             gab_campaign_get_viewer     (GabCampaign     *self);
GListStore     *gab_campaign_get_sides      (GabCampaign     *self);
GListStore     *gab_campaign_get_forces     (GabCampaign     *self);
GListStore     *gab_campaign_get_fortresses (GabCampaign     *self);
GListStore     *gab_campaign_get_tallies    (GabCampaign     *self);
GListStore     *gab_campaign_get_operations (GabCampaign     *self);
GabTurnLog     *gab_campaign_get_log        (GabCampaign     *self);
const GabBooks *gab_campaign_get_books      (GabCampaign     *self);
GabTableSet    *gab_campaign_get_tables     (GabCampaign     *self);
GabTableSet    *gab_campaign_get_defaults   (GabCampaign     *self);

GabThing       *gab_campaign_find           (GabCampaign     *self,
                                             const char      *handle);
const char     *gab_campaign_label          (GabCampaign     *self,
                                             const char      *handle);
int             gab_campaign_side_number    (GabCampaign     *self,
                                             const char      *handle);
int             gab_campaign_operation_viewer (GabCampaign   *self,
                                             GabOperation    *operation,
                                             int              viewer);
char           *gab_campaign_dup_intention  (GabCampaign     *self,
                                             int              side);
const char     *gab_campaign_side_of_thing  (GabCampaign     *self,
                                             GabThing        *thing);
char           *gab_campaign_make_handle    (GabCampaign     *self,
                                             const char      *name,
                                             const char      *fallback);

/* Building one, line by line; then the books are opened. */
GabThing       *gab_campaign_make_thing     (GabCampaign     *self,
                                             const char      *line,
                                             GError         **error);
GabThing       *gab_campaign_take_line      (GabCampaign     *self,
                                             const char      *line,
                                             GError         **error);
gboolean        gab_campaign_open_books     (GabCampaign     *self,
                                             GError         **error);
GabTurnLog     *gab_campaign_open_operation (GabCampaign     *self,
                                             GabOperation    *operation,
                                             GError         **error);
gboolean        gab_campaign_open_operation_or_books (GabCampaign  *self,
                                             GabOperation    *operation,
                                             GError         **error);
gboolean        gab_campaign_freeze_tables  (GabCampaign     *self,
                                             GabOperation    *operation,
                                             GError         **error);

/* What may be done to it, asked beforehand. */
gboolean        gab_campaign_check_new      (GabCampaign     *self,
                                             GabThing        *thing,
                                             GError         **error);
gboolean        gab_campaign_check_removal  (GabCampaign     *self,
                                             GabThing        *thing,
                                             GError         **error);
gboolean        gab_check_words             (const char      *words,
                                             GError         **error);
gboolean        gab_check_text              (const char      *field,
                                             const char      *text,
                                             GError         **error);
gboolean        gab_check_texts             (GabThing        *thing,
                                             GError         **error);

/* Changing it; gab-document.h calls these, nobody else. */
void            gab_campaign_insert         (GabCampaign     *self,
                                             GabThing        *thing,
                                             int              position);
int             gab_campaign_remove         (GabCampaign     *self,
                                             GabThing        *thing);
gboolean        gab_campaign_rebuild        (GabCampaign     *self,
                                             GError         **error);
void            gab_campaign_hold           (GabCampaign     *self);
gboolean        gab_campaign_let_go         (GabCampaign     *self,
                                             GError         **error);
void            gab_campaign_refresh        (GabCampaign     *self);
void            gab_campaign_relabel        (GabCampaign     *self,
                                             GabThing        *thing);
GListStore     *gab_campaign_get_siblings   (GabCampaign     *self,
                                             GabThing        *thing);

/* Looking at it. */
typedef void (* GabThingFunc) (GabThing *thing,
                               gpointer  data);
void            gab_campaign_foreach        (GabCampaign     *self,
                                             GabThingFunc     func,
                                             gpointer         data);
char           *gab_campaign_dup_digest     (GabCampaign     *self);
const char     *gab_campaign_get_stored_digest (GabCampaign  *self);
void            gab_campaign_set_stored_digest (GabCampaign  *self,
                                             const char      *digest);
void            gab_campaign_forget_stored  (GabCampaign     *self);
GPtrArray      *gab_campaign_verify         (GabCampaign     *self);
GPtrArray      *gab_campaign_get_faults     (GabCampaign     *self);
void            gab_campaign_add_aside      (GabCampaign     *self,
                                             GabAside        *aside);
GPtrArray      *gab_campaign_get_asides     (GabCampaign     *self);
void            gab_campaign_set_notice     (GabCampaign     *self,
                                             const char      *notice);
const char     *gab_campaign_get_notice     (GabCampaign     *self);

const char     *gab_period_word             (GabPeriod        period);
int             gab_period_from_word        (const char      *word);
const char     *gab_period_label            (GabPeriod        period);

G_END_DECLS
