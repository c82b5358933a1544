/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of older formats: brought up step by step, and kept as they were.
 *
 * Only here is a whole file held as a tree. Each step makes of one format the next;
 * tests/storage/formats/ has a file of every format that was ever released. */

#include "gab-upgrade.h"

#include "gab-files.h"
#include "gab-reader-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <stdlib.h>
#include <string.h>

#define OPTIONS (XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES)

/* Changes the tree, and returns what a player should know of it, or NULL. */
typedef char *(* UpgradeFunc) (xmlNodePtr campaign);

static char *upgrade_1 (xmlNodePtr campaign);

/* What makes of format 1 the next, of format 2 the next … */
static const UpgradeFunc upgrades[] = { upgrade_1 };

G_STATIC_ASSERT (G_N_ELEMENTS (upgrades) == GAB_FORMAT - 1);

static xmlNodePtr
next_named (xmlNodePtr  node,
            const char *name)
{
  while (node != NULL && !(node->type == XML_ELEMENT_NODE && g_str_equal ((const char *) node->name, name)))
    node = node->next;
  return node;
}

/* A table's numbers; what is no number ends it, and the digest tells. */
static void
add_table (GabTables  *tables,
           xmlNodePtr  table)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint32));
  xmlChar *name = xmlGetProp (table, BAD_CAST "name");
  xmlChar *text = xmlNodeGetContent (table);
  g_auto (GStrv) words = g_strsplit ((const char *) text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint32 value = strtol (words[i], NULL, 10);

      g_array_append_val (values, value);
    }
  if (name != NULL)
    gab_tables_add (tables, (const char *) name, (const gint32 *) values->data, values->len, 0, NULL);
  xmlFree (name);
  xmlFree (text);
}

/* The tables as they now stand have another digest than before. */
static void
digest_again (xmlNodePtr node)
{
  xmlChar *rules = xmlGetProp (node, BAD_CAST "rules");
  g_autoptr (GabTables) tables = gab_tables_new (rules != NULL ? (const char *) rules : "", 1);
  g_autofree char *digest = NULL;

  for (xmlNodePtr table = next_named (node->children, "table"); table != NULL; table = next_named (table->next, "table"))
    add_table (tables, table);
  digest = gab_tables_digest (tables);
  xmlSetProp (node, BAD_CAST "digest", BAD_CAST digest);
  xmlFree (rules);
}

static void
add_number (xmlNodePtr  tables,
            const char *name,
            const char *number)
{
  xmlNodePtr table = xmlNewTextChild (tables, NULL, BAD_CAST "table", BAD_CAST number);

  xmlNewProp (table, BAD_CAST "name", BAD_CAST name);
}

/* Format 2 knows two more numbers of the campaign. What was booked by format 1 was
 * booked without them, and stays so (CA-22). */
static char *
upgrade_1 (xmlNodePtr campaign)
{
  for (xmlNodePtr node = next_named (campaign->children, "tables"); node != NULL; node = next_named (node->next, "tables"))
    {
      xmlChar *rules = xmlGetProp (node, BAD_CAST "rules");

      if (rules != NULL && g_str_equal ((const char *) rules, "books"))
        {
          add_number (node, "sp-return", "0");
          add_number (node, "repair-points-a-day", "0");
          digest_again (node);
        }
      xmlFree (rules);
    }
  return g_strdup (_("In this campaign lost SP do not come back with the men and works are not repaired of themselves, as it was when it began (CA-22)."));
}

static GBytes *
write_tree (xmlDocPtr document)
{
  xmlChar *text;
  int size;

  xmlDocDumpMemoryEnc (document, &text, &size, "UTF-8");
  return g_bytes_new_with_free_func (text, size, (GDestroyNotify) xmlFree, text);
}

static int
format_of (xmlNodePtr root)
{
  xmlChar *text = root != NULL ? xmlGetProp (root, BAD_CAST "format") : NULL;
  guint64 format = 0;

  if (text != NULL)
    g_ascii_string_to_unsigned ((const char *) text, 10, 1, G_MAXINT, &format, NULL);
  xmlFree (text);
  return format;
}

