/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rosters of the page of a force, that take turns.
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

/* One that is empty, else a new one; whoever jumps about very quickly waits until the first is. */
static GabRoster *
find_free (GabForcePage *self)
{
  GabRoster *first;

  for (guint i = 0; i < G_N_ELEMENTS (self->rosters); i++)
    {
      GabRoster *roster = &self->rosters[i];

      if (roster->place == NULL)
        make (self, roster);
      if (roster != self->roster && gtk_slice_list_model_get_model (roster->rows) == NULL)
        return roster;
    }
  first = self->roster != &self->rosters[0] ? &self->rosters[0] : &self->rosters[1];
  gtk_slice_list_model_set_model (first->rows, NULL);
  return first;
}

/* A list view takes the focus when its rows have their places. */
static gboolean
focus_roster (gpointer data)
{
  GabForcePage *self = data;

  self->focusing = 0;
  gtk_widget_grab_focus (GTK_WIDGET (self->roster->view));
  return G_SOURCE_REMOVE;
}

/* Lists the rows of another force, of GtkTreeListRow, in a roster whose turn it is now, from the first. */
void
gab_force_page_turn_roster (GabForcePage *self,
                            GListModel   *rows)
{
  GabRoster *before = self->roster;
  gboolean focused = before != NULL && gtk_widget_get_focus_child (GTK_WIDGET (before->view)) != NULL;

  self->roster = find_free (self);
  gtk_widget_set_visible (self->roster->place, TRUE);
  gab_reveal_begin (self->roster->rows, GTK_WIDGET (self));
  gtk_slice_list_model_set_model (self->roster->rows, rows);
  gtk_single_selection_set_selected (self->roster->selection, 0);
  if (before == NULL)
    return;
  gtk_widget_set_visible (before->place, FALSE);
  if (focused && self->focusing == 0)
    self->focusing = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, focus_roster, self, NULL);
  gab_reveal_end (before->rows, GTK_WIDGET (self));
}

void
gab_force_page_end_rosters (GabForcePage *self)
{
  g_clear_handle_id (&self->focusing, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (self->rosters); i++)
    {
      g_clear_object (&self->rosters[i].selection);
      g_clear_object (&self->rosters[i].rows);
    }
}
