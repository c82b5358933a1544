/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual: chapters at the left, the one that is read at the right; what is searched for leaves the chapters that have it. */

#include "gab-help-window.h"

#include "gab-help-text.h"
#include "gab-search.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define LAST_RULE 99 /* no rule set counts further */

struct _GabHelpWindow
{
  GtkWindow parent_instance;

  GtkSearchEntry    *search;
  GtkListBox        *list;
  GtkScrolledWindow *scrolled;
  GtkBox            *text;
  GtkLabel          *nothing;

  GabTableSet *tables; /* owned; nullable */
  char        *sought; /* owned; nullable: casefolded */
};

G_DEFINE_FINAL_TYPE (GabHelpWindow, gab_help_window, GTK_TYPE_WINDOW)

static void
add_text (GabHelpWindow *self,
          const char    *text,
          const char    *css_class)
{
  GtkWidget *label = gab_words_new (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 72);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (self->text, label);
}

/* "FS-31  Rounds used", and what this program holds it to mean. */
static char *
rule_heading (const GabRules  *rules,
              const GabTables *tables,
              int              number)
{
  const char *title = gab_tables_title (tables, number);

  /* Translators: the number of a rule, such as FS-31, and what it is about */
  return title != NULL ? g_strdup_printf (_("%1$s-%2$d %3$s"), rules->prefix, number, _(title)) : NULL;
}

static const GabTables *
find_tables (GabHelpWindow  *self,
             const char     *id,
             const GabRules **rules)
{
  const GabRuleTables *found = self->tables != NULL ? gab_table_set_find (self->tables, id, NULL) : NULL;

  if (found == NULL)
    return NULL;
  *rules = found->rules;
  return found->tables;
}

static void
add_rules (GabHelpWindow *self,
           const char    *id)
{
  const GabRules *rules;
  const GabTables *tables = find_tables (self, id, &rules);

  for (int number = 1; tables != NULL && number <= LAST_RULE; number++)
    {
      g_autofree char *heading = rule_heading (rules, tables, number);
      const char *ruling = gab_tables_ruling (tables, number);

      if (heading == NULL)
        continue;
      add_text (self, heading, "strong");
      if (ruling != NULL)
        add_text (self, _(ruling), NULL);
    }
}

static void
show_chapter (GabHelpWindow *self,
              guint          nth)
{
  const GabHelpChapter *chapter = gab_help_chapter (nth);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->text))) != NULL)
    gtk_box_remove (self->text, child);
  add_text (self, _(chapter->title), "heading");
  for (guint i = 0; chapter->paragraphs[i] != NULL; i++)
    {
      const char *paragraph = _(chapter->paragraphs[i]);

      add_text (self, paragraph + (*paragraph == '#' || *paragraph == ':'),
                *paragraph == '#' ? "section-title" : *paragraph == ':' ? "monospace" : NULL);
    }
  if (chapter->rules != NULL)
    add_rules (self, chapter->rules);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

static void
row_selected (GtkListBox    *list,
              GtkListBoxRow *row,
              gpointer       data)
{
  if (row != NULL)
    show_chapter (data, gtk_list_box_row_get_index (row));
}

static gboolean
says (const char *text,
      const char *sought)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, sought) != NULL;
}

static gboolean
rules_say (GabHelpWindow *self,
           const char    *id)
{
  const GabRules *rules;
  const GabTables *tables = find_tables (self, id, &rules);

  for (int number = 1; tables != NULL && number <= LAST_RULE; number++)
    {
      g_autofree char *heading = rule_heading (rules, tables, number);
      const char *ruling = gab_tables_ruling (tables, number);

      if (says (heading, self->sought) || (ruling != NULL && says (_(ruling), self->sought)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       data)
{
  GabHelpWindow *self = data;
  const GabHelpChapter *chapter = gab_help_chapter (gtk_list_box_row_get_index (row));

  if (self->sought == NULL || says (_(chapter->title), self->sought))
    return TRUE;
  for (guint i = 0; chapter->paragraphs[i] != NULL; i++)
    if (says (_(chapter->paragraphs[i]), self->sought))
      return TRUE;
  return chapter->rules != NULL && rules_say (self, chapter->rules);
}

/* The chapter that is read stays while it has the words, else the first that has them is opened. */
static void
search_changed (GtkSearchEntry *search,
                gpointer        data)
{
  GabHelpWindow *self = data;
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (search))));
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);
  GtkListBoxRow *first = NULL;

  g_clear_pointer (&self->sought, g_free);
  self->sought = *text != '\0' ? g_utf8_casefold (text, -1) : NULL;
  gtk_list_box_invalidate_filter (self->list);
  for (guint i = gab_help_n_chapters (); i-- > 0;)
    if (is_found (gtk_list_box_get_row_at_index (self->list, i), self))
      first = gtk_list_box_get_row_at_index (self->list, i);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), first == NULL);
  if (first != NULL && (selected == NULL || !is_found (selected, self)))
    gtk_list_box_select_row (self->list, first);
}

static void
gab_help_window_finalize (GObject *object)
{
  GabHelpWindow *self = GAB_HELP_WINDOW (object);

  g_clear_pointer (&self->tables, gab_table_set_unref);
  g_free (self->sought);

  G_OBJECT_CLASS (gab_help_window_parent_class)->finalize (object);
}

static void
gab_help_window_class_init (GabHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_help_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, GabHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, GabHelpWindow, list);
  gtk_widget_class_bind_template_child (widget_class, GabHelpWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, GabHelpWindow, text);
  gtk_widget_class_bind_template_child (widget_class, GabHelpWindow, nothing);
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_help_window_init (GabHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gab_search_escape_closes (self->search);
  for (guint i = 0; i < gab_help_n_chapters (); i++)
    {
      GtkWidget *label = gab_words_new (_(gab_help_chapter (i)->title), NULL);

      gtk_label_set_width_chars (GTK_LABEL (label), 22);
      gtk_list_box_append (self->list, label);
    }
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
}

/**
 * gab_help_window_new:
 * @parent: the window that it belongs to
 * @tables: (nullable): whose rules and rulings it lists; none where they could not be read
 *
 * Returns: (transfer none): the manual, open at its first chapter; not shown yet.
 */
GabHelpWindow *
gab_help_window_new (GtkWindow   *parent,
                     GabTableSet *tables)
{
  GabHelpWindow *self = g_object_new (GAB_TYPE_HELP_WINDOW, "transient-for", parent, NULL);

  self->tables = tables != NULL ? gab_table_set_ref (tables) : NULL;
  gab_help_window_read (self, NULL);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->search));
  return self;
}

/**
 * gab_help_window_read:
 * @self: the manual
 * @chapter: (nullable): the name of a page or chapter
 *
 * Opens the chapter about it, the first where there is none.
 */
void
gab_help_window_read (GabHelpWindow *self,
                      const char    *chapter)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, gab_help_find (chapter)));
}
