/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window comes back to where it was left: page, sidebar, dice, size; and to the first page where that is no more. */

#include "evening.h"
#include "gab-desk-pages.h"
#include "gab-sidebar-row.h"
#include "gab-sidebar.h"
#include "gab-start-page.h"

#include <glib/gstdio.h>
#include <string.h>

#define MASKED_PAGE "3rd-division"

static GabDialogsScript script;

/* "" for none. */
static char *
dup_selected (GabWindow *window)
{
  GtkWidget *sidebar = desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (gab_sidebar_get_list (GAB_SIDEBAR (sidebar)));

  return g_strdup (row != NULL ? gab_sidebar_row_get_page (GAB_SIDEBAR_ROW (row)) : "");
}

static void
assert_comes_back (Evening    *evening,
                   const char *page,
                   GHashTable *kinds)
{
  const GabDeskPage *kind;
  g_autofree char *selected = NULL;
  g_autofree char *again = NULL;
  GType type;

  gab_session_set_page (evening_session (evening), page);
  desk_settle ();
  kind = gab_desk_pages_find (evening_session (evening));
  type = G_OBJECT_TYPE (gab_window_get_page (evening->window));
  selected = dup_selected (evening->window);
  g_hash_table_add (kinds, (gpointer) kind);
  evening_next (evening);
  again = dup_selected (evening->window);
  g_assert_cmpstr (gab_session_get_page (evening_session (evening)), ==, page);
  g_assert_true (gab_desk_pages_find (evening_session (evening)) == kind);
  g_assert_true (G_OBJECT_TYPE (gab_window_get_page (evening->window)) == type);
  g_assert_cmpstr (selected, ==, again);
}

typedef struct
{
  GabSession *session;
  GPtrArray  *handles; /* one of each kind that is not yet known */
  GHashTable *kinds;
} Finding;

static void
note_kind (GabThing *thing,
           gpointer  data)
{
  Finding *finding = data;
  const GabDeskPage *kind;

  gab_session_set_page (finding->session, gab_thing_get_handle (thing));
  kind = gab_desk_pages_find (finding->session);
  if (kind->thing != NULL && g_hash_table_add (finding->kinds, (gpointer) kind))
    g_ptr_array_add (finding->handles, g_strdup (gab_thing_get_handle (thing)));
}

/* Every kind of page, of one campaign or the other. */
static void
test_pages (void)
{
  static const char *const samples[] = { "standard-siege", "peninsula-1812" };
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  const GabDeskPage *kind;

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (GPtrArray) handles = g_ptr_array_new_with_free_func (g_free);
      Evening evening = { NULL, NULL, NULL };

      evening_open (&evening, samples[i]);
      for (guint j = 0; i == 0 && (kind = gab_desk_pages_nth (j)) != NULL; j++)
        if (kind->thing == NULL)
          g_ptr_array_add (handles, g_strdup (kind->name));
      gab_campaign_foreach (evening_campaign (&evening), note_kind, &(Finding) { evening_session (&evening), handles, found });
      for (guint j = 0; j < handles->len; j++)
        assert_comes_back (&evening, g_ptr_array_index (handles, j), seen);
      evening_end (&evening);
    }
  for (guint i = 0; (kind = gab_desk_pages_nth (i)) != NULL; i++)
    if (!g_hash_table_contains (seen, kind))
      g_error ("No page of the kind %s was tried", kind->name);
}

/* What is no longer there is not gone to, and the sidebar stands on what is. */
static void
test_thing_gone (void)
{
  Evening evening = { NULL, NULL, NULL };
  g_autoptr (GSettings) settings = g_settings_new ("org.gabion.Gabion");
  g_autofree char *selected = NULL;

  evening_open (&evening, DESK_SAMPLE);
  desk_act_on (evening.window, "win.show-page", MASKED_PAGE);
  evening_close (&evening);
  g_settings_set_string (settings, "last-page", "4th-division-of-nobody");
  g_assert_true (evening_begin (&evening));
  g_assert_cmpstr (gab_session_get_page (evening_session (&evening)), ==, GAB_PAGE_OVERVIEW);
  g_assert_null (gab_window_get_error (evening.window));
  selected = dup_selected (evening.window);
  g_assert_cmpstr (selected, ==, GAB_PAGE_OVERVIEW);
  evening_end (&evening);
}

