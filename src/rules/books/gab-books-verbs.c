/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the books: verbs, kinds, qualities, works. */

#include "gab-books-private.h"

#include <string.h>

#define KINDS \
  "foot|light-foot|rifles|militia|pike-and-shot|commanded-shot|horse|cuirassiers|light-horse|" \
  "dragoons-mounted|dragoons|heavy-guns|field-guns|light-guns|horse-artillery|howitzers|mortars|" \
  "engineers|sappers|staff"
#define CIVIL_WAR_QUALITIES "raw|seasoned|trained|veteran|elite"
#define LATER_QUALITIES     "militia|conscript|line|veteran|guard"
#define SIZES "small|medium|great"
#define WORKS \
  "bastion|flank|wall|demi-lune|ravelin|castle|gate|sconce|half-moon|redoubt|lunette|hornwork"
#define UNIT_REST \
  " men {count} [guns {count}] [sp {count}] [killed {count}] [wounded {count}] [sick {count}] [prisoners {count}]"
#define OUTCOME \
  "{operation} {won|drawn|lost} on {date} [losses {unit:4}...] [guns {unit:2}...] [captured {unit:1}...]" \
  " [rounds {force:1}...] [sp {unit:1}...] [rounds-lost {force:1}...] [rounds-captured {force:1}...]" \
  " [damage {work:1}...] [leaders-killed {commander}...] [leaders-taken {commander}...]" \
  " [leaders-wounded {commander:1}...] [taken {fortress}] [moves-on]"
#define CORRECTION \
  "{operation} [losses {unit:4}...] [fewer-losses {unit:4}...] [guns {unit:2}...] [fewer-guns {unit:2}...]" \
  " [captured {unit:1}...] [fewer-captured {unit:1}...] [rounds {force:1}...] [fewer-rounds {force:1}...]" \
  " [sp {unit:1}...] [fewer-sp {unit:1}...]"
#define MEN_PLACES \
  "present|killed|wounded|sick|prisoners|missing|deserted|received|handed-over|struck-off"
#define GUNS_PLACES   "present|dismounted|received|handed-over|struck-off"
#define ROUNDS_PLACES "in-hand|spent|received|handed-over|lost"
#define THREE_LISTS "[men {unit:1}...] [guns {unit:1}...] [rounds {force:1}...]"

const GabVerb gab_books_setup_verbs[] = {
  { GAB_BOOKS_LINE_SIDE,           "side",      "{new:side}" },
  { GAB_BOOKS_LINE_FORCE_OF_SIDE,  "force",     "{new:force} of {side} [rounds {count}]" },
  { GAB_BOOKS_LINE_FORCE_OF_FORCE, "force",     "{new:force} of {force} [rounds {count}]" },
  { GAB_BOOKS_LINE_COMMANDER,      "commander", "{new:commander} of {force}" },
  { GAB_BOOKS_LINE_UNIT,           "unit",      "{new:unit} of {force} {" KINDS "} {" CIVIL_WAR_QUALITIES "}" UNIT_REST },
  { GAB_BOOKS_LINE_UNIT,           "unit",      "{new:unit} of {force} {" KINDS "} {" LATER_QUALITIES "}" UNIT_REST },
  { GAB_BOOKS_LINE_FORTRESS,       "fortress",  "{new:fortress} {" SIZES "} of {side} [garrison {force}]" },
  { GAB_BOOKS_LINE_WORK,           "work",      "{" WORKS "} {new:work} of {fortress}" },
  { GAB_BOOKS_LINE_TALLY_OF_SIDE,  "tally",     "{new:tally} of {side} [at {count}]" },
  { GAB_BOOKS_LINE_TALLY_OF_FORCE, "tally",     "{new:tally} of {force} [at {count}]" },
  { GAB_BOOKS_LINE_TALLY_OF_FORTRESS, "tally",  "{new:tally} of {fortress} [at {count}]" },
  { GAB_BOOKS_LINE_OPERATION,      "operation", "{new:operation} of {side} on {date} [against {fortress}]" },
  { 0 }
};

