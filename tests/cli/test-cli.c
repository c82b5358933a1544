/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli as a script meets it: exit status, one line of error, what is printed. */

#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>

static void
test_usage (void)
{
  const char *wrong[] = {
    "", "dance", "show", "show a b", "verify", "state a", "play a", "new", "new --sample a",
    "new --sample a --orders b -o c", "print roster a", "print novel a --force b -o c", "print roster a --force b -o c --paper a9",
    "new --sample a -o -", "export roster", "export map a", "export roster a --format odf", "export log a -o -",
    "import roster a", "import log a b --force c", "import roster a b", "import roster - b --force c", "play - storm", "play - storm --orders -", "play - storm --orders a --write",
    "print roster a --force b -o -", "state a storm --turn -5", "odds", "odds chess", "bench extra more", "bench --storms 0", "show --no-such a",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_auto (Result) result = run ("%s", wrong[i]);

      g_test_message ("%s", wrong[i]);
      g_assert_cmpint (result.status, ==, 2);
      assert_one_line (result.err);
    }
}

static void
test_help (void)
{
  const char *commands[] = { "show", "verify", "state", "play", "new", "print", "odds", "bench" };
  g_auto (Result) all = run ("--help");

  g_assert_cmpint (all.status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (Result) result = run ("%s --help", commands[i]);

      g_assert_nonnull (strstr (all.out, commands[i]));
      g_assert_cmpint (result.status, ==, 0);
      g_assert_nonnull (strstr (result.out, commands[i]));
    }
}

static void
test_show_and_verify (void)
{
  g_autofree char *path = sample ();
  g_auto (Result) verify = run ("verify '%s'", path);
  g_auto (Result) show = run ("show '%s'", path);
  g_auto (Result) french = run ("show '%s' --view french", path);
  g_auto (Result) nobody = run ("show '%s' --view swiss", path);

  g_assert_cmpint (verify.status, ==, 0);
  g_assert_nonnull (strstr (verify.out, "the books balance"));
  g_assert_nonnull (strstr (show.out, "Anglo-Portuguese Army, Allies: "));
  g_assert_nonnull (strstr (french.out, "Anglo-Portuguese Army, Allies\n"));
  g_assert_cmpint (nobody.status, ==, 1);
  assert_one_line (nobody.err);
}

/* What could not be read when it was opened in part is named: line, why, text; verify says that all is not well. */
static void
test_asides (void)
{
  g_autofree char *path = sample ();
  g_autofree char *text = NULL;
  g_autoptr (GString) content = NULL;
  g_auto (Result) verify = { 0 };
  g_auto (Result) show = { 0 };
  g_auto (Result) side = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  content = g_string_new (text);
  g_assert_cmpuint (g_string_replace (content, "<books ",
                                      "<aside line=\"77\" why=\"no such&#10;element\">&lt;odd>%s 7919&lt;/odd></aside>"
                                      "<aside line=\"78\">odd</aside><books ", 1), ==, 1);
  verify = run_with (content->str, "verify -");
  show = run_with (content->str, "show -");
  side = run_with (content->str, "show - --view french");
  g_assert_cmpint (verify.status, ==, 1);
  g_assert_cmpint (show.status, ==, 0);
  g_assert_nonnull (strstr (verify.err, "2 records could not be read"));
  g_assert_nonnull (strstr (verify.err, "line 77: no such element: <odd>%s 7919</odd>\n"));
  g_assert_nonnull (strstr (verify.err, "line 78: unknown reason: odd\n"));
  g_assert_cmpstr (verify.err, ==, show.err);
  g_assert_nonnull (strstr (side.err, "2 records"));
  g_assert_null (strstr (side.err, "7919"));
}

/* A file of an older format says so. */
static void
test_upgraded (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), "tests/storage/formats/1-small.gabion", NULL);
  g_auto (Result) verify = run ("verify '%s'", path);
  g_auto (Result) show = run ("show '%s'", path);

  g_assert_cmpint (verify.status, ==, 0);
  g_assert_nonnull (strstr (verify.err, "format 1"));
  g_assert_cmpstr (verify.err, ==, show.err);
}

