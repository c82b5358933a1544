/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a fortress: whose it is, who holds it, and what is left of its works. */

#include "gab-fortress-page.h"

#include "gab-dot.h"
#include "gab-look.h"
#include "gab-pair.h"
#include "gab-scrolling.h"
#include "gab-standing.h"
#include "gab-trace-view.h"

#include <glib/gi18n-lib.h>

struct _GabFortressPage
{
  GabPage parent_instance;

  GabDot       *dot;
  GtkLabel     *title;
  GtkLabel     *state;
  GtkLabel     *tallies;
  GtkLabel     *note;
  GabTraceView *trace;
  GtkLabel     *size;
  GtkLabel     *owner;
  GtkButton    *garrison;
  GtkLabel     *garrison_strength;
  GtkWidget    *no_garrison;
  GtkGrid      *works;
  GtkWidget    *no_works;
  GtkButton    *edit_button;
  GtkButton    *work_button;
  GtkBox       *fights;
  GtkWidget    *fights_card;

  char         *shown;   /* owned: the fortress */
  gboolean      may;     /* the viewer may edit it */
};

G_DEFINE_FINAL_TYPE (GabFortressPage, gab_fortress_page, GAB_TYPE_PAGE)

static GtkWidget *
new_label (const char *text,
           double      xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static void
show_heading (GabFortressPage *self,
              GabCampaign     *campaign,
              GabFortress     *fortress)
{
  const char *owner = gab_fortress_get_owner (fortress);
  const char *note = gab_thing_get_note (GAB_THING (fortress));
  g_autofree char *tallies = gab_standing_tallies (campaign, gab_thing_get_handle (GAB_THING (fortress)));

  gab_dot_show (self->dot, gab_look_colour (campaign, owner), gab_look_shape (campaign, owner));
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (fortress)));
  gtk_label_set_label (self->state, gab_fortress_state_label (gab_fortress_get_state (fortress)));
  gtk_label_set_label (self->size, gab_fortress_size_label (gab_fortress_get_size (fortress)));
  gtk_label_set_label (self->owner, gab_campaign_label (campaign, owner));
  gtk_label_set_label (self->tallies, tallies);
  gtk_widget_set_visible (GTK_WIDGET (self->tallies), *tallies != '\0');
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
}

static void
show_trace (GabFortressPage *self,
            GabCampaign     *campaign,
            GabFortress     *fortress)
{
  int size = gab_fortress_get_size (fortress);
  GabTrace trace = {
    .bastions = size == GAB_FORTRESS_GREAT ? 6 : size == GAB_FORTRESS_MEDIUM ? 5 : 4,
    .ravelins = size != GAB_FORTRESS_SMALL,
    .flag = gab_look_colour (campaign, gab_fortress_get_owner (fortress)),
  };
  /* Translators: a fortress, and whose it is */
  g_autofree char *spoken = g_strdup_printf (_("Emblem of %1$s, held by %2$s"),
                                             gab_thing_get_name (GAB_THING (fortress)),
                                             gab_campaign_label (campaign, gab_fortress_get_owner (fortress)));

  gab_trace_view_show (self->trace, &trace, spoken);
}

static void
show_garrison (GabFortressPage *self,
               GabCampaign     *campaign,
               GabFortress     *fortress)
{
  const char *handle = gab_fortress_get_garrison (fortress);
  GabThing *force = handle != NULL ? gab_campaign_find (campaign, handle) : NULL;
  gboolean held = GAB_IS_FORCE (force);
  g_autofree char *strength = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->garrison), held);
  gtk_widget_set_visible (GTK_WIDGET (self->garrison_strength), held);
  gtk_widget_set_visible (self->no_garrison, !held);
  if (!held)
    return;
  gtk_button_set_label (self->garrison, gab_thing_get_name (force));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->garrison), "s", handle);
  strength = gab_force_get_known (GAB_FORCE (force))
    ? gab_look_strength (gab_force_get_present (GAB_FORCE (force)), gab_force_get_first (GAB_FORCE (force)))
    : g_strdup ("–");
  gtk_label_set_label (self->garrison_strength, strength);
}

/* A work's name; who may edit the work presses it. */
static GtkWidget *
new_work_name (GabThing *work,
               gboolean  may)
{
  GtkWidget *label = new_label (gab_thing_get_name (work), 0);
  /* Translators: what is to be edited */
  g_autofree char *spoken = g_strdup_printf (_("Edit %s"), gab_thing_get_name (work));
  GtkWidget *button;

  gtk_widget_add_css_class (label, "work");
  if (!may)
    return label;
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "named");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (work));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.edit-thing");
  return button;
}

