/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the ledger, for a reader. */

#include "gab-ledger-private.h"

#include "gab-log-entry-private.h"

struct _GabLedgerRow
{
  GObject parent_instance;

  guint        number;
  gint32       day;
  GabCalendar  calendar;
  const char  *verb;       /* static */
  char        *operation;  /* owned, as the other words */
  char        *side;
  char        *force;
  char        *name;
  char        *reason;
  GabPostingOf of;
  int          from, to;
  gint32       count;
  gint64       after;
};

G_DEFINE_FINAL_TYPE (GabLedgerRow, gab_ledger_row, G_TYPE_OBJECT)

static void
gab_ledger_row_finalize (GObject *object)
{
  GabLedgerRow *self = GAB_LEDGER_ROW (object);

  g_free (self->operation);
  g_free (self->side);
  g_free (self->force);
  g_free (self->name);
  g_free (self->reason);

  G_OBJECT_CLASS (gab_ledger_row_parent_class)->finalize (object);
}

static void
gab_ledger_row_class_init (GabLedgerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_ledger_row_finalize;
}

static void
gab_ledger_row_init (GabLedgerRow *self)
{
}

/* The operation's name that an entry closes or that it comes from; -1 for none. */
int
gab_ledger_operation_of (const GabGame  *game,
                         const GabEntry *entry)
{
  const GabNames *names = gab_game_setup (game)->names;
  int name = entry->order->n_args > 0 ? entry->order->args[0] : -1;

  if (!g_str_has_prefix (entry->order->verb->pattern, "{operation}"))
    return -1;
  return name >= 0 && (guint) name < gab_names_length (names) ? name : -1;
}

static char *
dup_label (const GabNames *names,
           int             name)
{
  return g_strdup (name >= 0 ? gab_names_label (names, name) : "");
}

GabLedgerRow *
gab_ledger_row_new (GabLedger *self,
                    guint      nth)
{
  GabLedgerRow *row = g_object_new (GAB_TYPE_LEDGER_ROW, NULL);
  const GabLedgerPosting *posting = gab_ledger_posting (self, g_array_index (self->shown, guint32, nth));
  const GabEntry *entry = gab_game_nth (gab_ledger_get_game (self), posting->entry);
  const GabNames *names = self->setup->names;
  int side = gab_ledger_side_of (self->books, posting->of, posting->name);

  row->number = posting->number;
  row->day = entry->day;
  row->calendar = gab_campaign_get_calendar (self->campaign);
  row->verb = entry->order->verb->name;
  row->operation = dup_label (names, gab_ledger_operation_of (gab_ledger_get_game (self), entry));
  row->side = dup_label (names, self->books->side_names[side]);
  row->force = dup_label (names, gab_ledger_force_of (self->books, posting->of, posting->name));
  row->name = dup_label (names, posting->name);
  row->of = posting->of;
  row->from = posting->from;
  row->to = posting->to;
  row->count = posting->count;
  row->after = self->sieve.who != NULL ? g_array_index (self->after, gint64, nth) : -1;
  row->reason = g_strdup (gab_log_entry_may_read_words (gab_ledger_get_game (self), posting->entry, self->viewer)
                            ? entry->reason : "");
  return row;
}

/**
 * gab_ledger_row_get_number:
 * @self: a row
 *
 * Returns: the number of its entry, from 1; for a side among the entries that moved
 *   something of its own.
 */
guint
gab_ledger_row_get_number (GabLedgerRow *self)
{
  return self->number;
}

/**
 * gab_ledger_row_get_day:
 * @self: a row
 *
 * Returns: the day number of its entry.
 */
gint32
gab_ledger_row_get_day (GabLedgerRow *self)
{
  return self->day;
}

/**
 * gab_ledger_row_dup_date:
 * @self: a row
 *
 * Returns: (transfer full): the date of its entry for a reader, in the campaign's calendar.
 */
char *
gab_ledger_row_dup_date (GabLedgerRow *self)
{
  return gab_day_format (self->day, self->calendar);
}

/**
 * gab_ledger_row_get_cause:
 * @self: a row
 *
 * Returns: (transfer none): what happened, in a word or two.
 */
const char *
gab_ledger_row_get_cause (GabLedgerRow *self)
{
  return gab_ledger_verb_label (self->verb);
}

/**
 * gab_ledger_row_get_verb:
 * @self: a row
 *
 * Returns: (transfer none): the word of the verb of its entry, as filters have it.
 */
const char *
gab_ledger_row_get_verb (GabLedgerRow *self)
{
  return self->verb;
}

/**
 * gab_ledger_row_get_operation:
 * @self: a row
 *
 * Returns: (transfer none): the siege or battle that it came from; "" for none.
 */
const char *
gab_ledger_row_get_operation (GabLedgerRow *self)
{
  return self->operation;
}

/**
 * gab_ledger_row_get_side:
 * @self: a row
 *
 * Returns: (transfer none): whose it is.
 */
const char *
gab_ledger_row_get_side (GabLedgerRow *self)
{
  return self->side;
}

/**
 * gab_ledger_row_get_force:
 * @self: a row
 *
 * Returns: (transfer none): the force that it belongs to; "" for a work's.
 */
const char *
gab_ledger_row_get_force (GabLedgerRow *self)
{
  return self->force;
}

/**
 * gab_ledger_row_get_name:
 * @self: a row
 *
 * Returns: (transfer none): the unit, force or work.
 */
const char *
gab_ledger_row_get_name (GabLedgerRow *self)
{
  return self->name;
}

/**
 * gab_ledger_row_get_of:
 * @self: a row
 *
 * Returns: what was moved.
 */
GabPostingOf
gab_ledger_row_get_of (GabLedgerRow *self)
{
  return self->of;
}

/**
 * gab_ledger_row_get_from:
 * @self: a row
 *
 * Returns: (transfer none): where it was.
 */
const char *
gab_ledger_row_get_from (GabLedgerRow *self)
{
  return gab_ledger_place_label (self->of, self->from);
}

/**
 * gab_ledger_row_get_to:
 * @self: a row
 *
 * Returns: (transfer none): where it went.
 */
const char *
gab_ledger_row_get_to (GabLedgerRow *self)
{
  return gab_ledger_place_label (self->of, self->to);
}

/**
 * gab_ledger_row_get_from_word:
 * @self: a row
 *
 * Returns: (transfer none): where it was, in the word of tables.
 */
const char *
gab_ledger_row_get_from_word (GabLedgerRow *self)
{
  return gab_ledger_place_word (self->of, self->from);
}

/**
 * gab_ledger_row_get_to_word:
 * @self: a row
 *
 * Returns: (transfer none): where it went, in the word of tables.
 */
const char *
gab_ledger_row_get_to_word (GabLedgerRow *self)
{
  return gab_ledger_place_word (self->of, self->to);
}

/**
 * gab_ledger_row_get_count:
 * @self: a row
 *
 * Returns: how many, 1 or more.
 */
gint32
gab_ledger_row_get_count (GabLedgerRow *self)
{
  return self->count;
}

/**
 * gab_ledger_row_get_after:
 * @self: a row
 *
 * Returns: what whoever the filter asks for has at hand of that kind after it; -1
 *   when the filter asks for nobody.
 */
gint64
gab_ledger_row_get_after (GabLedgerRow *self)
{
  return self->after;
}

/**
 * gab_ledger_row_get_reason:
 * @self: a row
 *
 * Returns: (transfer none): the words beside its entry; for a side only where all of
 *   the entry is its own secret, else "" (CA-18).
 */
const char *
gab_ledger_row_get_reason (GabLedgerRow *self)
{
  return self->reason;
}
