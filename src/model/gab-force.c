/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A force: an army, division or brigade, with its units and the forces in it (CA-2). */

#include "gab-force.h"

struct _GabForce
{
  GabThing parent_instance;

  char *place;

  /* What the books start from. */
  char *side;   /* handle */
  char *parent; /* handle of a force, NULL at the top */
  int   rounds;

  GListStore    *forces;
  GListStore    *units;
  GListStore    *commanders;
  GabAmmunition *ammunition;

  /* Sums over all units in it, at any depth. */
  int known;
  int first, present, killed, wounded, sick, away, detached;
  int guns, guns_first;
};

G_DEFINE_FINAL_TYPE (GabForce, gab_force, GAB_TYPE_THING)

#define TEXT(name, role, field) { name, GAB_FIELD_TEXT, role, G_STRUCT_OFFSET (GabForce, field) }
#define NUMBER(name, role, field) { name, GAB_FIELD_NUMBER, role, G_STRUCT_OFFSET (GabForce, field) }

static const GabField fields[] = {
  TEXT ("place", GAB_FIELD_FREE, place),
  TEXT ("side", GAB_FIELD_FIXED, side),
  TEXT ("parent", GAB_FIELD_FIXED, parent),
  NUMBER ("rounds", GAB_FIELD_SETUP, rounds),
  NUMBER ("known", GAB_FIELD_DERIVED, known),
  NUMBER ("first", GAB_FIELD_DERIVED, first),
  NUMBER ("present", GAB_FIELD_DERIVED, present),
  NUMBER ("killed", GAB_FIELD_DERIVED, killed),
  NUMBER ("wounded", GAB_FIELD_DERIVED, wounded),
  NUMBER ("sick", GAB_FIELD_DERIVED, sick),
  NUMBER ("away", GAB_FIELD_DERIVED, away),
  NUMBER ("detached", GAB_FIELD_DERIVED, detached),
  NUMBER ("guns", GAB_FIELD_DERIVED, guns),
  NUMBER ("guns-first", GAB_FIELD_DERIVED, guns_first),
};

/* What is summed up. */
static const char *const sums[] = {
  "first", "present", "killed", "wounded", "sick", "away", "detached", "guns", "guns-first"
};

static char *
gab_force_dup_line (GabThing *thing)
{
  GabForce *self = GAB_FORCE (thing);
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "force %s of %s", gab_thing_get_handle (thing),
                          self->parent != NULL ? self->parent : self->side);
  if (self->rounds != 0)
    g_string_append_printf (line, " rounds %d", self->rounds);
  return g_string_free (line, FALSE);
}

static void
gab_force_finalize (GObject *object)
{
  GabForce *self = GAB_FORCE (object);

  g_object_unref (self->forces);
  g_object_unref (self->units);
  g_object_unref (self->commanders);
  g_object_unref (self->ammunition);

  G_OBJECT_CLASS (gab_force_parent_class)->finalize (object);
}

