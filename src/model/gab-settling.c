/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settling: from what an operation cost to the entry that books it (CA-5). */

#include "gab-settling-private.h"

#include "gab-days.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
row_free (gpointer data)
{
  GabSettlingRow *row = data;

  g_clear_object (&row->unit);
  g_free (row);
}

/**
 * gab_settling_free:
 * @settling: (transfer full): a settling
 */
void
gab_settling_free (GabSettling *settling)
{
  g_free (settling->line);
  g_ptr_array_unref (settling->rows);
  g_ptr_array_unref (settling->captors);
  g_free (settling);
}

/* A handle that no other of the new units has: those behind the first are called by
 * their kind too. */
static char *
dup_captor_handle (GabSettlingWork *work,
                   int              kind)
{
  g_autofree char *name = g_strdup (_("Captured guns"));

  if (work->settling->captors->len > 0)
    {
      g_autofree char *first = g_steal_pointer (&name);

      name = g_strconcat (first, " ", gab_unit_kind_word (kind), NULL);
    }
  return gab_campaign_make_handle (work->campaign, name, work->settling->captors->len > 0 ? gab_unit_kind_word (kind) : "guns");
}

/* A unit for guns of a kind that the taker has none of, in his first force. */
static const char *
new_captor (GabSettlingWork *work,
            int              side,
            int              kind)
{
  for (guint i = 0; i < work->books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (work->books, i);
      g_autofree char *handle = NULL;
      GabUnit *captor;

      if (force->side != side)
        continue;
      handle = dup_captor_handle (work, kind);
      captor = gab_unit_new (handle, gab_names_handle (work->books->setup->names, force->name));
      g_object_set (captor, "name", _("Captured guns"), "kind", kind, "quality", 2, NULL);
      g_ptr_array_add (work->settling->captors, captor);
      return gab_thing_get_handle (GAB_THING (captor));
    }
  if (work->failure == NULL)
    work->failure = g_error_new (gab_rule_quark (gab_books_rules.prefix), 3,
                                 _("%s has no force that could receive the captured guns."),
                                 gab_campaign_label (work->campaign, gab_operation_get_side (work->operation)));
  return "";
}

/* Who gets guns of a kind: the taker's first unit of it, else a new one. */
static const char *
find_captor (GabSettlingWork *work,
             int              kind)
{
  int side = gab_campaign_side_number (work->campaign, gab_operation_get_side (work->operation));

  for (guint i = 0; i < work->books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (work->books, i);

      if (unit->kind == kind && unit->side == side)
        return gab_names_handle (work->books->setup->names, unit->name);
    }
  return new_captor (work, side, kind);
}

/* The place has fallen: the garrison's survivors are prisoners, its guns the taker's, dismounted ones of
 * this operation with the others (CA-5). */
static void
take_garrison (GabSettlingWork *work,
               int              garrison)
{
  int ordinal = gab_settling_operation (work);

  for (guint i = 0; i < work->books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (work->books, i);
      gboolean lent = unit->lent_to == ordinal;
      gint32 men = unit->men[GAB_MEN_PRESENT] + (lent ? unit->men[GAB_MEN_DETACHED] : 0);
      gint32 guns = unit->guns[GAB_GUNS_PRESENT] + (lent ? unit->guns[GAB_GUNS_DETACHED] : 0);
      GabSettlingRow *row;

      if (!gab_books_force_is_within (work->books, unit->force, garrison) || men + guns == 0)
        continue;
      row = gab_settling_row (work, i);
      row->loss.prisoners = men - row->loss.killed - row->loss.wounded - row->loss.missing;
      row->guns_taken = guns;
    }
}

/* The taker's force that lent rounds, else his first that keeps any, else one that
 * fought, else his first; -1 when he has none. */
