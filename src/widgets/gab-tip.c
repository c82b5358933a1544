/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tip of a cell or a row.
 *
 * GTK asks the display where the pointer is whenever it is told a tip: with two hundred rows at once that is longer than
 * a page may take. Here the tip is only looked up when the pointer rests. */

#include "gab-tip.h"

#define TIP "gab-tip"

static gboolean
show (GtkWidget  *widget,
      int         x,
      int         y,
      gboolean    keyboard,
      GtkTooltip *tooltip)
{
  const char *text = g_object_get_data (G_OBJECT (widget), TIP);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

/**
 * gab_tip_set:
 * @widget: a cell or a row of a long list
 * @text: (nullable): what it says when the pointer rests on it; NULL or "" nothing
 */
void
gab_tip_set (GtkWidget  *widget,
             const char *text)
{
  if (!gtk_widget_get_has_tooltip (widget))
    {
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (show), NULL);
      gtk_widget_set_has_tooltip (widget, TRUE);
    }
  g_object_set_data_full (G_OBJECT (widget), TIP, text != NULL && *text != '\0' ? g_strdup (text) : NULL, g_free);
}
