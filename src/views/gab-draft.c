/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Half-typed fields: one call binds a field to the drafts of its campaign.
 *
 * A place is a page or dialog with what it is about: "result/badajoz", "cause/45th/men". What
 * one side types is not there for another: who looks is part of every key. */

#include "gab-draft.h"

#include "gab-handle-down.h"
#include "gab-keeper.h"

/* A field that is bound. */
typedef struct
{
  GabDrafts *drafts;
  char      *key;
  char      *before; /* what stood there when nothing was typed */
} Binding;

static void
free_binding (gpointer data)
{
  Binding *binding = data;

  g_object_unref (binding->drafts);
  g_free (binding->key);
  g_free (binding->before);
  g_free (binding);
}

static GabDrafts *
get_drafts (GabSession *session)
{
  return gab_keeper_drafts_of (gab_session_get_document (session));
}

static char *
dup_key (GabSession *session,
         const char *place,
         const char *name)
{
  return g_strdup_printf ("%d/%s/%s", gab_session_get_viewer (session), place, name);
}

static char *
dup_text (GtkWidget *field)
{
  GtkTextIter start, end;

  if (GTK_IS_EDITABLE (field))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
  if (GTK_IS_DROP_DOWN (field) && gab_handle_down_is (GTK_DROP_DOWN (field)))
    return g_strdup (gab_handle_down_get (GTK_DROP_DOWN (field)));
  if (GTK_IS_DROP_DOWN (field))
    return g_strdup_printf ("%u", gtk_drop_down_get_selected (GTK_DROP_DOWN (field)));
  if (GTK_IS_CHECK_BUTTON (field))
    return g_strdup (gtk_check_button_get_active (GTK_CHECK_BUTTON (field)) ? "1" : "0");
  g_return_val_if_fail (GTK_IS_TEXT_VIEW (field), NULL);
  gtk_text_buffer_get_bounds (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), &start, &end);
  return gtk_text_buffer_get_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), &start, &end, TRUE);
}

static void
set_text (GtkWidget  *field,
          const char *text)
{
  if (GTK_IS_EDITABLE (field))
    gtk_editable_set_text (GTK_EDITABLE (field), text);
  else if (GTK_IS_TEXT_VIEW (field))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), text, -1);
  else if (GTK_IS_CHECK_BUTTON (field))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (field), g_str_equal (text, "1"));
  else if (gab_handle_down_is (GTK_DROP_DOWN (field)))
    gab_handle_down_choose (GTK_DROP_DOWN (field), text);
  else if (g_ascii_strtoull (text, NULL, 10) < g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (field))))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (field), g_ascii_strtoull (text, NULL, 10));
  /* A number that is typed counts when it is left. */
  if (GTK_IS_SPIN_BUTTON (field))
    gtk_spin_button_update (GTK_SPIN_BUTTON (field));
}

static void
field_changed (GtkWidget *field)
{
  Binding *binding = g_object_get_data (G_OBJECT (field), "gab-draft");
  g_autofree char *text = dup_text (field);

  gab_drafts_set (binding->drafts, binding->key, g_strcmp0 (text, binding->before) != 0 ? text : NULL);
}

static void
follow (GtkWidget *field)
{
  if (GTK_IS_EDITABLE (field))
    g_signal_connect (field, "changed", G_CALLBACK (field_changed), NULL);
  else if (GTK_IS_TEXT_VIEW (field))
    g_signal_connect_object (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), "changed", G_CALLBACK (field_changed), field,
                             G_CONNECT_SWAPPED);
  else
    g_signal_connect (field, GTK_IS_DROP_DOWN (field) ? "notify::selected" : "notify::active", G_CALLBACK (field_changed), NULL);
}

/* @before is taken over. */
static Binding *
new_binding (GabDrafts  *drafts,
             const char *key,
             char       *before)
{
  Binding *binding = g_new (Binding, 1);

  *binding = (Binding) { g_object_ref (drafts), g_strdup (key), before };
  return binding;
}

