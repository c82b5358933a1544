/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened in a storm, as sentences; gab-storming-refuse-tell.c says why not. */

#include "gab-storming-private.h"

#include <glib/gi18n-lib.h>

/**
 * gab_storming_tell_fort:
 * @fort: a size of fort
 *
 * Returns: (transfer none): its name in the sheet.
 */
const char *
gab_storming_tell_fort (GabStormingFort fort)
{
  switch (fort)
    {
    case GAB_STORMING_FORT_SMALLER: return _("small or medium");
    case GAB_STORMING_FORT_BIG:     return _("BIG");
    case GAB_STORMING_FORT_UNKNOWN:
    default:                        return _("not yet known");
    }
}

/**
 * gab_storming_tell_army:
 * @army: a size of army
 *
 * Returns: (transfer none): its name in the sheet.
 */
const char *
gab_storming_tell_army (GabStormingArmy army)
{
  switch (army)
    {
    case GAB_STORMING_ARMY_SMALL:   return C_("army", "small");
    case GAB_STORMING_ARMY_BIG:     return C_("army", "big");
    case GAB_STORMING_ARMY_UNKNOWN:
    default:                        return C_("army", "not rolled");
    }
}

/**
 * gab_storming_tell_known:
 * @known: how a size is known
 *
 * Returns: (transfer none): the same for the sheet (ST-13).
 */
const char *
gab_storming_tell_known (GabStormingKnown known)
{
  switch (known)
    {
    case GAB_STORMING_KNOWN_ROLLED:    return _("rolled");
    case GAB_STORMING_KNOWN_GIVEN:     return _("from the campaign");
    case GAB_STORMING_KNOWN_NEEDLESS:  return _("any army is big enough");
    case GAB_STORMING_KNOWN_CORRECTED: return _("corrected by the umpire");
    case GAB_STORMING_KNOWN_NOT_YET:
    default:                           return _("not yet known");
    }
}

/**
 * gab_storming_tell_result:
 * @result: how an attempt ended
 *
 * Returns: (transfer none): its name in the sheet.
 */
const char *
gab_storming_tell_result (GabStormingResult result)
{
  switch (result)
    {
    case GAB_STORMING_SURRENDERED: return _("surrendered");
    case GAB_STORMING_CANCELLED:   return _("cancelled");
    case GAB_STORMING_CAPTURED:    return _("captured");
    case GAB_STORMING_DRAWN:       return _("drawn");
    case GAB_STORMING_BEATEN_OFF:  return _("beaten off");
    case GAB_STORMING_UNDECIDED:
    case GAB_STORMING_N_RESULTS:
    default:                       return _("undecided");
    }
}

/**
 * gab_storming_tell_column_result:
 * @result: how a column fared
 *
 * Returns: (transfer none): its name in the sheet.
 */
const char *
gab_storming_tell_column_result (GabStormingColumnResult result)
{
  switch (result)
    {
    case GAB_STORMING_COLUMN_COMPLETE: return _("complete success");
    case GAB_STORMING_COLUMN_PARTIAL:  return _("partial success");
    case GAB_STORMING_COLUMN_FAILED:   return _("failed");
    case GAB_STORMING_COLUMN_WAITING:
    default:                           return _("still to storm");
    }
}

/**
 * gab_storming_tell_step:
 * @step: what an attempt waits for
 *
 * Returns: (transfer none): the same in a few words.
 */
const char *
gab_storming_tell_step (GabStormingStep step)
{
  switch (step)
    {
    case GAB_STORMING_STEP_SIZE:    return _("Size of the fort");
    case GAB_STORMING_STEP_ARMY:    return _("Size of the army");
    case GAB_STORMING_STEP_SUMMON:  return _("The summons");
    case GAB_STORMING_STEP_PREPARE: return _("Is there a storm?");
    case GAB_STORMING_STEP_COLUMNS: return _("Number of columns");
    case GAB_STORMING_STEP_ASSAULT: return _("The assault");
    case GAB_STORMING_STEP_OVER:
    default:                        return _("The sheet is complete");
    }
}

