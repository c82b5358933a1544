/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rest of a result: what was typed in it. */

#include "gab-result-extras-private.h"
#include "gab-result-rows-private.h"

#include <glib/gi18n-lib.h>

/* The lists in the order in which the notation has them. */
static const char *const lists[] = { "guns", "captured", "rounds", "sp", "rounds-lost", "rounds-captured" };

guint
gab_result_extras_count (const GabResultSection *section)
{
  guint n = 0;

  while (n < GAB_RESULT_EXTRAS_NUMBERS && section->lists[n] != NULL)
    n++;
  return n;
}

/**
 * gab_result_extras_clear:
 * @self: the tables
 *
 * Forgets what was typed.
 */
void
gab_result_extras_clear (GabResultExtras *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GabResultExtra *row = g_ptr_array_index (self->rows, i);

      for (guint j = 0; j < gab_result_extras_count (row->section); j++)
        gtk_editable_set_text (row->numbers[j], "");
    }
  for (guint i = 0; i < self->leaders->len; i++)
    gab_result_extras_set_leader (self, ((GabResultLeader *) g_ptr_array_index (self->leaders, i))->handle, FATE_UNHURT, 0);
}

/**
 * gab_result_extras_type:
 * @self: the tables
 * @list: a list of the order: "captured"; "taken" for the second number of "guns"
 * @handle: the handle of a unit or force
 * @number: how many
 *
 * Types a number, as the player would.
 *
 * Returns: whether there is a place for it.
 */
gboolean
gab_result_extras_type (GabResultExtras *self,
                        const char      *list,
                        const char      *handle,
                        int              number)
{
  gboolean second = g_str_equal (list, "taken");
  g_autofree char *text = g_strdup_printf ("%d", number);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GabResultExtra *row = g_ptr_array_index (self->rows, i);

      for (guint j = 0; j < gab_result_extras_count (row->section) && g_str_equal (row->handle, handle); j++)
        if (g_str_equal (row->section->lists[j], second ? "guns" : list) && (!second || j == 1))
          {
            gtk_editable_set_text (row->numbers[j], text);
            return TRUE;
          }
    }
  return FALSE;
}

/**
 * gab_result_extras_set_leader:
 * @self: the tables
 * @handle: the handle of a commander
 * @fate: 0 unhurt, 1 killed, 2 taken, 3 wounded
 * @days: how long a wounded one is away
 *
 * Chooses what became of a leader, as the player would.
 *
 * Returns: whether he is listed.
 */
gboolean
gab_result_extras_set_leader (GabResultExtras *self,
                              const char      *handle,
                              int              fate,
                              int              days)
{
  g_autofree char *text = days > 0 ? g_strdup_printf ("%d", days) : g_strdup ("");

  for (guint i = 0; i < self->leaders->len; i++)
    {
      GabResultLeader *leader = g_ptr_array_index (self->leaders, i);

      if (!g_str_equal (leader->handle, handle))
        continue;
      gtk_drop_down_set_selected (leader->fate, fate);
      gtk_editable_set_text (leader->days, text);
      return TRUE;
    }
  return FALSE;
}

/**
 * gab_result_extras_foreach_field:
 * @self: the tables
 * @func: called with each field of theirs
 * @data: for @func
 */
void
gab_result_extras_foreach_field (GabResultExtras    *self,
                                 GabResultFieldFunc  func,
                                 gpointer            data)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const GabResultExtra *row = g_ptr_array_index (self->rows, i);

      for (guint j = 0; j < gab_result_extras_count (row->section); j++)
        {
          g_autofree char *name = g_strdup_printf ("%s.%s.%u", row->handle, row->section->lists[j], j);

          func (name, GTK_WIDGET (row->numbers[j]), data);
        }
    }
  for (guint i = 0; i < self->leaders->len; i++)
    {
      const GabResultLeader *leader = g_ptr_array_index (self->leaders, i);
      g_autofree char *fate = g_strdup_printf ("%s.fate", leader->handle);
      g_autofree char *days = g_strdup_printf ("%s.days", leader->handle);

      func (fate, GTK_WIDGET (leader->fate), data);
      func (days, GTK_WIDGET (leader->days), data);
    }
}

/**
 * gab_result_extras_is_nought:
 * @self: the tables
 *
 * Returns: whether nothing was typed and no leader hurt.
 */
gboolean
gab_result_extras_is_nought (GabResultExtras *self)
{
  g_autofree char *all = gab_result_extras_dup_lists (self);

  return *all == '\0';
}

/**
 * gab_result_extras_find_problem:
 * @self: the tables
 *
 * Returns: (transfer full) (nullable): what is typed and is no number; the books say
 *   the rest.
 */
char *
gab_result_extras_find_problem (GabResultExtras *self)
{
  int number;

  for (guint i = 0; i < self->rows->len; i++)
    {
      GabResultExtra *row = g_ptr_array_index (self->rows, i);

      for (guint j = 0; j < gab_result_extras_count (row->section); j++)
        if (!gab_result_row_read (row->numbers[j], &number))
          /* Translators: what was typed, and of which unit */
          return g_strdup_printf (_("“%1$s” is not a number (%2$s)."), gtk_editable_get_text (row->numbers[j]), row->name);
    }
  for (guint i = 0; i < self->leaders->len; i++)
    {
      GabResultLeader *leader = g_ptr_array_index (self->leaders, i);

      if (gtk_drop_down_get_selected (leader->fate) == FATE_WOUNDED && (!gab_result_row_read (leader->days, &number) || number == 0))
        return g_strdup (_("Type after how many days the wounded leader is back (CA-20)."));
    }
  return NULL;
}

/* One row's part of one list: " unit:1:2"; nothing for nought. */
static void
append_numbers (GString    *text,
                const GabResultExtra  *row,
                const char *list)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = 0; i < gab_result_extras_count (row->section); i++)
    {
      int number;

      if (!g_str_equal (row->section->lists[i], list))
        continue;
      gab_result_row_read (row->numbers[i], &number);
      any |= number > 0;
      g_string_append_printf (numbers, ":%d", number);
    }
  if (any)
    g_string_append_printf (text, " %s%s", row->handle, numbers->str);
}

static void
append_leaders (GabResultExtras *self,
                GString         *text,
                const char      *list,
                guint            fate)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->leaders->len; i++)
    {
      const GabResultLeader *leader = g_ptr_array_index (self->leaders, i);
      int days;

      if (gtk_drop_down_get_selected (leader->fate) != fate)
        continue;
      if (!any)
        g_string_append_printf (text, " %s", list);
      any = TRUE;
      g_string_append_printf (text, " %s", leader->handle);
      gab_result_row_read (leader->days, &days);
      if (fate == FATE_WOUNDED)
        g_string_append_printf (text, ":%d", days);
    }
}

/**
 * gab_result_extras_dup_lists:
 * @self: the tables
 *
 * Returns: (transfer full): " guns unit:1:2 rounds force:3 …", as an order has it
 *   behind the losses; "" for nothing.
 */
char *
gab_result_extras_dup_lists (GabResultExtras *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GString) items = g_string_new (NULL);

      for (guint j = 0; j < self->rows->len; j++)
        append_numbers (items, g_ptr_array_index (self->rows, j), lists[i]);
      if (items->len > 0)
        g_string_append_printf (text, " %s%s", lists[i], items->str);
    }
  append_leaders (self, text, "leaders-killed", FATE_KILLED);
  append_leaders (self, text, "leaders-taken", FATE_TAKEN);
  append_leaders (self, text, "leaders-wounded", FATE_WOUNDED);
  return g_string_free (text, FALSE);
}
