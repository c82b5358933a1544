/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rest of a result: guns, rounds, SP, and what became of the leaders. */
#pragma once

#include "gab-campaign.h"
#include "gab-result-typing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_RESULT_EXTRAS (gab_result_extras_get_type ())
G_DECLARE_FINAL_TYPE (GabResultExtras, gab_result_extras, GAB, RESULT_EXTRAS, GtkWidget)

void     gab_result_extras_show         (GabResultExtras *self,
                                         GabCampaign     *campaign,
                                         GPtrArray       *forces);
void     gab_result_extras_clear        (GabResultExtras *self);
gboolean gab_result_extras_type         (GabResultExtras *self,
                                         const char      *list,
                                         const char      *handle,
                                         int              number);
gboolean gab_result_extras_set_leader   (GabResultExtras *self,
                                         const char      *handle,
                                         int              fate,
                                         int              days);
void     gab_result_extras_foreach_field (GabResultExtras *self,
                                         GabResultFieldFunc func,
                                         gpointer         data);
gboolean gab_result_extras_is_nought    (GabResultExtras *self);
char    *gab_result_extras_find_problem (GabResultExtras *self);
char    *gab_result_extras_dup_lists    (GabResultExtras *self);

G_END_DECLS
