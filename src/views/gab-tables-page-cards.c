/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of tables: a card a rule, on it its grids. */

#include "gab-tables-page-private.h"

#include "gab-flow.h"
#include "gab-settings.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define TITLE 14 /* characters of a column's title in a line */
#define ROW   30 /* of a row's */

static GabCampaign *
get_campaign (GabTablesPage *self)
{
  return gab_document_get_campaign (gab_session_get_document (gab_page_get_session (GAB_PAGE (self))));
}

/* As wide at least as it would like to be: what scrolls sideways is else measured as high as its narrowest needs. */
static void
set_width (GtkLabel *label,
           int       most)
{
  int length = g_utf8_strlen (gtk_label_get_label (label), -1);

  gtk_label_set_width_chars (label, MIN (length + 1, most));
  gtk_label_set_max_width_chars (label, most);
}

/* Over a column or a group of them: wide words break. */
static void
put_title (GtkGrid    *grid,
           const char *text,
           guint       column,
           guint       row,
           guint       width)
{
  GtkWidget *label = gab_words_new (text, "column-title");

  set_width (GTK_LABEL (label), TITLE);
  gtk_label_set_xalign (GTK_LABEL (label), width > 1 ? 0.5 : 1);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_grid_attach (grid, label, column, row, width, 1);
}

static void
entry_left (GtkEventControllerFocus *focus,
            GabTablesPage           *self)
{
  gab_tables_page_left (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus)));
}

static GtkWidget *
new_entry (GabTablesPage *self)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 6);
  gtk_editable_set_alignment (GTK_EDITABLE (entry), 1);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 12);
  g_signal_connect_object (entry, "activate", G_CALLBACK (gab_tables_page_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (entry_left), self, 0);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static void
put_cell (GabTablesPage       *self,
          GtkGrid             *grid,
          const GabTableSheet *sheet,
          guint                row,
          guint                column,
          guint                at)
{
  GabTablesCell *cell = g_new0 (GabTablesCell, 1);
  g_autofree char *spoken = gab_table_sheet_tell_cell (sheet, get_campaign (self), row, column);

  *cell = (GabTablesCell) { sheet, row, column, self->entries ? new_entry (self) : gab_words_new ("", "cell") };
  if (!self->entries)
    {
      gtk_label_set_wrap (GTK_LABEL (cell->widget), FALSE);
      gtk_label_set_xalign (GTK_LABEL (cell->widget), 1);
    }
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell->widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_grid_attach (grid, cell->widget, column + 1, at, 1, 1);
  g_ptr_array_add (self->cells, cell);
  gab_tables_page_fill (self, cell);
}

/* What stands in a cell; where it is not the book's it says what the book has. */
void
gab_tables_page_fill (GabTablesPage       *self,
                      const GabTablesCell *cell)
{
  GabCampaign *campaign = get_campaign (self);
  const GabTables *book = gab_table_sheet_book (campaign, cell->sheet->rules);
  gint32 value = 0, before = 0;
  gboolean there = gab_table_sheet_get (cell->sheet, gab_campaign_get_rule_tables (campaign, cell->sheet->rules), cell->row,
                                        cell->column, &value);
  gboolean changed = there && book != NULL &&
                     (!gab_table_sheet_get (cell->sheet, book, cell->row, cell->column, &before) || before != value);
  g_autofree char *text = there ? gab_table_sheet_text (cell->sheet, value) : g_strdup ("–");
  g_autofree char *was = gab_table_sheet_text (cell->sheet, before);
  /* Translators: a number of the rules as the book has it */
  g_autofree char *tip = changed ? g_strdup_printf (_("Changed; the book has %s"), was) : NULL;

  self->filling = TRUE;
  if (GTK_IS_ENTRY (cell->widget))
    gtk_editable_set_text (GTK_EDITABLE (cell->widget), text);
  else
    gtk_label_set_label (GTK_LABEL (cell->widget), text);
  self->filling = FALSE;
  gtk_widget_set_tooltip_text (cell->widget, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell->widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip != NULL ? tip : "", -1);
  if (changed)
    gtk_widget_add_css_class (cell->widget, "changed");
  else
    gtk_widget_remove_css_class (cell->widget, "changed");
}

static GtkWidget *
new_grid (GabTablesPage       *self,
          const GabTableSheet *sheet)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  guint n = gab_table_sheet_n_columns (sheet), n_groups = gab_table_sheet_n_groups (sheet);
  guint at = 0;

  gtk_grid_set_column_spacing (grid, 6);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "sheet");
  for (guint i = 0; sheet->groups[0] != NULL && i < n_groups; i++)
    put_title (grid, _(sheet->groups[i]), 1 + i * n, at, n);
  at += sheet->groups[0] != NULL;
  for (guint i = 0; *sheet->columns[0] != '\0' && i < n * n_groups; i++)
    put_title (grid, _(sheet->columns[i % n]), 1 + i, at, 1);
  at += *sheet->columns[0] != '\0';
  for (guint row = 0; row < gab_table_sheet_n_rows (sheet); row++, at++)
    {
      const char *label = sheet->rows[row].label;
      GtkWidget *title = *label != '\0' ? gab_words_new (_(label), "row-title") : NULL;

      if (title != NULL)
        {
          set_width (GTK_LABEL (title), ROW);
          gtk_grid_attach (grid, title, 0, at, 1, 1);
        }
      for (guint column = 0; column < n * n_groups; column++)
        put_cell (self, grid, sheet, row, column, at);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (grid));
  return scrolled;
}

/* The two tables that are lost in the book say so wherever they are shown. */
static void
put_heading (GabTablesPage       *self,
             GtkBox              *card,
             const GabTableSheet *sheet)
{
  GtkWidget *flow = gab_flow_new ();
  g_autofree char *title = gab_table_sheet_title (sheet, get_campaign (self));
  const GabTables *book = gab_table_sheet_book (get_campaign (self), sheet->rules);
  const char *ruling = sheet->reconstruction && book != NULL ? gab_tables_ruling (book, sheet->rule) : NULL;

  gab_flow_append (GAB_FLOW (flow), gab_words_new (title, "section-title"));
  if (sheet->reconstruction)
    gab_flow_append (GAB_FLOW (flow), gab_words_new (_("Reconstruction"), "chip"));
  gtk_box_append (card, flow);
  if (ruling != NULL)
    gtk_box_append (card, gab_words_new (_(ruling), "caption"));
  if (sheet->unit == GAB_SHEET_YARDS)
    gtk_box_append (card, gab_words_new (_("In yards"), "caption"));
}

static gboolean
is_same_rule (const GabTableSheet *sheet,
              const GabTableSheet *other)
{
  return other != NULL && other->rule == sheet->rule && g_strcmp0 (other->prefix, sheet->prefix) == 0;
}

/* The next card; FALSE when all are there. */
gboolean
gab_tables_page_make_card (GabTablesPage *self)
{
  const GabTableSheet *sheet = self->shown != NULL ? gab_table_sheet_nth (self->shown, self->next) : NULL;
  const GabTableSheet *first = sheet;
  GtkWidget *card;

  if (sheet == NULL)
    return FALSE;
  card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_widget_add_css_class (card, "card");
  put_heading (self, GTK_BOX (card), sheet);
  for (; is_same_rule (first, sheet); sheet = gab_table_sheet_nth (self->shown, ++self->next))
    gtk_box_append (GTK_BOX (card), new_grid (self, sheet));
  gtk_box_append (self->cards, card);
  return TRUE;
}
