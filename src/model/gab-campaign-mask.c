/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign as one viewer may see it: a copy that never held the rest (CA-18). */

#include "gab-campaign-private.h"

static gboolean
is_own (GabCampaign *source,
        GabThing    *thing,
        int          viewer)
{
  const char *side = gab_campaign_side_of_thing (source, thing);

  return viewer >= 0 && side != NULL && gab_campaign_side_number (source, side) == viewer;
}

/* What stands on the map or the table is there for all, by name. */
static gboolean
is_public (GabThing *thing)
{
  return GAB_IS_SIDE (thing) || GAB_IS_FORCE (thing) || GAB_IS_FORTRESS (thing) || GAB_IS_WORK (thing) ||
         GAB_IS_OPERATION (thing);
}

static void
copy_texts (GabThing *from,
            GabThing *to,
            gboolean  own)
{
  g_autoptr (GPtrArray) names = gab_thing_list_texts (from);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      /* Notes, places and posts are the owner's affair; names and colours are not. */
      if (own || g_str_equal (name, "name") || g_str_equal (name, "colour"))
        g_object_set (to, name, gab_thing_get_text (from, name), NULL);
    }
}

static GabThing *
copy_operation (GabOperation *from)
{
  const char *fortress = gab_operation_get_fortress (from);

  return GAB_THING (gab_operation_new (gab_thing_get_handle (GAB_THING (from)), gab_operation_get_rules (from),
                                       gab_operation_get_side (from), *fortress != '\0' ? fortress : NULL,
                                       gab_operation_get_begins (from), 0));
}

/* A thing with what all may know of it: its kind and where it belongs. */
static GabThing *
copy_thing (GabThing *from)
{
  const char *handle = gab_thing_get_handle (from);
  GabThing *to;

  if (GAB_IS_SIDE (from))
    return GAB_THING (gab_side_new (handle));
  if (GAB_IS_FORCE (from))
    return GAB_THING (gab_force_new (handle, gab_force_get_side (GAB_FORCE (from)),
                                     gab_force_get_parent (GAB_FORCE (from))));
  if (GAB_IS_COMMANDER (from))
    return GAB_THING (gab_commander_new (handle, gab_commander_get_force (GAB_COMMANDER (from))));
  if (GAB_IS_OPERATION (from))
    return copy_operation (GAB_OPERATION (from));
  if (GAB_IS_UNIT (from))
    {
      to = GAB_THING (gab_unit_new (handle, gab_unit_get_force (GAB_UNIT (from))));
      gab_thing_set_number (to, "kind", gab_unit_get_kind (GAB_UNIT (from)));
      gab_thing_set_number (to, "quality", gab_unit_get_quality (GAB_UNIT (from)));
      return to;
    }
  if (GAB_IS_FORTRESS (from))
    {
      to = GAB_THING (gab_fortress_new (handle, gab_fortress_get_owner (GAB_FORTRESS (from))));
      gab_thing_set_number (to, "size", gab_fortress_get_size (GAB_FORTRESS (from)));
      return to;
    }
  if (GAB_IS_TALLY (from))
    return GAB_THING (gab_tally_new (handle, gab_tally_get_owner (GAB_TALLY (from))));
  to = GAB_THING (gab_work_new (handle, gab_work_get_fortress (GAB_WORK (from))));
  gab_thing_set_number (to, "kind", gab_work_get_kind (GAB_WORK (from)));
  return to;
}

static void
copy_if_seen (GabThing *from,
              gpointer  data)
{
  GabCampaign *self = data;
  gboolean own = is_own (self->source, from, self->viewer);
  g_autoptr (GabThing) to = NULL;

  if (!own && !is_public (from))
    return;
  to = copy_thing (from);
  copy_texts (from, to, own);
  gab_campaign_insert (self, to, -1);
  if (GAB_IS_OPERATION (from))
    gab_operation_mask (GAB_OPERATION (to), GAB_OPERATION (from),
                        gab_campaign_operation_viewer (self->source, GAB_OPERATION (from), self->viewer));
}

/* Whose place it is, or was before the operation was booked; -1 for nobody's. */
static int
defender_of (GabCampaign  *source,
             GabOperation *operation)
{
  const GabGame *game = gab_turn_log_get_game (source->log);
  const GabBooks *books = gab_game_state (game);
  const GabBooksOperation *state =
    gab_books_operation (books, gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation))));
  GabBooks *before;
  int owner;

  if (state->fortress < 0)
    return -1;
  before = gab_game_state_at (game, state->closed ? (guint) state->entry : gab_game_length (game));
  owner = gab_books_fortress (before, state->fortress)->owner;
  gab_books_rules.state_free (before);
  return owner;
}

/**
 * gab_campaign_operation_viewer:
 * @self: a campaign as it is, with open books
 * @operation: one of its operations
 * @viewer: who looks, as the campaign counts: a GabViewer or the number of a side
 *
 * Returns: who looks, as the rule sets count: 0 the attacker, 1 the defender,
 *   GAB_VIEWER_TABLE for a side that only looks on.
 */
int
gab_campaign_operation_viewer (GabCampaign  *self,
                               GabOperation *operation,
                               int           viewer)
{
  guint n_sides = g_list_model_get_n_items (G_LIST_MODEL (self->sides));

  if (viewer < 0)
    return viewer;
  if (viewer == gab_campaign_side_number (self, gab_operation_get_side (operation)))
    return 0;
  return n_sides == 2 || viewer == defender_of (self, operation) ? 1 : GAB_VIEWER_TABLE;
}

/**
 * gab_campaign_dup_intention:
 * @self: a campaign with open books, masked or not
 * @side: the number of a side
 *
 * CA-23: what the side last said that it meant to do next.
 *
 * Returns: (transfer full) (nullable): its words; NULL when there are none, or they
 *   are not for this viewer.
 */
char *
gab_campaign_dup_intention (GabCampaign *self,
                            int          side)
{
  GabCampaign *whole = self->source != NULL ? self->source : self;
  int entry = gab_books_intention (gab_campaign_get_books (self), side);
  const GabGame *game = gab_turn_log_get_game (whole->log);

  /* A masked campaign does not follow its source, which may have gone back since. */
  if (entry < 0 || (guint) entry >= gab_game_length (game) ||
      !gab_books_order_intends (gab_game_nth (game, entry)->order, gab_game_setup (game)->names, side))
    return NULL;
  return g_strdup (gab_game_nth (game, entry)->reason);
}

/**
 * gab_campaign_new_masked:
 * @source: a campaign as it is, with open books
 * @viewer: who looks: GAB_VIEWER_TABLE or the number of a side
 *
 * Pages, papers and exports of that viewer are made from this copy, so that they
 * cannot show what it does not hold. It does not follow @source: make it anew
 * when that has changed.
 *
 * Returns: (transfer full): the campaign as the viewer may see it.
 */
GabCampaign *
gab_campaign_new_masked (GabCampaign *source,
                         int          viewer)
{
  GabCampaign *self = gab_campaign_new (source->defaults);

  self->source = g_object_ref (source);
  self->viewer = viewer;
  g_object_set (self, "name", gab_thing_get_name (GAB_THING (source)), "id", source->id,
                "period", source->period, "begins", source->begins, NULL);
  gab_campaign_foreach (source, copy_if_seen, self);
  self->masked_books = gab_books_rules.mask (gab_campaign_get_books (source), viewer);
  self->masked_setup = gab_setup_ref (self->masked_books->setup);
  self->log = gab_turn_log_new_masked (source->log, viewer);
  gab_campaign_refresh (self);
  return self;
}
