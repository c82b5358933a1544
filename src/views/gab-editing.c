/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing: what every editor of a thing does with its action. */

#include "gab-editing.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-page.h"

#include <glib/gi18n-lib.h>

/**
 * gab_editing_finish:
 * @editor: an editor's window
 * @session: its session
 * @action: (transfer full): what it shall do
 *
 * Does the action, has the window behind tell of it with Undo, and closes the editor.
 *
 * Returns: (transfer full) (nullable): why it could not be done, for the editor to
 *   show, and it stays; NULL when it was done.
 */
char *
gab_editing_finish (GtkWindow  *editor,
                    GabSession *session,
                    GabAction  *action)
{
  GtkWindow *parent = gtk_window_get_transient_for (editor);
  g_autofree char *label = g_strdup (gab_action_get_label (action));
  g_autoptr (GError) error = NULL;

  if (!gab_document_do (gab_session_get_document (session), action, &error))
    return gab_error_describe (error);
  gab_draft_dialog_done (editor);
  if (parent != NULL)
    gab_tell (GTK_WIDGET (parent), label, TRUE);
  gtk_window_close (editor);
  return NULL;
}

/**
 * gab_editing_new_removal:
 * @session: a session
 * @handle: the handle of a thing
 *
 * Only what no entry names can be taken out; the books say so when it is done.
 *
 * Returns: (transfer full): the action that takes it out.
 */
GabAction *
gab_editing_new_removal (GabSession *session,
                         const char *handle)
{
  GabThing *thing = gab_asking_real (session, handle);
  g_autofree char *label = g_strdup_printf (_("Take out %s"), gab_thing_get_name (thing));
  GabAction *action = gab_action_new (label);

  gab_action_add_removal (action, thing);
  return action;
}
