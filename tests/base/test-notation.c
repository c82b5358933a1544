/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notation: every kind of slot, read and written again; and what is refused. */

#include "gab-notation.h"

#include <string.h>

enum
{
  BARE, COUNT, DATE, POINT, CHOICE, HANDLE, NEW, LIST, NUMBERED, OPTIONS, TWO_COUNTS, TWO_WORDS, BUILT, BUILT_LIST, TWINS,
};

static const GabVerb verbs[] = {
  { BARE,       "summon",  "" },
  { COUNT,      "advance", "{count}" },
  { DATE,       "advance", "to {date}" },
  { POINT,      "dig",     "from {point} to {point}" },
  { CHOICE,     "fort",    "{big|smaller}" },
  { HANDLE,     "summon",  "{work}" },
  { NEW,        "unit",    "{new:unit} men {count}" },
  { LIST,       "name",    "column {count} with {unit}..." },
  { NUMBERED,   "close",   "[losses {unit:4}...] [guns {unit:2}...] [moves-on]" },
  { OPTIONS,    "storm",   "{work} with {unit:1}... [support {unit:1}...] [by {big|smaller}]" },
  { TWO_COUNTS, "range",   "{count} {count}" },
  { TWO_WORDS,  "hold",    "the line" },
  { BUILT,      "fire",    "{no-#+work} at {work+p#.#+no-#} [as {s#.#}]" },
  { TWINS,      "pair",    "{new:work} and {new:work}" },
  { BUILT_LIST, "from",    "{p#.#:1}..." },
  { 0 }
};

static GabNames *
some_names (void)
{
  GabNames *names = gab_names_new ();

  gab_names_add (names, "unit", "45th-foot", NULL);
  gab_names_add (names, "unit", "88th-foot", NULL);
  gab_names_add (names, "work", "breach", NULL);
  return names;
}

static const struct
{
  const char *line;
  int         id;
  guint       n_args;
  gint32      args[16];
} good[] = {
  { "summon", BARE, 0, { 0 } },
  { "fire no-7 at breach", BUILT, 3, { GAB_BUILT ('n', 7, 0), 2, 0 } },
  { "fire breach at p3.2", BUILT, 3, { 2, GAB_BUILT ('p', 3, 2), 0 } },
  { "fire no-4095 at p4095.4095 as s1.1", BUILT, 4,
    { GAB_BUILT ('n', 4095, 0), GAB_BUILT ('p', 4095, 4095), 1, GAB_BUILT ('s', 1, 1) } },
  { "from p3.2:3 p3.3:4", BUILT_LIST, 5, { 2, GAB_BUILT ('p', 3, 2), 3, GAB_BUILT ('p', 3, 3), 4 } },
  { "advance 0", COUNT, 1, { 0 } },
  { "advance 999999999", COUNT, 1, { 999999999 } },
  { "advance to 1812-01-19", DATE, 1, { 2382897 } },
  { "dig from -360,590 to 0.5,-0.5", POINT, 4, { -3600, 5900, 5, -5 } },
  { "dig from 99999.9,0 to -99999.9,1", POINT, 4, { 999999, 0, -999999, 10 } },
  { "fort big", CHOICE, 1, { 0 } },
  { "fort smaller", CHOICE, 1, { 1 } },
  { "summon breach", HANDLE, 1, { 2 } },
  { "name column 2 with 88th-foot", LIST, 3, { 2, 1, 1 } },
  { "name column 2 with 88th-foot 45th-foot", LIST, 4, { 2, 2, 1, 0 } },
  { "close", NUMBERED, 3, { 0, 0, 0 } },
  { "close losses 45th-foot:1:2:3:4 88th-foot:0:0:0:0 moves-on", NUMBERED, 14,
    { 1, 2, 0, 1, 2, 3, 4, 1, 0, 0, 0, 0, 0, 1 } },
  { "close guns 45th-foot:1:2", NUMBERED, 7, { 0, 1, 1, 0, 1, 2, 0 } },
  { "storm breach with 45th-foot:3", OPTIONS, 6, { 2, 1, 0, 3, 0, 0 } },
  { "storm breach with 45th-foot:3 support 88th-foot:1 by smaller", OPTIONS, 10, { 2, 1, 0, 3, 1, 1, 1, 1, 1, 1 } },
  { "range 1 2", TWO_COUNTS, 2, { 1, 2 } },
  { "hold the line", TWO_WORDS, 0, { 0 } },
};

static void
test_good (void)
{
  g_autoptr (GabNames) names = some_names ();

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GabOrder) order = gab_order_parse (verbs, names, good[i].line, &error);
      g_autofree char *line = NULL;

      g_assert_no_error (error);
      g_assert_cmpint (order->verb->id, ==, good[i].id);
      g_assert_cmpmem (order->args, order->n_args * sizeof (gint32), good[i].args, good[i].n_args * sizeof (gint32));
      line = gab_order_format (order, names);
      g_assert_cmpstr (line, ==, good[i].line);
    }
}

