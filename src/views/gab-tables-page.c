/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of tables: every number of each rule set, the book's or the campaign's own. */

#include "gab-tables-page-private.h"

#include "gab-flow.h"
#include "gab-settings.h"

#include <glib/gi18n-lib.h>

#define EACH 3 /* cards a frame, so that the page is there at once */

G_DEFINE_FINAL_TYPE (GabTablesPage, gab_tables_page, GAB_TYPE_PAGE)

/* In the order in which they are shown. */
static const char *const rule_sets[] = { "formal-siege", "storming", "books" };

const char *
gab_tables_page_get_rules (GabTablesPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->rules);

  return rule_sets[MIN (chosen, G_N_ELEMENTS (rule_sets) - 1)];
}

static GabCampaign *
get_campaign (GabTablesPage *self)
{
  return gab_document_get_campaign (gab_session_get_document (gab_page_get_session (GAB_PAGE (self))));
}

static gboolean
is_books (GabTablesPage *self)
{
  return g_str_equal (gab_tables_page_get_rules (self), "books");
}

static gboolean
is_umpire (GabTablesPage *self)
{
  return gab_session_get_viewer (gab_page_get_session (GAB_PAGE (self))) == GAB_VIEWER_UMPIRE;
}

static void
show_problem (GabTablesPage *self,
              const char    *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

static gboolean
grow (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       data)
{
  GabTablesPage *self = GAB_TABLES_PAGE (widget);

  for (guint i = 0; i < EACH; i++)
    if (!gab_tables_page_make_card (self))
      {
        self->tick = 0;
        return G_SOURCE_REMOVE;
      }
  return G_SOURCE_CONTINUE;
}

/* Other rules, or other hands: the cards are made anew. */
static void
begin (GabTablesPage *self,
       const char    *rules,
       gboolean       entries)
{
  GtkWidget *child;

  self->filling = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
  self->filling = FALSE;
  g_ptr_array_set_size (self->cells, 0);
  self->shown = rules;
  self->entries = entries;
  self->next = 0;
  for (guint i = 0; i < EACH; i++)
    gab_tables_page_make_card (self);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow, NULL, NULL);
}

static void
show_state (GabTablesPage *self,
            guint          changed)
{
  g_autofree char *text = NULL;

  if (changed == 0)
    text = g_strdup (_("These are the book’s."));
  else
    text = g_strdup_printf (ngettext ("The campaign has its own: %u number is not the book’s.",
                                      "The campaign has its own: %u numbers are not the book’s.", changed), changed);
  gtk_label_set_label (self->state, text);
  gtk_label_set_label (self->note, is_books (self)
    ? _("With these the campaign’s books are kept. They are changed in the campaign’s settings.")
    : _("A siege or battle that has begun keeps the tables with which it was begun."));
}

static void
gab_tables_page_refresh (GabPage *page)
{
  GabTablesPage *self = GAB_TABLES_PAGE (page);
  const char *rules = gab_tables_page_get_rules (self);
  guint changed = gab_table_sheet_changed (get_campaign (self), rules);
  gboolean may = is_umpire (self) && !is_books (self);
  gboolean entries = may && gtk_toggle_button_get_active (self->changing);

  show_state (self, changed);
  gtk_widget_set_visible (GTK_WIDGET (self->changing), may);
  gtk_widget_set_visible (self->back_button, may && changed > 0);
  gtk_widget_set_visible (self->settings_button, is_umpire (self) && is_books (self));
  if (self->shown != rules || self->entries != entries)
    begin (self, rules, entries);
  for (guint i = 0; i < self->cells->len; i++)
    gab_tables_page_fill (self, g_ptr_array_index (self->cells, i));
}

static void
rules_chosen (GabTablesPage *self)
{
  if (gab_page_get_session (GAB_PAGE (self)) == NULL)
    return;
  show_problem (self, "");
  gab_page_refresh (GAB_PAGE (self));
}

static void
changing_toggled (GabTablesPage *self)
{
  rules_chosen (self);
}

/* One number, or all of the book's, as one action that can be undone. */
static gboolean
take (GabTablesPage *self,
      GabTables     *tables,
      const char    *label)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  GabAction *action = gab_action_new (label);
  g_autoptr (GError) error = NULL;

  gab_action_add_tables (action, tables);
  if (!gab_document_do (gab_session_get_document (session), action, &error))
    {
      show_problem (self, error->message);
      return FALSE;
    }
  show_problem (self, "");
  gab_tell (GTK_WIDGET (self), label, TRUE);
  return TRUE;
}

static const GabTablesCell *
find_cell (GabTablesPage *self,
           GtkWidget     *widget)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const GabTablesCell *cell = g_ptr_array_index (self->cells, i);

      if (cell->widget == widget)
        return cell;
    }
  return NULL;
}

/* What stands there now, as it would be typed. */
static gboolean
is_typed (GabTablesPage       *self,
          const GabTablesCell *cell,
          const char          *text)
{
  gint32 value;
  g_autofree char *now = NULL;

  if (!gab_table_sheet_get (cell->sheet, gab_campaign_get_rule_tables (get_campaign (self), cell->sheet->rules), cell->row,
                            cell->column, &value))
    return FALSE;
  now = gab_table_sheet_text (cell->sheet, value);
  return g_strcmp0 (now, text) == 0;
}

