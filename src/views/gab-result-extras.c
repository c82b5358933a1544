/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rest of a result: guns, rounds, SP, and what became of the leaders.
 *
 * Each is a table of numbers; which lists of the order they fill stands in one place. */

#include "gab-result-extras-private.h"
#include "gab-result-rows-private.h"

#include "gab-ink.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabResultExtras, gab_result_extras, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static int
guns_of (GabThing *thing)
{
  return gab_unit_get_guns (GAB_UNIT (thing));
}

static int
sp_of (GabThing *thing)
{
  return gab_unit_get_sp (GAB_UNIT (thing));
}

static int
rounds_of (GabThing *thing)
{
  return gab_ammunition_get_in_hand (gab_force_get_ammunition (GAB_FORCE (thing)));
}

static const GabResultSection sections[] = {
  { N_("Guns"), { N_("Dismounted"), N_("Taken"), N_("Captured") }, { "guns", "guns", "captured" }, { -1, -1, 1 }, FALSE,
    guns_of },
  { N_("Strength points"), { N_("Lost") }, { "sp" }, { -1 }, FALSE, sp_of },
  { N_("Rounds"), { N_("Spent"), N_("Lost"), N_("Captured") }, { "rounds", "rounds-lost", "rounds-captured" },
    { -1, -1, 1 }, TRUE, rounds_of },
};

static void
free_row (gpointer data)
{
  GabResultExtra *row = data;

  g_free (row->handle);
  g_free (row->name);
  g_free (row);
}

static void
free_leader (gpointer data)
{
  g_free (((GabResultLeader *) data)->handle);
  g_free (data);
}

static void
show_after (GabResultExtra *row)
{
  gint64 after = row->before;
  g_autofree char *text = NULL;

  for (guint i = 0; i < GAB_RESULT_EXTRAS_NUMBERS && row->section->lists[i] != NULL; i++)
    {
      int number;

      gab_result_row_read (row->numbers[i], &number);
      after += (gint64) row->section->signs[i] * number;
    }
  text = gab_ink_number (after);
  gtk_label_set_label (row->after, text);
  if (after < 0)
    gtk_widget_add_css_class (GTK_WIDGET (row->after), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row->after), "problem");
}

static void
number_changed (GabResultExtras *self,
                GtkEditable     *entry)
{
  GabResultExtra *row = g_object_get_data (G_OBJECT (entry), "row");

  if (self->filling)
    return;
  if (row != NULL)
    show_after (row);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fate_changed (GabResultExtras *self)
{
  for (guint i = 0; i < self->leaders->len; i++)
    {
      GabResultLeader *leader = g_ptr_array_index (self->leaders, i);

      gtk_widget_set_visible (GTK_WIDGET (leader->days), gtk_drop_down_get_selected (leader->fate) == FATE_WOUNDED);
    }
  if (!self->filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
number_entered (GtkWidget *entry)
{
  gtk_widget_activate_action (entry, "result.next", NULL);
}

static GtkEditable *
new_entry (GabResultExtras *self,
           const char      *what,
           const char      *whose)
{
  GtkWidget *entry = gtk_entry_new ();
  /* Translators: what is typed, and of which unit: "Killed, 45th Foot" */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s"), what, whose);

  gtk_entry_set_alignment (GTK_ENTRY (entry), 1);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 9);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 5);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (number_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect (entry, "activate", G_CALLBACK (number_entered), NULL);
  return GTK_EDITABLE (entry);
}

static GtkWidget *
attach (GtkGrid    *grid,
        int         column,
        int         line,
        const char *text,
        const char *css_class)
{
  GtkWidget *label = column == 0 ? gab_words_new (text, css_class) : gtk_label_new (text);

  gtk_widget_set_hexpand (label, column == 0);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, line, 1, 1);
  return label;
}

static GtkGrid *
begin_grid (GabResultExtras *self,
            const char      *title)
{
  GtkWidget *heading = gtk_label_new (title);
  GtkWidget *grid = gtk_grid_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "section-title");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "sheet");
  gtk_box_append (self->box, heading);
  gtk_box_append (self->box, grid);
  return GTK_GRID (grid);
}

