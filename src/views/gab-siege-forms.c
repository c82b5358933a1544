/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be ordered in a siege, as a list: by what is done, and in fire and moves by who does it. */

#include "gab-siege-page-private.h"

#include "gab-asking.h"
#include "gab-reveal.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The words above a group of orders. */
static char *
dup_group (const GabOrder *order,
           const GabNames *names)
{
  g_autofree char *name = NULL;

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_DIG_PARALLEL: return g_strdup_printf (_("Parallel %d"), order->args[0]);
    case GAB_FORMAL_DIG_SAP:      return g_strdup (_("Saps"));
    case GAB_FORMAL_DIG_BATTERY:
    case GAB_FORMAL_REBUILD:      return g_strdup (_("Batteries"));
    case GAB_FORMAL_ENTER:
    case GAB_FORMAL_LEAVE:        return g_strdup (_("On to the ground, and off it"));
    case GAB_FORMAL_PLACE:        return g_strdup (_("Place the garrison"));
    case GAB_FORMAL_MOUNT:
    case GAB_FORMAL_DISMOUNT:     return g_strdup (_("Platforms"));
    case GAB_FORMAL_MOVE:
      name = gab_formal_tell_whole (names, order->args[2]);
      /* Translators: a trench, a battery or a work from which something may be moved */
      return g_strdup_printf (_("Move from %s"), name);
    case GAB_FORMAL_SET:
    case GAB_FORMAL_SET_POINTS:
    case GAB_FORMAL_SET_WORK:     return g_strdup (_("The umpire corrects"));
    case GAB_FORMAL_RAISE:
    case GAB_FORMAL_SURRENDER:    return g_strdup (_("End the siege"));
    case GAB_FORMAL_FIRE:
      name = gab_formal_tell_whole (names, order->args[0]);
      /* Translators: a battery or a work that may fire */
      return g_strdup_printf (_("Fire of %s"), name);
    case GAB_FORMAL_ROLL_POINTS:
    case GAB_FORMAL_END_STEP:
    case GAB_FORMAL_PASS:
    case GAB_FORMAL_STORM:
    case GAB_FORMAL_STORM_WORK:
    case GAB_FORMAL_ANSWER:
    case GAB_FORMAL_SORTIE:
    case GAB_FORMAL_PRESS_ON:
    case GAB_FORMAL_RETURN:
    case GAB_FORMAL_FALL_BACK:
    case GAB_FORMAL_FALL_BACK_TO:
    default:                      return g_strdup (_("This step"));
    }
}

static gboolean
is_wanted (gpointer item,
           gpointer data)
{
  GabSiegeForms *self = data;
  const char *label = gtk_string_object_get_string (item);
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autofree char *folded = NULL, *sought = NULL;
  guint at = GPOINTER_TO_UINT (g_object_get_data (item, "form"));

  if (gab_siege_shares_hides (gab_siege_forms_nth (self, at)))
    return FALSE;
  if (self->wanted != NULL && !g_str_equal (self->wanted, g_ptr_array_index (self->groups, at)))
    return FALSE;
  if (*typed == '\0')
    return TRUE;
  folded = g_utf8_casefold (label, -1);
  sought = g_utf8_casefold (typed, -1);
  return strstr (folded, sought) != NULL;
}

static void
set_up_row (GtkSignalListItemFactory *factory,
            GtkListItem              *row,
            gpointer                  data)
{
  gtk_list_item_set_child (row, gab_words_new (NULL, NULL));
}

static void
bind_row (GtkSignalListItemFactory *factory,
          GtkListItem              *row,
          gpointer                  data)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (row)),
                       gtk_string_object_get_string (gtk_list_item_get_item (row)));
}

/* Enter and a double click give the row that they are on, chosen before or not. */
static void
row_activated (GabSiegePage *page,
               guint         nth)
{
  gtk_single_selection_set_selected (page->forms.selection, nth);
  gab_siege_page_take_form (page);
  gab_siege_page_line_given (page);
}

/* Sets up the list of a page that has been made from its template. */
void
gab_siege_forms_begin (GabSiegeForms *self,
                       GabSiegePage  *page)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->page = page;
  gab_siege_shares_begin (self);
  self->groups = g_ptr_array_new_with_free_func (g_free);
  self->ends = g_array_new (FALSE, FALSE, sizeof (GabFormalSketch));
  self->now = g_array_new (FALSE, FALSE, sizeof (gint32));
  self->labels = gtk_string_list_new (NULL);
  self->subjects = gtk_string_list_new (NULL);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  self->wanted_labels = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->labels)), GTK_FILTER (g_object_ref (self->filter)));
  self->rows = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->wanted_labels)), 0, 0);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  gtk_drop_down_set_model (self->subject, G_LIST_MODEL (self->subjects));
  g_signal_connect_object (self->view, "activate", G_CALLBACK (row_activated), page, G_CONNECT_SWAPPED);
  g_object_unref (factory);
}

