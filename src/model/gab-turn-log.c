/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn log: a game's orders as a list of entries, made when they are looked at. */

#include "gab-log-entry-private.h"
#include "gab-turn-log-private.h"

#include "gab-days.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GabTurnLog, gab_turn_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/**
 * gab_record_copy:
 * @record: a record
 *
 * Returns: (transfer full): a copy in one piece of memory, so that a long log which
 *   nobody opens costs little more than its text.
 */
GabRecord *
gab_record_copy (const GabRecord *record)
{
  gsize dice_size = record->n_dice * sizeof (GabDie);
  gsize line_size = strlen (record->line) + 1;
  gsize reason_size = record->reason != NULL ? strlen (record->reason) + 1 : 0;
  GabRecord *copy = g_malloc (sizeof *copy + dice_size + line_size + reason_size);
  char *rest = (char *) (copy + 1);

  *copy = *record;
  copy->why = g_strdup (record->why);
  copy->dice = record->n_dice > 0 ? memcpy (rest, record->dice, dice_size) : NULL;
  rest += dice_size;
  copy->line = memcpy (rest, record->line, line_size);
  rest += line_size;
  copy->reason = reason_size > 0 ? memcpy (rest, record->reason, reason_size) : NULL;
  return copy;
}

/**
 * gab_record_free:
 * @record: (transfer full): a record
 */
void
gab_record_free (GabRecord *record)
{
  g_free (record->why);
  g_free (record);
}

/**
 * gab_dice_format:
 * @dice: (array length=n_dice): recorded dice
 * @n_dice: how many
 *
 * Returns: (transfer full): "9 4p": a p behind those that the program rolled.
 */
char *
gab_dice_format (const GabDie *dice,
                 guint         n_dice)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_dice; i++)
    g_string_append_printf (text, "%s%d%s", i > 0 ? " " : "", dice[i].value, dice[i].typed ? "" : "p");
  return g_string_free (text, FALSE);
}

