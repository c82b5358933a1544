/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs about sieges and battles. */

#include "gab-operation-dialogs.h"

#include "gab-formal.h"
#include "gab-operation-dialog.h"
#include "gab-siege-setup.h"

/**
 * gab_new_operation_dialog_present:
 * @parent: the window
 * @session: the session
 * @rules: the id of a rule set, or GAB_OPERATION_AT_THE_TABLE
 *
 * Asks what a new operation is about; once made, its page is shown.
 */
void
gab_new_operation_dialog_present (GtkWindow  *parent,
                                  GabSession *session,
                                  const char *rules)
{
  GtkWidget *dialog = g_str_equal (rules, gab_formal_rules.id) ? gab_siege_setup_new (parent, session)
                                                               : gab_operation_dialog_new (parent, session, rules);

  gtk_window_present (GTK_WINDOW (dialog));
}
