/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notation: orders as values, and writing one as a line. */

#include "gab-notation.h"

#include "gab-days.h"
#include "gab-pattern.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * gab_order_new:
 * @verb: its verb
 * @args: (array length=n_args): its numbers, in the pattern's order
 * @n_args: how many
 *
 * Returns: (transfer full): an order.
 */
GabOrder *
gab_order_new (const GabVerb *verb,
               const gint32  *args,
               guint          n_args)
{
  GabOrder *order = g_malloc (sizeof (GabOrder) + n_args * sizeof (gint32));

  order->verb = verb;
  order->n_args = n_args;
  if (n_args > 0)
    memcpy (order->args, args, n_args * sizeof (gint32));
  return order;
}

/**
 * gab_order_copy:
 * @order: an order
 *
 * Returns: (transfer full): the same.
 */
GabOrder *
gab_order_copy (const GabOrder *order)
{
  return gab_order_new (order->verb, order->args, order->n_args);
}

/**
 * gab_order_free:
 * @order: (transfer full): an order
 */
void
gab_order_free (GabOrder *order)
{
  g_free (order);
}

static void
format_tenths (GString *line,
               gint32   tenths)
{
  guint size = ABS (tenths);

  if (tenths < 0)
    g_string_append_c (line, '-');
  g_string_append_printf (line, "%u", size / 10);
  if (size % 10 != 0)
    g_string_append_printf (line, ".%u", size % 10);
}

static void
format_name (GString        *line,
             const GabSlot  *slot,
             const GabNames *names,
             gint32          name)
{
  const char *at = NULL, *text;
  gsize length;

  if (!gab_is_built (name))
    {
      g_string_append (line, gab_names_handle (names, name));
      return;
    }
  while (gab_slot_next_kind (slot, &at, &text, &length))
    {
      g_autofree char *word = gab_form_write (text, length, name);

      if (word != NULL)
        {
          g_string_append (line, word);
          return;
        }
    }
}

static void
format_handle (GString        *line,
               const GabSlot  *slot,
               const GabNames *names,
               GabArgs        *args)
{
  format_name (line, slot, names, gab_args_next (args));
  for (guint i = 0; i < slot->numbers; i++)
    g_string_append_printf (line, ":%d", gab_args_next (args));
}

static void
format_slot (GString        *line,
             const GabSlot  *slot,
             const GabNames *names,
             GabArgs        *args)
{
  g_autofree char *word = NULL;
  int length;

  g_string_append_c (line, ' ');
  switch (slot->kind)
    {
    case GAB_SLOT_WORD:
      g_string_append_len (line, slot->text, slot->length);
      break;
    case GAB_SLOT_COUNT:
      g_string_append_printf (line, "%d", gab_args_next (args));
      break;
    case GAB_SLOT_DATE:
      word = gab_day_format_iso (gab_args_next (args));
      g_string_append (line, word);
      break;
    case GAB_SLOT_POINT:
      format_tenths (line, gab_args_next (args));
      g_string_append_c (line, ',');
      format_tenths (line, gab_args_next (args));
      break;
    case GAB_SLOT_CHOICE:
      word = gab_slot_dup_choice (slot, gab_args_next (args));
      g_string_append (line, word);
      break;
    case GAB_SLOT_HANDLE:
    case GAB_SLOT_NEW:
      length = slot->list ? gab_args_next (args) : 1;
      for (int i = 0; i < length; i++)
        {
          if (i > 0)
            g_string_append_c (line, ' ');
          format_handle (line, slot, names, args);
        }
      break;
    case GAB_SLOT_END:
    case GAB_SLOT_OPTION_BEGIN:
    case GAB_SLOT_OPTION_END:
    default:
      g_return_if_reached ();
    }
}

/**
 * gab_order_format:
 * @order: an order
 * @names: the names that it was read with
 *
 * Returns: (transfer full): its line; reading that line gives the order again.
 */
