/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The overview from within; shared among its own files only. */
#pragma once

#include "gab-overview-page.h"

#include "gab-chart-view.h"
#include "gab-flow.h"

G_BEGIN_DECLS

struct _GabOverviewPage
{
  GabPage parent_instance;

  GtkLabel      *lead;
  GtkBox        *story;
  GtkWidget     *go_on;
  GtkLabel      *go_on_label;
  GtkWidget     *add_force;
  GtkWidget     *add_fortress;
  GtkWidget     *new_siege;
  GtkWidget     *new_storm;
  GtkWidget     *fought;
  GtkMenuButton *advance;
  GtkSpinButton *days;
  GtkLabel      *until;
  GtkButton     *to_due;
  GtkLabel      *span;
  GabChartView  *chart;
  GtkWidget     *chart_unknown;
  GtkWidget     *chart_empty;
  GtkBox        *due;
  GtkWidget     *due_nothing;
  GabFlow       *cards;
  GtkWidget     *cards_nothing;
  GtkWidget     *losses_heading;
  GtkBox        *losses;
};

/* What it shows of a campaign, as its viewer may see it. */
void gab_overview_page_show_story  (GabOverviewPage *self,
                                    GabCampaign     *campaign);
void gab_overview_page_show_chart  (GabOverviewPage *self,
                                    GabCampaign     *campaign);
void gab_overview_page_show_due    (GabOverviewPage *self,
                                    GabCampaign     *campaign);
void gab_overview_page_show_cards  (GabOverviewPage *self,
                                    GabCampaign     *campaign);
void gab_overview_page_show_losses (GabOverviewPage *self,
                                    GabCampaign     *campaign);

G_END_DECLS
