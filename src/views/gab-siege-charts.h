/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The charts of a siege: what was dug, who is left, rounds, damage and score, turn by turn. */
#pragma once

#include "gab-chart.h"
#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SIEGE_CHARTS (gab_siege_charts_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegeCharts, gab_siege_charts, GAB, SIEGE_CHARTS, GtkWindow)

GtkWidget *gab_siege_charts_new            (GtkWindow      *parent,
                                            GabCampaign    *campaign,
                                            GabOperation   *operation);
void       gab_siege_charts_install_action (GtkWidgetClass *page_class);
char      *gab_siege_charts_dup_text       (GabSiegeCharts *self);

/* gab-siege-charts-make.c: the charts themselves, one after the other. */
typedef struct _GabSiegeFigures GabSiegeFigures;

GabSiegeFigures *gab_siege_figures_new     (GabCampaign     *campaign,
                                            GabOperation    *operation);
void             gab_siege_figures_free    (GabSiegeFigures *figures);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSiegeFigures, gab_siege_figures_free)
guint            gab_siege_figures_n_charts(void);
GabChart        *gab_siege_figures_chart   (const GabSiegeFigures *figures,
                                            guint            nth);

G_END_DECLS
