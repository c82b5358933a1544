/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing of a campaign: what has a handle, a name and a note.
 *
 * Its properties are rows of a table, so that undo, files and views treat the
 * fields of all things in one way. */

#include "gab-thing.h"

typedef struct
{
  char *handle;
  char *name;
  char *note;
} GabThingPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (GabThing, gab_thing, G_TYPE_OBJECT)

static const GabField own_fields[] = {
  { "name", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabThingPrivate, name) },
  { "note", GAB_FIELD_TEXT, GAB_FIELD_FREE, G_STRUCT_OFFSET (GabThingPrivate, note) },
};

#define OWN_HANDLE (G_N_ELEMENTS (own_fields) + 1)

static gpointer
field_address (GabThing       *self,
               GType           owner,
               const GabField *field)
{
  char *base = owner == GAB_TYPE_THING ? gab_thing_get_instance_private (self) : (gpointer) self;

  return base + field->offset;
}

static const GabField *
spec_field (GParamSpec *spec,
            guint       id)
{
  GabThingClass *klass = g_type_class_peek (spec->owner_type);

  return &klass->fields[id - 1];
}

static void
gab_thing_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *spec)
{
  GabThing *self = GAB_THING (object);
  GabThingPrivate *priv = gab_thing_get_instance_private (self);
  const GabField *field;

  if (spec->owner_type == GAB_TYPE_THING && id == OWN_HANDLE)
    {
      g_value_set_string (value, priv->handle);
      return;
    }
  field = spec_field (spec, id);
  if (field->kind == GAB_FIELD_TEXT)
    g_value_set_string (value, *(char **) field_address (self, spec->owner_type, field));
  else
    g_value_set_int (value, *(int *) field_address (self, spec->owner_type, field));
}

static void
gab_thing_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *spec)
{
  GabThing *self = GAB_THING (object);
  GabThingPrivate *priv = gab_thing_get_instance_private (self);
  const GabField *field;
  gpointer address;

  if (spec->owner_type == GAB_TYPE_THING && id == OWN_HANDLE)
    {
      priv->handle = g_value_dup_string (value);
      return;
    }
  field = spec_field (spec, id);
  address = field_address (self, spec->owner_type, field);
  if (field->kind == GAB_FIELD_TEXT)
    {
      char **text = address;
      const char *now = g_value_get_string (value);

      if (g_strcmp0 (*text, now) == 0)
        return;
      g_free (*text);
      *text = g_strdup (now);
    }
  else
    {
      int *number = address;

      if (*number == g_value_get_int (value))
        return;
      *number = g_value_get_int (value);
    }
  g_object_notify_by_pspec (object, spec);
}

static void
free_texts (GabThing *self,
            GType     owner)
{
  GabThingClass *klass = g_type_class_peek (owner);

  for (guint i = 0; i < klass->n_fields; i++)
    if (klass->fields[i].kind == GAB_FIELD_TEXT)
      g_free (*(char **) field_address (self, owner, &klass->fields[i]));
}

static void
gab_thing_finalize (GObject *object)
{
  GabThing *self = GAB_THING (object);
  GabThingPrivate *priv = gab_thing_get_instance_private (self);
  GType type = G_OBJECT_TYPE (self);

  free_texts (self, GAB_TYPE_THING);
  if (type != GAB_TYPE_THING)
    free_texts (self, type);
  g_free (priv->handle);

  G_OBJECT_CLASS (gab_thing_parent_class)->finalize (object);
}

/**
 * gab_thing_class_install_fields:
 * @klass: a class, in its class_init
 * @fields: (array length=n_fields): its own properties; static
 * @n_fields: how many
 *
 * Makes the rows properties of the class, property n being row n - 1.
 */
void
gab_thing_class_install_fields (GabThingClass  *klass,
                                const GabField *fields,
                                guint           n_fields)
{
  /* GObject does not hand these two down to subclasses. */
  G_OBJECT_CLASS (klass)->get_property = gab_thing_get_property;
  G_OBJECT_CLASS (klass)->set_property = gab_thing_set_property;
  klass->fields = fields;
  klass->n_fields = n_fields;
  klass->specs = g_new0 (GParamSpec *, n_fields + 1);
  for (guint i = 0; i < n_fields; i++)
    {
      GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

      klass->specs[i] = fields[i].kind == GAB_FIELD_TEXT
        ? g_param_spec_string (fields[i].name, NULL, NULL, NULL, flags)
        : g_param_spec_int (fields[i].name, NULL, NULL, G_MININT, G_MAXINT, 0, flags);
      g_object_class_install_property (G_OBJECT_CLASS (klass), i + 1, klass->specs[i]);
    }
}