static void
test_spaces (void)
{
  g_autoptr (GabNames) names = some_names ();
  g_autoptr (GabOrder) order = gab_order_parse (verbs, names, "  name \t column 2   with 88th-foot\t", NULL);
  g_autofree char *line = NULL;

  g_assert_nonnull (order);
  line = gab_order_format (order, names);
  g_assert_cmpstr (line, ==, "name column 2 with 88th-foot");
}

/* Lines that are no orders, and what the sentence says of each. */
static void
test_bad (void)
{
  static const struct
  {
    const char *line;
    const char *said;
  } bad[] = {
    { "", "empty" },
    { "   ", "empty" },
    { "march", "no verb" },
    { "Summon", "no verb" },
    { "summon breach now", "nothing more" },
    { "advance -3", "“-3”" },
    { "fire no-0 at breach", "“no-0”" },
    { "fire no-07 at breach", "“no-07”" },
    { "fire no-4096 at breach", "“no-4096”" },
    { "fire no-1.2 at breach", "“no-1.2”" },
    { "fire p1 at breach", "“p1”" },
    { "fire p1.1 at breach", "“p1.1”" },
    { "fire no-1 at p1", "“p1”" },
    { "fire 45th-foot at breach", "“45th-foot”" },
    { "range -3 1", "whole number" },
    { "range +3 1", "whole number" },
    { "range 3.0 1", "whole number" },
    { "range 1000000000 1", "whole number" },
    { "range 1", "too early" },
    { "range 1 2 3", "nothing more" },
    { "range ٣ 1", "whole number" },
    { "advance to 1812-13-01", "date" },
    { "advance to 19-01-1812", "date" },
    { "dig from 1,2 to 3", "point" },
    { "dig from 1.25,2 to 3,4", "point" },
    { "dig from 100000,2 to 3,4", "point" },
    { "dig from 1, 2 to 3,4", "point" },
    { "dig from 1,2", "to" },
    { "fort medium", "big, smaller" },
    { "fort", "too early" },
    { "fort big|smaller", "big, smaller" },
    { "summon 45th-foot", "work" },
    { "name column 2 with", "unit" },
    { "name column 2 with breach", "unit" },
    { "name column 2 with 45th-foot:1", "unit" },
    { "name column 2 with 45th-foot 99th-foot", "99th-foot" },
    { "storm breach with 45th-foot", "colon" },
    { "storm breach with 45th-foot:", "colon" },
    { "storm breach with 45th-foot:1:2", "fewer" },
    { "storm breach with 45th-foot:-1", "colon" },
    { "close losses", "unit" },
    { "close losses 45th-foot:1:2:3", "4" },
    { "close moves-on moves-on", "nothing more" },
    { "close guns 45th-foot:1:2 losses 45th-foot:1:2:3:4", "unit" },
    { "hold the fort", "line" },
    { "unit 46TH men 3", "handle" },
    { "unit -x men 3", "handle" },
    { "unit a. men 3", "handle" },
    { "unit 46th men -3", "whole number" },
    { "summon\nbreach", "characters" },
    { "summon \x1b", "characters" },
    { "summon \xff", "characters" },
  };
  g_autoptr (GabNames) names = some_names ();

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GabOrder) order = gab_order_parse (verbs, names, bad[i].line, &error);

      g_assert_null (order);
      g_assert_error (error, GAB_ERROR, GAB_ERROR_NOTATION);
      if (strstr (error->message, bad[i].said) == NULL)
        g_error ("\"%s\": %s", bad[i].line, error->message);
    }
  g_assert_cmpuint (gab_names_length (names), ==, 3);
}

static void
test_new (void)
{
  g_autoptr (GabNames) names = some_names ();
  g_autoptr (GabOrder) order = gab_order_parse (verbs, names, "unit 5th-foot men 450", NULL);
  g_autoptr (GabOrder) again = NULL, other_class = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;

  g_assert_nonnull (order);
  g_assert_cmpint (order->args[0], ==, 3);
  g_assert_cmpstr (gab_names_class (names, 3), ==, "unit");
  line = gab_order_format (order, names);
  g_assert_cmpstr (line, ==, "unit 5th-foot men 450");

  again = gab_order_parse (verbs, names, "unit 5th-foot men 450", &error);
  g_assert_null (again);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_REFERENCE);
  g_clear_error (&error);
  other_class = gab_order_parse (verbs, names, "unit breach men 450", &error);
  g_assert_null (other_class);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_REFERENCE);
  g_assert_cmpuint (gab_names_length (names), ==, 4);
}

