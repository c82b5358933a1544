/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet on which a formal siege is set up before it begins. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SIEGE_SETUP (gab_siege_setup_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegeSetup, gab_siege_setup, GAB, SIEGE_SETUP, GtkWindow)

GtkWidget  *gab_siege_setup_new         (GtkWindow     *parent,
                                         GabSession    *session);
void        gab_siege_setup_set_nobody  (GabSiegeSetup *self,
                                         gboolean       nobody);
gboolean    gab_siege_setup_set_place   (GabSiegeSetup *self,
                                         const char    *fortress);
gboolean    gab_siege_setup_set_force   (GabSiegeSetup *self,
                                         const char    *force,
                                         gboolean       defends,
                                         gboolean       goes);
const char *gab_siege_setup_get_problem (GabSiegeSetup *self);

G_END_DECLS
