/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names: the handles of a campaign or an operation, with their labels. */

#include "gab-names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char *klass;   /* interned */
  char       *handle;
  char       *label;   /* NULL: the handle serves */
  int         ordinal; /* place among the names of its class */
} Name;

struct _GabNames
{
  gatomicrefcount  refs;
  GArray          *all;       /* of Name */
  GHashTable      *by_handle; /* handle (borrowed) -> index + 1 */
  GHashTable      *counts;    /* class -> how many */
};

static void
name_clear (gpointer data)
{
  Name *name = data;

  g_free (name->handle);
  g_free (name->label);
}

/**
 * gab_names_new:
 *
 * Returns: (transfer full): an empty list of names.
 */
GabNames *
gab_names_new (void)
{
  GabNames *names = g_new0 (GabNames, 1);

  g_atomic_ref_count_init (&names->refs);
  names->all = g_array_new (FALSE, TRUE, sizeof (Name));
  g_array_set_clear_func (names->all, name_clear);
  names->by_handle = g_hash_table_new (g_str_hash, g_str_equal);
  names->counts = g_hash_table_new (g_str_hash, g_str_equal);
  return names;
}

/**
 * gab_names_copy:
 * @names: the names
 *
 * Returns: (transfer full): the same handles by the same numbers, without labels.
 */
GabNames *
gab_names_copy (const GabNames *names)
{
  GabNames *copy = gab_names_new ();

  for (guint i = 0; i < names->all->len; i++)
    {
      const Name *name = &g_array_index (names->all, Name, i);

      gab_names_add (copy, name->klass, name->handle, NULL);
    }
  return copy;
}

/**
 * gab_names_map:
 * @from: some names
 * @to: others
 *
 * Returns: (transfer full): for each of @from which of @to has its handle and class;
 *   -1 where none has.
 */
int *
gab_names_map (const GabNames *from,
               const GabNames *to)
{
  int *map = g_new (int, from->all->len);

  for (guint i = 0; i < from->all->len; i++)
    {
      const Name *name = &g_array_index (from->all, Name, i);

      map[i] = gab_names_find (to, name->handle);
      if (map[i] >= 0 && g_array_index (to->all, Name, map[i]).klass != name->klass)
        map[i] = -1;
    }
  return map;
}

/**
 * gab_names_are_same:
 * @names: the names
 * @other: others
 *
 * Returns: whether the same numbers stand for the same handles, whatever the labels.
 */
gboolean
gab_names_are_same (const GabNames *names,
                    const GabNames *other)
{
  if (names->all->len != other->all->len)
    return FALSE;
  for (guint i = 0; i < names->all->len; i++)
    {
      const Name *a = &g_array_index (names->all, Name, i), *b = &g_array_index (other->all, Name, i);

      if (a->klass != b->klass || !g_str_equal (a->handle, b->handle))
        return FALSE;
    }
  return TRUE;
}

/**
 * gab_names_ref:
 * @names: the names
 *
 * Returns: (transfer full): @names.
 */
GabNames *
gab_names_ref (GabNames *names)
{
  g_atomic_ref_count_inc (&names->refs);
  return names;
}

/**
 * gab_names_unref:
 * @names: (transfer full): the names
 */
void
gab_names_unref (GabNames *names)
{
  if (!g_atomic_ref_count_dec (&names->refs))
    return;
  g_hash_table_unref (names->by_handle);
  g_hash_table_unref (names->counts);
  g_array_unref (names->all);
  g_free (names);
}

/**
 * gab_handle_is_valid:
 * @handle: what may be a handle
 *
 * Returns: whether it is 1 to 64 of a-z, 0-9 and hyphen, not beginning with a
 *   hyphen. A part of a thing has the thing's handle before a point: "trinidad.left".
 */
gboolean
gab_handle_is_valid (const char *handle)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
  gsize length = strspn (handle, letters), part;

  if (length > 0 && handle[length] == '.')
    {
      part = strspn (handle + length + 1, letters);
      length += part > 0 ? part + 1 : 0;
    }
  return length > 0 && length <= GAB_HANDLE_MAX && handle[length] == '\0' && handle[0] != '-';
}

/**
 * gab_handle_from_name:
 * @name: a player's name for a thing, any language
 * @fallback: the handle's stem when @name has no Latin letter or digit ("foot")
 *
 * Makes "45th-foot" of "45th Foot". The caller makes it unique.
 *
 * Returns: (transfer full): a valid handle.
 */