/* A wrong file: status 1, one line that names file and line. */
static void
test_wrong_file (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), "tests/storage/broken/negative-men.gabion", NULL);
  const char *commands[] = { "verify '%s'", "show '%s'", "state '%s' storm", "play '%s' storm", "print roster '%s' --force a -o b" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (GStrv) halves = g_strsplit (commands[i], "%s", 2);
      g_autofree char *line = g_strconcat (halves[0], path, halves[1], NULL);
      g_auto (Result) result = run_with ("", line);

      g_assert_cmpint (result.status, ==, 1);
      assert_one_line (result.err);
      g_assert_nonnull (strstr (result.err, "negative-men.gabion: Line 51:"));
      g_assert_nonnull (strstr (result.err, "-2500"));
    }
}

static void
test_standard_input (void)
{
  g_autofree char *path = sample ();
  g_autofree char *text = NULL;
  g_auto (Result) good = { 0 };
  g_auto (Result) bad = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  good = run_with (text, "verify -");
  g_assert_cmpint (good.status, ==, 0);
  bad = run_with ("<nonsense/>", "verify -");
  g_assert_cmpint (bad.status, ==, 1);
  assert_one_line (bad.err);
}

typedef struct
{
  const char *orders;
  const char *options;
  int         status;
  const char *said;   /* in the output, or in the error */
} Play;

static void
test_play (void)
{
  static const Play plays[] = {
    { "summon\nprepare\ncolumns / 0 0\n", "", 0, "4 columns" },
    { "summon\nprepare\ncolumns\nassault column 1\n", "--dice 9,9,2,6", 0, "1 column" },
    { "summon\nprepare\ncolumns\n", "--dice 9", 1, "Roll 1 D10" },
    { "summon\nprepare\ncolumns\n", "--dice 9,9,9", 1, "1 die was given that no order wanted" },
    { "summon\nprepare\ncolumns / 9 11\n", "", 1, "11" },
    { "summon\nprepare\ncolumns / 9 9 9\n", "", 1, "takes 2 dice, and 3 were given" },
    { "assault column 1\n", "", 1, "(ST-" },
    { "summon\nsummon\n", "", 1, "(ST-3)" },
    { "size\n", "", 1, "(ST-13)" },
    { "summon\nwait\n", "", 1, "Order line 2" },
  };
  g_autofree char *path = sample ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      g_autofree char *line = g_strdup_printf ("play '%s' storm-of-badajoz %s", path, plays[i].options);
      g_auto (Result) result = run_with (plays[i].orders, line);

      g_test_message ("%s%s%s", plays[i].orders, result.out, result.err);
      g_assert_cmpint (result.status, ==, plays[i].status);
      g_assert_nonnull (strstr (plays[i].status == 0 ? result.out : result.err, plays[i].said));
      if (plays[i].status != 0)
        assert_one_line (result.err);
    }
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

/* A correction needs words beside it (CA-17): they may stand behind a bar. */
static void
test_play_words (void)
{
  g_autofree char *path = sample ();
  g_autofree char *line = g_strdup_printf ("play '%s' campaign --write", path);
  g_auto (Result) bare = run_with ("correct siege-train rounds 1 from in-hand to spent\n", line);
  g_auto (Result) played = run_with ("correct siege-train rounds 1 from in-hand to spent | words Counted twice.\n", line);
  g_autofree char *text = NULL;

  g_assert_cmpint (bare.status, ==, 1);
  g_assert_nonnull (strstr (bare.err, "CA-17"));
  g_assert_cmpstr (played.err, ==, "");
  g_assert_cmpint (played.status, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "words=\"Counted twice.\">correct siege-train"));
}

static void
test_play_and_write (void)
{
  g_autofree char *path = sample ();
  g_autofree char *line = g_strdup_printf ("play '%s' storm-of-badajoz --write", path);
  g_auto (Result) played = run_with ("summon\nprepare\ncolumns / 9 9\nassault column 1 / 0 1\n", line);
  g_auto (Result) state = run ("state '%s' storm-of-badajoz", path);
  g_auto (Result) early = run ("state '%s' storm-of-badajoz --turn 0", path);
  g_auto (Result) late = run ("state '%s' storm-of-badajoz --turn 99", path);
  g_auto (Result) verify = run ("verify '%s'", path);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_cmpint (verify.status, ==, 0);
  g_assert_cmpstr (state.out, !=, early.out);
  g_assert_cmpint (late.status, ==, 1);
  assert_one_line (late.err);
}

