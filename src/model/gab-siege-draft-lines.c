/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formal siege before it begins: who musters, at which scale, and the setup that comes of it. */

#include "gab-siege-draft.h"

#include "gab-mustering.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * gab_siege_draft_list_units:
 * @self: a draft
 *
 * Returns: (transfer full) (element-type GabMusterUnit): the units of the forces chosen,
 *   the besieger's first, each once; without any when nobody's men fight.
 */
GArray *
gab_siege_draft_list_units (const GabSiegeDraft *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (GabMusterUnit));

  for (int side = 0; !self->nobody && side < GAB_FORMAL_N_SIDES; side++)
    gab_mustering_collect (self->campaign, self->forces[side], side == GAB_FORMAL_BESIEGER, units);
  return units;
}

/**
 * gab_siege_draft_propose_scales:
 * @self: a draft
 *
 * Takes the scales that bring its forces nearest to the standard siege (CA-4); with nobody's
 * men those of the rules (FS-1).
 */
void
gab_siege_draft_propose_scales (GabSiegeDraft *self)
{
  g_autoptr (GArray) units = gab_siege_draft_list_units (self);

  self->men = units->len > 0 ? gab_formal_propose_men (self->tables, units) : self->tables->men_a_section;
  self->guns = units->len > 0 ? gab_formal_propose_guns (self->tables, units) : self->tables->guns_a_model;
}

/**
 * gab_siege_draft_in_hand:
 * @self: a draft
 * @side: whose
 *
 * Returns: the rounds that the side's forces have in the campaign; 0 with nobody's men.
 */
gint64
gab_siege_draft_in_hand (const GabSiegeDraft *self,
                         GabFormalSide        side)
{
  return self->nobody ? 0 : gab_mustering_rounds (self->campaign, self->forces[side]);
}

/**
 * gab_siege_draft_set_a_round:
 * @self: a draft
 * @a_round: the campaign's rounds in one of the game's, 1 or more
 *
 * Each side's rounds follow from what its forces have in hand (CA-4); where they have none,
 * they are those of the standard siege.
 */
void
gab_siege_draft_set_a_round (GabSiegeDraft *self,
                             gint32         a_round)
{
  self->a_round = MAX (a_round, 1);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      gint32 rounds = gab_formal_game_rounds (gab_siege_draft_in_hand (self, side), self->a_round);

      self->rounds[side] = rounds > 0 ? rounds : self->tables->rounds[side];
    }
}

/**
 * gab_siege_draft_propose_rounds:
 * @self: a draft
 *
 * Takes the rounds that its forces have, at the scale that brings them nearest to the standard
 * siege's (CA-4); where they have none, those of the standard siege.
 */
void
gab_siege_draft_propose_rounds (GabSiegeDraft *self)
{
  const gint64 in_hand[] = {
    gab_siege_draft_in_hand (self, GAB_FORMAL_BESIEGER), gab_siege_draft_in_hand (self, GAB_FORMAL_DEFENDER),
  };

  gab_siege_draft_set_a_round (self, gab_formal_propose_rounds (self->tables, in_hand));
}

/* Orders tell works apart by their names. */
static gboolean
check_names (const GabSiegeDraft  *self,
             GError              **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->n_works; i++)
    {
      g_autofree char *name = gab_siege_draft_tell_section (self, i, G_MAXUINT);
      char *handle = gab_siege_draft_dup_handle (self, i);

      if (!gab_check_text ("name", name, error))
        {
          g_free (handle);
          return FALSE;
        }
      if (!g_hash_table_add (seen, handle))
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                       _("Two works of the front are called “%s”; orders could not tell them apart."), name);
          return FALSE;
        }
    }
  return TRUE;
}

/* Both sides need men: a siege without is over before it begins. */
static gboolean
check_forces (GArray  *units,
              GError **error)
{
  gboolean any[GAB_FORMAL_N_SIDES] = { FALSE };

  for (guint i = 0; i < units->len; i++)
    any[g_array_index (units, GabMusterUnit, i).attacker ? GAB_FORMAL_BESIEGER : GAB_FORMAL_DEFENDER] = TRUE;
  if (any[GAB_FORMAL_BESIEGER] && any[GAB_FORMAL_DEFENDER])
    return TRUE;
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP,
                       any[GAB_FORMAL_BESIEGER] ? _("Choose who defends: the forces in the place.")
                                                : _("Choose who besieges: the forces before the place."));
  return FALSE;
}

/* Nobody besieges his own place. */
static gboolean
check_side (const GabSiegeDraft  *self,
            GError              **error)
{
  GabThing *place = self->fortress != NULL && !self->nobody ? gab_campaign_find (self->campaign, self->fortress) : NULL;

  if (self->side == NULL || *self->side == '\0')
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("The campaign has no sides yet."));
      return FALSE;
    }
  if (!GAB_IS_FORTRESS (place) || !g_str_equal (gab_fortress_get_owner (GAB_FORTRESS (place)), self->side))
    return TRUE;
  /* Translators: a fortress, and the side that holds it */
  g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("%1$s is held by %2$s, who cannot besiege it."), gab_thing_get_name (place),
               gab_campaign_label (self->campaign, self->side));
  return FALSE;
}

