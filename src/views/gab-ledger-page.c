/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the ledger: every entry of the books with its cause, and whether they balance. */

#include "gab-ledger-page.h"

#include "gab-flow.h"
#include "gab-handle-down.h"
#include "gab-ledger-columns.h"
#include "gab-proof-dialog.h"
#include "gab-proving.h"
#include "gab-reveal.h"
#include "gab-rows.h"

#include <glib/gi18n-lib.h>

struct _GabLedgerPage
{
  GabPage parent_instance;

  GtkDropDown    *who;
  GtkDropDown    *verb;
  GtkDropDown    *month;
  GtkSearchEntry *search;
  GtkProgressBar *progress;
  GtkLabel       *count;
  GtkLabel       *nothing;
  GtkColumnView  *view;
  GtkImage       *seal;
  GtkLabel       *badge;

  GabLedger      *ledger;
  GArray         *months;  /* of int: those of the drop-down, behind the first line */
  GPtrArray      *verbs;   /* of words: those of the drop-down, behind the first line */
  GtkSliceListModel *shown;
  GabProving     *proving;
  gboolean        filling;
};

G_DEFINE_FINAL_TYPE (GabLedgerPage, gab_ledger_page, GAB_TYPE_PAGE)

static void
show_badge (GabLedgerPage *self,
            const char    *text,
            const char    *icon,
            gboolean       problem)
{
  gtk_label_set_label (self->badge, text);
  gtk_image_set_from_icon_name (self->seal, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->seal), icon != NULL);
  if (problem)
    gtk_widget_add_css_class (GTK_WIDGET (self->badge), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->badge), "problem");
}

static void
proved (GabLedgerProof *proof,
        gpointer        data)
{
  GabLedgerPage *self = data;
  const char *problem = gab_ledger_proof_get_problem (proof);
  guint n = gab_ledger_proof_get_entries (proof);
  g_autofree char *good = g_strdup_printf (ngettext ("The books balance: %u entry added up",
                                                     "The books balance: %u entries added up", n), n);

  show_badge (self, problem != NULL ? problem : good, problem != NULL ? "dialog-warning-symbolic" : "object-select-symbolic",
              problem != NULL);
}

/* The books are added up once more, by and by, whenever they have changed. */
static void
begin_proving (GabLedgerPage *self)
{
  g_clear_pointer (&self->proving, gab_proving_cancel);
  show_badge (self, _("The books are being added up…"), NULL, FALSE);
  self->proving = gab_proving_begin (gab_page_get_campaign (GAB_PAGE (self)), NULL, proved, self);
}

static void
show_count (GabLedgerPage *self)
{
  guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->ledger));
  guint all = gab_ledger_get_n_rows (self->ledger);
  double progress = gab_ledger_get_progress (self->ledger);
  g_autofree char *of = g_strdup_printf (ngettext ("%1$u of %2$u line", "%1$u of %2$u lines", all), shown, all);
  g_autofree char *whole = g_strdup_printf (ngettext ("%u line", "%u lines", all), all);

  gtk_label_set_label (self->count, shown < all ? of : whole);
  gtk_progress_bar_set_fraction (self->progress, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), progress < 1);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), progress >= 1 && shown == 0);
  gtk_label_set_label (self->nothing, all == 0 ? _("No entry has moved men, guns or rounds yet.") : _("No entry is like that."));
}

static void
add_unit (GabUnit  *unit,
          gpointer  data)
{
  GtkDropDown *down = data;
  g_autofree char *text = g_strconcat ("\u2003\u2003", gab_thing_get_name (GAB_THING (unit)), NULL);

  gab_handle_down_add (down, gab_thing_get_handle (GAB_THING (unit)), text);
}

/* Sides, then their forces, each with its own units; what is further in stands further in. */
static void
add_force (GabLedgerPage *self,
           GabForce      *force)
{
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));
  GListModel *inner = G_LIST_MODEL (gab_force_get_forces (force));
  g_autofree char *text = g_strconcat ("\u2003", gab_thing_get_name (GAB_THING (force)), NULL);

  if (!gab_force_get_known (force))
    return;
  gab_handle_down_add (self->who, gab_thing_get_handle (GAB_THING (force)), text);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (units, i);

      add_unit (unit, self->who);
    }
  for (guint i = 0; i < g_list_model_get_n_items (inner); i++)
    {
      g_autoptr (GabForce) next = g_list_model_get_item (inner, i);

      add_force (self, next);
    }
}

