/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window remembers of itself between two evenings. */

#include "gab-window-private.h"

#include "gab-dialogs.h"

#define SCHEMA "org.gabion.Gabion"

/* Run from its build folder without the schema, the program remembers nothing. */
GSettings *
gab_window_new_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, TRUE) : NULL;

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

void
gab_window_restore (GabWindow *self)
{
  self->settings = gab_window_new_settings ();
  if (self->settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

void
gab_window_remember_size (GabWindow *self)
{
  int width, height;

  if (self->settings == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

void
gab_window_remember_file (GabWindow *self,
                          GFile     *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (gab_dialogs_has_player ())
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri,
                                 &(GtkRecentData) {
                                   .mime_type = (char *) "application/vnd.gabion.campaign+xml",
                                   .app_name = (char *) "Gabion",
                                   .app_exec = (char *) "gabion %f",
                                 });
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "last-file", uri);
  gab_window_note_soon (self);
}

GFile *
gab_window_dup_last_file (GabWindow *self)
{
  g_autofree char *uri = self->settings != NULL ? g_settings_get_string (self->settings, "last-file") : g_strdup ("");
  g_autoptr (GFile) file = *uri != '\0' ? g_file_new_for_uri (uri) : NULL;

  return file != NULL && g_file_query_exists (file, NULL) ? g_steal_pointer (&file) : NULL;
}
