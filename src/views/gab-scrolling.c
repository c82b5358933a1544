/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolling: a page that shows another thing begins at its top. */

#include "gab-scrolling.h"

/**
 * gab_scrolling_begin:
 * @page: a page whose first child scrolls
 * @shown: (inout): the handle of what it showed; replaced
 * @handle: the handle of what it shows now
 *
 * Returns: whether that is another thing.
 */
gboolean
gab_scrolling_begin (GtkWidget   *page,
                     char       **shown,
                     const char  *handle)
{
  GtkWidget *scroller = gtk_widget_get_first_child (page);

  if (g_strcmp0 (*shown, handle) == 0)
    return FALSE;
  g_free (*shown);
  *shown = g_strdup (handle);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), 0);
  return TRUE;
}
