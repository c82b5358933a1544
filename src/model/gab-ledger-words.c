/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the ledger: what happened, and the places between which things move. */

#include "gab-ledger.h"

#include <glib/gi18n-lib.h>

static const struct { const char *verb, *label; } verbs[] = {
  { "receive",    NC_("cause", "Received") },
  { "hand-over",  NC_("cause", "Handed over") },
  { "strike-off", NC_("cause", "Struck off") },
  { "sick",       NC_("cause", "Fell sick") },
  { "fit",        NC_("cause", "Came back fit") },
  { "desert",     NC_("cause", "Deserted") },
  { "close",      NC_("cause", "Losses booked") },
  { "result",     NC_("cause", "Result at the table") },
  { "recover",    NC_("cause", "Recovered") },
  { "transfer",   NC_("cause", "Transferred") },
  { "draft",      NC_("cause", "Drafted") },
  { "lend",       NC_("cause", "Lent") },
  { "return",     NC_("cause", "Came back") },
  { "exchange",   NC_("cause", "Exchanged") },
  { "found",      NC_("cause", "Found") },
  { "died",       NC_("cause", "Died of wounds") },
  { "die",        NC_("cause", "Died of wounds") },
  { "repair",     NC_("cause", "Repaired") },
  { "capture",    NC_("cause", "Captured") },
  { "correct",    NC_("cause", "Corrected") },
  { "raise",      NC_("cause", "Raised for a game") },
  { "dismiss",    NC_("cause", "Dismissed after a game") },
  { "spend",      NC_("cause", "Spent") },
  { "advance",    NC_("cause", "Days went by") },
};

/* What names a place for a reader, and in tables. */
typedef struct { const char *word, *label; } Place;

static const Place men[GAB_MEN_N_PLACES] = {
  [GAB_MEN_PRESENT]   = { "present",   NC_("place", "present") },
  [GAB_MEN_KILLED]    = { "killed",    NC_("place", "killed") },
  [GAB_MEN_WOUNDED]   = { "wounded",   NC_("place", "wounded") },
  [GAB_MEN_SICK]      = { "sick",      NC_("place", "sick") },
  [GAB_MEN_PRISONERS] = { "prisoners", NC_("place", "prisoners") },
  [GAB_MEN_MISSING]   = { "missing",   NC_("place", "missing") },
  [GAB_MEN_DESERTED]  = { "deserted",  NC_("place", "deserted") },
  [GAB_MEN_DETACHED]  = { "detached",  NC_("place", "detached") },
};

static const Place guns[GAB_GUNS_N_PLACES] = {
  [GAB_GUNS_PRESENT]    = { "present",    NC_("place", "present") },
  [GAB_GUNS_DISMOUNTED] = { "dismounted", NC_("place", "dismounted") },
  [GAB_GUNS_TAKEN]      = { "taken",      NC_("place", "taken") },
  [GAB_GUNS_DETACHED]   = { "detached",   NC_("place", "detached") },
};

static const Place rounds[GAB_ROUNDS_N_PLACES] = {
  [GAB_ROUNDS_IN_HAND] = { "in-hand", NC_("place", "in hand") },
  [GAB_ROUNDS_LENT]    = { "lent",    NC_("place", "lent") },
  [GAB_ROUNDS_SPENT]   = { "spent",   NC_("place", "spent") },
};

static const Place sp[GAB_SP_N_PLACES] = {
  [GAB_SP_NOW]  = { "now",  NC_("place", "now") },
  [GAB_SP_LOST] = { "lost", NC_("place", "lost") },
};

static const Place damage[] = { { "damage", NC_("place", "damage") } };

/* From and to outside the books, by their negated numbers. */
static const Place outside[] = {
  [0] = { "", "" },
  [-GAB_POST_RECEIVED]    = { "received",    NC_("place", "received") },
  [-GAB_POST_HANDED_OVER] = { "handed-over", NC_("place", "handed over") },
  [-GAB_POST_STRUCK_OFF]  = { "struck-off",  NC_("place", "struck off") },
};

