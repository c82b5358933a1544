/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be read of a file that is refused; what cannot is kept word for word. */

#include "small.h"

#include "gab-files.h"
#include "gab-loading.h"

#include <string.h>

static GabCampaign *
load_part (const char  *path,
           GError     **error)
{
  return gab_storage_load_part (path, test_tables (), error);
}

/* Saved and read again, in the usual way, it is the same to the last sign. */
static void
assert_keeps (GabCampaign *campaign)
{
  g_autoptr (GBytes) saved = test_write (campaign);
  g_autoptr (GabCampaign) again = test_read (saved);
  g_autoptr (GBytes) twice = test_write (again);
  GPtrArray *before = gab_campaign_get_asides (campaign), *after = gab_campaign_get_asides (again);

  g_assert_true (g_bytes_equal (saved, twice));
  g_assert_cmpuint (before->len, ==, after->len);
  for (guint i = 0; i < before->len; i++)
    {
      const GabAside *one = g_ptr_array_index (before, i), *other = g_ptr_array_index (after, i);

      g_assert_cmpstr (one->text, ==, other->text);
      g_assert_cmpstr (one->why, ==, other->why);
      g_assert_cmpint (one->line, ==, other->line);
    }
}

/* Every broken file: those of schema and reference open without what is wrong, all
 * others stay refused. */
static void
test_broken (void)
{
  g_autofree char *list = test_path ("broken/expected.txt");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint opened = 0;

  g_assert_true (g_file_get_contents (list, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) row = g_strsplit (lines[i], "\t", 3);
      g_autofree char *name = g_strconcat ("broken/", row[0], ".gabion", NULL);
      g_autofree char *path = test_path (name);
      g_autofree char *content = NULL;
      g_autoptr (GabCampaign) refused = NULL;
      g_autoptr (GabCampaign) part = NULL;
      g_autoptr (GError) why = NULL;
      g_autoptr (GError) error = NULL;

      refused = gab_storage_load (path, test_tables (), &why);
      g_assert_null (refused);
      part = load_part (path, &error);
      g_test_message ("%s: %s; %s", row[0], why->message, error != NULL ? error->message : "opened");
      if (part == NULL)
        {
          g_assert_nonnull (error);
          continue;
        }
      g_assert_true (gab_storage_can_load_part (why));
      g_assert_cmpuint (gab_campaign_get_asides (part)->len, >, 0);
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      for (guint j = 0; j < gab_campaign_get_asides (part)->len; j++)
        g_assert_nonnull (strstr (content, ((GabAside *) g_ptr_array_index (gab_campaign_get_asides (part), j))->text));
      assert_keeps (part);
      opened++;
    }
  /* All but those that are no XML, of the future, too large or set up wrongly. */
  g_assert_cmpuint (opened, ==, 22);
}

static char *
write_broken (const char *what,
              const char *by)
{
  g_autofree char *good = test_path ("small.gabion");
  g_autofree char *text = NULL;
  g_autoptr (GString) content = NULL;
  char *path = test_temporary ("part.gabion");

  g_assert_true (g_file_get_contents (good, &text, NULL, NULL));
  content = g_string_new (text);
  g_assert_cmpuint (g_string_replace (content, what, by, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, content->str, -1, NULL));
  return path;
}

/* One record that is wrong: the line and the text that is kept, and nothing else goes. */
static void
test_one (void)
{
  g_autofree char *path = write_broken ("<work", "<work  odd='1 &lt; 2'>bastion odd of\n rodrigo</work><!-- x --><work");
  g_autoptr (GabCampaign) part = load_part (path, NULL);
  g_autoptr (GabCampaign) whole = test_small ();
  g_autofree char *one = gab_campaign_dup_digest (part);
  g_autofree char *other = gab_campaign_dup_digest (whole);
  const GabAside *aside;

  g_assert_nonnull (part);
  g_assert_cmpuint (gab_campaign_get_asides (part)->len, ==, 1);
  aside = g_ptr_array_index (gab_campaign_get_asides (part), 0);
  g_assert_cmpstr (aside->text, ==, "<work  odd='1 &lt; 2'>bastion odd of\n rodrigo</work>");
  g_assert_nonnull (strstr (aside->why, "odd"));
  g_assert_cmpstr (one, ==, other);
  assert_keeps (part);
}

/* A siege or battle whose own line is wrong is set aside whole, with its orders. */
static void
test_operation (void)
{
  g_autofree char *path = write_broken ("rules=\"storming\" revision=\"1\" tables=\"", "rules=\"storming\" colour=\"1\" revision=\"1\" tables=\"");
  g_autoptr (GabCampaign) part = load_part (path, NULL);
  const GabAside *aside;

  g_assert_nonnull (part);
  aside = g_ptr_array_index (gab_campaign_get_asides (part), 0);
  g_assert_true (g_str_has_prefix (aside->text, "<operation"));
  g_assert_true (g_str_has_suffix (aside->text, "</operation>"));
  assert_keeps (part);
}

typedef struct
{
  GMainLoop   *loop;
  GabCampaign *campaign;
  GBytes      *content;
  GError      *error;
  double       share;
} Waiting;

static void
note_share (double   share,
            gpointer data)
{
  Waiting *waiting = data;

  g_assert_cmpfloat (share, >=, waiting->share);
  waiting->share = share;
}

static void
done (GObject      *source,
      GAsyncResult *result,
      gpointer      data)
{
  Waiting *waiting = data;

  waiting->campaign = gab_loading_finish (result, &waiting->content, &waiting->error);
  g_main_loop_quit (waiting->loop);
}

/* Loading in another thread comes to the same, and can be given up. */
static void
test_loading (void)
{
  g_autofree char *path = test_path ("small.gabion");
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GBytes) file = test_contents (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Waiting waiting = { .loop = loop };
  Waiting given_up = { .loop = loop };

  gab_loading_begin (path, test_tables (), FALSE, NULL, note_share, &waiting, done, &waiting);
  g_main_loop_run (loop);
  g_assert_no_error (waiting.error);
  g_assert_true (g_bytes_equal (waiting.content, file));
  test_assert_right (waiting.campaign);
  g_object_unref (waiting.campaign);
  g_bytes_unref (waiting.content);

  g_cancellable_cancel (cancellable);
  gab_loading_begin (path, test_tables (), FALSE, cancellable, note_share, &given_up, done, &given_up);
  g_main_loop_run (loop);
  g_assert_null (given_up.campaign);
  g_assert_error (given_up.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_error_free (given_up.error);
}

/* What a snapshot holds does not follow what is done to the campaign afterwards. */
static void
test_snapshot (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GBytes) before = test_write (campaign);
  g_autoptr (GabSnapshot) snapshot = gab_storage_snapshot (campaign, NULL);
  g_autoptr (GBytes) after = NULL;
  GabAction *action = gab_action_new ("Rename");
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  g_assert_true (gab_document_order (document, NULL, "advance 1", &dice, "words", "Advance", NULL));
  gab_action_add_text (action, GAB_THING (campaign), "name", "Another");
  g_assert_true (gab_document_do (document, action, NULL));
  after = gab_snapshot_write (snapshot);
  g_assert_true (g_bytes_equal (before, after));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/part/broken", test_broken);
  g_test_add_func ("/storage/part/one", test_one);
  g_test_add_func ("/storage/part/operation", test_operation);
  g_test_add_func ("/storage/part/loading", test_loading);
  g_test_add_func ("/storage/part/snapshot", test_snapshot);
  return g_test_run ();
}
