/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The proof that the books balance: the log added up once more, entry by entry (CA-3). */

#include "gab-ledger-proof.h"

#include "gab-campaign-private.h"

#include <glib/gi18n-lib.h>

#define AT_ONCE 64 /* entries between looks at the clock */

/* What one name has of each kind, added up from the postings alone. */
typedef struct
{
  gint64 places[GAB_MEN_N_PLACES];
  gint64 first, outside[4]; /* outside by the negated numbers of GAB_POST_RECEIVED … */
} Sum;

struct _GabLedgerProof
{
  GabTurnLog *log;
  GabSetup   *setup;
  int         viewer;
  GabBooks   *books;    /* played again from the beginning */
  guint       applied;
  guint       length;
  GArray     *postings; /* of GabPosting */
  Sum        *sums[GAB_POST_N_KINDS]; /* by name */
  GArray     *lines;    /* of GabLedgerProofLine: those that the viewer may see */
  char       *problem;  /* nullable */
};

static const GabGame *
get_game (const GabLedgerProof *proof)
{
  return gab_turn_log_get_game (proof->log);
}

static void
begin_units (GabLedgerProof *proof)
{
  for (guint i = 0; i < proof->books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (proof->books, i);
      Sum *men = &proof->sums[GAB_POST_MEN][unit->name];
      Sum *guns = &proof->sums[GAB_POST_GUNS][unit->name];

      for (guint place = 0; place < GAB_MEN_N_PLACES; place++)
        men->places[place] = unit->men[place];
      for (guint place = 0; place < GAB_GUNS_N_PLACES; place++)
        guns->places[place] = unit->guns[place];
      men->first = unit->men_flow.first;
      guns->first = unit->guns_flow.first;
    }
}

static void
begin_forces (GabLedgerProof *proof)
{
  for (guint i = 0; i < proof->books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (proof->books, i);
      Sum *rounds = &proof->sums[GAB_POST_ROUNDS][force->name];

      rounds->places[GAB_ROUNDS_IN_HAND] = force->in_hand;
      rounds->first = force->first;
    }
}

/**
 * gab_ledger_proof_new:
 * @campaign: a campaign with open books, as its viewer may see it
 *
 * Nothing is reckoned yet: gab_ledger_proof_step() does it.
 *
 * Returns: (transfer full): the beginning of a proof.
 */
GabLedgerProof *
gab_ledger_proof_new (GabCampaign *campaign)
{
  GabLedgerProof *proof = g_new0 (GabLedgerProof, 1);
  guint n_names;

  proof->log = g_object_ref (gab_campaign_get_log (campaign->source != NULL ? campaign->source : campaign));
  proof->setup = gab_setup_ref (gab_game_setup (get_game (proof)));
  proof->viewer = campaign->viewer;
  proof->books = gab_books_rules.state_new (proof->setup, NULL);
  proof->length = gab_game_length (get_game (proof));
  proof->postings = g_array_new (FALSE, FALSE, sizeof (GabPosting));
  proof->lines = g_array_new (FALSE, FALSE, sizeof (GabLedgerProofLine));
  n_names = gab_names_length (proof->setup->names);
  for (guint i = 0; i < GAB_POST_N_KINDS; i++)
    proof->sums[i] = g_new0 (Sum, n_names + 1);
  begin_units (proof);
  begin_forces (proof);
  gab_books_note_postings (proof->books, proof->postings);
  return proof;
}

/**
 * gab_ledger_proof_free:
 * @proof: (transfer full): a proof
 */
void
gab_ledger_proof_free (GabLedgerProof *proof)
{
  gab_books_note_postings (proof->books, NULL);
  gab_books_rules.state_free (proof->books);
  gab_setup_free (proof->setup);
  g_object_unref (proof->log);
  g_array_unref (proof->postings);
  g_array_unref (proof->lines);
  for (guint i = 0; i < GAB_POST_N_KINDS; i++)
    g_free (proof->sums[i]);
  g_free (proof->problem);
  g_free (proof);
}

