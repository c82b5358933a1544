/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CSV, written: commas, CRLF, quotes only where they are needed. */

#include "gab-csv.h"

#include <string.h>

static gboolean
is_row_begun (const GString *text)
{
  return text->len > 0 && text->str[text->len - 1] != '\n';
}

#define BOM "\357\273\277"

/* Spaces at the ends would be lost in some programs; an empty first cell would leave no
 * trace; a byte order mark at the start of a text would be taken for its own. */
static gboolean
needs_quotes (const char *cell,
              gboolean    first)
{
  gsize length = strlen (cell);

  return (length == 0 && first) || g_str_has_prefix (cell, BOM) || strpbrk (cell, ",;\t\"\r\n") != NULL ||
         (length > 0 && (cell[0] == ' ' || cell[length - 1] == ' '));
}

/**
 * gab_csv_put_text:
 * @text: a table being written
 * @cell: the next cell of its row
 */
void
gab_csv_put_text (GString    *text,
                  const char *cell)
{
  gboolean first = !is_row_begun (text);

  if (!first)
    g_string_append_c (text, ',');
  if (!needs_quotes (cell, first))
    {
      g_string_append (text, cell);
      return;
    }
  g_string_append_c (text, '"');
  for (const char *at = cell; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (text, '"');
      g_string_append_c (text, *at);
    }
  g_string_append_c (text, '"');
}

/**
 * gab_csv_put_number:
 * @text: a table being written
 * @number: the next cell of its row
 */
void
gab_csv_put_number (GString *text,
                    gint64   number)
{
  char digits[24];

  g_snprintf (digits, sizeof digits, "%" G_GINT64_FORMAT, number);
  gab_csv_put_text (text, digits);
}

/**
 * gab_csv_end_row:
 * @text: a table being written
 */
void
gab_csv_end_row (GString *text)
{
  g_string_append (text, "\r\n");
}
