/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that proves that the books balance, in plain figures. */

#include "gab-proof-dialog.h"

#include "gab-ink.h"
#include "gab-proving.h"
#include "gab-rows.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

struct _GabProofDialog
{
  GtkWindow parent_instance;

  GtkLabel       *result;
  GtkProgressBar *progress;
  GtkListView    *view;

  GabCampaign    *campaign; /* owned */
  GabProving     *proving;
};

G_DEFINE_FINAL_TYPE (GabProofDialog, gab_proof_dialog, GTK_TYPE_WINDOW)

/* "497 present" behind what stands there already. */
static void
append_term (GString    *text,
             const char *sign,
             gint64      number,
             const char *what)
{
  g_autofree char *figure = gab_ink_number (number);

  if (text->len > 0)
    g_string_append_printf (text, " %s ", sign);
  /* Translators: a number, and what is counted: "497 present" */
  g_string_append_printf (text, _("%1$s %2$s"), figure, what);
}

static char *
tell_places (const GabLedgerProofLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->n_places; i++)
    if (i == 0 || line->places[i] != 0)
      append_term (text, "+", line->places[i], gab_ledger_place_label (line->of, i));
  return g_string_free (text, FALSE);
}

static char *
tell_flow (const GabLedgerProofLine *line)
{
  GString *text = g_string_new (NULL);

  /* Translators: the men a unit began with, behind their number: "540 at first" */
  append_term (text, "", line->first, _("at first"));
  if (line->received != 0)
    append_term (text, "+", line->received, gab_ledger_place_label (line->of, GAB_POST_RECEIVED));
  if (line->handed_over != 0)
    append_term (text, "−", line->handed_over, gab_ledger_place_label (line->of, GAB_POST_HANDED_OVER));
  if (line->struck_off != 0)
    append_term (text, "−", line->struck_off, gab_ledger_place_label (line->of, GAB_POST_STRUCK_OFF));
  return g_string_free (text, FALSE);
}

static const char *
kind_label (GabPostingOf of)
{
  switch (of)
    {
    case GAB_POST_GUNS:
      return _("guns");
    case GAB_POST_ROUNDS:
      return _("rounds");
    case GAB_POST_MEN:
    case GAB_POST_SP:
    case GAB_POST_DAMAGE:
    case GAB_POST_N_KINDS:
    default:
      return _("men");
    }
}

static char *
tell_line (GabCampaign              *campaign,
           const GabLedgerProofLine *line)
{
  g_autofree char *places = tell_places (line);
  g_autofree char *flow = tell_flow (line);

  /* Translators: a unit, what is counted, and the two sides of an equation, with = or ≠ between them:
   * "45th Foot, men: 497 present + 43 killed = 540 at first" */
  return g_strdup_printf (_("%1$s, %2$s: %3$s %4$s %5$s"), gab_campaign_label (campaign, line->handle),
                          kind_label (line->of), places, line->balances ? "=" : "≠", flow);
}

/* What does not balance comes first. */
static void
list_lines (GabProofDialog *self,
            GabLedgerProof *proof)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  GtkStringList *list;
  GtkSelectionModel *selection;

  for (guint good = 0; good < 2; good++)
    for (guint i = 0; i < gab_ledger_proof_n_lines (proof); i++)
      if ((gab_ledger_proof_nth (proof, i)->balances != FALSE) == good)
        g_ptr_array_add (sentences, tell_line (self->campaign, gab_ledger_proof_nth (proof, i)));
  g_ptr_array_add (sentences, NULL);
  list = gtk_string_list_new ((const char *const *) sentences->pdata);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (list)));
  gtk_list_view_set_model (self->view, selection);
  g_object_unref (selection);
}

static void
done (GabLedgerProof *proof,
      gpointer        data)
{
  GabProofDialog *self = data;
  const char *problem = gab_ledger_proof_get_problem (proof);
  guint n = gab_ledger_proof_get_entries (proof);
  g_autofree char *good =
    g_strdup_printf (ngettext ("The books balance. %u entry was added up once more from the beginning, and every figure is right.",
                               "The books balance. %u entries were added up once more from the beginning, and every figure is right.",
                               n), n);

  gtk_label_set_label (self->result, problem != NULL ? problem : good);
  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->result), "problem");
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  list_lines (self, proof);
}

static void
progressed (double   progress,
            gpointer data)
{
  gtk_progress_bar_set_fraction (GAB_PROOF_DIALOG (data)->progress, progress);
}

static void
set_up_line (GtkSignalListItemFactory *factory,
             GtkListItem              *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, gab_words_new (NULL, "figures"));
}

static void
bind_line (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
gab_proof_dialog_dispose (GObject *object)
{
  GabProofDialog *self = GAB_PROOF_DIALOG (object);

  g_clear_pointer (&self->proving, gab_proving_cancel);
  g_clear_object (&self->campaign);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_PROOF_DIALOG);

  G_OBJECT_CLASS (gab_proof_dialog_parent_class)->dispose (object);
}

static void
gab_proof_dialog_class_init (GabProofDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_proof_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-proof-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabProofDialog, result);
  gtk_widget_class_bind_template_child (widget_class, GabProofDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, GabProofDialog, view);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_proof_dialog_init (GabProofDialog *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_line), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_line), NULL);
  gtk_list_view_set_factory (self->view, factory);
  gab_rows_tab_leaves (GTK_WIDGET (self->view));
}

/**
 * gab_proof_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @campaign: a campaign with open books, as its viewer may see it
 *
 * Returns: (transfer none): a dialog that adds the books up and shows every equation
 *   that the viewer may see.
 */
GtkWidget *
gab_proof_dialog_new (GtkWindow   *parent,
                      GabCampaign *campaign)
{
  GabProofDialog *self = g_object_new (GAB_TYPE_PROOF_DIALOG, "transient-for", parent, NULL);

  self->campaign = g_object_ref (campaign);
  self->proving = gab_proving_begin (campaign, progressed, done, self);
  return GTK_WIDGET (self);
}

/**
 * gab_proof_dialog_get_result:
 * @self: a dialog
 *
 * Returns: (transfer none): what the proof came to.
 */
const char *
gab_proof_dialog_get_result (GabProofDialog *self)
{
  return gtk_label_get_label (self->result);
}
