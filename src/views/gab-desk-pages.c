/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which page shows which thing: a row each. */

#include "gab-desk-pages.h"

#include "gab-commanders-page.h"
#include "gab-force-page.h"
#include "gab-fortress-page.h"
#include "gab-games-page.h"
#include "gab-ledger-page.h"
#include "gab-log-page.h"
#include "gab-overview-page.h"
#include "gab-result-page.h"
#include "gab-settings-page.h"
#include "gab-sides-page.h"
#include "gab-siege-page.h"
#include "gab-storming-page.h"
#include "gab-tables-page.h"
#include "gab-unit-page.h"

/* The first stands in for whatever has no page. */
static const GabDeskPage pages[] = {
  { GAB_PAGE_OVERVIEW, NULL, NULL, gab_overview_page_get_type },
  { GAB_PAGE_LOG, NULL, NULL, gab_log_page_get_type },
  { GAB_PAGE_GAMES, NULL, NULL, gab_games_page_get_type },
  { GAB_PAGE_LEDGER, NULL, NULL, gab_ledger_page_get_type },
  { GAB_PAGE_SIDES, NULL, NULL, gab_sides_page_get_type },
  { GAB_PAGE_COMMANDERS, NULL, NULL, gab_commanders_page_get_type },
  { GAB_PAGE_TABLES, NULL, NULL, gab_tables_page_get_type },
  { GAB_PAGE_SETTINGS, NULL, NULL, gab_settings_page_get_type },
  { "force", gab_force_get_type, NULL, gab_force_page_get_type },
  { "unit", gab_unit_get_type, NULL, gab_unit_page_get_type },
  { "fortress", gab_fortress_get_type, NULL, gab_fortress_page_get_type },
  { "result", gab_operation_get_type, GAB_OPERATION_AT_THE_TABLE, gab_result_page_get_type },
  { "siege", gab_operation_get_type, "formal-siege", gab_siege_page_get_type },
  { "storming", gab_operation_get_type, "storming", gab_storming_page_get_type },
};

/**
 * gab_desk_pages_find:
 * @session: a session
 *
 * Returns: (transfer none): the page for what it shows; the overview when there is
 *   none.
 */
const GabDeskPage *
gab_desk_pages_find (GabSession *session)
{
  GabThing *shown = gab_session_get_shown (session);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      if (shown == NULL && pages[i].thing == NULL && g_str_equal (pages[i].name, gab_session_get_page (session)))
        return &pages[i];
      if (shown != NULL && pages[i].thing != NULL && G_TYPE_CHECK_INSTANCE_TYPE (shown, pages[i].thing ()) &&
          (pages[i].rules == NULL || g_str_equal (pages[i].rules, gab_operation_get_rules (GAB_OPERATION (shown)))))
        return &pages[i];
    }
  return &pages[0];
}

/**
 * gab_desk_pages_nth:
 * @nth: which, from 0
 *
 * Returns: (transfer none) (nullable): the page of that number; NULL past the last.
 */
const GabDeskPage *
gab_desk_pages_nth (guint nth)
{
  return nth < G_N_ELEMENTS (pages) ? &pages[nth] : NULL;
}