/* Enter: what was typed is taken, or refused in a sentence and stays to be mended. */
void
gab_tables_page_typed (GabTablesPage *self,
                       GtkWidget     *entry)
{
  const GabTablesCell *cell = find_cell (self, entry);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTables) tables = NULL;
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  if (cell == NULL || self->filling || is_typed (self, cell, text))
    return;
  tables = gab_table_sheet_change (cell->sheet, get_campaign (self), cell->row, cell->column, text, &error);
  if (tables == NULL)
    {
      show_problem (self, error->message);
      return;
    }
  title = gab_table_sheet_title (cell->sheet, get_campaign (self));
  /* Translators: the title of a table */
  label = g_strdup_printf (_("Change: %s"), title);
  take (self, tables, label);
}

/* Who goes on to another field has typed this one; what cannot stand there does not stay. */
void
gab_tables_page_left (GabTablesPage *self,
                      GtkWidget     *entry)
{
  const GabTablesCell *cell = find_cell (self, entry);

  if (cell == NULL || self->filling)
    return;
  gab_tables_page_typed (self, entry);
  gab_tables_page_fill (self, cell);
}

static void
back (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabTablesPage *self = GAB_TABLES_PAGE (widget);
  GabTables *book = gab_table_sheet_book (get_campaign (self), gab_tables_page_get_rules (self));

  if (book != NULL)
    take (self, book, _("Back to the book’s tables"));
}

static void
gab_tables_page_dispose (GObject *object)
{
  GabTablesPage *self = GAB_TABLES_PAGE (object);

  self->filling = TRUE;
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_TABLES_PAGE);
  g_clear_pointer (&self->cells, g_ptr_array_unref);

  G_OBJECT_CLASS (gab_tables_page_parent_class)->dispose (object);
}

static void
gab_tables_page_class_init (GabTablesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_tables_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_tables_page_refresh;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-tables-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, rules);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, changing);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, settings_button);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, state);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, note);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, problem);
  gtk_widget_class_bind_template_child (widget_class, GabTablesPage, cards);
  gtk_widget_class_bind_template_callback (widget_class, rules_chosen);
  gtk_widget_class_bind_template_callback (widget_class, changing_toggled);
  gtk_widget_class_install_action (widget_class, "tables.back", NULL, back);
}

static void
gab_tables_page_init (GabTablesPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->cells = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    gtk_string_list_append (names, g_str_equal (rule_sets[i], "books") ? _("the campaign’s books")
                                                                       : gab_operation_rules_label (rule_sets[i]));
  gtk_drop_down_set_model (self->rules, G_LIST_MODEL (names));
}

/**
 * gab_tables_page_choose:
 * @self: a page of tables
 * @rules: the id of a rule set
 *
 * Returns: whether its tables are shown now.
 */
gboolean
gab_tables_page_choose (GabTablesPage *self,
                        const char    *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    if (g_str_equal (rule_sets[i], rules))
      {
        gtk_drop_down_set_selected (self->rules, i);
        while (gab_tables_page_make_card (self))
          ;
        return TRUE;
      }
  return FALSE;
}

/**
 * gab_tables_page_change:
 * @self: a page of tables
 * @changing: whether numbers are to be changed
 */
void
gab_tables_page_change (GabTablesPage *self,
                        gboolean       changing)
{
  gtk_toggle_button_set_active (self->changing, changing);
  while (gab_tables_page_make_card (self))
    ;
}

static GtkWidget *
find_widget (GabTablesPage *self,
             const char    *table,
             guint          nth)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const GabTablesCell *cell = g_ptr_array_index (self->cells, i);

      if (g_str_equal (cell->sheet->rows[cell->row].table, table) && cell->column == nth)
        return cell->widget;
    }
  return NULL;
}

/**
 * gab_tables_page_type:
 * @self: a page of tables
 * @table: the name of a table
 * @nth: which of its numbers, from 0
 * @text: what is typed there, with Enter
 *
 * Returns: whether something can be typed there.
 */
gboolean
gab_tables_page_type (GabTablesPage *self,
                      const char    *table,
                      guint          nth,
                      const char    *text)
{
  GtkWidget *widget = find_widget (self, table, nth);

  if (!GTK_IS_ENTRY (widget))
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (widget), text);
  g_signal_emit_by_name (widget, "activate");
  return TRUE;
}

/**
 * gab_tables_page_get_text:
 * @self: a page of tables
 * @table: the name of a table
 * @nth: which of its numbers, from 0
 *
 * Returns: (transfer none) (nullable): what stands there.
 */
const char *
gab_tables_page_get_text (GabTablesPage *self,
                          const char    *table,
                          guint          nth)
{
  GtkWidget *widget = find_widget (self, table, nth);

  if (widget == NULL)
    return NULL;
  return GTK_IS_ENTRY (widget) ? gtk_editable_get_text (GTK_EDITABLE (widget)) : gtk_label_get_label (GTK_LABEL (widget));
}

/**
 * gab_tables_page_get_problem:
 * @self: a page of tables
 *
 * Returns: (transfer none): why what was typed was refused; "" for nothing.
 */
const char *
gab_tables_page_get_problem (GabTablesPage *self)
{
  return gtk_label_get_label (self->problem);
}