static void
gab_force_class_init (GabForceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_force_finalize;
  GAB_THING_CLASS (klass)->dup_line = gab_force_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
gab_force_init (GabForce *self)
{
  self->forces = g_list_store_new (GAB_TYPE_FORCE);
  self->units = g_list_store_new (GAB_TYPE_UNIT);
  self->commanders = g_list_store_new (GAB_TYPE_COMMANDER);
  self->ammunition = gab_ammunition_new ();
}

/**
 * gab_force_new:
 * @handle: its handle
 * @side: the handle of its side
 * @parent: (nullable): the handle of the force that it is part of
 *
 * Returns: (transfer full): a force without units.
 */
GabForce *
gab_force_new (const char *handle,
               const char *side,
               const char *parent)
{
  return g_object_new (GAB_TYPE_FORCE, "handle", handle, "side", side, "parent", parent, NULL);
}

/**
 * gab_force_get_side:
 * @self: a force
 *
 * Returns: (transfer none): the handle of its side.
 */
GAB_THING_TEXT_GETTER (force, GabForce, side)

/**
 * gab_force_get_place:
 * @self: a force
 *
 * Returns: (transfer none): where it is; "" when not said.
 */
GAB_THING_TEXT_GETTER (force, GabForce, place)

/**
 * gab_force_get_parent:
 * @self: a force
 *
 * Returns: (transfer none) (nullable): the handle of the force it is part of.
 */
const char *
gab_force_get_parent (GabForce *self)
{
  return self->parent;
}

/**
 * gab_force_get_rounds:
 * @self: a force
 *
 * Returns: the rounds it begins with.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, rounds)

/**
 * gab_force_get_forces:
 * @self: a force
 *
 * Returns: (transfer none) (element-type GabForce): the forces in it.
 */
GListStore *
gab_force_get_forces (GabForce *self)
{
  return self->forces;
}

/**
 * gab_force_get_units:
 * @self: a force
 *
 * Returns: (transfer none) (element-type GabUnit): its own units.
 */
GListStore *
gab_force_get_units (GabForce *self)
{
  return self->units;
}

/**
 * gab_force_get_commanders:
 * @self: a force
 *
 * Returns: (transfer none) (element-type GabCommander): who has a post in it.
 */
GListStore *
gab_force_get_commanders (GabForce *self)
{
  return self->commanders;
}

/**
 * gab_force_get_commander:
 * @self: a force
 *
 * Returns: (transfer none) (nullable): who commands it: the first named.
 */
GabCommander *
gab_force_get_commander (GabForce *self)
{
  /* The list keeps a reference, so the one taken here may go at once. */
  g_autoptr (GabCommander) first = g_list_model_get_item (G_LIST_MODEL (self->commanders), 0);

  return first;
}

/**
 * gab_force_get_ammunition:
 * @self: a force
 *
 * Returns: (transfer none): its rounds.
 */
GabAmmunition *
gab_force_get_ammunition (GabForce *self)
{
  return self->ammunition;
}

/**
 * gab_force_get_known:
 * @self: a force
 *
 * Returns: whether the viewer may know its figures.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, known)

/**
 * gab_force_get_first:
 * @self: a force
 *
 * Returns: the men its units have had.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, first)

/**
 * gab_force_get_present:
 * @self: a force
 *
 * Returns: its men present.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, present)

/**
 * gab_force_get_killed:
 * @self: a force
 *
 * Returns: its men killed.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, killed)

/**
 * gab_force_get_wounded:
 * @self: a force
 *
 * Returns: its men wounded.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, wounded)

/**
 * gab_force_get_sick:
 * @self: a force
 *
 * Returns: its men sick.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, sick)

/**
 * gab_force_get_away:
 * @self: a force
 *
 * Returns: its men prisoners and missing.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, away)

/**
 * gab_force_get_detached:
 * @self: a force
 *
 * Returns: its men on command elsewhere.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, detached)

/**
 * gab_force_get_guns:
 * @self: a force
 *
 * Returns: its guns present.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, guns)

/**
 * gab_force_get_guns_first:
 * @self: a force
 *
 * Returns: the guns its units have had.
 */
GAB_THING_NUMBER_GETTER (force, GabForce, guns_first)

static void
add_up (GListStore *children,
        gint64     *totals,
        gboolean   *known)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (children));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabThing) child = g_list_model_get_item (G_LIST_MODEL (children), i);

      *known = *known && gab_thing_get_number (child, "known");
      for (guint j = 0; j < G_N_ELEMENTS (sums); j++)
        totals[j] += gab_thing_get_number (child, sums[j]);
    }
}

/**
 * gab_force_sum_up:
 * @self: a force
 *
 * Adds up its units and the forces in it, which are summed up first.
 */
void
gab_force_sum_up (GabForce *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->forces));
  gint64 totals[G_N_ELEMENTS (sums)] = { 0 };
  gboolean known = gab_ammunition_get_known (self->ammunition);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (G_LIST_MODEL (self->forces), i);

      gab_force_sum_up (force);
    }
  add_up (self->units, totals, &known);
  add_up (self->forces, totals, &known);

  g_object_freeze_notify (G_OBJECT (self));
  gab_thing_set_number (GAB_THING (self), "known", known);
  for (guint j = 0; j < G_N_ELEMENTS (sums); j++)
    gab_thing_set_number (GAB_THING (self), sums[j], MIN (totals[j], G_MAXINT));
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * gab_force_is_within:
 * @self: a force
 * @outer: a force
 *
 * Returns: whether @self is @outer or one in it, at any depth.
 */
gboolean
gab_force_is_within (GabForce *self,
                     GabForce *outer)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (outer->forces));

  if (self == outer)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (G_LIST_MODEL (outer->forces), i);

      if (gab_force_is_within (self, force))
        return TRUE;
    }
  return FALSE;
}

/**
 * gab_force_foreach_unit:
 * @self: a force
 * @func: (scope call): what to do
 * @data: handed to @func
 *
 * Visits its own units, then those of the forces in it, in list order.
 */
void
gab_force_foreach_unit (GabForce    *self,
                        GabUnitFunc  func,
                        gpointer     data)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (G_LIST_MODEL (self->units), i);

      func (unit, data);
    }
  n = g_list_model_get_n_items (G_LIST_MODEL (self->forces));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (G_LIST_MODEL (self->forces), i);

      gab_force_foreach_unit (force, func, data);
    }
}
