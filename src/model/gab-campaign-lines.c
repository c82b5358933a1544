/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign from setup lines, and its things put in and taken out. */

#include "gab-campaign-private.h"

#include <glib/gi18n-lib.h>

static const char *
handle_of (GabCampaign *self,
           gint32       name)
{
  return gab_names_handle (self->handles, name);
}

static GabThing *
new_force (GabCampaign *self,
           GabArgs      args)
{
  const char *handle = handle_of (self, gab_args_next (&args));
  GabThing *above = gab_campaign_find (self, handle_of (self, gab_args_next (&args)));
  GabForce *force;

  if (GAB_IS_FORCE (above))
    force = gab_force_new (handle, gab_force_get_side (GAB_FORCE (above)), gab_thing_get_handle (above));
  else
    force = gab_force_new (handle, gab_thing_get_handle (above), NULL);
  if (gab_args_next (&args) != 0)
    gab_thing_set_number (GAB_THING (force), "rounds", gab_args_next (&args));
  return GAB_THING (force);
}

static GabThing *
new_unit (GabCampaign *self,
          GabArgs      args)
{
  static const char *const optional[] = {
    "opening-guns", "opening-sp", "opening-killed", "opening-wounded", "opening-sick", "opening-prisoners"
  };
  const char *handle = handle_of (self, gab_args_next (&args));
  GabThing *unit = GAB_THING (gab_unit_new (handle, handle_of (self, gab_args_next (&args))));

  gab_unit_set_period (GAB_UNIT (unit), self->period == GAB_PERIOD_ENGLISH_CIVIL_WAR);
  gab_thing_set_number (unit, "kind", gab_args_next (&args));
  gab_thing_set_number (unit, "quality", gab_args_next (&args));
  gab_thing_set_number (unit, "men", gab_args_next (&args));
  for (guint i = 0; i < G_N_ELEMENTS (optional); i++)
    if (gab_args_next (&args) != 0)
      gab_thing_set_number (unit, optional[i], gab_args_next (&args));
  return unit;
}

static GabThing *
new_fortress (GabCampaign *self,
              GabArgs      args)
{
  const char *handle = handle_of (self, gab_args_next (&args));
  int size = gab_args_next (&args);
  GabThing *fortress = GAB_THING (gab_fortress_new (handle, handle_of (self, gab_args_next (&args))));

  gab_thing_set_number (fortress, "size", size);
  if (gab_args_next (&args) != 0)
    g_object_set (fortress, "opening-garrison", handle_of (self, gab_args_next (&args)), NULL);
  return fortress;
}

static GabThing *
new_work (GabCampaign *self,
          GabArgs      args)
{
  int kind = gab_args_next (&args);
  const char *handle = handle_of (self, gab_args_next (&args));
  GabThing *work = GAB_THING (gab_work_new (handle, handle_of (self, gab_args_next (&args))));

  gab_thing_set_number (work, "kind", kind);
  return work;
}

static GabThing *
new_tally (GabCampaign *self,
           GabArgs      args)
{
  const char *handle = handle_of (self, gab_args_next (&args));
  GabThing *tally = GAB_THING (gab_tally_new (handle, handle_of (self, gab_args_next (&args))));

  if (gab_args_next (&args) != 0)
    gab_thing_set_number (tally, "first", gab_args_next (&args));
  return tally;
}

static GabThing *
new_operation (GabCampaign *self,
               GabArgs      args)
{
  const char *handle = handle_of (self, gab_args_next (&args));
  const char *side = handle_of (self, gab_args_next (&args));
  gint32 begins = gab_args_next (&args);
  const char *fortress = gab_args_next (&args) != 0 ? handle_of (self, gab_args_next (&args)) : NULL;

  return GAB_THING (gab_operation_new (handle, GAB_OPERATION_AT_THE_TABLE, side, fortress, begins, 0));
}

