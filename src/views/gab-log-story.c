/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as a story: sentences under their days, as plain text. */

#include "gab-log-story.h"

#include "gab-page.h"

#include <glib/gi18n-lib.h>

#define MOST_ENTRIES 20000

/* The day once, the siege or battle once where it changes, and one line what was said. */
static void
tell (GString    *story,
      GabLogItem *item,
      char      **day,
      char      **where)
{
  GabLogEntry *entry = gab_log_item_get_entry (item);
  const char *text = gab_log_entry_get_text (entry);
  const char *reason = gab_log_entry_get_reason (entry);
  const char *place = gab_log_item_get_where (item);

  if (g_strcmp0 (*day, gab_log_item_get_date (item)) != 0)
    {
      g_free (*day);
      *day = g_strdup (gab_log_item_get_date (item));
      g_clear_pointer (where, g_free);
      g_string_append_printf (story, "%s%s\n", story->len > 0 ? "\n" : "", *day);
    }
  if (place != NULL && g_strcmp0 (*where, place) != 0)
    g_string_append_printf (story, "%s:\n", place);
  g_free (*where);
  *where = g_strdup (place);
  if (*text != '\0')
    g_string_append_printf (story, "%s\n", text);
  if (*reason != '\0')
    g_string_append_printf (story, "%s\n", reason);
}

/**
 * gab_log_story_dup:
 * @log: (element-type GabLogItem): the log
 * @wanted: (scope call): which of its items are told
 * @data: for it
 * @n_told: (out): how many were
 *
 * What was struck out is no part of the story; neither is notation nor dice.
 *
 * Returns: (transfer full): the story; "" when there is none.
 */
char *
gab_log_story_dup (GListModel   *log,
                   GabLogWanted  wanted,
                   gpointer      data,
                   guint        *n_told)
{
  GString *story = g_string_new (NULL);
  g_autofree char *day = NULL, *where = NULL;

  *n_told = 0;
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (GabLogItem) item = g_list_model_get_item (log, i);
      GabLogEntry *entry = gab_log_item_get_entry (item);

      if (!wanted (item, data) || gab_log_entry_get_struck (entry) ||
          (*gab_log_entry_get_text (entry) == '\0' && *gab_log_entry_get_reason (entry) == '\0'))
        continue;
      tell (story, item, &day, &where);
      (*n_told)++;
    }
  return g_string_free (story, FALSE);
}

/**
 * gab_log_story_copy:
 * @widget: on whose clipboard
 * @log: (element-type GabLogItem): the log
 * @wanted: (scope call): which of its items are told
 * @data: for it
 *
 * Copies the story, and says so; a log that takes too long to tell is refused.
 */
void
gab_log_story_copy (GtkWidget    *widget,
                    GListModel   *log,
                    GabLogWanted  wanted,
                    gpointer      data)
{
  g_autofree char *story = NULL;
  g_autofree char *told = NULL;
  guint n;

  if (g_list_model_get_n_items (log) > MOST_ENTRIES)
    {
      gtk_widget_activate_action (widget, "win.tell-error", "s",
                                  _("This log is too long to copy. Export it as a table, or print it as a diary."));
      return;
    }
  story = gab_log_story_dup (log, wanted, data, &n);
  told = g_strdup_printf (ngettext ("Copied %u entry as a story", "Copied %u entries as a story", n), n);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), story);
  gab_tell (widget, told, FALSE);
}
