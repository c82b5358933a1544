/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that shows the overview. */

#include "gab-overview-page.h"

struct _GabOverviewPage
{
  GabPage parent_instance;

  GtkLabel *title;
};

G_DEFINE_FINAL_TYPE (GabOverviewPage, gab_overview_page, GAB_TYPE_PAGE)

static void
gab_overview_page_refresh (GabPage *page)
{
  GabCampaign *campaign = gab_page_get_campaign (page);

  gtk_label_set_label (GAB_OVERVIEW_PAGE (page)->title, gab_thing_get_name (GAB_THING (campaign)));
}

static void
gab_overview_page_class_init (GabOverviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GAB_PAGE_CLASS (klass)->refresh = gab_overview_page_refresh;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-overview-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, title);
}

static void
gab_overview_page_init (GabOverviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
