/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: the sheet of attempts (ST-12), and the umpire's corrections to it. */

#include "gab-storming-page-private.h"

#include "gab-asking.h"

#include <glib/gi18n-lib.h>

/* The rows of the sheet; points come from the rules as they stand. */
typedef enum
{
  ROW_FORT,
  ROW_ARMY,
  ROW_RESULT,
  ROW_CASUALTIES,
  ROW_OTHER_LOST,
  ROW_TOTAL_LOST,
  ROW_WON,
  ROW_OVERALL,
  N_ROWS,
} Row;

static const char *const row_labels[N_ROWS] = {
  [ROW_FORT] = N_("Size of the fort"),
  [ROW_ARMY] = N_("Size of the army"),
  [ROW_RESULT] = N_("Result"),
  [ROW_CASUALTIES] = N_("Casualties"),
  [ROW_OTHER_LOST] = N_("Other points lost"),
  [ROW_TOTAL_LOST] = N_("Points lost in all"),
  [ROW_WON] = N_("Points won"),
  [ROW_OVERALL] = N_("Overall"),
};

#define NOTHING "–"

static void
attach (GtkGrid    *grid,
        int         column,
        int         row,
        const char *text,
        const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column > 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

/* A size and how it is known (ST-13). */
static char *
tell_size (const char *size,
           int         known)
{
  if (known == GAB_STORMING_KNOWN_NOT_YET)
    return g_strdup (NOTHING);
  if (known == GAB_STORMING_KNOWN_NEEDLESS)
    return g_strdup (gab_storming_tell_known (known));
  /* Translators: a size, and how it is known: "BIG, rolled" */
  return g_strdup_printf (_("%1$s, %2$s"), size, gab_storming_tell_known (known));
}

static char *
tell_cell (const GabStormingAttempt *attempt,
           Row                       row,
           gboolean                  settled)
{
  switch (row)
    {
    case ROW_FORT:       return tell_size (gab_storming_tell_fort (attempt->fort), attempt->fort_known);
    case ROW_ARMY:       return tell_size (gab_storming_tell_army (attempt->army), attempt->army_known);
    case ROW_RESULT:     return g_strdup (settled ? gab_storming_tell_result (attempt->result) : NOTHING);
    case ROW_CASUALTIES: return gab_ink_number (attempt->casualties);
    case ROW_OTHER_LOST: return settled ? gab_ink_number (attempt->points_lost) : g_strdup (NOTHING);
    case ROW_TOTAL_LOST: return settled ? gab_ink_number (attempt->total_lost) : g_strdup (NOTHING);
    case ROW_WON:        return settled ? gab_ink_number (attempt->points_won) : g_strdup (NOTHING);
    case ROW_OVERALL:    return settled ? gab_ink_number (attempt->overall) : g_strdup (NOTHING);
    case N_ROWS:
    default:             g_return_val_if_reached (NULL);
    }
}

static void
show_attempt (GtkGrid           *grid,
              const GabStorming *state,
              guint              nth)
{
  gboolean settled = nth < state->n_made;
  gboolean begun = settled || (nth == state->n_made && (state->begun || state->n_made == 0));
  const char *css_class = nth == state->n_made && begun ? "now" : "cell";
  g_autofree char *title = state->one_fort ? g_strdup_printf (_("Attempt %u"), nth + 1)
                                           : g_strdup_printf (_("Fort %u"), nth + 1);

  attach (grid, nth + 1, 0, title, "column-title");
  for (guint row = 0; row < N_ROWS; row++)
    {
      g_autofree char *text = begun ? tell_cell (&state->attempt[nth], row, settled) : g_strdup (NOTHING);

      attach (grid, nth + 1, row + 1, text, row == ROW_OVERALL && settled ? "strong" : css_class);
    }
}

void
gab_storming_page_show_sheet (GabStormingPage       *self,
                              const GabStormingLook *look)
{
  const GabStorming *state = look->state;
  g_autofree char *total = gab_ink_number (state->total);
  g_autofree char *guide = gab_ink_number (state->tables->guide_score);
  g_autofree char *quoted = g_strdup_printf (_("The author quotes %s for the stormers of the journal."), guide);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sheet))) != NULL)
    gtk_grid_remove (self->sheet, child);
  for (guint row = 0; row < N_ROWS; row++)
    attach (self->sheet, 0, row + 1, _(row_labels[row]), "row-title");
  for (guint i = 0; i < state->n_attempts; i++)
    show_attempt (self->sheet, state, i);
  attach (self->sheet, 0, N_ROWS + 1, _("Grand total"), "row-title");
  attach (self->sheet, state->n_attempts, N_ROWS + 1, total, "grand-total");
  gtk_widget_set_tooltip_text (gtk_grid_get_child_at (self->sheet, state->n_attempts, N_ROWS + 1), quoted);
}

