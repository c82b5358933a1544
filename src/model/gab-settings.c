/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings: the numbers of a campaign's books, as a player may change them (CA-4, CA-5, CA-6, CA-8). */

#include "gab-settings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const GabSettingsPreset gab_settings_presets[] = {
  { "split-killed-wounded-missing", N_("Napoleonic siege, from the returns"), { 20, 79, 1 } },
  { "split-killed-wounded-missing", N_("English Civil War rout, a guess"), { 20, 40, 40 } },
};

const guint gab_settings_n_presets = G_N_ELEMENTS (gab_settings_presets);

/**
 * gab_settings_read:
 * @campaign: a campaign with open books
 * @settings: (out): its numbers as they are
 */
void
gab_settings_read (GabCampaign *campaign,
                   GabSettings *settings)
{
  const GabBooksTables *tables = gab_campaign_get_books (campaign)->tables;

  g_return_if_fail (gab_books_n_numbers <= GAB_SETTINGS_MOST);
  memset (settings, 0, sizeof *settings);
  for (guint i = 0; i < gab_books_n_numbers; i++)
    memcpy (settings->values[i], (const char *) tables + gab_books_numbers[i].offset,
            gab_books_numbers[i].n_values * sizeof (gint32));
}

/**
 * gab_settings_are_same:
 * @one: settings
 * @other: settings
 *
 * Returns: whether all their numbers are the same.
 */
gboolean
gab_settings_are_same (const GabSettings *one,
                       const GabSettings *other)
{
  return memcmp (one->values, other->values, sizeof one->values) == 0;
}

/**
 * gab_settings_find:
 * @name: the name of a number: "recovery-days"
 *
 * Returns: its ordinal in gab_books_numbers, or -1.
 */
int
gab_settings_find (const char *name)
{
  for (guint i = 0; i < gab_books_n_numbers; i++)
    if (g_str_equal (gab_books_numbers[i].name, name))
      return i;
  return -1;
}

/* Tables from before it was a setting say nothing of it, and go on saying nothing while
 * it is nought. */
static GabTables *
with_number (GabTables           *tables,
             const GabBooksNumber *number,
             const gint32         *values)
{
  gboolean any = FALSE;

  for (guint i = 0; i < number->n_values; i++)
    any |= values[i] != 0;
  if (!gab_tables_has (tables, number->name))
    {
      if (any)
        gab_tables_add (tables, number->name, values, number->n_values, 0, NULL);
      return tables;
    }
  for (guint i = 0; i < number->n_values; i++)
    {
      GabTables *changed = gab_tables_with (tables, number->name, i, values[i]);

      gab_tables_unref (tables);
      tables = changed;
    }
  return tables;
}

/**
 * gab_settings_new_tables:
 * @campaign: a campaign with open books
 * @settings: its numbers as they shall be
 *
 * Returns: (transfer full): its tables with these numbers; whether they can stand is
 *   found out when the campaign takes them.
 */
GabTables *
gab_settings_new_tables (GabCampaign       *campaign,
                         const GabSettings *settings)
{
  GabTables *before = gab_campaign_get_books_tables (campaign);
  /* Always a copy, whose numbers may be changed. */
  GabTables *tables = gab_tables_with (before, "", 0, 0);

  for (guint i = 0; i < gab_books_n_numbers; i++)
    tables = with_number (tables, &gab_books_numbers[i], settings->values[i]);
  return tables;
}

/* What rules are about is the program's to say: a file holds numbers alone. */
static const GabTables *
get_default (GabCampaign *campaign)
{
  const GabRuleTables *found = gab_table_set_find (gab_campaign_get_defaults (campaign), gab_books_rules.id, NULL);

  return found != NULL ? found->tables : gab_campaign_get_books_tables (campaign);
}

/**
 * gab_settings_title:
 * @campaign: a campaign with open books
 * @rule: the number of a rule of the books
 *
 * Returns: (transfer none): what it is about; "" when nobody says.
 */
const char *
gab_settings_title (GabCampaign *campaign,
                    int          rule)
{
  const char *title = gab_tables_title (get_default (campaign), rule);

  return title != NULL ? title : "";
}

/**
 * gab_settings_ruling:
 * @campaign: a campaign with open books
 * @rule: the number of a rule of the books
 *
 * Returns: (transfer none): what was settled beyond the written rule; "" for nothing.
 */
const char *
gab_settings_ruling (GabCampaign *campaign,
                     int          rule)
{
  const char *ruling = gab_tables_ruling (get_default (campaign), rule);

  return ruling != NULL ? ruling : "";
}
