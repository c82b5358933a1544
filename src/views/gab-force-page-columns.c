/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of a force: its rows, forces within forces, and its columns.
 *
 * The last row holds the sums: it is the force itself. */

#include "gab-force-page-private.h"

#include "gab-tip.h"

#include <glib/gi18n-lib.h>

#define UNKNOWN "–"

typedef enum
{
  COLUMN_NAME,
  COLUMN_WORD,
  COLUMN_NUMBER,
  COLUMN_PRESENT,
} ColumnKind;

/* A column: what it shows of a unit, and of a force as a sum. */
typedef struct
{
  ColumnKind   kind;
  const char  *title;
  const char  *(* word) (GabUnit *unit);
  int          (* of_unit) (GabUnit *unit);
  int          (* of_force) (GabForce *force);
} Column;

static const char *
kind_word (GabUnit *unit)
{
  return gab_unit_kind_label (gab_unit_get_kind (unit));
}

static const Column columns[] = {
  { COLUMN_NAME, N_("Unit"), NULL, NULL, NULL },
  { COLUMN_WORD, N_("Kind"), kind_word, NULL, NULL },
  { COLUMN_WORD, N_("Quality"), gab_unit_get_quality_label, NULL, NULL },
  { COLUMN_NUMBER, N_("Men first"), NULL, gab_unit_get_first, gab_force_get_first },
  { COLUMN_PRESENT, N_("Present"), NULL, gab_unit_get_present, gab_force_get_present },
  { COLUMN_NUMBER, N_("Killed"), NULL, gab_unit_get_killed, gab_force_get_killed },
  { COLUMN_NUMBER, N_("Wounded"), NULL, gab_unit_get_wounded, gab_force_get_wounded },
  { COLUMN_NUMBER, N_("Sick"), NULL, gab_unit_get_sick, gab_force_get_sick },
  { COLUMN_NUMBER, N_("Prisoners\nand missing"), NULL, gab_unit_get_away, gab_force_get_away },
  { COLUMN_NUMBER, N_("On\ncommand"), NULL, gab_unit_get_detached, gab_force_get_detached },
  { COLUMN_NUMBER, N_("Guns"), NULL, gab_unit_get_guns, gab_force_get_guns },
};

static GListModel *
join (GListModel *first,
      GListModel *second,
      GListModel *third)
{
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);

  g_list_store_append (lists, first);
  g_list_store_append (lists, second);
  if (third != NULL)
    g_list_store_append (lists, third);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));
}

/* What stands in a force; the row of sums has nothing in it. */
static GListModel *
open_row (gpointer item,
          gpointer data)
{
  GabForce *force;

  if (!GAB_IS_FORCE (item) || item == data)
    return NULL;
  force = item;
  return join (G_LIST_MODEL (gab_force_get_units (force)), G_LIST_MODEL (gab_force_get_forces (force)), NULL);
}

/* The rows of a force's roster, of GtkTreeListRow. */
GListModel *
gab_force_page_new_rows (GabForce *force)
{
  g_autoptr (GListStore) sums = g_list_store_new (GAB_TYPE_THING);

  g_list_store_append (sums, force);
  return G_LIST_MODEL (gtk_tree_list_model_new (join (G_LIST_MODEL (gab_force_get_units (force)),
                                                      G_LIST_MODEL (gab_force_get_forces (force)),
                                                      G_LIST_MODEL (sums)),
                                                FALSE, TRUE, open_row, g_object_ref (force), g_object_unref));
}

/* The unit or force of a row; borrowed, the row keeps it. */
GabThing *
gab_force_page_get_row (gpointer row)
{
  g_autoptr (GabThing) thing = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  return thing;
}

static GabForcePage *
get_page (GtkWidget *widget)
{
  return GAB_FORCE_PAGE (gtk_widget_get_ancestor (widget, GAB_TYPE_FORCE_PAGE));
}

static const Column *
get_column (GtkListItem *item)
{
  return g_object_get_data (G_OBJECT (item), "column");
}

static void
show_number (GtkLabel     *label,
             const Column *column,
             GabThing     *thing)
{
  gboolean known = GAB_IS_UNIT (thing) ? gab_unit_get_known (GAB_UNIT (thing)) : gab_force_get_known (GAB_FORCE (thing));
  int number = GAB_IS_UNIT (thing) ? column->of_unit (GAB_UNIT (thing)) : column->of_force (GAB_FORCE (thing));
  g_autofree char *text = known ? gab_ink_number (number) : g_strdup (UNKNOWN);

  gtk_label_set_label (label, text);
  if (known && number == 0)
    gtk_widget_add_css_class (GTK_WIDGET (label), "nought");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), "nought");
}

