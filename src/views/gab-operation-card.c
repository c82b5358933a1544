/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card: a siege or battle, and how it stands. */

#include "gab-operation-card.h"

#include "gab-dot.h"
#include "gab-look.h"
#include "gab-formal.h"
#include "gab-overview-due.h"
#include "gab-overview-losses.h"
#include "gab-storming.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

struct _GabOperationCard
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GabDot    *dot;
  GtkLabel  *name;
  GtkLabel  *state;
  GtkLabel  *kind;
  GtkLabel  *clock;
  GtkLabel  *text;
};

G_DEFINE_FINAL_TYPE (GabOperationCard, gab_operation_card, GTK_TYPE_WIDGET)

static void
gab_operation_card_dispose (GObject *object)
{
  GabOperationCard *self = GAB_OPERATION_CARD (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_OPERATION_CARD);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_operation_card_parent_class)->dispose (object);
}

static void
gab_operation_card_class_init (GabOperationCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_operation_card_dispose;

  g_type_ensure (GAB_TYPE_DOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-operation-card.ui");
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, button);
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, dot);
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, name);
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, state);
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, kind);
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, clock);
  gtk_widget_class_bind_template_child (widget_class, GabOperationCard, text);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_operation_card_init (GabOperationCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gab_words_mind (GTK_WIDGET (self));
}

/* "Allies: 70 killed, 210 wounded, 20 missing.", for the sides whose losses the viewer knows. */
static char *
dup_cost (GabCampaign  *campaign,
          GabOperation *operation)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      g_autofree char *numbers = NULL;
      GabBar bar;

      if (!gab_overview_losses_of (campaign, operation, gab_thing_get_handle (side), &bar))
        continue;
      numbers = gab_bar_numbers (&bar);
      /* Translators: a side and its losses in words */
      g_string_append_printf (text, _("%1$s: %2$s."), gab_thing_get_name (side), numbers);
      g_string_append_c (text, ' ');
    }
  return g_strchomp (g_string_free (text, FALSE));
}

/* What stands in a card: the cost, where there was one that the viewer knows; else who
 * fought against what. */
static char *
dup_text (GabCampaign  *campaign,
          GabOperation *operation)
{
  const char *side = gab_campaign_label (campaign, gab_operation_get_side (operation));
  g_autofree char *cost = dup_cost (campaign, operation);

  if (*cost != '\0')
    return g_steal_pointer (&cost);
  if (*gab_operation_get_fortress (operation) == '\0')
    return g_strdup (side);
  /* Translators: a side and a fortress */
  return g_strdup_printf (_("%1$s against %2$s"), side,
                          gab_campaign_label (campaign, gab_operation_get_fortress (operation)));
}

/* The step at which a game stands; NULL where its rules are played in one. */
static const char *
tell_step (const GabClock *clock)
{
  const char *rules = gab_operation_get_rules (clock->operation);

  if (clock->turn == 0)
    return NULL;
  if (g_str_equal (rules, gab_formal_rules.id))
    return gab_formal_tell_step (clock->step);
  return g_str_equal (rules, gab_storming_rules.id) ? gab_storming_tell_step (clock->step) : NULL;
}

/* "Turn 11, 26 March · Fire · 3 days behind the date" of what is open; "" of what is booked (CA-10). */
static char *
dup_clock (GabCampaign  *campaign,
           GabOperation *operation)
{
  g_autofree char *date = NULL;
  g_autofree char *ahead = NULL;
  g_autofree char *turn = NULL;
  const char *parts[4] = { NULL };
  guint n = 0;
  GabClock clock;

  if (gab_operation_get_closed (operation))
    return g_strdup ("");
  gab_clock_read (campaign, operation, &clock);
  date = gab_day_format_short (clock.day, gab_campaign_get_calendar (campaign));
  ahead = gab_overview_due_tell_ahead (&clock);
  /* Translators: the number of a turn and its date */
  turn = clock.turn > 1 ? g_strdup_printf (_("Turn %1$d, %2$s"), clock.turn, date) : g_steal_pointer (&date);
  parts[n++] = turn;
  if (tell_step (&clock) != NULL)
    parts[n++] = tell_step (&clock);
  if (ahead != NULL)
    parts[n++] = ahead;
  return g_strjoinv (" · ", (char **) parts);
}

static const char *
state_class (GabOperation *operation)
{
  if (!gab_operation_get_closed (operation))
    return "open";
  switch (gab_operation_get_outcome (operation))
    {
    case GAB_OUTCOME_WON:
      return "won";
    case GAB_OUTCOME_LOST:
      return "lost";
    case GAB_OUTCOME_NONE:
    case GAB_OUTCOME_DRAWN:
    default:
      return "drawn";
    }
}

/**
 * gab_operation_card_new:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege or battle of it
 *
 * Returns: (transfer floating): a card that leads to its page.
 */
GtkWidget *
gab_operation_card_new (GabCampaign  *campaign,
                        GabOperation *operation)
{
  GabOperationCard *self = g_object_new (GAB_TYPE_OPERATION_CARD, NULL);
  const char *name = gab_thing_get_name (GAB_THING (operation));
  const char *side = gab_operation_get_side (operation);
  g_autofree char *kind = gab_look_operation (campaign, operation);
  g_autofree char *text = dup_text (campaign, operation);
  g_autofree char *clock = dup_clock (campaign, operation);
  g_autofree char *both = *clock != '\0' ? g_strconcat (clock, ". ", text, NULL) : g_strdup (text);
  g_autofree char *spoken = NULL;

  /* Translators: a siege or battle: its name, its state, its kind and days, and what it cost */
  spoken = g_strdup_printf (_("%1$s, %2$s, %3$s. %4$s"), name, gab_look_state (operation), kind, both);
  gab_dot_show (self->dot, gab_look_colour (campaign, side), gab_look_shape (campaign, side));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->state, gab_look_state (operation));
  gtk_widget_add_css_class (GTK_WIDGET (self->state), state_class (operation));
  gtk_label_set_label (self->kind, kind);
  gtk_label_set_label (self->clock, clock);
  gtk_widget_set_visible (GTK_WIDGET (self->clock), *clock != '\0');
  gtk_label_set_label (self->text, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", gab_thing_get_handle (GAB_THING (operation)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "win.show-page");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return GTK_WIDGET (self);
}
