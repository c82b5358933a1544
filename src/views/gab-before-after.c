/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before and after: the units that lose something, with what they have and will have. */

#include "gab-before-after.h"

#include "gab-ink.h"

#include <glib/gi18n-lib.h>

#define LEAST_LETTERS 16 /* of a unit, before it wraps */

typedef enum
{
  COLUMN_NAME,
  COLUMN_BEFORE,
  COLUMN_KILLED,
  COLUMN_WOUNDED,
  COLUMN_MISSING,
  COLUMN_PRISONERS,
  COLUMN_AFTER,
  COLUMN_GUNS,
  N_COLUMNS,
} Column;

static const char *const titles[N_COLUMNS] = {
  [COLUMN_NAME] = N_("Unit"),
  [COLUMN_BEFORE] = N_("Before"),
  [COLUMN_KILLED] = N_("Killed"),
  [COLUMN_WOUNDED] = N_("Wounded"),
  [COLUMN_MISSING] = N_("Missing"),
  [COLUMN_PRISONERS] = N_("Prisoners"),
  [COLUMN_AFTER] = N_("After"),
  [COLUMN_GUNS] = N_("Guns"),
};

struct _GabBeforeAfter
{
  GtkWidget parent_instance;

  GtkGrid *grid;
  int      rows;
  gint64   sums[N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (GabBeforeAfter, gab_before_after, GTK_TYPE_WIDGET)

static void
attach (GabBeforeAfter *self,
        int             column,
        int             row,
        const char     *text,
        const char     *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  if (column == COLUMN_NAME)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_width_chars (GTK_LABEL (label), LEAST_LETTERS);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

static void
attach_numbers (GabBeforeAfter *self,
                const gint64   *numbers,
                const char     *css_class)
{
  for (int column = COLUMN_BEFORE; column < N_COLUMNS; column++)
    {
      g_autofree char *text = numbers[column] != 0 || column == COLUMN_BEFORE || column == COLUMN_AFTER
        ? gab_ink_number (numbers[column]) : g_strdup ("");

      attach (self, column, self->rows, text, column == COLUMN_AFTER ? "strong" : css_class);
    }
}

static void
gab_before_after_dispose (GObject *object)
{
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (scroller != NULL)
    gtk_widget_unparent (scroller);

  G_OBJECT_CLASS (gab_before_after_parent_class)->dispose (object);
}

static void
gab_before_after_class_init (GabBeforeAfterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = gab_before_after_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
gab_before_after_init (GabBeforeAfter *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  /* Eight columns of large letters are wider than a small screen: then it scrolls sideways. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "sheet");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->grid));
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  for (int column = 0; column < N_COLUMNS; column++)
    attach (self, column, 0, _(titles[column]), "column-title");
  self->rows = 1;
}

/**
 * gab_before_after_new:
 *
 * Returns: (transfer floating): a table without rows.
 */
GtkWidget *
gab_before_after_new (void)
{
  return g_object_new (GAB_TYPE_BEFORE_AFTER, NULL);
}

/**
 * gab_before_after_add:
 * @self: a table
 * @name: a unit
 * @before: its men present now
 * @loss: what it loses of them
 * @guns_taken: guns it loses
 */
void
gab_before_after_add (GabBeforeAfter     *self,
                      const char         *name,
                      int                 before,
                      const GabBooksLoss *loss,
                      int                 guns_taken)
{
  gint64 numbers[N_COLUMNS] = {
    [COLUMN_BEFORE] = before,
    [COLUMN_KILLED] = loss->killed,
    [COLUMN_WOUNDED] = loss->wounded,
    [COLUMN_MISSING] = loss->missing,
    [COLUMN_PRISONERS] = loss->prisoners,
    [COLUMN_AFTER] = (gint64) before - loss->killed - loss->wounded - loss->missing - loss->prisoners,
    [COLUMN_GUNS] = guns_taken,
  };

  attach (self, COLUMN_NAME, self->rows, name, "cell");
  attach_numbers (self, numbers, "cell");
  for (int column = COLUMN_BEFORE; column < N_COLUMNS; column++)
    self->sums[column] += numbers[column];
  self->rows++;
}

/**
 * gab_before_after_finish:
 * @self: a table that has all its rows
 *
 * Adds the sums.
 */
void
gab_before_after_finish (GabBeforeAfter *self)
{
  attach (self, COLUMN_NAME, self->rows, _("Total"), "strong");
  attach_numbers (self, self->sums, "strong");
  self->rows++;
}