static int
find_rounds_captor (const GabSettlingWork *work,
                    int                    side)
{
  const GabNames *names = gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (work->operation)))->names;

  for (guint i = 0; i < work->books->loans->len; i++)
    {
      const GabBooksLoan *loan = &g_array_index (work->books->loans, GabBooksLoan, i);

      if (loan->operation == gab_settling_operation (work) && gab_books_force (work->books, loan->force)->side == side)
        return loan->force;
    }
  for (guint i = 0; i < work->books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (work->books, i);

      if (force->side == side && (gint64) force->first + force->received > 0)
        return i;
    }
  for (guint i = 0; i < work->settlement->in_play->len; i++)
    {
      gint32 name = g_array_index (work->settlement->in_play, GabInPlay, i).name;
      int unit = gab_books_find (work->books, "unit", gab_names_handle (names, name));

      if (unit >= 0 && gab_books_unit (work->books, unit)->side == side)
        return gab_books_unit (work->books, unit)->force;
    }
  for (guint i = 0; i < work->books->forces->len; i++)
    if (gab_books_force (work->books, i)->side == side)
      return i;
  return -1;
}

/* The place has fallen, and the rounds that were not spent go to the taker (CA-7, CA-12). */
static void
take_rounds (GabSettlingWork *work,
             int              garrison,
             int              side,
             const gint64    *spent,
             GString         *lost)
{
  int captor = find_rounds_captor (work, side);
  gint64 sum = 0;

  if (captor < 0)
    return;
  for (guint i = 0; i < work->books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (work->books, i);
      gint64 rounds = force->in_hand;

      if (!gab_books_force_is_within (work->books, i, garrison))
        continue;
      for (guint j = 0; j < work->books->loans->len; j++)
        {
          const GabBooksLoan *loan = &g_array_index (work->books->loans, GabBooksLoan, j);

          if (loan->operation == gab_settling_operation (work) && loan->force == (gint32) i)
            rounds += loan->rounds;
        }
      rounds -= spent[i];
      if (rounds == 0 || sum + rounds > GAB_COUNT_MAX)
        continue;
      sum += rounds;
      g_string_append_printf (lost, " %s:%d", gab_names_handle (work->books->setup->names, force->name),
                              (int) rounds);
    }
  if (sum > 0)
    g_string_append_printf (lost, " rounds-captured %s:%d",
                            gab_names_handle (work->books->setup->names, gab_books_force (work->books, captor)->name),
                            (int) sum);
}

static void
append_list (GString    *line,
             const char *word,
             GString    *list)
{
  if (list->len > 0)
    g_string_append_printf (line, " %s%s", word, list->str);
  g_string_free (list, TRUE);
}

/* The lists of men, of guns, and of who gets those that are taken. */
static void
append_losses (GabSettlingWork *work,
               GString         *line)
{
  GString *losses = g_string_new (NULL), *guns = g_string_new (NULL), *captured = g_string_new (NULL);
  int taken[GAB_UNIT_N_KINDS] = { 0 };

  for (guint i = 0; i < work->settling->rows->len; i++)
    {
      const GabSettlingRow *row = g_ptr_array_index (work->settling->rows, i);
      const GabBooksUnit *unit = gab_books_unit (work->books, g_array_index (work->units, int, i));
      const char *handle = gab_names_handle (work->books->setup->names, unit->name);

      if (row->loss.killed + row->loss.wounded + row->loss.missing + row->loss.prisoners > 0)
        g_string_append_printf (losses, " %s:%d:%d:%d:%d", handle, row->loss.killed, row->loss.wounded, row->loss.missing,
                                row->loss.prisoners);
      if (row->guns_dismounted + row->guns_taken > 0)
        g_string_append_printf (guns, " %s:%d:%d", handle, row->guns_dismounted, row->guns_taken);
      taken[unit->kind] += row->guns_taken;
    }
  for (int kind = 0; kind < GAB_UNIT_N_KINDS; kind++)
    if (taken[kind] > 0)
      g_string_append_printf (captured, " %s:%d", find_captor (work, kind), taken[kind]);
  append_list (line, "losses", losses);
  append_list (line, "guns", guns);
  append_list (line, "captured", captured);
}

