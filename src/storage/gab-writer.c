/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a campaign's file: what stands in it, in a stable order. */

#include "gab-snapshot-private.h"

#include "gab-reader-private.h"

#include <string.h>

static void
number (GabSnapshot *snapshot,
        const char  *name,
        guint64      value)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, value);

  gab_snapshot_attribute (snapshot, name, text);
}

static void
texts (GabSnapshot *snapshot,
       GabThing    *thing)
{
  g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);

  for (guint i = 0; i < names->len; i++)
    gab_snapshot_attribute (snapshot, g_ptr_array_index (names, i), gab_thing_get_text (thing, g_ptr_array_index (names, i)));
}

static void
write_tables (GabSnapshot *snapshot,
              const GabRuleTables *tables)
{
  gab_snapshot_begin (snapshot, "tables");
  gab_snapshot_attribute (snapshot, "rules", tables->rules->id);
  number (snapshot, "revision", gab_tables_revision (tables->tables));
  gab_snapshot_attribute (snapshot, "digest", tables->digest);
  for (guint i = 0; i < gab_tables_length (tables->tables); i++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);
      const gint32 *values;
      guint n_values;

      gab_snapshot_begin (snapshot, "table");
      gab_snapshot_attribute (snapshot, "name", gab_tables_nth (tables->tables, i, &values, &n_values));
      for (guint j = 0; j < n_values; j++)
        g_string_append_printf (numbers, "%s%d", j > 0 ? " " : "", values[j]);
      gab_snapshot_text (snapshot, numbers->str);
      gab_snapshot_end (snapshot);
    }
  gab_snapshot_end (snapshot);
}

static void
write_operation (GabSnapshot *snapshot,
                 GabOperation *operation,
                 const char   *line)
{
  GPtrArray *setup = gab_operation_get_setup (operation);
  g_autofree char *digest = gab_operation_dup_digest (operation);

  gab_snapshot_begin (snapshot, "operation");
  texts (snapshot, GAB_THING (operation));
  gab_snapshot_attribute (snapshot, "rules", gab_operation_get_rules (operation));
  if (gab_operation_find_rules (operation) != NULL)
    {
      number (snapshot, "revision", gab_operation_get_revision (operation));
      gab_snapshot_attribute (snapshot, "tables", gab_operation_get_tables (operation));
      number (snapshot, "seed", gab_operation_get_seed (operation));
    }
  gab_snapshot_begin (snapshot, "is");
  gab_snapshot_text (snapshot, line);
  gab_snapshot_end (snapshot);
  for (guint i = 0; i < setup->len; i++)
    {
      gab_snapshot_begin (snapshot, "start");
      gab_snapshot_text (snapshot, g_ptr_array_index (setup, i));
      gab_snapshot_end (snapshot);
    }
  if (gab_operation_get_log (operation) != NULL)
    gab_snapshot_log (snapshot, "order", gab_operation_get_log (operation), FALSE);
  else
    gab_snapshot_records (snapshot, "order", gab_operation_get_records (operation));
  if (digest != NULL)
    {
      gab_snapshot_begin (snapshot, "state");
      gab_snapshot_attribute (snapshot, "digest", digest);
      gab_snapshot_end (snapshot);
    }
  gab_snapshot_end (snapshot);
}

static void
write_thing (GabThing *thing,
             gpointer  data)
{
  GabSnapshot *snapshot = data;
  g_autofree char *line = gab_thing_dup_line (thing);
  char *rest = strchr (line, ' ');

  /* The line's verb is the element. */
  *rest++ = '\0';
  if (GAB_IS_OPERATION (thing))
    {
      write_operation (snapshot, GAB_OPERATION (thing), rest);
      return;
    }
  gab_snapshot_begin (snapshot, line);
  texts (snapshot, thing);
  gab_snapshot_text (snapshot, rest);
  gab_snapshot_end (snapshot);
}

