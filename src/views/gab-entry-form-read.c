/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form made from the pattern of a verb: what stands in it, and what is not complete. */

#include "gab-entry-form-private.h"

#include "gab-handle-down.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum { ROW_EMPTY, ROW_PART, ROW_WHOLE } RowState;

static const char *
text_of (GtkWidget *widget)
{
  return GTK_IS_DROP_DOWN (widget) ? gab_handle_down_get (GTK_DROP_DOWN (widget)) : gtk_editable_get_text (GTK_EDITABLE (widget));
}

/* A date is typed in the campaign's calendar and stands in the order in the new style. */
static char *
dup_cell (GabEntryForm        *self,
          const GabEntryField *field,
          GtkWidget           *widget)
{
  g_autofree char *text = g_strstrip (g_strdup (text_of (widget)));
  gint32 day;

  if (field->slot.kind != GAB_SLOT_DATE)
    return g_steal_pointer (&text);
  if (!gab_day_parse (text, gab_campaign_get_calendar (gab_session_get_campaign (self->session)), &day, NULL))
    return g_strdup ("");
  return gab_day_format_iso (day);
}

/* One row as notation has it: " 45th:3". Of several numbers those that are not typed are nought. */
static RowState
read_row (GabEntryForm        *self,
          const GabEntryField *field,
          GtkWidget           *row,
          GString             *item)
{
  guint n = 0, filled = 0, bad = 0;
  gboolean thing = FALSE, several = field->slot.numbers > 1;

  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL; cell = gtk_widget_get_next_sibling (cell), n++)
    {
      g_autofree char *part = dup_cell (self, field, cell);
      gboolean empty = text_of (cell)[strspn (text_of (cell), " ")] == '\0';

      filled += !empty;
      thing |= !empty && GTK_IS_DROP_DOWN (cell);
      bad += !empty && *part == '\0';
      g_string_append_printf (item, "%s%s", item->len > 0 ? ":" : " ", empty && several && n > 0 ? "0" : part);
    }
  if (filled == 0)
    return ROW_EMPTY;
  if (bad > 0 || (several ? !thing || filled < 2 : filled < n))
    return ROW_PART;
  return ROW_WHOLE;
}

static GtkWidget *
first_row (const GabEntryField *field)
{
  return field->rows != NULL ? gtk_widget_get_first_child (GTK_WIDGET (field->rows)) : NULL;
}

/* " 45th:3 88th:4"; a row of which something is missing is a problem, and told as one. */
void
gab_entry_form_append_field (GabEntryForm        *self,
                             const GabEntryField *field,
                             GString             *text)
{
  for (GtkWidget *row = first_row (field); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autoptr (GString) item = g_string_new (NULL);

      if (read_row (self, field, row, item) == ROW_WHOLE)
        g_string_append (text, item->str);
    }
}

static gboolean
has_part (GabEntryForm        *self,
          const GabEntryField *field)
{
  for (GtkWidget *row = first_row (field); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autoptr (GString) item = g_string_new (NULL);

      if (read_row (self, field, row, item) == ROW_PART)
        return TRUE;
    }
  return FALSE;
}

/* A row that was begun and is not complete can be seen. */
void
gab_entry_form_mark_rows (GabEntryForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const GabEntryField *field = &g_array_index (self->fields, GabEntryField, i);

      for (GtkWidget *row = first_row (field); row != NULL; row = gtk_widget_get_next_sibling (row))
        {
          g_autoptr (GString) item = g_string_new (NULL);

          if (read_row (self, field, row, item) == ROW_PART)
            gtk_widget_add_css_class (row, "incomplete");
          else
            gtk_widget_remove_css_class (row, "incomplete");
        }
    }
}

/* Something is chosen or typed there; what a choice begins with is neither. */
static gboolean
is_begun (GabEntryForm        *self,
          const GabEntryField *field)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (field->rows == NULL || field->slot.kind == GAB_SLOT_CHOICE)
    return FALSE;
  gab_entry_form_append_field (self, field, text);
  return text->len > 0 || has_part (self, field);
}

static char *
tell_part (GabEntryForm        *self,
           const GabEntryField *field)
{
  const char *text = field->slot.kind == GAB_SLOT_DATE ? text_of (gtk_widget_get_first_child (first_row (field))) : NULL;
  g_autoptr (GError) error = NULL;
  gint32 day;

  if (text != NULL && !gab_day_parse (text, gab_campaign_get_calendar (gab_session_get_campaign (self->session)), &day, &error))
    return g_strdup (error->message);
  /* Translators: the title of a field of a form: "men" */
  return g_strdup_printf (_("A row of “%s” is not complete: choose what it is about, and type how many."), field->title);
}

/**
 * gab_entry_form_find_problem:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): what of what is begun is not complete; NULL when
 *   all is, or nothing was begun. What the books say of it is another matter.
 */
char *
gab_entry_form_find_problem (GabEntryForm *self)
{
  const GabEntryField *missing = NULL;
  gboolean begun = FALSE, option = FALSE;

  for (guint i = 0; i < self->fields->len; i++)
    {
      const GabEntryField *field = &g_array_index (self->fields, GabEntryField, i);

      option = field->slot.kind == GAB_SLOT_OPTION_BEGIN || (option && field->slot.kind != GAB_SLOT_OPTION_END);
      if (field->rows == NULL)
        continue;
      if (has_part (self, field))
        return tell_part (self, field);
      begun |= is_begun (self, field);
      if (!option && missing == NULL && field->slot.kind != GAB_SLOT_CHOICE && !is_begun (self, field))
        missing = field;
    }
  if (!begun || missing == NULL)
    return NULL;
  /* Translators: the title of a field of a form: "men" */
  return g_strdup_printf (_("“%s” is still missing."), missing->title);
}

/**
 * gab_entry_form_dup_value:
 * @self: a form
 * @field: which of what is chosen and typed, from 0
 *
 * Returns: (transfer full): what stands first in it; "" for nothing.
 */
char *
gab_entry_form_dup_value (GabEntryForm *self,
                          guint         field)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const GabEntryField *found = &g_array_index (self->fields, GabEntryField, i);

      if (found->rows != NULL && field-- == 0)
        return dup_cell (self, found, gtk_widget_get_first_child (first_row (found)));
    }
  return g_strdup ("");
}