/* Its path is named, once; the evening after begins without a word. */
static void
test_file_gone (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  evening_close (&evening);
  g_unlink (evening.path);
  g_assert_true (evening_begin (&evening));
  g_assert_null (evening_session (&evening));
  g_assert_true (GAB_IS_START_PAGE (gab_window_get_page (evening.window)));
  g_assert_nonnull (strstr (gab_window_get_error (evening.window), evening.path));
  g_assert_true (g_str_has_suffix (gab_window_get_error (evening.window), "."));
  evening_close (&evening);
  g_assert_false (evening_begin (&evening));
  g_assert_null (gab_window_get_error (evening.window));
  evening_end (&evening);
}

static void
test_file_broken (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  evening_close (&evening);
  g_assert_true (g_file_set_contents (evening.path, "no campaign", -1, NULL));
  g_assert_true (evening_begin (&evening));
  g_assert_null (evening_session (&evening));
  g_assert_true (GAB_IS_START_PAGE (gab_window_get_page (evening.window)));
  g_assert_nonnull (strstr (gab_window_get_error (evening.window), "evening.gabion"));
  evening_end (&evening);
}

/* What is saved for the first time comes back from then on. */
static void
test_saved_as (void)
{
  Evening evening = { NULL, NULL, NULL };
  g_autofree char *path = desk_path ("first.gabion");

  evening_open (&evening, DESK_SAMPLE);
  g_assert_true (gab_window_open_sample (evening.window, "standard-siege"));
  evening_wait ();
  script.path = path;
  desk_act (evening.window, "win.save");
  script.path = NULL;
  evening_wait ();
  desk_close (evening.window);
  g_assert_true (evening_begin (&evening));
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (evening_campaign (&evening))), ==, "A standard siege");
  evening_end (&evening);
  g_unlink (path);
}

/* What was not saved comes first: it is told of, and the page stands on it. */
static void
test_crash (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  desk_give (evening.window);
  desk_act_on (evening.window, "win.show-page", MASKED_PAGE);
  evening_wait ();
  /* A window that is destroyed without being closed is as good as a crash. */
  desk_close (evening.window);
  g_assert_true (evening_begin (&evening));
  g_assert_nonnull (gab_window_get_bar (evening.window, "recovered"));
  g_assert_cmpstr (gab_session_get_page (evening_session (&evening)), ==, MASKED_PAGE);
  evening_end (&evening);
}

static void
note_page (GabWindow  *window,
           GParamSpec *spec,
           char      **page)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.gabion.Gabion");

  g_free (*page);
  *page = g_settings_get_string (settings, "last-page");
}

/* A page that ends the program when it is shown does not end it twice. */
static void
test_no_second_crash (void)
{
  Evening evening = { NULL, NULL, NULL };
  g_autoptr (GFile) left = NULL;
  g_autofree char *page = NULL;

  evening_open (&evening, DESK_SAMPLE);
  desk_act_on (evening.window, "win.show-page", MASKED_PAGE);
  evening_close (&evening);
  left = gab_window_take_left ();
  evening.window = desk_window ();
  g_signal_connect (evening.window, "notify::session", G_CALLBACK (note_page), &page);
  gab_window_resume (evening.window, left);
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (evening_session (&evening)), ==, MASKED_PAGE);
  g_assert_cmpstr (page, ==, GAB_PAGE_OVERVIEW);
  evening_end (&evening);
}