static char *
tell_need (const GabEvent *event)
{
  switch ((GabStormingEvent) event->id)
    {
    case GAB_STORMING_NEED_SIZE:    return g_strdup (_("size of the fort"));
    case GAB_STORMING_NEED_ARMY:    return g_strdup (_("size of the army"));
    case GAB_STORMING_NEED_PREPARE: return g_strdup (_("is there a storm?"));
    case GAB_STORMING_NEED_COLUMNS: return g_strdup (_("number of columns"));
    default:
      /* Translators: what dice are rolled for; %d is the column's number */
      return g_strdup_printf (_("column %d storms"), event->number[0]);
    }
}

static char *
tell_assault (const GabEvent *event)
{
  int column = event->number[0], men = event->number[2];

  switch ((GabStormingColumnResult) event->number[1])
    {
    case GAB_STORMING_COLUMN_COMPLETE:
      /* Translators: %1$d is the column's number, %2$d how many men fell */
      return g_strdup_printf (ngettext ("Column %1$d is completely successful and loses %2$d man.",
                                        "Column %1$d is completely successful and loses %2$d men.", men),
                              column, men);
    case GAB_STORMING_COLUMN_PARTIAL:
      /* Translators: %1$d is the column's number, %2$d how many men fell */
      return g_strdup_printf (ngettext ("Column %1$d is partially successful and loses %2$d man.",
                                        "Column %1$d is partially successful and loses %2$d men.", men),
                              column, men);
    default:
      /* Translators: %1$d is the column's number, %2$d how many men fell */
      return g_strdup_printf (ngettext ("Column %1$d fails and loses %2$d man.",
                                        "Column %1$d fails and loses %2$d men.", men),
                              column, men);
    }
}

static char *
tell_named (const GabEvent *event,
            const GabNames *names)
{
  int column = event->number[0], more = event->number[1] - 2;
  const char *first = gab_names_label (names, event->name[0]);
  const char *second = event->name[1] >= 0 ? gab_names_label (names, event->name[1]) : NULL;

  if (second == NULL)
    /* Translators: %1$s is a unit, %2$d the number of the column that it storms with */
    return g_strdup_printf (_("%1$s goes in with column %2$d."), first, column);
  if (more == 0)
    /* Translators: %1$s and %2$s are units, %3$d is the number of their column */
    return g_strdup_printf (_("%1$s and %2$s go in with column %3$d."), first, second, column);
  /* Translators: %1$s and %2$s are units, %3$d is how many others go with them, %4$d their column */
  return g_strdup_printf (ngettext ("%1$s, %2$s and %3$d more unit go in with column %4$d.",
                                    "%1$s, %2$s and %3$d more units go in with column %4$d.", more),
                          first, second, more, column);
}

static char *
tell_settled (const GabEvent *event)
{
  int lost = event->number[2], won = event->number[3], overall = event->number[4];

  /* Translators, for all of these: points of the attempt; %1$d won, %2$d lost other
   * than for casualties, %3$d what is left of them when those for casualties are taken off too */
  switch ((GabStormingResult) event->number[0])
    {
    case GAB_STORMING_SURRENDERED:
      return g_strdup_printf (_("The whole fort is captured without a storm: %1$d points won, %2$d lost, %3$d overall."),
                              won, lost, overall);
    case GAB_STORMING_CAPTURED:
      return g_strdup_printf (_("The fort is captured: %1$d points won, %2$d lost beside the casualties, %3$d overall."),
                              won, lost, overall);
    case GAB_STORMING_DRAWN:
      return g_strdup_printf (_("The assault is a draw: %1$d points won, %2$d lost beside the casualties, %3$d overall."),
                              won, lost, overall);
    case GAB_STORMING_CANCELLED:
      return g_strdup_printf (_("The attempt is lost without a storm: %1$d points won, %2$d lost, %3$d overall."),
                              won, lost, overall);
    default:
      return g_strdup_printf (_("The assault is beaten off: %1$d points won, %2$d lost beside the casualties, %3$d overall."),
                              won, lost, overall);
    }
}

