/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A side on the page of sides: its name, colour and notes, to be changed by whoever may, and its forces. */

#include "gab-sides-card.h"

#include "gab-dot.h"
#include "gab-flow.h"
#include "gab-look.h"
#include "gab-page.h"
#include "gab-sides-colours.h"

#include <glib/gi18n-lib.h>

struct _GabSidesCard
{
  GtkWidget parent_instance;

  GtkWidget   *box;
  GabDot      *dot;
  GtkEditable *name;
  GtkDropDown *colour;
  GtkEditable *note;
  GtkLabel    *men;
  GabFlow     *forces;

  GabSession  *session; /* owned */
  char        *side;    /* owned: its handle */
  gboolean     filling;
};

G_DEFINE_FINAL_TYPE (GabSidesCard, gab_sides_card, GTK_TYPE_WIDGET)

/* Changes a text of the side, by an action that can be undone. */
static void
change (GabSidesCard *self,
        const char   *field,
        const char   *text)
{
  GabDocument *document;
  GabThing *side;
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;
  GabAction *action;

  if (self->filling || self->session == NULL || self->side == NULL)
    return;
  document = gab_session_get_document (self->session);
  side = gab_campaign_find (gab_document_get_campaign (document), self->side);
  if (side == NULL || g_strcmp0 (gab_thing_get_text (side, field), text) == 0)
    return;
  /* Translators: the name of a side whose name, colour or notes are changed */
  label = g_strdup_printf (_("Change %s"), gab_thing_get_name (side));
  action = gab_action_new (label);
  gab_action_add_text (action, side, field, text);
  if (!gab_document_do (document, action, &error))
    gab_tell_error (GTK_WIDGET (self), error);
}

static void
name_changed (GabSidesCard *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  /* A side is always called something: what was there comes back with the next look. */
  if (*text != '\0')
    change (self, "name", text);
}

static void
note_changed (GabSidesCard *self)
{
  change (self, "note", gtk_editable_get_text (self->note));
}

/* The last of the list is a colour that is none of those proposed: it is left. */
static void
colour_changed (GabSidesCard *self)
{
  guint chosen = gtk_drop_down_get_selected (self->colour);

  if (chosen < gab_sides_n_colours)
    change (self, "colour", gab_sides_colours[chosen].colour);
}

static void
gab_sides_card_dispose (GObject *object)
{
  GabSidesCard *self = GAB_SIDES_CARD (object);

  /* A list that goes away chooses something else first: that is no wish of the player's. */
  g_clear_object (&self->session);
  g_clear_pointer (&self->side, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_SIDES_CARD);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_sides_card_parent_class)->dispose (object);
}

static void
gab_sides_card_class_init (GabSidesCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_sides_card_dispose;

  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-sides-card.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, box);
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, dot);
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, name);
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, colour);
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, note);
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, men);
  gtk_widget_class_bind_template_child (widget_class, GabSidesCard, forces);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, note_changed);
  gtk_widget_class_bind_template_callback (widget_class, colour_changed);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_sides_card_init (GabSidesCard *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < gab_sides_n_colours; i++)
    gtk_string_list_append (names, _(gab_sides_colours[i].name));
  gtk_string_list_append (names, _("A colour of its own"));
  gtk_drop_down_set_model (self->colour, G_LIST_MODEL (names));
  self->filling = FALSE;
}

/**
 * gab_sides_card_new:
 * @session: a session
 *
 * Returns: (transfer floating): a card that shows nothing yet.
 */
GtkWidget *
gab_sides_card_new (GabSession *session)
{
  GabSidesCard *self = g_object_new (GAB_TYPE_SIDES_CARD, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

static guint
find_colour (const char *colour)
{
  guint i = 0;

  while (i < gab_sides_n_colours && g_ascii_strcasecmp (gab_sides_colours[i].colour, colour) != 0)
    i++;
  return i;
}

/* What is being typed is let stand. */
static void
set_text (GtkEditable *field,
          const char  *text)
{
  if (g_strcmp0 (gtk_editable_get_text (field), text) != 0)
    gtk_editable_set_text (field, text);
}

static void
speak (GtkEditable *field,
       const char  *words,
       const char  *side)
{
  g_autofree char *spoken = g_strdup_printf ("%s, %s", words, side);

  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
add_force (GabSidesCard *self,
           GabForce     *force)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (gab_thing_get_name (GAB_THING (force)));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (GAB_THING (force)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-page");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gab_thing_get_name (GAB_THING (force)), -1);
  gab_flow_append (self->forces, button);
}

/* Its forces at the top, and how many men they have, if the viewer may know (CA-18). */
static void
show_forces (GabSidesCard *self,
             GabCampaign  *campaign)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  gboolean known = FALSE;
  int present = 0, first = 0;
  g_autofree char *men = NULL;

  gab_flow_clear (self->forces);
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      if (!g_str_equal (gab_force_get_side (force), self->side))
        continue;
      add_force (self, force);
      known |= gab_force_get_known (force);
      present += gab_force_get_present (force);
      first += gab_force_get_first (force);
    }
  men = known ? gab_look_strength (present, first) : g_strdup (_("strength unknown"));
  gtk_label_set_label (self->men, men);
}

/**
 * gab_sides_card_show:
 * @self: a card
 * @side: a side of the session's campaign, as its viewer may see it
 */
void
gab_sides_card_show (GabSidesCard *self,
                     GabThing     *side)
{
  GabCampaign *campaign = gab_session_get_campaign (self->session);
  const char *handle = gab_thing_get_handle (side);
  const char *name = gab_thing_get_name (side);
  gboolean may = gab_session_may_order (self->session, handle);

  g_free (self->side);
  self->side = g_strdup (handle);
  self->filling = TRUE;
  gab_dot_show (self->dot, gab_look_colour (campaign, handle), gab_look_shape (campaign, handle));
  set_text (self->name, name);
  set_text (self->note, gab_thing_get_note (side));
  gtk_drop_down_set_selected (self->colour, find_colour (gab_side_get_colour (GAB_SIDE (side))));
  gtk_editable_set_editable (self->name, may);
  gtk_editable_set_editable (self->note, may);
  gtk_widget_set_sensitive (GTK_WIDGET (self->colour), may);
  speak (self->name, _("Name"), name);
  speak (self->note, _("Notes"), name);
  speak ((GtkEditable *) self->colour, _("Colour"), name);
  self->filling = FALSE;
  show_forces (self, campaign);
}
