/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A desk for tests of the books. */

#include "books-desk.h"

#include <string.h>

#include "../support/test-tables.h"

#define SMALL_CAMPAIGN_BEGINS "1812-01-01"

/* Two sides with the same gaps on both: a nest of three, guns, rounds, SP,
 * men away from the start, a garrison with a nested force and one outside. */
const char small_campaign[] =
  "side allies\n"
  "side french\n"
  "force army of allies rounds 500\n"
  "force division of army rounds 60\n"
  "force brigade of division\n"
  "force garrison of french rounds 90\n"
  "force outpost of garrison\n"
  "force column of french rounds 10\n"
  "commander picton of division\n"
  "unit 45th of brigade foot veteran men 500 sp 4 sick 20\n"
  "unit 88th of brigade foot veteran men 300\n"
  "unit gunners of division field-guns line men 100 guns 6\n"
  "unit siege-train of army heavy-guns line men 60 guns 4\n"
  "unit 34th of garrison foot line men 400 wounded 30 sick 10\n"
  "unit cannoniers of garrison heavy-guns line men 80 guns 12\n"
  "unit picket of outpost light-foot line men 50\n"
  "unit relief of column foot conscript men 200 killed 1 wounded 2 sick 3 prisoners 4\n"
  "unit horse-guns of column horse-artillery guard men 70 guns 6\n"
  "fortress rodrigo medium of french garrison garrison\n"
  "fortress almeida small of allies\n"
  "work bastion san-pedro of rodrigo\n"
  "operation storm of allies on 1812-01-10 against rodrigo\n"
  "operation battle of allies on 1812-01-05\n"
  "operation sortie of french on 1812-01-02 against almeida\n"
  "operation home of allies on 1812-01-02 against almeida\n";

/* The books' tables as they are shipped; g_free() frees them. */
gpointer
desk_read_tables (void)
{
  g_autoptr (GabTables) tables = test_tables_load ("books");
  g_autoptr (GError) error = NULL;
  gpointer resolved = gab_books_rules.resolve (tables, &error);

  g_assert_no_error (error);
  return resolved;
}

static gboolean
add_lines (GabSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !gab_setup_add (setup, &gab_books_rules, lines[i], error))
      return FALSE;
  return TRUE;
}

/* A game of these lines, or NULL with what is wrong with them. */
GabGame *
desk_try_setup (const char *lines, gconstpointer tables, GError **error)
{
  g_autoptr (GabSetup) setup = NULL;
  gint32 begins;

  g_assert_true (gab_day_parse_iso (SMALL_CAMPAIGN_BEGINS, &begins, NULL));
  setup = gab_setup_new (&gab_books_rules, tables, 20120119, begins);
  if (!add_lines (setup, lines, error))
    return NULL;
  return gab_game_new (&gab_books_rules, g_steal_pointer (&setup), error);
}

/* The small campaign, and more that cannot stand. */
void
desk_assert_no_setup (const char *more, GabError code, const char *names)
{
  g_autofree gpointer tables = desk_read_tables ();
  g_autofree char *lines = g_strconcat (small_campaign, more, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabGame) game = desk_try_setup (lines, tables, &error);

  g_test_message ("setup: %s", more);
  g_assert_null (game);
  g_assert_error (error, GAB_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, names));
}

/* A desk with the lines of a setup, or with the small campaign. */
Desk *
desk_new (const char *lines)
{
  Desk *desk = g_new0 (Desk, 1);
  g_autoptr (GError) error = NULL;

  desk->tables = desk_read_tables ();
  desk->game = desk_try_setup (lines != NULL ? lines : small_campaign, desk->tables, &error);
  g_assert_no_error (error);
  desk_assert_balance (desk_books (desk));
  return desk;
}

/* The books' tables as they are shipped, but for one number. */
static gpointer
read_tables_with (const char *name, gint32 value)
{
  g_autoptr (GabTables) shipped = test_tables_load ("books");
  g_autoptr (GabTables) tables = gab_tables_with (shipped, name, 0, value);
  g_autoptr (GError) error = NULL;
  gpointer resolved = gab_books_rules.resolve (tables, &error);

  g_assert_no_error (error);
  return resolved;
}

/* A desk where one number of the tables is another. */
Desk *
desk_new_with (const char *lines, const char *table, gint32 value)
{
  Desk *desk = g_new0 (Desk, 1);
  g_autoptr (GError) error = NULL;

  desk->tables = read_tables_with (table, value);
  desk->game = desk_try_setup (lines != NULL ? lines : small_campaign, desk->tables, &error);
  g_assert_no_error (error);
  return desk;
}

void
desk_free (Desk *desk)
{
  gab_game_free (desk->game);
  g_free (desk->tables);
  g_free (desk);
}

const GabBooks *
desk_books (const Desk *desk)
{
  return gab_game_state (desk->game);
}

char *
desk_digest (const Desk *desk)
{
  return gab_rules_digest (&gab_books_rules, desk_books (desk));
}

static int
find (const Desk *desk, const char *klass, const char *handle)
{
  int ordinal = gab_books_find (desk_books (desk), klass, handle);

  g_assert_cmpint (ordinal, >=, 0);
  return ordinal;
}

const GabBooksUnit *
desk_unit (const Desk *desk, const char *handle)
{
  return gab_books_unit (desk_books (desk), find (desk, "unit", handle));
}