static void
add_work (GtkGrid *grid,
          int      row,
          GabWork *work,
          int      most,
          gboolean may)
{
  int damage = gab_work_get_damage (work);
  g_autofree char *text = damage == 0 ? g_strdup (_("whole"))
                                      : g_strdup_printf (ngettext ("%d point of damage", "%d points of damage", damage), damage);
  /* Translators: a work of a fortress, and its damage */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), gab_thing_get_name (GAB_THING (work)), text);
  GtkWidget *name = new_work_name (GAB_THING (work), may);
  GtkWidget *kind = new_label (gab_work_kind_label (gab_work_get_kind (work)), 0);
  GtkWidget *state = new_label (text, 1);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, most);

  gtk_widget_add_css_class (kind, "caption");
  gtk_widget_add_css_class (state, damage > 0 ? "strong" : "caption");
  gtk_widget_add_css_class (bar, "chance");
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), NULL);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), damage);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_opacity (bar, damage > 0);
  gtk_widget_set_tooltip_text (name, gab_thing_get_note (GAB_THING (work)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_grid_attach (grid, name, 0, row, 1, 1);
  gtk_grid_attach (grid, kind, 1, row, 1, 1);
  gtk_grid_attach (grid, bar, 2, row, 1, 1);
  gtk_grid_attach (grid, state, 3, row, 1, 1);
}

/* The bars are measured against the hardest hit, and never fill for a scratch. */
static void
show_works (GabFortressPage *self,
            GabFortress     *fortress)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (fortress));
  guint n_works = g_list_model_get_n_items (works);
  int most = 12;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->works))) != NULL)
    gtk_grid_remove (self->works, child);
  for (guint i = 0; i < n_works; i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);

      most = MAX (most, gab_work_get_damage (work));
    }
  for (guint i = 0; i < n_works; i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);

      add_work (self->works, i, work, most, self->may);
    }
  gtk_widget_set_visible (self->no_works, n_works == 0);
}

static void
add_fight (GabFortressPage *self,
           GabCampaign     *campaign,
           GabOperation    *operation)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *when = gab_look_operation (campaign, operation);
  /* Translators: the kind of a fight with its days, and its state */
  g_autofree char *text = g_strdup_printf (_("%1$s · %2$s"), when, gab_look_state (operation));
  GtkWidget *caption = new_label (text, 0);

  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (box), new_label (gab_thing_get_name (GAB_THING (operation)), 0));
  gtk_box_append (GTK_BOX (box), caption);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (GAB_THING (operation)));
  gtk_box_append (self->fights, button);
}

static void
show_fights (GabFortressPage *self,
             GabCampaign     *campaign,
             GabFortress     *fortress)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->fights))) != NULL)
    gtk_box_remove (self->fights, child);
  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (g_str_equal (gab_operation_get_fortress (operation), gab_thing_get_handle (GAB_THING (fortress))))
        add_fight (self, campaign, operation);
    }
  gtk_widget_set_visible (self->fights_card, gtk_widget_get_first_child (GTK_WIDGET (self->fights)) != NULL);
}

static void
show_orders (GabFortressPage *self,
             GabThing        *fortress)
{
  g_autofree char *work = g_strdup_printf ("work %s", gab_thing_get_handle (fortress));

  gtk_widget_set_visible (GTK_WIDGET (self->edit_button), self->may);
  gtk_widget_set_visible (GTK_WIDGET (self->work_button), self->may);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->edit_button), "s", gab_thing_get_handle (fortress));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->work_button), "s", work);
}

static void
gab_fortress_page_refresh (GabPage *page)
{
  GabFortressPage *self = GAB_FORTRESS_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  GabThing *shown = gab_page_get_shown (page);

  if (!GAB_IS_FORTRESS (shown))
    return;
  gab_scrolling_begin (GTK_WIDGET (self), &self->shown, gab_thing_get_handle (shown));
  self->may = gab_session_may_order (gab_page_get_session (page), gab_campaign_side_of_thing (campaign, shown));
  show_heading (self, campaign, GAB_FORTRESS (shown));
  show_orders (self, shown);
  show_trace (self, campaign, GAB_FORTRESS (shown));
  show_garrison (self, campaign, GAB_FORTRESS (shown));
  show_works (self, GAB_FORTRESS (shown));
  show_fights (self, campaign, GAB_FORTRESS (shown));
}

static void
gab_fortress_page_dispose (GObject *object)
{
  g_clear_pointer (&GAB_FORTRESS_PAGE (object)->shown, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_FORTRESS_PAGE);

  G_OBJECT_CLASS (gab_fortress_page_parent_class)->dispose (object);
}

static void
gab_fortress_page_class_init (GabFortressPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_fortress_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_fortress_page_refresh;

  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_PAIR);
  g_type_ensure (GAB_TYPE_TRACE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-fortress-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, dot);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, title);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, state);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, tallies);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, note);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, trace);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, size);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, owner);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, garrison);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, garrison_strength);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, no_garrison);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, works);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, no_works);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, edit_button);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, work_button);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, fights);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, fights_card);
}

static void
gab_fortress_page_init (GabFortressPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