static void
add_side (GabLedgerPage *self,
          GabCampaign   *campaign,
          GabThing      *side)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  int viewer = gab_campaign_get_viewer (campaign);

  if (viewer != GAB_VIEWER_UMPIRE && gab_campaign_side_number (campaign, gab_thing_get_handle (side)) != viewer)
    return;
  gab_handle_down_add (self->who, gab_thing_get_handle (side), gab_thing_get_name (side));
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      if (g_str_equal (gab_force_get_side (force), gab_thing_get_handle (side)))
        add_force (self, force);
    }
}

static void
list_who (GabLedgerPage *self,
          GabCampaign   *campaign)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  g_autofree char *chosen = g_strdup (gab_handle_down_get (self->who));

  self->filling = TRUE;
  gab_handle_down_begin (self->who);
  gab_handle_down_add (self->who, "", _("Everybody"));
  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);

      add_side (self, campaign, side);
    }
  if (!gab_handle_down_choose (self->who, chosen))
    gtk_drop_down_set_selected (self->who, 0);
  self->filling = FALSE;
}

/* What has been booked in new months, and for new causes, may be asked for. */
static void
list_months (GabLedgerPage *self)
{
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (self->month));
  guint n = gab_ledger_get_n_months (self->ledger);

  for (guint i = self->months->len; i < n; i++)
    {
      int month = gab_ledger_nth_month (self->ledger, i);
      g_autofree char *label = gab_ledger_month_label (month);

      g_array_append_val (self->months, month);
      gtk_string_list_append (names, label);
    }
}

static void
list_verbs (GabLedgerPage *self)
{
  g_autoptr (GPtrArray) verbs = gab_ledger_list_verbs (self->ledger);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = gtk_drop_down_get_selected (self->verb);
  const char *chosen = selected > 0 && selected <= self->verbs->len ? g_ptr_array_index (self->verbs, selected - 1) : NULL;

  if (verbs->len == self->verbs->len)
    return;
  self->filling = TRUE;
  gtk_string_list_append (names, _("Any cause"));
  for (guint i = 0; i < verbs->len; i++)
    {
      gtk_string_list_append (names, gab_ledger_verb_label (g_ptr_array_index (verbs, i)));
      if (g_ptr_array_index (verbs, i) == chosen)
        selected = i + 1;
    }
  g_ptr_array_unref (self->verbs);
  self->verbs = g_steal_pointer (&verbs);
  gtk_drop_down_set_model (self->verb, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->verb, chosen != NULL ? selected : 0);
  self->filling = FALSE;
}

static void
progressed (GabLedgerPage *self)
{
  show_count (self);
  if (gab_ledger_get_progress (self->ledger) < 1)
    return;
  list_months (self);
  list_verbs (self);
}

static void
filter_changed (GabLedgerPage *self)
{
  guint verb = gtk_drop_down_get_selected (self->verb);
  guint month = gtk_drop_down_get_selected (self->month);
  GabLedgerFilter filter = { .who = gab_handle_down_get (self->who), .text = gtk_editable_get_text (GTK_EDITABLE (self->search)) };

  if (self->filling || self->ledger == NULL)
    return;
  if (verb > 0 && verb <= self->verbs->len)
    filter.verb = g_ptr_array_index (self->verbs, verb - 1);
  if (month > 0 && month <= self->months->len)
    filter.month = g_array_index (self->months, int, month - 1);
  gab_reveal_begin (self->shown, GTK_WIDGET (self));
  gab_ledger_set_filter (self->ledger, &filter);
  gab_ledger_columns_show_sums (self->view, *filter.who != '\0');
}

