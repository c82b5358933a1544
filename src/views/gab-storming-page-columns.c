/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: its columns, who goes in with them, and the plan of it all. */

#include "gab-storming-page-private.h"

#include "gab-asking.h"
#include "gab-look.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

/* The attempt that is looked at: under way, else the last. */
static const GabStormingAttempt *
get_attempt (const GabStorming *state)
{
  if (state->n_made > 0 && !state->begun)
    return &state->attempt[state->n_made - 1];
  return &state->attempt[MIN (state->n_made, GAB_STORMING_ATTEMPTS - 1)];
}

static char *
tell_units (const GabStormingLook    *look,
            const GabStormingAttempt *attempt,
            guint                     column)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (look->state->hides_attackers)
    return g_strdup ("");
  for (guint i = 0; i < look->state->n_attackers; i++)
    if (attempt->column_of[i] == column)
      g_ptr_array_add (names, (char *) gab_names_label (look->state->setup->names, look->state->attacker[i].name));
  if (names->len == 0)
    return g_strdup (look->state->n_attackers > 0 ? _("No units named: all bear its losses.") : "");
  g_ptr_array_add (names, NULL);
  /* Translators: between the names of a list */
  return g_strjoinv (_(", "), (char **) names->pdata);
}

static const GabChoice *
find_naming (const GabStormingLook *look,
             guint                  column)
{
  for (guint i = 0; i < look->choices->len; i++)
    {
      const GabChoice *choice = &g_array_index (look->choices, GabChoice, i);

      if (choice->verb->id == GAB_STORMING_NAME && (guint) choice->args[0] == column)
        return choice;
    }
  return NULL;
}

/* The checked units go in with the column: one order. */
static void
units_chosen (GtkWidget *button)
{
  GtkWidget *list = g_object_get_data (G_OBJECT (button), "list");
  GabStormingPage *self = GAB_STORMING_PAGE (gtk_widget_get_ancestor (button, GAB_TYPE_STORMING_PAGE));
  int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "column"));
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *label = g_strdup_printf (_("Name the units of column %d"), column);
  gboolean any = FALSE;

  g_string_append_printf (line, "name column %d with", column);
  for (GtkWidget *check = gtk_widget_get_first_child (list); check != NULL; check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      {
        g_string_append_printf (line, " %s", gtk_widget_get_name (check));
        any = TRUE;
      }
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  if (any)
    gab_storming_page_give (self, line->str, NULL, label);
}

static GtkWidget *
new_check (const GabStormingLook *look,
           gint32                 name)
{
  const GabNames *names = look->state->setup->names;
  GtkWidget *check;

  for (guint i = 0; i < look->state->n_attackers; i++)
    if (look->state->attacker[i].name == name)
      {
        g_autofree char *men = gab_ink_number (look->state->attacker[i].men);
        /* Translators: a unit and its men */
        g_autofree char *text = g_strdup_printf (_("%1$s, %2$s"), gab_names_label (names, name), men);

        check = gtk_check_button_new_with_label (text);
        gtk_widget_set_name (check, gab_names_handle (names, name));
        return check;
      }
  g_return_val_if_reached (NULL);
}

static GtkWidget *
new_chooser (const GabStormingLook *look,
             const GabChoice       *choice)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label (_("Go in with this column"));

  for (guint i = 0; i < choice->names->len; i++)
    gtk_box_append (GTK_BOX (list), new_check (look, g_array_index (choice->names, gint32, i)));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (button), "list", list);
  g_object_set_data (G_OBJECT (button), "column", GINT_TO_POINTER (choice->args[0]));
  g_signal_connect (button, "clicked", G_CALLBACK (units_chosen), NULL);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

/* Choosing units; where that may not be it says why. */
static GtkWidget *
new_units_button (const GabStormingLook *look,
                  guint                  column)
{
  const GabChoice *choice = find_naming (look, column);
  GtkWidget *button = gtk_menu_button_new ();
  g_autofree char *spoken = g_strdup_printf (_("Units of column %u"), column);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("Units…"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (button, choice != NULL && look->may);
  if (choice != NULL && look->may)
    gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), new_chooser (look, choice));
  else
    gtk_widget_set_tooltip_text (button, !look->may ? _("Only the attacker or the umpire names units.")
                                                    : _("ST-12: units are named before the column’s dice, each for one column."));
  return button;
}

