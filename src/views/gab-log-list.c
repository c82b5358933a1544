/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log list: the campaign's log and those of its opened operations, as one.
 *
 * It holds stretches of logs, not entries: those are made when they are looked at. */

#include "gab-log-list.h"

typedef struct
{
  GListModel   *log;       /* owned */
  GabOperation *operation; /* owned; NULL for the campaign's own */
  guint         first;     /* of the log */
  guint         length;
  guint         begins;    /* in the list */
} Stretch;

struct _GabLogList
{
  GObject parent_instance;

  GArray     *stretches; /* of Stretch */
  guint       length;    /* of all of them */
  guint       hidden;    /* so many of the first are not shown yet */
  GabCalendar calendar;

  const GabCampaign *campaign; /* that was shown last; only compared */
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GabLogList, gab_log_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return GAB_TYPE_LOG_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return GAB_LOG_LIST (model)->length - GAB_LOG_LIST (model)->hidden;
}

/* The last stretch that begins at or before a place. */
static const Stretch *
find_stretch (GabLogList *self,
              guint       position)
{
  guint low = 0, high = self->stretches->len;

  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->stretches, Stretch, middle).begins <= position)
        low = middle;
      else
        high = middle;
    }
  return &g_array_index (self->stretches, Stretch, low);
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GabLogList *self = GAB_LOG_LIST (model);
  const Stretch *stretch;
  GabLogEntry *entry;

  if (position >= get_n_items (model))
    return NULL;
  position += self->hidden;
  stretch = find_stretch (self, position);
  entry = g_list_model_get_item (stretch->log, stretch->first + position - stretch->begins);
  return entry != NULL ? gab_log_item_new (entry, self->calendar, stretch->operation) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
gab_log_list_finalize (GObject *object)
{
  g_array_unref (GAB_LOG_LIST (object)->stretches);

  G_OBJECT_CLASS (gab_log_list_parent_class)->finalize (object);
}

static void
gab_log_list_class_init (GabLogListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_log_list_finalize;
}

static void
clear_stretch (gpointer data)
{
  Stretch *stretch = data;

  g_clear_object (&stretch->log);
  g_clear_object (&stretch->operation);
}

static GArray *
new_stretches (void)
{
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));

  g_array_set_clear_func (stretches, clear_stretch);
  return stretches;
}

static void
gab_log_list_init (GabLogList *self)
{
  self->stretches = new_stretches ();
}

/**
 * gab_log_list_new:
 *
 * Returns: (transfer full): an empty list of GabLogItem.
 */
GabLogList *
gab_log_list_new (void)
{
  return g_object_new (GAB_TYPE_LOG_LIST, NULL);
}

static void
add_stretch (GabLogList   *self,
             GabTurnLog   *log,
             GabOperation *operation,
             guint         first,
             guint         end)
{
  Stretch stretch = { .first = first, .length = end - first, .begins = self->length };

  if (end <= first)
    return;
  stretch.log = g_object_ref (G_LIST_MODEL (log));
  stretch.operation = operation != NULL ? g_object_ref (operation) : NULL;
  g_array_append_val (self->stretches, stretch);
  self->length += stretch.length;
}

static void
add_operation (GabLogList   *self,
               GabOperation *operation)
{
  GabTurnLog *log = gab_operation_get_log (operation);

  if (log != NULL)
    add_stretch (self, log, operation, 0, g_list_model_get_n_items (G_LIST_MODEL (log)));
}

/* The operation that an entry of the campaign's log closed, among those not yet put in. */
static GabOperation *
find_closed_next (GabCampaign *campaign,
                  GPtrArray   *left,
                  guint       *entry)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  GabOperation *next = NULL;

  for (guint i = 0; i < left->len; i++)
    {
      GabOperation *operation = g_ptr_array_index (left, i);
      int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));
      guint closing;

      if (ordinal < 0 || !gab_books_operation (books, ordinal)->closed)
        continue;
      closing = gab_books_operation (books, ordinal)->entry;
      if (next != NULL && closing >= *entry)
        continue;
      next = operation;
      *entry = closing;
    }
  return next;
}

