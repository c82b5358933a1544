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
  guint       length;
  GabCalendar calendar;
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
  return GAB_LOG_LIST (model)->length;
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

  if (position >= self->length)
    return NULL;
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

static void
gab_log_list_init (GabLogList *self)
{
  self->stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));
  g_array_set_clear_func (self->stretches, clear_stretch);
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

/**
 * gab_log_list_show:
 * @self: a log list
 * @campaign: a campaign, as its viewer may see it
 *
 * Lists the orders of each operation before the entry that closed it, those of
 * operations still open at the end.
 */
void
gab_log_list_show (GabLogList  *self,
                   GabCampaign *campaign)
{
  GabTurnLog *log = gab_campaign_get_log (campaign);
  g_autoptr (GPtrArray) left = list_operations (campaign);
  guint before = self->length;
  GabOperation *closed;
  guint first = 0, entry = 0;

  g_array_set_size (self->stretches, 0);
  self->length = 0;
  self->calendar = gab_campaign_get_calendar (campaign);
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
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->length);
}
