/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every rule set shares: setups, choices, settlements, the digest. */

#include "gab-rules.h"

/**
 * gab_setup_new:
 * @rules: the rule set
 * @tables: its resolved tables; borrowed, must outlive the setup
 * @seed: of the program's dice
 * @begins: day number of the first turn
 *
 * Returns: (transfer full): a setup without a line.
 */
GabSetup *
gab_setup_new (const GabRules *rules,
               gconstpointer   tables,
               guint64         seed,
               gint32          begins)
{
  GabSetup *setup = g_new0 (GabSetup, 1);

  g_atomic_ref_count_init (&setup->refs);
  setup->names = gab_names_new ();
  setup->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_order_free);
  setup->tables = tables;
  setup->seed = seed;
  setup->begins = begins;
  return setup;
}

/**
 * gab_setup_ref:
 * @setup: a setup
 *
 * Returns: (transfer full): @setup, which lives until this reference is freed too.
 */
GabSetup *
gab_setup_ref (const GabSetup *setup)
{
  GabSetup *same = (GabSetup *) setup;

  g_atomic_ref_count_inc (&same->refs);
  return same;
}

/**
 * gab_setup_free:
 * @setup: (transfer full): a reference to a setup
 */
void
gab_setup_free (GabSetup *setup)
{
  if (!g_atomic_ref_count_dec (&setup->refs))
    return;
  g_ptr_array_unref (setup->lines);
  gab_names_unref (setup->names);
  g_free (setup);
}

/**
 * gab_setup_add:
 * @setup: a setup
 * @rules: its rule set
 * @line: one line of the rule set's setup notation
 * @error: GAB_ERROR_NOTATION or GAB_ERROR_REFERENCE
 *
 * Returns: TRUE when the line was read.
 */
gboolean
gab_setup_add (GabSetup        *setup,
               const GabRules  *rules,
               const char      *line,
               GError         **error)
{
  GabOrder *order = gab_order_parse (rules->setup_verbs, setup->names, line, error);

  if (order == NULL)
    return FALSE;
  g_ptr_array_add (setup->lines, order);
  return TRUE;
}

static void
choice_clear (gpointer data)
{
  GabChoice *choice = data;

  g_clear_pointer (&choice->names, g_array_unref);
}

/**
 * gab_choices_new:
 *
 * Returns: (transfer full) (element-type GabChoice): an empty list of forms.
 */
GArray *
gab_choices_new (void)
{
  GArray *choices = g_array_new (FALSE, TRUE, sizeof (GabChoice));

  g_array_set_clear_func (choices, choice_clear);
  return choices;
}

/**
 * gab_choices_add:
 * @choices: a list of forms
 * @kind: what is open in it
 * @verb: its verb
 *
 * Returns: (transfer none): the new form, to be filled in before the next.
 */
GabChoice *
gab_choices_add (GArray        *choices,
                 GabChoiceKind  kind,
                 const GabVerb *verb)
{
  GabChoice *choice;

  g_array_set_size (choices, choices->len + 1);
  choice = &g_array_index (choices, GabChoice, choices->len - 1);
  choice->kind = kind;
  choice->verb = verb;
  if (kind == GAB_CHOICE_SUBSET || kind == GAB_CHOICE_SHARES)
    choice->names = g_array_new (FALSE, FALSE, sizeof (gint32));
  return choice;
}

/**
 * gab_verb_by_id:
 * @verbs: a table of verbs
 * @id: a verb's id
 *
 * Returns: (transfer none): the first row with that id.
 */
const GabVerb *
gab_verb_by_id (const GabVerb *verbs,
                int            id)
{
  for (; verbs->name != NULL; verbs++)
    if (verbs->id == id)
      return verbs;
  g_return_val_if_reached (NULL);
}

/* The order that a form and what is filled in make: a number, or members of a list. */
static GabOrder *
choice_with (const GabChoice *choice,
             gint32           count,
             GArray          *members)
{
  g_autoptr (GArray) args = g_array_new (FALSE, FALSE, sizeof (gint32));
  guint before = choice->n_args - choice->n_after;

  g_array_append_vals (args, choice->args, before);
  if (choice->kind == GAB_CHOICE_COUNT)
    g_array_append_val (args, count);
  if (choice->kind == GAB_CHOICE_SUBSET || choice->kind == GAB_CHOICE_SHARES)
    {
      gint32 length = choice->kind == GAB_CHOICE_SHARES ? members->len / 2 : members->len;

      g_array_append_val (args, length);
      g_array_append_vals (args, members->data, members->len);
    }
  g_array_append_vals (args, choice->args + before, choice->n_after);
  return gab_order_new (choice->verb, (const gint32 *) args->data, args->len);
}

static gint32
number_at (const GArray *array,
           guint         nth)
{
  return g_array_index (array, gint32, nth);
}

