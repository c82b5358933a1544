/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An operation: a siege, storm or battle, by one of the rule sets or at the table.
 *
 * What a file holds of it stays a list of records until somebody looks at it. */

#include "gab-operation.h"

#include "gab-days.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _GabOperation
{
  GabThing parent_instance;

  char   *rules;    /* a rule set's id, or GAB_OPERATION_AT_THE_TABLE */
  char   *side;     /* handle of the attacker */
  char   *fortress; /* handle, NULL for none */
  int     begins;   /* day number */
  guint64 seed;
  char   *tables;   /* digest */
  int     revision; /* of the rules it was begun with */

  GPtrArray  *setup;   /* of lines, the frozen copy */
  GPtrArray  *records; /* of GabRecord, until opened */
  GabTurnLog *log;     /* once opened */
  char       *stored_digest;
  gpointer    masked_state;    /* of a masked operation */
  const GabRules *masked_rules;
  GabSetup   *masked_setup;

  /* What the books say. */
  int closed, outcome, closed_on;
};

G_DEFINE_FINAL_TYPE (GabOperation, gab_operation, GAB_TYPE_THING)

#define TEXT(name, role, field) { name, GAB_FIELD_TEXT, role, G_STRUCT_OFFSET (GabOperation, field) }
#define NUMBER(name, role, field) { name, GAB_FIELD_NUMBER, role, G_STRUCT_OFFSET (GabOperation, field) }

static const GabField fields[] = {
  TEXT ("rules", GAB_FIELD_FIXED, rules),
  TEXT ("side", GAB_FIELD_FIXED, side),
  TEXT ("fortress", GAB_FIELD_FIXED, fortress),
  NUMBER ("begins", GAB_FIELD_FIXED, begins),
  NUMBER ("closed", GAB_FIELD_DERIVED, closed),
  NUMBER ("outcome", GAB_FIELD_DERIVED, outcome),
  NUMBER ("closed-on", GAB_FIELD_DERIVED, closed_on),
};

static char *
gab_operation_dup_line (GabThing *thing)
{
  GabOperation *self = GAB_OPERATION (thing);
  g_autofree char *day = gab_day_format_iso (self->begins);

  if (self->fortress == NULL || *self->fortress == '\0')
    return g_strdup_printf ("operation %s of %s on %s", gab_thing_get_handle (thing), self->side, day);
  return g_strdup_printf ("operation %s of %s on %s against %s", gab_thing_get_handle (thing), self->side,
                          day, self->fortress);
}

static void
gab_operation_finalize (GObject *object)
{
  GabOperation *self = GAB_OPERATION (object);

  if (self->masked_state != NULL)
    self->masked_rules->state_free (self->masked_state);
  g_clear_pointer (&self->masked_setup, gab_setup_free);
  g_clear_object (&self->log);
  g_ptr_array_unref (self->records);
  g_ptr_array_unref (self->setup);
  g_free (self->tables);
  g_free (self->stored_digest);

  G_OBJECT_CLASS (gab_operation_parent_class)->finalize (object);
}

static void
gab_operation_class_init (GabOperationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_operation_finalize;
  GAB_THING_CLASS (klass)->dup_line = gab_operation_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
gab_operation_init (GabOperation *self)
{
  self->setup = g_ptr_array_new_with_free_func (g_free);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);
}

/**
 * gab_operation_new:
 * @handle: its handle
 * @rules: the id of its rule set, or GAB_OPERATION_AT_THE_TABLE
 * @side: the handle of the side that attacks
 * @fortress: (nullable): the handle of the fortress it is about
 * @begins: day number of its first day
 * @seed: of the program's dice
 *
 * Returns: (transfer full): an operation without setup lines.
 */
GabOperation *
gab_operation_new (const char *handle,
                   const char *rules,
                   const char *side,
                   const char *fortress,
                   gint32      begins,
                   guint64     seed)
{
  GabOperation *self = g_object_new (GAB_TYPE_OPERATION, "handle", handle, "rules", rules, "side", side,
                                     "fortress", fortress, "begins", begins, NULL);

  self->seed = seed;
  return self;
}

/**
 * gab_operation_get_rules:
 * @self: an operation
 *
 * Returns: (transfer none): the id of its rule set, or GAB_OPERATION_AT_THE_TABLE.
 */
GAB_THING_TEXT_GETTER (operation, GabOperation, rules)

/**
 * gab_operation_get_side:
 * @self: an operation
 *
 * Returns: (transfer none): the handle of the side that attacks.
 */
GAB_THING_TEXT_GETTER (operation, GabOperation, side)

/**
 * gab_operation_get_fortress:
 * @self: an operation
 *
 * Returns: (transfer none): the handle of the fortress it is about; "" for none.
 */
GAB_THING_TEXT_GETTER (operation, GabOperation, fortress)

/**
 * gab_operation_get_tables:
 * @self: an operation
 *
 * Returns: (transfer none): the digest of its tables; "" without rules.
 */
