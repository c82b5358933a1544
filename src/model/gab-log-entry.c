/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry of the turn log, for a reader. */

#include "gab-log-entry-private.h"

struct _GabLogEntry
{
  GObject parent_instance;

  guint    number; /* from 1 */
  gint32   day;
  char    *text;
  char    *line;   /* "" when the viewer may not see it */
  char    *dice;
  char    *reason;
  gboolean struck;
};

G_DEFINE_FINAL_TYPE (GabLogEntry, gab_log_entry, G_TYPE_OBJECT)

enum { PROP_0, PROP_TEXT, PROP_LINE, PROP_DICE, PROP_REASON, PROP_STRUCK, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_log_entry_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *spec)
{
  GabLogEntry *self = GAB_LOG_ENTRY (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_LINE:
      g_value_set_string (value, self->line);
      break;
    case PROP_DICE:
      g_value_set_string (value, self->dice);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_STRUCK:
      g_value_set_boolean (value, self->struck);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_log_entry_finalize (GObject *object)
{
  GabLogEntry *self = GAB_LOG_ENTRY (object);

  g_free (self->text);
  g_free (self->line);
  g_free (self->dice);
  g_free (self->reason);

  G_OBJECT_CLASS (gab_log_entry_parent_class)->finalize (object);
}

static void
gab_log_entry_class_init (GabLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = gab_log_entry_get_property;
  object_class->finalize = gab_log_entry_finalize;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_LINE] = g_param_spec_string ("line", NULL, NULL, NULL, flags);
  props[PROP_DICE] = g_param_spec_string ("dice", NULL, NULL, NULL, flags);
  props[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, flags);
  props[PROP_STRUCK] = g_param_spec_boolean ("struck", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
gab_log_entry_init (GabLogEntry *self)
{
}

/* A side reads what stands beside its own secrets, as what it means to do next (CA-23);
 * what concerns others too, or nobody, is the umpire's. */
gboolean
gab_log_entry_may_read_words (const GabGame *game,
                              guint          nth,
                              int            viewer)
{
  return gab_game_nth (game, nth)->reason != NULL &&
         (viewer == GAB_VIEWER_UMPIRE || (viewer >= 0 && gab_game_is_own (game, nth, viewer)));
}

/* An entry as @viewer may read it: without order and dice when it tells him
 * nothing, and without dice that led to another's secret, so that none can give anything away. */
GabLogEntry *
gab_log_entry_new (const GabGame *game,
                   guint          nth,
                   int            viewer)
{
  GabLogEntry *self = g_object_new (GAB_TYPE_LOG_ENTRY, NULL);
  const GabEntry *entry = gab_game_nth (game, nth);
  gboolean whole = viewer == GAB_VIEWER_UMPIRE;

  self->number = nth + 1;
  self->day = entry->day;
  self->text = gab_game_tell (game, nth, viewer);
  self->line = whole ? gab_game_line (game, nth) : g_strdup ("");
  self->dice = entry->n_dice > 0 && (whole || *self->text != '\0') && gab_game_shows_dice (game, nth, viewer)
                 ? gab_dice_format (entry->dice, entry->n_dice) : g_strdup ("");
  self->reason = g_strdup (gab_log_entry_may_read_words (game, nth, viewer) ? entry->reason : "");
  return self;
}

/* An order of the file that the rules refuse. */
GabLogEntry *
gab_log_entry_new_struck (const GabRecord *record,
                          guint            number)
{
  GabLogEntry *self = g_object_new (GAB_TYPE_LOG_ENTRY, NULL);

  self->number = number;
  self->day = record->day;
  self->text = g_strdup (record->why);
  self->line = g_strdup (record->line);
  self->dice = gab_dice_format (record->dice, record->n_dice);
  self->reason = g_strdup (record->reason != NULL ? record->reason : "");
  self->struck = TRUE;
  return self;
}

/**
 * gab_log_entry_get_number:
 * @self: an entry
 *
 * Returns: its number in the log, from 1.
 */
guint
gab_log_entry_get_number (GabLogEntry *self)
{
  return self->number;
}

/**
 * gab_log_entry_get_day:
 * @self: an entry
 *
 * Returns: the day number on which it was ordered.
 */
gint32
gab_log_entry_get_day (GabLogEntry *self)
{
  return self->day;
}

/**
 * gab_log_entry_get_text:
 * @self: an entry
 *
 * Returns: (transfer none): what came of it, in sentences; for a struck one why
 *   the rules refused it.
 */
const char *
gab_log_entry_get_text (GabLogEntry *self)
{
  return self->text;
}

/**
 * gab_log_entry_get_line:
 * @self: an entry
 *
 * Returns: (transfer none): the order in notation; "" where the viewer may not
 *   read it.
 */
const char *
gab_log_entry_get_line (GabLogEntry *self)
{
  return self->line;
}

/**
 * gab_log_entry_get_dice:
 * @self: an entry
 *
 * Returns: (transfer none): its dice, as the file writes them.
 */
const char *
gab_log_entry_get_dice (GabLogEntry *self)
{
  return self->dice;
}

/**
 * gab_log_entry_get_reason:
 * @self: an entry
 *
 * Returns: (transfer none): the words that stand beside it.
 */
const char *
gab_log_entry_get_reason (GabLogEntry *self)
{
  return self->reason;
}

/**
 * gab_log_entry_get_struck:
 * @self: an entry
 *
 * Returns: whether the rules refuse it, so that it counts for nothing.
 */
gboolean
gab_log_entry_get_struck (GabLogEntry *self)
{
  return self->struck;
}
