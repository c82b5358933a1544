/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every template of the program builds its class and lets it go again. */

#include "gab-asides-dialog.h"
#include "gab-banner.h"
#include "gab-bill-dialog.h"
#include "gab-block-dialog.h"
#include "gab-cause-dialog.h"
#include "gab-curtain.h"
#include "gab-desk.h"
#include "gab-dice-entry.h"
#include "gab-due-row.h"
#include "gab-entry-dialog.h"
#include "gab-force-page.h"
#include "gab-fortress-page.h"
#include "gab-commanders-page.h"
#include "gab-games-page.h"
#include "gab-sides-card.h"
#include "gab-sides-page.h"
#include "gab-help-window.h"
#include "gab-import-dialog.h"
#include "gab-keys-window.h"
#include "gab-ledger-page.h"
#include "gab-log-page.h"
#include "gab-log-row.h"
#include "gab-new-dialog.h"
#include "gab-notice.h"
#include "gab-operation-card.h"
#include "gab-operation-dialog.h"
#include "gab-overview-page.h"
#include "gab-preview-window.h"
#include "gab-proof-dialog.h"
#include "gab-restore-window.h"
#include "gab-retake-dialog.h"
#include "gab-result-page.h"
#include "gab-settings-page.h"
#include "gab-settle-dialog.h"
#include "gab-sidebar-row.h"
#include "gab-sidebar.h"
#include "gab-start-page.h"
#include "gab-siege-charts.h"
#include "gab-siege-ending.h"
#include "gab-siege-page.h"
#include "gab-siege-setup.h"
#include "gab-storming-page.h"
#include "gab-tables-page.h"
#include "gab-thing-editor.h"
#include "gab-unit-editor.h"
#include "gab-unit-page.h"
#include "gab-view-button.h"
#include "gab-works-editor.h"
#include "window-desk.h"

#include <string.h>

#define FOLDER "/org/gabion/Gabion/"

/* A row for each template; one that has none here fails the test. */
static GType (* const types[]) (void) = {
  gab_asides_dialog_get_type,
  gab_banner_get_type,
  gab_bill_dialog_get_type,
  gab_block_dialog_get_type,
  gab_cause_dialog_get_type,
  gab_commanders_page_get_type,
  gab_curtain_get_type,
  gab_desk_get_type,
  gab_dice_entry_get_type,
  gab_due_row_get_type,
  gab_entry_dialog_get_type,
  gab_force_page_get_type,
  gab_fortress_page_get_type,
  gab_games_page_get_type,
  gab_sides_card_get_type,
  gab_sides_page_get_type,
  gab_help_window_get_type,
  gab_import_dialog_get_type,
  gab_keys_window_get_type,
  gab_ledger_page_get_type,
  gab_log_page_get_type,
  gab_log_row_get_type,
  gab_new_dialog_get_type,
  gab_notice_get_type,
  gab_operation_card_get_type,
  gab_operation_dialog_get_type,
  gab_overview_page_get_type,
  gab_preview_window_get_type,
  gab_proof_dialog_get_type,
  gab_restore_window_get_type,
  gab_retake_dialog_get_type,
  gab_result_page_get_type,
  gab_settings_page_get_type,
  gab_settle_dialog_get_type,
  gab_sidebar_get_type,
  gab_sidebar_row_get_type,
  gab_start_page_get_type,
  gab_siege_charts_get_type,
  gab_siege_ending_get_type,
  gab_siege_page_get_type,
  gab_siege_setup_get_type,
  gab_storming_page_get_type,
  gab_tables_page_get_type,
  gab_thing_editor_get_type,
  gab_unit_editor_get_type,
  gab_unit_page_get_type,
  gab_view_button_get_type,
  gab_window_get_type,
  gab_works_editor_get_type,
};

static GType
find_type (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_equal (g_type_name (types[i] ()), name))
      return types[i] ();
  return 0;
}

/* The class of a template. */
static char *
dup_class (const char *file)
{
  g_autofree char *path = g_strconcat (FOLDER, file, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  const char *text = g_bytes_get_data (bytes, NULL);
  const char *start = g_strstr_len (text, g_bytes_get_size (bytes), "<template class=\"");

  if (start == NULL)
    return NULL;
  start += strlen ("<template class=\"");
  return g_strndup (start, strcspn (start, "\""));
}

static void
build (const char *file)
{
  g_autofree char *name = dup_class (file);
  GType type = name != NULL ? find_type (name) : 0;
  gpointer weak;
  GtkWidget *widget;

  if (name == NULL)
    return;
  g_test_message ("%s", name);
  g_assert_cmpuint (type, !=, 0);
  widget = g_object_new (type, NULL);
  weak = widget;
  g_object_add_weak_pointer (G_OBJECT (widget), &weak);
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (GTK_WINDOW (widget));
  else
    g_object_unref (g_object_ref_sink (widget));
  desk_settle ();
  g_assert_null (weak);
}

static void
close_all (GabWindow *but)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != but)
      gtk_window_destroy (l->data);
  desk_settle ();
}

static void
test_templates (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  guint n = 0;

  for (guint i = 0; files[i] != NULL; i++)
    if (g_str_has_suffix (files[i], ".ui") && !g_str_equal (files[i], "shortcuts.ui"))
      {
        build (files[i]);
        n++;
      }
  g_assert_cmpuint (n, >, 10);
}

static void
test_shortcuts (void)
{
  GabWindow *window = desk_sample ();

  desk_act (window, "win.shortcuts");
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), >, 1);
  close_all (window);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/templates/build", test_templates);
  g_test_add_func ("/views/templates/shortcuts", test_shortcuts);
  return g_test_run ();
}