static void
begin_lists (GabLedgerPage *self)
{
  g_autoptr (GtkStringList) months = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) verbs = gtk_string_list_new (NULL);

  self->filling = TRUE;
  gtk_string_list_append (months, _("Any month"));
  gtk_drop_down_set_model (self->month, G_LIST_MODEL (months));
  gtk_string_list_append (verbs, _("Any cause"));
  gtk_drop_down_set_model (self->verb, G_LIST_MODEL (verbs));
  g_array_set_size (self->months, 0);
  g_ptr_array_set_size (self->verbs, 0);
  self->filling = FALSE;
}

static void
set_ledger (GabLedgerPage *self,
            GabCampaign   *campaign)
{
  g_autoptr (GabLedger) ledger = NULL;

  if (self->ledger != NULL && gab_ledger_is_of (self->ledger, campaign))
    return;
  if (self->ledger != NULL)
    g_signal_handlers_disconnect_by_data (self->ledger, self);
  ledger = gab_ledger_new (campaign);
  g_set_object (&self->ledger, ledger);
  gtk_slice_list_model_set_size (self->shown, 0);
  gtk_slice_list_model_set_model (self->shown, G_LIST_MODEL (ledger));
  g_signal_connect_object (ledger, "notify::progress", G_CALLBACK (progressed), self, G_CONNECT_SWAPPED);
  begin_lists (self);
  filter_changed (self);
}

static void
gab_ledger_page_refresh (GabPage *page)
{
  GabLedgerPage *self = GAB_LEDGER_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);

  list_who (self, campaign);
  set_ledger (self, campaign);
  progressed (self);
  begin_proving (self);
}

static void
prove (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabLedgerPage *self = GAB_LEDGER_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  gtk_window_present (GTK_WINDOW (gab_proof_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                                        gab_page_get_campaign (GAB_PAGE (self)))));
}

static void
gab_ledger_page_dispose (GObject *object)
{
  GabLedgerPage *self = GAB_LEDGER_PAGE (object);

  g_clear_pointer (&self->proving, gab_proving_cancel);
  if (self->ledger != NULL)
    g_signal_handlers_disconnect_by_data (self->ledger, self);
  g_clear_object (&self->ledger);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->months, g_array_unref);
  g_clear_pointer (&self->verbs, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_LEDGER_PAGE);

  G_OBJECT_CLASS (gab_ledger_page_parent_class)->dispose (object);
}

static void
gab_ledger_page_class_init (GabLedgerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_ledger_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_ledger_page_refresh;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-ledger-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, who);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, verb);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, month);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, search);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, progress);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, count);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, view);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, seal);
  gtk_widget_class_bind_template_child (widget_class, GabLedgerPage, badge);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed);
  gtk_widget_class_install_action (widget_class, "ledger.prove", NULL, prove);
}

static void
gab_ledger_page_init (GabLedgerPage *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->months = g_array_new (FALSE, FALSE, sizeof (int));
  self->verbs = g_ptr_array_new ();
  self->shown = gtk_slice_list_model_new (NULL, 0, 0);
  gab_handle_down_set_up (self->who);
  gab_handle_down_add (self->who, "", _("Everybody"));
  begin_lists (self);
  gab_ledger_columns_add (self->view, FALSE);
  gab_ledger_columns_show_sums (self->view, FALSE);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->shown))));
  gtk_column_view_set_model (self->view, selection);
  gab_rows_tab_leaves (GTK_WIDGET (self->view));
}

/**
 * gab_ledger_page_get_ledger:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the ledger that it shows.
 */
GabLedger *
gab_ledger_page_get_ledger (GabLedgerPage *self)
{
  return self->ledger;
}

/**
 * gab_ledger_page_choose:
 * @self: a page
 * @who: the handle of a side, force or unit; "" for everybody
 *
 * Shows the entries of one alone.
 *
 * Returns: whether the viewer can choose that.
 */
gboolean
gab_ledger_page_choose (GabLedgerPage *self,
                        const char    *who)
{
  return gab_handle_down_choose (self->who, who);
}

/**
 * gab_ledger_page_get_badge:
 * @self: a page
 *
 * Returns: (transfer none): what it says of whether the books balance.
 */
const char *
gab_ledger_page_get_badge (GabLedgerPage *self)
{
  return gtk_label_get_label (self->badge);
}
