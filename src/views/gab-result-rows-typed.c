/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a result: what was typed in them. */

#include "gab-result-rows-private.h"

#include "gab-ink.h"

#include <glib/gi18n-lib.h>

void
gab_result_row_free (gpointer data)
{
  GabResultRow *row = data;

  g_free (row->unit);
  g_free (row->name);
  g_free (row);
}

/* Nothing typed is nought; what is no number is read as nought too, and FALSE. */
gboolean
gab_result_row_read (GtkEditable *entry,
                     int         *number)
{
  const char *text = gtk_editable_get_text (entry);
  guint64 value = 0;

  *number = 0;
  if (*text == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, GAB_COUNT_MAX, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

gint64
gab_result_row_get_lost (const GabResultRow *row)
{
  gint64 lost = 0;

  for (guint i = 0; i < GAB_RESULT_LOSSES; i++)
    {
      int number;

      gab_result_row_read (row->losses[i], &number);
      lost += number;
    }
  return lost;
}

void
gab_result_row_show_after (GabResultRow *row)
{
  gint64 after = row->before - gab_result_row_get_lost (row);
  g_autofree char *text = gab_ink_number (after);

  gtk_label_set_label (row->after_label, text);
  if (after < 0)
    gtk_widget_add_css_class (GTK_WIDGET (row->after_label), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row->after_label), "problem");
}

/* As an order has it: " unit:1:2:3:4"; nothing when it lost nobody. */
void
gab_result_row_append (const GabResultRow *row,
                       GString            *text)
{
  if (gab_result_row_get_lost (row) == 0)
    return;
  g_string_append_printf (text, " %s", row->unit);
  for (guint i = 0; i < GAB_RESULT_LOSSES; i++)
    {
      int number;

      gab_result_row_read (row->losses[i], &number);
      g_string_append_printf (text, ":%d", number);
    }
}

/**
 * gab_result_rows_type:
 * @self: the rows
 * @unit: the handle of a unit
 * @losses: (array fixed-size=4): killed, wounded, missing, prisoners
 *
 * Types what a unit lost, as the player would.
 *
 * Returns: whether it is listed.
 */
gboolean
gab_result_rows_type (GabResultRows *self,
                      const char    *unit,
                      const int     *losses)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GabResultRow *row = g_ptr_array_index (self->rows, i);

      if (!g_str_equal (row->unit, unit))
        continue;
      for (guint j = 0; j < GAB_RESULT_LOSSES; j++)
        {
          g_autofree char *text = losses[j] != 0 ? g_strdup_printf ("%d", losses[j]) : g_strdup ("");

          gtk_editable_set_text (row->losses[j], text);
        }
      return TRUE;
    }
  return FALSE;
}

/**
 * gab_result_rows_is_nought:
 * @self: the rows
 *
 * Returns: whether nobody has lost anybody.
 */
gboolean
gab_result_rows_is_nought (GabResultRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (gab_result_row_get_lost (g_ptr_array_index (self->rows, i)) != 0)
      return FALSE;
  return TRUE;
}

/**
 * gab_result_rows_dup_losses:
 * @self: the rows
 *
 * Returns: (transfer full): " unit:1:2:3:4 …", as an order has it; "" when nobody
 *   lost anybody.
 */
char *
gab_result_rows_dup_losses (GabResultRows *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->rows->len; i++)
    gab_result_row_append (g_ptr_array_index (self->rows, i), text);
  return g_string_free (text, FALSE);
}

/**
 * gab_result_rows_find_problem:
 * @self: the rows
 *
 * Returns: (transfer full) (nullable): what is typed and is no number; the books
 *   say the rest.
 */
char *
gab_result_rows_find_problem (GabResultRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const GabResultRow *row = g_ptr_array_index (self->rows, i);

      for (guint j = 0; j < GAB_RESULT_LOSSES; j++)
        {
          int number;

          if (!gab_result_row_read (row->losses[j], &number))
            /* Translators: what was typed, and the unit */
            return g_strdup_printf (_("“%1$s” is not a number of men (%2$s)."),
                                    gtk_editable_get_text (row->losses[j]), row->name);
        }
    }
  return NULL;
}

/**
 * gab_result_rows_take_rest:
 * @self: the rows
 * @campaign: the campaign as the viewer may see it
 * @garrison: the handle of a force
 *
 * Proposes those left of it as prisoners, where no prisoners have been typed.
 */
void
gab_result_rows_take_rest (GabResultRows *self,
                           GabCampaign   *campaign,
                           const char    *garrison)
{
  GabThing *outer = gab_campaign_find (campaign, garrison);

  for (guint i = 0; i < self->rows->len && GAB_IS_FORCE (outer); i++)
    {
      const GabResultRow *row = g_ptr_array_index (self->rows, i);
      GabThing *unit = gab_campaign_find (campaign, row->unit);
      GabThing *force = gab_campaign_find (campaign, gab_unit_get_force (GAB_UNIT (unit)));
      gint64 left = row->before - gab_result_row_get_lost (row);
      g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, left);

      if (gab_force_is_within (GAB_FORCE (force), GAB_FORCE (outer)) && left > 0 &&
          *gtk_editable_get_text (row->losses[GAB_RESULT_LOSSES - 1]) == '\0')
        gtk_editable_set_text (row->losses[GAB_RESULT_LOSSES - 1], text);
    }
}

/**
 * gab_result_rows_foreach_field:
 * @self: the rows
 * @func: called with each field of theirs
 * @data: for @func
 */
void
gab_result_rows_foreach_field (GabResultRows      *self,
                               GabResultFieldFunc  func,
                               gpointer            data)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const GabResultRow *row = g_ptr_array_index (self->rows, i);

      for (guint j = 0; j < GAB_RESULT_LOSSES; j++)
        {
          g_autofree char *name = g_strdup_printf ("%s.%u", row->unit, j);

          func (name, GTK_WIDGET (row->losses[j]), data);
        }
    }
}

/**
 * gab_result_rows_clear:
 * @self: the rows
 *
 * Forgets what was typed.
 */
void
gab_result_rows_clear (GabResultRows *self)
{
  static const int nothing[GAB_RESULT_LOSSES];

  for (guint i = 0; i < self->rows->len; i++)
    gab_result_rows_type (self, ((GabResultRow *) g_ptr_array_index (self->rows, i))->unit, nothing);
}
