/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster as a table: its units, and the forces that it names, as one action. */

#include "gab-csv-roster-private.h"

#include <glib/gi18n-lib.h>

/* What is made while the action is put together. */
typedef struct
{
  const GabCsvRoster *roster;
  GabAction          *action;
  GHashTable         *handles; /* given to new things already */
  GPtrArray          *forces;  /* of GabForce: new ones */
} Making;

static char *
make_handle (Making     *making,
             const char *name,
             const char *fallback)
{
  char *handle = gab_campaign_make_handle (making->roster->campaign, name, fallback);
  g_autofree char *stem = gab_handle_from_name (name, fallback);

  for (guint i = 2; g_hash_table_contains (making->handles, handle); i++)
    {
      g_autofree char *next = g_strdup_printf ("%s-%u", stem, i);

      g_free (handle);
      handle = gab_campaign_make_handle (making->roster->campaign, next, fallback);
    }
  g_hash_table_add (making->handles, g_strdup (handle));
  return handle;
}

static GabForce *
find_inner (GabForce   *force,
            const char *name)
{
  GListModel *inner = G_LIST_MODEL (gab_force_get_forces (force));

  if (gab_csv_roster_is_same_name (gab_thing_get_name (GAB_THING (force)), name) ||
      g_str_equal (gab_thing_get_handle (GAB_THING (force)), name))
    return force;
  for (guint i = 0; i < g_list_model_get_n_items (inner); i++)
    {
      /* The list keeps a reference, so the one taken here may go at once. */
      g_autoptr (GabForce) next = g_list_model_get_item (inner, i);
      GabForce *found = find_inner (next, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The force of that name in the one chosen; made, once, where there is none. */
static const char *
find_or_make_force (Making     *making,
                    const char *name)
{
  GabForce *chosen = GAB_FORCE (gab_campaign_find (making->roster->campaign, making->roster->force));
  GabForce *found = *name != '\0' ? find_inner (chosen, name) : chosen;
  g_autofree char *handle = NULL;
  GabForce *force;

  for (guint i = 0; found == NULL && i < making->forces->len; i++)
    if (gab_csv_roster_is_same_name (gab_thing_get_name (g_ptr_array_index (making->forces, i)), name))
      found = g_ptr_array_index (making->forces, i);
  if (found != NULL)
    return gab_thing_get_handle (GAB_THING (found));
  handle = make_handle (making, name, "force");
  force = gab_force_new (handle, gab_force_get_side (chosen), making->roster->force);
  g_object_set (force, "name", name, NULL);
  g_ptr_array_add (making->forces, force);
  gab_action_add_thing (making->action, GAB_THING (force), -1);
  return gab_thing_get_handle (GAB_THING (force));
}

static void
add_unit (Making                *making,
          const GabCsvRosterRow *row)
{
  const char *force = find_or_make_force (making, row->force);
  g_autofree char *handle = make_handle (making, row->name, "unit");
  g_autoptr (GabUnit) unit = gab_unit_new (handle, force);

  g_object_set (unit, "name", row->name, "label", row->label, "nation", row->nation, "kind", row->kind, "quality",
                row->quality, "men", row->men, "opening-guns", row->guns, "opening-sp", row->sp, NULL);
  gab_unit_set_period (unit, gab_csv_roster_is_civil_war (making->roster));
  gab_action_add_thing (making->action, GAB_THING (unit), -1);
}

/**
 * gab_csv_roster_new_action:
 * @roster: a roster
 * @error: when no row is without a fault, or the force is not there
 *
 * Returns: (transfer full): the one action that puts in every unit without a fault,
 *   and before them the forces that they name and that are not there yet.
 */
GabAction *
gab_csv_roster_new_action (const GabCsvRoster  *roster,
                           GError             **error)
{
  guint n = gab_csv_roster_n_good (roster);
  g_autoptr (GHashTable) handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) forces = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *label = NULL;
  Making making = { roster, NULL, handles, forces };

  if (!GAB_IS_FORCE (gab_campaign_find (roster->campaign, roster->force)))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no force “%s”."), roster->force);
      return NULL;
    }
  if (n == 0)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("The table holds no unit that could be put in."));
      return NULL;
    }
  label = g_strdup_printf (ngettext ("Import %u unit", "Import %u units", n), n);
  making.action = gab_action_new (label);
  for (guint i = 0; i < roster->rows->len; i++)
    if (gab_csv_roster_nth (roster, i)->fault == NULL)
      add_unit (&making, gab_csv_roster_nth (roster, i));
  return making.action;
}
