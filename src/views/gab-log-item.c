/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An item of the log list: an entry, and whose log it stands in. */

#include "gab-log-item.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _GabLogItem
{
  GObject parent_instance;

  GabLogEntry  *entry;
  GabOperation *operation; /* nullable, owned: in whose log it stands */
  char         *date;
  char         *where; /* nullable: the name of the siege or battle */
  char         *side;  /* nullable: the handle of its first side */
};

G_DEFINE_FINAL_TYPE (GabLogItem, gab_log_item, G_TYPE_OBJECT)

static void
gab_log_item_finalize (GObject *object)
{
  GabLogItem *self = GAB_LOG_ITEM (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->operation);
  g_free (self->date);
  g_free (self->where);
  g_free (self->side);

  G_OBJECT_CLASS (gab_log_item_parent_class)->finalize (object);
}

static void
gab_log_item_class_init (GabLogItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_log_item_finalize;
}

static void
gab_log_item_init (GabLogItem *self)
{
}

/* @entry is taken over; @operation is NULL for the campaign's own log. */
GabLogItem *
gab_log_item_new (GabLogEntry  *entry,
                  GabCalendar   calendar,
                  GabOperation *operation)
{
  GabLogItem *self = g_object_new (GAB_TYPE_LOG_ITEM, NULL);

  self->entry = entry;
  self->date = gab_log_entry_get_day (entry) != 0 ? gab_day_format (gab_log_entry_get_day (entry), calendar) : g_strdup ("");
  g_set_object (&self->operation, operation);
  if (operation != NULL)
    {
      self->where = g_strdup (gab_thing_get_name (GAB_THING (operation)));
      self->side = g_strdup (gab_operation_get_side (operation));
    }
  return self;
}

/**
 * gab_log_item_get_entry:
 * @self: an item
 *
 * Returns: (transfer none): its entry.
 */
GabLogEntry *
gab_log_item_get_entry (GabLogItem *self)
{
  return self->entry;
}

/**
 * gab_log_item_get_operation:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the siege or battle in whose log it stands.
 */
GabOperation *
gab_log_item_get_operation (GabLogItem *self)
{
  return self->operation;
}

/**
 * gab_log_item_get_date:
 * @self: an item
 *
 * Returns: (transfer none): its day, for a reader; "" when the file gives none.
 */
const char *
gab_log_item_get_date (GabLogItem *self)
{
  return self->date;
}

/**
 * gab_log_item_get_where:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the name of the siege or battle in whose log
 *   it stands; NULL in the campaign's own.
 */
const char *
gab_log_item_get_where (GabLogItem *self)
{
  return self->where;
}

/**
 * gab_log_item_get_side:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the attacker of that siege or battle.
 */
const char *
gab_log_item_get_side (GabLogItem *self)
{
  return self->side;
}

/**
 * gab_log_item_is_empty:
 * @self: an item
 *
 * Returns: whether it tells the viewer nothing.
 */
gboolean
gab_log_item_is_empty (GabLogItem *self)
{
  return *gab_log_entry_get_text (self->entry) == '\0' && *gab_log_entry_get_reason (self->entry) == '\0' &&
         *gab_log_entry_get_line (self->entry) == '\0';
}

static gboolean
contains (const char *text,
          const char *folded)
{
  g_autofree char *own = g_utf8_casefold (text != NULL ? text : "", -1);

  return strstr (own, folded) != NULL;
}

/**
 * gab_log_item_matches:
 * @self: an item
 * @folded: words, folded by g_utf8_casefold()
 *
 * Returns: whether they stand in its sentence, its notes, its notation or its date.
 */
gboolean
gab_log_item_matches (GabLogItem *self,
                      const char *folded)
{
  return contains (gab_log_entry_get_text (self->entry), folded) ||
         contains (gab_log_entry_get_reason (self->entry), folded) ||
         contains (gab_log_entry_get_line (self->entry), folded) ||
         contains (self->date, folded) || contains (self->where, folded);
}

/**
 * gab_log_item_dup_spoken:
 * @self: an item
 *
 * Returns: (transfer full): all of it, as a screen reader says it.
 */
char *
gab_log_item_dup_spoken (GabLogItem *self)
{
  const char *parts[] = {
    self->date, self->where, gab_log_entry_get_struck (self->entry) ? _("struck out") : NULL,
    gab_log_entry_get_text (self->entry), gab_log_entry_get_reason (self->entry),
  };
  GString *spoken = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? ". " : "", parts[i]);
  return g_string_free (spoken, FALSE);
}
