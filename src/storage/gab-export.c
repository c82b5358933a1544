/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Export: rosters, the ledger and the logs for spreadsheets and scripts. */

#include "gab-export-private.h"

#include <string.h>

static const char *const names[GAB_EXPORT_N_KINDS] = { "roster", "ledger", "log" };
static const char *const formats[] = { "csv", "json" };

static const char *const roster_columns[] = {
  "side", "force", "name", "label", "kind", "quality", "nation", "calibre", "first", "present", "killed", "wounded",
  "sick", "prisoners and missing", "deserted", "detached", "guns first", "guns", "sp first", "sp", NULL
};

static const char *const log_columns[] = {
  "log", "number", "date", "struck", "text", "dice", "words", "order", NULL
};

static const char *const ledger_columns[] = {
  "entry", "date", "cause", "operation", "side", "force", "name", "kind", "from", "to", "count", "words", NULL
};

static void
write_unit (GabUnit  *unit,
            gpointer  data)
{
  GabExportTable *table = ((gpointer *) data)[0];
  GabCampaign *campaign = ((gpointer *) data)[1];
  gboolean civil_war = gab_campaign_get_period (campaign) == GAB_PERIOD_ENGLISH_CIVIL_WAR;
  static const char *const numbers[] = {
    "first", "present", "killed", "wounded", "sick", "away", "deserted", "detached", "guns-first", "guns", "sp-first",
    "sp",
  };

  if (!gab_unit_get_known (unit))
    return;
  gab_export_table_text (table, gab_campaign_label (campaign, gab_campaign_side_of_thing (campaign, GAB_THING (unit))));
  gab_export_table_text (table, gab_campaign_label (campaign, gab_unit_get_force (unit)));
  gab_export_table_text (table, gab_thing_get_name (GAB_THING (unit)));
  gab_export_table_text (table, gab_unit_get_label (unit));
  gab_export_table_text (table, gab_unit_kind_word (gab_unit_get_kind (unit)));
  gab_export_table_text (table, gab_quality_word (civil_war, gab_unit_get_quality (unit)));
  gab_export_table_text (table, gab_unit_get_nation (unit));
  gab_export_table_text (table, gab_unit_get_calibre (unit));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    gab_export_table_number (table, gab_thing_get_number (GAB_THING (unit), numbers[i]));
  gab_export_table_end_row (table);
}

void
gab_export_write_roster (GabCampaign    *campaign,
                         GabExportTable *table)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  gpointer data[2] = { table, campaign };

  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      gab_force_foreach_unit (force, write_unit, data);
    }
}

void
gab_export_write_entry (GabExportTable *table,
                        const char     *log,
                        guint           number,
                        GabLogEntry    *entry)
{
  g_autofree char *day = gab_day_format_iso (gab_log_entry_get_day (entry));

  gab_export_table_text (table, log);
  gab_export_table_number (table, number);
  gab_export_table_text (table, day);
  gab_export_table_flag (table, gab_log_entry_get_struck (entry));
  gab_export_table_text (table, gab_log_entry_get_text (entry));
  gab_export_table_text (table, gab_log_entry_get_dice (entry));
  gab_export_table_text (table, gab_log_entry_get_reason (entry));
  gab_export_table_text (table, gab_log_entry_get_line (entry));
  gab_export_table_end_row (table);
}

/* Whether it is a row for its viewer. */
gboolean
gab_export_tells (GabLogEntry *entry)
{
  return *gab_log_entry_get_text (entry) != '\0' || *gab_log_entry_get_line (entry) != '\0' ||
         *gab_log_entry_get_reason (entry) != '\0';
}

void
gab_export_write_posting (GabExportTable *table,
                          GabLedgerRow   *row)
{
  g_autofree char *day = gab_day_format_iso (gab_ledger_row_get_day (row));

  gab_export_table_number (table, gab_ledger_row_get_number (row));
  gab_export_table_text (table, day);
  gab_export_table_text (table, gab_ledger_row_get_verb (row));
  gab_export_table_text (table, gab_ledger_row_get_operation (row));
  gab_export_table_text (table, gab_ledger_row_get_side (row));
  gab_export_table_text (table, gab_ledger_row_get_force (row));
  gab_export_table_text (table, gab_ledger_row_get_name (row));
  gab_export_table_text (table, gab_ledger_kind_word (gab_ledger_row_get_of (row)));
  gab_export_table_text (table, gab_ledger_row_get_from_word (row));
  gab_export_table_text (table, gab_ledger_row_get_to_word (row));
  gab_export_table_number (table, gab_ledger_row_get_count (row));
  gab_export_table_text (table, gab_ledger_row_get_reason (row));
  gab_export_table_end_row (table);
}

static const char *
viewer_name (GabCampaign *campaign)
{
  int viewer = gab_campaign_get_viewer (campaign);
  g_autoptr (GabThing) side = NULL;

  if (viewer < 0)
    return viewer == GAB_VIEWER_UMPIRE ? "umpire" : "table";
  side = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_sides (campaign)), viewer);
  return gab_thing_get_handle (side); /* the campaign keeps it */
}

/**
 * gab_export_name:
 * @what: what is exported
 *
 * Returns: (transfer none): its name on the command line.
 */
const char *
gab_export_name (GabExport what)
{
  return what < GAB_EXPORT_N_KINDS ? names[what] : "";
}

