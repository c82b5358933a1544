/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose eyes: a side's view says nothing of the other's numbers, on any page. */

#include "gab-sidebar-row.h"
#include "gab-storage.h"
#include "window-desk.h"

#include <string.h>

/* Numbers that stand nowhere else, in every hidden field. */
static const char *const secrets[] = { "7919", "7,919", "7907", "7,907", "secret-place", "secret words" };

static GabDocument *
secret_document (void)
{
  static const char *const lines[] = {
    "side blues", "side reds", "force blue-army of blues rounds 10", "force red-army of reds rounds 7907",
    "unit blue-foot of blue-army foot line men 100", "unit red-foot of red-army foot line men 7919",
    "fortress red-fort great of reds garrison red-army", "operation raid of reds on 1812-01-01",
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (&error);
  g_autoptr (GabCampaign) campaign = gab_campaign_new (tables);

  g_object_set (campaign, "name", "Secrets", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_nonnull (gab_campaign_take_line (campaign, lines[i], &error));
  g_object_set (gab_campaign_find (campaign, "red-army"), "place", "secret-place", "name", "Red Army", NULL);
  g_assert_true (gab_campaign_open_books (campaign, &error));
  return gab_document_new (campaign, NULL);
}

static void
give (GabSession *session,
      const char *line,
      const char *reason)
{
  g_autoptr (GError) error = NULL;

  gab_session_order (session, NULL, line, NULL, reason, "Test order", &error);
  g_assert_no_error (error);
}

static gboolean
any_secret (GtkWidget  *root,
            const char *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    if (desk_says (root, secrets[i]))
      {
        g_test_message ("“%s” on %s", secrets[i], page);
        return TRUE;
      }
  return FALSE;
}

static gboolean
any_secret_spoken (GtkWidget *root)
{
  for (guint i = 0; GAB_IS_SIDEBAR_ROW (root) && i < G_N_ELEMENTS (secrets); i++)
    if (strstr (gab_sidebar_row_get_spoken (GAB_SIDEBAR_ROW (root)), secrets[i]) != NULL)
      return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (any_secret_spoken (child))
      return TRUE;
  return FALSE;
}

static gboolean
pages_tell (GabWindow *window,
            int        viewer)
{
  static const char *const pages[] = { GAB_PAGE_OVERVIEW, GAB_PAGE_LOG, "red-army", "red-fort", "raid" };
  gboolean told = FALSE;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", viewer);
  /* From one side's screen the other's is behind the curtain. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.take-over", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      desk_act_on (window, "win.show-page", pages[i]);
      told |= any_secret (GTK_WIDGET (window), pages[i]) || any_secret_spoken (GTK_WIDGET (window));
    }
  return told;
}

static void
test_secrets (void)
{
  GabWindow *window = desk_window ();
  g_autoptr (GabDocument) document = secret_document ();

  gab_window_set_document (window, document);
  give (gab_window_get_session (window), "sick red-foot:5", "secret words");
  desk_settle ();
  g_assert_true (pages_tell (window, GAB_VIEWER_UMPIRE));
  g_assert_false (pages_tell (window, 0));
  g_assert_false (pages_tell (window, GAB_VIEWER_TABLE));
  g_assert_true (pages_tell (window, 1));
  desk_close (window);
}

static void
test_header (void)
{
  GabWindow *window = desk_sample ();

  g_assert_true (desk_says (GTK_WIDGET (window), "View: Umpire"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (window), "View: French"));
  g_assert_cmpint (gab_session_get_viewer (gab_window_get_session (window)), ==, 1);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/viewer/secrets", test_secrets);
  g_test_add_func ("/views/viewer/header", test_header);
  return g_test_run ();
}
