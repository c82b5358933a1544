/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the log. */

#include "gab-log-row.h"

#include "gab-dot.h"
#include "gab-look.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _GabLogRow
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel  *date;
  GabDot    *dot;
  GtkLabel  *where;
  GtkLabel  *text;
  GtkLabel  *reason;
  GtkLabel  *why;
  GtkLabel  *line;
  GtkLabel  *dice;
  GtkWidget *retake;

  char      *operation; /* handle; NULL: nothing to correct */
  guint      nth;       /* of its orders, from 0 */
};

G_DEFINE_FINAL_TYPE (GabLogRow, gab_log_row, GTK_TYPE_WIDGET)

static void
correct (GabLogRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.retake", "(su)", self->operation, self->nth);
}

static void
gab_log_row_dispose (GObject *object)
{
  GabLogRow *self = GAB_LOG_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_LOG_ROW);
  g_clear_pointer (&self->operation, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_log_row_parent_class)->dispose (object);
}

static void
gab_log_row_class_init (GabLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_log_row_dispose;

  g_type_ensure (GAB_TYPE_DOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, box);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, date);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, dot);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, where);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, text);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, reason);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, why);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, line);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, dice);
  gtk_widget_class_bind_template_child (widget_class, GabLogRow, retake);
  gtk_widget_class_bind_template_callback (widget_class, correct);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_log_row_init (GabLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_log_row_new:
 *
 * Returns: (transfer floating): an empty row.
 */
GtkWidget *
gab_log_row_new (void)
{
  return g_object_new (GAB_TYPE_LOG_ROW, NULL);
}

static void
show_words (GtkLabel   *label,
            const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

/* Dice of the program bear a p in the file; a reader is told in words. */
static char *
dup_dice (const char *dice)
{
  g_auto (GStrv) each = g_strsplit (dice, " ", -1);
  g_autofree char *values = NULL;
  guint rolled = 0;

  if (*dice == '\0')
    return g_strdup ("");
  for (guint i = 0; each[i] != NULL; i++)
    if (g_str_has_suffix (each[i], "p"))
      {
        each[i][strlen (each[i]) - 1] = '\0';
        rolled++;
      }
  values = g_strjoinv (", ", each);
  if (rolled > 0)
    /* Translators: dice that the program rolled */
    return g_strdup_printf (_("Rolled by the program: %s"), values);
  /* Translators: dice that fell on the table */
  return g_strdup_printf (_("Dice: %s"), values);
}

/* An order of a siege or battle that is still open may be corrected. The button has no action of its own: in a long
 * list each would watch it through every widget above, which takes a second and more. */
static void
show_retake (GabLogRow  *self,
             GabLogItem *item,
             gboolean    correct)
{
  GabOperation *operation = gab_log_item_get_operation (item);
  GabLogEntry *entry = gab_log_item_get_entry (item);
  gboolean may = correct && operation != NULL && !gab_operation_get_closed (operation) && !gab_log_entry_get_struck (entry);

  g_clear_pointer (&self->operation, g_free);
  if (may)
    {
      self->operation = g_strdup (gab_thing_get_handle (GAB_THING (operation)));
      self->nth = gab_log_entry_get_number (entry) - 1;
    }
  gtk_widget_set_visible (self->retake, may);
}

/**
 * gab_log_row_show:
 * @self: a row
 * @campaign: the campaign whose log it is
 * @item: what it shows from now on
 * @notation: whether to show the order in notation too
 * @correct: whether the reader may correct orders (CA-17)
 */
void
gab_log_row_show (GabLogRow   *self,
                  GabCampaign *campaign,
                  GabLogItem  *item,
                  gboolean     notation,
                  gboolean     correct)
{
  GabLogEntry *entry = gab_log_item_get_entry (item);
  gboolean struck = gab_log_entry_get_struck (entry);
  const char *text = gab_log_entry_get_text (entry);
  const char *reason = gab_log_entry_get_reason (entry);
  g_autofree char *dice = dup_dice (gab_log_entry_get_dice (entry));
  g_autofree char *spoken = gab_log_item_dup_spoken (item);
  const char *side = gab_log_item_get_side (item);

  show_words (self->date, gab_log_item_get_date (item));
  gab_dot_show (self->dot, gab_look_colour (campaign, side), gab_look_shape (campaign, side));
  show_words (self->where, gab_log_item_get_where (item));
  /* A note is its own sentence; an order that does not count shows what it said. */
  show_words (self->text, struck ? gab_log_entry_get_line (entry) : *text != '\0' ? text : reason);
  show_words (self->reason, struck || *text != '\0' ? reason : "");
  show_words (self->why, struck ? text : "");
  show_words (self->line, notation && !struck ? gab_log_entry_get_line (entry) : "");
  show_words (self->dice, dice);
  show_retake (self, item, correct);
  if (struck)
    gtk_widget_add_css_class (GTK_WIDGET (self->text), "struck");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->text), "struck");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