/* What came is more by what comes from there, and less by what a correction gives
 * back; what went the other way round. */
static void
add_outside (Sum    *sum,
             int     place,
             gint64  into_books)
{
  sum->outside[-place] += place == GAB_POST_RECEIVED ? into_books : -into_books;
}

static void
add_up (GabLedgerProof   *proof,
        const GabPosting *posting)
{
  Sum *sum = &proof->sums[posting->of][posting->name];

  if (posting->from >= 0)
    sum->places[posting->from] -= posting->count;
  else
    add_outside (sum, posting->from, posting->count);
  if (posting->to >= 0)
    sum->places[posting->to] += posting->count;
  else
    add_outside (sum, posting->to, -(gint64) posting->count);
}

static gboolean
apply_next (GabLedgerProof *proof)
{
  const GabEntry *entry = gab_game_nth (get_game (proof), proof->applied);
  g_autoptr (GError) error = NULL;
  GabDice dice;

  g_array_set_size (proof->postings, 0);
  gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
  if (!gab_books_rules.apply (proof->books, entry->order, &dice, NULL, &error))
    {
      g_autofree char *why = gab_error_describe (error);

      proof->problem = g_strdup_printf (_("Entry %1$u no longer holds: %2$s"), proof->applied + 1, why);
      return FALSE;
    }
  for (guint i = 0; i < proof->postings->len; i++)
    add_up (proof, &g_array_index (proof->postings, GabPosting, i));
  proof->applied++;
  return TRUE;
}

static void
fill_line (GabLedgerProofLine *line,
           const Sum          *sum)
{
  gint64 have = 0;

  for (guint i = 0; i < line->n_places; i++)
    have += line->places[i] = sum->places[i];
  line->first = sum->first;
  line->received = sum->outside[-GAB_POST_RECEIVED];
  line->handed_over = sum->outside[-GAB_POST_HANDED_OVER];
  line->struck_off = sum->outside[-GAB_POST_STRUCK_OFF];
  line->balances = have == line->first + line->received - line->handed_over - line->struck_off;
}

static void
compare (GabLedgerProofLine *line,
         const gint32       *places,
         const GabBooksFlow *flow)
{
  for (guint i = 0; i < line->n_places; i++)
    line->balances = line->balances && line->places[i] == places[i];
  line->balances = line->balances && line->received == flow->received && line->handed_over == flow->handed_over &&
                   line->struck_off == flow->struck_off;
}

/* A line for the viewer; what does not balance is told to all, without a figure. */
static void
take_line (GabLedgerProof           *proof,
           const GabLedgerProofLine *line,
           int                       side)
{
  const GabNames *names = proof->setup->names;

  if (!line->balances && proof->problem == NULL)
    proof->problem = g_strdup_printf (_("The entries of %s do not add up to what the books say."),
                                      gab_names_label (names, gab_names_find (names, line->handle)));
  if (proof->viewer == GAB_VIEWER_UMPIRE || proof->viewer == side)
    g_array_append_val (proof->lines, *line);
}

static void
prove_units (GabLedgerProof *proof,
             const GabBooks *books)
{
  for (guint i = 0; i < books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (books, i);
      const char *handle = gab_names_handle (proof->setup->names, unit->name);
      GabLedgerProofLine men = { handle, GAB_POST_MEN, .n_places = GAB_MEN_N_PLACES };
      GabLedgerProofLine guns = { handle, GAB_POST_GUNS, .n_places = GAB_GUNS_N_PLACES };

      fill_line (&men, &proof->sums[GAB_POST_MEN][unit->name]);
      compare (&men, unit->men, &unit->men_flow);
      take_line (proof, &men, unit->side);
      fill_line (&guns, &proof->sums[GAB_POST_GUNS][unit->name]);
      compare (&guns, unit->guns, &unit->guns_flow);
      if (guns.first + guns.received > 0 || !guns.balances)
        take_line (proof, &guns, unit->side);
    }
}

