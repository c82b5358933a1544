/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign: its setup, its operations, its books. */

#include "gab-campaign-private.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabCampaign, gab_campaign, GAB_TYPE_THING)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* The campaign itself, and the pages that show no thing. */
static const char *const reserved[] = { "campaign", "overview", "log" };

static const GabField fields[] = {
  { "id", GAB_FIELD_TEXT, GAB_FIELD_FIXED, G_STRUCT_OFFSET (GabCampaign, id) },
  { "period", GAB_FIELD_NUMBER, GAB_FIELD_FIXED, G_STRUCT_OFFSET (GabCampaign, period) },
  { "begins", GAB_FIELD_NUMBER, GAB_FIELD_SETUP, G_STRUCT_OFFSET (GabCampaign, begins) },
  { "day", GAB_FIELD_NUMBER, GAB_FIELD_DERIVED, G_STRUCT_OFFSET (GabCampaign, day) },
};

static void
gab_campaign_finalize (GObject *object)
{
  GabCampaign *self = GAB_CAMPAIGN (object);

  g_clear_pointer (&self->masked_books, gab_books_rules.state_free);
  g_clear_pointer (&self->masked_setup, gab_setup_free);
  g_clear_object (&self->source);
  g_clear_object (&self->log);
  g_hash_table_unref (self->things);
  g_object_unref (self->sides);
  g_object_unref (self->forces);
  g_object_unref (self->fortresses);
  g_object_unref (self->tallies);
  g_object_unref (self->operations);
  gab_names_unref (self->handles);
  g_clear_pointer (&self->tables, gab_table_set_unref);
  g_clear_pointer (&self->defaults, gab_table_set_unref);
  g_free (self->stored_digest);
  g_ptr_array_unref (self->asides);
  g_clear_pointer (&self->strengths, gab_strengths_free);
  g_free (self->notice);

  G_OBJECT_CLASS (gab_campaign_parent_class)->finalize (object);
}

static void
gab_campaign_class_init (GabCampaignClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_campaign_finalize;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));

  /**
   * GabCampaign::changed:
   * @self: the campaign
   *
   * Figures or things have changed, once for a whole action.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_CAMPAIGN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
gab_campaign_init (GabCampaign *self)
{
  self->viewer = GAB_VIEWER_UMPIRE;
  self->tables = gab_table_set_new ();
  self->asides = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_aside_free);
  self->handles = gab_names_new ();
  for (guint i = 0; i < G_N_ELEMENTS (reserved); i++)
    gab_names_add (self->handles, "reserved", reserved[i], NULL);
  self->things = g_hash_table_new (g_str_hash, g_str_equal);
  self->sides = g_list_store_new (GAB_TYPE_SIDE);
  self->forces = g_list_store_new (GAB_TYPE_FORCE);
  self->fortresses = g_list_store_new (GAB_TYPE_FORTRESS);
  self->tallies = g_list_store_new (GAB_TYPE_TALLY);
  self->operations = g_list_store_new (GAB_TYPE_OPERATION);
}

/**
 * gab_campaign_new:
 * @defaults: the program's own tables
 *
 * Returns: (transfer full): a campaign without anything in it, beginning on
 *   1 January 1812 until said otherwise; its books are still to be opened.
 */
GabCampaign *
gab_campaign_new (GabTableSet *defaults)
{
  g_autofree char *id = g_uuid_string_random ();
  GabCampaign *self = g_object_new (GAB_TYPE_CAMPAIGN, "handle", "campaign", "id", id, "begins",
                                    gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 1), NULL);

  self->defaults = gab_table_set_ref (defaults);
  return self;
}

/**
 * gab_campaign_get_id:
 * @self: a campaign
 *
 * Returns: (transfer none): its UUID.
 */
GAB_THING_TEXT_GETTER (campaign, GabCampaign, id)

/**
 * gab_campaign_get_period:
 * @self: a campaign
 *
 * Returns: the period it is of.
 */
GabPeriod
gab_campaign_get_period (GabCampaign *self)
{
  return self->period;
}

/**
 * gab_campaign_get_calendar:
 * @self: a campaign
 *
 * Returns: the style in which its dates are shown and typed (CA-9).
 */
GabCalendar
gab_campaign_get_calendar (GabCampaign *self)
{
  return self->period == GAB_PERIOD_ENGLISH_CIVIL_WAR ? GAB_OLD_STYLE : GAB_NEW_STYLE;
}

/**
 * gab_campaign_get_begins:
 * @self: a campaign
 *
 * Returns: the day number of its first day.
 */
gint32
gab_campaign_get_begins (GabCampaign *self)
{
  return self->begins;
}

/**
 * gab_campaign_get_day:
 * @self: a campaign
 *
 * Returns: the day number at which it stands.
 */
gint32
gab_campaign_get_day (GabCampaign *self)
{
  return self->day;
}

