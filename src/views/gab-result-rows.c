/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a result: units in roster order, what each lost typed, before and after. */

#include "gab-result-rows-private.h"

#include "gab-ink.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

static const char *const loss_titles[GAB_RESULT_LOSSES] = { N_("Killed"), N_("Wounded"), N_("Missing"), N_("Prisoners") };

enum { COLUMN_NAME, COLUMN_BEFORE, COLUMN_LOSS, COLUMN_AFTER = COLUMN_LOSS + GAB_RESULT_LOSSES };

G_DEFINE_FINAL_TYPE (GabResultRows, gab_result_rows, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
show_sums (GabResultRows *self)
{
  for (guint i = 0; i < GAB_RESULT_LOSSES; i++)
    {
      g_autofree char *text = NULL;
      gint64 sum = 0;

      for (guint j = 0; j < self->rows->len; j++)
        {
          int number;

          gab_result_row_read (((GabResultRow *) g_ptr_array_index (self->rows, j))->losses[i], &number);
          sum += number;
        }
      text = gab_ink_number (sum);
      gtk_label_set_label (self->sums[i], text);
    }
}

static void
loss_changed (GabResultRows *self,
              GtkEditable   *entry)
{
  if (self->sums[0] == NULL)
    return;
  gab_result_row_show_after (g_object_get_data (G_OBJECT (entry), "row"));
  show_sums (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Enter moves on; the page knows where to. */
static void
loss_entered (GtkWidget *entry)
{
  gtk_widget_activate_action (entry, "result.next", NULL);
}

static GtkWidget *
attach (GabResultRows *self,
        int            column,
        const char    *text,
        const char    *css_class)
{
  GtkWidget *label = column == COLUMN_NAME ? gab_words_new (text, css_class) : gtk_label_new (text);

  gtk_widget_set_hexpand (label, column == COLUMN_NAME);
  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  gtk_widget_add_css_class (label, css_class);
  /* A force is a heading over the whole line. */
  gtk_grid_attach (self->grid, label, column, self->n_lines, g_str_equal (css_class, "force") ? COLUMN_AFTER + 1 : 1, 1);
  return label;
}

static GtkEditable *
add_loss (GabResultRows *self,
          GabResultRow  *row,
          guint          which)
{
  GtkWidget *entry = gtk_entry_new ();
  /* Translators: what is typed, and of which unit: "Killed, 45th Foot" */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s"), _(loss_titles[which]), row->name);

  gtk_entry_set_alignment (GTK_ENTRY (entry), 1);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 9);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 5);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (entry), "row", row);
  g_signal_connect_object (entry, "changed", G_CALLBACK (loss_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect (entry, "activate", G_CALLBACK (loss_entered), NULL);
  gtk_grid_attach (self->grid, entry, COLUMN_LOSS + which, self->n_lines, 1, 1);
  return GTK_EDITABLE (entry);
}

static void
add_row (GabResultRows *self,
         GabUnit       *unit)
{
  GabResultRow *row = g_new0 (GabResultRow, 1);
  g_autofree char *before = gab_ink_number (gab_unit_get_present (unit));

  row->unit = g_strdup (gab_thing_get_handle (GAB_THING (unit)));
  row->name = g_strdup (gab_thing_get_name (GAB_THING (unit)));
  row->before = gab_unit_get_present (unit);
  g_ptr_array_add (self->rows, row);
  attach (self, COLUMN_NAME, row->name, "cell");
  row->before_label = GTK_LABEL (attach (self, COLUMN_BEFORE, before, "cell"));
  for (guint i = 0; i < GAB_RESULT_LOSSES; i++)
    row->losses[i] = add_loss (self, row, i);
  row->after_label = GTK_LABEL (attach (self, COLUMN_AFTER, before, "strong"));
  self->n_lines++;
}

static void
add_titles (GabResultRows *self)
{
  attach (self, COLUMN_NAME, _("Unit"), "column-title");
  attach (self, COLUMN_BEFORE, _("Before"), "column-title");
  for (guint i = 0; i < GAB_RESULT_LOSSES; i++)
    attach (self, COLUMN_LOSS + i, _(loss_titles[i]), "column-title");
  attach (self, COLUMN_AFTER, _("After"), "column-title");
  self->n_lines++;
}

static void
add_sums (GabResultRows *self)
{
  attach (self, COLUMN_NAME, _("Total"), "strong");
  for (guint i = 0; i < GAB_RESULT_LOSSES; i++)
    self->sums[i] = GTK_LABEL (attach (self, COLUMN_LOSS + i, "0", "strong"));
  self->n_lines++;
}

/* Units that the viewer knows and that have anybody left, the forces as headings, the uppermost with their side. */
static void
add_force (GabResultRows *self,
           GabForce      *force,
           const char    *side)
{
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));
  GListModel *forces = G_LIST_MODEL (gab_force_get_forces (force));
  guint heading = self->n_lines;
  const char *name = gab_thing_get_name (GAB_THING (force));
  /* Translators: a force, and its side */
  g_autofree char *title = side != NULL ? g_strdup_printf (_("%1$s · %2$s"), name, side) : g_strdup (name);

  attach (self, COLUMN_NAME, title, "force");
  self->n_lines++;
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (units, i);

      if (gab_unit_get_known (unit) && gab_unit_get_present (unit) > 0)
        add_row (self, unit);
    }
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) inner = g_list_model_get_item (forces, i);

      add_force (self, inner, NULL);
    }
  if (self->n_lines == (int) heading + 1)
    {
      gtk_grid_remove (self->grid, gtk_grid_get_child_at (self->grid, COLUMN_NAME, heading));
      self->n_lines--;
    }
}