/* Of two things that were open the last one counts; of one without a file nothing can come back. */
static void
test_untitled (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  desk_act_on (evening.window, "win.show-page", MASKED_PAGE);
  g_assert_true (gab_window_open_sample (evening.window, "standard-siege"));
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (evening_session (&evening)), ==, GAB_PAGE_OVERVIEW);
  evening_close (&evening);
  g_assert_false (evening_begin (&evening));
  g_assert_null (evening_session (&evening));
  evening_end (&evening);
}

/* The player's own choice, in the main menu. */
static void
test_first_page (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  desk_act (evening.window, "win.reopen");
  evening_close (&evening);
  g_assert_false (evening_begin (&evening));
  g_assert_null (evening_session (&evening));
  desk_act (evening.window, "win.reopen");
  /* It is still what one goes on with. */
  desk_act (evening.window, "win.reopen-last");
  g_assert_nonnull (evening_session (&evening));
  evening_next (&evening);
  g_assert_nonnull (evening_session (&evening));
  evening_end (&evening);
}

/* Whose dice fall is as it was, and so is who picks. */
static void
test_dice (void)
{
  Evening evening = { NULL, NULL, NULL };
  GtkWidget *picks;

  evening_open (&evening, "standard-siege");
  desk_act_on (evening.window, "win.show-page", "siege");
  picks = desk_find (gab_window_get_page (evening.window), GTK_TYPE_CHECK_BUTTON, "picks");
  g_assert_false (gab_session_get_program_picks (evening_session (&evening)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (picks), TRUE);
  desk_act (evening.window, "win.table-dice");
  evening_next (&evening);
  g_assert_true (gab_session_get_table_dice (evening_session (&evening)));
  g_assert_true (gab_session_get_program_picks (evening_session (&evening)));
  picks = desk_find (gab_window_get_page (evening.window), GTK_TYPE_CHECK_BUTTON, "picks");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (picks)));
  /* The switch is the player's, for whatever he plays; the dice are those of the campaign. */
  gtk_check_button_set_active (GTK_CHECK_BUTTON (picks), FALSE);
  desk_act (evening.window, "win.table-dice");
  evening_next (&evening);
  g_assert_false (gab_session_get_table_dice (evening_session (&evening)));
  g_assert_false (gab_session_get_program_picks (evening_session (&evening)));
  evening_end (&evening);
}

/* No window manager is here to fill the screen with it: one that does not fill it says so. */
static void
test_size (void)
{
  Evening evening = { NULL, NULL, NULL };
  g_autoptr (GSettings) settings = g_settings_new ("org.gabion.Gabion");
  GtkWindow *window;
  int width, height;

  evening_open (&evening, DESK_SAMPLE);
  gtk_window_set_default_size (GTK_WINDOW (evening.window), 1111, 777);
  g_settings_set_boolean (settings, "window-maximized", TRUE);
  desk_settle ();
  evening_close (&evening);
  g_assert_false (g_settings_get_boolean (settings, "window-maximized"));
  window = GTK_WINDOW (gab_window_new (NULL));
  gtk_window_get_default_size (window, &width, &height);
  g_assert_cmpint (width, ==, 1111);
  g_assert_cmpint (height, ==, 777);
  evening.window = GAB_WINDOW (window);
  evening_end (&evening);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  evening_find_settings ();
  if (!desk_begin ())
    return 77;
  gab_dialogs_follow_script (&script);
  g_test_add_func ("/views/place/pages", test_pages);
  g_test_add_func ("/views/place/thing-gone", test_thing_gone);
  g_test_add_func ("/views/place/file-gone", test_file_gone);
  g_test_add_func ("/views/place/file-broken", test_file_broken);
  g_test_add_func ("/views/place/saved-as", test_saved_as);
  g_test_add_func ("/views/place/crash", test_crash);
  g_test_add_func ("/views/place/no-second-crash", test_no_second_crash);
  g_test_add_func ("/views/place/untitled", test_untitled);
  g_test_add_func ("/views/place/first-page", test_first_page);
  g_test_add_func ("/views/place/dice", test_dice);
  g_test_add_func ("/views/place/size", test_size);
  return g_test_run ();
}
