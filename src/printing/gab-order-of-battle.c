/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle of a side: its forces within each other, with who leads them. */

#include "gab-campaign-papers.h"

#include <glib/gi18n-lib.h>

#define INDENT "    "

static const GabFolioColumn columns[] = { { 0.52, FALSE }, { 0.24, FALSE }, { 0.12, TRUE }, { 0.12, TRUE } };

typedef struct
{
  GabFolio *folio;
  gboolean  brief;  /* forces only */
} Filling;

static char *
dup_indented (const char *name,
              guint       depth)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (depth, 6); i++)
    g_string_append (text, INDENT);
  g_string_append (text, name);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_units (Filling  *filling,
           GabForce *force,
           guint     depth)
{
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (units, i);
      g_autofree char *name = dup_indented (gab_thing_get_name (GAB_THING (unit)), depth);
      g_autofree char *men = gab_campaign_paper_dup_number (gab_unit_get_present (unit));
      g_autofree char *guns = gab_campaign_paper_dup_number (gab_unit_get_guns (unit));

      gab_folio_row (filling->folio, FALSE, name, gab_unit_kind_label (gab_unit_get_kind (unit)), men, guns, NULL);
    }
}

/* The name of a force, who leads it, and under that what is in it. */
static void
add_force (Filling  *filling,
           GabForce *force,
           guint     depth)
{
  GListModel *forces = G_LIST_MODEL (gab_force_get_forces (force));
  GabCommander *commander = gab_force_get_commander (force);
  gboolean known = gab_force_get_known (force);
  g_autofree char *name = dup_indented (gab_thing_get_name (GAB_THING (force)), depth);
  g_autofree char *leader = commander != NULL ? gab_commander_dup_title (commander) : g_strdup ("");
  g_autofree char *men = known ? gab_campaign_paper_dup_number (gab_force_get_present (force)) : g_strdup (_("not known"));
  g_autofree char *guns = known ? gab_campaign_paper_dup_number (gab_force_get_guns (force)) : g_strdup ("");

  gab_folio_row (filling->folio, TRUE, name, leader, men, guns, NULL);
  if (!known)
    return;
  if (!filling->brief)
    add_units (filling, force, depth + 1);
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) part = g_list_model_get_item (forces, i);

      add_force (filling, part, depth + 1);
    }
}

/**
 * gab_order_of_battle:
 * @campaign: a campaign, as its viewer may see it
 * @side: a side of it
 * @brief: forces without their units
 *
 * Returns: (transfer full): its order of battle: who leads what, and what is present.
 */
GabPrint *
gab_order_of_battle (GabCampaign *campaign,
                     GabSide     *side,
                     gboolean     brief)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  const char *handle = gab_thing_get_handle (GAB_THING (side));
  Filling filling = { .brief = brief };

  filling.folio = gab_campaign_paper_new (campaign, gab_thing_get_name (GAB_THING (side)), _("Order of battle"), handle);
  gab_folio_table (filling.folio, columns, G_N_ELEMENTS (columns));
  gab_folio_caption (filling.folio, _("Force and unit"), _("Leader or arm"), _("Present"), _("Guns"), NULL);
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);
      const char *parent = gab_force_get_parent (force);

      if ((parent == NULL || *parent == '\0') && g_strcmp0 (gab_force_get_side (force), handle) == 0)
        add_force (&filling, force, 0);
    }
  return gab_print_new_folio (filling.folio);
}
