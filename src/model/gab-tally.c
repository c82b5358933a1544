/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tally: a number of the player's own, of a side, a force or a fortress (CA-21). */

#include "gab-tally.h"

struct _GabTally
{
  GabThing parent_instance;

  char *owner; /* handle */
  int   first;
  int   now;
};

G_DEFINE_FINAL_TYPE (GabTally, gab_tally, GAB_TYPE_THING)

static const GabField fields[] = {
  { "owner", GAB_FIELD_TEXT, GAB_FIELD_FIXED, G_STRUCT_OFFSET (GabTally, owner) },
  { "first", GAB_FIELD_NUMBER, GAB_FIELD_SETUP, G_STRUCT_OFFSET (GabTally, first) },
  { "now", GAB_FIELD_NUMBER, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabTally, now) },
};

static char *
gab_tally_dup_line (GabThing *thing)
{
  GabTally *self = GAB_TALLY (thing);

  if (self->first == 0)
    return g_strdup_printf ("tally %s of %s", gab_thing_get_handle (thing), self->owner);
  return g_strdup_printf ("tally %s of %s at %d", gab_thing_get_handle (thing), self->owner, self->first);
}

static void
gab_tally_class_init (GabTallyClass *klass)
{
  GAB_THING_CLASS (klass)->dup_line = gab_tally_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
gab_tally_init (GabTally *self)
{
}

/**
 * gab_tally_new:
 * @handle: its handle
 * @owner: the handle of a side, a force or a fortress
 *
 * Returns: (transfer full): a tally that begins at nought.
 */
GabTally *
gab_tally_new (const char *handle,
               const char *owner)
{
  return g_object_new (GAB_TYPE_TALLY, "handle", handle, "owner", owner, NULL);
}

/**
 * gab_tally_get_owner:
 * @self: a tally
 *
 * Returns: (transfer none): the handle of the side, force or fortress that it is of.
 */
GAB_THING_TEXT_GETTER (tally, GabTally, owner)

/**
 * gab_tally_get_first:
 * @self: a tally
 *
 * Returns: what it begins at.
 */
GAB_THING_NUMBER_GETTER (tally, GabTally, first)

/**
 * gab_tally_get_now:
 * @self: a tally
 *
 * Returns: what it stands at; nought where that is not known.
 */
GAB_THING_NUMBER_GETTER (tally, GabTally, now)

/**
 * gab_tally_refresh:
 * @self: a tally
 * @books: what the books say of it
 */
void
gab_tally_refresh (GabTally            *self,
                   const GabBooksTally *books)
{
  gab_thing_set_number (GAB_THING (self), "now", books->now);
}
