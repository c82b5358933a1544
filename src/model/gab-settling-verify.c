/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settling again: whether a closing entry books what its operation cost (CA-5). */

#include "gab-settling-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Who receives what was captured may depend on units added since; what was lost does
 * not. Rounds were not always taken with a place. */
static char *
without_captors (const char *line,
                 gboolean    with_rounds)
{
  g_autoptr (GRegex) captors = g_regex_new (with_rounds ? " (rounds-)?captured( [a-z0-9-]+:[0-9]+)+"
                                                        : " (rounds-lost|(rounds-)?captured)( [a-z0-9-]+:[0-9]+)+",
                                            0, 0, NULL);

  return g_regex_replace_literal (captors, line, -1, 0, "", 0, NULL);
}

static int
by_text (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The same for the same losses, in whatever order the units stand in their forces. */
static char *
dup_sorted (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint n = 0;

      while (words[i + n] != NULL && strchr (words[i + n], ':') != NULL)
        n++;
      if (n == 0)
        continue;
      qsort (words + i, n, sizeof (char *), by_text);
      i += n - 1;
    }
  return g_strjoinv (" ", words);
}

/* What the operation cost, by the books as they stood before the entry. */
static char *
dup_reckoned (GabCampaign   *campaign,
              GabOperation  *operation,
              const GabGame *game,
              guint          entry,
              gboolean       with_rounds,
              GError       **error)
{
  GabBooks *before = gab_game_state_at (game, entry);
  g_autoptr (GabSettling) settling = gab_settling_with (campaign, operation, before, error);
  g_autofree char *line = settling != NULL ? without_captors (settling->line, with_rounds) : NULL;

  gab_books_rules.state_free (before);
  return line != NULL ? dup_sorted (line) : NULL;
}

/* The whole of both is too long to be read: the first words in which they differ. */
static void
fail_where_they_differ (guint        entry,
                        const char  *booked,
                        const char  *reckoned,
                        GError     **error)
{
  g_auto (GStrv) has = g_strsplit (booked, " ", -1), should = g_strsplit (reckoned, " ", -1);
  g_autofree char *one = NULL, *other = NULL;
  guint i = 0;

  while (has[i] != NULL && should[i] != NULL && g_str_equal (has[i], should[i]))
    i++;
  one = gab_error_quote (has[i] != NULL ? has[i] : "…");
  other = gab_error_quote (should[i] != NULL ? should[i] : "…");
  g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK,
               /* Translators: the number of an entry, words of it, and what they should be: “45th-foot-1:13:50:1:0” */
               _("entry %1$u books other losses than the operation cost: it has “%2$s” where “%3$s” should stand."),
               entry + 1, one, other);
}

static gboolean
compare (GabCampaign    *campaign,
         GabOperation   *operation,
         const GabGame  *game,
         guint           entry,
         GError        **error)
{
  g_autofree char *line = gab_game_line (game, entry);
  gboolean with_rounds = strstr (line, " rounds-lost ") != NULL;
  g_autofree char *bare = without_captors (line, with_rounds);
  g_autofree char *booked = dup_sorted (bare);
  g_autofree char *reckoned = dup_reckoned (campaign, operation, game, entry, with_rounds, error);

  if (reckoned == NULL || g_str_equal (booked, reckoned))
    return reckoned != NULL;
  fail_where_they_differ (entry, booked, reckoned, error);
  return FALSE;
}

/**
 * gab_settling_verify:
 * @campaign: a campaign as it is, not masked
 * @operation: one of its operations
 * @game: the books' game, as it is or as it would be
 * @error: GAB_ERROR_CHECK when it was closed otherwise than it ended
 *
 * An operation closed by a typed result is its players' own affair (CA-19).
 *
 * Returns: TRUE when it is open, typed, or booked as it ended.
 */
gboolean
gab_settling_verify (GabCampaign    *campaign,
                     GabOperation   *operation,
                     const GabGame  *game,
                     GError        **error)
{
  const GabBooks *books = gab_game_state (game);
  int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));
  const GabBooksOperation *state = ordinal >= 0 ? gab_books_operation (books, ordinal) : NULL;

  if (state == NULL || !state->closed || gab_operation_find_rules (operation) == NULL ||
      gab_game_nth (game, state->entry)->order->verb->id != GAB_BOOKS_CLOSE)
    return TRUE;
  return compare (campaign, operation, game, state->entry, error);
}