GAB_THING_TEXT_GETTER (operation, GabOperation, tables)

/**
 * gab_operation_get_begins:
 * @self: an operation
 *
 * Returns: the day number of its first day.
 */
gint32
gab_operation_get_begins (GabOperation *self)
{
  return self->begins;
}

/**
 * gab_operation_get_seed:
 * @self: an operation
 *
 * Returns: the seed of the program's dice.
 */
guint64
gab_operation_get_seed (GabOperation *self)
{
  return self->seed;
}

/**
 * gab_operation_get_revision:
 * @self: an operation
 *
 * Returns: the edition of the rules it was begun with; 0 without rules.
 */
GAB_THING_NUMBER_GETTER (operation, GabOperation, revision)

/**
 * gab_operation_find_rules:
 * @self: an operation
 *
 * Returns: (transfer none) (nullable): its rule set; NULL at the table.
 */
const GabRules *
gab_operation_find_rules (GabOperation *self)
{
  return gab_registry_find (gab_operation_get_rules (self));
}

/**
 * gab_operation_get_setup:
 * @self: an operation
 *
 * Returns: (transfer none) (element-type utf8): its setup lines; to be added to
 *   before it is opened.
 */
GPtrArray *
gab_operation_get_setup (GabOperation *self)
{
  return self->setup;
}

/**
 * gab_operation_get_records:
 * @self: an operation
 *
 * Returns: (transfer none) (element-type GabRecord): what a file holds of its
 *   orders; empty once it has been opened.
 */
GPtrArray *
gab_operation_get_records (GabOperation *self)
{
  return self->records;
}

/**
 * gab_operation_get_log:
 * @self: an operation
 *
 * Returns: (transfer none) (nullable): its log, once it has been opened.
 */
GabTurnLog *
gab_operation_get_log (GabOperation *self)
{
  return self->log;
}

/**
 * gab_operation_set_tables:
 * @self: an operation
 * @digest: the digest of the tables it is played with
 * @revision: the edition of the rules
 */
void
gab_operation_set_tables (GabOperation *self,
                          const char   *digest,
                          int           revision)
{
  g_free (self->tables);
  self->tables = g_strdup (digest);
  self->revision = revision;
}

/**
 * gab_operation_set_seed:
 * @self: an operation that has not been opened
 * @seed: of the program's dice
 */
void
gab_operation_set_seed (GabOperation *self,
                        guint64       seed)
{
  self->seed = seed;
}

/**
 * gab_operation_get_stored_digest:
 * @self: an operation
 *
 * Returns: (transfer none) (nullable): the digest of its state that the file holds.
 */
const char *
gab_operation_get_stored_digest (GabOperation *self)
{
  return self->stored_digest;
}

/**
 * gab_operation_set_stored_digest:
 * @self: an operation
 * @digest: (nullable): the digest of its state, as a file holds it
 */
void
gab_operation_set_stored_digest (GabOperation *self,
                                 const char   *digest)
{
  g_free (self->stored_digest);
  self->stored_digest = g_strdup (digest);
}

/**
 * gab_operation_dup_digest:
 * @self: an operation
 *
 * Returns: (transfer full) (nullable): the digest of its state and dice: reckoned once it
 *   has been opened, else what the file holds.
 */
char *
gab_operation_dup_digest (GabOperation *self)
{
  if (self->log == NULL)
    return g_strdup (self->stored_digest);
  return gab_game_digest (gab_turn_log_get_game (self->log));
}

/* What the campaign does not know by a name is called by its handle: "santa-maria" is Santa Maria. What is numbered the
 * rules call by its kind. */
static char *
dup_label (GabNames     *names,
           guint         name,
           const char   *handle,
           GabLabelFunc  label,
           gpointer      data)
{
  const char *known = label (data, handle);
  gsize length = strlen (handle);
  char *text = g_strdup (known);

  if (!g_str_equal (known, handle) || length < 3 || g_ascii_isdigit (handle[length - 1]) ||
      !g_str_equal (gab_names_class (names, name), "work"))
    return text;
  for (gsize i = 0; i < length; i++)
    {
      if (text[i] == '-')
        text[i] = ' ';
      else if (i == 0 || text[i - 1] == ' ')
        text[i] = g_ascii_toupper (text[i]);
    }
  return text;
}

/* A part of a thing, "trinidad.left", has the thing's name before the point. */
static void
label_name (GabNames     *names,
            guint         name,
            GabLabelFunc  label,
            gpointer      data)
{
  const char *handle = gab_names_handle (names, name);
  const char *part = strchr (handle, '.');
  g_autofree char *whole = part != NULL ? g_strndup (handle, part - handle) : NULL;
  g_autofree char *known = dup_label (names, name, whole != NULL ? whole : handle, label, data);
  g_autofree char *both = part != NULL ? g_strconcat (known, part, NULL) : NULL;

  gab_names_set_label (names, name, both != NULL ? both : known);
}

