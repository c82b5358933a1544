/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a fortress: whose it is, who holds it, and what is left of its works. */

#include "gab-fortress-page.h"

#include "gab-dot.h"
#include "gab-fortress-front.h"
#include "gab-fortress-plan.h"
#include "gab-fortress-works.h"
#include "gab-ink.h"
#include "gab-look.h"
#include "gab-pair.h"
#include "gab-reveal.h"
#include "gab-scrolling.h"
#include "gab-siege-plan.h"
#include "gab-standing.h"
#include "gab-trace-view.h"
#include "gab-words.h"

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
  GtkBox       *front;
  GtkLabel     *no_front;
  GtkLabel     *size;
  GtkLabel     *owner;
  GtkButton    *garrison;
  GtkLabel     *garrison_name;
  GtkLabel     *garrison_strength;
  GtkWidget    *no_garrison;
  GtkLabel     *rounds;
  GtkGrid      *works;
  GtkWidget    *no_works;
  GtkButton    *edit_button;
  GtkButton    *work_button;
  GtkButton    *works_button;
  GtkBox       *fights;
  GtkWidget    *fights_card;

  GabSiegePlan *plan;    /* the box's own */
  char         *shown;   /* owned: the fortress */
  gboolean      may;     /* the viewer may edit it */
  GPtrArray    *listed;  /* owned: of GabWork, held */
  int           most;    /* the damage of the hardest hit of them */
};

G_DEFINE_FINAL_TYPE (GabFortressPage, gab_fortress_page, GAB_TYPE_PAGE)

static void
show_heading (GabFortressPage *self,
              GabCampaign     *campaign,
              GabFortress     *fortress)
{
  const char *owner = gab_fortress_get_owner (fortress);
  const char *note = gab_thing_get_note (GAB_THING (fortress));
  const char *siege = gab_fortress_siege_label (gab_document_get_campaign (gab_session_get_document (gab_page_get_session (GAB_PAGE (self)))),
                                                gab_thing_get_handle (GAB_THING (fortress)));
  g_autofree char *tallies = gab_standing_tallies (campaign, gab_thing_get_handle (GAB_THING (fortress)));

  gab_dot_show (self->dot, gab_look_colour (campaign, owner), gab_look_shape (campaign, owner));
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (fortress)));
  gtk_label_set_label (self->state, siege != NULL ? siege : gab_fortress_state_label (gab_fortress_get_state (fortress)));
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

/* The front is drawn where the place has one; else it is said why not. */
static void
show_front (GabFortressPage *self,
            GabCampaign     *campaign,
            GabFortress     *fortress)
{
  GabPlan *plan = gab_fortress_plan_new (campaign, fortress);
  guint n = gab_fortress_front_bastions (fortress);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->front), plan != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->no_front), plan == NULL);
  if (plan != NULL)
    {
      gab_siege_plan_take (self->plan, plan);
      return;
    }
  if (n == 0)
    text = g_strdup (_("No bastions are recorded, so that no front is drawn. A siege may still be set up on a template."));
  else
    text = g_strdup_printf (ngettext ("The place has %u bastion; a front of 2 to 6 is drawn (FS-2). A siege may still be set up on a template.",
                                      "The place has %u bastions; a front of 2 to 6 is drawn (FS-2). A siege may still be set up on a template.",
                                      n), n);
  gtk_label_set_label (self->no_front, text);
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
  g_autofree char *rounds = NULL;

  gtk_label_set_label (self->rounds, "–");
  gtk_widget_set_visible (GTK_WIDGET (self->garrison), held);
  gtk_widget_set_visible (GTK_WIDGET (self->garrison_strength), held);
  gtk_widget_set_visible (self->no_garrison, !held);
  if (!held)
    return;
  gtk_label_set_label (self->garrison_name, gab_thing_get_name (force));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->garrison), "s", handle);
  strength = gab_force_get_known (GAB_FORCE (force))
    ? gab_look_strength (gab_force_get_present (GAB_FORCE (force)), gab_force_get_first (GAB_FORCE (force)))
    : g_strdup ("–");
  gtk_label_set_label (self->garrison_strength, strength);
  if (gab_force_get_known (GAB_FORCE (force)))
    rounds = gab_ink_number (gab_force_get_rounds (GAB_FORCE (force)));
  gtk_label_set_label (self->rounds, rounds != NULL ? rounds : "–");
}

static void
add_work (GtkWidget *grid,
          guint      nth,
          gpointer   data)
{
  GabFortressPage *self = data;

  gab_fortress_works_add (GTK_GRID (grid), nth, g_ptr_array_index (self->listed, nth), self->most, self->may);
}

/* The bars are measured against the hardest hit, and never fill for a scratch. */
static void
show_works (GabFortressPage *self,
            GabFortress     *fortress,
            gboolean         another)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (fortress));
  guint n_works = g_list_model_get_n_items (works);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->works))) != NULL)
    gtk_grid_remove (self->works, child);
  g_ptr_array_set_size (self->listed, 0);
  self->most = 12;
  for (guint i = 0; i < n_works; i++)
    {
      GabWork *work = g_list_model_get_item (works, i);

      self->most = MAX (self->most, gab_work_get_damage (work));
      g_ptr_array_add (self->listed, work);
    }
  gab_reveal_each (GTK_WIDGET (self->works), !another, n_works, add_work, self);
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
  GtkWidget *caption = gab_words_new (text, NULL);

  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (box), gab_words_new (gab_thing_get_name (GAB_THING (operation)), NULL));
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
  gtk_widget_set_visible (GTK_WIDGET (self->works_button), self->may);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->works_button), "s", gab_thing_get_handle (fortress));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->edit_button), "s", gab_thing_get_handle (fortress));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->work_button), "s", work);
}

static void
gab_fortress_page_refresh (GabPage *page)
{
  GabFortressPage *self = GAB_FORTRESS_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  GabThing *shown = gab_page_get_shown (page);
  gboolean another;

  if (!GAB_IS_FORTRESS (shown))
    return;
  another = gab_scrolling_begin (GTK_WIDGET (self), &self->shown, gab_thing_get_handle (shown));
  self->may = gab_session_may_order (gab_page_get_session (page), gab_campaign_side_of_thing (campaign, shown));
  show_heading (self, campaign, GAB_FORTRESS (shown));
  show_orders (self, shown);
  show_trace (self, campaign, GAB_FORTRESS (shown));
  show_front (self, campaign, GAB_FORTRESS (shown));
  show_garrison (self, campaign, GAB_FORTRESS (shown));
  show_works (self, GAB_FORTRESS (shown), another);
  show_fights (self, campaign, GAB_FORTRESS (shown));
}

static void
gab_fortress_page_dispose (GObject *object)
{
  g_clear_pointer (&GAB_FORTRESS_PAGE (object)->shown, g_free);
  g_clear_pointer (&GAB_FORTRESS_PAGE (object)->listed, g_ptr_array_unref);
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
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, front);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, no_front);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, works_button);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, size);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, owner);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, garrison);
  gtk_widget_class_bind_template_child (widget_class, GabFortressPage, garrison_name);
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
  self->listed = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->plan = GAB_SIEGE_PLAN (gab_siege_plan_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->plan), TRUE);
  gtk_box_append (self->front, GTK_WIDGET (self->plan));
}