static int
find_name (const char *const *list,
           guint              n,
           const char        *name)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i], name))
      return i;
  return -1;
}

/**
 * gab_export_from_name:
 * @name: a name
 *
 * Returns: the GabExport of that name, or -1.
 */
int
gab_export_from_name (const char *name)
{
  return find_name (names, G_N_ELEMENTS (names), name);
}

/**
 * gab_export_format_name:
 * @format: a format
 *
 * Returns: (transfer none): its name, which is the ending of its files too.
 */
const char *
gab_export_format_name (GabExportFormat format)
{
  return formats[format];
}

/**
 * gab_export_format_from_name:
 * @name: a name
 *
 * Returns: the GabExportFormat of that name, or -1.
 */
int
gab_export_format_from_name (const char *name)
{
  return find_name (formats, G_N_ELEMENTS (formats), name);
}

/**
 * gab_export_open_log:
 * @campaign: a campaign as it is, not masked
 * @nth: which of its operations, from 0
 * @error: when it cannot be opened
 *
 * Replays it, so that its log can be read. A fight at the table has none.
 *
 * Returns: TRUE when its log is open, or it has none.
 */
gboolean
gab_export_open_log (GabCampaign  *campaign,
                     guint         nth,
                     GError      **error)
{
  g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_operations (campaign)), nth);
  g_autoptr (GError) failure = NULL;

  if (gab_campaign_open_operation (campaign, operation, &failure) != NULL || failure == NULL)
    return TRUE;
  g_propagate_prefixed_error (error, g_steal_pointer (&failure), "%s: ", gab_thing_get_name (GAB_THING (operation)));
  return FALSE;
}

/**
 * gab_export_open_logs:
 * @campaign: a campaign as it is, not masked
 * @error: when an operation cannot be opened
 *
 * Returns: TRUE when all logs are open.
 */
gboolean
gab_export_open_logs (GabCampaign  *campaign,
                      GError      **error)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_operations (campaign)));

  for (guint i = 0; i < n; i++)
    if (!gab_export_open_log (campaign, i, error))
      return FALSE;
  return TRUE;
}

/* A table that says what it is of, before its first row. */
GabExportTable *
gab_export_begin (GabCampaign     *campaign,
                  GabExport        what,
                  GabExportFormat  format)
{
  static const char *const *const columns[] = { roster_columns, ledger_columns, log_columns };
  GabExportTable *table = gab_export_table_new (format, columns[what]);
  g_autofree char *day = gab_day_format_iso (gab_campaign_get_day (campaign));

  gab_export_table_head (table, "campaign", gab_thing_get_name (GAB_THING (campaign)));
  gab_export_table_head (table, "id", gab_campaign_get_id (campaign));
  gab_export_table_head (table, "date", day);
  gab_export_table_head (table, "view", viewer_name (campaign));
  gab_export_table_begin (table, names[what]);
  return table;
}

/**
 * gab_export_write:
 * @campaign: a campaign as its viewer may see it, with open books: what is masked in
 *   it is in no export (CA-18)
 * @what: what is exported
 * @format: how it is written
 *
 * Words and numbers are those of the file, whatever language the program speaks,
 * except the sentences of the logs. Takes as long as it takes; gab_export_job_new()
 * does it in slices.
 *
 * Returns: (transfer full): the text, in UTF-8.
 */
GBytes *
gab_export_write (GabCampaign     *campaign,
                  GabExport        what,
                  GabExportFormat  format)
{
  return gab_export_job_finish (gab_export_job_new (campaign, what, format));
}

static void
write_bill_row (GabExportTable    *table,
                const char        *side,
                const char        *force,
                const char        *name,
                const GabBillLoss *loss,
                const char        *fate)
{
  gab_export_table_text (table, side);
  gab_export_table_text (table, force);
  gab_export_table_text (table, name);
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    gab_export_table_number (table, gab_bill_number (loss, i));
  gab_export_table_text (table, fate);
  gab_export_table_end_row (table);
}

/**
 * gab_export_write_bill:
 * @bill: what a siege or battle cost, as its viewer may know it
 * @format: how it is written
 *
 * Sums are left to the reader: each row is a unit, or an officer with his fate.
 *
 * Returns: (transfer full): the text, in UTF-8.
 */
GBytes *
gab_export_write_bill (const GabBill   *bill,
                       GabExportFormat  format)
{
  static const char *const columns[] = {
    "side", "force", "name", "killed", "wounded", "missing", "prisoners", "guns dismounted", "guns taken", "fate", NULL
  };
  static const GabBillLoss none;
  GabExportTable *table = gab_export_table_new (format, columns);

  gab_export_table_head (table, "operation", bill->title);
  gab_export_table_begin (table, "bill");
  for (guint i = 0; i < bill->rows->len; i++)
    {
      const GabBillRow *row = g_ptr_array_index (bill->rows, i);

      if (row->kind == GAB_BILL_UNIT)
        write_bill_row (table, row->side, row->force, row->name, &row->loss, "");
    }
  for (guint i = 0; i < bill->officers->len; i++)
    {
      const GabBillOfficer *officer = g_ptr_array_index (bill->officers, i);

      write_bill_row (table, officer->side, "", officer->name, &none, officer->fate);
    }
  return gab_export_table_finish (table);
}
