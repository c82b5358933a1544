/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a campaign's settings: the numbers of its books, in plain words. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_SETTINGS_PAGE (gab_settings_page_get_type ())
G_DECLARE_FINAL_TYPE (GabSettingsPage, gab_settings_page, GAB, SETTINGS_PAGE, GabPage)

gboolean    gab_settings_page_set         (GabSettingsPage *self,
                                           const char      *number,
                                           guint            nth,
                                           int              value);
int         gab_settings_page_get         (GabSettingsPage *self,
                                           const char      *number,
                                           guint            nth);
const char *gab_settings_page_get_problem (GabSettingsPage *self);

G_END_DECLS
