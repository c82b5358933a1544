/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that shows where the campaign stands. */

#include "gab-overview-page-private.h"

#include "gab-clocks.h"
#include "gab-overview-story.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabOverviewPage, gab_overview_page, GAB_TYPE_PAGE)

static gboolean
is_empty (GListStore *things)
{
  return g_list_model_get_n_items (G_LIST_MODEL (things)) == 0;
}

static void
make_primary (GtkWidget *button,
              gboolean   primary)
{
  if (primary)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* One primary button: going on where something is open, else beginning something. */
static void
show_buttons (GabOverviewPage *self,
              GabCampaign     *campaign)
{
  GabOperation *open = gab_overview_story_open (campaign);
  int viewer = gab_session_get_viewer (gab_page_get_session (GAB_PAGE (self)));
  gboolean umpire = viewer == GAB_VIEWER_UMPIRE;
  gboolean no_force = viewer != GAB_VIEWER_TABLE && is_empty (gab_campaign_get_forces (campaign));
  gboolean no_fortress = viewer != GAB_VIEWER_TABLE && is_empty (gab_campaign_get_fortresses (campaign));
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->go_on, open != NULL);
  gtk_widget_set_visible (self->add_force, no_force);
  gtk_widget_set_visible (self->add_fortress, no_fortress);
  gtk_widget_set_visible (self->new_siege, umpire);
  gtk_widget_set_visible (self->new_storm, umpire);
  gtk_widget_set_visible (self->fought, umpire && !no_force);
  gtk_widget_set_visible (GTK_WIDGET (self->advance), umpire && !no_force);
  make_primary (self->add_force, open == NULL);
  make_primary (self->new_storm, open == NULL && !no_force);
  if (open == NULL)
    return;
  /* Translators: the name of a siege or battle */
  label = g_strdup_printf (_("Go on with %s"), gab_thing_get_name (GAB_THING (open)));
  gtk_label_set_label (self->go_on_label, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_on), "s", gab_thing_get_handle (GAB_THING (open)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), "win.show-page");
}

static void
days_changed (GabOverviewPage *self)
{
  GabCampaign *campaign = gab_page_get_campaign (GAB_PAGE (self));
  g_autofree char *date = NULL;
  g_autofree char *text = NULL;

  if (campaign == NULL)
    return;
  date = gab_day_format (gab_campaign_get_day (campaign) + gtk_spin_button_get_value_as_int (self->days),
                         gab_campaign_get_calendar (campaign));
  /* Translators: a date up to which days shall go by */
  text = g_strdup_printf (_("until %s"), date);
  gtk_label_set_label (self->until, text);
}

static void
gab_overview_page_refresh (GabPage *page)
{
  GabOverviewPage *self = GAB_OVERVIEW_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);

  gab_overview_page_show_story (self, campaign);
  show_buttons (self, campaign);
  gab_overview_page_show_chart (self, campaign);
  gab_overview_page_show_due (self, campaign);
  gab_overview_page_show_cards (self, campaign);
  gab_overview_page_show_losses (self, campaign);
  days_changed (self);
}

/* Gives an order of the books and tells what came of it. */
static void
order (GabOverviewPage *self,
       const char      *line,
       const char      *label)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  g_autoptr (GError) error = NULL;

  if (!gab_session_order (session, NULL, line, NULL, NULL, label, &error))
    {
      gab_tell_error (GTK_WIDGET (self), error);
      return;
    }
  gab_tell (GTK_WIDGET (self), label, TRUE);
}

static void
recover (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  const char *operation = g_variant_get_string (parameter, NULL);
  GabCampaign *campaign = gab_page_get_campaign (GAB_PAGE (widget));
  g_autofree char *line = g_strdup_printf ("recover %s", operation);
  /* Translators: the name of a siege or battle */
  g_autofree char *label = g_strdup_printf (_("The hurt of %s come back"), gab_campaign_label (campaign, operation));

  order (GAB_OVERVIEW_PAGE (widget), line, label);
}

static void
advance (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GabOverviewPage *self = GAB_OVERVIEW_PAGE (widget);
  g_autofree char *line = NULL, *label = NULL;
  int days;

  gtk_spin_button_update (self->days); /* Enter comes while it is typed */
  days = gtk_spin_button_get_value_as_int (self->days);
  line = g_strdup_printf ("advance %d", days);
  label = g_strdup_printf (ngettext ("%d day goes by", "%d days go by", days), days);
  gtk_menu_button_popdown (self->advance);
  order (self, line, label);
}

/* CA-9, CA-10: as far as the next thing that is due. */
static void
advance_to_due (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  GabOverviewPage *self = GAB_OVERVIEW_PAGE (widget);
  gint32 day = gab_clocks_next_due (gab_page_get_campaign (GAB_PAGE (self)));
  g_autofree char *date = gab_day_format_iso (day);
  g_autofree char *line = g_strdup_printf ("advance to %s", date);

  gtk_menu_button_popdown (self->advance);
  if (day != 0)
    order (self, line, _("Advance to what is due"));
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, lead);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, story);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, go_on_label);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, add_force);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, add_fortress);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, new_siege);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, new_storm);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, fought);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, advance);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, days);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, until);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, to_due);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, span);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, chart);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, chart_unknown);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, chart_empty);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, due);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, due_nothing);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, cards);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, cards_nothing);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, losses_heading);
  gtk_widget_class_bind_template_child (widget_class, GabOverviewPage, losses);
}

static void
gab_overview_page_class_init (GabOverviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GAB_PAGE_CLASS (klass)->refresh = gab_overview_page_refresh;

  g_type_ensure (GAB_TYPE_CHART_VIEW);
  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-overview-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, days_changed);
  gtk_widget_class_install_action (widget_class, "overview.recover", "s", recover);
  gtk_widget_class_install_action (widget_class, "overview.advance", NULL, advance);
  gtk_widget_class_install_action (widget_class, "overview.advance-to-due", NULL, advance_to_due);
}

static void
gab_overview_page_init (GabOverviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