static char *
tell_corrected (const GabEvent *event)
{
  int value = event->number[1], attempt = event->number[2];

  switch ((GabStormingField) event->number[0])
    {
    case GAB_STORMING_FIELD_SIZE:
      return value == 0 ? g_strdup_printf (_("Corrected: in attempt %d the fort is small or medium."), attempt)
                        : g_strdup_printf (_("Corrected: in attempt %d the fort is BIG."), attempt);
    case GAB_STORMING_FIELD_ARMY:
      return value == 0 ? g_strdup_printf (_("Corrected: in attempt %d the army is small."), attempt)
                        : g_strdup_printf (_("Corrected: in attempt %d the army is big."), attempt);
    case GAB_STORMING_FIELD_COLUMNS:
      /* Translators: %1$d is the attempt, %2$d the number */
      return g_strdup_printf (ngettext ("Corrected: attempt %1$d has %2$d column.",
                                        "Corrected: attempt %1$d has %2$d columns.", value), attempt, value);
    case GAB_STORMING_FIELD_CASUALTIES:
      /* Translators: %1$d is the attempt, %2$d the number */
      return g_strdup_printf (ngettext ("Corrected: attempt %1$d has cost %2$d man.",
                                        "Corrected: attempt %1$d has cost %2$d men.", value), attempt, value);
    case GAB_STORMING_FIELD_POINTS_LOST:
      /* Translators: %1$d is the attempt, %2$d the number */
      return g_strdup_printf (ngettext ("Corrected: attempt %1$d has lost %2$d point beside the casualties.",
                                        "Corrected: attempt %1$d has lost %2$d points beside the casualties.", value),
                              attempt, value);
    case GAB_STORMING_FIELD_POINTS_WON:
      /* Translators: %1$d is the attempt, %2$d the number */
      return g_strdup_printf (ngettext ("Corrected: attempt %1$d has won %2$d point.",
                                        "Corrected: attempt %1$d has won %2$d points.", value), attempt, value);
    case GAB_STORMING_FIELD_ATTEMPTS:
      return g_strdup_printf (ngettext ("Corrected: the sheet has %d attempt.",
                                        "Corrected: the sheet has %d attempts.", value), value);
    case GAB_STORMING_N_FIELDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* GabRules.tell */
char *
gab_storming_tell (const GabEvent *event,
                   const GabNames *names,
                   int             viewer)
{
  int number = event->number[0];

  switch ((GabStormingEvent) event->id)
    {
    case GAB_STORMING_NEED_SIZE:
    case GAB_STORMING_NEED_ARMY:
    case GAB_STORMING_NEED_PREPARE:
    case GAB_STORMING_NEED_COLUMNS:
    case GAB_STORMING_NEED_ASSAULT:
      return tell_need (event);
    case GAB_STORMING_EVENT_SIZE:
      return g_strdup (number == GAB_STORMING_FORT_BIG ? _("The fort is BIG.")
                                                       : _("The fort is small or medium."));
    case GAB_STORMING_EVENT_ARMY:
      return g_strdup (number == GAB_STORMING_ARMY_BIG ? _("The army is big enough for several attacks.")
                                                       : _("The army is small for such a fort."));
    case GAB_STORMING_EVENT_SUMMONED:
      return g_strdup (_("The fort is summoned and refuses."));
    case GAB_STORMING_EVENT_STORM:
      return g_strdup (_("The storm goes ahead."));
    case GAB_STORMING_EVENT_SURRENDER:
      return g_strdup (_("The fort surrenders."));
    case GAB_STORMING_EVENT_CANCELLED:
      return g_strdup (_("The fort is too strong: the storm is cancelled."));
    case GAB_STORMING_EVENT_COLUMNS:
      return g_strdup_printf (ngettext ("%d column will storm.", "%d columns will storm.", number), number);
    case GAB_STORMING_EVENT_NAMED:
      return tell_named (event, names);
    case GAB_STORMING_EVENT_ASSAULT:
      return tell_assault (event);
    case GAB_STORMING_EVENT_CAPPED:
      /* Translators: %1$d is what the rule asks for, %2$d how many men were left */
      return g_strdup_printf (ngettext ("It would have lost %1$d, but only %2$d man was left.",
                                        "It would have lost %1$d, but only %2$d men were left.", event->number[1]),
                              number, event->number[1]);
    case GAB_STORMING_EVENT_SETTLED:
      return tell_settled (event);
    case GAB_STORMING_EVENT_NO_MEN:
      return g_strdup (_("No attacker is left."));
    case GAB_STORMING_EVENT_GIVEN_UP:
      return g_strdup (_("No further attempt is made."));
    case GAB_STORMING_EVENT_CORRECTED:
      return tell_corrected (event);
    default:
      g_return_val_if_reached (NULL);
    }
}