/* Dice of another seed stand in the record as typed, which verify believes. */
static void
test_seed (void)
{
  g_autofree char *path = sample ();
  g_autofree char *line = g_strdup_printf ("play '%s' storm-of-badajoz --seed 3 --write", path);
  g_auto (Result) played = run_with ("summon\nprepare\ncolumns\n", line);
  g_auto (Result) verify = run ("verify '%s'", path);
  g_autofree char *text = NULL;

  g_assert_cmpint (played.status, ==, 0);
  g_assert_cmpint (verify.status, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_regex_match_simple ("dice=\"[0-9] [0-9]\">columns", text, 0, 0));
}

/* What one side may not know: improbable numbers are searched for in all that its
 * view prints (CA-18). */
static void
test_secrets (void)
{
  g_autofree char *orders = g_build_filename (g_get_tmp_dir (), "secret.orders", NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "secret.gabion", NULL);
  const char *text =
    "campaign secret napoleonic begins 1812-01-01 | name Secret\n"
    "side allies | name Allies\nside french | name French\n"
    "force army of allies rounds 7919 | name Army | place Somewhere 7919\n"
    "commander duke of army | name Duke | post marches on 7919\n"
    "unit guards of army foot guard men 7919 guns 7919 | name Guards | note 7919 in all\n"
    "force garrison of french | name Garrison\nunit leger of garrison foot line men 100 | name Leger\n"
    "fortress place great of french garrison garrison | name Place\n"
    "operation storm of allies on 1812-01-01 against place | name Storm | rules storming | seed 7\n"
    "in storm\nmuster army\nin campaign\n"
    "order receive men guards:7919 rounds army:7919 | words 7919 more\n";

  g_assert_true (g_file_set_contents (orders, text, -1, NULL));
  {
    g_auto (Result) made = run ("new --orders '%s' -o '%s'", orders, path);

    g_assert_cmpstr (made.err, ==, "");
  }
  for (guint i = 0; i < 2; i++)
    {
      const char *viewer = i == 0 ? "french" : "table";
      g_auto (Result) show = run ("show '%s' --view %s", path, viewer);
      g_auto (Result) books = run ("state '%s' campaign --view %s", path, viewer);
      g_auto (Result) storm = run ("state '%s' storm --view %s", path, viewer);
      g_auto (Result) roster = run ("print roster '%s' --view %s --force army -o '%s.pdf'", path, viewer, path);

      g_assert_cmpint (show.status, ==, 0);
      g_assert_null (strstr (show.out, "7919"));
      g_assert_null (strstr (books.out, "7919"));
      g_assert_null (strstr (storm.out, "7919"));
      g_assert_cmpint (roster.status, ==, 1);
      for (guint j = 0; j < 6; j++)
        {
          static const char *const what[] = { "roster", "ledger", "log" };
          g_auto (Result) table = run ("export %s '%s' --view %s --format %s", what[j / 2], path, viewer,
                                       j % 2 == 0 ? "csv" : "json");

          g_assert_cmpint (table.status, ==, 0);
          g_assert_null (strstr (table.out, "7919"));
        }
    }
}

static void
test_print (void)
{
  g_autofree char *path = sample ();
  g_autofree char *pdf = g_strconcat (path, ".pdf", NULL);
  g_autofree char *text = NULL;
  const char *words[] = { "3rd Division", "Thomas Picton", "45th Foot, 1st battalion", "veteran", "Storm of Ciudad Rodrigo", "4983" };

  for (guint i = 0; i < 2; i++)
    {
      g_auto (Result) result = run ("print roster '%s' --force 3rd-division --paper %s -o '%s'", path,
                                    i == 0 ? "a4" : "letter", pdf);
      g_autofree char *command = g_strdup_printf ("pdftotext -layout '%s' -", pdf);

      g_assert_cmpstr (result.err, ==, "");
      g_assert_cmpint (result.status, ==, 0);
      g_clear_pointer (&text, g_free);
      if (!g_spawn_command_line_sync (command, &text, NULL, NULL, NULL))
        {
          g_test_skip ("no pdftotext here");
          return;
        }
      for (guint j = 0; j < G_N_ELEMENTS (words); j++)
        g_assert_nonnull (strstr (text, words[j]));
    }
  {
    g_auto (Result) nobody = run ("print roster '%s' --force nobody -o '%s'", path, pdf);
    g_auto (Result) nowhere = run ("print roster '%s' --force 3rd-division -o /no/such/a.pdf", path);

    g_assert_cmpint (nobody.status, ==, 1);
    g_assert_cmpint (nowhere.status, ==, 1);
    assert_one_line (nowhere.err);
  }
}

