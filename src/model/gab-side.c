/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A side: those who fight together. */

#include "gab-side.h"

struct _GabSide
{
  GabThing parent_instance;

  char *colour; /* #rrggbb */
};

G_DEFINE_FINAL_TYPE (GabSide, gab_side, GAB_TYPE_THING)

static const GabField fields[] = {
  { "colour", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabSide, colour) },
};

static char *
gab_side_dup_line (GabThing *thing)
{
  return g_strdup_printf ("side %s", gab_thing_get_handle (thing));
}

static void
gab_side_class_init (GabSideClass *klass)
{
  GAB_THING_CLASS (klass)->dup_line = gab_side_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
gab_side_init (GabSide *self)
{
}

/**
 * gab_side_new:
 * @handle: its handle
 *
 * Returns: (transfer full): a side.
 */
GabSide *
gab_side_new (const char *handle)
{
  return g_object_new (GAB_TYPE_SIDE, "handle", handle, NULL);
}

/**
 * gab_side_get_colour:
 * @self: a side
 *
 * Returns: (transfer none): its colour, #rrggbb; "" when none was chosen.
 */
GAB_THING_TEXT_GETTER (side, GabSide, colour)
