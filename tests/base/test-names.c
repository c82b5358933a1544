/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names, handles, and errors that carry a rule. */

#include "gab-names.h"

#include <string.h>

static void
test_names (void)
{
  g_autoptr (GabNames) names = gab_names_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (gab_names_add (names, "unit", "45th-foot", NULL), ==, 0);
  g_assert_cmpint (gab_names_add (names, "force", "3rd-division", NULL), ==, 1);
  g_assert_cmpint (gab_names_add (names, "unit", "74th-foot", NULL), ==, 2);
  g_assert_cmpint (gab_names_ordinal (names, 0), ==, 0);
  g_assert_cmpint (gab_names_ordinal (names, 1), ==, 0);
  g_assert_cmpint (gab_names_ordinal (names, 2), ==, 1);
  g_assert_cmpstr (gab_names_class (names, 1), ==, "force");
  g_assert_cmpstr (gab_names_handle (names, 2), ==, "74th-foot");
  g_assert_cmpint (gab_names_find (names, "74th-foot"), ==, 2);
  g_assert_cmpint (gab_names_find (names, "74th"), ==, -1);

  g_assert_cmpint (gab_names_add (names, "force", "45th-foot", &error), ==, -1);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_REFERENCE);
  g_clear_error (&error);
  g_assert_cmpint (gab_names_add (names, "unit", "45th foot", &error), ==, -1);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_NOTATION);
  g_assert_cmpuint (gab_names_length (names), ==, 3);
}

static void
test_labels (void)
{
  g_autoptr (GabNames) names = gab_names_new ();

  gab_names_add (names, "unit", "45th-foot", NULL);
  g_assert_cmpstr (gab_names_label (names, 0), ==, "45th-foot");
  gab_names_set_label (names, 0, "1/45th (“Nottingham”) & <co>");
  g_assert_cmpstr (gab_names_label (names, 0), ==, "1/45th (“Nottingham”) & <co>");
  gab_names_set_label (names, 0, "");
  g_assert_cmpstr (gab_names_label (names, 0), ==, "45th-foot");
}

/* Many names: indices and the handles they lead to stay as they are. */
static void
test_many (void)
{
  g_autoptr (GabNames) names = gab_names_new ();

  for (int i = 0; i < 5000; i++)
    {
      g_autofree char *handle = g_strdup_printf ("unit-%d", i);

      g_assert_cmpint (gab_names_add (names, i % 2 == 0 ? "unit" : "work", handle, NULL), ==, i);
    }
  for (int i = 0; i < 5000; i++)
    {
      g_autofree char *handle = g_strdup_printf ("unit-%d", i);

      g_assert_cmpint (gab_names_find (names, handle), ==, i);
      g_assert_cmpint (gab_names_ordinal (names, i), ==, i / 2);
    }
}

static void
test_valid (void)
{
  g_autofree char *longest = g_strnfill (GAB_HANDLE_MAX, 'a');
  g_autofree char *longer = g_strnfill (GAB_HANDLE_MAX + 1, 'a');

  g_assert_true (gab_handle_is_valid ("a"));
  g_assert_true (gab_handle_is_valid ("1-45th"));
  g_assert_true (gab_handle_is_valid (longest));
  g_assert_false (gab_handle_is_valid (longer));
  g_assert_false (gab_handle_is_valid (""));
  g_assert_false (gab_handle_is_valid ("-a"));
  g_assert_false (gab_handle_is_valid ("A"));
  g_assert_false (gab_handle_is_valid ("a b"));
  g_assert_true (gab_handle_is_valid ("trinidad.left"));
  g_assert_false (gab_handle_is_valid ("trinidad."));
  g_assert_false (gab_handle_is_valid (".left"));
  g_assert_false (gab_handle_is_valid ("a.b.c"));
  g_assert_false (gab_handle_is_valid ("é"));
}

static void
test_from_name (void)
{
  static const struct
  {
    const char *name, *handle;
  } names[] = {
    { "45th Foot", "45th-foot" },
    { "1/45th", "1-45th" },
    { "  O’Toole's  Column ", "otooles-column" },
    { "Ciudad Rodrigo", "ciudad-rodrigo" },
    { "Étienne", "etienne" },
    { "—", "foot" },
    { "", "foot" },
    { "Кутузов", "foot" },
    { "קו החזית", "foot" },
    { "& < \" '", "foot" },
  };
  g_autofree char *endless = g_strnfill (300, 'x');
  g_autofree char *cut = gab_handle_from_name (endless, "foot");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *handle = gab_handle_from_name (names[i].name, "foot");

      g_assert_cmpstr (handle, ==, names[i].handle);
      g_assert_true (gab_handle_is_valid (handle));
    }
  g_assert_true (gab_handle_is_valid (cut));
  g_assert_cmpuint (strlen (cut), <, GAB_HANDLE_MAX);
}

static void
test_refusals (void)
{
  g_autoptr (GError) refusal = NULL, other = NULL;
  g_autofree char *rule = NULL, *told = NULL, *other_told = NULL;

  gab_refuse (&refusal, "ST", 5, "There are %d columns.", 3);
  g_assert_error (refusal, gab_rule_quark ("ST"), 5);
  g_assert_cmpstr (gab_error_prefix (refusal), ==, "ST");
  rule = gab_error_dup_rule (refusal);
  told = gab_error_describe (refusal);
  g_assert_cmpstr (rule, ==, "ST-5");
  g_assert_cmpstr (told, ==, "There are 3 columns. (ST-5)");

  g_set_error_literal (&other, GAB_ERROR, GAB_ERROR_DIE, "No die.");
  g_assert_null (gab_error_prefix (other));
  g_assert_null (gab_error_dup_rule (other));
  other_told = gab_error_describe (other);
  g_assert_cmpstr (other_told, ==, "No die.");
  gab_refuse (NULL, "ST", 5, "Nobody listens.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/names/names", test_names);
  g_test_add_func ("/base/names/labels", test_labels);
  g_test_add_func ("/base/names/many", test_many);
  g_test_add_func ("/base/handles/valid", test_valid);
  g_test_add_func ("/base/handles/from-name", test_from_name);
  g_test_add_func ("/base/errors/refusals", test_refusals);
  return g_test_run ();
}