/* Lets go of all that does not belong to the template. */
void
gab_siege_forms_end (GabSiegeForms *self)
{
  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  gab_siege_shares_end (self);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->wanted_labels);
  g_clear_object (&self->filter);
  g_clear_object (&self->labels);
  g_clear_object (&self->subjects);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->ends, g_array_unref);
  g_clear_pointer (&self->now, g_array_unref);
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->wanted, g_free);
}

static void
add_form (GabSiegeForms      *self,
          const GabSiegeLook *look,
          guint               at,
          GHashTable         *seen)
{
  g_autoptr (GabOrder) order = gab_choice_largest (&g_array_index (self->choices, GabChoice, at));
  /* A number is typed, not one of hundreds of forms. */
  g_autofree char *asked = gab_formal_tell_correction (order, look->names);
  g_autofree char *label = asked != NULL ? g_steal_pointer (&asked) : gab_formal_tell_order (order, look->names);
  gint32 now = gab_formal_is_correction (order) && order->verb->id != GAB_FORMAL_SET_WORK ? gab_formal_corrected_now (look->state, order) : 0;
  char *group = dup_group (order, look->names);
  g_autoptr (GObject) item = NULL;
  GabFormalSketch ends;

  gab_formal_sketch (look->state, order, &ends);
  if (gab_formal_fires (order) >= 0)
    ends.from = gab_formal_whole (look->state, ends.from);
  g_array_append_val (self->ends, ends);
  g_array_append_val (self->now, now);

  g_ptr_array_add (self->groups, group);
  gtk_string_list_append (self->labels, label);
  item = g_list_model_get_item (G_LIST_MODEL (self->labels), at);
  g_object_set_data (item, "form", GUINT_TO_POINTER (at));
  if (g_hash_table_add (seen, group))
    gtk_string_list_append (self->subjects, group);
}

/* The group that was shown stays so while there is one of that name; in fire, where each fires once, the next comes. */
static void
choose_again (GabSiegeForms *self,
              const char    *subject,
              guint          was)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->subjects)), at = 0;

  for (guint i = 1; i < n && subject != NULL; i++)
    if (g_str_equal (gtk_string_list_get_string (self->subjects, i), subject))
      at = i;
  if (at == 0 && was > 0 && was < n)
    at = was;
  gtk_drop_down_set_selected (self->subject, at);
  gab_siege_forms_filter (self);
}

/* Only the umpire corrects. */
static void
drop_corrections (GArray *choices)
{
  for (guint i = choices->len; i > 0; i--)
    {
      g_autoptr (GabOrder) order = gab_choice_largest (&g_array_index (choices, GabChoice, i - 1));

      if (gab_formal_is_correction (order))
        g_array_remove_index (choices, i - 1);
    }
}

/* Offers what may be ordered now. */
void
gab_siege_forms_show (GabSiegeForms      *self,
                      const GabSiegeLook *look)
{
  g_autofree char *subject = g_strdup (self->wanted);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->labels)), was = gtk_drop_down_get_selected (self->subject);
  gboolean fires = look->may && look->state->step == GAB_FORMAL_STEP_FIRE;

  gtk_slice_list_model_set_size (self->rows, 0);
  gtk_filter_list_model_set_filter (self->wanted_labels, NULL);
  gab_siege_shares_show (self, self->page, look->names, NULL);
  g_clear_pointer (&self->choices, g_array_unref);
  gtk_string_list_splice (self->labels, 0, n, NULL);
  gtk_string_list_splice (self->subjects, 0, g_list_model_get_n_items (G_LIST_MODEL (self->subjects)), NULL);
  g_ptr_array_set_size (self->groups, 0);
  g_array_set_size (self->ends, 0);
  g_array_set_size (self->now, 0);
  self->counted = NULL;
  gtk_string_list_append (self->subjects, _("All that may be ordered"));
  if (look->may)
    {
      self->choices = gab_asking_choices (look->operation);
      if (look->viewer != GAB_VIEWER_UMPIRE)
        drop_corrections (self->choices);
      for (guint i = 0; i < self->choices->len; i++)
        add_form (self, look, i, seen);
    }
  gtk_filter_list_model_set_filter (self->wanted_labels, GTK_FILTER (self->filter));
  choose_again (self, subject, fires && subject != NULL ? was : 0);
  gtk_widget_set_visible (self->count_box, FALSE); /* until one is chosen */
}

/* Where a form stands among those that are wanted; G_MAXUINT where it is none of them. */
static guint
find_wanted (GabSiegeForms *self,
             guint          form)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->wanted_labels));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->wanted_labels), i);

      if (GPOINTER_TO_UINT (g_object_get_data (item, "form")) == form)
        return i;
    }
  return G_MAXUINT;
}

/* Which form is chosen; G_MAXUINT for none. */
guint
gab_siege_forms_chosen (GabSiegeForms *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL ? GPOINTER_TO_UINT (g_object_get_data (item, "form")) : G_MAXUINT;
}

