/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a result: units in roster order, what each lost typed, before and after. */
#pragma once

#include "gab-campaign.h"
#include "gab-result-typing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_RESULT_ROWS (gab_result_rows_get_type ())
G_DECLARE_FINAL_TYPE (GabResultRows, gab_result_rows, GAB, RESULT_ROWS, GtkWidget)

void     gab_result_rows_show    (GabResultRows *self,
                                  GabCampaign   *campaign,
                                  GPtrArray     *forces);
gboolean gab_result_rows_type    (GabResultRows *self,
                                  const char    *unit,
                                  const int     *losses);
gboolean gab_result_rows_is_nought (GabResultRows *self);
char    *gab_result_rows_dup_losses (GabResultRows *self);
char    *gab_result_rows_find_problem (GabResultRows *self);
void     gab_result_rows_take_rest (GabResultRows *self,
                                    GabCampaign   *campaign,
                                    const char    *garrison);
void     gab_result_rows_foreach_field (GabResultRows *self,
                                  GabResultFieldFunc func,
                                  gpointer       data);
void     gab_result_rows_clear   (GabResultRows *self);

G_END_DECLS