static void
gab_thing_class_init (GabThingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = gab_thing_finalize;

  gab_thing_class_install_fields (klass, own_fields, G_N_ELEMENTS (own_fields));

  /**
   * GabThing:handle: (attributes org.gtk.Property.get=gab_thing_get_handle)
   *
   * What files and orders call it; made once, never changed.
   */
  g_object_class_install_property (object_class, OWN_HANDLE,
                                   g_param_spec_string ("handle", NULL, NULL, NULL,
                                                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                        G_PARAM_STATIC_STRINGS));
}

static void
gab_thing_init (GabThing *self)
{
}

/**
 * gab_thing_get_handle:
 * @self: a thing
 *
 * Returns: (transfer none): its handle.
 */
const char *
gab_thing_get_handle (GabThing *self)
{
  GabThingPrivate *priv = gab_thing_get_instance_private (self);

  return priv->handle;
}

/**
 * gab_thing_get_name:
 * @self: a thing
 *
 * Returns: (transfer none): what the player calls it; the handle without a name.
 */
const char *
gab_thing_get_name (GabThing *self)
{
  GabThingPrivate *priv = gab_thing_get_instance_private (self);

  return priv->name != NULL && *priv->name != '\0' ? priv->name : priv->handle;
}

/**
 * gab_thing_get_note:
 * @self: a thing
 *
 * Returns: (transfer none): the player's note; "" without one.
 */
const char *
gab_thing_get_note (GabThing *self)
{
  GabThingPrivate *priv = gab_thing_get_instance_private (self);

  return priv->note != NULL ? priv->note : "";
}

/**
 * gab_thing_dup_line:
 * @self: a thing
 *
 * Returns: (transfer full) (nullable): its line in the books' setup notation.
 */
char *
gab_thing_dup_line (GabThing *self)
{
  GabThingClass *klass = GAB_THING_GET_CLASS (self);

  return klass->dup_line != NULL ? klass->dup_line (self) : NULL;
}

static const GabField *
find_in (GType       owner,
         const char *name)
{
  GabThingClass *klass = g_type_class_peek (owner);

  for (guint i = 0; i < klass->n_fields; i++)
    if (g_str_equal (klass->fields[i].name, name))
      return &klass->fields[i];
  return NULL;
}

/**
 * gab_thing_find_field:
 * @self: a thing
 * @name: the name of one of its fields
 *
 * Returns: (transfer none) (nullable): the field.
 */
const GabField *
gab_thing_find_field (GabThing   *self,
                      const char *name)
{
  const GabField *field = find_in (G_OBJECT_TYPE (self), name);

  return field != NULL ? field : find_in (GAB_TYPE_THING, name);
}

/**
 * gab_thing_list_texts:
 * @self: a thing
 *
 * Returns: (transfer container) (element-type utf8): the names of its fields
 *   that hold the player's words, in a stable order.
 */
GPtrArray *
gab_thing_list_texts (GabThing *self)
{
  GabThingClass *klass = GAB_THING_GET_CLASS (self);
  GPtrArray *names = g_ptr_array_new ();

  g_ptr_array_add (names, (gpointer) "name");
  for (guint i = 0; i < klass->n_fields; i++)
    if (klass->fields[i].kind == GAB_FIELD_TEXT && klass->fields[i].role == GAB_FIELD_FREE)
      g_ptr_array_add (names, (gpointer) klass->fields[i].name);
  g_ptr_array_add (names, (gpointer) "note");
  return names;
}

/**
 * gab_thing_set_number:
 * @self: a thing
 * @name: one of its fields that is a number
 * @number: what it shall be
 */
void
gab_thing_set_number (GabThing   *self,
                      const char *name,
                      int         number)
{
  g_object_set (self, name, number, NULL);
}

/**
 * gab_thing_get_number:
 * @self: a thing
 * @name: one of its fields that is a number
 *
 * Returns: the number.
 */
int
gab_thing_get_number (GabThing   *self,
                      const char *name)
{
  const GabField *field = find_in (G_OBJECT_TYPE (self), name);

  g_return_val_if_fail (field != NULL && field->kind == GAB_FIELD_NUMBER, 0);
  return *(int *) field_address (self, G_OBJECT_TYPE (self), field);
}

/**
 * gab_thing_get_text:
 * @self: a thing
 * @name: one of its fields that is a text
 *
 * Returns: (transfer none): the text; "" without one.
 */
const char *
gab_thing_get_text (GabThing   *self,
                    const char *name)
{
  GType owner = G_OBJECT_TYPE (self);
  const GabField *field = find_in (owner, name);
  const char *text;

  if (field == NULL)
    field = find_in (owner = GAB_TYPE_THING, name);
  g_return_val_if_fail (field != NULL && field->kind == GAB_FIELD_TEXT, "");
  text = *(char **) field_address (self, owner, field);
  return text != NULL ? text : "";
}
