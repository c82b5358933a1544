/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mustering: what a new operation begins with, from forces and a fortress (CA-4). */

#include "gab-mustering.h"

typedef struct
{
  GArray   *units; /* of GabMusterUnit */
  gboolean  attacker;
  gint32    rounds;
} Collect;

static int
guns_of (GabUnit *unit,
         int      kind)
{
  return gab_unit_get_kind (unit) == kind ? gab_unit_get_guns (unit) : 0;
}

static void
collect (GabUnit  *unit,
         gpointer  data)
{
  Collect *all = data;
  GabMusterUnit muster = {
    .handle = gab_thing_get_handle (GAB_THING (unit)),
    .attacker = all->attacker,
    .foot = gab_unit_kind_is_foot (gab_unit_get_kind (unit)),
    .men = gab_unit_get_present (unit),
    .heavy = guns_of (unit, GAB_UNIT_HEAVY_GUNS),
    .light = guns_of (unit, GAB_UNIT_LIGHT_GUNS),
    .mortars = guns_of (unit, GAB_UNIT_MORTARS),
  };

  for (guint i = 0; i < all->units->len; i++)
    if (g_str_equal (g_array_index (all->units, GabMusterUnit, i).handle, muster.handle))
      return; /* a force and one in it may both have been chosen */
  if (muster.men + muster.heavy + muster.light + muster.mortars > 0)
    g_array_append_val (all->units, muster);
}

static void
collect_force (GabCampaign *campaign,
               const char  *handle,
               Collect     *all)
{
  GabThing *force = gab_campaign_find (campaign, handle);

  if (!GAB_IS_FORCE (force))
    return;
  gab_force_foreach_unit (GAB_FORCE (force), collect, all);
  all->rounds += gab_force_get_rounds (GAB_FORCE (force));
}

/**
 * gab_mustering_collect:
 * @campaign: a campaign as it is, not masked
 * @forces: (element-type utf8): handles of forces
 * @attacker: whether they attack
 * @units: (element-type GabMusterUnit): what their units are added to, each once
 */
void
gab_mustering_collect (GabCampaign *campaign,
                       GPtrArray   *forces,
                       gboolean     attacker,
                       GArray      *units)
{
  Collect all = { .units = units, .attacker = attacker };

  for (guint i = 0; i < forces->len; i++)
    collect_force (campaign, g_ptr_array_index (forces, i), &all);
}

/**
 * gab_mustering_rounds:
 * @campaign: a campaign as it is, not masked
 * @forces: (element-type utf8): handles of forces
 *
 * Returns: the rounds that these forces have in hand.
 */
gint64
gab_mustering_rounds (GabCampaign *campaign,
                      GPtrArray   *forces)
{
  gint64 rounds = 0;

  for (guint i = 0; i < forces->len; i++)
    {
      GabThing *force = gab_campaign_find (campaign, g_ptr_array_index (forces, i));

      rounds += GAB_IS_FORCE (force) ? gab_force_get_rounds (GAB_FORCE (force)) : 0;
    }
  return rounds;
}

/**
 * gab_mustering_fill:
 * @campaign: a campaign as it is, not masked, with open books
 * @operation: a new operation without setup lines
 * @forces: (element-type utf8): the handles of the attacker's forces
 * @error: when there are no tables of its rules
 *
 * Freezes the tables and writes the setup lines that its rule set proposes: men
 * present now, the fortress as it stands.
 *
 * Returns: TRUE when it can begin.
 */
gboolean
gab_mustering_fill (GabCampaign   *campaign,
                    GabOperation  *operation,
                    GPtrArray     *forces,
                    GError       **error)
{
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (GabMusterUnit));
  const GabRules *rules = gab_operation_find_rules (operation);
  GabThing *place = gab_campaign_find (campaign, gab_operation_get_fortress (operation));
  GabMuster muster = { .units = units };
  Collect all = { .units = units, .attacker = TRUE };

  if (!gab_campaign_freeze_tables (campaign, operation, error))
    return FALSE;
  if (rules == NULL || rules->muster == NULL)
    return TRUE;
  for (guint i = 0; i < forces->len; i++)
    collect_force (campaign, g_ptr_array_index (forces, i), &all);
  muster.rounds[0] = all.rounds;
  if (GAB_IS_FORTRESS (place))
    {
      muster.at_a_place = TRUE;
      muster.great = gab_fortress_get_size (GAB_FORTRESS (place)) == GAB_FORTRESS_GREAT;
      all = (Collect) { .units = units, .attacker = FALSE };
      collect_force (campaign, gab_fortress_get_garrison (GAB_FORTRESS (place)), &all);
      muster.rounds[1] = all.rounds;
    }
  rules->muster (&muster,
                 gab_table_set_find (gab_campaign_get_tables (campaign), rules->id,
                                     gab_operation_get_tables (operation))->resolved,
                 gab_operation_get_setup (operation));
  return TRUE;
}

/**
 * gab_mustering_count:
 * @campaign: a campaign
 * @forces: (element-type utf8): handles of forces
 *
 * Returns: the foot present in them, each unit once.
 */
gint64
gab_mustering_count (GabCampaign *campaign,
                     GPtrArray   *forces)
{
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (GabMusterUnit));
  Collect all = { .units = units, .attacker = TRUE };
  gint64 men = 0;

  for (guint i = 0; i < forces->len; i++)
    collect_force (campaign, g_ptr_array_index (forces, i), &all);
  for (guint i = 0; i < units->len; i++)
    if (g_array_index (units, GabMusterUnit, i).foot)
      men += g_array_index (units, GabMusterUnit, i).men;
  return men;
}
