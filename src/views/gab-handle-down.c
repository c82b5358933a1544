/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drop-downs of things: each line a name, behind it a handle.
 *
 * GTK makes the lines of a drop-down before it is opened, hundreds of them: they come by and by. */

#include "gab-handle-down.h"

#include "gab-reveal.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define HANDLES      "gab-handles"
#define MOST_LETTERS 34

/**
 * gab_handle_down_set_up:
 * @down: a drop-down
 *
 * Makes it one of things; it is empty.
 */
void
gab_handle_down_set_up (GtkDropDown *down)
{
  gab_words_in_down (down, MOST_LETTERS);
  gab_handle_down_begin (down);
}

/**
 * gab_handle_down_begin:
 * @down: a drop-down of things
 *
 * Empties it.
 */
void
gab_handle_down_begin (GtkDropDown *down)
{
  g_autoptr (GtkSliceListModel) lines = gtk_slice_list_model_new (G_LIST_MODEL (gtk_string_list_new (NULL)), 0, 0);

  g_object_set_data_full (G_OBJECT (down), HANDLES, g_ptr_array_new_with_free_func (g_free),
                          (GDestroyNotify) g_ptr_array_unref);
  gab_reveal_begin (lines, GTK_WIDGET (down));
  gtk_drop_down_set_model (down, G_LIST_MODEL (lines));
}

/**
 * gab_handle_down_add:
 * @down: a drop-down of things
 * @handle: a handle, "" for none
 * @name: what is to be read
 */
void
gab_handle_down_add (GtkDropDown *down,
                     const char  *handle,
                     const char  *name)
{
  GtkSliceListModel *lines = GTK_SLICE_LIST_MODEL (gtk_drop_down_get_model (down));

  g_ptr_array_add (g_object_get_data (G_OBJECT (down), HANDLES), g_strdup (handle));
  gtk_string_list_append (GTK_STRING_LIST (gtk_slice_list_model_get_model (lines)), name);
}

static void
add_forces (GtkDropDown *down,
            GabCampaign *campaign,
            GListStore  *forces,
            const char  *side,
            gboolean     tell_side)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (forces)); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (G_LIST_MODEL (forces), i);
      const char *name = gab_thing_get_name (GAB_THING (force));
      /* Translators: a side, and a force of it in which another stands */
      g_autofree char *text = g_strdup_printf (_("%1$s, in %2$s"), gab_campaign_label (campaign, side), name);

      if (!g_str_equal (gab_force_get_side (force), side))
        continue;
      gab_handle_down_add (down, gab_thing_get_handle (GAB_THING (force)), tell_side ? text : name);
      add_forces (down, campaign, gab_force_get_forces (force), side, tell_side);
    }
}

/**
 * gab_handle_down_add_forces:
 * @down: a drop-down of things
 * @campaign: a campaign, as its viewer may see it
 * @side: the handle of a side
 * @tell_side: whether the side is told with each
 *
 * Adds the forces of a side, at any depth, each before those in it.
 */
void
gab_handle_down_add_forces (GtkDropDown *down,
                            GabCampaign *campaign,
                            const char  *side,
                            gboolean     tell_side)
{
  add_forces (down, campaign, gab_campaign_get_forces (campaign), side, tell_side);
}

/**
 * gab_handle_down_choose:
 * @down: a drop-down of things
 * @handle: a handle in it
 *
 * Returns: whether it is there; else nothing changed.
 */
gboolean
gab_handle_down_choose (GtkDropDown *down,
                        const char  *handle)
{
  GPtrArray *handles = g_object_get_data (G_OBJECT (down), HANDLES);
  guint at;

  if (!g_ptr_array_find_with_equal_func (handles, handle, g_str_equal, &at))
    return FALSE;
  return gab_handle_down_select (down, at);
}

/**
 * gab_handle_down_select:
 * @down: a drop-down of things
 * @nth: a line of it, from 0
 *
 * Chooses it, also where it has not been made yet.
 *
 * Returns: whether there is such a line; else nothing changed.
 */
gboolean
gab_handle_down_select (GtkDropDown *down,
                        guint        nth)
{
  const GPtrArray *handles = g_object_get_data (G_OBJECT (down), HANDLES);

  if (nth >= handles->len)
    return FALSE;
  gab_reveal_until (GTK_SLICE_LIST_MODEL (gtk_drop_down_get_model (down)), nth);
  gtk_drop_down_set_selected (down, nth);
  return TRUE;
}

/**
 * gab_handle_down_is:
 * @down: any drop-down
 *
 * Returns: whether it is one of things.
 */
gboolean
gab_handle_down_is (GtkDropDown *down)
{
  return g_object_get_data (G_OBJECT (down), HANDLES) != NULL;
}

/**
 * gab_handle_down_get:
 * @down: a drop-down of things
 *
 * Returns: (transfer none): the handle that is chosen; "" for none.
 */
const char *
gab_handle_down_get (GtkDropDown *down)
{
  GPtrArray *handles = g_object_get_data (G_OBJECT (down), HANDLES);
  guint at = gtk_drop_down_get_selected (down);

  return handles != NULL && at < handles->len ? g_ptr_array_index (handles, at) : "";
}
