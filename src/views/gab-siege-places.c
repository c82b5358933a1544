/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where in a siege, as a list: works, trenches and batteries that hold something. */

#include "gab-siege-page-private.h"

#include "gab-words.h"

#include <glib/gi18n-lib.h>

/**
 * gab_siege_places_new:
 *
 * Returns: (transfer floating): an empty list of places.
 */
GtkWidget *
gab_siege_places_new (void)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What stands where"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 160);
  return scrolled;
}

static void
add_place (GtkListBox         *list,
           const GabSiegeLook *look,
           GabFormalSpot       spot)
{
  g_autofree char *text = gab_formal_tell_spot (look->state, look->names, spot);

  gtk_list_box_append (list, gab_words_new (text, NULL));
}

/**
 * gab_siege_places_show:
 * @places: of gab_siege_places_new()
 * @look: the siege, as the viewer may see it
 */
void
gab_siege_places_show (GtkWidget          *places,
                       const GabSiegeLook *look)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (
                                     GTK_SCROLLED_WINDOW (places)))));
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
  for (guint i = 0; i < look->state->n_works; i++)
    add_place (list, look, GAB_FORMAL_AT_WORK (i));
  for (guint i = 0; i < look->state->n_batteries; i++)
    add_place (list, look, GAB_FORMAL_AT_BATTERY (i));
  for (guint i = 0; i < look->state->n_trenches; i++)
    add_place (list, look, GAB_FORMAL_AT_TRENCH (i));
}
