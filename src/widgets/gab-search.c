/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Escape in the search of a window. */

#include "gab-search.h"

static void
stopped (GtkSearchEntry *search)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (search)) == '\0')
    gtk_widget_activate_action (GTK_WIDGET (search), "window.close", NULL);
  else
    gtk_editable_set_text (GTK_EDITABLE (search), "");
}

/**
 * gab_search_escape_closes:
 * @search: the search of a window that Escape closes
 *
 * An entry takes Escape for itself: here it takes back what was searched for, and where there is nothing it closes the
 * window.
 */
void
gab_search_escape_closes (GtkSearchEntry *search)
{
  g_signal_connect (search, "stop-search", G_CALLBACK (stopped), NULL);
}
