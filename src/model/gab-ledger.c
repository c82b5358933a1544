/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ledger: the books' log played once more, a little at a time, and what it moved. */

#include "gab-ledger-private.h"

#include "gab-campaign-private.h"

#define SLICE (8 * G_TIME_SPAN_MILLISECOND) /* the longest that the main loop waits for it */
#define AT_ONCE 64                          /* entries or rows between looks at the clock */

enum { PROP_0, PROP_PROGRESS, N_PROPS };

static GParamSpec *props[N_PROPS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GabLedger, gab_ledger, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return GAB_TYPE_LEDGER_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return GAB_LEDGER (model)->shown->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GabLedger *self = GAB_LEDGER (model);

  return position < self->shown->len ? gab_ledger_row_new (self, position) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

const GabGame *
gab_ledger_get_game (GabLedger *self)
{
  return gab_turn_log_get_game (self->log);
}

static void
clear_books (GabLedger *self)
{
  if (self->books != NULL)
    {
      gab_books_note_postings (self->books, NULL);
      gab_books_rules.state_free (self->books);
    }
  g_clear_pointer (&self->start, gab_books_rules.state_free);
  g_clear_pointer (&self->setup, gab_setup_free);
  self->books = NULL;
}

static void
gab_ledger_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *spec)
{
  switch (id)
    {
    case PROP_PROGRESS:
      g_value_set_double (value, gab_ledger_get_progress (GAB_LEDGER (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_ledger_finalize (GObject *object)
{
  GabLedger *self = GAB_LEDGER (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  clear_books (self);
  gab_ledger_sieve_clear (&self->sieve);
  g_array_unref (self->postings);
  g_array_unref (self->rows);
  g_array_unref (self->months);
  g_array_unref (self->shown);
  g_array_unref (self->after);
  g_hash_table_unref (self->verbs);
  g_clear_object (&self->log);
  g_clear_object (&self->campaign);

  G_OBJECT_CLASS (gab_ledger_parent_class)->finalize (object);
}

static void
gab_ledger_class_init (GabLedgerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = gab_ledger_get_property;
  object_class->finalize = gab_ledger_finalize;

  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
gab_ledger_init (GabLedger *self)
{
  self->postings = g_array_new (FALSE, FALSE, sizeof (GabPosting));
  self->rows = g_array_new (FALSE, FALSE, sizeof (GabLedgerPosting));
  self->months = g_array_new (FALSE, FALSE, sizeof (gint32));
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->after = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->verbs = g_hash_table_new (NULL, NULL);
}

/* A month as one number, in the campaign's calendar: 12 times the year and 0 to 11. */
int
gab_ledger_month_of (GabLedger *self,
                     gint32     day)
{
  int year, month, day_of_month;

  gab_day_to_date (day, gab_campaign_get_calendar (self->campaign), &year, &month, &day_of_month);
  return year * 12 + month - 1;
}

static void
note_month (GabLedger *self,
            gint32     day)
{
  gint32 month = gab_ledger_month_of (self, day);

  if (self->months->len == 0 || g_array_index (self->months, gint32, self->months->len - 1) < month)
    g_array_append_val (self->months, month);
}

static gboolean
is_seen (GabLedger        *self,
         const GabPosting *posting)
{
  return self->viewer == GAB_VIEWER_UMPIRE ||
         (self->viewer >= 0 && gab_ledger_side_of (self->books, posting->of, posting->name) == self->viewer);
}

static guint
last_number (GabLedger *self)
{
  return self->rows->len > 0 ? gab_ledger_posting (self, self->rows->len - 1)->number : 0;
}

/* The umpire counts as the log does; a side counts what is its own. */
static void
take_postings (GabLedger      *self,
               const GabEntry *entry)
{
  guint number = self->viewer == GAB_VIEWER_UMPIRE ? self->applied + 1 : last_number (self) + 1;
  guint before = self->rows->len;

  for (guint i = 0; i < self->postings->len; i++)
    {
      const GabPosting *posting = &g_array_index (self->postings, GabPosting, i);
      GabLedgerPosting row = {
        self->applied, number, posting->name, posting->count, posting->of, posting->from, posting->to,
      };

      if (is_seen (self, posting))
        g_array_append_val (self->rows, row);
    }
  if (self->rows->len == before)
    return;
  note_month (self, entry->day);
  g_hash_table_add (self->verbs, (gpointer) g_intern_string (entry->order->verb->name));
}

static void
apply_next (GabLedger *self)
{
  const GabEntry *entry = gab_game_nth (gab_ledger_get_game (self), self->applied);
  GabDice dice;

  g_array_set_size (self->postings, 0);
  gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
  /* The game holds it, so it was applied to the same state before. */
  if (!gab_books_rules.apply (self->books, entry->order, &dice, NULL, NULL))
    g_assert_not_reached ();
  take_postings (self, entry);
  self->applied++;
}

/* Reads and sifts until all is done or the time is up; the list tells once of what came. */
static gboolean
work (GabLedger *self,
      gint64     until)
{
  guint before = self->shown->len;
  guint length = gab_game_length (gab_ledger_get_game (self));
  gboolean more;

  do
    for (guint i = 0; i < AT_ONCE; i++)
      {
        if (self->sifted < self->rows->len)
          gab_ledger_sieve_pass (self, self->sifted++);
        else if (self->applied < length)
          apply_next (self);
      }
  while ((more = self->applied < length || self->sifted < self->rows->len) && g_get_monotonic_time () < until);
  if (self->shown->len > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, self->shown->len - before);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  return more;
}

static gboolean
work_idly (gpointer data)
{
  GabLedger *self = data;

  if (work (self, g_get_monotonic_time () + SLICE))
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
queue_work (GabLedger *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, work_idly, self, NULL);
}

static void
set_books (GabLedger *self,
           gpointer   books,
           guint      applied)
{
  const GabSetup *setup = gab_game_setup (gab_ledger_get_game (self));

  clear_books (self);
  self->setup = gab_setup_ref (setup);
  self->start = gab_books_rules.state_new (setup, NULL);
  self->books = books != NULL ? books : gab_books_rules.state_copy (self->start);
  self->applied = applied;
  gab_books_note_postings (self->books, self->postings);
}

static void
show_nothing (GabLedger *self)
{
  guint before = self->shown->len;

  g_array_set_size (self->shown, 0);
  g_array_set_size (self->after, 0);
  self->sifted = 0;
  gab_ledger_sieve_begin (self);
  if (before > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
}

static void
begin_again (GabLedger *self)
{
  set_books (self, NULL, 0);
  g_array_set_size (self->rows, 0);
  g_array_set_size (self->months, 0);
  g_hash_table_remove_all (self->verbs);
  show_nothing (self);
}

/* What is shown of the rows that went goes; the sums are what they were before. */
static void
cut_shown (GabLedger *self)
{
  guint before = self->shown->len;
  guint kept = before;

  while (kept > 0 && g_array_index (self->shown, guint32, kept - 1) >= self->rows->len)
    kept--;
  if (kept < before)
    {
      g_array_set_size (self->shown, kept);
      g_array_set_size (self->after, kept);
      g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, 0);
    }
}

/* The log is shorter than what was read of it: an entry was taken back. */
static void
cut (GabLedger *self,
     guint      length)
{
  guint kept = self->rows->len;

  while (kept > 0 && gab_ledger_posting (self, kept - 1)->entry >= length)
    kept--;
  for (guint i = MIN (self->sifted, self->rows->len); i > kept; i--)
    {
      const GabLedgerPosting *row = gab_ledger_posting (self, i - 1);

      gab_ledger_sieve_take_back (self, row);
    }
  g_array_set_size (self->rows, kept);
  self->sifted = MIN (self->sifted, kept);
  set_books (self, gab_game_state_at (gab_ledger_get_game (self), length), length);
  cut_shown (self);
}

static void
log_changed (GabLedger *self,
             guint      position,
             guint      removed,
             guint      added)
{
  const GabGame *game = gab_ledger_get_game (self);

  if (self->setup != gab_game_setup (game))
    begin_again (self);
  else if (position < self->applied)
    cut (self, MIN (position, gab_game_length (game)));
  queue_work (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

/**
 * gab_ledger_new:
 * @campaign: a campaign with open books, as its viewer may see it (CA-18)
 *
 * The ledger reads the log in slices while the main loop is idle, and follows what
 * is done and undone. It holds what is @campaign's viewer's own and nothing else.
 *
 * Returns: (transfer full): a ledger, a #GListModel of #GabLedgerRow, still empty.
 */
GabLedger *
gab_ledger_new (GabCampaign *campaign)
{
  GabLedger *self = g_object_new (GAB_TYPE_LEDGER, NULL);

  self->viewer = campaign->viewer;
  self->campaign = g_object_ref (campaign->source != NULL ? campaign->source : campaign);
  self->log = g_object_ref (gab_campaign_get_log (self->campaign));
  set_books (self, NULL, 0);
  gab_ledger_sieve_set (self, &(GabLedgerFilter) { 0 });
  gab_ledger_sieve_begin (self);
  g_signal_connect_object (self->log, "items-changed", G_CALLBACK (log_changed), self, G_CONNECT_SWAPPED);
  queue_work (self);
  return self;
}

/**
 * gab_ledger_is_of:
 * @self: a ledger
 * @campaign: a campaign as its viewer may see it
 *
 * Returns: whether it is that campaign's ledger, for that viewer.
 */
gboolean
gab_ledger_is_of (GabLedger   *self,
                  GabCampaign *campaign)
{
  return self->campaign == (campaign->source != NULL ? campaign->source : campaign) && self->viewer == campaign->viewer &&
         self->log == gab_campaign_get_log (self->campaign) &&
         self->setup == gab_game_setup (gab_ledger_get_game (self));
}

/**
 * gab_ledger_finish:
 * @self: a ledger
 *
 * Reads and sifts all that is left at once: for the command line and papers.
 */
void
gab_ledger_finish (GabLedger *self)
{
  work (self, G_MAXINT64);
  g_clear_handle_id (&self->idle, g_source_remove);
}

/**
 * gab_ledger_get_progress:
 * @self: a ledger
 *
 * Returns: how much of the log has been read and sifted, 0 to 1.
 */
double
gab_ledger_get_progress (GabLedger *self)
{
  guint length = gab_game_length (gab_ledger_get_game (self));
  double all = (double) length + self->rows->len;

  if (self->applied >= length && self->sifted >= self->rows->len)
    return 1;
  return all > 0 ? CLAMP (((double) self->applied + self->sifted) / all, 0, 0.999) : 0;
}

/**
 * gab_ledger_get_n_rows:
 * @self: a ledger
 *
 * Returns: how many rows there are without a filter, as far as it has been read.
 */
guint
gab_ledger_get_n_rows (GabLedger *self)
{
  return self->rows->len;
}

/**
 * gab_ledger_set_filter:
 * @self: a ledger
 * @filter: which rows are shown from now on
 *
 * The rows are sifted anew in slices while the main loop is idle.
 */
void
gab_ledger_set_filter (GabLedger             *self,
                       const GabLedgerFilter *filter)
{
  gab_ledger_sieve_set (self, filter);
  show_nothing (self);
  queue_work (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

/**
 * gab_ledger_get_n_months:
 * @self: a ledger
 *
 * Returns: in how many months something was booked.
 */
guint
gab_ledger_get_n_months (GabLedger *self)
{
  return self->months->len;
}

/**
 * gab_ledger_nth_month:
 * @self: a ledger
 * @nth: from 0, the earliest first
 *
 * Returns: the month, as filters have it.
 */
int
gab_ledger_nth_month (GabLedger *self,
                      guint      nth)
{
  return g_array_index (self->months, gint32, nth);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (gab_ledger_verb_label (*(const char *const *) a),
                         gab_ledger_verb_label (*(const char *const *) b));
}

/**
 * gab_ledger_list_verbs:
 * @self: a ledger
 *
 * Returns: (transfer container) (element-type utf8): the words of the verbs that have
 *   moved something, in the order of their labels.
 */
GPtrArray *
gab_ledger_list_verbs (GabLedger *self)
{
  GPtrArray *verbs = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer verb;

  g_hash_table_iter_init (&iter, self->verbs);
  while (g_hash_table_iter_next (&iter, &verb, NULL))
    g_ptr_array_add (verbs, verb);
  g_ptr_array_sort (verbs, compare_words);
  return verbs;
}