/* Shows the chosen group, and of that what is searched for; what is chosen stays so where it is still shown. */
void
gab_siege_forms_filter (GabSiegeForms *self)
{
  guint at = gtk_drop_down_get_selected (self->subject);
  guint chosen = gab_siege_forms_chosen (self);

  g_clear_pointer (&self->wanted, g_free);
  if (at != 0 && at != GTK_INVALID_LIST_POSITION)
    self->wanted = g_strdup (gtk_string_list_get_string (self->subjects, at));
  gab_reveal_begin (self->rows, GTK_WIDGET (self->view));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  at = chosen != G_MAXUINT ? find_wanted (self, chosen) : G_MAXUINT;
  if (at == G_MAXUINT)
    return;
  gab_reveal_until (self->rows, at);
  gtk_single_selection_set_selected (self->selection, at);
}

/* (transfer none) (nullable): what may be ordered, as it stands in the list without search. */
const GabChoice *
gab_siege_forms_nth (GabSiegeForms *self,
                     guint          nth)
{
  return self->choices != NULL && nth < self->choices->len ? &g_array_index (self->choices, GabChoice, nth) : NULL;
}

/* Which form goes from one place to another, GAB_FORMAL_NOWHERE being any; the next after one that was found, G_MAXUINT for
 * the first; G_MAXUINT when there is none. */
guint
gab_siege_forms_find (GabSiegeForms *self,
                      GabFormalSpot  from,
                      GabFormalSpot  to,
                      guint          after)
{
  for (guint i = after + 1; i < self->ends->len; i++)
    {
      const GabFormalSketch *ends = &g_array_index (self->ends, GabFormalSketch, i);

      if ((from == GAB_FORMAL_NOWHERE || ends->from == from) && (to == GAB_FORMAL_NOWHERE || ends->to == to))
        return i;
    }
  return G_MAXUINT;
}

/* Shows a group of the drop-down, by its words. */
void
gab_siege_forms_want (GabSiegeForms *self,
                      const char    *group)
{
  for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (self->subjects)); i++)
    if (g_str_equal (gtk_string_list_get_string (self->subjects, i), group))
      gtk_drop_down_set_selected (self->subject, i);
}

static void
choose_shown (GabSiegeForms *self,
              guint          at)
{
  gab_reveal_until (self->rows, at);
  gtk_single_selection_set_selected (self->selection, at);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", at);
}

/* Chooses one of all forms, with its group shown and nothing searched for. */
void
gab_siege_forms_choose (GabSiegeForms *self,
                        guint          nth)
{
  guint at;

  g_return_if_fail (nth < self->groups->len);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gab_siege_forms_want (self, g_ptr_array_index (self->groups, nth));
  gab_siege_forms_filter (self);
  at = find_wanted (self, nth);
  if (at != G_MAXUINT)
    choose_shown (self, at);
}

/* The first of those that are shown, where none is chosen. */
void
gab_siege_forms_first (GabSiegeForms *self)
{
  if (gtk_single_selection_get_selected (self->selection) == GTK_INVALID_LIST_POSITION &&
      g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    choose_shown (self, 0);
}

/* The number that is open in a form: between its bounds, and as it was where it may be; one that is corrected begins
 * with what it is. */
static gint32
take_count (GabSiegeForms   *self,
            const GabChoice *choice)
{
  guint nth = gab_siege_forms_chosen (self);
  gint32 now = nth < self->now->len ? g_array_index (self->now, gint32, nth) : 0;
  gboolean another = gtk_adjustment_get_lower (self->range) != choice->least ||
                     gtk_adjustment_get_upper (self->range) != choice->most || (now > 0 && self->counted != choice);

  self->counted = choice;
  if (another)
    {
      gint32 first = now > 0 ? CLAMP (now, choice->least, choice->most) : choice->most;

      gtk_adjustment_configure (self->range, first, choice->least, choice->most, 1, 5, 0);
      return first;
    }
  return gtk_spin_button_get_value_as_int (self->count);
}

/* (transfer full) (nullable): the order of the chosen form, with the number chosen. */
char *
gab_siege_forms_dup_line (GabSiegeForms  *self,
                          const GabNames *names)
{
  const GabChoice *choice = gab_siege_forms_nth (self, gab_siege_forms_chosen (self));
  gboolean counted = choice != NULL && choice->kind == GAB_CHOICE_COUNT;
  g_autoptr (GabOrder) order = NULL;
  GabChoice some;

  gtk_widget_set_visible (self->count_box, counted && choice->most > choice->least);
  gab_siege_shares_show (self, self->page, names, choice);
  if (choice == NULL)
    return NULL;
  if (choice->kind == GAB_CHOICE_SHARES)
    {
      order = gab_siege_shares_dup_order (self, choice);
      return order != NULL ? gab_order_format (order, names) : g_strdup ("");
    }
  some = *choice;
  if (counted)
    some.most = take_count (self, choice);
  order = gab_choice_largest (&some);
  return gab_order_format (order, names);
}
