/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the sidebar: pages, sieges and battles, forces, fortresses. */

#include "gab-sidebar-items.h"

#include "gab-session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  GabCampaign *campaign;
  GHashTable  *turned;  /* handles of forces that are not as they are by default */
  char        *search;  /* folded; NULL when nothing is searched */
  const char  *section;
  const char  *adds;    /* nullable: what can be added to the section */
  GPtrArray   *items;
} Builder;

static void
free_item (gpointer data)
{
  GabSidebarItem *item = data;

  g_free (item->page);
  g_free (item->title);
  g_free (item->subtitle);
  g_free (item->spoken);
  g_free (item);
}

static GabSidebarItem *
add_item (Builder    *builder,
          const char *page,
          const char *title)
{
  GabSidebarItem *item = g_new0 (GabSidebarItem, 1);

  item->page = g_strdup (page);
  item->title = g_strdup (title);
  item->section = builder->section;
  item->adds = builder->adds;
  item->shape = -1;
  g_ptr_array_add (builder->items, item);
  return item;
}

static void
show_side (Builder        *builder,
           GabSidebarItem *item,
           const char     *side)
{
  item->colour = gab_look_colour (builder->campaign, side);
  item->shape = gab_look_shape (builder->campaign, side);
}

static void
speak (Builder        *builder,
       GabSidebarItem *item,
       const char     *side)
{
  const char *whose = side != NULL && *side != '\0' ? gab_campaign_label (builder->campaign, side) : "";
  const char *parts[] = { item->title, item->subtitle, *whose != '\0' ? whose : NULL };
  GString *spoken = g_string_new (parts[0]);

  for (guint i = 1; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (spoken, ", %s", parts[i]);
  item->spoken = g_string_free (spoken, FALSE);
}

static gboolean
name_matches (Builder    *builder,
              const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return strstr (folded, builder->search) != NULL;
}

static gboolean
any_matches (Builder    *builder,
             GListStore *things)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (things));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabThing) thing = g_list_model_get_item (G_LIST_MODEL (things), i);

      if (name_matches (builder, gab_thing_get_name (thing)))
        return TRUE;
    }
  return FALSE;
}

/* A thing is found by its own name and by what is in it. */
static gboolean
is_wanted (Builder  *builder,
           GabThing *thing)
{
  if (builder->search == NULL || name_matches (builder, gab_thing_get_name (thing)))
    return TRUE;
  if (GAB_IS_FORCE (thing))
    return any_matches (builder, gab_force_get_units (GAB_FORCE (thing))) ||
           any_matches (builder, gab_force_get_commanders (GAB_FORCE (thing)));
  return GAB_IS_FORTRESS (thing) && any_matches (builder, gab_fortress_get_works (GAB_FORTRESS (thing)));
}

static void
add_operation (Builder  *builder,
               GabThing *thing,
               guint     depth)
{
  GabOperation *operation = GAB_OPERATION (thing);
  GabSidebarItem *item = add_item (builder, gab_thing_get_handle (thing), gab_thing_get_name (thing));
  g_autofree char *days = gab_look_days (builder->campaign, operation);

  /* Translators: the state and the days of a siege or battle */
  item->subtitle = g_strdup_printf (_("%1$s · %2$s"), gab_look_state (operation), days);
  show_side (builder, item, gab_operation_get_side (operation));
  speak (builder, item, gab_operation_get_side (operation));
}

static void
add_fortress (Builder  *builder,
              GabThing *thing,
              guint     depth)
{
  GabFortress *fortress = GAB_FORTRESS (thing);
  GabSidebarItem *item = add_item (builder, gab_thing_get_handle (thing), gab_thing_get_name (thing));

  item->subtitle = g_strdup (gab_fortress_state_label (gab_fortress_get_state (fortress)));
  show_side (builder, item, gab_fortress_get_owner (fortress));
  speak (builder, item, gab_fortress_get_owner (fortress));
}

static void add_list (Builder    *builder,
                      GListStore *things,
                      guint       depth,
                      void     (* add) (Builder *, GabThing *, guint));

static gboolean
is_opened (Builder    *builder,
           const char *handle,
           guint       depth)
{
  return (depth == 0) != g_hash_table_contains (builder->turned, handle);
}