/**
 * gab_campaign_dup_date:
 * @self: a campaign
 *
 * Returns: (transfer full): the date at which it stands, for a reader.
 */
char *
gab_campaign_dup_date (GabCampaign *self)
{
  return gab_day_format (self->day, gab_campaign_get_calendar (self));
}

/**
 * gab_campaign_get_viewer:
 * @self: a campaign
 *
 * Returns: who may look at it: a GabViewer or the number of a side.
 */
int
gab_campaign_get_viewer (GabCampaign *self)
{
  return self->viewer;
}

/**
 * gab_campaign_get_sides:
 * @self: a campaign
 *
 * Returns: (transfer none) (element-type GabSide): its sides.
 */
GListStore *
gab_campaign_get_sides (GabCampaign *self)
{
  return self->sides;
}

/**
 * gab_campaign_get_forces:
 * @self: a campaign
 *
 * Returns: (transfer none) (element-type GabForce): its forces at the top.
 */
GListStore *
gab_campaign_get_forces (GabCampaign *self)
{
  return self->forces;
}

/**
 * gab_campaign_get_fortresses:
 * @self: a campaign
 *
 * Returns: (transfer none) (element-type GabFortress): its fortresses.
 */
GListStore *
gab_campaign_get_fortresses (GabCampaign *self)
{
  return self->fortresses;
}

/**
 * gab_campaign_get_tallies:
 * @self: a campaign
 *
 * Returns: (transfer none) (element-type GabTally): its tallies (CA-21).
 */
GListStore *
gab_campaign_get_tallies (GabCampaign *self)
{
  return self->tallies;
}

/**
 * gab_campaign_get_operations:
 * @self: a campaign
 *
 * Returns: (transfer none) (element-type GabOperation): its sieges and battles.
 */
GListStore *
gab_campaign_get_operations (GabCampaign *self)
{
  return self->operations;
}

/**
 * gab_campaign_get_log:
 * @self: a campaign
 *
 * Returns: (transfer none) (nullable): the books' own log, once they are open.
 */
GabTurnLog *
gab_campaign_get_log (GabCampaign *self)
{
  return self->log;
}

/**
 * gab_campaign_get_books:
 * @self: a campaign whose books are open
 *
 * Returns: (transfer none) (nullable): the books, masked in a masked campaign.
 */
const GabBooks *
gab_campaign_get_books (GabCampaign *self)
{
  if (self->masked_books != NULL)
    return self->masked_books;
  return self->log != NULL ? gab_game_state (gab_turn_log_get_game (self->log)) : NULL;
}

/**
 * gab_campaign_get_tables:
 * @self: a campaign
 *
 * Returns: (transfer none): the tables it is played with, which its file holds.
 */
GabTableSet *
gab_campaign_get_tables (GabCampaign *self)
{
  return self->tables;
}

/**
 * gab_campaign_get_defaults:
 * @self: a campaign
 *
 * Returns: (transfer none): the program's own tables.
 */
GabTableSet *
gab_campaign_get_defaults (GabCampaign *self)
{
  return self->defaults;
}

/**
 * gab_campaign_find:
 * @self: a campaign
 * @handle: a handle, or "campaign" for itself
 *
 * Returns: (transfer none) (nullable): the thing.
 */
GabThing *
gab_campaign_find (GabCampaign *self,
                   const char  *handle)
{
  if (g_strcmp0 (handle, gab_thing_get_handle (GAB_THING (self))) == 0)
    return GAB_THING (self);
  return handle != NULL ? g_hash_table_lookup (self->things, handle) : NULL;
}

/**
 * gab_campaign_label:
 * @self: a campaign
 * @handle: a handle
 *
 * Returns: (transfer none): what the player calls the thing; the handle when
 *   there is none.
 */
const char *
gab_campaign_label (GabCampaign *self,
                    const char  *handle)
{
  GabThing *thing = gab_campaign_find (self, handle);

  return thing != NULL ? gab_thing_get_name (thing) : handle;
}

/**
 * gab_campaign_side_number:
 * @self: a campaign
 * @handle: the handle of a side
 *
 * Returns: its number, from 0, as viewers and the books count; -1 when unknown.
 */
int
gab_campaign_side_number (GabCampaign *self,
                          const char  *handle)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sides));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (G_LIST_MODEL (self->sides), i);

      if (g_strcmp0 (gab_thing_get_handle (side), handle) == 0)
        return i;
    }
  return -1;
}

/**
 * gab_campaign_side_of_thing:
 * @self: a campaign
 * @thing: a thing of it
 *
 * Returns: (transfer none) (nullable): the handle of the side it belongs to now.
 */