static GabGame *
new_game (GabOperation         *self,
          const GabRuleTables  *tables,
          GabLabelFunc          label,
          gpointer              data,
          GError              **error)
{
  g_autoptr (GabSetup) setup = gab_setup_new (tables->rules, tables->resolved, self->seed, self->begins);

  for (guint i = 0; i < self->setup->len; i++)
    if (!gab_setup_add (setup, tables->rules, g_ptr_array_index (self->setup, i), error))
      return NULL;
  for (guint i = 0; label != NULL && i < gab_names_length (setup->names); i++)
    label_name (setup->names, i, label, data);
  return gab_game_new (tables->rules, g_steal_pointer (&setup), error);
}

/**
 * gab_operation_open:
 * @self: an operation
 * @tables: where its tables are found
 * @label: (nullable) (scope call): names things for sentences
 * @data: handed to @label
 * @error: when there are no such rules or tables, or the setup cannot stand
 *
 * Replays the orders, if that has not been done. Orders that the rules refuse
 * are no error: they are struck out.
 *
 * Returns: (transfer none) (nullable): its log; NULL with an error, or without
 *   one when it is fought at the table and has no orders.
 */
GabTurnLog *
gab_operation_open (GabOperation       *self,
                    const GabTableSet  *tables,
                    GabLabelFunc        label,
                    gpointer            data,
                    GError            **error)
{
  const GabRuleTables *found;
  GabGame *game;

  if (self->log != NULL || g_str_equal (gab_operation_get_rules (self), GAB_OPERATION_AT_THE_TABLE))
    return self->log;
  found = gab_table_set_find (tables, gab_operation_get_rules (self), self->tables);
  if (found == NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
                   _("The tables of “%s” (rules “%s”) are not in the file."),
                   gab_thing_get_name (GAB_THING (self)), gab_operation_get_rules (self));
      return NULL;
    }
  game = new_game (self, found, label, data, error);
  if (game == NULL)
    return NULL;
  self->log = gab_turn_log_new (game);
  gab_turn_log_replay (self->log, self->records);
  /* Whoever is saving them may still hold the array. */
  g_ptr_array_unref (self->records);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);
  return self->log;
}

/**
 * gab_operation_mask:
 * @self: an operation of a masked campaign
 * @source: the same operation as it is
 * @viewer: who looks, as gab_campaign_operation_viewer() says
 *
 * Takes over what the viewer may see of an operation that has been opened.
 */
void
gab_operation_mask (GabOperation *self,
                    GabOperation *source,
                    int           viewer)
{
  GabGame *game;

  gab_operation_set_tables (self, source->tables, source->revision); /* no secret */
  if (source->log == NULL)
    return;
  game = gab_turn_log_get_game (source->log);
  self->masked_rules = gab_game_rules (game);
  self->masked_setup = gab_setup_ref (gab_game_setup (game));
  self->masked_state = self->masked_rules->mask (gab_game_state (game), viewer);
  self->log = gab_turn_log_new_masked (source->log, viewer);
}

/**
 * gab_operation_get_state:
 * @self: an operation
 *
 * Returns: (transfer none) (nullable): the rule set's state, masked in a masked
 *   campaign; NULL before it has been opened, and at the table.
 */
gconstpointer
gab_operation_get_state (GabOperation *self)
{
  if (self->masked_state != NULL)
    return self->masked_state;
  return self->log != NULL ? gab_game_state (gab_turn_log_get_game (self->log)) : NULL;
}

/**
 * gab_operation_get_closed:
 * @self: an operation
 *
 * Returns: whether its cost has been booked.
 */
gboolean
gab_operation_get_closed (GabOperation *self)
{
  return self->closed;
}

/**
 * gab_operation_get_outcome:
 * @self: an operation
 *
 * Returns: how it ended for the attacker.
 */
GabOutcome
gab_operation_get_outcome (GabOperation *self)
{
  return self->outcome;
}

/**
 * gab_operation_get_closed_on:
 * @self: an operation
 *
 * Returns: the day number on which it ended, once closed.
 */
gint32
gab_operation_get_closed_on (GabOperation *self)
{
  return self->closed_on;
}

/**
 * gab_operation_refresh:
 * @self: an operation
 * @books: what the books say of it
 */
void
gab_operation_refresh (GabOperation            *self,
                       const GabBooksOperation *books)
{
  g_object_set (self, "closed", books->closed, "outcome", books->outcome, "closed-on", books->closed_on, NULL);
}

/**
 * gab_operation_rules_label:
 * @rules: the id of a rule set, or GAB_OPERATION_AT_THE_TABLE
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_operation_rules_label (const char *rules)
{
  if (g_str_equal (rules, "formal-siege"))
    return _("formal siege");
  if (g_str_equal (rules, "storming"))
    return _("storm in five minutes");
  if (g_str_equal (rules, GAB_OPERATION_AT_THE_TABLE))
    return _("fought at the table");
  return rules;
}
