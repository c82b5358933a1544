/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A commander: who leads a force (CA-20). */

#include "gab-commander.h"

#include <glib/gi18n-lib.h>

struct _GabCommander
{
  GabThing parent_instance;

  char *rank;
  char *post;
  char *force; /* handle: where he stood at first */

  /* What the books say. */
  char *serves;    /* handle of the force that he is appointed to */
  char *successor; /* handle */
  int   state;     /* GabLeaderState */
  int   until;     /* day number on which he is back, 0 */
  int   known;     /* whether the viewer may know it */
};

G_DEFINE_FINAL_TYPE (GabCommander, gab_commander, GAB_TYPE_THING)

static const GabField fields[] = {
  { "rank", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabCommander, rank) },
  { "post", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabCommander, post) },
  { "force", GAB_FIELD_TEXT, GAB_FIELD_FIXED, G_STRUCT_OFFSET (GabCommander, force) },
  { "serves", GAB_FIELD_TEXT, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabCommander, serves) },
  { "successor", GAB_FIELD_TEXT, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabCommander, successor) },
  { "state", GAB_FIELD_NUMBER, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabCommander, state) },
  { "until", GAB_FIELD_NUMBER, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabCommander, until) },
  { "known", GAB_FIELD_NUMBER, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabCommander, known) },
};

static char *
gab_commander_dup_line (GabThing *thing)
{
  GabCommander *self = GAB_COMMANDER (thing);

  return g_strdup_printf ("commander %s of %s", gab_thing_get_handle (thing), self->force);
}

static void
gab_commander_class_init (GabCommanderClass *klass)
{
  GAB_THING_CLASS (klass)->dup_line = gab_commander_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
gab_commander_init (GabCommander *self)
{
}

/**
 * gab_commander_new:
 * @handle: his handle
 * @force: the handle of the force he leads
 *
 * Returns: (transfer full): a commander.
 */
GabCommander *
gab_commander_new (const char *handle,
                   const char *force)
{
  return g_object_new (GAB_TYPE_COMMANDER, "handle", handle, "force", force, NULL);
}

/**
 * gab_commander_get_rank:
 * @self: a commander
 *
 * Returns: (transfer none): his rank; "" when not known.
 */
GAB_THING_TEXT_GETTER (commander, GabCommander, rank)

/**
 * gab_commander_get_post:
 * @self: a commander
 *
 * Returns: (transfer none): his post; "" when not known.
 */
GAB_THING_TEXT_GETTER (commander, GabCommander, post)

/**
 * gab_commander_get_force:
 * @self: a commander
 *
 * Returns: (transfer none): the handle of his force at first.
 */
GAB_THING_TEXT_GETTER (commander, GabCommander, force)

/**
 * gab_commander_get_serves:
 * @self: a commander
 *
 * Returns: (transfer none): the handle of the force that he is appointed to now;
 *   "" when not known.
 */
GAB_THING_TEXT_GETTER (commander, GabCommander, serves)

/**
 * gab_commander_get_successor:
 * @self: a commander
 *
 * Returns: (transfer none): the handle of him who leads when he cannot; "" none.
 */
GAB_THING_TEXT_GETTER (commander, GabCommander, successor)

/**
 * gab_commander_get_state:
 * @self: a commander
 *
 * Returns: his state, a GabLeaderState (CA-20).
 */
GAB_THING_NUMBER_GETTER (commander, GabCommander, state)

/**
 * gab_commander_get_until:
 * @self: a commander
 *
 * Returns: the day number on which a wounded one is back; 0 for others.
 */
GAB_THING_NUMBER_GETTER (commander, GabCommander, until)

/**
 * gab_commander_get_known:
 * @self: a commander
 *
 * Returns: whether the viewer may know what befell him (CA-18).
 */
GAB_THING_NUMBER_GETTER (commander, GabCommander, known)

/**
 * gab_commander_refresh:
 * @self: a commander
 * @books: the books
 * @ordinal: his ordinal there
 */
void
gab_commander_refresh (GabCommander   *self,
                       const GabBooks *books,
                       int             ordinal)
{
  const GabBooksCommander *state = gab_books_commander (books, ordinal);
  const GabNames *names = books->setup->names;

  g_object_set (self,
                "serves", state->force >= 0 ? gab_names_handle (names, gab_books_force (books, state->force)->name) : NULL,
                "successor", state->successor >= 0
                  ? gab_names_handle (names, gab_books_commander (books, state->successor)->name) : NULL,
                "state", state->state, "until", state->until, "known", state->known, NULL);
}

/**
 * gab_commander_dup_title:
 * @self: a commander
 *
 * Returns: (transfer full): rank and name: "Lieutenant-General Thomas Picton".
 */
char *
gab_commander_dup_title (GabCommander *self)
{
  const char *name = gab_thing_get_name (GAB_THING (self));

  if (self->rank == NULL || *self->rank == '\0')
    return g_strdup (name);
  /* Translators: a commander's rank and name */
  return g_strdup_printf (C_("commander", "%1$s %2$s"), self->rank, name);
}
