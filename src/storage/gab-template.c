/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Templates: setup lines from data/templates/, whose handles are made anew each time that they are put in.
 *
 *   # a comment
 *   template ID | name … | note …     what follows belongs to it
 *   force HANDLE of @ | name …        lines of the books' notation; @ is the side
 *   unit HANDLE of HANDLE …
 */

#include "gab-template.h"

#include "gab-shipped-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FOLDER "/org/gabion/Gabion/templates"

static void
free_template (gpointer data)
{
  GabTemplate *self = data;

  g_free (self->id);
  g_free (self->title);
  g_free (self->note);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

/* What stands behind "| NAME " in a line, stripped; "" where it does not. */
static char *
dup_field (char       **parts,
           const char  *name)
{
  for (guint i = 1; parts[i] != NULL; i++)
    {
      const char *part = parts[i] + strspn (parts[i], " ");

      if (g_str_has_prefix (part, name) && part[strlen (name)] == ' ')
        return g_strstrip (g_strdup (part + strlen (name)));
    }
  return g_strdup ("");
}

/* In the player's language, where somebody has put it into that. */
static char *
dup_words (char       **parts,
           const char  *name)
{
  g_autofree char *text = dup_field (parts, name);

  return g_strdup (gab_shipped_words_translate (text));
}

static void
read_line (GPtrArray  *templates,
           const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "|", -1);
  GabTemplate *template;

  if (g_str_has_prefix (line, "template "))
    {
      template = g_new0 (GabTemplate, 1);
      template->id = g_strstrip (g_strdup (parts[0] + strlen ("template ")));
      template->title = dup_words (parts, "name");
      template->note = dup_words (parts, "note");
      template->lines = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (templates, template);
      return;
    }
  if (templates->len == 0)
    return;
  template = g_ptr_array_index (templates, templates->len - 1);
  g_ptr_array_add (template->lines, g_strdup (line));
}

/**
 * gab_template_list:
 * @period: a period
 * @error: when the program does not bring any along
 *
 * Returns: (transfer full) (element-type GabTemplate) (nullable): the forces of that period.
 */
GPtrArray *
gab_template_list (GabPeriod   period,
                   GError    **error)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.orders", FOLDER, gab_period_word (period));
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *templates;

  if (bytes == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text, "\n", -1);
  templates = g_ptr_array_new_with_free_func (free_template);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0' && *lines[i] != '#')
      read_line (templates, lines[i]);
  return templates;
}

static void
take_texts (GabThing  *thing,
            char     **parts)
{
  static const char *const names[] = { "label", "calibre", "nation", "note" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = dup_field (parts, names[i]);

      if (*text != '\0' && gab_thing_find_field (thing, names[i]) != NULL)
        g_object_set (thing, names[i], text, NULL);
    }
}

/* @handles: from what stands in the template to what stands in the campaign. */
static gboolean
add_line (GabCampaign  *campaign,
          GHashTable   *handles,
          const char   *line,
          int           nth,
          GError      **error)
{
  g_auto (GStrv) parts = g_strsplit (line, "|", -1);
  g_auto (GStrv) words = g_strsplit (g_strstrip (parts[0]), " ", -1);
  /* The force at the top is called as its template is. */
  g_autofree char *title = dup_words (parts, "name");
  gboolean top = g_strv_length (words) > 3 && g_str_equal (words[3], "@");
  /* Translators: the name of a force, and which one of that name it is */
  g_autofree char *name = top && nth > 1 ? g_strdup_printf (_("%1$s %2$d"), title, nth) : g_strdup (title);
  g_autofree char *made = gab_campaign_make_handle (campaign, name, words[0]);
  g_autofree char *whole = NULL;
  const char *owner = g_strv_length (words) > 3 ? g_hash_table_lookup (handles, words[3]) : NULL;
  GabThing *thing;

  if (owner == NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("In a template nothing is called what “%s” belongs to."), line);
      return FALSE;
    }
  g_hash_table_insert (handles, g_strdup (words[1]), g_strdup (made));
  g_free (words[3]);
  words[3] = g_strdup (owner);
  g_free (words[1]);
  words[1] = g_steal_pointer (&made);
  whole = g_strjoinv (" ", words);
  thing = gab_campaign_take_line (campaign, whole, error);
  if (thing == NULL)
    return FALSE;
  g_object_set (thing, "name", name, NULL);
  take_texts (thing, parts);
  return TRUE;
}

/**
 * gab_template_add:
 * @self: a template
 * @campaign: a campaign whose books have not been opened
 * @side: the handle of a side of it
 * @nth: which of its sort it is for that side, from 1; from 2 on its name says so
 * @error: when a line cannot stand
 *
 * Puts its forces and units in, each with a handle of its own.
 *
 * Returns: TRUE when all of them stand.
 */
gboolean
gab_template_add (const GabTemplate  *self,
                  GabCampaign        *campaign,
                  const char         *side,
                  int                 nth,
                  GError            **error)
{
  g_autoptr (GHashTable) handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  g_hash_table_insert (handles, g_strdup ("@"), g_strdup (side));
  for (guint i = 0; i < self->lines->len; i++)
    if (!add_line (campaign, handles, g_ptr_array_index (self->lines, i), nth, error))
      return FALSE;
  return TRUE;
}