const GabBooksForce *
desk_force (const Desk *desk, const char *handle)
{
  return gab_books_force (desk_books (desk), find (desk, "force", handle));
}

const GabBooksFortress *
desk_fortress (const Desk *desk, const char *handle)
{
  return gab_books_fortress (desk_books (desk), find (desk, "fortress", handle));
}

int
desk_operation (const Desk *desk, const char *handle)
{
  return find (desk, "operation", handle);
}

static void
assert_flow (const gint32 *places, guint n, const GabBooksFlow *flow)
{
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (places[i], >=, 0);
      sum += places[i];
    }
  g_assert_cmpint (sum, ==, (gint64) flow->first + flow->received - flow->handed_over - flow->struck_off);
}

/* CA-3, in the test's own words and by the books' own check. */
void
desk_assert_balance (const GabBooks *books)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (books, i);

      assert_flow (unit->men, GAB_MEN_N_PLACES, &unit->men_flow);
      assert_flow (unit->guns, GAB_GUNS_N_PLACES, &unit->guns_flow);
      g_assert_cmpint (unit->sp_now, >=, 0);
      g_assert_cmpint (unit->sp_now, <=, unit->sp_first);
    }
  for (guint i = 0; i < books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (books, i);

      g_assert_cmpint (force->in_hand, >=, 0);
      g_assert_cmpint (force->lent, >=, 0);
      g_assert_cmpint ((gint64) force->in_hand + force->lent, ==, (gint64) force->first + force->received -
                                                                    force->spent - force->handed_over - force->lost);
    }
  gab_books_rules.check (books, &error);
  g_assert_no_error (error);
}

/* parse (format (x)) is x, and the log holds the line that was given. */
static void
assert_notation (const Desk *desk, const char *line)
{
  GabNames *names = gab_game_setup (desk->game)->names;
  const GabOrder *kept = gab_game_nth (desk->game, gab_game_length (desk->game) - 1)->order;
  g_autofree char *written = gab_order_format (kept, names);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOrder) again = gab_order_parse (gab_books_rules.verbs, names, written, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (written, ==, line);
  g_assert_true (again->verb == kept->verb);
  g_assert_cmpmem (again->args, again->n_args * sizeof (gint32), kept->args, kept->n_args * sizeof (gint32));
}

/* Gives an entry that must be accepted. */
void
desk_give (Desk *desk, const char *line)
{
  GabDice dice;
  g_autoptr (GError) error = NULL;
  guint length = gab_game_length (desk->game);

  gab_game_dice (desk->game, &dice);
  gab_game_try (desk->game, line, &dice, &error);
  g_assert_no_error (error);
  gab_game_give (desk->game, line, &dice, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gab_game_length (desk->game), ==, length + 1);
  desk_assert_balance (desk_books (desk));
  gab_game_verify (desk->game, &error);
  g_assert_no_error (error);
  assert_notation (desk, line);
}

/* Gives an entry that a rule must refuse: nothing changes by it. */
void
desk_refuse (Desk *desk, const char *line, int rule, const char *names)
{
  GabDice dice;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = desk_digest (desk);
  g_autofree char *after = NULL, *described = NULL, *number = g_strdup_printf ("(CA-%d)", rule);
  guint length = gab_game_length (desk->game);

  g_test_message ("%s", line);
  gab_game_dice (desk->game, &dice);
  g_assert_false (gab_game_try (desk->game, line, &dice, NULL));
  g_assert_false (gab_game_give (desk->game, line, &dice, NULL, &error));
  g_assert_error (error, gab_rule_quark ("CA"), rule);
  g_test_message ("%s", error->message);
  if (names != NULL)
    g_assert_nonnull (strstr (error->message, names));
  described = gab_error_describe (error);
  g_assert_true (g_str_has_suffix (described, number));
  after = desk_digest (desk);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (gab_game_length (desk->game), ==, length);
}

void
desk_refuse_all (Desk *desk, const Refusal *refusals, guint n)
{
  for (guint i = 0; i < n; i++)
    desk_refuse (desk, refusals[i].line, refusals[i].rule, refusals[i].names);
}

static char *
numbers_text (const gint32 *numbers, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", numbers[i]);
  return g_string_free (text, FALSE);
}

/* "present killed wounded sick prisoners missing deserted detached" */
void
desk_assert_men (const Desk *desk, const char *handle, const char *expected)
{
  g_autofree char *text = numbers_text (desk_unit (desk, handle)->men, GAB_MEN_N_PLACES);

  g_assert_cmpstr (text, ==, expected);
}

/* "present dismounted taken detached" */
void
desk_assert_guns (const Desk *desk, const char *handle, const char *expected)
{
  g_autofree char *text = numbers_text (desk_unit (desk, handle)->guns, GAB_GUNS_N_PLACES);

  g_assert_cmpstr (text, ==, expected);
}

/* "in-hand first received spent handed-over lost" */
void
desk_assert_rounds (const Desk *desk, const char *handle, const char *expected)
{
  const GabBooksForce *force = desk_force (desk, handle);
  gint32 numbers[] = { force->in_hand, force->first, force->received, force->spent, force->handed_over,
                       force->lost };
  g_autofree char *text = numbers_text (numbers, G_N_ELEMENTS (numbers));

  g_assert_cmpstr (text, ==, expected);
}

void
desk_assert_day (const Desk *desk, const char *iso)
{
  g_autofree char *day = gab_day_format_iso (desk_books (desk)->day);

  g_assert_cmpstr (day, ==, iso);
}
