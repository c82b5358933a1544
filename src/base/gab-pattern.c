/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slots of a verb's pattern. */

#include "gab-pattern.h"

#include <string.h>

static void
read_braces (GabSlot    *slot,
             const char *text,
             gsize       length)
{
  const char *colon = memchr (text, ':', length);

  slot->text = text;
  slot->length = length;
  if (gab_slot_is (slot, "count", 5))
    slot->kind = GAB_SLOT_COUNT;
  else if (gab_slot_is (slot, "date", 4))
    slot->kind = GAB_SLOT_DATE;
  else if (gab_slot_is (slot, "point", 5))
    slot->kind = GAB_SLOT_POINT;
  else if (memchr (text, '|', length) != NULL)
    slot->kind = GAB_SLOT_CHOICE;
  else if (colon != NULL && colon - text == 3 && strncmp (text, "new", 3) == 0)
    {
      slot->kind = GAB_SLOT_NEW;
      slot->text = colon + 1;
      slot->length = text + length - slot->text;
    }
  else
    {
      slot->kind = GAB_SLOT_HANDLE;
      if (colon != NULL)
        {
          slot->length = colon - text;
          slot->numbers = g_ascii_digit_value (colon[1]);
        }
    }
}

/**
 * gab_slot_next:
 * @pattern: (inout): what is left of the pattern
 *
 * Returns: its next slot; GAB_SLOT_END at the end.
 */
GabSlot
gab_slot_next (const char **pattern)
{
  GabSlot slot = { .kind = GAB_SLOT_END };
  const char *p = *pattern;

  while (*p == ' ')
    p++;
  if (*p == '[' || *p == ']')
    slot.kind = *p++ == '[' ? GAB_SLOT_OPTION_BEGIN : GAB_SLOT_OPTION_END;
  else if (*p == '{')
    {
      gsize length = strcspn (++p, "}");

      read_braces (&slot, p, length);
      p += length + 1;
      if (g_str_has_prefix (p, "..."))
        {
          slot.list = TRUE;
          p += 3;
        }
    }
  else if (*p != '\0')
    {
      slot.kind = GAB_SLOT_WORD;
      slot.text = p;
      slot.length = strcspn (p, " ]");
      p += slot.length;
    }
  *pattern = p;
  return slot;
}

/**
 * gab_slot_is:
 * @slot: a slot
 * @text: a word, not terminated
 * @length: its length in bytes
 *
 * Returns: whether the slot's own word or class is @text.
 */
gboolean
gab_slot_is (const GabSlot *slot,
             const char    *text,
             gsize          length)
{
  return slot->length == length && memcmp (slot->text, text, length) == 0;
}

/**
 * gab_slot_find_choice:
 * @slot: a slot of choices
 * @text: a word, not terminated
 * @length: its length in bytes
 *
 * Returns: which choice it is, from 0, or -1.
 */
int
gab_slot_find_choice (const GabSlot *slot,
                      const char    *text,
                      gsize          length)
{
  const char *p = slot->text, *end = slot->text + slot->length;

  for (int nth = 0; p <= end; nth++)
    {
      const char *bar = memchr (p, '|', end - p);
      gsize size = (bar != NULL ? bar : end) - p;

      if (size == length && memcmp (p, text, length) == 0)
        return nth;
      p += size + 1;
    }
  return -1;
}

/**
 * gab_slot_dup_choice:
 * @slot: a slot of choices
 * @nth: which, from 0
 *
 * Returns: (transfer full): its word.
 */
char *
gab_slot_dup_choice (const GabSlot *slot,
                     int            nth)
{
  const char *p = slot->text, *end = slot->text + slot->length;

  for (; nth > 0; nth--)
    {
      p = memchr (p, '|', end - p);
      g_return_val_if_fail (p != NULL, NULL);
      p++;
    }
  return g_strndup (p, (const char *) memchr (p, '|', end - p) != NULL
                       ? (gsize) ((const char *) memchr (p, '|', end - p) - p) : (gsize) (end - p));
}

/**
 * gab_slot_next_kind:
 * @slot: a slot of handles
 * @at: (inout): where to go on; NULL to begin
 * @text: (out): a class, or the form of a thing that orders build; not terminated
 * @length: (out): its length in bytes
 *
 * Returns: whether there was another kind.
 */
gboolean
gab_slot_next_kind (const GabSlot *slot,
                    const char   **at,
                    const char   **text,
                    gsize         *length)
{
  const char *end = slot->text + slot->length;
  const char *p = *at != NULL ? *at : slot->text;
  const char *plus;

  if (p > end)
    return FALSE;
  plus = memchr (p, '+', end - p);
  *text = p;
  *length = (plus != NULL ? plus : end) - p;
  *at = p + *length + 1;
  return TRUE;
}

/* 1 to GAB_BUILT_MAX, without a nought before it. */
static gboolean
read_number (const char **text,
             const char  *end,
             int         *number)
{
  const char *p = *text;

  if (p == end || *p < '1' || *p > '9')
    return FALSE;
  for (*number = 0; p < end && g_ascii_isdigit (*p); p++)
    {
      *number = *number * 10 + g_ascii_digit_value (*p);
      if (*number > GAB_BUILT_MAX)
        return FALSE;
    }
  *text = p;
  return TRUE;
}

/**
 * gab_form_read:
 * @form: a form with one or two "#", the first letter of which no other form has: "p#.#"
 * @form_length: its length in bytes
 * @text: a word, not terminated
 * @length: its length in bytes
 * @built: (out): what it names, as of GAB_BUILT()
 *
 * Returns: whether the word has that form.
 */
gboolean
gab_form_read (const char *form,
               gsize       form_length,
               const char *text,
               gsize       length,
               gint32     *built)
{
  const char *p = text, *end = text + length;
  int numbers[2] = { 0 };
  guint n = 0;

  for (gsize i = 0; i < form_length; i++)
    if (form[i] == '#' && n < 2)
      {
        if (!read_number (&p, end, &numbers[n++]))
          return FALSE;
      }
    else if (p == end || *p++ != form[i])
      return FALSE;
  if (n == 0 || p != end)
    return FALSE;
  *built = GAB_BUILT (form[0], numbers[0], numbers[1]);
  return TRUE;
}

/**
 * gab_form_write:
 * @form: a form
 * @length: its length in bytes
 * @built: a thing of that form
 *
 * Returns: (transfer full) (nullable): its word; NULL when it is of another form.
 */
char *
gab_form_write (const char *form,
                gsize       length,
                gint32      built)
{
  g_autoptr (GString) word = NULL;
  int number = gab_built_number (built);

  if (memchr (form, '#', length) == NULL || form[0] != gab_built_letter (built))
    return NULL;
  word = g_string_new (NULL);
  for (gsize i = 0; i < length; i++)
    if (form[i] == '#')
      {
        g_string_append_printf (word, "%d", number);
        number = gab_built_part (built);
      }
    else
      g_string_append_c (word, form[i]);
  return g_string_free (g_steal_pointer (&word), FALSE);
}