static GabThing *
new_thing (GabCampaign    *self,
           const GabOrder *order)
{
  GabArgs args = gab_args (order);
  const char *verb = order->verb->name;

  if (g_str_equal (verb, "side"))
    return GAB_THING (gab_side_new (handle_of (self, gab_args_next (&args))));
  if (g_str_equal (verb, "force"))
    return new_force (self, args);
  if (g_str_equal (verb, "commander"))
    return GAB_THING (gab_commander_new (handle_of (self, order->args[0]), handle_of (self, order->args[1])));
  if (g_str_equal (verb, "unit"))
    return new_unit (self, args);
  if (g_str_equal (verb, "fortress"))
    return new_fortress (self, args);
  if (g_str_equal (verb, "work"))
    return new_work (self, args);
  if (g_str_equal (verb, "tally"))
    return new_tally (self, args);
  return new_operation (self, args);
}

/**
 * gab_campaign_make_thing:
 * @self: a campaign
 * @line: a line of the books' setup notation
 * @error: GAB_ERROR_NOTATION or GAB_ERROR_REFERENCE
 *
 * Builds the thing that the line describes. Its handle is used from now on, but
 * the thing is not yet in the campaign.
 *
 * Returns: (transfer full) (nullable): the new thing.
 */
GabThing *
gab_campaign_make_thing (GabCampaign  *self,
                         const char   *line,
                         GError      **error)
{
  g_autoptr (GabOrder) order = gab_order_parse (gab_books_rules.setup_verbs, self->handles, line, error);

  return order != NULL ? new_thing (self, order) : NULL;
}

/**
 * gab_campaign_take_line:
 * @self: a campaign whose books are not yet open
 * @line: a line of the books' setup notation
 * @error: GAB_ERROR_NOTATION or GAB_ERROR_REFERENCE
 *
 * Builds the thing that the line describes, as the last of its kind.
 *
 * Returns: (transfer none) (nullable): the new thing.
 */
GabThing *
gab_campaign_take_line (GabCampaign  *self,
                        const char   *line,
                        GError      **error)
{
  g_autoptr (GabThing) thing = gab_campaign_make_thing (self, line, error);

  if (thing == NULL || !gab_campaign_check_new (self, thing, error))
    return NULL;
  gab_campaign_insert (self, thing, -1);
  return thing;
}

/**
 * gab_campaign_get_siblings:
 * @self: a campaign
 * @thing: a thing of it, or about to be
 *
 * Returns: (transfer none) (nullable): the list that it stands in.
 */
GListStore *
gab_campaign_get_siblings (GabCampaign *self,
                           GabThing    *thing)
{
  GabThing *parent = NULL;

  if (GAB_IS_SIDE (thing))
    return self->sides;
  if (GAB_IS_FORTRESS (thing))
    return self->fortresses;
  if (GAB_IS_TALLY (thing))
    return gab_campaign_find (self, gab_tally_get_owner (GAB_TALLY (thing))) != NULL ? self->tallies : NULL;
  if (GAB_IS_OPERATION (thing))
    return self->operations;
  if (GAB_IS_FORCE (thing) && gab_force_get_parent (GAB_FORCE (thing)) == NULL)
    return self->forces;
  if (GAB_IS_WORK (thing))
    {
      parent = gab_campaign_find (self, gab_work_get_fortress (GAB_WORK (thing)));
      return GAB_IS_FORTRESS (parent) ? gab_fortress_get_works (GAB_FORTRESS (parent)) : NULL;
    }
  if (GAB_IS_FORCE (thing))
    parent = gab_campaign_find (self, gab_force_get_parent (GAB_FORCE (thing)));
  else if (GAB_IS_UNIT (thing))
    parent = gab_campaign_find (self, gab_unit_get_force (GAB_UNIT (thing)));
  else if (GAB_IS_COMMANDER (thing))
    parent = gab_campaign_find (self, gab_commander_get_force (GAB_COMMANDER (thing)));
  if (!GAB_IS_FORCE (parent))
    return NULL;
  if (GAB_IS_FORCE (thing))
    return gab_force_get_forces (GAB_FORCE (parent));
  return GAB_IS_UNIT (thing) ? gab_force_get_units (GAB_FORCE (parent))
                             : gab_force_get_commanders (GAB_FORCE (parent));
}