const GabVerb gab_books_verbs[] = {
  { GAB_BOOKS_RECEIVE,      "receive",    THREE_LISTS },
  { GAB_BOOKS_STRIKE_OFF,   "strike-off", THREE_LISTS },
  { GAB_BOOKS_SICK,         "sick",       "{unit:1}..." },
  { GAB_BOOKS_FIT,          "fit",        "{unit:1}..." },
  { GAB_BOOKS_DESERT,       "desert",     "{unit:1}..." },
  { GAB_BOOKS_CLOSE,        "close",      OUTCOME },
  { GAB_BOOKS_RESULT,       "result",     OUTCOME },
  { GAB_BOOKS_RECOVER,      "recover",    "{operation}" },
  { GAB_BOOKS_ADVANCE_DAYS, "advance",    "{count}" },
  { GAB_BOOKS_ADVANCE_TO,   "advance",    "to {date}" },
  { GAB_BOOKS_NOTE,         "note",       "" },
  { GAB_BOOKS_EXCHANGE,     "exchange",   "[men {unit:1}...] [leaders {commander}...]" },
  { GAB_BOOKS_FOUND,        "found",      "{unit:1}..." },
  { GAB_BOOKS_DIED,         "died",       "{unit:1}..." },
  { GAB_BOOKS_TRANSFER,     "transfer",   "{unit} to {unit} [men {count}] [guns {count}]" },
  { GAB_BOOKS_TRANSFER_ROUNDS, "transfer", "{force} to {force} rounds {count}" },
  { GAB_BOOKS_HAND_OVER,    "hand-over",  "{unit} [men {count}] [guns {count}] [to {unit}]" },
  { GAB_BOOKS_HAND_OVER_ROUNDS, "hand-over", "{force} rounds {count} [to {force}]" },
  { GAB_BOOKS_CAPTURE,      "capture",    "{unit} from {unit} guns {count}" },
  { GAB_BOOKS_CAPTURE_ROUNDS, "capture",  "{force} from {force} rounds {count}" },
  { GAB_BOOKS_LEND,         "lend",       "{operation} " THREE_LISTS },
  { GAB_BOOKS_RETURN,       "return",     "{operation} " THREE_LISTS },
  { GAB_BOOKS_RAISE,        "raise",      "{operation} " THREE_LISTS },
  { GAB_BOOKS_DISMISS,      "dismiss",    "{operation}" },
  { GAB_BOOKS_REPAIR,       "repair",     "[guns {unit:1}...] [works {work:1}...]" },
  { GAB_BOOKS_DAMAGE,       "damage",     "{work:1}..." },
  { GAB_BOOKS_APPOINT,      "appoint",    "{commander} to {force}" },
  { GAB_BOOKS_SUCCEED,      "appoint",    "{commander} after {commander}" },
  { GAB_BOOKS_LEADER_WOUNDED, "leader",   "{commander} wounded until {date}" },
  { GAB_BOOKS_LEADER,       "leader",     "{commander} {present|taken|killed}" },
  { GAB_BOOKS_TALLY_SET,    "tally",      "{tally} to {count}" },
  { GAB_BOOKS_TALLY_CHANGE, "tally",      "{tally} {up|down} {count}" },
  { GAB_BOOKS_CORRECT,      "correct",    CORRECTION },
  { GAB_BOOKS_CORRECT_MEN,  "correct",    "{unit} men {count} from {" MEN_PLACES "} to {" MEN_PLACES "}" },
  { GAB_BOOKS_CORRECT_GUNS, "correct",    "{unit} guns {count} from {" GUNS_PLACES "} to {" GUNS_PLACES "}" },
  { GAB_BOOKS_CORRECT_ROUNDS, "correct",  "{force} rounds {count} from {" ROUNDS_PLACES "} to {" ROUNDS_PLACES "}" },
  { GAB_BOOKS_CORRECT_LEADER, "correct",  "{commander} {present|taken|killed}" },
  { GAB_BOOKS_INTEND,       "intend",     "{side}" },
  { 0 }
};