static void
add_front (const GabSiegeDraft *self,
           gboolean             with_points,
           GPtrArray           *lines)
{
  for (guint i = 0; i < self->n_works; i++)
    {
      g_autofree char *handle = gab_siege_draft_dup_handle (self, i);

      g_ptr_array_add (lines, gab_formal_front_line (&self->work[i].template, handle));
    }
  for (guint i = 0; with_points && self->points != GAB_SIEGE_POINTS_ROLLED && i < self->n_works; i++)
    for (guint j = 0; j < gab_siege_draft_sections (self, i); j++)
      {
        g_autofree char *handle = gab_siege_draft_dup_handle (self, i);
        g_autofree char *section = gab_formal_front_section (&self->work[i].template, handle, j);

        g_ptr_array_add (lines, g_strdup_printf ("points %s %d", section, self->work[i].points[j]));
      }
}

/* A standard siege has other rounds where the player says so. */
static void
add_standard (const GabSiegeDraft *self,
              GPtrArray           *lines)
{
  guint first = lines->len;

  gab_formal_force_lines (self->tables, lines);
  for (guint i = lines->len; i > first; i--)
    if (g_str_has_prefix (g_ptr_array_index (lines, i - 1), "rounds "))
      g_ptr_array_remove_index (lines, i - 1);
  g_ptr_array_add (lines, g_strdup_printf ("rounds besieger %d", self->rounds[GAB_FORMAL_BESIEGER]));
  g_ptr_array_add (lines, g_strdup_printf ("rounds defender %d", self->rounds[GAB_FORMAL_DEFENDER]));
}

static gboolean
add_forces (const GabSiegeDraft  *self,
            GPtrArray            *lines,
            GError              **error)
{
  g_autoptr (GArray) units = gab_siege_draft_list_units (self);

  if (self->nobody)
    {
      add_standard (self, lines);
      return TRUE;
    }
  if (!check_forces (units, error))
    return FALSE;
  gab_formal_scale_lines (units, self->men, self->guns, self->a_round, self->rounds, lines);
  return TRUE;
}

/**
 * gab_siege_draft_new_operation:
 * @self: a draft
 * @handle: the handle of the siege
 * @day: its first day
 * @seed: of the program's dice
 * @with_points: whether its setup holds the values that were set; without them it is for
 *   looking at alone
 * @error: what cannot stand, where and why
 *
 * Freezes the tables and writes the setup that the draft says.
 *
 * Returns: (transfer full) (nullable): a siege that is in no campaign yet; its setup may
 *   still be refused by the rules when it is opened.
 */
GabOperation *
gab_siege_draft_new_operation (GabSiegeDraft  *self,
                               const char     *handle,
                               gint32          day,
                               guint64         seed,
                               gboolean        with_points,
                               GError        **error)
{
  g_autoptr (GabOperation) operation =
    gab_operation_new (handle, gab_formal_rules.id, self->side != NULL ? self->side : "",
                       self->nobody ? NULL : self->fortress, day, seed);
  GPtrArray *lines = gab_operation_get_setup (operation);

  if (!gab_campaign_freeze_tables (self->campaign, operation, error) || !check_names (self, error))
    return NULL;
  if (with_points && !check_side (self, error))
    return NULL;
  if (with_points && self->points == GAB_SIEGE_POINTS_BY_DEFENDER && !self->sealed)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("The defender has still to set his values (FS-4)."));
      return NULL;
    }
  if (with_points && self->points != GAB_SIEGE_POINTS_ROLLED && !gab_siege_draft_check_points (self, error))
    return NULL;
  add_front (self, with_points, lines);
  return add_forces (self, lines, error) ? g_steal_pointer (&operation) : NULL;
}

/**
 * gab_siege_draft_add_works:
 * @self: a draft
 * @action: the action that begins the siege
 *
 * Works that the player has named and that the fortress does not have yet become its own.
 */
void
gab_siege_draft_add_works (const GabSiegeDraft *self,
                           GabAction           *action)
{
  static const char *const words[] = {
    [GAB_FORMAL_FLANK] = "bastion", [GAB_FORMAL_DEMI_LUNE] = "demi-lune", [GAB_FORMAL_RAVELIN] = "ravelin",
    [GAB_FORMAL_WALL] = "wall",
  };

  for (guint i = 0; self->fortress != NULL && !self->nobody && i < self->n_works; i++)
    {
      g_autofree char *handle = gab_siege_draft_dup_handle (self, i);
      g_autoptr (GabWork) work = NULL;
      int kind = 0;

      if (*self->work[i].name == '\0' || gab_campaign_find (self->campaign, handle) != NULL)
        continue;
      while (!g_str_equal (gab_work_kind_word (kind), words[self->work[i].template.kind]))
        kind++;
      work = gab_work_new (handle, self->fortress);
      g_object_set (work, "name", self->work[i].name, NULL);
      gab_thing_set_number (GAB_THING (work), "kind", kind);
      gab_action_add_thing (action, GAB_THING (work), -1);
    }
}