/* The names with a number above 0. */
static GArray *
shares_of (const GabChoice *choice,
           const gint32    *numbers)
{
  GArray *members = g_array_new (FALSE, FALSE, sizeof (gint32));

  for (guint i = 0; i < choice->names->len / 2; i++)
    if (numbers[i] > 0)
      {
        g_array_append_val (members, g_array_index (choice->names, gint32, 2 * i));
        g_array_append_val (members, numbers[i]);
      }
  return members;
}

/* As many as there may be, the first names first. */
static GArray *
largest_shares (const GabChoice *choice)
{
  g_autofree gint32 *numbers = g_new0 (gint32, choice->names->len / 2);
  gint32 left = choice->most;

  for (guint i = 0; i < choice->names->len / 2; i++)
    {
      numbers[i] = MIN (left, number_at (choice->names, 2 * i + 1));
      left -= numbers[i];
    }
  return shares_of (choice, numbers);
}

static GArray *
random_shares (const GabChoice *choice,
               gint32           total,
               GRand           *random)
{
  guint n = choice->names->len / 2;
  g_autofree gint32 *numbers = g_new0 (gint32, n);

  while (total > 0)
    {
      guint at = g_rand_int_range (random, 0, n);

      if (numbers[at] == number_at (choice->names, 2 * at + 1))
        continue;
      numbers[at]++;
      total--;
    }
  return shares_of (choice, numbers);
}

/**
 * gab_choice_largest:
 * @choice: a form
 *
 * Returns: (transfer full): the order that takes all the form allows.
 */
GabOrder *
gab_choice_largest (const GabChoice *choice)
{
  g_autoptr (GArray) shares = choice->kind == GAB_CHOICE_SHARES ? largest_shares (choice) : NULL;

  return choice_with (choice, choice->most, shares != NULL ? shares : choice->names);
}

static GArray *
random_subset (const GabChoice *choice,
               GRand           *random)
{
  GArray *members = g_array_new (FALSE, FALSE, sizeof (gint32));
  guint sure = g_rand_int_range (random, 0, choice->names->len);

  for (guint i = 0; i < choice->names->len; i++)
    if (i == sure || g_rand_boolean (random))
      g_array_append_val (members, g_array_index (choice->names, gint32, i));
  return members;
}

/**
 * gab_choice_random:
 * @choice: a form; what stands beside the names of shares adds up to its most or more
 * @random: where chance comes from
 *
 * Returns: (transfer full): some order that the form allows.
 */
GabOrder *
gab_choice_random (const GabChoice *choice,
                   GRand           *random)
{
  g_autoptr (GArray) members = NULL;
  gint32 count = choice->least;

  if (choice->kind != GAB_CHOICE_EXACT && choice->most > choice->least)
    count = g_rand_int_range (random, choice->least, choice->most + 1);
  if (choice->kind == GAB_CHOICE_SUBSET)
    members = random_subset (choice, random);
  else if (choice->kind == GAB_CHOICE_SHARES)
    members = random_shares (choice, count, random);
  return choice_with (choice, count, members);
}

static void
pool_clear (gpointer data)
{
  GabPool *pool = data;

  g_array_unref (pool->first);
}

/**
 * gab_settlement_new:
 *
 * Returns: (transfer full): a settlement that costs nothing.
 */
GabSettlement *
gab_settlement_new (void)
{
  GabSettlement *settlement = g_new0 (GabSettlement, 1);

  settlement->pools = g_array_new (FALSE, TRUE, sizeof (GabPool));
  g_array_set_clear_func (settlement->pools, pool_clear);
  settlement->in_play = g_array_new (FALSE, FALSE, sizeof (GabInPlay));
  settlement->guns = g_array_new (FALSE, FALSE, sizeof (GabGunsLost));
  return settlement;
}

/**
 * gab_settlement_free:
 * @settlement: (transfer full): a settlement
 */
void
gab_settlement_free (GabSettlement *settlement)
{
  g_array_unref (settlement->pools);
  g_array_unref (settlement->in_play);
  g_array_unref (settlement->guns);
  g_free (settlement);
}

/**
 * gab_settlement_add_pool:
 * @settlement: a settlement
 * @men: the men lost, 0 or more
 * @cause: the rule set's own number for what cost them
 *
 * Returns: (transfer none): the pool, whose list of units that bear the loss
 *   first is still empty.
 */
GabPool *
gab_settlement_add_pool (GabSettlement *settlement,
                         gint64         men,
                         int            cause)
{
  GabPool pool = { .men = men, .cause = cause };

  pool.first = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_array_append_val (settlement->pools, pool);
  return &g_array_index (settlement->pools, GabPool, settlement->pools->len - 1);
}

/**
 * gab_rules_digest:
 * @rules: a rule set
 * @state: one of its states
 *
 * Returns: (transfer full): the SHA-256 of the state's dump.
 */
char *
gab_rules_digest (const GabRules *rules,
                  gconstpointer   state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  rules->dump (state, text);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);
}