static GtkGrid *
begin_section (GabResultExtras *self,
               const GabResultSection   *section)
{
  GtkGrid *grid = begin_grid (self, _(section->title));
  guint n = gab_result_extras_count (section);

  attach (grid, 0, 0, section->of_forces ? _("Force") : _("Unit"), "column-title");
  attach (grid, 1, 0, _("Before"), "column-title");
  for (guint i = 0; i < n; i++)
    attach (grid, 2 + i, 0, _(section->titles[i]), "column-title");
  attach (grid, 2 + n, 0, _("After"), "column-title");
  return grid;
}

static void
add_row (GabResultExtras *self,
         GtkGrid         *grid,
         int              line,
         const GabResultSection   *section,
         GabThing        *thing)
{
  GabResultExtra *row = g_new0 (GabResultExtra, 1);
  guint n = gab_result_extras_count (section);
  g_autofree char *before = NULL;

  row->section = section;
  row->handle = g_strdup (gab_thing_get_handle (thing));
  row->name = g_strdup (gab_thing_get_name (thing));
  row->before = section->before (thing);
  before = gab_ink_number (row->before);
  attach (grid, 0, line, row->name, "cell");
  attach (grid, 1, line, before, "cell");
  for (guint i = 0; i < n; i++)
    {
      row->numbers[i] = new_entry (self, _(section->titles[i]), row->name);
      g_object_set_data (G_OBJECT (row->numbers[i]), "row", row);
      gtk_grid_attach (grid, GTK_WIDGET (row->numbers[i]), 2 + i, line, 1, 1);
    }
  row->after = GTK_LABEL (attach (grid, 2 + n, line, before, "strong"));
  g_ptr_array_add (self->rows, row);
}

/* All that the viewer knows of the forces: units, forces and commanders in roster order. */
typedef struct
{
  GPtrArray *units, *forces, *commanders;
} Found;

static void
add_if_new (GPtrArray *list,
            gpointer   thing)
{
  if (!g_ptr_array_find (list, thing, NULL))
    g_ptr_array_add (list, thing);
}

static void
find_in (GabForce *force,
         Found    *found)
{
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));
  GListModel *forces = G_LIST_MODEL (gab_force_get_forces (force));
  GListModel *commanders = G_LIST_MODEL (gab_force_get_commanders (force));

  if (!gab_force_get_known (force))
    return;
  add_if_new (found->forces, force);
  for (guint i = 0; i < g_list_model_get_n_items (commanders); i++)
    {
      /* The list keeps a reference, so those taken here may go at once. */
      g_autoptr (GabThing) commander = g_list_model_get_item (commanders, i);

      add_if_new (found->commanders, commander);
    }
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabThing) unit = g_list_model_get_item (units, i);

      add_if_new (found->units, unit);
    }
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) inner = g_list_model_get_item (forces, i);

      find_in (inner, found);
    }
}

static gboolean
belongs (const GabResultSection *section,
         GabThing      *thing)
{
  if (section->before == guns_of)
    return gab_unit_kind_has_guns (gab_unit_get_kind (GAB_UNIT (thing)));
  return section->before (thing) > 0;
}

static void
add_section (GabResultExtras *self,
             const GabResultSection   *section,
             const Found     *found)
{
  GPtrArray *things = section->of_forces ? found->forces : found->units;
  GtkGrid *grid = NULL;
  int line = 1;

  for (guint i = 0; i < things->len; i++)
    {
      GabThing *thing = g_ptr_array_index (things, i);

      if (!belongs (section, thing))
        continue;
      if (grid == NULL)
        grid = begin_section (self, section);
      add_row (self, grid, line++, section, thing);
    }
}

static void
add_leader (GabResultExtras *self,
            GtkGrid         *grid,
            int              line,
            GabCommander    *commander)
{
  const char *fates[] = { _("unhurt"), _("killed"), _("taken"), _("wounded, back after days:"), NULL };
  GabResultLeader *leader = g_new0 (GabResultLeader, 1);
  g_autofree char *title = gab_commander_dup_title (commander);
  /* Translators: a commander */
  g_autofree char *spoken = g_strdup_printf (_("What became of %s"), title);

  leader->handle = g_strdup (gab_thing_get_handle (GAB_THING (commander)));
  leader->fate = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (fates));
  leader->days = new_entry (self, _("Days until he is back"), title);
  gtk_widget_set_visible (GTK_WIDGET (leader->days), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (leader->fate), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_object (leader->fate, "notify::selected", G_CALLBACK (fate_changed), self, G_CONNECT_SWAPPED);
  attach (grid, 0, line, title, "cell");
  gtk_grid_attach (grid, GTK_WIDGET (leader->fate), 1, line, 1, 1);
  gtk_grid_attach (grid, GTK_WIDGET (leader->days), 2, line, 1, 1);
  g_ptr_array_add (self->leaders, leader);
}