const char *
gab_campaign_side_of_thing (GabCampaign *self,
                            GabThing    *thing)
{
  GabThing *of = NULL;

  if (GAB_IS_SIDE (thing))
    return gab_thing_get_handle (thing);
  if (GAB_IS_FORCE (thing))
    return gab_force_get_side (GAB_FORCE (thing));
  if (GAB_IS_FORTRESS (thing))
    return gab_fortress_get_owner (GAB_FORTRESS (thing));
  if (GAB_IS_OPERATION (thing))
    return gab_operation_get_side (GAB_OPERATION (thing));
  if (GAB_IS_UNIT (thing))
    of = gab_campaign_find (self, gab_unit_get_force (GAB_UNIT (thing)));
  else if (GAB_IS_COMMANDER (thing))
    of = gab_campaign_find (self, gab_commander_get_force (GAB_COMMANDER (thing)));
  else if (GAB_IS_WORK (thing))
    of = gab_campaign_find (self, gab_work_get_fortress (GAB_WORK (thing)));
  else if (GAB_IS_TALLY (thing))
    of = gab_campaign_find (self, gab_tally_get_owner (GAB_TALLY (thing)));
  return of != NULL ? gab_campaign_side_of_thing (self, of) : NULL;
}

/**
 * gab_campaign_make_handle:
 * @self: a campaign
 * @name: what the player calls a new thing
 * @fallback: the handle's stem when the name has no Latin letter
 *
 * Returns: (transfer full): a handle that was never used here.
 */
char *
gab_campaign_make_handle (GabCampaign *self,
                          const char  *name,
                          const char  *fallback)
{
  g_autofree char *stem = gab_handle_from_name (name, fallback);
  char *handle = g_strdup (stem);

  for (guint i = 2; gab_names_find (self->handles, handle) >= 0; i++)
    {
      g_free (handle);
      handle = g_strdup_printf ("%s-%u", stem, i);
    }
  return handle;
}

/**
 * gab_campaign_get_stored_digest:
 * @self: a campaign
 *
 * Returns: (transfer none) (nullable): the digest that its file holds.
 */
const char *
gab_campaign_get_stored_digest (GabCampaign *self)
{
  return self->stored_digest;
}

/**
 * gab_campaign_set_stored_digest:
 * @self: a campaign
 * @digest: (nullable): the digest that its file holds
 */
void
gab_campaign_set_stored_digest (GabCampaign *self,
                                const char  *digest)
{
  g_free (self->stored_digest);
  self->stored_digest = g_strdup (digest);
}

/**
 * gab_campaign_refresh:
 * @self: a campaign whose books are open
 *
 * Brings every thing's figures up to the books and tells that they changed.
 */
void
gab_campaign_refresh (GabCampaign *self)
{
  const GabBooks *books = gab_campaign_get_books (self);
  GHashTableIter iter;
  gpointer handle, thing;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->forces));

  g_hash_table_iter_init (&iter, self->things);
  while (g_hash_table_iter_next (&iter, &handle, &thing))
    {
      const GabNames *names = books->setup->names;
      int name = gab_names_find (names, handle);
      int i = name >= 0 ? gab_names_ordinal (names, name) : -1;

      if (i < 0)
        continue;
      if (GAB_IS_UNIT (thing))
        gab_unit_refresh (thing, gab_books_unit (books, i));
      else if (GAB_IS_FORCE (thing))
        gab_ammunition_refresh (gab_force_get_ammunition (thing), gab_books_force (books, i));
      else if (GAB_IS_FORTRESS (thing))
        gab_fortress_refresh (thing, books, i);
      else if (GAB_IS_WORK (thing))
        gab_work_refresh (thing, gab_books_work (books, i));
      else if (GAB_IS_COMMANDER (thing))
        gab_commander_refresh (thing, books, i);
      else if (GAB_IS_TALLY (thing))
        gab_tally_refresh (thing, gab_books_tally (books, i));
      else if (GAB_IS_OPERATION (thing))
        gab_operation_refresh (thing, gab_books_operation (books, i));
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (G_LIST_MODEL (self->forces), i);

      gab_force_sum_up (force);
    }
  gab_thing_set_number (GAB_THING (self), "day", books->day);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * gab_period_word:
 * @period: a period
 *
 * Returns: (transfer none): its word in files.
 */
const char *
gab_period_word (GabPeriod period)
{
  static const char *words[] = { "napoleonic", "english-civil-war", "horse-and-musket" };

  g_return_val_if_fail (period < G_N_ELEMENTS (words), NULL);
  return words[period];
}

/**
 * gab_period_from_word:
 * @word: a word of a file
 *
 * Returns: the period, or -1.
 */
int
gab_period_from_word (const char *word)
{
  for (int i = 0; i <= GAB_PERIOD_HORSE_AND_MUSKET; i++)
    if (g_strcmp0 (gab_period_word (i), word) == 0)
      return i;
  return -1;
}

/**
 * gab_period_label:
 * @period: a period
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_period_label (GabPeriod period)
{
  static const char *labels[] = { N_("Napoleonic"), N_("English Civil War"), N_("Horse and musket") };

  g_return_val_if_fail (period < G_N_ELEMENTS (labels), NULL);
  return _(labels[period]);
}