static gboolean
is_played_with (GabCampaign         *campaign,
                const GabRuleTables *tables)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (g_str_equal (gab_operation_get_tables (operation), tables->digest))
        return TRUE;
    }
  return FALSE;
}

/* Whether other tables of its rule set, behind it in the file, are written too. */
static gboolean
stands_before (GabCampaign         *campaign,
               const GabRuleTables *tables)
{
  GabTableSet *set = gab_campaign_get_tables (campaign);

  for (guint i = 0; i < gab_table_set_length (set); i++)
    {
      const GabRuleTables *other = gab_table_set_nth (set, i);

      if (other != tables && other->rules == tables->rules && is_played_with (campaign, other))
        return TRUE;
    }
  return FALSE;
}

/* The first of a rule set are those with which the next operation is begun. If they are the program's own they
 * need be held only where others would come first without them. Others are held for what is played with them. */
static gboolean
is_needed (GabCampaign         *campaign,
           const GabRuleTables *tables)
{
  if (tables->rules == &gab_books_rules || is_played_with (campaign, tables))
    return TRUE;
  if (gab_table_set_find (gab_campaign_get_tables (campaign), tables->rules->id, NULL) != tables)
    return FALSE;
  return gab_table_set_find (gab_campaign_get_defaults (campaign), tables->rules->id, tables->digest) == NULL ||
         stands_before (campaign, tables);
}

static void
write_asides (GabSnapshot *snapshot,
              GPtrArray   *asides)
{
  for (guint i = 0; i < asides->len; i++)
    {
      const GabAside *aside = g_ptr_array_index (asides, i);

      gab_snapshot_begin (snapshot, "aside");
      number (snapshot, "line", aside->line);
      gab_snapshot_attribute (snapshot, "why", aside->why);
      gab_snapshot_raw_text (snapshot, aside->text);
      gab_snapshot_end (snapshot);
    }
}

static void
write_campaign (GabSnapshot *snapshot,
                GabCampaign *campaign)
{
  GabTableSet *tables = gab_campaign_get_tables (campaign);
  g_autofree char *begins = gab_day_format_iso (gab_campaign_get_begins (campaign));
  g_autofree char *digest = gab_campaign_dup_digest (campaign);

  gab_snapshot_begin (snapshot, "campaign");
  gab_snapshot_attribute (snapshot, "id", gab_campaign_get_id (campaign));
  gab_snapshot_attribute (snapshot, "period", gab_period_word (gab_campaign_get_period (campaign)));
  gab_snapshot_attribute (snapshot, "begins", begins);
  texts (snapshot, GAB_THING (campaign));
  for (guint i = 0; i < gab_table_set_length (tables); i++)
    if (is_needed (campaign, gab_table_set_nth (tables, i)))
      write_tables (snapshot, gab_table_set_nth (tables, i));
  gab_campaign_foreach (campaign, write_thing, snapshot);
  gab_snapshot_log (snapshot, "entry", gab_campaign_get_log (campaign), TRUE);
  write_asides (snapshot, gab_campaign_get_asides (campaign));
  gab_snapshot_begin (snapshot, "books");
  gab_snapshot_attribute (snapshot, "digest", digest);
  gab_snapshot_end (snapshot);
  gab_snapshot_end (snapshot);
}

/**
 * gab_snapshot_new:
 * @campaign: a campaign as it is, with open books
 *
 * Costs a copy of the setup and a pointer an entry.
 *
 * Returns: (transfer full): all that its file holds; gab_snapshot_write() may be
 *   called in any thread, whatever becomes of the campaign.
 */
GabSnapshot *
gab_snapshot_new (GabCampaign *campaign)
{
  GabSnapshot *snapshot = gab_snapshot_new_empty ();

  gab_snapshot_begin (snapshot, "gabion");
  number (snapshot, "format", GAB_FORMAT);
  write_campaign (snapshot, campaign);
  gab_snapshot_end (snapshot);
  return snapshot;
}
