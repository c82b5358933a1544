/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Night: whether the desktop shows windows dark, and how large its letters are. */

#include "gab-night.h"

#include <pango/pangocairo.h>

/**
 * gab_night_is_dark:
 * @widget: any widget
 *
 * Returns: whether it is shown light on dark.
 */
gboolean
gab_night_is_dark (GtkWidget *widget)
{
  g_autofree char *theme = NULL;
  gboolean dark = FALSE;

  g_object_get (gtk_widget_get_settings (widget), "gtk-application-prefer-dark-theme", &dark,
                "gtk-theme-name", &theme, NULL);
  return dark || (theme != NULL && (g_str_has_suffix (theme, "-dark") || g_str_has_suffix (theme, "Inverse")));
}

/**
 * gab_night_is_stark:
 * @widget: any widget
 *
 * Returns: whether the desktop asks for high contrast.
 */
gboolean
gab_night_is_stark (GtkWidget *widget)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_widget_get_settings (widget), "gtk-theme-name", &theme, NULL);
  return theme != NULL && (g_str_has_prefix (theme, "HighContrast") || g_str_has_suffix (theme, "-hc") ||
                           g_str_has_suffix (theme, "-hc-dark"));
}

/**
 * gab_night_em:
 * @widget: any widget
 *
 * Returns: the size of its letters in pixels, so that what is measured in it grows
 *   with the player's text size.
 */
double
gab_night_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * (dpi > 0 ? dpi : 96) / 72;
}

/**
 * gab_night_follow:
 * @widget: a widget that draws in colours of its own
 *
 * Has it drawn again whenever day and night change.
 */
void
gab_night_follow (GtkWidget *widget)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);

  g_signal_connect_object (settings, "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-theme-name",
                           G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
}

/**
 * gab_night_new_ink:
 * @widget: a widget that draws
 * @letters: the size of labels, in letters of the widget
 *
 * Returns: (transfer full): ink in the size, font and direction of the widget.
 */
GabInk *
gab_night_new_ink (GtkWidget *widget,
                   double     letters)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  double em = gab_night_em (widget);
  /* The styles are made for letters of ten points. */
  GabInk *ink = gab_ink_new (em / 10, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);

  gab_ink_set_label (ink, pango_font_description_get_family (font), em * letters);
  return ink;
}
