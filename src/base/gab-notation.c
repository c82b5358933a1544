/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notation: reading one line as an order. gab-notation-format.c writes it. */

#include "gab-notation.h"

#include "gab-days.h"
#include "gab-pattern.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A word of the line. */
typedef struct
{
  const char *text;
  gsize       length;
} Token;

/* A handle that the line gives to a new thing. */
typedef struct
{
  char       *handle;
  const char *klass;
  guint       at;      /* where its index goes in args */
} New;

typedef struct
{
  const GabVerb *verb;
  GabNames      *names;
  const char    *rest;       /* what is left of the line */
  gint32        *args;
  guint          n_args;
  guint          n_room;
  gint32         few[32];    /* what args begins in: most orders are short */
  New            given[2];   /* handles that the line gives, added when the whole line is good */
  guint          n_given;
} Parse;

static Token
peek (const Parse *parse)
{
  const char *p = parse->rest + strspn (parse->rest, " \t");

  return (Token) { p, strcspn (p, " \t") };
}

static Token
take (Parse *parse)
{
  Token token = peek (parse);

  parse->rest = token.text + token.length;
  return token;
}

static void
put (Parse  *parse,
     gint32  number)
{
  if (parse->n_args == parse->n_room)
    {
      gboolean own = parse->args != parse->few;

      parse->n_room *= 2;
      parse->args = g_renew (gint32, own ? parse->args : NULL, parse->n_room);
      if (!own)
        memcpy (parse->args, parse->few, sizeof parse->few);
    }
  parse->args[parse->n_args++] = number;
}

static gboolean
wanted (const Parse  *parse,
        Token         found,
        const char   *what,
        GError      **error)
{
  g_autofree char *text = g_strndup (found.text, found.length);
  g_autofree char *word = gab_error_quote (text);

  if (found.length == 0)
    g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION,
                 _("“%s” ends too early: %s should follow."), parse->verb->name, what);
  else
    g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION,
                 _("“%s”: %s should stand where “%s” does."), parse->verb->name, what, word);
  return FALSE;
}

static gboolean
read_count (const char *text,
            gsize       length,
            gint32     *count)
{
  gint64 value = 0;

  if (length == 0 || length > 9)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return FALSE;
      value = value * 10 + g_ascii_digit_value (text[i]);
    }
  *count = value;
  return TRUE;
}

/* Yards with at most one decimal, in tenths. */
static gboolean
read_tenths (const char *text,
             gsize       length,
             gint32     *tenths)
{
  const char *point = memchr (text, '.', length);
  gboolean negative = length > 0 && *text == '-';
  gsize whole = point != NULL ? (gsize) (point - text) : length;
  gint32 yards;

  if (!read_count (text + negative, whole - negative, &yards) || yards > 99999)
    return FALSE;
  *tenths = yards * 10;
  if (point != NULL)
    {
      if (whole + 2 != length || !g_ascii_isdigit (point[1]))
        return FALSE;
      *tenths += g_ascii_digit_value (point[1]);
    }
  if (negative)
    *tenths = -*tenths;
  return TRUE;
}

static gboolean
parse_point (Parse   *parse,
             Token    token,
             GError **error)
{
  const char *comma = memchr (token.text, ',', token.length);
  gint32 x, y;

  if (comma == NULL ||
      !read_tenths (token.text, comma - token.text, &x) ||
      !read_tenths (comma + 1, token.text + token.length - comma - 1, &y))
    return wanted (parse, token, _("a point such as -360,590"), error);
  put (parse, x);
  put (parse, y);
  return TRUE;
}

static gboolean
parse_date (Parse   *parse,
            Token    token,
            GError **error)
{
  g_autofree char *text = g_strndup (token.text, token.length);
  gint32 day;

  if (!gab_day_parse_iso (text, &day, NULL))
    return wanted (parse, token, _("a date such as 1812-01-19"), error);
  put (parse, day);
  return TRUE;
}

