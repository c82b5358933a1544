/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress and its works (CA-8). */

#include "gab-fortress.h"

#include <glib/gi18n-lib.h>

struct _GabWork
{
  GabThing parent_instance;

  char *fortress; /* handle */
  int   kind;
  int   damage;   /* points */
};

G_DEFINE_FINAL_TYPE (GabWork, gab_work, GAB_TYPE_THING)

static const GabField work_fields[] = {
  { "fortress", GAB_FIELD_TEXT, GAB_FIELD_FIXED, G_STRUCT_OFFSET (GabWork, fortress) },
  { "kind", GAB_FIELD_NUMBER, GAB_FIELD_SETUP, G_STRUCT_OFFSET (GabWork, kind) },
  { "damage", GAB_FIELD_NUMBER, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabWork, damage) },
};

static char *
gab_work_dup_line (GabThing *thing)
{
  GabWork *self = GAB_WORK (thing);

  return g_strdup_printf ("work %s %s of %s", gab_work_kind_word (self->kind),
                          gab_thing_get_handle (thing), self->fortress);
}

static void
gab_work_class_init (GabWorkClass *klass)
{
  GAB_THING_CLASS (klass)->dup_line = gab_work_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), work_fields, G_N_ELEMENTS (work_fields));
}

static void
gab_work_init (GabWork *self)
{
}

/**
 * gab_work_new:
 * @handle: its handle
 * @fortress: the handle of its fortress
 *
 * Returns: (transfer full): a work.
 */
GabWork *
gab_work_new (const char *handle,
              const char *fortress)
{
  return g_object_new (GAB_TYPE_WORK, "handle", handle, "fortress", fortress, NULL);
}

/**
 * gab_work_get_kind:
 * @self: a work
 *
 * Returns: its kind, in the order of the notation's words.
 */
GAB_THING_NUMBER_GETTER (work, GabWork, kind)

/**
 * gab_work_get_damage:
 * @self: a work
 *
 * Returns: its damage in points.
 */
GAB_THING_NUMBER_GETTER (work, GabWork, damage)

/**
 * gab_work_get_fortress:
 * @self: a work
 *
 * Returns: (transfer none): the handle of its fortress.
 */
GAB_THING_TEXT_GETTER (work, GabWork, fortress)

/**
 * gab_work_refresh:
 * @self: a work
 * @books: what the books say of it
 */
void
gab_work_refresh (GabWork            *self,
                  const GabBooksWork *books)
{
  gab_thing_set_number (GAB_THING (self), "damage", books->damage);
}

struct _GabFortress
{
  GabThing parent_instance;

  /* What the books start from: handles of a side and a force. */
  char *side;
  char *garrison_first;
  int   size;

  GListStore *works;

  /* What the books say. */
  char *owner;
  char *garrison;
  int   state;
};

G_DEFINE_FINAL_TYPE (GabFortress, gab_fortress, GAB_TYPE_THING)

#define TEXT(name, role, field) { name, GAB_FIELD_TEXT, role, G_STRUCT_OFFSET (GabFortress, field) }
#define NUMBER(name, role, field) { name, GAB_FIELD_NUMBER, role, G_STRUCT_OFFSET (GabFortress, field) }

static const GabField fortress_fields[] = {
  TEXT ("side", GAB_FIELD_SETUP, side),
  TEXT ("opening-garrison", GAB_FIELD_SETUP, garrison_first),
  NUMBER ("size", GAB_FIELD_SETUP, size),
  TEXT ("owner", GAB_FIELD_DERIVED, owner),
  TEXT ("garrison", GAB_FIELD_DERIVED, garrison),
  NUMBER ("state", GAB_FIELD_DERIVED, state),
};

static char *
gab_fortress_dup_line (GabThing *thing)
{
  GabFortress *self = GAB_FORTRESS (thing);
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "fortress %s %s of %s", gab_thing_get_handle (thing),
                          gab_fortress_size_word (self->size), self->side);
  if (self->garrison_first != NULL && *self->garrison_first != '\0')
    g_string_append_printf (line, " garrison %s", self->garrison_first);
  return g_string_free (line, FALSE);
}

static void
gab_fortress_finalize (GObject *object)
{
  GabFortress *self = GAB_FORTRESS (object);

  g_object_unref (self->works);

  G_OBJECT_CLASS (gab_fortress_parent_class)->finalize (object);
}