static GtkWidget *
new_words (const GabStormingLook    *look,
           const GabStormingAttempt *attempt,
           guint                     column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *units = tell_units (look, attempt, column);

  gtk_box_append (GTK_BOX (box),
                  gab_words_new (gab_storming_tell_column_result (attempt->column[column - 1].result), "strong"));
  if (*units != '\0')
    gtk_box_append (GTK_BOX (box), gab_words_new (units, "caption"));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
new_row (const GabStormingLook    *look,
         const GabStormingAttempt *attempt,
         guint                     column)
{
  const GabStormingColumn *here = &attempt->column[column - 1];
  gboolean waits = here->result == GAB_STORMING_COLUMN_WAITING;
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *number = g_strdup_printf ("%u", column);
  g_autofree char *lost = gab_ink_number (here->casualties);
  g_autofree char *men = g_strdup_printf (ngettext ("%s man lost", "%s men lost", here->casualties), lost);
  /* Translators: the number of a column and how it fared */
  g_autofree char *spoken = g_strdup_printf (_("Column %1$u: %2$s"), column,
                                             gab_storming_tell_column_result (here->result));
  GtkWidget *ring = gab_words_new (number, "ring");

  gtk_label_set_xalign (GTK_LABEL (ring), 0.5);
  gtk_label_set_wrap (GTK_LABEL (ring), FALSE);
  gtk_widget_set_valign (ring, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), ring);
  gtk_box_append (GTK_BOX (box), new_words (look, attempt, column));
  if (waits && look->state->n_attackers > 0 && !look->state->hides_attackers)
    gtk_box_append (GTK_BOX (box), new_units_button (look, column));
  else if (!waits)
    {
      gtk_box_append (GTK_BOX (box), gab_words_new (men, "strong"));
      gtk_label_set_wrap (GTK_LABEL (gtk_widget_get_last_child (box)), FALSE);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), waits);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

void
gab_storming_page_show_columns (GabStormingPage       *self,
                                const GabStormingLook *look)
{
  const GabStormingAttempt *attempt = get_attempt (look->state);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->columns)) != NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->columns))) != NULL)
    gtk_list_box_remove (self->columns, child);
  gtk_widget_set_visible (self->columns_card, attempt->n_columns > 0);
  for (guint column = 1; column <= attempt->n_columns; column++)
    gtk_list_box_append (self->columns, new_row (look, attempt, column));
  if (self->column == 0)
    return;
  child = GTK_WIDGET (gtk_list_box_get_row_at_index (self->columns, self->column - 1));
  gtk_list_box_select_row (self->columns, GTK_LIST_BOX_ROW (child));
  if (focused && child != NULL)
    gtk_widget_grab_focus (child);
}

static GabTraceColumn
how_far (GabStormingColumnResult result)
{
  switch (result)
    {
    case GAB_STORMING_COLUMN_COMPLETE: return GAB_TRACE_COMPLETE;
    case GAB_STORMING_COLUMN_PARTIAL:  return GAB_TRACE_PARTIAL;
    case GAB_STORMING_COLUMN_FAILED:   return GAB_TRACE_FAILED;
    case GAB_STORMING_COLUMN_WAITING:
    default:                           return GAB_TRACE_WAITING;
    }
}

static gboolean
is_taken (const GabStormingAttempt *attempt)
{
  return attempt->result == GAB_STORMING_CAPTURED || attempt->result == GAB_STORMING_SURRENDERED;
}

static char *
speak (const GabStormingAttempt *attempt)
{
  GString *text = g_string_new (NULL);

  /* Translators: a size of fort */
  g_string_append_printf (text, _("Plan of the storm. The fort is %s."),
                          gab_storming_tell_fort (attempt->fort));
  for (guint i = 0; i < attempt->n_columns; i++)
    {
      g_string_append_c (text, ' ');
      /* Translators: the number of a column and how it fared */
      g_string_append_printf (text, _("Column %1$u: %2$s."), i + 1,
                              gab_storming_tell_column_result (attempt->column[i].result));
    }
  return g_string_free (text, FALSE);
}

void
gab_storming_page_show_trace (GabStormingPage       *self,
                              const GabStormingLook *look)
{
  const GabStormingAttempt *attempt = get_attempt (look->state);
  const char *side = gab_operation_get_side (look->operation);
  GabThing *place = gab_campaign_find (look->campaign, gab_operation_get_fortress (look->operation));
  g_autofree char *spoken = speak (attempt);
  GabTrace trace = {
    .bastions = attempt->fort == GAB_STORMING_FORT_BIG ? 6 : attempt->fort == GAB_STORMING_FORT_SMALLER ? 4 : 5,
    .ravelins = attempt->fort == GAB_STORMING_FORT_BIG,
    .attacker = gab_look_colour (look->campaign, side),
    .flag = gab_look_colour (look->campaign, GAB_IS_FORTRESS (place) ? gab_fortress_get_owner (GAB_FORTRESS (place)) : NULL),
    .n_columns = attempt->n_columns,
    .chosen = self->column,
  };

  if (is_taken (attempt))
    trace.flag = trace.attacker;
  for (guint i = 0; i < attempt->n_columns; i++)
    trace.column[i] = how_far (attempt->column[i].result);
  gab_trace_view_show (self->trace, &trace, spoken);
}
