/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new siege or battle: its list of forces, and what tests choose in it. */

#include "gab-operation-dialog-private.h"

#include "gab-ink.h"

#include <glib/gi18n-lib.h>

GPtrArray *
gab_operation_dialog_get_forces (GabOperationDialog *self)
{
  GPtrArray *handles = g_ptr_array_new ();

  if (gab_operation_dialog_is_free (self))
    return handles;
  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->forces)); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      g_ptr_array_add (handles, (gpointer) gtk_widget_get_name (check));
  return handles;
}

static void
add_force (GabOperationDialog *self,
           GabForce           *force,
           int                 depth)
{
  g_autofree char *men = gab_ink_number (gab_force_get_present (force));
  const char *name = gab_thing_get_name (GAB_THING (force));
  const char *side = gab_campaign_label (gab_operation_dialog_get_campaign (self), gab_force_get_side (force));
  /* Translators: a force, and its side */
  g_autofree char *whose = g_strdup_printf (_("%1$s (%2$s)"), name, side);
  /* Translators: a force, and its men */
  g_autofree char *text = g_strdup_printf (_("%1$s, %2$s"), depth == 0 && !gab_operation_dialog_is_storm (self) ? whose : name, men);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (text);
  GListModel *inner = G_LIST_MODEL (gab_force_get_forces (force));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_widget_set_name (check, gab_thing_get_handle (GAB_THING (force)));
  gtk_widget_set_margin_start (check, depth * 18);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, side, -1);
  g_signal_connect_object (check, "toggled", G_CALLBACK (gab_operation_dialog_update), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->forces, check);
  gab_operation_dialog_keep_force (self, check);
  for (guint i = 0; i < g_list_model_get_n_items (inner); i++)
    {
      g_autoptr (GabForce) child = g_list_model_get_item (inner, i);

      add_force (self, child, depth + 1);
    }
}

/* For a storm the attacker’s forces; at the table those of all sides. */
void
gab_operation_dialog_list_forces (GabOperationDialog *self)
{
  GabCampaign *campaign;
  GListModel *forces;
  GtkWidget *check;

  if (self->filling || self->session == NULL)
    return;
  campaign = gab_operation_dialog_get_campaign (self);
  forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  while ((check = gtk_widget_get_first_child (GTK_WIDGET (self->forces))) != NULL)
    gtk_box_remove (self->forces, check);
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      if (!gab_operation_dialog_is_storm (self) || g_str_equal (gab_campaign_side_of_thing (campaign, GAB_THING (force)), gab_operation_dialog_get_side (self)))
        add_force (self, force, 0);
    }
  gab_operation_dialog_update (self);
}

/**
 * gab_operation_dialog_set_name:
 * @self: a dialog
 * @name: what it shall be called
 */
void
gab_operation_dialog_set_name (GabOperationDialog *self,
                               const char         *name)
{
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

/**
 * gab_operation_dialog_set_place:
 * @self: a dialog
 * @fortress: the handle of a fortress
 */
void
gab_operation_dialog_set_place (GabOperationDialog *self,
                                const char         *fortress)
{
  GListStore *places = gab_campaign_get_fortresses (gab_operation_dialog_get_campaign (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (places)); i++)
    if (g_str_equal (gab_thing_get_handle (gab_operation_dialog_nth (places, i)), fortress))
      gtk_drop_down_set_selected (self->place, i + 1);
}

/**
 * gab_operation_dialog_set_force:
 * @self: a dialog
 * @force: the handle of a force
 * @goes: whether it fights
 *
 * Returns: whether it can be chosen.
 */
gboolean
gab_operation_dialog_set_force (GabOperationDialog *self,
                                const char         *force,
                                gboolean            goes)
{
  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->forces)); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (g_str_equal (gtk_widget_get_name (check), force))
      {
        gtk_check_button_set_active (GTK_CHECK_BUTTON (check), goes);
        return TRUE;
      }
  return FALSE;
}

/**
 * gab_operation_dialog_get_force:
 * @self: a dialog
 * @force: the handle of a force
 *
 * Returns: whether it is chosen to fight.
 */
gboolean
gab_operation_dialog_get_force (GabOperationDialog *self,
                                const char         *force)
{
  g_autoptr (GPtrArray) forces = gab_operation_dialog_get_forces (self);

  for (guint i = 0; i < forces->len; i++)
    if (g_str_equal (g_ptr_array_index (forces, i), force))
      return TRUE;
  return FALSE;
}

/**
 * gab_operation_dialog_set_free:
 * @self: a dialog
 * @free_play: whether four forts are played with nothing at stake
 */
void
gab_operation_dialog_set_free (GabOperationDialog *self,
                               gboolean            free_play)
{
  gtk_check_button_set_active (self->free_play, free_play);
}

/**
 * gab_operation_dialog_get_problem:
 * @self: a dialog
 *
 * Returns: (transfer none): what is missing; "" when it can begin.
 */
const char *
gab_operation_dialog_get_problem (GabOperationDialog *self)
{
  return gtk_label_get_label (self->problem);
}

/**
 * gab_operation_dialog_get_proposal:
 * @self: a dialog
 *
 * Returns: (transfer none): the sizes that are proposed, in words.
 */
const char *
gab_operation_dialog_get_proposal (GabOperationDialog *self)
{
  return gtk_label_get_label (self->proposal);
}
