/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a siege: its forces, and what they muster at a scale (CA-4). */

#include "gab-siege-setup-private.h"

#include "gab-ink.h"
#include "gab-mustering.h"

#include <glib/gi18n-lib.h>

static void
take_forces (GtkBox    *box,
             GPtrArray *forces)
{
  g_ptr_array_set_size (forces, 0);
  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (box)); check != NULL; check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      g_ptr_array_add (forces, g_strdup (gtk_widget_get_name (check)));
}

void
gab_siege_setup_show_scales (GabSiegeSetup *self)
{
  self->filling = TRUE;
  gtk_spin_button_set_value (self->men, self->draft->men);
  gtk_spin_button_set_value (self->guns, self->draft->guns);
  gtk_spin_button_set_value (self->a_round, self->draft->a_round);
  gtk_spin_button_set_value (self->rounds_besieger, self->draft->rounds[GAB_FORMAL_BESIEGER]);
  gtk_spin_button_set_value (self->rounds_defender, self->draft->rounds[GAB_FORMAL_DEFENDER]);
  self->filling = FALSE;
}

/* Others fight: scales and rounds are proposed anew. */
void
gab_siege_setup_forces_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->draft->nobody = gtk_check_button_get_active (self->nobody);
  take_forces (self->besiegers, self->draft->forces[GAB_FORMAL_BESIEGER]);
  take_forces (self->defenders, self->draft->forces[GAB_FORMAL_DEFENDER]);
  gab_siege_draft_propose_scales (self->draft);
  gab_siege_draft_propose_rounds (self->draft);
  gab_siege_setup_show_scales (self);
  gab_siege_setup_update (self);
}

static void
add_force (GabSiegeSetup *self,
           GtkBox        *box,
           GabForce      *force,
           gboolean       goes,
           int            depth)
{
  g_autofree char *men = gab_ink_number (gab_force_get_present (force));
  /* Translators: a force, and its men */
  g_autofree char *text = g_strdup_printf (_("%1$s, %2$s"), gab_thing_get_name (GAB_THING (force)), men);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), goes);
  gtk_widget_set_name (check, gab_thing_get_handle (GAB_THING (force)));
  gtk_widget_set_margin_start (check, depth * 18);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (check, "toggled", G_CALLBACK (gab_siege_setup_forces_changed), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, check);
  gab_siege_setup_keep_field (self, check, gtk_widget_get_name (check));
}

/* A side's forces at any depth, each before those in it. */
static void
add_forces (GabSiegeSetup *self,
            GListModel    *forces,
            const char    *garrison,
            int            depth)
{
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);
      gboolean besieges = g_str_equal (gab_force_get_side (force), self->draft->side);
      gboolean goes = g_str_equal (gab_thing_get_handle (GAB_THING (force)), garrison);

      add_force (self, besieges ? self->besiegers : self->defenders, force, goes && !besieges, depth);
      add_forces (self, G_LIST_MODEL (gab_force_get_forces (force)), garrison, depth + 1);
    }
}

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Who besieges is of the besieging side; the place's garrison defends it. */
void
gab_siege_setup_list_forces (GabSiegeSetup *self)
{
  GabCampaign *campaign = gab_siege_setup_get_campaign (self);
  GabThing *place = self->draft->fortress != NULL ? gab_campaign_find (campaign, self->draft->fortress) : NULL;
  const char *garrison = GAB_IS_FORTRESS (place) ? gab_fortress_get_garrison (GAB_FORTRESS (place)) : "";

  self->filling = TRUE;
  empty (self->besiegers);
  empty (self->defenders);
  add_forces (self, G_LIST_MODEL (gab_campaign_get_forces (campaign)), garrison, 0);
  self->filling = FALSE;
  gab_siege_setup_forces_changed (self);
}

static void
put (GabSiegeSetup *self,
     int            column,
     int            row,
     const char    *text,
     const char    *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_ellipsize (GTK_LABEL (label), column == 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  if (column == 0)
    {
      gtk_label_set_width_chars (GTK_LABEL (label), 16);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_tooltip_text (label, text);
    }
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->results, label, column, row, 1, 1);
}

static void
put_number (GabSiegeSetup *self,
            int            column,
            int            row,
            gint64         number,
            const char    *css_class)
{
  g_autofree char *text = number > 0 ? gab_ink_number (number) : g_strdup ("–");

  put (self, column, row, text, css_class);
}

/* What a unit musters, and of its men who stays out of play. */
static void
put_unit (GabSiegeSetup       *self,
          GArray              *units,
          guint                nth,
          int                  row,
          const GabFormalShare *share)
{
  const GabMusterUnit *unit = &g_array_index (units, GabMusterUnit, nth);

  put (self, 0, row, gab_campaign_label (gab_siege_setup_get_campaign (self), unit->handle), "cell");
  put_number (self, 1, row, unit->men, "cell");
  put_number (self, 2, row, share->pieces[GAB_FORMAL_INFANTRY], "cell");
  put_number (self, 3, row, unit->foot ? share->men_over : unit->men, "range");
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    put_number (self, 4 + kind, row, share->pieces[kind], "cell");
}