/* The figures that an older edition wrote beside are not this one's. */
static void
forget_digest (xmlNodePtr campaign)
{
  xmlNodePtr books = next_named (campaign->children, "books");

  if (books != NULL)
    xmlUnsetProp (books, BAD_CAST "digest");
}

static void
upgrade_tree (xmlDocPtr   document,
              int         format,
              char      **notice)
{
  xmlNodePtr root = xmlDocGetRootElement (document);
  xmlNodePtr campaign = next_named (root->children, "campaign");
  g_autofree char *current = g_strdup_printf ("%d", GAB_FORMAT);
  g_autoptr (GString) told = g_string_new (NULL);

  g_string_append_printf (told, _("The file is of format %d; it will be saved in format %d, and a copy kept as it is."),
                          format, GAB_FORMAT);
  xmlSetProp (root, BAD_CAST "format", BAD_CAST current);
  for (int step = format; campaign != NULL && step < GAB_FORMAT; step++)
    {
      g_autofree char *words = upgrades[step - 1] (campaign);

      if (words != NULL)
        g_string_append_printf (told, " %s", words);
    }
  if (campaign != NULL)
    forget_digest (campaign);
  *notice = g_string_free (g_steal_pointer (&told), FALSE);
}

/**
 * gab_upgrade:
 * @bytes: a campaign's file of an older format
 * @notice: (out): what a player should know of it, in sentences
 * @error: GAB_ERROR_NOT_XML
 *
 * Returns: (transfer full): the same in the present format; whatever is wrong with it
 *   is for the reader to say.
 */
GBytes *
gab_upgrade (GBytes  *bytes,
             char   **notice,
             GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  xmlDocPtr document = xmlReadMemory (data, size, NULL, NULL, OPTIONS);
  int format = document != NULL ? format_of (xmlDocGetRootElement (document)) : 0;
  GBytes *upgraded = NULL;

  if (format >= 1 && format < GAB_FORMAT)
    {
      upgrade_tree (document, format, notice);
      upgraded = write_tree (document);
    }
  else
    g_set_error_literal (error, GAB_ERROR, GAB_ERROR_NOT_XML, _("The file cannot be read as XML."));
  xmlFreeDoc (document);
  return upgraded;
}

/* The format that a file begins with; the present one when it does not say. */
static int
peek_format (const char *path)
{
  char head[4096] = { 0 };
  guint64 size, format;
  int fd = gab_files_open (path, &size, NULL);
  const char *found;

  if (fd < 0)
    return GAB_FORMAT;
  if (gab_files_read_some (fd, path, head, sizeof head - 1, NULL) < 0)
    *head = '\0';
  gab_files_close (fd);
  found = strstr (head, "<gabion format=\"");
  if (found == NULL)
    return GAB_FORMAT;
  format = g_ascii_strtoull (found + strlen ("<gabion format=\""), NULL, 10);
  return format > 0 && format < GAB_FORMAT ? (int) format : GAB_FORMAT;
}

/**
 * gab_upgrade_keep:
 * @path: a file that is about to be replaced by one of the present format
 * @error: why no copy can be kept
 *
 * Keeps a copy of a file of an older format beside it, once: "siege.gabion" as
 * "siege-format-1.gabion".
 *
 * Returns: TRUE when there is one, or none is needed.
 */
gboolean
gab_upgrade_keep (const char  *path,
                  GError     **error)
{
  int format = peek_format (path);
  g_autofree char *stem = NULL;
  g_autofree char *copy = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (format == GAB_FORMAT)
    return TRUE;
  stem = g_str_has_suffix (path, ".gabion") ? g_strndup (path, strlen (path) - strlen (".gabion")) : g_strdup (path);
  copy = g_strdup_printf ("%s-format-%d.gabion", stem, format);
  if (g_file_test (copy, G_FILE_TEST_EXISTS))
    return TRUE;
  bytes = gab_files_read (path, GAB_XML_MOST_BYTES, error);
  return bytes != NULL && gab_files_replace (copy, bytes, error);
}