static void
test_odds (void)
{
  const char *figures[] = { "0.523766420832", "0.096589988352", "442.2274376", "-565.136055536", "0.92327896", "0.7952968" };
  g_auto (Result) result = run ("odds storming");
  g_autofree char *path = sample ();
  g_auto (Result) of_campaign = run ("odds storming '%s'", path);

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    g_assert_nonnull (strstr (result.out, figures[i]));
  g_assert_cmpstr (result.out, ==, of_campaign.out);
}

/* The lines that do not depend on the clock: the signatures. */
static char *
signatures (const char *out)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  GString *kept = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "Bench: "))
      g_string_append_printf (kept, "%s\n", lines[i]);
  return g_string_free (kept, FALSE);
}

/* Storms and sieges have a signature each, which is the same every time and another for other play. */
static void
test_bench (void)
{
  g_auto (Result) once = run ("bench --storms 1000 --replays 3");
  g_auto (Result) twice = run ("bench --storms 1000 --replays 3");
  g_auto (Result) fewer = run ("bench --storms 1000 --replays 2");
  g_auto (Result) none = run ("bench --replays 0");
  g_autofree char *first = signatures (once.out);
  g_autofree char *second = signatures (twice.out);
  g_autofree char *other = signatures (fewer.out);

  g_assert_cmpuint (strlen (first), ==, 2 * strlen ("Bench: 0123456789abcdef\n"));
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (first, !=, other);
  g_assert_cmpint (none.status, ==, 2);
  assert_one_line (none.err);
}

/* A folder that cannot be written, a file that is none. */
static void
test_output (void)
{
  g_auto (Result) nowhere = run ("new --sample peninsula-1812 -o /no/such/a.gabion");
  g_auto (Result) unknown = run ("new --sample waterloo -o a.gabion");
  g_auto (Result) missing = run ("verify /no/such/a.gabion");

  g_assert_cmpint (nowhere.status, ==, 1);
  assert_one_line (nowhere.err);
  g_assert_cmpint (unknown.status, ==, 1);
  assert_one_line (unknown.err);
  g_assert_cmpint (missing.status, ==, 1);
  assert_one_line (missing.err);
}

/* Orders for a new campaign may come on standard input; what is wrong says where. */
static void
test_orders_on_input (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "made.gabion", NULL);
  g_autofree char *line = g_strdup_printf ("new --orders - -o '%s'", path);
  g_auto (Result) empty = run_with ("", line);
  g_auto (Result) empty_right = run ("verify '%s'", path);
  g_auto (Result) one_side = run_with ("side a | name One\nforce f of a\nunit u of f foot line men 5\norder sick u:1\n", line);
  g_auto (Result) right = run ("verify '%s'", path);
  g_auto (Result) show = run ("show '%s' --view a", path);
  g_auto (Result) wrong = run_with ("side a\nside a\n", line);
  g_auto (Result) table = run_with ("side a\noperation o of a on 1812-01-02\nsettle o\n", line);
  g_auto (Result) nothing = run_with ("side a | colour red\n", line);
  g_auto (Result) torn = run_with ("side a\nforce f of a\nforce g of a | parent f\n", line);

  g_assert_cmpint (empty.status, ==, 0);
  g_assert_cmpint (empty_right.status, ==, 0);
  g_assert_cmpint (one_side.status, ==, 0);
  g_assert_cmpint (right.status, ==, 0);
  g_assert_cmpint (show.status, ==, 0);
  g_assert_cmpint (wrong.status, ==, 1);
  g_assert_nonnull (strstr (wrong.err, "Line 2: "));
  assert_one_line (wrong.err);
  g_assert_cmpint (table.status, ==, 1);
  g_assert_nonnull (strstr (table.err, "Line 3: "));
  g_assert_nonnull (strstr (table.err, "CA-19"));
  g_assert_cmpint (nothing.status, ==, 1);
  g_assert_nonnull (strstr (nothing.err, "Line 1: "));
  g_assert_cmpint (torn.status, ==, 1);
}

