/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that shows where the campaign stands. */

#include "gab-overview-page.h"

#include "gab-bars-view.h"
#include "gab-chart-view.h"
#include "gab-due-row.h"
#include "gab-flow.h"
#include "gab-look.h"
#include "gab-operation-card.h"
#include "gab-overview-story.h"
#include "gab-standing.h"

#include <glib/gi18n-lib.h>

#define SENTENCES 3

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

G_DEFINE_FINAL_TYPE (GabOverviewPage, gab_overview_page, GAB_TYPE_PAGE)

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
append_sentence (GtkBox     *box,
                 const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "sentence");
  gtk_box_append (box, label);
}

static gboolean
is_empty (GListStore *things)
{
  return g_list_model_get_n_items (G_LIST_MODEL (things)) == 0;
}

/* An empty campaign says what to do first. */
static const char *
tell_what_first (GabCampaign *campaign)
{
  if (is_empty (gab_campaign_get_forces (campaign)))
    return _("Nothing has happened yet. First add a force for each side, then its units on its page; then the fortresses.");
  if (is_empty (gab_campaign_get_fortresses (campaign)))
    return _("Nothing has happened yet. Add the fortresses and who holds them, or begin a storm.");
  return _("Nothing has happened yet. Begin a storm, or book what was fought at the table.");
}

/* CA-21: the sides' own numbers, as far as the viewer may know them. */
static void
show_tallies (GabOverviewPage *self,
              GabCampaign     *campaign)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      g_autofree char *tallies = gab_standing_tallies (campaign, gab_thing_get_handle (side));
      /* Translators: a side, and its tallies */
      g_autofree char *text = g_strdup_printf (_("%1$s: %2$s"), gab_thing_get_name (side), tallies);

      if (*tallies != '\0')
        append_sentence (self->story, text);
    }
}

static void
show_story (GabOverviewPage *self,
            GabCampaign     *campaign)
{
  g_autofree char *lead = gab_overview_story_lead (campaign);
  g_autoptr (GPtrArray) last = gab_overview_story_last (campaign, SENTENCES);

  gtk_label_set_label (self->lead, lead);
  clear_box (self->story);
  for (guint i = 0; i < last->len; i++)
    append_sentence (self->story, g_ptr_array_index (last, i));
  if (last->len == 0)
    append_sentence (self->story, tell_what_first (campaign));
  show_tallies (self, campaign);
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
show_chart (GabOverviewPage *self,
            GabCampaign     *campaign)
{
  gboolean empty = is_empty (gab_campaign_get_forces (campaign));
  GabChart *chart = empty ? NULL : gab_overview_story_chart (campaign);
  GabCalendar calendar = gab_campaign_get_calendar (campaign);
  g_autofree char *from = gab_day_format_short (gab_campaign_get_begins (campaign), calendar);
  g_autofree char *to = gab_day_format (gab_campaign_get_day (campaign), calendar);
  /* Translators: the first day and the day at which the campaign stands */
  g_autofree char *span = g_strdup_printf (_("%1$s to %2$s"), from, to);

  gtk_label_set_label (self->span, span);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), chart != NULL);
  gtk_widget_set_visible (self->chart_unknown, chart == NULL && !empty);
  gtk_widget_set_visible (self->chart_empty, empty);
  gab_chart_view_take (self->chart, chart);
}

static void
show_next_due (GabOverviewPage *self,
               GabCampaign     *campaign)
{
  gint32 day = gab_overview_story_next_due (campaign);
  g_autofree char *date = gab_day_format (day, gab_campaign_get_calendar (campaign));
  /* Translators: a date */
  g_autofree char *label = g_strdup_printf (_("To what is due on %s"), date);

  gtk_button_set_label (self->to_due, label);
  gtk_widget_set_visible (GTK_WIDGET (self->to_due), day != 0);
}

static void
show_due (GabOverviewPage *self,
          GabCampaign     *campaign)
{
  g_autoptr (GPtrArray) due = gab_overview_story_due (campaign);

  clear_box (self->due);
  for (guint i = 0; i < due->len; i++)
    gtk_box_append (self->due, gab_due_row_new (campaign, g_ptr_array_index (due, i)));
  gtk_widget_set_visible (self->due_nothing, due->len == 0);
  show_next_due (self, campaign);
}

static void
show_cards (GabOverviewPage *self,
            GabCampaign     *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  guint n = g_list_model_get_n_items (operations);

  gab_flow_clear (self->cards);
  for (guint i = n; i > 0; i--)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i - 1);

      gab_flow_append (self->cards, gab_operation_card_new (campaign, operation));
    }
  gtk_widget_set_visible (self->cards_nothing, n == 0);
}

static void
append_losses (GabOverviewPage *self,
               GabCampaign     *campaign,
               GabThing        *side,
               GArray          *bars)
{
  GtkWidget *title = gtk_label_new (gab_thing_get_name (side));
  GtkWidget *view = gab_bars_view_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "name");
  gab_bars_view_clear (GAB_BARS_VIEW (view), gab_look_colour (campaign, gab_thing_get_handle (side)));
  for (guint i = 0; i < bars->len; i++)
    gab_bars_view_add (GAB_BARS_VIEW (view), &g_array_index (bars, GabBar, i));
  gtk_box_append (self->losses, title);
  gtk_box_append (self->losses, view);
}

static void
show_losses (GabOverviewPage *self,
             GabCampaign     *campaign)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  gboolean any = FALSE;

  clear_box (self->losses);
  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      g_autoptr (GArray) bars = gab_overview_story_losses (campaign, gab_thing_get_handle (side));

      if (bars->len == 0)
        continue;
      append_losses (self, campaign, side, bars);
      any = TRUE;
    }
  gtk_widget_set_visible (self->losses_heading, any);
  gtk_widget_set_visible (GTK_WIDGET (self->losses), any);
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

  show_story (self, campaign);
  show_buttons (self, campaign);
  show_chart (self, campaign);
  show_due (self, campaign);
  show_cards (self, campaign);
  show_losses (self, campaign);
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
  int days = gtk_spin_button_get_value_as_int (self->days);
  g_autofree char *line = g_strdup_printf ("advance %d", days);
  g_autofree char *label = g_strdup_printf (ngettext ("%d day goes by", "%d days go by", days), days);

  gtk_menu_button_popdown (self->advance);
  order (self, line, label);
}

/* CA-9: as far as the next thing that is due. */
static void
advance_to_due (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  GabOverviewPage *self = GAB_OVERVIEW_PAGE (widget);
  gint32 day = gab_overview_story_next_due (gab_page_get_campaign (GAB_PAGE (self)));
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
