/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with the charts of a siege, under each other, each told in words too. */

#include "gab-siege-charts.h"

#include "gab-chart-view.h"
#include "gab-page.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define CHART_HEIGHT 210

struct _GabSiegeCharts
{
  GtkWindow parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (GabSiegeCharts, gab_siege_charts, GTK_TYPE_WINDOW)

static void
gab_siege_charts_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_SIEGE_CHARTS);

  G_OBJECT_CLASS (gab_siege_charts_parent_class)->dispose (object);
}

static void
gab_siege_charts_class_init (GabSiegeChartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_siege_charts_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-siege-charts.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSiegeCharts, box);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_siege_charts_init (GabSiegeCharts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The heading, the drawing, and what it says in sentences for who reads or hears them. */
static void
add_chart (GabSiegeCharts *self,
           GabChart       *chart)
{
  g_autofree char *told = gab_chart_tell (chart);
  GtkWidget *view;

  gtk_box_append (self->box, gab_words_new (chart->title, "heading"));
  if (!gab_chart_is_empty (chart))
    {
      view = gab_chart_view_new ();
      gtk_widget_set_size_request (view, -1, CHART_HEIGHT);
      gtk_box_append (self->box, view);
      gtk_box_append (self->box, gab_words_new (told, "caption"));
      gab_chart_view_take (GAB_CHART_VIEW (view), chart);
      return;
    }
  gtk_box_append (self->box, gab_words_new (told, "caption"));
  gab_chart_free (chart);
}

/**
 * gab_siege_charts_new:
 * @parent: (nullable): the window over which it is shown
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it, opened
 *
 * Returns: (transfer none): the window.
 */
GtkWidget *
gab_siege_charts_new (GtkWindow    *parent,
                      GabCampaign  *campaign,
                      GabOperation *operation)
{
  g_autoptr (GabSiegeFigures) figures = gab_siege_figures_new (campaign, operation);
  /* Translators: the name of a siege */
  g_autofree char *title = g_strdup_printf (_("Charts: %s"), gab_thing_get_name (GAB_THING (operation)));
  GabSiegeCharts *self = g_object_new (GAB_TYPE_SIEGE_CHARTS, "transient-for", parent, "title", title, NULL);

  for (guint i = 0; i < gab_siege_figures_n_charts (); i++)
    add_chart (self, gab_siege_figures_chart (figures, i));
  return GTK_WIDGET (self);
}

/**
 * gab_siege_charts_dup_text:
 * @self: the window
 *
 * Returns: (transfer full): all that it says in words.
 */
char *
gab_siege_charts_dup_text (GabSiegeCharts *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      g_string_append_printf (text, "%s\n", gtk_label_get_label (GTK_LABEL (child)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabThing *shown = gab_page_get_shown (GAB_PAGE (widget));

  if (GAB_IS_OPERATION (shown) && gab_operation_get_state (GAB_OPERATION (shown)) != NULL)
    gtk_window_present (GTK_WINDOW (gab_siege_charts_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                                          gab_page_get_campaign (GAB_PAGE (widget)), GAB_OPERATION (shown))));
}

/**
 * gab_siege_charts_install_action:
 * @page_class: the class of a page that shows a siege
 *
 * Gives the page the action "siege.charts".
 */
void
gab_siege_charts_install_action (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "siege.charts", NULL, show);
}
