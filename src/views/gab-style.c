/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style: parchment by day, dim by night, black and white in high contrast, as the desktop asks. */

#include "gab-style.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define PREFER_DARK 1

struct _GabStyle
{
  GdkDisplay      *display;
  GtkCssProvider  *colours;  /* those of the day or of the night */
  GtkCssProvider  *rules;
  GCancellable    *cancellable;
  GDBusConnection *bus;      /* NULL until the desktop has answered */
  guint            watch;
  gulong           dark_handler;
  gulong           theme_handler;
};

static gboolean
is_dark (GtkSettings *settings)
{
  g_autofree char *theme = NULL;
  const char *forced = g_getenv ("GTK_THEME"); /* before whatever the settings say, as for GTK itself */
  gboolean dark = FALSE;

  if (forced != NULL && *forced != '\0')
    return g_str_has_suffix (forced, ":dark") || g_str_has_suffix (forced, "-dark");
  g_object_get (settings, "gtk-application-prefer-dark-theme", &dark, "gtk-theme-name", &theme, NULL);
  return dark || (theme != NULL && (g_str_has_suffix (theme, "-dark") || g_str_has_suffix (theme, "Inverse")));
}

static gboolean
is_stark (GtkSettings *settings)
{
  g_autofree char *theme = NULL;

  g_object_get (settings, "gtk-theme-name", &theme, NULL);
  return theme != NULL && (g_str_has_prefix (theme, "HighContrast") || g_str_has_suffix (theme, "-hc") ||
                           g_str_has_suffix (theme, "-hc-dark"));
}

static void
load_colours (GabStyle *style)
{
  static const char *const files[2][2] = {
    { "/org/gabion/Gabion/day.css", "/org/gabion/Gabion/night.css" },
    { "/org/gabion/Gabion/stark-day.css", "/org/gabion/Gabion/stark-night.css" },
  };
  GtkSettings *settings = gtk_settings_get_for_display (style->display);

  gtk_css_provider_load_from_resource (style->colours, files[is_stark (settings)][is_dark (settings)]);
}

static void
take_scheme (GabStyle *style,
             GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  /* A setting comes in one variant or in two. */
  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *deeper = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = deeper;
    }
  if (g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    g_object_set (gtk_settings_get_for_display (style->display), "gtk-application-prefer-dark-theme",
                  g_variant_get_uint32 (inner) == PREFER_DARK, NULL);
}

static void
setting_changed (GDBusConnection *bus,
                 const char      *sender,
                 const char      *path,
                 const char      *interface,
                 const char      *signal,
                 GVariant        *parameters,
                 gpointer         data)
{
  g_autoptr (GVariant) value = NULL;
  const char *space, *key;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (g_str_equal (space, APPEARANCE) && g_str_equal (key, "color-scheme"))
    take_scheme (data, value);
}

static void
scheme_read (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GVariant) value = reply != NULL ? g_variant_get_child_value (reply, 0) : NULL;

  /* No answer: the desktop has no such wish, or the style is gone by now. */
  if (value != NULL)
    take_scheme (data, value);
}

static void
bus_got (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GDBusConnection *bus = g_bus_get_finish (result, NULL);
  GabStyle *style = data;

  if (bus == NULL)
    return;
  style->bus = bus;
  style->watch = g_dbus_connection_signal_subscribe (bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH,
                                                     APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, style, NULL);
  g_dbus_connection_call (bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
                          g_variant_new ("(ss)", APPEARANCE, "color-scheme"), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NONE, -1, style->cancellable, scheme_read, style);
}

/**
 * gab_style_new:
 * @display: where windows are shown
 *
 * Gives every window of the program its colours and has them follow the desktop.
 *
 * Returns: (transfer full): the style, free with gab_style_free().
 */
GabStyle *
gab_style_new (GdkDisplay *display)
{
  GabStyle *style = g_new0 (GabStyle, 1);
  GtkSettings *settings = gtk_settings_get_for_display (display);

  style->display = display;
  style->colours = gtk_css_provider_new ();
  style->rules = gtk_css_provider_new ();
  style->cancellable = g_cancellable_new ();
  load_colours (style);
  gtk_css_provider_load_from_resource (style->rules, "/org/gabion/Gabion/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style->colours),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style->rules),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  style->dark_handler = g_signal_connect_swapped (settings, "notify::gtk-application-prefer-dark-theme",
                                                  G_CALLBACK (load_colours), style);
  style->theme_handler = g_signal_connect_swapped (settings, "notify::gtk-theme-name", G_CALLBACK (load_colours), style);
  g_bus_get (G_BUS_TYPE_SESSION, style->cancellable, bus_got, style);
  return style;
}

/**
 * gab_style_free:
 * @style: (transfer full): the style
 */
void
gab_style_free (GabStyle *style)
{
  GtkSettings *settings = gtk_settings_get_for_display (style->display);

  g_cancellable_cancel (style->cancellable);
  g_signal_handler_disconnect (settings, style->dark_handler);
  g_signal_handler_disconnect (settings, style->theme_handler);
  if (style->watch != 0)
    g_dbus_connection_signal_unsubscribe (style->bus, style->watch);
  gtk_style_context_remove_provider_for_display (style->display, GTK_STYLE_PROVIDER (style->colours));
  gtk_style_context_remove_provider_for_display (style->display, GTK_STYLE_PROVIDER (style->rules));
  g_object_unref (style->colours);
  g_object_unref (style->rules);
  g_object_unref (style->cancellable);
  g_clear_object (&style->bus);
  g_free (style);
}
