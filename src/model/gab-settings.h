/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings: the numbers of a campaign's books, as a player may change them (CA-4, CA-5, CA-6, CA-8). */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

#define GAB_SETTINGS_MOST   16
#define GAB_SETTINGS_VALUES 3

/* By the ordinals of gab_books_numbers; what a number does not use is nought. */
typedef struct
{
  gint32 values[GAB_SETTINGS_MOST][GAB_SETTINGS_VALUES];
} GabSettings;

/* A known answer for one of the numbers. */
typedef struct
{
  const char *number; /* which */
  const char *label;  /* to be translated */
  gint32      values[GAB_SETTINGS_VALUES];
} GabSettingsPreset;

extern const GabSettingsPreset gab_settings_presets[];
extern const guint gab_settings_n_presets;

void        gab_settings_read       (GabCampaign       *campaign,
                                     GabSettings       *settings);
gboolean    gab_settings_are_same   (const GabSettings *one,
                                     const GabSettings *other);
int         gab_settings_find       (const char        *name);
GabTables  *gab_settings_new_tables (GabCampaign       *campaign,
                                     const GabSettings *settings);
const char *gab_settings_title      (GabCampaign       *campaign,
                                     int                rule);
const char *gab_settings_ruling     (GabCampaign       *campaign,
                                     int                rule);

/* Changing them; gab-action.h calls this, nobody else. */
GabTables  *gab_campaign_get_books_tables    (GabCampaign  *self);
gboolean    gab_campaign_change_books_tables (GabCampaign  *self,
                                              GabTables    *tables,
                                              GError      **error);
GabTables  *gab_campaign_get_rule_tables    (GabCampaign  *self,
                                             const char   *rules);
gboolean    gab_campaign_change_tables      (GabCampaign  *self,
                                             GabTables    *tables,
                                             GError      **error);

G_END_DECLS