/* What the books know besides men is in the file too: tallies, commanders, what is lent; a
 * correction without a reason is not. */
static void
test_books (void)
{
  static const char setup[] =
    "side a | name One\nside b\nforce f of a rounds 9\nforce g of b\ncommander c of f | name Crauford\n"
    "unit u of f foot line men 5 sp 2\ntally powder of f at 40 | name Powder barrels | note In the castle.\n"
    "tally points of b\noperation o of a on 1812-01-02\nin campaign\n"
    "order tally powder down 5 | words Wet.\norder leader c wounded until 1812-02-01\n"
    "order lend o men u:3 rounds f:4\norder intend b | words To rest.\n";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "books.gabion", NULL);
  g_autofree char *line = g_strdup_printf ("new --orders - -o '%s'", path);
  g_autofree char *unreasoned = g_strconcat (setup, "order correct f rounds 1 from in-hand to spent\n", NULL);
  g_autofree char *text = NULL;
  g_auto (Result) made = run_with (setup, line);
  g_auto (Result) right = run ("verify '%s'", path);
  g_auto (Result) wrong = { 0 };

  g_assert_cmpstr (made.err, ==, "");
  g_assert_cmpint (made.status, ==, 0);
  g_assert_cmpint (right.status, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<tally name=\"Powder barrels\" note=\"In the castle.\">powder of f at 40</tally>"));
  g_assert_nonnull (strstr (text, "words=\"To rest.\">intend b</entry>"));
  wrong = run_with (unreasoned, line);
  g_assert_cmpint (wrong.status, ==, 1);
  g_assert_nonnull (strstr (wrong.err, "CA-17"));
}

/* A heading stands over something only; a file that cannot be written is called by its own name. */
static void
test_said (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "said.gabion", NULL);
  g_auto (Result) turn = run ("print siege-diary x.gabion --operation siege --turn 3 -o x.pdf");
  g_auto (Result) made = run ("new --sample standard-siege -o '%s'", path);
  g_auto (Result) shown = run ("show '%s'", path);
  g_auto (Result) printed = run ("print rosters '%s' -o '%s/nowhere/x.pdf'", path, g_get_tmp_dir ());

  g_assert_cmpint (made.status, ==, 0);
  g_assert_nonnull (strstr (shown.out, "Fortresses\n"));
  g_assert_nonnull (strstr (shown.out, "Sieges and battles\n"));
  g_assert_null (strstr (shown.out, "Lately"));
  g_assert_cmpint (printed.status, ==, 1);
  g_assert_cmpstr (turn.err, ==, "gabion-cli: “siege-diary” takes no --turn\n");
  g_assert_true (g_str_has_suffix (printed.err, "/nowhere/x.pdf cannot be written: there is no such folder.\n"));
  g_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/usage", test_usage);
  g_test_add_func ("/cli/help", test_help);
  g_test_add_func ("/cli/show-and-verify", test_show_and_verify);
  g_test_add_func ("/cli/asides", test_asides);
  g_test_add_func ("/cli/upgraded", test_upgraded);
  g_test_add_func ("/cli/wrong-file", test_wrong_file);
  g_test_add_func ("/cli/standard-input", test_standard_input);
  g_test_add_func ("/cli/play", test_play);
  g_test_add_func ("/cli/play-words/CA-17", test_play_words);
  g_test_add_func ("/cli/play-and-write", test_play_and_write);
  g_test_add_func ("/cli/seed", test_seed);
  g_test_add_func ("/cli/CA-18/secrets", test_secrets);
  g_test_add_func ("/cli/print", test_print);
  g_test_add_func ("/cli/said", test_said);
  g_test_add_func ("/cli/odds", test_odds);
  g_test_add_func ("/cli/bench", test_bench);
  g_test_add_func ("/cli/output", test_output);
  g_test_add_func ("/cli/orders-on-input", test_orders_on_input);
  g_test_add_func ("/cli/CA-21/books", test_books);
  return g_test_run ();
}
