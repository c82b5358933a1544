/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the overview shows: the story, the chart, what is due, cards, losses. */

#include "gab-overview-page-private.h"

#include "gab-bars-view.h"
#include "gab-due-row.h"
#include "gab-look.h"
#include "gab-operation-card.h"
#include "gab-overview-losses.h"
#include "gab-overview-story.h"
#include "gab-standing.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define SENTENCES 3

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static GtkWidget *
append_sentence (GtkBox     *box,
                 const char *text)
{
  GtkWidget *label = gab_words_new (text, "sentence");

  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (box, label);
  return label;
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

/* CA-23: what was meant to be done next, in the words of who meant it. They have no box of their own: GTK keeps taking
 * one that was hidden while it was empty for one whose height does not depend on its width. */
static void
show_next (GabOverviewPage *self,
           GabCampaign     *campaign,
           GPtrArray       *told)
{
  g_autoptr (GPtrArray) lines = gab_overview_story_next (campaign, told);

  for (guint i = 0; i < lines->len; i++)
    {
      GtkWidget *label = append_sentence (self->story, g_ptr_array_index (lines, i));

      if (i == 0)
        gtk_widget_add_css_class (label, "apart");
    }
}

void
gab_overview_page_show_story (GabOverviewPage *self,
                              GabCampaign     *campaign)
{
  g_autofree char *lead = gab_overview_story_lead (campaign);
  g_autofree char *turn = gab_overview_story_turn (gab_overview_story_open (campaign));
  g_autoptr (GPtrArray) last = gab_overview_story_last (campaign, turn != NULL ? 1 : SENTENCES);

  gtk_label_set_label (self->lead, lead);
  clear_box (self->story);
  if (turn != NULL)
    append_sentence (self->story, turn);
  for (guint i = 0; i < last->len; i++)
    append_sentence (self->story, g_ptr_array_index (last, i));
  if (last->len == 0)
    append_sentence (self->story, tell_what_first (campaign));
  show_tallies (self, campaign);
  show_next (self, campaign, last);
}

void
gab_overview_page_show_chart (GabOverviewPage *self,
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
  gint32 day = gab_clocks_next_due (campaign);
  g_autofree char *date = gab_day_format (day, gab_campaign_get_calendar (campaign));
  /* Translators: a date */
  g_autofree char *label = g_strdup_printf (_("To what is due on %s"), date);

  gtk_button_set_label (self->to_due, label);
  gtk_widget_set_visible (GTK_WIDGET (self->to_due), day != 0);
}

void
gab_overview_page_show_due (GabOverviewPage *self,
                            GabCampaign     *campaign)
{
  g_autoptr (GPtrArray) due = gab_overview_due_list (campaign);

  clear_box (self->due);
  for (guint i = 0; i < due->len; i++)
    gtk_box_append (self->due, gab_due_row_new (campaign, g_ptr_array_index (due, i)));
  gtk_widget_set_visible (self->due_nothing, due->len == 0);
  show_next_due (self, campaign);
}

void
gab_overview_page_show_cards (GabOverviewPage *self,
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
               GArray          *bars,
               const char      *otherwise)
{
  GtkWidget *title = gtk_label_new (gab_thing_get_name (side));
  GtkWidget *view = gab_bars_view_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "name");
  gab_bars_view_clear (GAB_BARS_VIEW (view), gab_look_colour (campaign, gab_thing_get_handle (side)));
  for (guint i = 0; i < bars->len; i++)
    gab_bars_view_add (GAB_BARS_VIEW (view), &g_array_index (bars, GabBar, i));
  gtk_widget_set_visible (view, bars->len > 0);
  gtk_box_append (self->losses, title);
  gtk_box_append (self->losses, view);
  if (*otherwise != '\0')
    append_sentence (self->losses, otherwise);
}

void
gab_overview_page_show_losses (GabOverviewPage *self,
                               GabCampaign     *campaign)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  gboolean any = FALSE;

  clear_box (self->losses);
  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      g_autoptr (GArray) bars = gab_overview_losses_by_cause (campaign, gab_thing_get_handle (side));

      g_autofree char *otherwise = gab_overview_losses_otherwise (campaign, gab_thing_get_handle (side));

      if (bars->len == 0 && *otherwise == '\0')
        continue;
      append_losses (self, campaign, side, bars, otherwise);
      any = TRUE;
    }
  gtk_widget_set_visible (self->losses_heading, any);
  gtk_widget_set_visible (GTK_WIDGET (self->losses), any);
}
