/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rosters of the page of a force: two that take turns.
 *
 * GTK takes a millisecond to throw away a row of that many cells, and an army has
 * a hundred of them: the roster that was shown is hidden, and emptied a few rows a frame. */

#include "gab-force-page-private.h"

#include "gab-reveal.h"
#include "gab-rows.h"

#include <glib/gi18n-lib.h>

static void
row_chosen (GtkSingleSelection *selection,
            GParamSpec         *pspec,
            GabForcePage       *self)
{
  if (selection == self->roster->selection)
    gab_force_page_note_chosen (self);
}

static void
make (GabForcePage *self,
      GabRoster    *roster)
{
  GtkWidget *view;

  roster->place = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (roster->place), 220);
  gtk_widget_set_vexpand (roster->place, TRUE);
  gtk_widget_add_css_class (roster->place, "card");
  gtk_widget_add_css_class (roster->place, "roster");
  roster->rows = gtk_slice_list_model_new (NULL, 0, 0);
  roster->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (roster->rows)));
  g_signal_connect_object (roster->selection, "notify::selected-item", G_CALLBACK (row_chosen), self, 0);
  view = gtk_column_view_new (NULL);
  roster->view = GTK_COLUMN_VIEW (view);
  gtk_column_view_set_show_row_separators (roster->view, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Roster"), -1);
  g_signal_connect_object (view, "activate", G_CALLBACK (gab_force_page_row_activated), self, G_CONNECT_SWAPPED);
  gab_force_page_add_columns (roster->view);
  gtk_column_view_set_model (roster->view, GTK_SELECTION_MODEL (roster->selection));
  gab_rows_tab_leaves (view);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (roster->place), view);
  gtk_box_append (self->roster_box, roster->place);
}

/* Lists the rows of a force, of GtkTreeListRow, in the roster whose turn it is now. */
void
gab_force_page_turn_roster (GabForcePage *self,
                            GListModel   *rows)
{
  GabRoster *before = self->roster;

  self->roster = before == &self->rosters[0] ? &self->rosters[1] : &self->rosters[0];
  if (self->roster->place == NULL)
    make (self, self->roster);
  gtk_widget_set_visible (self->roster->place, TRUE);
  gab_reveal_begin (self->roster->rows, GTK_WIDGET (self));
  gtk_slice_list_model_set_model (self->roster->rows, rows);
  if (before == NULL)
    return;
  gtk_widget_set_visible (before->place, FALSE);
  gab_reveal_end (before->rows, GTK_WIDGET (self));
}

void
gab_force_page_end_rosters (GabForcePage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->rosters); i++)
    {
      g_clear_object (&self->rosters[i].selection);
      g_clear_object (&self->rosters[i].rows);
    }
}
