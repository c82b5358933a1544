/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a unit: the history of a regiment, entry by entry, with its strength after each. */

#include "gab-unit-page.h"

#include "gab-chart-view.h"
#include "gab-dot.h"
#include "gab-flow.h"
#include "gab-ledger-columns.h"
#include "gab-look.h"
#include "gab-reveal.h"
#include "gab-rows.h"
#include "gab-scrolling.h"
#include "gab-strength-bar.h"

#include <glib/gi18n-lib.h>

struct _GabUnitPage
{
  GabPage parent_instance;

  GabDot         *dot;
  GtkLabel       *title;
  GtkLabel       *kind;
  GtkLabel       *note;
  GtkButton      *force;
  GtkLabel       *strength;
  GabStrengthBar *strength_bar;
  GtkLabel       *where;
  GtkWidget      *chart_card;
  GabChartView   *chart;
  GtkLabel       *nothing;
  GtkWidget      *card;
  GtkColumnView  *view;

  GabLedger      *ledger;
  GtkSliceListModel *rows;
  char           *shown;    /* the handle of the unit */
};

G_DEFINE_FINAL_TYPE (GabUnitPage, gab_unit_page, GAB_TYPE_PAGE)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static char *
tell_kind (GabUnit *unit)
{
  const char *words[] = { gab_unit_get_label (unit), gab_unit_kind_label (gab_unit_get_kind (unit)),
                          gab_unit_get_quality_label (unit), gab_unit_get_nation (unit), gab_unit_get_calibre (unit) };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (*words[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", words[i]);
  return g_string_free (text, FALSE);
}

static void
append_if (GString *text,
           int      men,
           char    *words)
{
  if (men > 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", words);
  g_free (words);
}

/* Where those are who are not present. */
static char *
tell_where (GabUnit *unit)
{
  int killed = gab_unit_get_killed (unit);
  int wounded = gab_unit_get_wounded (unit);
  int sick = gab_unit_get_sick (unit);
  int away = gab_unit_get_away (unit);
  int detached = gab_unit_get_detached (unit);
  GString *text = g_string_new (NULL);

  append_if (text, killed, g_strdup_printf (ngettext ("%d killed", "%d killed", killed), killed));
  append_if (text, wounded, g_strdup_printf (ngettext ("%d wounded", "%d wounded", wounded), wounded));
  append_if (text, sick, g_strdup_printf (ngettext ("%d sick", "%d sick", sick), sick));
  append_if (text, away, g_strdup_printf (ngettext ("%d prisoner or missing", "%d prisoners and missing", away), away));
  append_if (text, detached, g_strdup_printf (ngettext ("%d detached", "%d detached", detached), detached));
  return g_string_free (text, FALSE);
}

static void
show_heading (GabUnitPage *self,
              GabCampaign *campaign,
              GabUnit     *unit)
{
  const char *side = gab_campaign_side_of_thing (campaign, GAB_THING (unit));
  g_autofree char *kind = tell_kind (unit);
  g_autofree char *where = tell_where (unit);
  g_autofree char *strength = gab_look_strength (gab_unit_get_present (unit), gab_unit_get_first (unit));

  gab_dot_show (self->dot, gab_look_colour (campaign, side), gab_look_shape (campaign, side));
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (unit)));
  show_text (self->kind, kind);
  show_text (self->note, gab_thing_get_note (GAB_THING (unit)));
  show_text (self->where, where);
  gtk_label_set_label (self->strength, strength);
  gab_strength_bar_show (self->strength_bar, gab_look_colour (campaign, side), gab_unit_get_present (unit),
                         gab_unit_get_first (unit));
  gtk_button_set_label (self->force, gab_campaign_label (campaign, gab_unit_get_force (unit)));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (self->force)), PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->force), "s", gab_unit_get_force (unit));
}

/* Days are numbers to a chart; the calendar is in the pointer itself. */
static char *
write_day (int      day,
           gpointer data)
{
  return gab_day_format_short (day, GPOINTER_TO_INT (data));
}

/* The last of a day is the day's; a loss falls on its day, not little by little before it. */
static void
add_points (GabChart *chart,
            guint     series,
            GArray   *history,
            gint32    today)
{
  for (guint i = 0; i < history->len; i++)
    {
      const GabLedgerStrength *now = &g_array_index (history, GabLedgerStrength, i);
      const GabLedgerStrength *next = i + 1 < history->len ? now + 1 : NULL;

      if (next != NULL && next->day == now->day)
        continue;
      gab_chart_add_point (chart, series, now->day, now->present);
      if (next != NULL && next->day > now->day + 1 && next->present != now->present)
        gab_chart_add_point (chart, series, next->day - 1, now->present);
      if (next == NULL && today > now->day)
        gab_chart_add_point (chart, series, today, now->present);
    }
}

