/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drop-downs of things: each line a name, behind it a handle. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        gab_handle_down_set_up     (GtkDropDown *down);
void        gab_handle_down_begin      (GtkDropDown *down);
void        gab_handle_down_add        (GtkDropDown *down,
                                        const char  *handle,
                                        const char  *name);
void        gab_handle_down_add_forces (GtkDropDown *down,
                                        GabCampaign *campaign,
                                        const char  *side,
                                        gboolean     tell_side);
gboolean    gab_handle_down_is         (GtkDropDown *down);
gboolean    gab_handle_down_select     (GtkDropDown *down,
                                        guint        nth);
gboolean    gab_handle_down_choose     (GtkDropDown *down,
                                        const char  *handle);
const char *gab_handle_down_get        (GtkDropDown *down);

G_END_DECLS
