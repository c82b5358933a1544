/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of a storm in words: score, pools, chances. */

#include "gab-storming-odds.h"

#include <glib/gi18n-lib.h>

static char *
tell_whole_sheet (GabStormingScore  id,
                  const char       *value)
{
  switch (id)
    {
    case GAB_STORMING_SCORE_CASUALTIES:
      return g_strdup_printf (_("Casualties in all: %s"), value);
    case GAB_STORMING_SCORE_GUIDE:
      return g_strdup_printf (_("The stormers in the journal, as the author quotes them: %s"), value);
    case GAB_STORMING_SCORE_GRAND_TOTAL:
    case GAB_STORMING_SCORE_OTHER_LOST:
    case GAB_STORMING_SCORE_TOTAL_LOST:
    case GAB_STORMING_SCORE_WON:
    case GAB_STORMING_SCORE_OVERALL:
    default:
      return g_strdup_printf (_("Grand total of points: %s"), value);
    }
}

/**
 * gab_storming_tell_score:
 * @line: a line of gab_storming_rules' score or series
 *
 * Returns: (transfer full): the same in words.
 */
char *
gab_storming_tell_score (const GabScoreLine *line)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, line->value);

  if (line->turn == 0)
    return tell_whole_sheet (line->id, value);
  switch ((GabStormingScore) line->id)
    {
    /* Translators, for all of these: %1$d is the number of the attempt */
    case GAB_STORMING_SCORE_CASUALTIES:
      return g_strdup_printf (_("Attempt %1$d, casualties: %2$s"), line->turn, value);
    case GAB_STORMING_SCORE_OTHER_LOST:
      return g_strdup_printf (_("Attempt %1$d, other points lost: %2$s"), line->turn, value);
    case GAB_STORMING_SCORE_TOTAL_LOST:
      return g_strdup_printf (_("Attempt %1$d, points lost in all: %2$s"), line->turn, value);
    case GAB_STORMING_SCORE_WON:
      return g_strdup_printf (_("Attempt %1$d, points won: %2$s"), line->turn, value);
    case GAB_STORMING_SCORE_OVERALL:
    case GAB_STORMING_SCORE_GRAND_TOTAL:
    case GAB_STORMING_SCORE_GUIDE:
    default:
      return g_strdup_printf (_("Attempt %1$d, points overall: %2$s"), line->turn, value);
    }
}

/**
 * gab_storming_tell_cause:
 * @cause: the cause of a pool of a settlement
 *
 * Returns: (transfer full): which column lost the men.
 */
char *
gab_storming_tell_cause (int cause)
{
  if (cause % 10 == 0)
    return g_strdup_printf (_("Attempt %d, beside the columns"), cause / 10);
  /* Translators: %1$d is the attempt, %2$d the column */
  return g_strdup_printf (_("Attempt %1$d, column %2$d"), cause / 10, cause % 10);
}

/**
 * gab_storming_tell_band:
 * @step: what the roll is for
 * @band: one of its bands
 *
 * Returns: (transfer full): what comes of the band.
 */
char *
gab_storming_tell_band (GabStormingStep        step,
                        const GabStormingBand *band)
{
  switch (step)
    {
    case GAB_STORMING_STEP_SIZE:
      return g_strdup (gab_storming_tell_fort (band->outcome));
    case GAB_STORMING_STEP_ARMY:
      return g_strdup (gab_storming_tell_army (band->outcome));
    case GAB_STORMING_STEP_PREPARE:
      return g_strdup (band->outcome == GAB_STORMING_UNDECIDED ? C_("chance", "storm")
                                                               : gab_storming_tell_result (band->outcome));
    case GAB_STORMING_STEP_COLUMNS:
      return g_strdup_printf (ngettext ("%d column", "%d columns", band->outcome), band->outcome);
    case GAB_STORMING_STEP_ASSAULT:
      return g_strdup (gab_storming_tell_column_result (band->outcome));
    case GAB_STORMING_STEP_SUMMON:
    case GAB_STORMING_STEP_OVER:
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
tell_sizes (const GabStormingOddsRow *row)
{
  if (row->fort == GAB_STORMING_FORT_UNKNOWN)
    return _("The whole game");
  if (row->fort == GAB_STORMING_FORT_SMALLER)
    return _("Small or medium fort");
  return row->army == GAB_STORMING_ARMY_BIG ? _("BIG fort, big army") : _("BIG fort, small army");
}

/**
 * gab_storming_tell_row:
 * @row: a row of the table of chances
 *
 * Returns: (transfer full): what it is about.
 */
char *
gab_storming_tell_row (const GabStormingOddsRow *row)
{
  if (row->columns == 0)
    return g_strdup (tell_sizes (row));
  /* Translators: %1$s is "BIG fort, big army" and the like, %2$u the number of columns */
  return g_strdup_printf (ngettext ("%1$s: a storm by %2$u column", "%1$s: a storm by %2$u columns", row->columns),
                          tell_sizes (row), row->columns);
}