/* The last day of the calendar ends everything (CA-9). */
static char *
dup_last_day (gint32 day)
{
  return gab_day_format_iso (MIN (day, gab_day_from_date (GAB_NEW_STYLE, 2199, 12, 31)));
}

static void
append_rounds (GabSettlingWork *work,
               GString         *line,
               int              garrison,
               int              side)
{
  GString *rounds = g_string_new (NULL), *lost = g_string_new (NULL);
  g_autofree gint64 *spent = g_new0 (gint64, work->books->forces->len + 1);

  gab_settling_share_rounds (work, spent);
  for (guint i = 0; i < work->books->forces->len; i++)
    if (spent[i] > 0)
      g_string_append_printf (rounds, " %s:%d", gab_names_handle (work->books->setup->names, gab_books_force (work->books, i)->name),
                              (int) spent[i]);
  if (garrison >= 0)
    take_rounds (work, garrison, side, spent, lost);
  append_list (line, "rounds", rounds);
  append_list (line, "rounds-lost", lost);
}

static void
compose (GabSettlingWork *work)
{
  static const char *const outcomes[] = { "drawn", "won", "drawn", "lost" };
  const char *fortress = gab_operation_get_fortress (work->operation);
  int place = gab_books_find (work->books, "fortress", fortress);
  int side = gab_campaign_side_number (work->campaign, gab_operation_get_side (work->operation));
  g_autofree char *day = dup_last_day (work->settlement->ends);
  GString *line = g_string_new (NULL);
  /* A place that is the attacker's own by now cannot be taken by him. */
  gboolean taken = work->settlement->place_taken && place >= 0 &&
                   gab_books_fortress (work->books, place)->owner != side;
  int garrison = taken ? gab_books_fortress (work->books, place)->garrison : -1;

  for (guint i = 0; i < G_N_ELEMENTS (work->settlement->rounds); i++)
    gab_settling_share_men (work, i);
  gab_settling_share_guns (work, garrison);
  if (garrison >= 0)
    take_garrison (work, garrison);
  g_string_append_printf (line, "close %s %s on %s", gab_thing_get_handle (GAB_THING (work->operation)),
                          outcomes[work->settlement->outcome], day);
  append_losses (work, line);
  append_rounds (work, line, garrison, side);
  if (taken)
    g_string_append_printf (line, " taken %s", fortress);
  work->settling->line = g_string_free (line, FALSE);
}

/* The entry that would close an operation by books that are, or were. */
GabSettling *
gab_settling_with (GabCampaign     *campaign,
                   GabOperation    *operation,
                   const GabBooks  *books,
                   GError         **error)
{
  g_autoptr (GabSettlement) settlement = gab_settlement_new ();
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (int));
  const GabRules *rules = gab_operation_find_rules (operation);
  g_autoptr (GabSettling) settling = NULL;
  GabSettlingWork work;

  if (!gab_campaign_open_operation_or_books (campaign, operation, error) ||
      !rules->settle (gab_operation_get_state (operation), settlement, error))
    return NULL;
  settling = g_new0 (GabSettling, 1);
  settling->rows = g_ptr_array_new_with_free_func (row_free);
  settling->captors = g_ptr_array_new_with_free_func (g_object_unref);
  work = (GabSettlingWork) { campaign, operation, books, settlement, settling, units, NULL };
  compose (&work);
  if (work.failure == NULL)
    return g_steal_pointer (&settling);
  g_propagate_error (error, work.failure);
  return NULL;
}

/**
 * gab_settling_new:
 * @campaign: a campaign as it is, not masked
 * @operation: one of its operations, with rules, not yet closed
 * @error: when the operation is not over
 *
 * Returns: (transfer full): the entry that would close it, and what it does.
 */
GabSettling *
gab_settling_new (GabCampaign   *campaign,
                  GabOperation  *operation,
                  GError       **error)
{
  return gab_settling_with (campaign, operation, gab_campaign_get_books (campaign), error);
}