static GPtrArray *
list_operations (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    g_ptr_array_add (list, g_list_model_get_item (operations, i));
  return list;
}

static void
list_stretches (GabLogList  *self,
                GabCampaign *campaign)
{
  GabTurnLog *log = gab_campaign_get_log (campaign);
  g_autoptr (GPtrArray) left = list_operations (campaign);
  GabOperation *closed;
  guint first = 0, entry = 0;

  while ((closed = find_closed_next (campaign, left, &entry)) != NULL)
    {
      add_stretch (self, log, NULL, first, entry);
      add_operation (self, closed);
      first = MAX (first, entry);
      g_ptr_array_remove (left, closed);
    }
  add_stretch (self, log, NULL, first, g_list_model_get_n_items (G_LIST_MODEL (log)));
  for (guint i = 0; i < left->len; i++)
    add_operation (self, g_ptr_array_index (left, i));
}

static const Stretch *
nth_stretch (GArray *stretches,
             guint   nth)
{
  return &g_array_index (stretches, Stretch, nth);
}

/* How many entries two lists begin with alike. */
static guint
count_same_start (GArray *one,
                  GArray *other)
{
  guint same = 0;

  for (guint i = 0; i < one->len && i < other->len; i++)
    {
      const Stretch *a = nth_stretch (one, i), *b = nth_stretch (other, i);

      if (a->log != b->log || a->first != b->first)
        break;
      same += MIN (a->length, b->length);
      if (a->length != b->length)
        break;
    }
  return same;
}

/* How many entries they end with alike. */
static guint
count_same_end (GArray *one,
                GArray *other)
{
  guint same = 0;

  for (guint i = 1; i <= one->len && i <= other->len; i++)
    {
      const Stretch *a = nth_stretch (one, one->len - i), *b = nth_stretch (other, other->len - i);

      if (a->log != b->log || a->first + a->length != b->first + b->length)
        break;
      same += MIN (a->length, b->length);
      if (a->length != b->length)
        break;
    }
  return same;
}

/* Something was ordered or taken back: what is not shown yet stays so, unless it is
 * that which has changed. */
static void
tell_difference (GabLogList *self,
                 GArray     *before,
                 guint       length)
{
  guint start = count_same_start (before, self->stretches);
  guint end = count_same_end (before, self->stretches);
  guint were_shown = length - self->hidden, shown;

  self->hidden = MIN (self->hidden, start);
  shown = self->length - self->hidden;
  start = MIN (start - self->hidden, MIN (were_shown, shown));
  end = MIN (end, MIN (were_shown, shown) - start);
  g_list_model_items_changed (G_LIST_MODEL (self), start, were_shown - start - end, shown - start - end);
}

/**
 * gab_log_list_show:
 * @self: a log list
 * @campaign: a campaign, as its viewer may see it
 * @most: how many entries to show at first; the others are to be revealed
 *
 * Lists the orders of each operation before the entry that closed it, those of
 * operations still open at the end. Where only entries have come or gone the rest
 * stays as it is shown.
 */
void
gab_log_list_show (GabLogList  *self,
                   GabCampaign *campaign,
                   guint        most)
{
  g_autoptr (GArray) before = self->stretches;
  guint length = self->length, shown = get_n_items (G_LIST_MODEL (self));
  gboolean same = self->campaign == campaign;

  self->stretches = new_stretches ();
  self->length = 0;
  self->campaign = campaign;
  self->calendar = gab_campaign_get_calendar (campaign);
  list_stretches (self, campaign);
  /* As many as before: then it is words that have changed, and anything may read
   * otherwise. */
  if (same && self->length != length)
    {
      tell_difference (self, before, length);
      return;
    }
  self->hidden = self->length > most ? self->length - most : 0;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, shown, get_n_items (G_LIST_MODEL (self)));
}

/**
 * gab_log_list_reveal:
 * @self: a log list
 * @n: how many more entries to show
 *
 * Returns: whether there still are any that are not shown.
 */
gboolean
gab_log_list_reveal (GabLogList *self,
                     guint       n)
{
  n = MIN (n, self->hidden);
  self->hidden -= n;
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, n);
  return self->hidden > 0;
}