static void
show_chart (GabUnitPage *self,
            GabCampaign *campaign,
            GabUnit     *unit)
{
  g_autoptr (GArray) history = gab_ledger_dup_history (self->ledger, gab_thing_get_handle (GAB_THING (unit)));
  g_autoptr (GabChart) chart = gab_chart_new (_("Men present"));
  const char *side = gab_campaign_side_of_thing (campaign, GAB_THING (unit));
  guint series = gab_chart_add_series (chart, gab_thing_get_name (GAB_THING (unit)), gab_look_colour (campaign, side));

  gtk_widget_set_visible (self->chart_card, history->len > 1);
  add_points (chart, series, history, gab_campaign_get_day (campaign));
  gab_chart_set_days (chart, write_day, GINT_TO_POINTER (gab_campaign_get_calendar (campaign)));
  gab_chart_view_take (self->chart, g_steal_pointer (&chart));
}

static void
progressed (GabUnitPage *self)
{
  GabThing *unit = gab_page_get_shown (GAB_PAGE (self));
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->ledger)) > 0;

  if (!GAB_IS_UNIT (unit) || gab_ledger_get_progress (self->ledger) < 1)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !any);
  gtk_widget_set_visible (self->card, any);
  show_chart (self, gab_page_get_campaign (GAB_PAGE (self)), GAB_UNIT (unit));
}

static void
set_ledger (GabUnitPage *self,
            GabCampaign *campaign,
            gboolean     another)
{
  if (self->ledger != NULL && gab_ledger_is_of (self->ledger, campaign))
    {
      if (another)
        {
          gab_reveal_begin (self->rows, GTK_WIDGET (self));
          gab_ledger_set_filter (self->ledger, &(GabLedgerFilter) { .who = self->shown });
        }
      return;
    }
  if (self->ledger != NULL)
    g_signal_handlers_disconnect_by_data (self->ledger, self);
  g_clear_object (&self->ledger);
  self->ledger = gab_ledger_new (campaign);
  gab_ledger_set_filter (self->ledger, &(GabLedgerFilter) { .who = self->shown });
  gab_reveal_begin (self->rows, GTK_WIDGET (self));
  gtk_slice_list_model_set_model (self->rows, G_LIST_MODEL (self->ledger));
  g_signal_connect_object (self->ledger, "notify::progress", G_CALLBACK (progressed), self, G_CONNECT_SWAPPED);
}

static void
gab_unit_page_refresh (GabPage *page)
{
  GabUnitPage *self = GAB_UNIT_PAGE (page);
  GabThing *unit = gab_page_get_shown (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  gboolean another;

  if (!GAB_IS_UNIT (unit))
    return;
  another = gab_scrolling_begin (GTK_WIDGET (self), &self->shown, gab_thing_get_handle (unit));
  show_heading (self, campaign, GAB_UNIT (unit));
  set_ledger (self, campaign, another);
  progressed (self);
}

static void
gab_unit_page_dispose (GObject *object)
{
  GabUnitPage *self = GAB_UNIT_PAGE (object);

  if (self->ledger != NULL)
    g_signal_handlers_disconnect_by_data (self->ledger, self);
  g_clear_object (&self->ledger);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->shown, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_UNIT_PAGE);

  G_OBJECT_CLASS (gab_unit_page_parent_class)->dispose (object);
}

static void
gab_unit_page_class_init (GabUnitPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_unit_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_unit_page_refresh;

  g_type_ensure (GAB_TYPE_CHART_VIEW);
  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_FLOW);
  g_type_ensure (GAB_TYPE_STRENGTH_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-unit-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, dot);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, title);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, kind);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, note);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, force);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, strength);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, strength_bar);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, where);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, chart_card);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, chart);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, card);
  gtk_widget_class_bind_template_child (widget_class, GabUnitPage, view);
}

static void
gab_unit_page_init (GabUnitPage *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = gtk_slice_list_model_new (NULL, 0, 0);
  gab_ledger_columns_add (self->view, TRUE);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows))));
  gtk_column_view_set_model (self->view, selection);
  gab_rows_tab_leaves (GTK_WIDGET (self->view));
}