static GType
get_item_type (GListModel *model)
{
  return GAB_TYPE_LOG_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  GabTurnLog *self = GAB_TURN_LOG (model);

  if (self->source != NULL)
    return gab_game_length (self->source->game);
  return gab_game_length (self->game) + self->struck->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GabTurnLog *self = GAB_TURN_LOG (model);
  const GabGame *game = self->source != NULL ? self->source->game : self->game;
  guint good = gab_game_length (game);

  if (position < good)
    return gab_log_entry_new (game, position, self->viewer);
  if (self->source != NULL || position >= get_n_items (model))
    return NULL;
  return gab_log_entry_new_struck (g_ptr_array_index (self->struck, position - good), position + 1);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
gab_turn_log_finalize (GObject *object)
{
  GabTurnLog *self = GAB_TURN_LOG (object);

  g_clear_pointer (&self->game, gab_game_free);
  g_clear_object (&self->source);
  g_ptr_array_unref (self->struck);
  g_ptr_array_unref (self->faults);

  G_OBJECT_CLASS (gab_turn_log_parent_class)->finalize (object);
}

static void
gab_turn_log_class_init (GabTurnLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_turn_log_finalize;
}

static void
gab_turn_log_init (GabTurnLog *self)
{
  self->struck = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  self->viewer = GAB_VIEWER_UMPIRE;
}

/**
 * gab_turn_log_new:
 * @game: (transfer full): the game whose log it is
 *
 * Returns: (transfer full): its log.
 */
GabTurnLog *
gab_turn_log_new (GabGame *game)
{
  GabTurnLog *self = g_object_new (GAB_TYPE_TURN_LOG, NULL);

  self->game = game;
  return self;
}

/* Orders that are struck out are no entries of a masked log, nor changes to it. */
static void
pass_on (GabTurnLog *self,
         guint       position,
         guint       removed,
         guint       added)
{
  guint before = self->n_told;
  guint now = get_n_items (G_LIST_MODEL (self));

  position = MIN (position, MIN (before, now));
  removed = CLAMP (removed, before > now ? before - now : 0, before - position);
  added = now - (before - removed);
  self->n_told = now;
  if (removed + added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

/**
 * gab_turn_log_new_masked:
 * @log: a log
 * @viewer: who reads
 *
 * Returns: (transfer full): the same log as the viewer may read it; it follows
 *   @log.
 */
GabTurnLog *
gab_turn_log_new_masked (GabTurnLog *log,
                         int         viewer)
{
  GabTurnLog *self = g_object_new (GAB_TYPE_TURN_LOG, NULL);

  self->source = g_object_ref (log);
  self->viewer = viewer;
  self->n_told = get_n_items (G_LIST_MODEL (self));
  g_signal_connect_object (log, "items-changed", G_CALLBACK (pass_on), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * gab_turn_log_get_game:
 * @self: a log
 *
 * Returns: (transfer none) (nullable): its game; NULL for a masked log.
 */
GabGame *
gab_turn_log_get_game (GabTurnLog *self)
{
  return self->game;
}

/**
 * gab_turn_log_get_struck:
 * @self: a log
 *
 * Returns: (transfer none) (element-type GabRecord): the orders that the rules
 *   refuse, behind the good ones.
 */
GPtrArray *
gab_turn_log_get_struck (GabTurnLog *self)
{
  return self->struck;
}

/**
 * gab_turn_log_replace:
 * @self: a log
 * @game: (transfer full): the same orders played from another setup
 */
void
gab_turn_log_replace (GabTurnLog *self,
                      GabGame    *game)
{
  guint before = get_n_items (G_LIST_MODEL (self));

  gab_game_free (self->game);
  self->game = game;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, get_n_items (G_LIST_MODEL (self)));
}

/**
 * gab_turn_log_get_faults:
 * @self: a log
 *
 * Returns: (transfer none) (element-type utf8): where the file says otherwise
 *   than the replay.
 */
GPtrArray *
gab_turn_log_get_faults (GabTurnLog *self)
{
  return self->faults;
}

/* The date beside an entry follows from the orders; it stands there to be checked. */
static void
check_date (GabTurnLog      *self,
            const GabRecord *record)
{
  const GabEntry *entry = gab_game_nth (self->game, gab_game_length (self->game) - 1);
  g_autofree char *said = NULL;
  g_autofree char *found = NULL;

  if (record->day == 0 || record->day == entry->day)
    return;
  said = gab_day_format_iso (record->day);
  found = gab_day_format_iso (entry->day);
  g_ptr_array_add (self->faults,
                   g_strdup_printf (_("Line %d: the entry is dated %s, but the books stand at %s."),
                                    record->where, said, found));
}

static void
strike (GabTurnLog      *self,
        const GabRecord *record,
        const GError    *error)
{
  GabRecord *struck = gab_record_copy (record);

  struck->struck = TRUE;
  if (record->corrected)
    {
      g_ptr_array_add (self->struck, struck);
      return;
    }
  g_free (struck->why);
  struck->why = error != NULL ? gab_error_describe (error)
              : self->struck->len == 0 ? g_strdup (_("It was struck out when the file was saved."))
                                       : g_strdup ("");
  g_ptr_array_add (self->struck, struck);
}

/**
 * gab_turn_log_take:
 * @self: a log that nobody watches yet
 * @record: the next order that a file holds
 *
 * The first that the rules refuse and all behind it are kept, struck out, with the
 * reason. What a file says is struck out stays so, though the rules would now take
 * it: nobody gave that order here.
 */
void
gab_turn_log_take (GabTurnLog      *self,
                   const GabRecord *record)
{
  g_autoptr (GError) error = NULL;

  if (self->struck->len == 0 && !record->struck &&
      gab_game_replay (self->game, record->line, record->dice, record->n_dice, record->reason, &error))
    check_date (self, record);
  else
    strike (self, record, error);
}

/**
 * gab_turn_log_replay:
 * @self: a log without orders
 * @records: (element-type GabRecord): what a file holds
 *
 * Takes them one by one.
 */
void
gab_turn_log_replay (GabTurnLog *self,
                     GPtrArray  *records)
{
  for (guint i = 0; i < records->len; i++)
    gab_turn_log_take (self, g_ptr_array_index (records, i));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, get_n_items (G_LIST_MODEL (self)));
}

/**
 * gab_turn_log_give:
 * @self: a log
 * @line: an order in notation
 * @dice: where its dice come from
 * @reason: (nullable): the words beside it
 * @error: the refusal
 *
 * Returns: TRUE when the order was applied.
 */
gboolean
gab_turn_log_give (GabTurnLog  *self,
                   const char  *line,
                   GabDice     *dice,
                   const char  *reason,
                   GError     **error)
{
  if (!gab_game_give (self->game, line, dice, reason, error))
    return FALSE;
  g_list_model_items_changed (G_LIST_MODEL (self), gab_game_length (self->game) - 1, 0, 1);
  return TRUE;
}

/**
 * gab_turn_log_undo:
 * @self: a log
 *
 * Takes the last good order off.
 *
 * Returns: FALSE when there was none.
 */
gboolean
gab_turn_log_undo (GabTurnLog *self)
{
  if (!gab_game_undo (self->game))
    return FALSE;
  g_list_model_items_changed (G_LIST_MODEL (self), gab_game_length (self->game), 1, 0);
  return TRUE;
}

/**
 * gab_turn_log_swap_reason:
 * @self: a log
 * @nth: which order, from 0
 * @reason: (nullable): the words that shall stand beside it
 *
 * Returns: (transfer full) (nullable): those that stood there.
 */
char *
gab_turn_log_swap_reason (GabTurnLog *self,
                          guint       nth,
                          const char *reason)
{
  char *before = g_strdup (gab_game_nth (self->game, nth)->reason);

  gab_game_set_reason (self->game, nth, reason);
  g_list_model_items_changed (G_LIST_MODEL (self), nth, 1, 1);
  return before;
}