/* Whether a name's class is one of the slot's. */
static gboolean
slot_takes (const GabSlot *slot,
            const char    *klass)
{
  gsize length = strlen (klass), size;
  const char *at = NULL, *text;

  if (gab_slot_is (slot, klass, length))
    return TRUE;
  while (gab_slot_next_kind (slot, &at, &text, &size))
    if (size == length && memcmp (text, klass, size) == 0)
      return TRUE;
  return FALSE;
}

/* A thing that orders build, by its form. */
static gboolean
find_built (const GabSlot *slot,
            const char    *word,
            gsize          length,
            gint32        *name)
{
  const char *at = NULL, *text;
  gsize size;

  if (memchr (slot->text, '#', slot->length) == NULL)
    return FALSE;
  while (gab_slot_next_kind (slot, &at, &text, &size))
    if (gab_form_read (text, size, word, length, name))
      return TRUE;
  return FALSE;
}

/* -1: there is none. */
static int
find_name (const Parse   *parse,
           const GabSlot *slot,
           const char    *text,
           gsize          length)
{
  char handle[GAB_HANDLE_MAX + 1];
  int name;

  if (find_built (slot, text, length, &name))
    return name;
  if (length > GAB_HANDLE_MAX)
    return -1;
  memcpy (handle, text, length);
  handle[length] = '\0';
  name = gab_names_find (parse->names, handle);
  if (name < 0)
    return -1;
  return slot_takes (slot, gab_names_class (parse->names, name)) ? name : -1;
}

static gboolean
wanted_handle (Parse         *parse,
               const GabSlot *slot,
               Token          token,
               GError       **error)
{
  g_autofree char *klass = g_strndup (slot->text, slot->length);
  /* Translators: a kind of thing in the notation, such as "unit" */
  g_autofree char *what = g_strdup_printf (_("the handle of a known %s"), klass);

  return wanted (parse, token, what, error);
}

static gboolean
wanted_numbers (Parse         *parse,
                const GabSlot *slot,
                Token          token,
                GError       **error)
{
  g_autofree char *klass = g_strndup (slot->text, slot->length);
  g_autofree char *what = g_strdup_printf (ngettext ("a %s with %u number after a colon",
                                                     "a %s with %u numbers after colons", slot->numbers),
                                           klass, slot->numbers);

  return wanted (parse, token, what, error);
}

/* One handle, with the numbers behind it that the slot asks for. */
static gboolean
parse_handle (Parse         *parse,
              const GabSlot *slot,
              Token          token,
              GError       **error)
{
  const char *end = token.text + token.length;
  const char *colon = memchr (token.text, ':', token.length);
  const char *handle_end = slot->numbers > 0 && colon != NULL ? colon : end;
  int name = find_name (parse, slot, token.text, handle_end - token.text);
  const char *p = handle_end;

  if (name == -1)
    return wanted_handle (parse, slot, token, error);
  put (parse, name);
  for (guint i = 0; i < slot->numbers; i++)
    {
      const char *start = p + 1;
      gint32 number;

      p = p < end ? memchr (start, ':', end - start) : NULL;
      if (p == NULL)
        p = end;
      if (start > end || !read_count (start, p - start, &number))
        return wanted_numbers (parse, slot, token, error);
      put (parse, number);
    }
  if (p != end)
    return wanted (parse, token, _("a handle with fewer numbers"), error);
  return TRUE;
}

/* Whether the word ends a list: it is one that the rest of the pattern begins with. */
static gboolean
ends_list (const char *pattern,
           Token       token)
{
  GabSlot slot;

  while ((slot = gab_slot_next (&pattern)).kind != GAB_SLOT_END)
    {
      gboolean option = slot.kind == GAB_SLOT_OPTION_BEGIN;

      if (slot.kind == GAB_SLOT_OPTION_END)
        continue;
      if (option)
        slot = gab_slot_next (&pattern);
      if (slot.kind == GAB_SLOT_WORD && gab_slot_is (&slot, token.text, token.length))
        return TRUE;
      if (!option)
        return FALSE;
      while (slot.kind != GAB_SLOT_OPTION_END && slot.kind != GAB_SLOT_END)
        slot = gab_slot_next (&pattern);
    }
  return FALSE;
}