static void
add_leaders (GabResultExtras *self,
             GabCampaign     *campaign,
             const Found     *found)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  GtkGrid *grid = NULL;
  int line = 0;

  for (guint i = 0; i < found->commanders->len; i++)
    {
      GabThing *thing = g_ptr_array_index (found->commanders, i);
      int ordinal = gab_books_find (books, "commander", gab_thing_get_handle (thing));
      int state = ordinal >= 0 ? gab_books_commander (books, ordinal)->state : GAB_LEADER_KILLED;

      if (state == GAB_LEADER_KILLED || state == GAB_LEADER_TAKEN)
        continue;
      if (grid == NULL)
        grid = begin_grid (self, _("Leaders"));
      add_leader (self, grid, line++, GAB_COMMANDER (thing));
    }
}

static void
gab_result_extras_dispose (GObject *object)
{
  GabResultExtras *self = GAB_RESULT_EXTRAS (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  self->filling = TRUE;
  if (child != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (gab_result_extras_parent_class)->dispose (object);
}

static void
gab_result_extras_finalize (GObject *object)
{
  GabResultExtras *self = GAB_RESULT_EXTRAS (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->leaders);
  if (self->shape != NULL)
    g_string_free (self->shape, TRUE);

  G_OBJECT_CLASS (gab_result_extras_parent_class)->finalize (object);
}

static void
gab_result_extras_class_init (GabResultExtrasClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = gab_result_extras_dispose;
  G_OBJECT_CLASS (klass)->finalize = gab_result_extras_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  /**
   * GabResultExtras::changed:
   * @self: the tables
   *
   * Something was typed or chosen.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_RESULT_EXTRAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
gab_result_extras_init (GabResultExtras *self)
{
  self->rows = g_ptr_array_new_with_free_func (free_row);
  self->leaders = g_ptr_array_new_with_free_func (free_leader);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
}

/* Whom and what the tables hold, with what there was before. */
static GString *
get_shape (GabCampaign *campaign,
           const Found *found)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  GString *shape = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      GPtrArray *things = sections[i].of_forces ? found->forces : found->units;

      for (guint j = 0; j < things->len; j++)
        if (belongs (&sections[i], g_ptr_array_index (things, j)))
          g_string_append_printf (shape, " %s %d", gab_thing_get_handle (g_ptr_array_index (things, j)),
                                  sections[i].before (g_ptr_array_index (things, j)));
    }
  for (guint i = 0; i < found->commanders->len; i++)
    {
      int ordinal = gab_books_find (books, "commander", gab_thing_get_handle (g_ptr_array_index (found->commanders, i)));

      g_string_append_printf (shape, " %d %d", ordinal, ordinal >= 0 ? gab_books_commander (books, ordinal)->state : -1);
    }
  return shape;
}

static void
fill (GabResultExtras *self,
      GabCampaign     *campaign,
      const Found     *found)
{
  GtkWidget *child;

  self->filling = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->leaders, 0);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    add_section (self, &sections[i], found);
  add_leaders (self, campaign, found);
  self->filling = FALSE;
}

/**
 * gab_result_extras_show:
 * @self: the tables
 * @campaign: the campaign as the viewer may see it
 * @forces: (element-type utf8): the handles of forces
 *
 * Lists their guns, SP, rounds and leaders. What was typed stays while these are as
 * they were.
 */
void
gab_result_extras_show (GabResultExtras *self,
                        GabCampaign     *campaign,
                        GPtrArray       *forces)
{
  g_autoptr (GPtrArray) units = g_ptr_array_new ();
  g_autoptr (GPtrArray) inner = g_ptr_array_new ();
  g_autoptr (GPtrArray) commanders = g_ptr_array_new ();
  Found found = { units, inner, commanders };
  GString *shape;

  for (guint i = 0; i < forces->len; i++)
    find_in (GAB_FORCE (gab_campaign_find (campaign, g_ptr_array_index (forces, i))), &found);
  shape = get_shape (campaign, &found);
  if (self->shape != NULL && g_string_equal (self->shape, shape))
    {
      g_string_free (shape, TRUE);
      return;
    }
  if (self->shape != NULL)
    g_string_free (self->shape, TRUE);
  self->shape = shape;
  fill (self, campaign, &found);
}
