/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: the step that comes next and its chances, the columns, the sheet. */

#include "gab-storming-page-private.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-pair.h"
#include "gab-scrolling.h"
#include "gab-settle-dialog.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabStormingPage, gab_storming_page, GAB_TYPE_PAGE)

static gboolean
is_next (const GabChoice *choice,
         guint            column)
{
  switch ((GabStormingVerb) choice->verb->id)
    {
    case GAB_STORMING_ASSAULT: return column == 0 || (guint) choice->args[0] == column;
    case GAB_STORMING_NAME:
    case GAB_STORMING_END:
    case GAB_STORMING_SET:     return FALSE;
    case GAB_STORMING_SIZE:
    case GAB_STORMING_ARMY:
    case GAB_STORMING_SUMMON:
    case GAB_STORMING_PREPARE:
    case GAB_STORMING_SET_COLUMNS:
    default:                   return TRUE;
    }
}

/* The order that the primary button gives: of the columns the chosen one, if it waits. */
const GabChoice *
gab_storming_page_next (GabStormingPage *self,
                        const GArray    *choices)
{
  for (guint column = self->column;; column = 0)
    {
      for (guint i = 0; i < choices->len; i++)
        if (is_next (&g_array_index (choices, GabChoice, i), column))
          return &g_array_index (choices, GabChoice, i);
      if (column == 0)
        return NULL;
    }
}

static GabOperation *
get_operation (GabStormingPage *self)
{
  GabThing *shown = gab_page_get_shown (GAB_PAGE (self));

  return GAB_IS_OPERATION (shown) ? GAB_OPERATION (shown) : NULL;
}

/**
 * gab_storming_page_dup_order:
 * @self: a page
 *
 * Returns: (transfer full) (nullable): the order that its button gives.
 */
char *
gab_storming_page_dup_order (GabStormingPage *self)
{
  GabOperation *operation = get_operation (self);
  g_autoptr (GArray) choices = operation != NULL ? gab_asking_choices (operation) : NULL;
  const GabChoice *next = choices != NULL ? gab_storming_page_next (self, choices) : NULL;

  return next != NULL ? gab_asking_line (gab_page_get_session (GAB_PAGE (self)), operation, next) : NULL;
}

/* The column that the player had chosen and not yet sent in; 0 none. */
static guint
planned_column (GabStormingPage       *self,
                const GabStormingLook *look)
{
  g_autofree char *place = g_strconcat ("storming/", self->shown, NULL);
  const char *kept = gab_draft_get (look->session, place, "column");

  return kept != NULL ? g_ascii_strtoull (kept, NULL, 10) : 0;
}

static void
plan_column (GabStormingPage *self,
             const char      *column)
{
  g_autofree char *place = g_strconcat ("storming/", self->shown, NULL);

  gab_draft_set (gab_page_get_session (GAB_PAGE (self)), place, "column", column);
}

/* Gives an order; a refusal is shown where the dice are typed, else by the window. */
gboolean
gab_storming_page_give (GabStormingPage *self,
                        const char      *line,
                        const char      *reason,
                        const char      *label)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  g_autofree char *handle = g_strdup (gab_session_get_page (session));
  g_autofree char *need = gab_session_dup_need (session, handle, line);
  g_autofree char *typed = need != NULL ? g_strdup (gab_dice_entry_get_text (self->dice_entry)) : NULL;
  g_autoptr (GError) error = NULL;

  if (gab_session_order (session, handle, line, typed, reason, label, &error))
    {
      gab_dice_entry_set_text (self->dice_entry, "");
      plan_column (self, NULL);
      return TRUE;
    }
  if (need != NULL && gab_session_get_table_dice (session))
    gab_dice_entry_refuse (self->dice_entry, error);
  else
    gab_tell_error (GTK_WIDGET (self), error);
  return FALSE;
}

static void
give_next (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabStormingPage *self = GAB_STORMING_PAGE (widget);
  g_autofree char *line = gab_storming_page_dup_order (self);
  g_autofree char *label = g_strdup (gtk_button_get_label (self->order_button));

  if (line != NULL)
    gab_storming_page_give (self, line, NULL, label);
}

static void
dice_given (GabStormingPage *self)
{
  give_next (GTK_WIDGET (self), NULL, NULL);
}

static void
give_end (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gab_storming_page_give (GAB_STORMING_PAGE (widget), "end", NULL, _("Make no further attempt"));
}

static void
correct (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gab_storming_page_correct (GAB_STORMING_PAGE (widget));
}

static void
book (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabStormingPage *self = GAB_STORMING_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  gab_settle_dialog_present (GTK_WINDOW (root), gab_page_get_session (GAB_PAGE (self)),
                             gab_session_get_page (gab_page_get_session (GAB_PAGE (self))));
}