static gboolean
parse_handles (Parse         *parse,
               const GabSlot *slot,
               const char    *pattern,
               GError       **error)
{
  guint at = parse->n_args;
  gint32 length = 0;

  put (parse, 0);
  do
    {
      if (!parse_handle (parse, slot, take (parse), error))
        return FALSE;
      length++;
    }
  while (peek (parse).length > 0 && !ends_list (pattern, peek (parse)));
  parse->args[at] = length;
  return TRUE;
}

static gboolean
parse_new (Parse         *parse,
           const GabSlot *slot,
           Token          token,
           GError       **error)
{
  g_autofree char *klass = g_strndup (slot->text, slot->length);
  New *given = &parse->given[parse->n_given];

  g_return_val_if_fail (parse->n_given < G_N_ELEMENTS (parse->given), FALSE);
  parse->n_given++;
  given->handle = g_strndup (token.text, token.length);
  if (!gab_handle_is_valid (given->handle))
    return wanted (parse, token, _("a new handle of a-z, 0-9 and hyphens"), error);
  for (const New *other = parse->given; other < given; other++)
    if (g_str_equal (other->handle, given->handle))
      return wanted (parse, token, _("another new handle"), error);
  given->klass = g_intern_string (klass);
  given->at = parse->n_args;
  put (parse, -1);
  return TRUE;
}

static gboolean
parse_word (Parse         *parse,
            const GabSlot *slot,
            Token          token,
            GError       **error)
{
  g_autofree char *word = NULL;

  if (gab_slot_is (slot, token.text, token.length))
    return TRUE;
  word = g_strdup_printf ("“%.*s”", (int) slot->length, slot->text);
  return wanted (parse, token, word, error);
}

/* "one of won, drawn, lost" */
static gboolean
parse_choice (Parse         *parse,
              const GabSlot *slot,
              Token          token,
              GError       **error)
{
  int number = token.length > 0 ? gab_slot_find_choice (slot, token.text, token.length) : -1;
  g_autofree char *bars = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *list = NULL;
  g_autofree char *what = NULL;

  if (number >= 0)
    {
      put (parse, number);
      return TRUE;
    }
  bars = g_strndup (slot->text, slot->length);
  words = g_strsplit (bars, "|", -1);
  list = g_strjoinv (", ", words);
  /* Translators: words of the notation, which are not translated */
  what = g_strdup_printf (_("one of %s"), list);
  return wanted (parse, token, what, error);
}