static void
test_names_of_an_order (void)
{
  static const struct
  {
    const char *line;
    gboolean    names[3];
  } lines[] = {
    { "summon", { FALSE, FALSE, FALSE } },
    { "summon breach", { FALSE, FALSE, TRUE } },
    { "range 0 1", { FALSE, FALSE, FALSE } },
    { "name column 1 with 88th-foot", { FALSE, TRUE, FALSE } },
    { "close losses 88th-foot:0:0:2:2 guns 45th-foot:2:2", { TRUE, TRUE, FALSE } },
    { "close guns 88th-foot:0:2", { FALSE, TRUE, FALSE } },
    { "storm breach with 45th-foot:1", { TRUE, FALSE, TRUE } },
  };
  g_autoptr (GabNames) names = some_names ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GabOrder) order = gab_order_parse (verbs, names, lines[i].line, NULL);
      g_autoptr (GabOrder) copy = gab_order_copy (order);

      for (int name = 0; name < 3; name++)
        g_assert_cmpint (gab_order_names (copy, name), ==, lines[i].names[name]);
    }
}

/* What a stranger wrote is quoted on one line and not at any length. */
static void
test_quote (void)
{
  g_autofree char *long_word = g_strnfill (1000000, 'x');
  g_autofree char *umlauts = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GabNames) names = some_names ();
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_strconcat ("range ", long_word, NULL);
  g_autofree char *short_word = gab_error_quote ("two\nlines \xff");

  g_assert_cmpstr (short_word, ==, "two lines \357\277\275");
  for (int i = 0; i < 61; i++)
    g_string_append (text, "ü");
  umlauts = gab_error_quote (text->str);
  g_assert_cmpint (g_utf8_strlen (umlauts, -1), ==, 60);
  g_assert_true (g_str_has_suffix (umlauts, "ü…"));

  g_assert_null (gab_order_parse (verbs, names, long_word, &error));
  g_assert_cmpuint (strlen (error->message), <, 200);
  g_clear_error (&error);
  g_assert_null (gab_order_parse (verbs, names, line, &error));
  g_assert_cmpuint (strlen (error->message), <, 300);
}

/* The same orders by names that stand in another order; and by some that lack one. */
static void
test_rename (void)
{
  static const char *const lines[] = {
    "summon", "advance 3", "dig from -1,2.5 to 3,4", "summon breach", "name column 2 with 88th-foot 45th-foot",
    "close losses 45th-foot:1:2:3:4 88th-foot:5:6:7:8 guns 88th-foot:1:2 moves-on",
    "storm breach with 88th-foot:7 support 45th-foot:1 by smaller", "storm breach with 45th-foot:88",
    "fire no-7 at breach as s1.2", "from p3.2:3 p3.3:4",
  };
  g_autoptr (GabNames) names = some_names ();
  g_autoptr (GabNames) turned = gab_names_new ();
  g_autoptr (GabNames) lacking = gab_names_new ();
  g_autofree int *to_turned = NULL, *to_lacking = NULL;
  g_autoptr (GabOrder) named = gab_order_parse (verbs, names, lines[4], NULL);
  g_autoptr (GError) error = NULL;

  gab_names_add (turned, "work", "breach", NULL);
  gab_names_add (turned, "unit", "new-foot", NULL);
  gab_names_add (turned, "unit", "88th-foot", NULL);
  gab_names_add (turned, "unit", "45th-foot", NULL);
  gab_names_add (lacking, "unit", "45th-foot", NULL);
  gab_names_add (lacking, "work", "88th-foot", NULL);
  to_turned = gab_names_map (names, turned);
  to_lacking = gab_names_map (names, lacking);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GabOrder) order = gab_order_parse (verbs, names, lines[i], NULL);
      g_autoptr (GabOrder) renamed = gab_order_rename (order, names, to_turned, NULL);
      g_autofree char *line = gab_order_format (renamed, turned);

      g_assert_cmpstr (line, ==, lines[i]);
    }
  g_assert_null (gab_order_rename (named, names, to_lacking, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_REFERENCE);
  g_assert_nonnull (strstr (error->message, "88th-foot"));
}

/* Two new things in a line: both are named, or neither. */
static void
test_two_new (void)
{
  static const char *const bad[] = { "pair left and left", "pair left and breach", "pair breach and left", "pair left and -right", "pair left and" };
  g_autoptr (GabNames) names = some_names ();
  guint before = gab_names_length (names);
  g_autoptr (GabOrder) order = NULL;
  g_autofree char *line = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (gab_order_parse (verbs, names, bad[i], &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (gab_names_length (names), ==, before);
    }
  order = gab_order_parse (verbs, names, "pair left and right", NULL);
  g_assert_nonnull (order);
  g_assert_cmpint (order->args[0], ==, gab_names_find (names, "left"));
  g_assert_cmpint (order->args[1], ==, gab_names_find (names, "right"));
  line = gab_order_format (order, names);
  g_assert_cmpstr (line, ==, "pair left and right");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/notation/good", test_good);
  g_test_add_func ("/base/notation/spaces", test_spaces);
  g_test_add_func ("/base/notation/bad", test_bad);
  g_test_add_func ("/base/notation/new", test_new);
  g_test_add_func ("/base/notation/two-new", test_two_new);
  g_test_add_func ("/base/notation/names-of-an-order", test_names_of_an_order);
  g_test_add_func ("/base/notation/rename", test_rename);
  g_test_add_func ("/base/notation/quote", test_quote);
  return g_test_run ();
}