static void
set_sum_class (GtkWidget *widget,
               gboolean   sum)
{
  if (sum)
    gtk_widget_add_css_class (widget, "strong");
  else
    gtk_widget_remove_css_class (widget, "strong");
}

static void
show_name (GtkWidget      *expander,
           GtkTreeListRow *row,
           GabThing       *thing)
{
  GtkWidget *label = gtk_tree_expander_get_child (GTK_TREE_EXPANDER (expander));
  GabForcePage *page = get_page (expander);
  gboolean sum = page != NULL && thing == GAB_THING (page->force);
  const char *name = sum ? _("Total") : gab_thing_get_name (thing);

  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (expander), row);
  gtk_label_set_label (GTK_LABEL (label), name);
  gab_tip_set (label, *gab_thing_get_note (thing) != '\0' && !sum ? gab_thing_get_note (thing) : name);
  set_sum_class (label, GAB_IS_FORCE (thing));
}

/* The number itself while it cannot be typed over; else a field for it. */
static void
show_present (GtkWidget    *box,
              const Column *column,
              GabThing     *thing)
{
  GtkWidget *label = gtk_widget_get_first_child (box);
  GtkWidget *entry = gtk_widget_get_next_sibling (label);
  GabForcePage *page = get_page (box);
  gboolean typed = page != NULL && page->may && GAB_IS_UNIT (thing);
  /* Translators: a unit */
  g_autofree char *spoken = g_strdup_printf (_("Men present, %s"), gab_thing_get_name (thing));

  show_number (GTK_LABEL (label), column, thing);
  set_sum_class (label, GAB_IS_FORCE (thing));
  gtk_widget_set_visible (label, !typed);
  gtk_widget_set_visible (entry, typed);
  if (!typed)
    return;
  gtk_editable_set_text (GTK_EDITABLE (entry), gtk_label_get_label (GTK_LABEL (label)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show_cell (GtkListItem *item)
{
  const Column *column = get_column (item);
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  GtkWidget *child = gtk_list_item_get_child (item);
  GabThing *thing = gab_force_page_get_row (row);

  switch (column->kind)
    {
    case COLUMN_NAME:
      show_name (child, row, thing);
      break;
    case COLUMN_WORD:
      gtk_label_set_label (GTK_LABEL (child), GAB_IS_UNIT (thing) ? column->word (GAB_UNIT (thing)) : "");
      break;
    case COLUMN_PRESENT:
      show_present (child, column, thing);
      break;
    case COLUMN_NUMBER:
    default:
      show_number (GTK_LABEL (child), column, thing);
      set_sum_class (child, GAB_IS_FORCE (thing));
    }
}

static GtkWidget *
new_label (double xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  return label;
}

static GtkWidget *
new_name (void)
{
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *label = new_label (0);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 18);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), label);
  return expander;
}

static GabThing *
get_thing (GtkWidget *entry)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (entry), "item");

  return gab_force_page_get_row (gtk_list_item_get_item (item));
}

/* Typed over and Enter: asked for the cause. */
static void
present_typed (GtkWidget *entry)
{
  GabThing *thing = get_thing (entry);

  g_object_set_data (G_OBJECT (entry), "entered", entry);
  gab_force_page_type (get_page (entry), gab_thing_get_handle (thing), gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static gboolean
select_all (gpointer data)
{
  g_autoptr (GtkWidget) entry = data;

  if (gtk_widget_get_focus_child (entry) != NULL)
    gtk_editable_select_region (GTK_EDITABLE (entry), 0, -1);
  return G_SOURCE_REMOVE;
}

/* Its row is the one that orders are for, and what is typed takes the place of the number: the click that gave the focus
 * sets the cursor afterwards. */
static void
present_entered (GtkEventControllerFocus *focus)
{
  GtkWidget *entry = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));
  GabForcePage *page = get_page (entry);
  GtkListItem *item = g_object_get_data (G_OBJECT (entry), "item");

  if (page != NULL && gtk_list_item_get_item (item) != NULL)
    gtk_single_selection_set_selected (page->roster->selection, gtk_list_item_get_position (item));
  g_idle_add (select_all, g_object_ref (entry));
}

