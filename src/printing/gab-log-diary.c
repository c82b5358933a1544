/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of a campaign as a diary: day by day, its sieges and battles among the entries of the books. */

#include "gab-campaign-papers.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  gint32      day;
  guint       log;    /* 0 the books', then the operations' */
  guint       nth;    /* in its log */
  guint       before; /* the entry of the books that it comes before, on its day */
  GabLogEntry *entry; /* owned */
} Line;

static void
line_clear (gpointer data)
{
  g_clear_object (&((Line *) data)->entry);
}

/* By day; on a day the books first, as what comes before a fight, then each fight in its own order, then the entry that
 * books it and those after. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Line *first = a, *second = b;

  if (first->day != second->day)
    return first->day < second->day ? -1 : 1;
  if (first->before != second->before)
    return first->before < second->before ? -1 : 1;
  if ((first->log == 0) != (second->log == 0))
    return first->log == 0 ? 1 : -1;
  if (first->log != second->log)
    return first->log < second->log ? -1 : 1;
  return first->nth < second->nth ? -1 : first->nth > second->nth;
}

/* The entry of the books that closed an operation; G_MAXUINT while it is open. */
static guint
find_closing (GabCampaign  *campaign,
              GabOperation *operation)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  int at = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));

  return at >= 0 && gab_books_operation (books, at)->closed ? (guint) gab_books_operation (books, at)->entry : G_MAXUINT;
}

/* @closing: which entry of the books closed the operation whose log it is. */
static void
gather (GArray     *lines,
        GabTurnLog *log,
        guint       number,
        guint       closing)
{
  guint played = 0;

  for (guint i = 0; log != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      Line line = { .log = number, .nth = i, .entry = g_list_model_get_item (G_LIST_MODEL (log), i) };

      line.day = gab_log_entry_get_day (line.entry);
      line.before = number == 0 ? played : closing;
      played += !gab_log_entry_get_struck (line.entry);
      if (*gab_log_entry_get_text (line.entry) == '\0' || gab_log_entry_get_struck (line.entry))
        line_clear (&line);
      else
        g_array_append_val (lines, line);
    }
}

static GArray *
gather_all (GabCampaign *campaign)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  g_array_set_clear_func (lines, line_clear);
  gather (lines, gab_campaign_get_log (campaign), 0, 0);
  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      gather (lines, gab_operation_get_log (operation), i + 1, find_closing (campaign, operation));
    }
  g_array_sort (lines, compare);
  return lines;
}

static void
add_day (GabFolio    *folio,
         GabCampaign *campaign,
         gint32       day)
{
  g_autofree char *date = gab_day_format (day, gab_campaign_get_calendar (campaign));

  gab_folio_heading (folio, date);
}

static void
add_operation (GabFolio    *folio,
               GabCampaign *campaign,
               guint        number)
{
  g_autoptr (GabThing) operation = NULL;

  if (number == 0)
    return;
  operation = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_operations (campaign)), number - 1);
  gab_folio_words (folio, GAB_INK_STRONG, 0, gab_thing_get_name (operation));
}

/**
 * gab_log_diary_open:
 * @campaign: a campaign as it is, not masked
 *
 * Opens all its operations, so that their turns can be told; one that cannot be is told as far as it is known.
 */
void
gab_log_diary_open (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      gab_campaign_open_operation_or_books (campaign, operation, NULL);
    }
}

/**
 * gab_log_diary:
 * @campaign: a campaign, as its viewer may see it
 * @brief: without the players' words, and without the turns of sieges and battles
 *
 * Returns: (transfer full): its log as a diary; of a masked campaign's operations what had been opened before.
 */
GabPrint *
gab_log_diary (GabCampaign *campaign,
               gboolean     brief)
{
  g_autoptr (GArray) lines = NULL;
  GabFolio *folio = gab_campaign_paper_new (campaign, gab_thing_get_name (GAB_THING (campaign)), _("Diary"), "diary");
  gint32 day = G_MININT32;
  guint log = 0;

  if (!brief && gab_campaign_get_viewer (campaign) == GAB_VIEWER_UMPIRE)
    gab_log_diary_open (campaign);
  lines = gather_all (campaign);
  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);

      if (brief && line->log > 0)
        continue;
      if (line->day != day)
        add_day (folio, campaign, line->day);
      if (line->log > 0 && (line->log != log || line->day != day))
        add_operation (folio, campaign, line->log);
      day = line->day;
      log = line->log;
      gab_folio_words (folio, GAB_INK_BODY, 0, gab_log_entry_get_text (line->entry));
      if (!brief && *gab_log_entry_get_reason (line->entry) != '\0')
        gab_folio_words (folio, GAB_INK_ITALIC, 1, gab_log_entry_get_reason (line->entry));
    }
  if (day == G_MININT32)
    gab_folio_words (folio, GAB_INK_BODY, 0, _("Nothing has been entered yet."));
  return gab_print_new_folio (folio);
}