static void
show_all (GabStormingPage       *self,
          const GabStormingLook *look)
{
  const GabChoice *next;

  if (gab_scrolling_begin (GTK_WIDGET (self), &self->shown, gab_thing_get_handle (GAB_THING (look->operation))))
    self->column = planned_column (self, look);
  self->filling = TRUE;
  next = gab_storming_page_next (self, look->choices);
  self->column = next != NULL && next->verb->id == GAB_STORMING_ASSAULT ? next->args[0] : 0;
  gab_storming_page_show_step (self, look, next);
  gab_storming_page_show_odds (self, look);
  gab_storming_page_show_trace (self, look);
  gab_storming_page_show_columns (self, look);
  gab_storming_page_show_sheet (self, look);
  gab_storming_page_show_field (self, look);
  self->filling = FALSE;
}

static void
gab_storming_page_refresh (GabPage *page)
{
  GabStormingPage *self = GAB_STORMING_PAGE (page);
  GabOperation *operation = get_operation (self);
  g_autoptr (GArray) choices = NULL;
  GabStormingLook look = {
    .session = gab_page_get_session (page), .campaign = gab_page_get_campaign (page), .operation = operation,
  };

  if (operation == NULL || gab_operation_find_rules (operation) != &gab_storming_rules)
    return;
  look.state = gab_operation_get_state (operation);
  if (look.state == NULL)
    {
      gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (operation)));
      gtk_label_set_label (self->step, _("It cannot be opened: its tables or its setup are not as the rules need them."));
      return;
    }
  look.may = gab_session_may_order (look.session, gab_operation_get_side (operation));
  look.choices = choices = gab_asking_choices (operation);
  show_all (self, &look);
}

/* The page has been refreshed by then. */
static void
dice_switched (GabStormingPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_visible (GTK_WIDGET (self->dice_entry)))
    gtk_widget_grab_focus (GTK_WIDGET (self->dice_entry));
}

static void
session_set (GabStormingPage *self)
{
  self->column = 0;
  g_signal_group_set_target (self->signals, gab_page_get_session (GAB_PAGE (self)));
}

/* A row of the columns was chosen: it storms next. */
static void
column_chosen (GabStormingPage *self,
               GtkListBoxRow   *row)
{
  g_autofree char *number = NULL;

  if (self->filling || row == NULL)
    return;
  self->column = gtk_list_box_row_get_index (row) + 1;
  number = g_strdup_printf ("%u", self->column);
  plan_column (self, number);
  gab_page_refresh (GAB_PAGE (self));
}

static void
gab_storming_page_dispose (GObject *object)
{
  GabStormingPage *self = GAB_STORMING_PAGE (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->shown, g_free);
  g_clear_pointer (&self->fields, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_STORMING_PAGE);

  G_OBJECT_CLASS (gab_storming_page_parent_class)->dispose (object);
}

static void
bind_step (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, dot);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, title);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, attempt);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, step);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, told);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, dice);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, bands);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, dice_entry);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, order_button);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, end_button);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, dice_switch);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, book_button);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, links);
}

static void
bind_rest (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, trace);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, chances);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, means);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, columns_card);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, columns);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, correction);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, field);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, value);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, value_word);
  gtk_widget_class_bind_template_child (widget_class, GabStormingPage, reason);
  gtk_widget_class_bind_template_callback (widget_class, dice_given);
  gtk_widget_class_bind_template_callback (widget_class, column_chosen);
  gtk_widget_class_bind_template_callback (widget_class, gab_storming_page_field_chosen);
}

static void
gab_storming_page_class_init (GabStormingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_storming_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_storming_page_refresh;
  GAB_PAGE_CLASS (klass)->has_dice = TRUE;

  g_type_ensure (GAB_TYPE_DICE_ENTRY);
  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_PAIR);
  g_type_ensure (GAB_TYPE_TRACE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-storming-page.ui");
  bind_step (widget_class);
  bind_rest (widget_class);
  gtk_widget_class_install_action (widget_class, "storm.next", NULL, give_next);
  gtk_widget_class_install_action (widget_class, "storm.end", NULL, give_end);
  gtk_widget_class_install_action (widget_class, "storm.correct", NULL, correct);
  gtk_widget_class_install_action (widget_class, "storm.book", NULL, book);
}

static void
gab_storming_page_init (GabStormingPage *self)
{
  self->signals = g_signal_group_new (GAB_TYPE_SESSION);
  g_signal_group_connect_object (self->signals, "notify::table-dice", G_CALLBACK (dice_switched), self,
                                 G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::session", G_CALLBACK (session_set), NULL);
}