/**
 * gab_books_line_wants_reason:
 * @line: an entry in notation
 *
 * Returns: the number of the rule by which words must stand beside it: 17 for a
 *   correction, 21 for a tally; 0 when none need to.
 */
int
gab_books_line_wants_reason (const char *line)
{
  while (*line == ' ')
    line++;
  return g_str_has_prefix (line, "correct ") ? 17 : g_str_has_prefix (line, "tally ") ? 21 : 0;
}

/* One word of a list with bars, as an interned string; NULL past its end. */
static const char *
nth_word (const char *words,
          int         nth)
{
  g_auto (GStrv) list = g_strsplit (words, "|", -1);

  return nth >= 0 && (guint) nth < g_strv_length (list) ? g_intern_string (list[nth]) : NULL;
}

static int
find_word (const char *words,
           const char *word)
{
  g_auto (GStrv) list = g_strsplit (words, "|", -1);

  for (int i = 0; list[i] != NULL; i++)
    if (g_str_equal (list[i], word))
      return i;
  return -1;
}

/**
 * gab_unit_kind_word:
 * @kind: a GabUnitKind
 *
 * Returns: (transfer none) (nullable): its word in the notation.
 */
const char *
gab_unit_kind_word (int kind)
{
  return nth_word (KINDS, kind);
}

/**
 * gab_unit_kind_from_word:
 * @word: a word of the notation
 *
 * Returns: the GabUnitKind, or -1.
 */
int
gab_unit_kind_from_word (const char *word)
{
  return find_word (KINDS, word);
}

/**
 * gab_quality_word:
 * @english_civil_war: whether the campaign is of that war
 * @quality: the grade, 0 to 4
 *
 * Returns: (transfer none) (nullable): its word in the notation (CA-2).
 */
const char *
gab_quality_word (gboolean english_civil_war,
                  int      quality)
{
  return nth_word (english_civil_war ? CIVIL_WAR_QUALITIES : LATER_QUALITIES, quality);
}

/**
 * gab_quality_from_word:
 * @english_civil_war: whether the campaign is of that war
 * @word: a word of the notation
 *
 * Returns: the grade, 0 to 4, or -1.
 */
int
gab_quality_from_word (gboolean    english_civil_war,
                       const char *word)
{
  return find_word (english_civil_war ? CIVIL_WAR_QUALITIES : LATER_QUALITIES, word);
}

/**
 * gab_fortress_size_word:
 * @size: a GabFortressSize
 *
 * Returns: (transfer none) (nullable): its word in the notation.
 */
const char *
gab_fortress_size_word (int size)
{
  return nth_word (SIZES, size);
}

/**
 * gab_fortress_size_from_word:
 * @word: a word of the notation
 *
 * Returns: the GabFortressSize, or -1.
 */
int
gab_fortress_size_from_word (const char *word)
{
  return find_word (SIZES, word);
}

/**
 * gab_work_kind_word:
 * @kind: a kind of work
 *
 * Returns: (transfer none) (nullable): its word in the notation.
 */
const char *
gab_work_kind_word (int kind)
{
  return nth_word (WORKS, kind);
}

/**
 * gab_work_kind_from_word:
 * @word: a word of the notation
 *
 * Returns: the kind of work, or -1.
 */
int
gab_work_kind_from_word (const char *word)
{
  return find_word (WORKS, word);
}

/**
 * gab_unit_kind_has_guns:
 * @kind: a GabUnitKind
 *
 * Returns: whether such a unit serves guns.
 */
gboolean
gab_unit_kind_has_guns (int kind)
{
  return kind >= GAB_UNIT_HEAVY_GUNS && kind <= GAB_UNIT_MORTARS;
}

/**
 * gab_unit_kind_is_foot:
 * @kind: a GabUnitKind
 *
 * Returns: whether such a unit fights on foot with musket or pike.
 */
gboolean
gab_unit_kind_is_foot (int kind)
{
  return kind >= GAB_UNIT_FOOT && kind <= GAB_UNIT_COMMANDED_SHOT;
}
