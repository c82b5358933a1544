/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preview: which papers it offers of what is shown, and how it turns their pages. */

#include "gab-preview-window.h"
#include "siege-desk.h"

#include <string.h>

static GabPreviewWindow *
preview_of (GabWindow  *window,
            const char *handle)
{
  GabCampaign *campaign = gab_session_get_campaign (gab_window_get_session (window));
  GabThing *thing = handle != NULL ? gab_campaign_find (campaign, handle) : NULL;

  return GAB_PREVIEW_WINDOW (gab_preview_window_new (GTK_WINDOW (window), campaign, thing, NULL));
}

static void
act (GabPreviewWindow *preview,
     const char       *action)
{
  gtk_widget_activate_action (GTK_WIDGET (preview), action, NULL);
}

/* Pages are turned to the last and back, never beyond. */
static void
test_pages (void)
{
  GabWindow *window = desk_sample ();
  GabPreviewWindow *preview;

  if (window == NULL)
    return;
  preview = preview_of (window, "anglo-portuguese-army");
  gtk_window_present (GTK_WINDOW (preview));
  desk_settle ();
  g_assert_true (gab_preview_window_choose (preview, "roster"));
  g_assert_cmpuint (gab_preview_window_n_pages (preview), >, 1);
  g_assert_true (desk_says (GTK_WIDGET (preview), "Page 1 of"));
  for (guint i = 0; i < gab_preview_window_n_pages (preview) + 2; i++)
    act (preview, "preview.next");
  g_assert_cmpuint (gab_preview_window_get_page (preview), ==, gab_preview_window_n_pages (preview) - 1);
  act (preview, "preview.previous");
  act (preview, "preview.zoom-in");
  desk_settle ();
  g_assert_cmpuint (gab_preview_window_get_page (preview), ==, gab_preview_window_n_pages (preview) - 2);
  gab_preview_window_set_letter (preview, TRUE);
  g_assert_cmpuint (gab_preview_window_get_page (preview), ==, 0);
  desk_settle ();
  gtk_window_destroy (GTK_WINDOW (preview));
  desk_close (window);
}

/* A siege has its papers, and none of a storm; of a campaign the papers of a siege are not. */
static void
test_siege (void)
{
  static const char *const papers[] = { "day-sheet", "setting-up", "siege-diary", "reference", "table-plan" };
  GabWindow *window = desk_sample ();
  GabPreviewWindow *preview, *bare;

  if (window == NULL)
    return;
  siege_begin (window);
  siege_place (window);
  siege_dig (window);
  preview = preview_of (window, gab_session_get_page (gab_window_get_session (window)));
  gtk_window_present (GTK_WINDOW (preview));
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_assert_true (gab_preview_window_choose (preview, papers[i]));
      desk_settle ();
      g_assert_cmpuint (gab_preview_window_n_pages (preview), >, 0);
    }
  g_assert_false (gab_preview_window_choose (preview, "roster"));
  bare = preview_of (window, NULL);
  g_assert_false (gab_preview_window_choose (bare, "day-sheet"));
  g_assert_true (gab_preview_window_choose (bare, "order-of-battle"));
  g_assert_cmpuint (gab_preview_window_n_papers (bare), ==, 2 + 2); /* rosters, diary, and a side's order of battle each */
  desk_settle ();
  g_assert_cmpuint (gab_preview_window_n_pages (bare), ==, 4);
  gab_preview_window_set_brief (bare, TRUE);
  g_assert_cmpuint (gab_preview_window_n_pages (bare), ==, 2);
  gtk_window_destroy (GTK_WINDOW (bare));
  gtk_window_destroy (GTK_WINDOW (preview));
  desk_close (window);
}

/* What cannot be made says why, and is not printed. */
static void
test_refusal (void)
{
  GabWindow *window = desk_sample ();
  GabPreviewWindow *preview;

  if (window == NULL)
    return;
  siege_begin (window);
  preview = preview_of (window, gab_session_get_page (gab_window_get_session (window)));
  gtk_window_present (GTK_WINDOW (preview));
  g_assert_cmpuint (gab_preview_window_n_pages (preview), >, 0); /* it begins with what can be made */
  g_assert_true (gab_preview_window_choose (preview, "bill"));
  desk_settle ();
  g_assert_cmpuint (gab_preview_window_n_pages (preview), ==, 0);
  g_assert_true (desk_says (GTK_WIDGET (preview), "has not been booked yet"));
  gtk_window_destroy (GTK_WINDOW (preview));
  desk_close (window);
}

/* The PDF is written where the player says. */
static void
test_save (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *path = desk_path ("roster.pdf");
  GabPreviewWindow *preview;
  g_autofree char *text = NULL;

  if (window == NULL)
    return;
  preview = preview_of (window, "3rd-division");
  gtk_window_present (GTK_WINDOW (preview));
  g_assert_true (gab_preview_window_save (preview, path));
  g_assert_true (desk_says (GTK_WIDGET (preview), "Written to "));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpint (strncmp (text, "%PDF", 4), ==, 0);
  g_assert_false (gab_preview_window_save (preview, "/nowhere/at/all.pdf"));
  g_assert_true (desk_says (GTK_WIDGET (preview), "/nowhere/at/all.pdf"));
  gtk_window_destroy (GTK_WINDOW (preview));
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/preview/pages", test_pages);
  g_test_add_func ("/views/preview/siege", test_siege);
  g_test_add_func ("/views/preview/refusal", test_refusal);
  g_test_add_func ("/views/preview/save", test_save);
  return g_test_run ();
}