char *
gab_order_format (const GabOrder *order,
                  const GabNames *names)
{
  g_autoptr (GString) line = g_string_new (order->verb->name);
  const char *pattern = order->verb->pattern;
  GabArgs args = gab_args (order);
  GabSlot slot;

  while ((slot = gab_slot_next (&pattern)).kind != GAB_SLOT_END)
    if (slot.kind == GAB_SLOT_OPTION_BEGIN)
      {
        if (gab_args_next (&args) == 0)
          pattern = strchr (pattern, ']') + 1;
      }
    else if (slot.kind != GAB_SLOT_OPTION_END)
      format_slot (line, &slot, names, &args);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

typedef struct
{
  GabArgs  args;
  guint    left;    /* handles of the slot still to come */
  guint    numbers; /* behind each of them */
} Walk;

/* Steps over a slot's numbers up to the first handle in it. */
static void
enter_slot (Walk          *walk,
            const GabSlot *slot)
{
  switch (slot->kind)
    {
    case GAB_SLOT_POINT:
      walk->args.next += 2;
      break;
    case GAB_SLOT_COUNT:
    case GAB_SLOT_DATE:
    case GAB_SLOT_CHOICE:
      walk->args.next += 1;
      break;
    case GAB_SLOT_HANDLE:
    case GAB_SLOT_NEW:
      walk->left = slot->list ? gab_args_next (&walk->args) : 1;
      walk->numbers = slot->numbers;
      break;
    case GAB_SLOT_WORD:
    case GAB_SLOT_END:
    case GAB_SLOT_OPTION_BEGIN:
    case GAB_SLOT_OPTION_END:
    default:
      break;
    }
}

/* The next handle among an order's numbers; NULL at the end. */
static const gint32 *
next_handle (Walk        *walk,
             const char **pattern)
{
  const gint32 *handle;
  GabSlot slot;

  while (walk->left == 0)
    {
      slot = gab_slot_next (pattern);
      if (slot.kind == GAB_SLOT_END)
        return NULL;
      if (slot.kind != GAB_SLOT_OPTION_BEGIN)
        enter_slot (walk, &slot);
      else if (gab_args_next (&walk->args) == 0)
        *pattern = strchr (*pattern, ']') + 1;
    }
  handle = walk->args.next;
  walk->args.next += 1 + walk->numbers;
  walk->left--;
  return handle;
}

/**
 * gab_order_names:
 * @order: an order
 * @name: an index into the names that it was read with
 *
 * Returns: whether the order names that thing.
 */
gboolean
gab_order_names (const GabOrder *order,
                 int             name)
{
  const char *pattern = order->verb->pattern;
  Walk walk = { .args = gab_args (order) };
  const gint32 *handle;

  while ((handle = next_handle (&walk, &pattern)) != NULL)
    if (*handle == name)
      return TRUE;
  return FALSE;
}

/**
 * gab_order_rename:
 * @order: an order
 * @from: the names that it was read with
 * @map: of gab_names_map(): what each of them is elsewhere
 * @error: GAB_ERROR_REFERENCE when a handle is not there, or names another kind of thing
 *
 * Returns: (transfer full): the same order by the other names.
 */
GabOrder *
gab_order_rename (const GabOrder  *order,
                  const GabNames  *from,
                  const int       *map,
                  GError         **error)
{
  g_autoptr (GabOrder) renamed = gab_order_copy (order);
  const char *pattern = order->verb->pattern;
  Walk walk = { .args = gab_args (renamed) };
  const gint32 *handle;

  while ((handle = next_handle (&walk, &pattern)) != NULL)
    {
      if (gab_is_built (*handle))
        continue;
      if (map[*handle] < 0)
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("“%s” is no longer there."),
                       gab_names_handle (from, *handle));
          return NULL;
        }
      renamed->args[handle - renamed->args] = map[*handle];
    }
  return g_steal_pointer (&renamed);
}