static void
note_unit (GabUnit  *unit,
           gpointer  data)
{
  if (gab_unit_get_known (unit) && gab_unit_get_present (unit) > 0)
    g_string_append_printf (data, " %s", gab_thing_get_handle (GAB_THING (unit)));
}

static GString *
get_shape (GabCampaign *campaign,
           GPtrArray   *forces)
{
  GString *shape = g_string_new (NULL);

  for (guint i = 0; i < forces->len; i++)
    gab_force_foreach_unit (GAB_FORCE (gab_campaign_find (campaign, g_ptr_array_index (forces, i))), note_unit, shape);
  return shape;
}

/* The same units: what was typed stays, what they have may have changed. */
static void
update_rows (GabResultRows *self,
             GabCampaign   *campaign)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GabResultRow *row = g_ptr_array_index (self->rows, i);
      g_autofree char *before = NULL;

      row->before = gab_unit_get_present (GAB_UNIT (gab_campaign_find (campaign, row->unit)));
      before = gab_ink_number (row->before);
      gtk_label_set_label (row->before_label, before);
      gab_result_row_show_after (row);
    }
}

static void
gab_result_rows_dispose (GObject *object)
{
  GabResultRows *self = GAB_RESULT_ROWS (object);
  GtkWidget *grid = gtk_widget_get_first_child (GTK_WIDGET (self));

  self->sums[0] = NULL;
  if (grid != NULL)
    gtk_widget_unparent (grid);

  G_OBJECT_CLASS (gab_result_rows_parent_class)->dispose (object);
}

static void
gab_result_rows_finalize (GObject *object)
{
  GabResultRows *self = GAB_RESULT_ROWS (object);

  g_ptr_array_unref (self->rows);
  if (self->shape != NULL)
    g_string_free (self->shape, TRUE);

  G_OBJECT_CLASS (gab_result_rows_parent_class)->finalize (object);
}

static void
gab_result_rows_class_init (GabResultRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = gab_result_rows_dispose;
  G_OBJECT_CLASS (klass)->finalize = gab_result_rows_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  /**
   * GabResultRows::changed:
   * @self: the rows
   *
   * A loss was typed.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_RESULT_ROWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
gab_result_rows_init (GabResultRows *self)
{
  self->rows = g_ptr_array_new_with_free_func (gab_result_row_free);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "sheet");
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
}

/**
 * gab_result_rows_show:
 * @self: the rows
 * @campaign: the campaign as the viewer may see it
 * @forces: (element-type utf8): the handles of forces
 *
 * Lists their units. What was typed stays while they are the same.
 */
void
gab_result_rows_show (GabResultRows *self,
                      GabCampaign   *campaign,
                      GPtrArray     *forces)
{
  GString *shape = get_shape (campaign, forces);
  GtkWidget *child;

  if (self->shape != NULL && g_string_equal (self->shape, shape))
    {
      g_string_free (shape, TRUE);
      update_rows (self, campaign);
      return;
    }
  if (self->shape != NULL)
    g_string_free (self->shape, TRUE);
  self->shape = shape;
  self->sums[0] = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  g_ptr_array_set_size (self->rows, 0);
  self->n_lines = 0;
  add_titles (self);
  for (guint i = 0; i < forces->len; i++)
    {
      GabThing *force = gab_campaign_find (campaign, g_ptr_array_index (forces, i));

      add_force (self, GAB_FORCE (force), gab_campaign_label (campaign, gab_campaign_side_of_thing (campaign, force)));
    }
  add_sums (self);
}