/* A side as a whole, beside the standard siege's; returns the next row. */
static int
put_side (GabSiegeSetup *self,
          GArray        *units,
          int            side,
          int            row)
{
  gint64 men = 0, over = 0, pieces[GAB_FORMAL_N_KINDS] = { 0 };
  int first = row;

  for (guint i = 0; i < units->len; i++)
    {
      const GabMusterUnit *unit = &g_array_index (units, GabMusterUnit, i);
      GabFormalShare share;

      if (unit->attacker != (side == GAB_FORMAL_BESIEGER))
        continue;
      gab_formal_share (units, i, self->draft->men, self->draft->guns, &share);
      put_unit (self, units, i, ++row, &share);
      men += unit->men;
      over += unit->foot ? share.men_over : unit->men;
      for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
        pieces[kind] += share.pieces[kind];
    }
  put (self, 0, first, side == GAB_FORMAL_BESIEGER ? _("Besieger") : _("Defender"), "strong");
  put_number (self, 1, first, men, "strong");
  put_number (self, 2, first, pieces[GAB_FORMAL_INFANTRY], "strong");
  put_number (self, 3, first, over, "strong");
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    put_number (self, 4 + kind, first, pieces[kind], "strong");
  put (self, 0, ++row, _("Guns that make no whole model"), "row-title");
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    put_number (self, 4 + kind, row, gab_formal_guns_over (units, side, kind, self->draft->guns), "range");
  put (self, 0, ++row, _("The standard siege has"), "row-title");
  put_number (self, 2, row, self->draft->tables->forces[side][GAB_FORMAL_INFANTRY], "range");
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    put_number (self, 4 + kind, row, self->draft->tables->forces[side][kind], "range");
  return row + 1;
}

void
gab_siege_setup_show_results (GabSiegeSetup *self)
{
  static const char *const titles[] = {
    N_("Unit"), N_("Men"), N_("Sections"), N_("Men left over"), N_("Heavy"), N_("Light"), N_("Mortars"),
  };
  g_autoptr (GArray) units = gab_siege_draft_list_units (self->draft);
  g_autofree char *text = NULL;
  GtkWidget *child;
  int row = 1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->results))) != NULL)
    gtk_grid_remove (self->results, child);
  if (units->len == 0)
    {
      gtk_label_set_label (self->proposed, _("Choose the forces: the scales that fit them are proposed."));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    put (self, i, 0, _(titles[i]), "column-title");
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    row = put_side (self, units, side, row);
  /* Translators: men a section, guns a model that bring the forces nearest to the standard siege */
  text = g_strdup_printf (_("Nearest to the standard siege: %1$d men a section, %2$d a model."),
                          gab_formal_propose_men (self->draft->tables, units),
                          gab_formal_propose_guns (self->draft->tables, units));
  gtk_label_set_label (self->proposed, text);
}

/* What both sides have in the campaign, and what a round stands for (CA-4). */
void
gab_siege_setup_show_rounds (GabSiegeSetup *self)
{
  g_autofree char *besieger = gab_ink_number (gab_siege_draft_in_hand (self->draft, GAB_FORMAL_BESIEGER));
  g_autofree char *defender = gab_ink_number (gab_siege_draft_in_hand (self->draft, GAB_FORMAL_DEFENDER));
  /* Translators: rounds that besieger and defender have in the campaign */
  g_autofree char *text = g_strdup_printf (_("In hand: %1$s rounds of the besieger, %2$s of the defender. "
                                             "What is left over stays with the forces."), besieger, defender);

  gtk_label_set_label (self->rounds_state, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds_state), !self->draft->nobody);
  gtk_widget_set_sensitive (GTK_WIDGET (self->a_round), !self->draft->nobody);
}

/**
 * gab_siege_setup_set_force:
 * @self: a sheet
 * @force: the handle of a force
 * @defends: whether it is looked for among those who defend
 * @goes: whether it fights
 *
 * Returns: whether it can be chosen there.
 */
gboolean
gab_siege_setup_set_force (GabSiegeSetup *self,
                           const char    *force,
                           gboolean       defends,
                           gboolean       goes)
{
  GtkBox *box = defends ? self->defenders : self->besiegers;

  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (box)); check != NULL; check = gtk_widget_get_next_sibling (check))
    if (g_str_equal (gtk_widget_get_name (check), force))
      {
        gtk_check_button_set_active (GTK_CHECK_BUTTON (check), goes);
        return TRUE;
      }
  return FALSE;
}