static const char *
tell_field (GabStormingField field)
{
  switch (field)
    {
    case GAB_STORMING_FIELD_SIZE:        return _("Size of the fort");
    case GAB_STORMING_FIELD_ARMY:        return _("Size of the army");
    case GAB_STORMING_FIELD_COLUMNS:     return _("Number of columns");
    case GAB_STORMING_FIELD_CASUALTIES:  return _("Casualties");
    case GAB_STORMING_FIELD_POINTS_LOST: return _("Other points lost");
    case GAB_STORMING_FIELD_POINTS_WON:  return _("Points won");
    case GAB_STORMING_FIELD_ATTEMPTS:
    case GAB_STORMING_N_FIELDS:
    default:                             return _("Number of attempts");
    }
}

static const GabChoice *
get_field (GabStormingPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->field);

  return self->fields != NULL && chosen < self->fields->len ? &g_array_index (self->fields, GabChoice, chosen) : NULL;
}

/* What a number means for the field that is corrected. */
static void
show_value_word (GabStormingPage *self)
{
  const GabChoice *choice = get_field (self);
  int value = gtk_spin_button_get_value_as_int (self->value);
  const char *word = "";

  if (choice != NULL && choice->args[0] == GAB_STORMING_FIELD_SIZE)
    word = gab_storming_tell_fort (value == 0 ? GAB_STORMING_FORT_SMALLER : GAB_STORMING_FORT_BIG);
  if (choice != NULL && choice->args[0] == GAB_STORMING_FIELD_ARMY)
    word = gab_storming_tell_army (value == 0 ? GAB_STORMING_ARMY_SMALL : GAB_STORMING_ARMY_BIG);
  gtk_label_set_label (self->value_word, word);
}

void
gab_storming_page_field_chosen (GabStormingPage *self)
{
  const GabChoice *choice = get_field (self);

  if (choice != NULL)
    gtk_spin_button_set_range (self->value, choice->least, choice->most);
  show_value_word (self);
}

void
gab_storming_page_show_field (GabStormingPage       *self,
                              const GabStormingLook *look)
{
  gboolean umpire = gab_session_get_viewer (look->session) == GAB_VIEWER_UMPIRE;
  guint chosen = gtk_drop_down_get_selected (self->field);
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  if (self->fields == NULL)
    self->fields = g_array_new (FALSE, FALSE, sizeof (GabChoice));
  g_array_set_size (self->fields, 0);
  for (guint i = 0; i < look->choices->len; i++)
    {
      const GabChoice *choice = &g_array_index (look->choices, GabChoice, i);

      if (choice->verb->id != GAB_STORMING_SET)
        continue;
      g_array_append_val (self->fields, *choice);
      gtk_string_list_append (words, tell_field (choice->args[0]));
    }
  gtk_drop_down_set_model (self->field, G_LIST_MODEL (words));
  if (chosen < self->fields->len)
    gtk_drop_down_set_selected (self->field, chosen);
  gtk_widget_set_visible (self->correction, umpire && self->fields->len > 0);
  gab_storming_page_field_chosen (self);
}

/* The umpire's correction, with its reason, as one order (CA-15). */
void
gab_storming_page_correct (GabStormingPage *self)
{
  const GabChoice *field = get_field (self);
  GabThing *shown = gab_page_get_shown (GAB_PAGE (self));
  GabChoice exact;
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  g_autofree char *line = NULL;
  g_autofree char *label = NULL;

  if (field == NULL)
    return;
  exact = *field;
  exact.least = exact.most = gtk_spin_button_get_value_as_int (self->value);
  line = gab_asking_line (gab_page_get_session (GAB_PAGE (self)), GAB_OPERATION (shown), &exact);
  /* Translators: what the umpire corrects */
  label = g_strdup_printf (_("Correction: %s"), tell_field (field->args[0]));
  if (line != NULL && gab_storming_page_give (self, line, *reason != '\0' ? reason : NULL, label))
    gtk_editable_set_text (GTK_EDITABLE (self->reason), "");
}
