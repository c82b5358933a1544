/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random actions of all kinds: after each all is right and can be saved, and at the
 * end undoing everything leads back to the first byte. */

#include "small.h"

#include "gab-mustering.h"

#include <string.h>

#define STEPS 100
#define SEEDS 5

typedef struct
{
  GRand       *random;
  GabCampaign *campaign;
  GabDocument *document;
  guint        done; /* actions that were */
} Chance;

static int
below (Chance *chance,
       int     n)
{
  return g_rand_int_range (chance->random, 0, n);
}

static void
collect (GabThing *thing,
         gpointer  things)
{
  g_ptr_array_add (things, thing);
}

/* Some thing of a type; NULL when there is none. */
static GabThing *
pick (Chance *chance,
      GType   type)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new ();

  gab_campaign_foreach (chance->campaign, collect, things);
  for (guint i = things->len; i > 0; i--)
    if (!g_type_is_a (G_OBJECT_TYPE (g_ptr_array_index (things, i - 1)), type))
      g_ptr_array_remove_index_fast (things, i - 1);
  return things->len > 0 ? g_ptr_array_index (things, below (chance, things->len)) : NULL;
}

static const char *
pick_handle (Chance *chance,
             GType   type)
{
  GabThing *thing = pick (chance, type);

  return thing != NULL ? gab_thing_get_handle (thing) : "nobody";
}

static const char *
some_words (Chance *chance)
{
  static const char *const words[] = {
    "", "Rain.", "Smith & <Sons> \"quoted\" 'once'", "שלום עולם", "الفوج الأول", "two\nlines", "  spaces  ", "a\tb\001",
    "45th", "campaign", "overview", "100 %s %n", "Ünïcödé → ∞",
  };

  return words[below (chance, G_N_ELEMENTS (words))];
}

static void
perform (Chance    *chance,
         GabAction *action)
{
  g_autoptr (GBytes) before = test_write (chance->campaign);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) after = NULL;

  if (gab_document_do (chance->document, action, &error))
    {
      chance->done++;
      return;
    }
  /* Whole or not at all. */
  g_assert_nonnull (error);
  after = test_write (chance->campaign);
  g_assert_true (g_bytes_equal (before, after));
}

static void
order_in (Chance       *chance,
          GabOperation *operation,
          const char   *line)
{
  GabTurnLog *log = operation != NULL ? gab_campaign_open_operation (chance->campaign, operation, NULL)
                                      : gab_campaign_get_log (chance->campaign);
  GabDice *dice;
  GabAction *action;

  if (log == NULL)
    return;
  dice = g_new0 (GabDice, 1);
  gab_game_dice (gab_turn_log_get_game (log), dice);
  action = gab_action_new (line);
  gab_action_add_order (action, operation, line, dice, some_words (chance));
  perform (chance, action);
}

static void
some_entry (Chance *chance)
{
  const char *unit = pick_handle (chance, GAB_TYPE_UNIT);
  const char *force = pick_handle (chance, GAB_TYPE_FORCE);
  const char *operation = pick_handle (chance, GAB_TYPE_OPERATION);
  g_autofree char *line = NULL;
  int n = below (chance, 200);

  switch (below (chance, 9))
    {
    case 0: line = g_strdup_printf ("sick %s:%d", unit, n); break;
    case 1: line = g_strdup_printf ("fit %s:%d", unit, n); break;
    case 2: line = g_strdup_printf ("desert %s:%d", unit, n); break;
    case 3: line = g_strdup_printf ("receive men %s:%d guns %s:%d rounds %s:%d", unit, n, unit, n, force, n); break;
    case 4: line = g_strdup_printf ("strike-off men %s:%d rounds %s:%d", unit, n, force, n); break;
    case 5: line = g_strdup_printf ("advance %d", n / 40); break;
    case 6: line = g_strdup_printf ("recover %s", operation); break;
    case 7: line = g_strdup_printf ("result %s lost on 1812-02-%02d losses %s:%d:2:3:4", operation, 1 + n % 28, unit, n); break;
    default: line = g_strdup ("note"); break;
    }
  order_in (chance, NULL, line);
}

/* An order that the rules of an operation offer; FALSE when there is none. */
static gboolean
offered_order (Chance       *chance,
               GabOperation *operation)
{
  GabTurnLog *log = gab_campaign_open_operation (chance->campaign, operation, NULL);
  g_autoptr (GArray) choices = gab_choices_new ();
  g_autoptr (GabOrder) order = NULL;
  g_autofree char *line = NULL;
  GabGame *game;

  if (log == NULL || gab_operation_get_closed (operation))
    return FALSE;
  game = gab_turn_log_get_game (log);
  gab_game_rules (game)->choices (gab_game_state (game), choices);
  if (choices->len == 0)
    return FALSE;
  order = gab_choice_random (&g_array_index (choices, GabChoice, below (chance, choices->len)), chance->random);
  line = gab_order_format (order, gab_game_setup (game)->names);
  order_in (chance, operation, line);
  return TRUE;
}