/* A thing's class in the names. */
const char *
gab_campaign_class_of (GabThing *thing)
{
  if (GAB_IS_SIDE (thing))
    return "side";
  if (GAB_IS_FORCE (thing))
    return "force";
  if (GAB_IS_UNIT (thing))
    return "unit";
  if (GAB_IS_COMMANDER (thing))
    return "commander";
  if (GAB_IS_FORTRESS (thing))
    return "fortress";
  if (GAB_IS_TALLY (thing))
    return "tally";
  return GAB_IS_WORK (thing) ? "work" : "operation";
}

static void
visit_list (GListStore   *list,
            GabThingFunc  func,
            gpointer      data);

/* A thing and all that is in it, in the order of the file. */
void
gab_campaign_visit (GabThing     *thing,
                    GabThingFunc  func,
                    gpointer      data)
{
  func (thing, data);
  if (GAB_IS_FORCE (thing))
    {
      visit_list (gab_force_get_commanders (GAB_FORCE (thing)), func, data);
      visit_list (gab_force_get_units (GAB_FORCE (thing)), func, data);
      visit_list (gab_force_get_forces (GAB_FORCE (thing)), func, data);
    }
  if (GAB_IS_FORTRESS (thing))
    visit_list (gab_fortress_get_works (GAB_FORTRESS (thing)), func, data);
}

static void
visit_list (GListStore   *list,
            GabThingFunc  func,
            gpointer      data)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabThing) thing = g_list_model_get_item (G_LIST_MODEL (list), i);

      gab_campaign_visit (thing, func, data);
    }
}

static void
enter (GabThing *thing,
       gpointer  data)
{
  GabCampaign *self = data;
  const char *handle = gab_thing_get_handle (thing);

  if (gab_names_find (self->handles, handle) < 0)
    gab_names_add (self->handles, gab_campaign_class_of (thing), handle, NULL);
  if (GAB_IS_UNIT (thing))
    gab_unit_set_period (GAB_UNIT (thing), self->period == GAB_PERIOD_ENGLISH_CIVIL_WAR);
  g_hash_table_insert (self->things, (gpointer) handle, thing);
}

static void
leave (GabThing *thing,
       gpointer  data)
{
  GabCampaign *self = data;

  g_hash_table_remove (self->things, gab_thing_get_handle (thing));
}

/**
 * gab_campaign_insert:
 * @self: a campaign
 * @thing: a thing that gab_campaign_check_new() has found good, with all that is in it
 * @position: where in its list; -1 for the end
 *
 * The books do not know of it before gab_campaign_rebuild().
 */
void
gab_campaign_insert (GabCampaign *self,
                     GabThing    *thing,
                     int          position)
{
  GListStore *siblings = gab_campaign_get_siblings (self, thing);

  g_return_if_fail (siblings != NULL);
  gab_campaign_visit (thing, enter, self);
  if (position < 0 || position >= (int) g_list_model_get_n_items (G_LIST_MODEL (siblings)))
    g_list_store_append (siblings, thing);
  else
    g_list_store_insert (siblings, position, thing);
}

/**
 * gab_campaign_remove:
 * @self: a campaign
 * @thing: a thing of it that nothing else names
 *
 * All that is in it goes with it. Handles stay used.
 *
 * Returns: where it stood in its list.
 */
int
gab_campaign_remove (GabCampaign *self,
                     GabThing    *thing)
{
  GListStore *siblings = gab_campaign_get_siblings (self, thing);
  guint position = 0;

  if (!g_list_store_find (siblings, thing, &position))
    g_return_val_if_reached (-1);
  gab_campaign_visit (thing, leave, self);
  g_list_store_remove (siblings, position);
  return position;
}

/**
 * gab_campaign_foreach:
 * @self: a campaign
 * @func: (scope call): what to do with each thing
 * @data: handed to @func
 *
 * Visits every thing in the order of the file: sides, forces with all that is
 * in them, fortresses with their works, tallies, operations.
 */
void
gab_campaign_foreach (GabCampaign  *self,
                      GabThingFunc  func,
                      gpointer      data)
{
  visit_list (self->sides, func, data);
  visit_list (self->forces, func, data);
  visit_list (self->fortresses, func, data);
  visit_list (self->tallies, func, data);
  visit_list (self->operations, func, data);
}
