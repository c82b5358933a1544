/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening: a document from nothing, with its sides, forces and rosters. */

#include "gab-opening-private.h"

#include "gab-csv.h"
#include "gab-csv-roster.h"
#include "gab-files.h"
#include "gab-template.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
add_forces (GabCampaign  *campaign,
            const char   *side,
            GPtrArray    *templates,
            const int    *counts,
            GError      **error)
{
  for (guint i = 0; i < templates->len; i++)
    for (int nth = 1; nth <= counts[i]; nth++)
      if (!gab_template_add (g_ptr_array_index (templates, i), campaign, side, nth, error))
        return FALSE;
  return TRUE;
}

/* The force that a table goes into is called as its file is; its handle is a string of @rosters. */
static gboolean
add_roster_force (GabCampaign  *campaign,
                  const char   *side,
                  const char   *path,
                  GPtrArray    *rosters,
                  GError      **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  char *dot = strrchr (name, '.');
  g_autofree char *handle = NULL;
  g_autofree char *line = NULL;
  GabThing *force;

  if (dot != NULL && dot != name)
    *dot = '\0';
  handle = gab_campaign_make_handle (campaign, name, "force");
  line = g_strdup_printf ("force %s of %s", handle, side);
  force = gab_campaign_take_line (campaign, line, error);
  if (force == NULL)
    return FALSE;
  g_object_set (force, "name", name, NULL);
  g_ptr_array_add (rosters, g_steal_pointer (&handle));
  return TRUE;
}

static gboolean
add_side (GabCampaign           *campaign,
          GabPeriod              period,
          const GabOpeningSide  *side,
          GPtrArray             *rosters,
          GError               **error)
{
  g_autofree char *handle = gab_campaign_make_handle (campaign, side->name, "side");
  g_autofree char *line = g_strdup_printf ("side %s", handle);
  GabThing *thing = gab_campaign_take_line (campaign, line, error);
  g_autoptr (GPtrArray) templates = NULL;

  if (thing == NULL)
    return FALSE;
  g_object_set (thing, "name", side->name, "colour", side->colour, NULL);
  if (side->forces != NULL)
    {
      templates = gab_template_list (period, error);
      if (templates == NULL || !add_forces (campaign, handle, templates, side->forces, error))
        return FALSE;
    }
  return side->roster == NULL || add_roster_force (campaign, handle, side->roster, rosters, error);
}

/* A row that cannot be read is never left out in silence here: nothing is made before all can. */
static gboolean
check_rows (const GabCsvRoster  *roster,
            GError             **error)
{
  for (guint i = 0; i < gab_csv_roster_n_units (roster); i++)
    {
      const GabCsvRosterRow *row = gab_csv_roster_nth (roster, i);

      if (row->fault == NULL)
        continue;
      /* Translators: a line of a table, and what is wrong there */
      g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT, _("Line %1$u: %2$s"), row->line, row->fault);
      return FALSE;
    }
  return TRUE;
}

static gboolean
put_in (GabCampaign  *campaign,
        const char   *force,
        GBytes       *bytes,
        GError      **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autoptr (GabCsvRoster) roster = gab_csv_roster_new (text != NULL ? text : "", size, campaign, force, error);
  g_autoptr (GabAction) action = NULL;

  if (roster == NULL || !check_rows (roster, error))
    return FALSE;
  action = gab_csv_roster_new_action (roster, error);
  return action != NULL && gab_action_do (action, campaign, error);
}

/* What is wrong is told with the file: a campaign may begin with several. */
static gboolean
read_roster (GabCampaign  *campaign,
             const char   *force,
             const char   *path,
             GError      **error)
{
  g_autoptr (GBytes) bytes = gab_files_read (path, GAB_CSV_MOST_BYTES, error);
  g_autofree char *file = g_filename_display_basename (path);
  g_autoptr (GError) wrong = NULL;

  if (bytes == NULL)
    return FALSE;
  if (put_in (campaign, force, bytes, &wrong))
    return TRUE;
  /* Translators: a file, and what is wrong in it */
  g_set_error (error, wrong->domain, wrong->code, _("%1$s: %2$s"), file, wrong->message);
  return FALSE;
}

/* The books are open by then: a table's units come to them as any new unit does. */
static gboolean
read_rosters (GabCampaign           *campaign,
              const GabOpeningPlan  *plan,
              GPtrArray             *rosters,
              GError               **error)
{
  guint n = 0;

  for (guint i = 0; i < GAB_OPENING_SIDES && plan->sides[i].name != NULL; i++)
    if (plan->sides[i].roster != NULL && !read_roster (campaign, g_ptr_array_index (rosters, n++), plan->sides[i].roster, error))
      return FALSE;
  return TRUE;
}

static gboolean
set_settings (GabCampaign        *campaign,
              const GabSettings  *settings,
              GError            **error)
{
  g_autoptr (GabTables) tables = NULL;

  if (settings == NULL)
    return TRUE;
  tables = gab_settings_new_tables (campaign, settings);
  return gab_campaign_change_books_tables (campaign, tables, error);
}

/**
 * gab_opening_new:
 * @plan: what it starts with
 * @error: when that cannot stand
 *
 * Returns: (transfer full) (nullable): an untitled campaign with the sides and the forces that the plan names, and all
 *   units of its tables; when a line of one cannot be read, nothing.
 */
GabDocument *
gab_opening_new (const GabOpeningPlan  *plan,
                 GError               **error)
{
  GabTableSet *tables = gab_opening_get_tables (error);
  g_autoptr (GPtrArray) rosters = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GabCampaign) campaign = NULL;

  if (tables == NULL)
    return NULL;
  campaign = gab_campaign_new (tables);
  g_object_set (campaign, "name", plan->name, "period", (int) plan->period, "begins", plan->begins, NULL);
  for (guint i = 0; i < GAB_OPENING_SIDES && plan->sides[i].name != NULL; i++)
    if (!add_side (campaign, plan->period, &plan->sides[i], rosters, error))
      return NULL;
  if (!gab_campaign_open_books (campaign, error) || !set_settings (campaign, plan->settings, error) ||
      !read_rosters (campaign, plan, rosters, error))
    return NULL;
  return gab_document_new (campaign, NULL);
}

/**
 * gab_opening_settings:
 * @settings: (out): the numbers with which a new campaign's books begin
 * @error: when the program's own tables are wrong
 *
 * Returns: TRUE when they could be read.
 */
gboolean
gab_opening_settings (GabSettings  *settings,
                      GError      **error)
{
  GabTableSet *tables = gab_opening_get_tables (error);
  g_autoptr (GabCampaign) campaign = tables != NULL ? gab_campaign_new (tables) : NULL;

  if (campaign == NULL || !gab_campaign_open_books (campaign, error))
    return FALSE;
  gab_settings_read (campaign, settings);
  return TRUE;
}