static const struct { const Place *places; int n; const char *word; } kinds[GAB_POST_N_KINDS] = {
  [GAB_POST_MEN]    = { men,    GAB_MEN_N_PLACES,      "men" },
  [GAB_POST_GUNS]   = { guns,   GAB_GUNS_N_PLACES,     "guns" },
  [GAB_POST_ROUNDS] = { rounds, GAB_ROUNDS_N_PLACES,   "rounds" },
  [GAB_POST_SP]     = { sp,     GAB_SP_N_PLACES,       "sp" },
  [GAB_POST_DAMAGE] = { damage, G_N_ELEMENTS (damage), "damage" },
};

/* Rounds and damage that come or go have words of their own. */
static const Place *
find_place (GabPostingOf of,
            int          place)
{
  static const Place lost = { "lost", NC_("place", "lost") };
  static const Place hit = { "hit", NC_("place", "hit") };
  static const Place repaired = { "repaired", NC_("place", "repaired") };

  if (of == GAB_POST_ROUNDS && place == GAB_POST_STRUCK_OFF)
    return &lost;
  if (of == GAB_POST_DAMAGE && place < 0)
    return place == GAB_POST_RECEIVED ? &hit : &repaired;
  if (place < 0)
    return -place < (int) G_N_ELEMENTS (outside) ? &outside[-place] : &outside[0];
  return of < GAB_POST_N_KINDS && place < kinds[of].n ? &kinds[of].places[place] : &outside[0];
}

/**
 * gab_ledger_verb_label:
 * @verb: the word of a verb of the books: "sick"
 *
 * Returns: (transfer none): what a reader calls it as the cause of a change.
 */
const char *
gab_ledger_verb_label (const char *verb)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (verbs[i].verb, verb))
      return g_dpgettext2 (NULL, "cause", verbs[i].label);
  return verb;
}

/**
 * gab_ledger_place_label:
 * @of: what is counted
 * @place: a place of its kind, or outside
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_ledger_place_label (GabPostingOf of,
                        int          place)
{
  const Place *found = find_place (of, place);

  return *found->label != '\0' ? g_dpgettext2 (NULL, "place", found->label) : "";
}

/**
 * gab_ledger_place_word:
 * @of: what is counted
 * @place: a place of its kind, or outside
 *
 * Returns: (transfer none): its word in tables, the same in every language.
 */
const char *
gab_ledger_place_word (GabPostingOf of,
                       int          place)
{
  return find_place (of, place)->word;
}

/**
 * gab_ledger_kind_word:
 * @of: what is counted
 *
 * Returns: (transfer none): its word in tables, the same in every language.
 */
const char *
gab_ledger_kind_word (GabPostingOf of)
{
  return of < GAB_POST_N_KINDS ? kinds[of].word : "";
}

/**
 * gab_ledger_count_label:
 * @of: what is counted
 * @count: how many
 *
 * Returns: (transfer full): "12 men", "1 gun".
 */
char *
gab_ledger_count_label (GabPostingOf of,
                        gint32       count)
{
  switch (of)
    {
    case GAB_POST_MEN:
      return g_strdup_printf (ngettext ("%d man", "%d men", count), count);
    case GAB_POST_GUNS:
      return g_strdup_printf (ngettext ("%d gun", "%d guns", count), count);
    case GAB_POST_ROUNDS:
      return g_strdup_printf (ngettext ("%d round", "%d rounds", count), count);
    case GAB_POST_SP:
      /* Translators: strength points */
      return g_strdup_printf (_("%d SP"), count);
    case GAB_POST_DAMAGE:
    case GAB_POST_N_KINDS:
    default:
      return g_strdup_printf (ngettext ("%d point", "%d points", count), count);
    }
}

/**
 * gab_ledger_month_label:
 * @month: a month as gab_ledger_nth_month() has it, in the campaign's own calendar
 *
 * Returns: (transfer full): "January 1812".
 */
char *
gab_ledger_month_label (int month)
{
  return gab_day_format_month (gab_day_from_date (GAB_NEW_STYLE, month / 12, month % 12 + 1, 1), GAB_NEW_STYLE);
}
