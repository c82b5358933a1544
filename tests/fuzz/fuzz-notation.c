/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any line as notation of each rule set: refused with a sentence, or written as a line
 * that reads the same. */

#include "fuzz.h"

#include "gab-registry.h"

static GabNames *
some_names (void)
{
  static const struct { const char *klass, *handle; } all[] = {
    { "side", "allies" }, { "side", "french" }, { "force", "army" }, { "force", "division" },
    { "unit", "45th" }, { "unit", "train" }, { "commander", "picton" }, { "fortress", "badajoz" },
    { "work", "trinidad" }, { "operation", "siege" }, { "tally", "provisions" }, { "attacker", "column" },
    { "defender", "garrison" },
  };
  GabNames *names = gab_names_new ();

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gab_names_add (names, all[i].klass, all[i].handle, NULL);
  return names;
}

static void
try_verbs (const GabVerb *verbs,
           const char    *line)
{
  g_autoptr (GabNames) names = some_names ();
  g_autoptr (GabNames) other = some_names ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOrder) order = gab_order_parse (verbs, names, line, &error);
  g_autoptr (GabOrder) again = NULL;
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  if (order == NULL)
    {
      if (error == NULL || *error->message == '\0')
        g_error ("a refusal without a sentence");
      return;
    }
  once = gab_order_format (order, names);
  again = gab_order_parse (verbs, other, once, &error);
  if (again == NULL)
    g_error ("“%s” cannot be read again: %s", once, error->message);
  twice = gab_order_format (again, other);
  if (!g_str_equal (once, twice))
    g_error ("“%s” was read as “%s”", once, twice);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *line = g_strndup ((const char *) data, size);
  const GabRules *rules;

  for (guint i = 0; (rules = gab_registry_nth (i)) != NULL; i++)
    {
      try_verbs (rules->verbs, line);
      try_verbs (rules->setup_verbs, line);
    }
  return 0;
}