/**
 * gab_draft_bind:
 * @field: a GtkEditable, GtkSpinButton, GtkTextView, GtkDropDown or GtkCheckButton,
 *   filled with what stands there when nothing is typed
 * @session: the session
 * @place: the page or dialog and what it is about: "result/badajoz"
 * @name: of the field, one of its place: "45th-foot.killed"
 *
 * What is typed there is kept within a second or so, outlives closing and crashes, and
 * stands there again the next time; until gab_draft_done() says that it is done, or the
 * field again holds what it did when it was bound. May be called again: for another place,
 * or after another looks, the field gets what was typed there. Where nobody keeps the
 * document it does nothing.
 */
void
gab_draft_bind (GtkWidget  *field,
                GabSession *session,
                const char *place,
                const char *name)
{
  GabDrafts *drafts = get_drafts (session);
  Binding *binding = g_object_get_data (G_OBJECT (field), "gab-draft");
  g_autofree char *key = drafts != NULL ? dup_key (session, place, name) : NULL;
  g_autofree char *text = NULL;

  if (drafts == NULL || (binding != NULL && binding->drafts == drafts && g_str_equal (binding->key, key)))
    return;
  if (binding == NULL)
    follow (field);
  binding = new_binding (drafts, key, binding != NULL ? g_strdup (binding->before) : dup_text (field));
  g_object_set_data_full (G_OBJECT (field), "gab-draft", binding, free_binding);
  text = g_strdup (gab_drafts_get (drafts, key));
  set_text (field, text != NULL ? text : binding->before);
}

/**
 * gab_draft_bind_dialog:
 * @dialog: a dialog with fields that are bound
 * @session: the session
 * @place: their place
 *
 * Whoever gives the dialog up, by Cancel or Escape, finds there the next time what he had
 * typed; gab_draft_dialog_done() says that it has been done.
 */
void
gab_draft_bind_dialog (GtkWindow  *dialog,
                       GabSession *session,
                       const char *place)
{
  g_object_set_data_full (G_OBJECT (dialog), "gab-draft-session", g_object_ref (session), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "gab-draft-place", g_strdup (place), g_free);
}

/**
 * gab_draft_dialog_done:
 * @dialog: a dialog, perhaps with fields that are bound
 *
 * What was typed in it has been done.
 */
void
gab_draft_dialog_done (GtkWindow *dialog)
{
  GabSession *session = g_object_get_data (G_OBJECT (dialog), "gab-draft-session");

  if (session != NULL)
    gab_draft_done (session, g_object_get_data (G_OBJECT (dialog), "gab-draft-place"));
}

/**
 * gab_draft_get:
 * @session: the session
 * @place: a page or dialog and what it is about
 * @name: of a field there
 *
 * Returns: (transfer none) (nullable): what was half typed there.
 */
const char *
gab_draft_get (GabSession *session,
               const char *place,
               const char *name)
{
  GabDrafts *drafts = get_drafts (session);
  g_autofree char *key = dup_key (session, place, name);

  return drafts != NULL ? gab_drafts_get (drafts, key) : NULL;
}

/**
 * gab_draft_set:
 * @session: the session
 * @place: a page or dialog and what it is about
 * @name: of a field there
 * @text: (nullable): what stands there now; NULL when it is done
 *
 * For what is no field of its own: an order planned and not yet given.
 */
void
gab_draft_set (GabSession *session,
               const char *place,
               const char *name,
               const char *text)
{
  GabDrafts *drafts = get_drafts (session);
  g_autofree char *key = dup_key (session, place, name);

  if (drafts != NULL)
    gab_drafts_set (drafts, key, text);
}

/**
 * gab_draft_done:
 * @session: the session
 * @place: a page or dialog and what it is about
 *
 * What was typed there has been done, or is given up.
 */
void
gab_draft_done (GabSession *session,
                const char *place)
{
  GabDrafts *drafts = get_drafts (session);
  g_autofree char *prefix = dup_key (session, place, "");

  if (drafts != NULL)
    gab_drafts_forget (drafts, prefix);
}