static void
some_order (Chance *chance)
{
  GabThing *operation = pick (chance, GAB_TYPE_OPERATION);

  if (operation != NULL)
    offered_order (chance, GAB_OPERATION (operation));
}

/* Plays an operation for a while, to its end if it comes to that, and books it. */
static void
some_closing (Chance *chance)
{
  GabThing *operation = pick (chance, GAB_TYPE_OPERATION);
  g_autoptr (GError) error = NULL;

  if (operation == NULL)
    return;
  for (int i = 0; i < 40 && offered_order (chance, GAB_OPERATION (operation)); i++)
    continue;
  if (gab_document_close (chance->document, GAB_OPERATION (operation), &error))
    chance->done++;
  else
    g_assert_nonnull (error);
}

static void
some_text (Chance *chance)
{
  GabThing *thing = pick (chance, GAB_TYPE_THING);
  g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);
  GabAction *action = gab_action_new ("Edit");

  gab_action_add_text (action, thing, g_ptr_array_index (names, below (chance, names->len)), some_words (chance));
  perform (chance, action);
}

static void
some_number (Chance *chance)
{
  static const char *const fields[] = {
    "men", "kind", "quality", "opening-guns", "opening-sp", "opening-killed", "opening-sick", "opening-prisoners"
  };
  static const int numbers[] = { -1, 0, 1, 2, 4, 5, 30, 250, 1300, 2600, 999999999, 1000000000 };
  GabThing *unit = pick (chance, GAB_TYPE_UNIT);
  GabThing *force = pick (chance, GAB_TYPE_FORCE);
  GabAction *action = gab_action_new ("Edit");

  if (unit != NULL)
    gab_action_add_number (action, unit, fields[below (chance, G_N_ELEMENTS (fields))],
                           numbers[below (chance, G_N_ELEMENTS (numbers))]);
  if (force != NULL)
    gab_action_add_number (action, force, "rounds", below (chance, 300) - 20);
  perform (chance, action);
}

static GabThing *
new_operation (Chance     *chance,
               const char *handle)
{
  gboolean storm = below (chance, 3) > 0;
  GabOperation *operation =
    gab_operation_new (handle, storm ? "storming" : GAB_OPERATION_AT_THE_TABLE, pick_handle (chance, GAB_TYPE_SIDE),
                       below (chance, 4) > 0 ? pick_handle (chance, GAB_TYPE_FORTRESS) : NULL,
                       gab_campaign_get_day (chance->campaign), g_rand_int (chance->random));
  g_autoptr (GPtrArray) forces = g_ptr_array_new ();

  g_ptr_array_add (forces, (gpointer) pick_handle (chance, GAB_TYPE_FORCE));
  g_assert_true (gab_mustering_fill (chance->campaign, operation, forces, NULL));
  return GAB_THING (operation);
}

static GabThing *
new_thing (Chance     *chance,
           const char *handle)
{
  GabThing *above = pick (chance, GAB_TYPE_FORCE);
  const char *force = above != NULL ? gab_thing_get_handle (above) : NULL;
  GabThing *thing;

  switch (below (chance, 7))
    {
    case 0: return GAB_THING (gab_side_new (handle));
    case 1: return GAB_THING (gab_force_new (handle, above != NULL ? gab_force_get_side (GAB_FORCE (above))
                                                                   : pick_handle (chance, GAB_TYPE_SIDE), force));
    case 2: return GAB_THING (gab_commander_new (handle, force));
    case 3: return GAB_THING (gab_fortress_new (handle, pick_handle (chance, GAB_TYPE_SIDE)));
    case 4: return GAB_THING (gab_work_new (handle, pick_handle (chance, GAB_TYPE_FORTRESS)));
    case 5: return new_operation (chance, handle);
    default:
      thing = GAB_THING (gab_unit_new (handle, force));
      g_object_set (thing, "men", below (chance, 900), "kind", below (chance, GAB_UNIT_N_KINDS), "opening-guns",
                    below (chance, 12), NULL);
      return thing;
    }
}

static void
some_addition (Chance *chance)
{
  const char *name = some_words (chance);
  g_autofree char *handle = gab_campaign_make_handle (chance->campaign, name, "thing");
  g_autoptr (GabThing) thing = new_thing (chance, handle);
  GabAction *action = gab_action_new ("Add");

  g_object_set (thing, "name", name, NULL);
  gab_action_add_thing (action, thing, below (chance, 4) - 1);
  perform (chance, action);
}

