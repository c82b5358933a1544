/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A butcher's bill as plain text, for a letter or a message. */

#include "gab-bill.h"

#include <glib/gi18n-lib.h>

/**
 * gab_bill_column:
 * @nth: a column of figures, 0 to GAB_BILL_N_COLUMNS - 1
 *
 * Returns: (transfer none): its title.
 */
const char *
gab_bill_column (guint nth)
{
  static const char *titles[GAB_BILL_N_COLUMNS] = {
    NC_("bill", "Killed"), NC_("bill", "Wounded"), NC_("bill", "Missing"), NC_("bill", "Prisoners"),
    NC_("bill", "Guns dismounted"), NC_("bill", "Guns taken"),
  };

  g_return_val_if_fail (nth < GAB_BILL_N_COLUMNS, "");
  return g_dpgettext2 (NULL, "bill", titles[nth]);
}

/**
 * gab_bill_number:
 * @loss: a loss
 * @nth: a column of figures
 *
 * Returns: its figure.
 */
gint64
gab_bill_number (const GabBillLoss *loss,
                 guint              nth)
{
  const gint64 numbers[GAB_BILL_N_COLUMNS] = {
    loss->killed, loss->wounded, loss->missing, loss->prisoners, loss->dismounted, loss->taken,
  };

  return numbers[nth];
}

/**
 * gab_bill_tell_officer:
 * @officer: an officer
 *
 * Returns: (transfer full): who he is and what became of him.
 */
char *
gab_bill_tell_officer (const GabBillOfficer *officer)
{
  /* Translators: a side, rank and name of a commander, and his fate */
  return g_strdup_printf (_("%1$s: %2$s, %3$s"), officer->side, officer->name, officer->fate);
}

static void
pad (GString    *text,
     const char *cell,
     gsize       width,
     gboolean    right)
{
  gsize length = g_utf8_strlen (cell, -1);
  gsize spaces = length < width ? width - length : 0;

  if (!right)
    g_string_append (text, cell);
  for (gsize i = 0; i < spaces; i++)
    g_string_append_c (text, ' ');
  if (right)
    g_string_append (text, cell);
}

static gsize
indent (const GabBillRow *row)
{
  return row->kind == GAB_BILL_UNIT ? 4 : row->kind == GAB_BILL_FORCE ? 2 : 0;
}

static gsize
name_width (const GabBill *bill)
{
  gsize width = 0;

  for (guint i = 0; i < bill->rows->len; i++)
    {
      const GabBillRow *row = g_ptr_array_index (bill->rows, i);

      width = MAX (width, indent (row) + g_utf8_strlen (row->name, -1));
    }
  return width;
}

static void
append_row (GString          *text,
            const GabBillRow *row,
            gsize             width)
{
  g_autofree char *name = g_strdup_printf ("%*s%s", (int) indent (row), "", row->name);

  pad (text, name, width, FALSE);
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    {
      g_autofree char *figure = g_strdup_printf ("%" G_GINT64_FORMAT, gab_bill_number (&row->loss, i));

      pad (text, figure, 2 + g_utf8_strlen (gab_bill_column (i), -1), TRUE);
    }
  g_string_append_c (text, '\n');
}

/**
 * gab_bill_to_text:
 * @bill: a bill
 *
 * Returns: (transfer full): it as lines, in columns for letters of one width.
 */
char *
gab_bill_to_text (const GabBill *bill)
{
  GString *text = g_string_new (NULL);
  gsize width = name_width (bill);

  g_string_append_printf (text, "%s\n%s\n\n", bill->title, bill->subtitle);
  if (bill->rows->len == 0)
    g_string_append_printf (text, "%s\n", _("It cost nobody anything that is known here."));
  else
    {
      pad (text, "", width, FALSE);
      for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
        g_string_append_printf (text, "  %s", gab_bill_column (i));
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < bill->rows->len; i++)
    append_row (text, g_ptr_array_index (bill->rows, i), width);
  if (bill->officers->len > 0)
    g_string_append_c (text, '\n');
  for (guint i = 0; i < bill->officers->len; i++)
    {
      g_autofree char *officer = gab_bill_tell_officer (g_ptr_array_index (bill->officers, i));

      g_string_append_printf (text, "%s\n", officer);
    }
  return g_string_free (text, FALSE);
}