static void
gab_fortress_class_init (GabFortressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_fortress_finalize;
  GAB_THING_CLASS (klass)->dup_line = gab_fortress_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fortress_fields, G_N_ELEMENTS (fortress_fields));
}

static void
gab_fortress_init (GabFortress *self)
{
  self->works = g_list_store_new (GAB_TYPE_WORK);
}

/**
 * gab_fortress_new:
 * @handle: its handle
 * @side: the handle of the side that holds it at first
 *
 * Returns: (transfer full): a fortress without works.
 */
GabFortress *
gab_fortress_new (const char *handle,
                  const char *side)
{
  return g_object_new (GAB_TYPE_FORTRESS, "handle", handle, "side", side, "owner", side, NULL);
}

/**
 * gab_fortress_get_size:
 * @self: a fortress
 *
 * Returns: its GabFortressSize.
 */
GAB_THING_NUMBER_GETTER (fortress, GabFortress, size)

/**
 * gab_fortress_get_state:
 * @self: a fortress
 *
 * Returns: its GabFortressState.
 */
GAB_THING_NUMBER_GETTER (fortress, GabFortress, state)

/**
 * gab_fortress_get_owner:
 * @self: a fortress
 *
 * Returns: (transfer none): the handle of the side that holds it now.
 */
GAB_THING_TEXT_GETTER (fortress, GabFortress, owner)

/**
 * gab_fortress_get_garrison:
 * @self: a fortress
 *
 * Returns: (transfer none): the handle of the force that garrisons it now; ""
 *   without one.
 */
GAB_THING_TEXT_GETTER (fortress, GabFortress, garrison)

/**
 * gab_fortress_get_works:
 * @self: a fortress
 *
 * Returns: (transfer none) (element-type GabWork): its works.
 */
GListStore *
gab_fortress_get_works (GabFortress *self)
{
  return self->works;
}

/**
 * gab_fortress_find_named:
 * @self: a fortress
 * @name: what a work may be called, in capitals or not
 *
 * Returns: (transfer none) (nullable): its first work of that name.
 */
GabWork *
gab_fortress_find_named (GabFortress *self,
                         const char  *name)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (self));
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);
      g_autofree char *called = g_utf8_casefold (gab_thing_get_name (GAB_THING (work)), -1);

      if (g_str_equal (called, wanted))
        return work;
    }
  return NULL;
}

/**
 * gab_fortress_refresh:
 * @self: a fortress
 * @books: the books
 * @ordinal: its place in them
 */
void
gab_fortress_refresh (GabFortress    *self,
                      const GabBooks *books,
                      int             ordinal)
{
  const GabNames *names = books->setup->names;
  const GabBooksFortress *state = gab_books_fortress (books, ordinal);

  g_object_set (self,
                "owner", gab_names_handle (names, books->side_names[state->owner]),
                "garrison", state->garrison >= 0
                  ? gab_names_handle (names, gab_books_force (books, state->garrison)->name) : NULL,
                "state", gab_books_fortress_state (books, ordinal),
                NULL);
}

/**
 * gab_fortress_size_label:
 * @size: a GabFortressSize
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_fortress_size_label (int size)
{
  static const char *labels[] = { N_("Small fort"), N_("Medium fort"), N_("Great fort") };

  g_return_val_if_fail (size >= 0 && size < (int) G_N_ELEMENTS (labels), "");
  return _(labels[size]);
}

/**
 * gab_fortress_state_label:
 * @state: a GabFortressState
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_fortress_state_label (int state)
{
  static const char *labels[] = {
    NC_("fortress", "at peace"), NC_("fortress", "invested"), NC_("fortress", "taken")
  };

  g_return_val_if_fail (state >= 0 && state < (int) G_N_ELEMENTS (labels), "");
  return g_dpgettext2 (NULL, "fortress", labels[state]);
}

/**
 * gab_work_kind_label:
 * @kind: a kind of work
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_work_kind_label (int kind)
{
  static const char *labels[] = {
    NC_("work", "bastion"), NC_("work", "flank"), NC_("work", "wall"), NC_("work", "demi-lune"),
    NC_("work", "ravelin"), NC_("work", "castle"), NC_("work", "gate"), NC_("work", "sconce"),
    NC_("work", "half-moon"), NC_("work", "redoubt"), NC_("work", "lunette"), NC_("work", "hornwork"),
  };

  g_return_val_if_fail (kind >= 0 && kind < (int) G_N_ELEMENTS (labels), "");
  return g_dpgettext2 (NULL, "work", labels[kind]);
}