static gboolean
parse_slot (Parse         *parse,
            const GabSlot *slot,
            const char    *pattern,
            GError       **error)
{
  Token token = peek (parse);
  gint32 number;

  if (slot->kind == GAB_SLOT_HANDLE && slot->list)
    return parse_handles (parse, slot, pattern, error);

  take (parse);
  switch (slot->kind)
    {
    case GAB_SLOT_WORD:
      return parse_word (parse, slot, token, error);
    case GAB_SLOT_COUNT:
      if (!read_count (token.text, token.length, &number))
        return wanted (parse, token, _("a whole number"), error);
      put (parse, number);
      return TRUE;
    case GAB_SLOT_DATE:
      return parse_date (parse, token, error);
    case GAB_SLOT_POINT:
      return parse_point (parse, token, error);
    case GAB_SLOT_CHOICE:
      return parse_choice (parse, slot, token, error);
    case GAB_SLOT_HANDLE:
      return parse_handle (parse, slot, token, error);
    case GAB_SLOT_NEW:
      return parse_new (parse, slot, token, error);
    case GAB_SLOT_END:
    case GAB_SLOT_OPTION_BEGIN:
    case GAB_SLOT_OPTION_END:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Steps into an optional part when the line has it, and over it otherwise. */
static void
parse_option (Parse       *parse,
              const char **pattern)
{
  const char *inside = *pattern;
  GabSlot slot = gab_slot_next (&inside);
  Token token = peek (parse);

  if (gab_slot_is (&slot, token.text, token.length))
    {
      put (parse, 1);
      return;
    }
  put (parse, 0);
  *pattern = strchr (*pattern, ']') + 1;
}

static gboolean
parse_pattern (Parse   *parse,
               GError **error)
{
  const char *pattern = parse->verb->pattern;
  GabSlot slot;
  Token left;

  while ((slot = gab_slot_next (&pattern)).kind != GAB_SLOT_END)
    if (slot.kind == GAB_SLOT_OPTION_BEGIN)
      parse_option (parse, &pattern);
    else if (slot.kind != GAB_SLOT_OPTION_END && !parse_slot (parse, &slot, pattern, error))
      return FALSE;

  left = peek (parse);
  if (left.length > 0)
    return wanted (parse, left, _("nothing more"), error);
  return TRUE;
}

/* New things are named only when the whole line is good, and then all of them. */
static GabOrder *
finish (Parse   *parse,
        GError **error)
{
  for (guint i = 0; i < parse->n_given; i++)
    if (gab_names_find (parse->names, parse->given[i].handle) >= 0)
      {
        gab_names_add (parse->names, parse->given[i].klass, parse->given[i].handle, error);
        return NULL;
      }
  for (guint i = 0; i < parse->n_given; i++)
    {
      const New *given = &parse->given[i];
      int name = gab_names_add (parse->names, given->klass, given->handle, error);

      if (name < 0)
        return NULL;
      parse->args[given->at] = name;
    }
  return gab_order_new (parse->verb, parse->args, parse->n_args);
}

/* @fits says that the line is this row's, whatever is wrong with it. */
static GabOrder *
parse_as (const GabVerb  *verb,
          GabNames       *names,
          const char     *rest,
          gboolean       *fits,
          GError        **error)
{
  Parse parse;
  GabOrder *order = NULL;

  parse.verb = verb;
  parse.names = names;
  parse.rest = rest;
  parse.args = parse.few;
  parse.n_args = 0;
  parse.n_room = G_N_ELEMENTS (parse.few);
  parse.n_given = 0;
  *fits = parse_pattern (&parse, error);
  if (*fits)
    order = finish (&parse, error);
  for (guint i = 0; i < parse.n_given; i++)
    g_free (parse.given[i].handle);
  if (parse.args != parse.few)
    g_free (parse.args);
  return order;
}

static gboolean
is_clean (const char *line)
{
  for (const char *p = line; *p != '\0'; p++)
    if ((guchar) *p < ' ' && *p != '\t')
      return FALSE;
  return g_utf8_validate (line, -1, NULL);
}

/**
 * gab_order_parse:
 * @verbs: the rule set's verbs, ended by one without a name
 * @names: the setup's handles; a setup line may add one
 * @line: one line of notation
 * @error: GAB_ERROR_NOTATION with what should stand where
 *
 * Whether the things named still exist is for apply to say.
 *
 * Returns: (transfer full): the order, or NULL.
 */
GabOrder *
gab_order_parse (const GabVerb  *verbs,
                 GabNames       *names,
                 const char     *line,
                 GError        **error)
{
  g_autoptr (GError) last = NULL;
  const char *verb_start, *rest;
  gsize length;

  if (!is_clean (line))
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_NOTATION,
                           _("The line holds characters that no order has."));
      return NULL;
    }
  verb_start = line + strspn (line, " \t");
  rest = verb_start + strcspn (verb_start, " \t");
  length = rest - verb_start;

  for (const GabVerb *verb = verbs; verb->name != NULL; verb++)
    {
      GabOrder *order;
      gboolean fits;

      if (strncmp (verb->name, verb_start, length) != 0 || verb->name[length] != '\0')
        continue;
      g_clear_error (&last);
      order = parse_as (verb, names, rest, &fits, &last);
      if (order != NULL)
        return order;
      if (fits)
        break;
    }
  if (last != NULL)
    g_propagate_error (error, g_steal_pointer (&last));
  else if (length == 0)
    g_set_error_literal (error, GAB_ERROR, GAB_ERROR_NOTATION, _("The line is empty."));
  else
    {
      g_autofree char *word = g_strndup (verb_start, length);
      g_autofree char *quoted = gab_error_quote (word);

      g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION, _("“%s” is no verb here."), quoted);
    }
  return NULL;
}
