/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A commander: who leads a force (CA-20). */

#include "gab-commander.h"

#include <glib/gi18n-lib.h>

struct _GabCommander
{
  GabThing parent_instance;

  char *rank;
  char *post;
  char *force; /* handle */
};

G_DEFINE_FINAL_TYPE (GabCommander, gab_commander, GAB_TYPE_THING)

static const GabField fields[] = {
  { "rank", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabCommander, rank) },
  { "post", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabCommander, post) },
  { "force", GAB_FIELD_TEXT, GAB_FIELD_FIXED, G_STRUCT_OFFSET (GabCommander, force) },
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
 * Returns: (transfer none): the handle of his force.
 */
GAB_THING_TEXT_GETTER (commander, GabCommander, force)

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