static void
prove_forces (GabLedgerProof *proof,
              const GabBooks *books)
{
  for (guint i = 0; i < books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (books, i);
      const GabBooksFlow flow = { force->first, force->received, force->handed_over, force->lost };
      const gint32 places[GAB_ROUNDS_N_PLACES] = { force->in_hand, force->lent, force->spent };
      GabLedgerProofLine line = { gab_names_handle (proof->setup->names, force->name), GAB_POST_ROUNDS,
                                  .n_places = GAB_ROUNDS_N_PLACES };

      fill_line (&line, &proof->sums[GAB_POST_ROUNDS][force->name]);
      compare (&line, places, &flow);
      if (line.first + line.received > 0 || !line.balances)
        take_line (proof, &line, force->side);
    }
}

/* The sums must be what the books say, and the books what the log leads to. */
static void
conclude (GabLedgerProof *proof)
{
  const GabGame *game = get_game (proof);
  g_autofree char *played = gab_rules_digest (&gab_books_rules, proof->books);
  g_autofree char *kept = gab_rules_digest (&gab_books_rules, gab_game_state (game));
  g_autoptr (GError) error = NULL;

  prove_units (proof, gab_game_state (game));
  prove_forces (proof, gab_game_state (game));
  if (proof->problem == NULL && !gab_books_rules.check (gab_game_state (game), &error))
    proof->problem = gab_error_describe (error);
  if (proof->problem == NULL && !g_str_equal (played, kept))
    proof->problem = g_strdup (_("The log, played again, leads to other books than these."));
}

/**
 * gab_ledger_proof_step:
 * @proof: a proof
 * @until: the monotonic time at which to stop
 *
 * Goes on with it.
 *
 * Returns: whether there is more to do; FALSE when the proof stands, or the log has
 *   changed meanwhile, which is then the problem.
 */
gboolean
gab_ledger_proof_step (GabLedgerProof *proof,
                       gint64          until)
{
  const GabGame *game = get_game (proof);

  if (gab_game_setup (game) != proof->setup || gab_game_length (game) != proof->length)
    {
      g_free (proof->problem);
      proof->problem = g_strdup (_("The books were changed while they were proved."));
      return FALSE;
    }
  do
    for (guint i = 0; i < AT_ONCE && proof->applied < proof->length; i++)
      if (!apply_next (proof))
        return FALSE;
  while (proof->applied < proof->length && g_get_monotonic_time () < until);
  if (proof->applied < proof->length)
    return TRUE;
  conclude (proof);
  return FALSE;
}

/**
 * gab_ledger_proof_get_progress:
 * @proof: a proof
 *
 * Returns: how much of the log has been added up, 0 to 1.
 */
double
gab_ledger_proof_get_progress (const GabLedgerProof *proof)
{
  return proof->length > 0 ? (double) proof->applied / proof->length : 1;
}

/**
 * gab_ledger_proof_n_lines:
 * @proof: a proof that is finished
 *
 * Returns: how many equations the viewer may see.
 */
guint
gab_ledger_proof_n_lines (const GabLedgerProof *proof)
{
  return proof->lines->len;
}

/**
 * gab_ledger_proof_nth:
 * @proof: a proof that is finished
 * @nth: from 0
 *
 * Returns: (transfer none): an equation: places = first + received - handed over -
 *   struck off.
 */
const GabLedgerProofLine *
gab_ledger_proof_nth (const GabLedgerProof *proof,
                      guint                 nth)
{
  return &g_array_index (proof->lines, GabLedgerProofLine, nth);
}

/**
 * gab_ledger_proof_get_problem:
 * @proof: a proof that is finished
 *
 * Returns: (transfer none) (nullable): why the books do not balance; NULL when they do.
 */
const char *
gab_ledger_proof_get_problem (const GabLedgerProof *proof)
{
  return proof->problem;
}

/**
 * gab_ledger_proof_get_entries:
 * @proof: a proof
 *
 * Returns: how many entries have been added up.
 */
guint
gab_ledger_proof_get_entries (const GabLedgerProof *proof)
{
  return proof->applied;
}
