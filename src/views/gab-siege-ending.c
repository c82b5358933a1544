/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a siege ended: what ended it, who won, and the score line by line. It stands above what the booking
 * does, and by itself once that is done. */

#include "gab-siege-ending.h"

#include "gab-bill-dialog.h"
#include "gab-formal.h"
#include "gab-page.h"
#include "gab-settle-dialog.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

struct _GabSiegeEnding
{
  GtkWidget parent_instance;

  GtkWidget *all;
  GtkLabel  *end;
  GtkLabel  *degree;
  GtkBox    *score;
};

G_DEFINE_FINAL_TYPE (GabSiegeEnding, gab_siege_ending, GTK_TYPE_WIDGET)

static void
gab_siege_ending_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_SIEGE_ENDING);

  G_OBJECT_CLASS (gab_siege_ending_parent_class)->dispose (object);
}

static void
gab_siege_ending_class_init (GabSiegeEndingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_siege_ending_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-siege-ending.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSiegeEnding, all);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeEnding, end);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeEnding, degree);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeEnding, score);
}

static void
gab_siege_ending_init (GabSiegeEnding *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_line (GabSiegeEnding     *self,
          const GabFormal    *state,
          const GabScoreLine *line)
{
  g_autofree char *text = gab_formal_tell_score (state, line);

  gtk_box_append (self->score, gab_words_new (text, line->id == GAB_FORMAL_SCORE_TOTAL ? "strong" : NULL));
}

/**
 * gab_siege_ending_new:
 * @operation: a formal siege that has been opened, as the viewer may see it
 *
 * Returns: (transfer floating): how it ended; while it goes on, how it stands.
 */
GtkWidget *
gab_siege_ending_new (GabOperation *operation)
{
  GabSiegeEnding *self = g_object_new (GAB_TYPE_SIEGE_ENDING, NULL);
  const GabFormal *state = gab_operation_get_state (operation);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));
  GabOutcome outcome;
  GabFormalDegree degree = gab_formal_degree (state, &outcome);
  g_autofree char *end = gab_formal_tell_end (state->end);
  g_autofree char *won = gab_formal_tell_degree (degree, outcome);

  gtk_label_set_label (self->end, end);
  gtk_widget_set_visible (GTK_WIDGET (self->end), *end != '\0');
  gtk_label_set_label (self->degree, won);
  gab_formal_rules.score (state, lines);
  for (guint i = 0; i < lines->len; i++)
    add_line (self, state, &g_array_index (lines, GabScoreLine, i));
  return GTK_WIDGET (self);
}

static void
show_bill (GtkButton *button,
           GabSession *session)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button)));
  const char *operation = g_object_get_data (G_OBJECT (window), "operation");

  gtk_window_present (GTK_WINDOW (gab_bill_dialog_new (window, session, operation)));
}

/* Once it is booked: the ending by itself, with the way to what it cost. */
static GtkWidget *
new_window (GtkWindow    *parent,
            GabSession   *session,
            GabOperation *operation)
{
  /* Translators: the name of a siege */
  g_autofree char *title = g_strdup_printf (_("How it ended: %s"), gab_thing_get_name (GAB_THING (operation)));
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
                                    "title", title, "default-width", 520, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Butcher’s bill…"));

  gtk_widget_add_css_class (box, "form");
  gtk_box_append (GTK_BOX (box), gab_siege_ending_new (operation));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_visible (button, gab_operation_get_closed (operation));
  gtk_box_append (GTK_BOX (box), button);
  gtk_window_set_child (GTK_WINDOW (window), box);
  g_object_set_data_full (G_OBJECT (window), "operation", g_strdup (gab_thing_get_handle (GAB_THING (operation))), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (show_bill), session, 0);
  return window;
}

/**
 * gab_siege_ending_present:
 * @parent: the window
 * @session: the session
 * @operation: the handle of a formal siege that is over
 *
 * Shows how it ended; where it has not been booked, with what booking will do, and offers that.
 */
void
gab_siege_ending_present (GtkWindow  *parent,
                          GabSession *session,
                          const char *operation)
{
  GabThing *seen = gab_campaign_find (gab_session_get_campaign (session), operation);
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  if (!GAB_IS_OPERATION (seen) || gab_operation_get_state (GAB_OPERATION (seen)) == NULL)
    return;
  if (gab_operation_get_closed (GAB_OPERATION (seen)))
    dialog = new_window (parent, session, GAB_OPERATION (seen));
  else
    dialog = gab_settle_dialog_new (parent, session, operation, &error);
  if (dialog == NULL)
    {
      gab_tell_error (GTK_WIDGET (parent), error);
      return;
    }
  if (GAB_IS_SETTLE_DIALOG (dialog))
    gab_settle_dialog_put_above (GAB_SETTLE_DIALOG (dialog), gab_siege_ending_new (GAB_OPERATION (seen)));
  gtk_window_present (GTK_WINDOW (dialog));
}