/* A storm of what may be the stormers' own place by now. */
static void
some_storm (Chance *chance)
{
  g_autofree char *handle = gab_campaign_make_handle (chance->campaign, "Storm", "storm");
  GabAction *action = gab_action_new ("Storm");
  g_autoptr (GPtrArray) forces = g_ptr_array_new ();
  g_autoptr (GabOperation) storm = gab_operation_new (handle, "storming", below (chance, 3) > 0 ? "allies" : "french",
                                                      "rodrigo", gab_campaign_get_day (chance->campaign),
                                                      g_rand_int (chance->random));

  g_ptr_array_add (forces, (gpointer) (below (chance, 3) > 0 ? "division" : "garrison"));
  g_assert_true (gab_mustering_fill (chance->campaign, storm, forces, NULL));
  gab_action_add_thing (action, GAB_THING (storm), -1);
  perform (chance, action);
}

static void
some_removal_or_move (Chance *chance)
{
  GabAction *action = gab_action_new ("Remove or move");

  if (below (chance, 2) == 0)
    gab_action_add_removal (action, pick (chance, GAB_TYPE_THING));
  else
    gab_action_add_move (action, pick (chance, GAB_TYPE_THING), below (chance, 4) - 1);
  perform (chance, action);
}

static void
some_note (Chance *chance)
{
  GabThing *operation = below (chance, 2) == 0 ? pick (chance, GAB_TYPE_OPERATION) : NULL;
  GabAction *action = gab_action_new ("Note");

  gab_action_add_words (action, operation != NULL ? GAB_OPERATION (operation) : NULL, below (chance, 6), some_words (chance));
  perform (chance, action);
}

/* Several steps in one action, one of which may well be refused. */
static void
some_group (Chance *chance)
{
  GabAction *action = gab_action_new ("Group");
  g_autofree char *line = g_strdup_printf ("sick %s:%d", pick_handle (chance, GAB_TYPE_UNIT), below (chance, 800));
  GabDice *dice = g_new0 (GabDice, 1);

  gab_dice_init_typed (dice, NULL, 0);
  gab_action_add_text (action, pick (chance, GAB_TYPE_THING), "name", some_words (chance));
  gab_action_add_move (action, pick (chance, GAB_TYPE_THING), 0);
  gab_action_add_order (action, NULL, line, dice, NULL);
  gab_action_add_removal (action, pick (chance, GAB_TYPE_THING));
  perform (chance, action);
}

static void
step_back (Chance *chance)
{
  if (chance->done == 0)
    return;
  g_assert_true (gab_document_undo (chance->document, NULL, NULL));
  chance->done--;
}

static void
step_forth (Chance *chance)
{
  g_autoptr (GError) error = NULL;

  if (!gab_document_can_redo (chance->document))
    return;
  gab_document_redo (chance->document, &error);
  g_assert_no_error (error);
  chance->done++;
}

static void
assert_all_right (Chance *chance)
{
  g_autoptr (GBytes) once = NULL;
  g_autoptr (GBytes) twice = NULL;
  g_autoptr (GabCampaign) read = NULL;

  test_assert_right (chance->campaign);
  once = test_write (chance->campaign);
  read = test_read (once); /* whose digest is verified */
  test_assert_right (read);
  twice = test_write (read);
  g_assert_true (g_bytes_equal (once, twice));
}

typedef void (* Deed) (Chance *chance);

static const Deed deeds[] = {
  some_entry, some_entry, some_entry, some_order, some_order, some_closing, some_closing, some_text, some_number,
  some_addition, some_addition, some_storm, some_removal_or_move, some_removal_or_move, some_note, some_group,
  step_back, step_back, step_forth, step_forth,
};

static void
test_seed (gconstpointer data)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  Chance chance = { g_rand_new_with_seed (GPOINTER_TO_UINT (data)), campaign, document, 0 };
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) last = NULL;

  test_assert_right (campaign); /* opens every operation */
  for (int i = below (&chance, 4); i > 0; i--)
    g_assert_true (gab_document_undo (document, NULL, NULL));
  gab_document_mark_saved (document);
  first = test_write (campaign);
  for (int i = 0; i < STEPS; i++)
    {
      deeds[below (&chance, G_N_ELEMENTS (deeds))] (&chance);
      assert_all_right (&chance);
    }
  g_test_message ("%u actions at the end", chance.done);
  while (chance.done > 0)
    step_back (&chance);
  g_assert_false (gab_document_get_modified (document));
  last = test_write (campaign);
  g_assert_true (g_bytes_equal (first, last));
  g_rand_free (chance.random);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint seed = 1; seed <= SEEDS; seed += test_stride ())
    {
      g_autofree char *path = g_strdup_printf ("/storage/random/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_seed);
    }
  return g_test_run ();
}
