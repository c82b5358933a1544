/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ledger's sieve: which rows are shown, and what whoever is asked for has after each. */

#include "gab-ledger-private.h"

#include "gab-log-entry-private.h"

#include <string.h>

void
gab_ledger_sieve_clear (GabLedgerSieve *sieve)
{
  g_free (sieve->who);
  g_free (sieve->verb);
  g_free (sieve->text);
  g_free (sieve->fits);
  g_free (sieve->reads);
  *sieve = (GabLedgerSieve) { 0 };
}

static char *
dup_if_any (const char *text)
{
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

void
gab_ledger_sieve_set (GabLedger             *self,
                      const GabLedgerFilter *filter)
{
  GabLedgerSieve *sieve = &self->sieve;
  g_autofree char *text = dup_if_any (filter->text);
  GabLedgerSieve next = {
    .who = dup_if_any (filter->who),
    .verb = dup_if_any (filter->verb),
    .month = filter->month,
    .text = text != NULL ? g_utf8_casefold (text, -1) : NULL,
  };

  next.any = next.who != NULL || next.verb != NULL || next.month != 0 || next.text != NULL;
  gab_ledger_sieve_clear (sieve);
  *sieve = next;
}

/* The side, by number, that a unit, force or work belongs to; a work is its owner's. */
int
gab_ledger_side_of (const GabBooks *books,
                    GabPostingOf    of,
                    int             name)
{
  int ordinal = gab_names_ordinal (books->setup->names, name);

  if (of == GAB_POST_ROUNDS)
    return gab_books_force (books, ordinal)->side;
  if (of == GAB_POST_DAMAGE)
    return gab_books_fortress (books, gab_books_work (books, ordinal)->fortress)->owner;
  return gab_books_unit (books, ordinal)->side;
}

/* The force's name that a unit belongs to, or the force itself; -1 for a work. */
int
gab_ledger_force_of (const GabBooks *books,
                     GabPostingOf    of,
                     int             name)
{
  int ordinal = gab_names_ordinal (books->setup->names, name);

  if (of == GAB_POST_ROUNDS)
    return name;
  if (of == GAB_POST_DAMAGE)
    return -1;
  return gab_books_force (books, gab_books_unit (books, ordinal)->force)->name;
}

static gboolean
find_fit (GabLedger    *self,
          GabPostingOf  of,
          int           name)
{
  const GabNames *names = self->setup->names;
  int who = gab_names_find (names, self->sieve.who);
  int force = gab_ledger_force_of (self->books, of, name);

  if (who == name)
    return TRUE;
  if (who < 0)
    return FALSE;
  if (g_str_equal (gab_names_class (names, who), "side"))
    return gab_ledger_side_of (self->books, of, name) == gab_names_ordinal (names, who);
  return force >= 0 && g_str_equal (gab_names_class (names, who), "force") &&
         gab_books_force_is_within (self->books, gab_names_ordinal (names, force), gab_names_ordinal (names, who));
}

static gboolean
contains (const char *words,
          const char *folded)
{
  g_autofree char *text = words != NULL ? g_utf8_casefold (words, -1) : NULL;

  return text != NULL && strstr (text, folded) != NULL;
}

static gboolean
find_reading (GabLedger    *self,
              GabPostingOf  of,
              int           name)
{
  const GabNames *names = self->setup->names;
  int force = gab_ledger_force_of (self->books, of, name);

  return contains (gab_names_label (names, name), self->sieve.text) ||
         (force >= 0 && contains (gab_names_label (names, force), self->sieve.text));
}

/* An answer for a name is found once. */
static gboolean
ask (GabLedger    *self,
     gint8        *answers,
     gboolean   (* find) (GabLedger *self, GabPostingOf of, int name),
     const GabLedgerPosting *row)
{
  /* A work changes hands, so it is asked each time. */
  if (answers[row->name] == 0 || row->of == GAB_POST_DAMAGE)
    answers[row->name] = find (self, row->of, row->name) ? 1 : -1;
  return answers[row->name] > 0;
}

static gboolean
is_in_entry (GabLedger *self,
             guint32    nth)
{
  const GabGame *game = gab_ledger_get_game (self);
  const GabEntry *entry = gab_game_nth (game, nth);
  int operation = gab_ledger_operation_of (game, entry);

  return contains (gab_ledger_verb_label (entry->order->verb->name), self->sieve.text) ||
         (operation >= 0 && contains (gab_names_label (self->setup->names, operation), self->sieve.text)) ||
         (entry->reason != NULL && contains (entry->reason, self->sieve.text) &&
          gab_log_entry_may_read_words (game, nth, self->viewer));
}

static gboolean
has_text (GabLedger              *self,
          const GabLedgerPosting *row)
{
  if (self->sieve.entry != row->entry)
    {
      self->sieve.entry = row->entry;
      self->sieve.in_entry = is_in_entry (self, row->entry);
    }
  return self->sieve.in_entry || ask (self, self->sieve.reads, find_reading, row);
}

static gboolean
is_wanted (GabLedger              *self,
           const GabLedgerPosting *row)
{
  const GabLedgerSieve *sieve = &self->sieve;
  const GabEntry *entry = gab_game_nth (gab_ledger_get_game (self), row->entry);

  return (sieve->verb == NULL || g_str_equal (entry->order->verb->name, sieve->verb)) &&
         (sieve->month == 0 || gab_ledger_month_of (self, entry->day) == sieve->month) &&
         (sieve->text == NULL || has_text (self, row));
}

static gint64
start_of (const GabBooks *books,
          GabPostingOf    of,
          guint           ordinal)
{
  switch (of)
    {
    case GAB_POST_MEN:
      return gab_books_unit (books, ordinal)->men[GAB_MEN_PRESENT];
    case GAB_POST_GUNS:
      return gab_books_unit (books, ordinal)->guns[GAB_GUNS_PRESENT];
    case GAB_POST_SP:
      return gab_books_unit (books, ordinal)->sp_now;
    case GAB_POST_ROUNDS:
      return gab_books_force (books, ordinal)->in_hand;
    case GAB_POST_DAMAGE:
    case GAB_POST_N_KINDS:
    default:
      return 0;
    }
}

/* What whoever is asked for began with. */
static void
sum_up_start (GabLedger *self)
{
  static const GabPostingOf of_units[] = { GAB_POST_MEN, GAB_POST_GUNS, GAB_POST_SP };

  for (guint i = 0; i < self->start->units->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (of_units); j++)
      if (find_fit (self, of_units[j], gab_books_unit (self->start, i)->name))
        self->sums[of_units[j]] += start_of (self->start, of_units[j], i);
  for (guint i = 0; i < self->start->forces->len; i++)
    if (find_fit (self, GAB_POST_ROUNDS, gab_books_force (self->start, i)->name))
      self->sums[GAB_POST_ROUNDS] += start_of (self->start, GAB_POST_ROUNDS, i);
}

/* Before the first row is sifted. */
void
gab_ledger_sieve_begin (GabLedger *self)
{
  GabLedgerSieve *sieve = &self->sieve;

  sieve->n_names = gab_names_length (self->setup->names);
  g_free (sieve->fits);
  g_free (sieve->reads);
  sieve->fits = g_new0 (gint8, sieve->n_names + 1);
  sieve->reads = g_new0 (gint8, sieve->n_names + 1);
  sieve->entry = G_MAXUINT32;
  memset (self->sums, 0, sizeof self->sums);
  if (sieve->who != NULL)
    sum_up_start (self);
}

static gboolean
is_within (GabLedger              *self,
           const GabLedgerPosting *row)
{
  return self->sieve.who == NULL || ask (self, self->sieve.fits, find_fit, row);
}

/* The first place of each kind is where things are at hand. */
static void
count_in (GabLedger              *self,
          const GabLedgerPosting *row,
          int                     sign)
{
  if (row->from == 0)
    self->sums[row->of] -= sign * row->count;
  if (row->to == 0)
    self->sums[row->of] += sign * row->count;
}

/* Looks at the next row. */
void
gab_ledger_sieve_pass (GabLedger *self,
                       guint      nth)
{
  const GabLedgerPosting *row = gab_ledger_posting (self, nth);
  guint32 index = nth;

  if (self->sieve.any)
    {
      if (!is_within (self, row))
        return;
      count_in (self, row, 1);
      if (!is_wanted (self, row))
        return;
    }
  g_array_append_val (self->shown, index);
  g_array_append_val (self->after, self->sums[row->of]);
}

/* Forgets the last row that it looked at. */
void
gab_ledger_sieve_take_back (GabLedger              *self,
                            const GabLedgerPosting *row)
{
  if (self->sieve.any && is_within (self, row))
    count_in (self, row, -1);
  self->sieve.entry = G_MAXUINT32;
}