char *
gab_handle_from_name (const char *name,
                      const char *fallback)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  g_autoptr (GString) handle = g_string_new (NULL);

  for (const char *p = ascii; *p != '\0' && handle->len < GAB_HANDLE_MAX - 8; p++)
    if (g_ascii_isalnum (*p))
      g_string_append_c (handle, g_ascii_tolower (*p));
    else if (*p != '\'' && *p != '?' && handle->len > 0 && handle->str[handle->len - 1] != '-')
      g_string_append_c (handle, '-');
  while (handle->len > 0 && handle->str[handle->len - 1] == '-')
    g_string_truncate (handle, handle->len - 1);
  if (handle->len == 0)
    g_string_assign (handle, fallback);
  return g_string_free (g_steal_pointer (&handle), FALSE);
}

/**
 * gab_names_add:
 * @names: the names
 * @klass: what kind of thing: "unit", "force"
 * @handle: its handle, unique among all classes
 * @error: GAB_ERROR_REFERENCE for a doubled handle, GAB_ERROR_NOTATION for a
 *   malformed one
 *
 * Returns: the index of the name, or -1.
 */
int
gab_names_add (GabNames    *names,
               const char  *klass,
               const char  *handle,
               GError     **error)
{
  Name name = { .klass = g_intern_string (klass) };

  if (!gab_handle_is_valid (handle))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION,
                   _("“%s” is no handle: 1 to %d of a-z, 0-9 and hyphens are."), handle, GAB_HANDLE_MAX);
      return -1;
    }
  if (gab_names_find (names, handle) >= 0)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE,
                   _("The handle “%s” is given twice."), handle);
      return -1;
    }
  name.handle = g_strdup (handle);
  name.ordinal = GPOINTER_TO_INT (g_hash_table_lookup (names->counts, name.klass));
  g_hash_table_insert (names->counts, (gpointer) name.klass, GINT_TO_POINTER (name.ordinal + 1));
  g_array_append_val (names->all, name);
  g_hash_table_insert (names->by_handle, name.handle, GINT_TO_POINTER ((int) names->all->len));
  return names->all->len - 1;
}

/**
 * gab_names_find:
 * @names: the names
 * @handle: a handle
 *
 * Returns: the index of the name, or -1 when there is none.
 */
int
gab_names_find (const GabNames *names,
                const char     *handle)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (names->by_handle, handle)) - 1;
}

/**
 * gab_names_length:
 * @names: the names
 *
 * Returns: how many there are.
 */
guint
gab_names_length (const GabNames *names)
{
  return names->all->len;
}

static const Name *
nth (const GabNames *names,
     int             name)
{
  g_return_val_if_fail (name >= 0 && (guint) name < names->all->len, NULL);
  return &g_array_index (names->all, Name, name);
}

/**
 * gab_names_handle:
 * @names: the names
 * @name: an index
 *
 * Returns: (transfer none): its handle.
 */
const char *
gab_names_handle (const GabNames *names,
                  int             name)
{
  return nth (names, name)->handle;
}

/**
 * gab_names_class:
 * @names: the names
 * @name: an index
 *
 * Returns: (transfer none): what kind of thing it is.
 */
const char *
gab_names_class (const GabNames *names,
                 int             name)
{
  return nth (names, name)->klass;
}

/**
 * gab_names_ordinal:
 * @names: the names
 * @name: an index
 *
 * Returns: its place, from 0, among the names of its class.
 */
int
gab_names_ordinal (const GabNames *names,
                   int             name)
{
  return nth (names, name)->ordinal;
}

/**
 * gab_names_set_label:
 * @names: the names
 * @name: an index
 * @label: what a player calls it, for sentences
 */
void
gab_names_set_label (GabNames   *names,
                     int         name,
                     const char *label)
{
  Name *which = (Name *) nth (names, name);

  g_free (which->label);
  which->label = g_strdup (label);
}

/**
 * gab_names_label:
 * @names: the names
 * @name: an index
 *
 * Returns: (transfer none): what a player calls it; the handle without a label.
 */
const char *
gab_names_label (const GabNames *names,
                 int             name)
{
  const Name *which = nth (names, name);

  return which->label != NULL && *which->label != '\0' ? which->label : which->handle;
}