/* What was typed and not entered is no change; that is said. */
static void
present_left (GtkEventControllerFocus *focus)
{
  GtkWidget *entry = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));
  GtkListItem *item = g_object_get_data (G_OBJECT (entry), "item");
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));
  gboolean entered = g_object_steal_data (G_OBJECT (entry), "entered") != NULL;
  g_autofree char *text = NULL;

  if (gtk_list_item_get_item (item) == NULL)
    return;
  show_cell (item);
  if (entered || g_str_equal (typed, gtk_editable_get_text (GTK_EDITABLE (entry))) || !gtk_widget_get_mapped (entry))
    return;
  /* Translators: what was typed over a number, and a unit */
  text = g_strdup_printf (_("“%1$s” was not entered for %2$s: press Enter behind the number."), typed,
                          gab_thing_get_name (get_thing (entry)));
  gab_tell (entry, text, FALSE);
}

static GtkWidget *
new_present (GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = new_label (1);
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_hexpand (label, TRUE);
  gtk_entry_set_alignment (GTK_ENTRY (entry), 1);
  gtk_entry_set_has_frame (GTK_ENTRY (entry), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 5);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 12);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_widget_set_tooltip_text (entry, _("Type what there is now and press Enter; you are asked what happened."));
  gtk_widget_add_css_class (entry, "cell");
  g_object_set_data (G_OBJECT (entry), "item", item);
  g_signal_connect (entry, "activate", G_CALLBACK (present_typed), NULL);
  g_signal_connect (focus, "enter", G_CALLBACK (present_entered), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (present_left), NULL);
  gtk_widget_add_controller (entry, focus);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  return box;
}

static void
set_up (GtkListItemFactory *factory,
        GtkListItem        *item,
        gpointer            data)
{
  const Column *column = data;

  g_object_set_data (G_OBJECT (item), "column", data);
  switch (column->kind)
    {
    case COLUMN_NAME:
      gtk_list_item_set_child (item, new_name ());
      break;
    case COLUMN_PRESENT:
      gtk_list_item_set_child (item, new_present (item));
      break;
    case COLUMN_WORD:
    case COLUMN_NUMBER:
    default:
      gtk_list_item_set_child (item, new_label (column->kind == COLUMN_NUMBER));
    }
}

static void
bind (GtkListItemFactory *factory,
      GtkListItem        *item,
      gpointer            data)
{
  GabThing *thing = gab_force_page_get_row (gtk_list_item_get_item (item));
  gulong handler = g_signal_connect_swapped (thing, "notify", G_CALLBACK (show_cell), item);

  g_object_set_data (G_OBJECT (item), "handler", GSIZE_TO_POINTER (handler));
  g_object_set_data_full (G_OBJECT (item), "thing", g_object_ref (thing), g_object_unref);
  show_cell (item);
}

static void
unbind (GtkListItemFactory *factory,
        GtkListItem        *item,
        gpointer            data)
{
  gulong handler = GPOINTER_TO_SIZE (g_object_get_data (G_OBJECT (item), "handler"));

  g_signal_handler_disconnect (g_object_get_data (G_OBJECT (item), "thing"), handler);
  g_object_set_data (G_OBJECT (item), "thing", NULL);
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

/* Titles of numbers stand over their numbers. GTK has no say in that: without such
 * labels inside the header nothing is done. */
static void
style_titles (GtkColumnView *view)
{
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (view));
  GtkWidget *title = header != NULL ? gtk_widget_get_first_child (header) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (columns) && title != NULL; i++)
    {
      GtkWidget *label = find_label (title);
      gboolean number = columns[i].kind == COLUMN_NUMBER || columns[i].kind == COLUMN_PRESENT;

      if (label != NULL && number)
        {
          gtk_widget_set_hexpand (label, TRUE);
          gtk_label_set_xalign (GTK_LABEL (label), 1);
          gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
        }
      title = gtk_widget_get_next_sibling (title);
    }
}

void
gab_force_page_add_columns (GtkColumnView *view)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
      g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (_(columns[i].title), factory);

      g_signal_connect (factory, "setup", G_CALLBACK (set_up), (gpointer) &columns[i]);
      g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
      g_signal_connect (factory, "unbind", G_CALLBACK (unbind), NULL);
      gtk_column_view_column_set_expand (column, columns[i].kind == COLUMN_NAME);
      gtk_column_view_append_column (view, column);
    }
  style_titles (view);
}
