/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the siege in words, as a list shows it and a screen reader speaks it. */

#include "gab-formal-private.h"

#include <glib/gi18n-lib.h>

static char *
tell_work (const GabFormalWork *work,
           const GabNames      *names)
{
  g_autofree char *label = gab_formal_dup_name (names, work->name);

  if (work->breached)
    return g_strdup_printf (_("%s, breached"), label);
  if (work->taken)
    return g_strdup_printf (_("%s, taken"), label);
  if (gab_formal_known_points (work) > 0)
    /* Translators: a work, how many points it still bears, and how many it had */
    return g_strdup_printf (_("%1$s, %2$d of %3$d points left"), label, work->left, work->points);
  if (work->hits > 0)
    /* Translators: a work of which nobody knows the points, and the hits that all have seen */
    return g_strdup_printf (ngettext ("%1$s, %2$d hit", "%1$s, %2$d hits", work->hits), label, work->hits);
  return g_steal_pointer (&label);
}

static char *
tell_trench (const GabFormalTrench *trench)
{
  if (trench->parallel > 0)
    /* Translators: a parallel's number and that of a unit of it */
    return trench->gone ? g_strdup_printf (_("Parallel %1$d, unit %2$d, destroyed"), trench->line, trench->part)
                        : g_strdup_printf (_("Parallel %1$d, unit %2$d"), trench->line, trench->part);
  /* Translators: a sap's number and that of a unit of it */
  return trench->gone ? g_strdup_printf (_("Sap %1$d, unit %2$d, destroyed"), trench->line, trench->part)
                      : g_strdup_printf (_("Sap %1$d, unit %2$d"), trench->line, trench->part);
}

static char *
tell_battery (const GabFormalBattery *battery)
{
  if (battery->halves < 2)
    return g_strdup_printf (_("Battery No. %d, half built"), battery->number);
  if (battery->destroyed)
    return g_strdup_printf (_("Battery No. %d, destroyed"), battery->number);
  if (battery->fired)
    return g_strdup_printf (_("Battery No. %d, has fired"), battery->number);
  return g_strdup_printf (_("Battery No. %d"), battery->number);
}

static char *
tell_head (const GabFormal *state,
           const GabNames  *names,
           GabFormalSpot    spot)
{
  guint index = gab_formal_spot_index (spot);

  if (gab_formal_is_work (spot))
    return tell_work (&state->work[index], names);
  return gab_formal_is_trench (spot) ? tell_trench (&state->trench[index]) : tell_battery (&state->battery[index]);
}

/**
 * gab_formal_tell_spot:
 * @state: a siege, as the viewer may see it
 * @names: the setup's names
 * @spot: a place
 *
 * Returns: (transfer full): what it is, how it stands and what it holds: "Battery No. 7,
 *   has fired: 3 heavy cannon".
 */
char *
gab_formal_tell_spot (const GabFormal *state,
                      const GabNames  *names,
                      GabFormalSpot    spot)
{
  g_autofree char *head = tell_head (state, names, spot);
  g_autoptr (GString) text = g_string_new (head);
  guint told = 0;

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
      {
        guint count = gab_formal_count (state, spot, side, kind);
        g_autofree char *pieces = count > 0 ? gab_formal_tell_pieces (kind, count) : NULL;

        if (pieces != NULL)
          g_string_append_printf (text, "%s%s", told++ == 0 ? ": " : ", ", pieces);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
