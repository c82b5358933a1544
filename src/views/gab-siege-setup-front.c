/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a siege: its front, drawn, and the names of its works. */

#include "gab-siege-setup-private.h"

#include "gab-flow.h"
#include "gab-handle-down.h"
#include "gab-siege-scene.h"

#include <glib/gi18n-lib.h>

#define WORK "gab-siege-work"

static void
name_changed (GtkEditable   *entry,
              GabSiegeSetup *self)
{
  guint work = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), WORK));

  if (self->filling)
    return;
  gab_siege_draft_set_name (self->draft, work, gtk_editable_get_text (entry));
  gab_siege_setup_update (self);
}

/* Empty, the field says what the template calls the work. */
static GtkWidget *
new_name (GabSiegeSetup *self,
          guint          work)
{
  GabSiegeWork *which = &self->draft->work[work];
  g_autofree char *typed = g_steal_pointer (&which->name);
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *template = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *handle = NULL;

  which->name = g_strdup ("");
  template = gab_siege_draft_tell_section (self->draft, work, G_MAXUINT);
  gab_siege_draft_set_name (self->draft, work, typed);
  /* Translators: a work as the template calls it: "Name of Bastion 1" */
  spoken = g_strdup_printf (_("Name of %s"), template);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), template);
  gtk_entry_set_max_length (GTK_ENTRY (entry), GAB_TEXT_MOST);
  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 18);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (entry), WORK, GUINT_TO_POINTER (work));
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_changed), self, 0);
  handle = gab_formal_front_handle (&which->template);
  gab_siege_setup_keep_field (self, entry, handle);
  return entry;
}

/* What the fortress's own works are called, for who names the front after them. */
static void
show_known (GabSiegeSetup *self)
{
  const char *handle = self->draft->fortress;
  GabThing *place = handle != NULL ? gab_campaign_find (gab_siege_setup_get_campaign (self), handle) : NULL;
  g_autoptr (GString) names = g_string_new (NULL);
  GListModel *works = GAB_IS_FORTRESS (place) ? G_LIST_MODEL (gab_fortress_get_works (GAB_FORTRESS (place))) : NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; works != NULL && i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabThing) work = g_list_model_get_item (works, i);

      g_string_append_printf (names, "%s%s", names->len > 0 ? " · " : "", gab_thing_get_name (work));
    }
  if (names->len > 0)
    /* Translators: a fortress, and the names of its works */
    text = g_strdup_printf (_("Works of %1$s: %2$s. A new name becomes a work of the place."), gab_thing_get_name (place), names->str);
  else
    text = g_strdup (_("An empty field keeps the name that stands in it."));
  gtk_label_set_label (self->known_names, text);
}

/* Of a place with more bastions than the front: from which on it is attacked. */
void
gab_siege_setup_list_firsts (GabSiegeSetup *self)
{
  guint n = 0;
  GabWork *bastion;
  gboolean more;

  self->filling = TRUE;
  gab_handle_down_begin (self->first);
  gab_handle_down_add (self->first, "", _("Not named: as the template calls them"));
  for (; (bastion = gab_siege_draft_nth_bastion (self->draft, n)) != NULL; n++)
    gab_handle_down_add (self->first, gab_thing_get_handle (GAB_THING (bastion)), gab_thing_get_name (GAB_THING (bastion)));
  gab_handle_down_select (self->first, self->draft->first);
  more = n > gab_siege_draft_get_bastions (self->draft);
  gtk_widget_set_visible (GTK_WIDGET (self->first), more);
  gtk_widget_set_visible (GTK_WIDGET (self->first_label), more);
  self->filling = FALSE;
}

/* A line a kind: bastions, demi-lunes, ravelins, walls; each left to right. */
void
gab_siege_setup_list_names (GabSiegeSetup *self)
{
  GtkWidget *child, *flow = NULL;
  int kind = -1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->names))) != NULL)
    gtk_box_remove (self->names, child);
  for (guint i = 0; i < self->draft->n_works; i++)
    {
      if ((int) self->draft->work[i].template.kind != kind)
        {
          kind = self->draft->work[i].template.kind;
          flow = gab_flow_new ();
          gtk_box_append (self->names, flow);
        }
      gab_flow_append (GAB_FLOW (flow), new_name (self, i));
    }
  show_known (self);
}

/* The front as the rules lay it out, drawn as the siege will be. */
void
gab_siege_setup_show_plan (GabSiegeSetup *self,
                           GabOperation  *operation)
{
  const GabGame *game = gab_turn_log_get_game (gab_operation_get_log (operation));
  const GabSiegeLook look = {
    .session = self->session, .campaign = gab_siege_setup_get_campaign (self), .operation = operation, .game = game,
    .names = gab_game_setup (game)->names, .state = gab_operation_get_state (operation), .viewer = GAB_VIEWER_TABLE, .now = TRUE,
  };

  gab_siege_plan_take (self->plan, gab_siege_scene_new (&look));
}