static void
add_force (Builder  *builder,
           GabThing *thing,
           guint     depth)
{
  GabForce *force = GAB_FORCE (thing);
  GabSidebarItem *item = add_item (builder, gab_thing_get_handle (thing), gab_thing_get_name (thing));

  item->depth = builder->search != NULL ? 0 : depth;
  if (gab_force_get_known (force))
    {
      item->left = gab_force_get_present (force);
      item->first = gab_force_get_first (force);
      item->subtitle = gab_look_strength (item->left, item->first);
    }
  else
    /* Translators: the strength of a force that the viewer may not know */
    item->subtitle = g_strdup (_("strength unknown"));
  item->has_more = builder->search == NULL && g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_forces (force))) > 0;
  item->opened = item->has_more && is_opened (builder, item->page, depth);
  show_side (builder, item, gab_force_get_side (force));
  speak (builder, item, gab_force_get_side (force));
}

static void
add_list (Builder    *builder,
          GListStore *things,
          guint       depth,
          void     (* add) (Builder *, GabThing *, guint))
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (things));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabThing) thing = g_list_model_get_item (G_LIST_MODEL (things), i);

      if (is_wanted (builder, thing))
        add (builder, thing, depth);
      if (GAB_IS_FORCE (thing) &&
          (builder->search != NULL || is_opened (builder, gab_thing_get_handle (thing), depth)))
        add_list (builder, gab_force_get_forces (GAB_FORCE (thing)), depth + 1, add);
    }
}

static void
add_pages (Builder *builder)
{
  static const struct { const char *page, *title; } pages[] = {
    { GAB_PAGE_OVERVIEW, N_("Campaign overview") },
    { GAB_PAGE_LOG, N_("Turn log") },
    { GAB_PAGE_LEDGER, N_("Ledger") },
    { GAB_PAGE_GAMES, N_("Games") },
    { GAB_PAGE_SIDES, N_("Sides") },
    { GAB_PAGE_COMMANDERS, N_("Commanders") },
    { GAB_PAGE_TABLES, N_("Tables") },
    { GAB_PAGE_SETTINGS, N_("Settings") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GabSidebarItem *item = add_item (builder, pages[i].page, _(pages[i].title));

      item->spoken = g_strdup (item->title);
    }
}

/* A section of what can be added; while it is empty, a row offers that. */
static void
add_section (Builder    *builder,
             const char *section,
             const char *adds,
             const char *offer,
             GListStore *things,
             void     (* add) (Builder *, GabThing *, guint))
{
  gboolean may = builder->search == NULL && gab_campaign_get_viewer (builder->campaign) != GAB_VIEWER_TABLE;

  builder->section = section;
  builder->adds = may ? adds : NULL;
  add_list (builder, things, 0, add);
  if (may && g_list_model_get_n_items (G_LIST_MODEL (things)) == 0)
    {
      GabSidebarItem *item = add_item (builder, "", offer);

      item->offers = TRUE;
      item->spoken = g_strdup (offer);
    }
}

/**
 * gab_sidebar_items_new:
 * @campaign: a campaign, as its viewer may see it
 * @turned: the handles of forces that are opened or closed against the default,
 *   by which only those at the top are open
 * @search: (nullable): words to look for in the names of things and of what is in
 *   them; "" and NULL list everything
 *
 * Returns: (transfer full) (element-type GabSidebarItem): the rows of the sidebar.
 */
GPtrArray *
gab_sidebar_items_new (GabCampaign *campaign,
                       GHashTable  *turned,
                       const char  *search)
{
  g_autofree char *folded = search != NULL && *search != '\0' ? g_utf8_casefold (search, -1) : NULL;
  Builder builder = { campaign, turned, folded, NULL, NULL, g_ptr_array_new_with_free_func (free_item) };

  if (folded == NULL)
    add_pages (&builder);
  builder.section = _("Sieges and battles");
  add_list (&builder, gab_campaign_get_operations (campaign), 0, add_operation);
  add_section (&builder, _("Forces"), "force", _("Add the first force…"), gab_campaign_get_forces (campaign), add_force);
  add_section (&builder, _("Fortresses"), "fortress", _("Add the first fortress…"),
               gab_campaign_get_fortresses (campaign), add_fortress);
  return builder.items;
}
