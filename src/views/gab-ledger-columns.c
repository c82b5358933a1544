/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns of the ledger: what each shows of a row. */

#include "gab-ledger-columns.h"

#include "gab-ink.h"
#include "gab-tip.h"

#include <glib/gi18n-lib.h>

#define SUMS "gab-sums" /* the column of what is at hand, on the view */

typedef struct
{
  const char *title;
  char      *(* text) (GabLedgerRow *row);
  gboolean    number;   /* stands to the right, under its title */
  gboolean    of_many;  /* says who, which a page of one unit does not repeat */
  int         width;    /* characters before it is cut; 0 for as many as it needs */
  gboolean    expand;
} Column;

static char *
number_text (GabLedgerRow *row)
{
  return gab_ink_number (gab_ledger_row_get_number (row));
}

static char *
cause_text (GabLedgerRow *row)
{
  const char *operation = gab_ledger_row_get_operation (row);

  if (*operation == '\0')
    return g_strdup (gab_ledger_row_get_cause (row));
  /* Translators: a siege or battle, and what happened in it or was booked of it */
  return g_strdup_printf (_("%1$s: %2$s"), operation, gab_ledger_row_get_cause (row));
}

static char *
name_text (GabLedgerRow *row)
{
  return g_strdup (gab_ledger_row_get_name (row));
}

/* A force's own rounds stand under its name already. */
static char *
force_text (GabLedgerRow *row)
{
  gboolean own = gab_ledger_row_get_of (row) == GAB_POST_ROUNDS;

  return g_strdup (own ? gab_ledger_row_get_side (row) : gab_ledger_row_get_force (row));
}

static char *
way_text (GabLedgerRow *row)
{
  /* Translators: from where to where men, guns or rounds went: present → sick */
  return g_strdup_printf (_("%1$s → %2$s"), gab_ledger_row_get_from (row), gab_ledger_row_get_to (row));
}

static char *
count_text (GabLedgerRow *row)
{
  return gab_ledger_count_label (gab_ledger_row_get_of (row), gab_ledger_row_get_count (row));
}

static char *
after_text (GabLedgerRow *row)
{
  gint64 after = gab_ledger_row_get_after (row);

  return after >= 0 ? gab_ink_number (after) : g_strdup ("");
}

static char *
reason_text (GabLedgerRow *row)
{
  return g_strdup (gab_ledger_row_get_reason (row));
}

static const Column columns[] = {
  { N_("Entry"), number_text, TRUE, FALSE, 0, FALSE },
  { N_("Date"), gab_ledger_row_dup_date, FALSE, FALSE, 0, FALSE },
  { N_("What happened"), cause_text, FALSE, FALSE, 18, TRUE },
  { N_("Whose"), name_text, FALSE, TRUE, 16, TRUE },
  { N_("Force"), force_text, FALSE, TRUE, 12, TRUE },
  { N_("From → to"), way_text, FALSE, FALSE, 0, FALSE },
  { N_("How many"), count_text, TRUE, FALSE, 0, FALSE },
  { N_("At hand after"), after_text, TRUE, FALSE, 0, FALSE },
  { N_("Words"), reason_text, FALSE, FALSE, 10, TRUE },
};

static void
set_up (GtkListItemFactory *factory,
        GtkListItem        *item,
        gpointer            data)
{
  const Column *column = data;
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->number ? 1 : 0);
  if (column->width > 0)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), column->width);
    }
  if (column->text == after_text)
    gtk_widget_add_css_class (label, "strong");
  gtk_list_item_set_child (item, label);
}

static void
bind (GtkListItemFactory *factory,
      GtkListItem        *item,
      gpointer            data)
{
  const Column *column = data;
  GtkWidget *label = gtk_list_item_get_child (item);
  g_autofree char *text = column->text (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (label), text);
  if (column->width > 0)
    gab_tip_set (label, text);
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

/* Titles of numbers stand over their numbers, which GTK has no say in. */
static void
style_title (GtkColumnView *view,
             guint          nth)
{
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (view));
  GtkWidget *title = header != NULL ? gtk_widget_get_first_child (header) : NULL;
  GtkWidget *label;

  while (nth-- > 0 && title != NULL)
    title = gtk_widget_get_next_sibling (title);
  label = title != NULL ? find_label (title) : NULL;
  if (label == NULL)
    return;
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
}

static GtkColumnViewColumn *
new_column (const Column *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *made = gtk_column_view_column_new (_(column->title), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), (gpointer) column);
  gtk_column_view_column_set_expand (made, column->expand);
  return made;
}

/**
 * gab_ledger_columns_add:
 * @view: a view of a ledger without columns
 * @of_one: whether all its rows are of one unit
 */
void
gab_ledger_columns_add (GtkColumnView *view,
                        gboolean       of_one)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = NULL;

      if (of_one && columns[i].of_many)
        continue;
      column = new_column (&columns[i]);
      gtk_column_view_append_column (view, column);
      if (columns[i].number)
        style_title (view, n);
      if (columns[i].text == after_text)
        g_object_set_data (G_OBJECT (view), SUMS, column); /* the view keeps it */
      n++;
    }
}

/**
 * gab_ledger_columns_show_sums:
 * @view: a view with columns
 * @shown: whether what is at hand after each row is shown
 */
void
gab_ledger_columns_show_sums (GtkColumnView *view,
                              gboolean       shown)
{
  gtk_column_view_column_set_visible (g_object_get_data (G_OBJECT (view), SUMS), shown);
}
