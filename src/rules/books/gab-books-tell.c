/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' sentences: what happened. */

#include "gab-books-private.h"

#include <glib/gi18n-lib.h>

/* Men, guns or rounds of one unit or force. */
static char *
tell_count (const GabEvent *event,
            const char     *name,
            int             n)
{
  switch ((int) event->id)
    {
    case GAB_BOOKS_EVENT_RECEIVED_MEN:
      return g_strdup_printf (ngettext ("%d man joined %s.", "%d men joined %s.", n), n, name);
    case GAB_BOOKS_EVENT_RECEIVED_GUNS:
      return g_strdup_printf (ngettext ("%d gun came to %s.", "%d guns came to %s.", n), n, name);
    case GAB_BOOKS_EVENT_RECEIVED_ROUNDS:
      return g_strdup_printf (ngettext ("%d round came in for %s.", "%d rounds came in for %s.", n), n, name);
    case GAB_BOOKS_EVENT_STRUCK_MEN:
      return g_strdup_printf (ngettext ("%d man of %s was struck off.", "%d men of %s were struck off.", n), n, name);
    case GAB_BOOKS_EVENT_STRUCK_GUNS:
      return g_strdup_printf (ngettext ("%d gun of %s was struck off.", "%d guns of %s were struck off.", n), n, name);
    case GAB_BOOKS_EVENT_LOST_ROUNDS:
      return g_strdup_printf (ngettext ("%d round of %s was lost.", "%d rounds of %s were lost.", n), n, name);
    case GAB_BOOKS_EVENT_SICK:
      return g_strdup_printf (ngettext ("%d man of %s fell sick.", "%d men of %s fell sick.", n), n, name);
    case GAB_BOOKS_EVENT_FIT:
      return g_strdup_printf (ngettext ("%d sick man came back to %s.", "%d sick men came back to %s.", n), n, name);
    case GAB_BOOKS_EVENT_DESERTED:
      return g_strdup_printf (ngettext ("%d man deserted from %s.", "%d men deserted from %s.", n), n, name);
    case GAB_BOOKS_EVENT_FOUND:
      return g_strdup_printf (ngettext ("%d missing man came back to %s.", "%d missing men came back to %s.", n), n, name);
    case GAB_BOOKS_EVENT_DIED:
      return g_strdup_printf (ngettext ("%d man of %s died of wounds.", "%d men of %s died of wounds.", n), n, name);
    case GAB_BOOKS_EVENT_EXCHANGED:
      return g_strdup_printf (ngettext ("%d man of %s was exchanged.", "%d men of %s were exchanged.", n), n, name);
    case GAB_BOOKS_EVENT_REMOUNTED:
      return g_strdup_printf (ngettext ("%d gun of %s was repaired.", "%d guns of %s were repaired.", n), n, name);
    case GAB_BOOKS_EVENT_SP_BACK:
      return g_strdup_printf (ngettext ("%2$s has %1$d SP more.", "%2$s has %1$d SP more.", n), n, name);
    case GAB_BOOKS_EVENT_CAPTURED:
      return g_strdup_printf (ngettext ("%d captured gun goes to %s.", "%d captured guns go to %s.", n), n, name);
    case GAB_BOOKS_EVENT_SPENT:
      return g_strdup_printf (ngettext ("%d round of %s was spent.", "%d rounds of %s were spent.", n), n, name);
    case GAB_BOOKS_EVENT_ADVANCED:
      return g_strdup_printf (ngettext ("%d day went by.", "%d days went by.", n), n);
    default:
      return gab_books_tell_hands (event, name, n);
    }
}

static char *
tell_closed (const GabEvent *event,
             const char     *operation,
             const char     *side)
{
  switch (event->number[0])
    {
    case GAB_OUTCOME_WON:
      /* Translators: an operation and the side that attacked */
      return g_strdup_printf (_("%1$s is over: %2$s won."), operation, side);
    case GAB_OUTCOME_LOST:
      return g_strdup_printf (_("%1$s is over: %2$s failed."), operation, side);
    default:
      return g_strdup_printf (_("%s is over, and undecided."), operation);
    }
}

/* A commander. */
static char *
tell_leader (const GabEvent *event,
             const char     *name,
             const char     *second)
{
  g_autofree char *day = NULL;

  switch ((int) event->id)
    {
    case GAB_BOOKS_EVENT_APPOINTED:
      /* Translators: a commander, and a force */
      return g_strdup_printf (_("%1$s was appointed to %2$s."), name, second);
    case GAB_BOOKS_EVENT_SUCCESSOR:
      /* Translators: two commanders */
      return g_strdup_printf (_("%1$s is to follow %2$s."), name, second);
    case GAB_BOOKS_EVENT_LEADER_BACK:
      return g_strdup_printf (_("%s is back."), name);
    case GAB_BOOKS_EVENT_LEADER_WOUNDED:
      day = gab_day_format (event->number[0], event->number[1]);
      return g_strdup_printf (_("%1$s is wounded until %2$s."), name, day);
    case GAB_BOOKS_EVENT_LEADER_TAKEN:
      return g_strdup_printf (_("%s was taken."), name);
    case GAB_BOOKS_EVENT_LEADER_KILLED:
      return g_strdup_printf (_("%s was killed."), name);
    case GAB_BOOKS_EVENT_LEADER_EXCHANGED:
      return g_strdup_printf (_("%s was exchanged."), name);
    case GAB_BOOKS_EVENT_LEADER_CORRECTED:
      return event->number[0] == GAB_LEADER_PRESENT ? g_strdup_printf (_("Corrected: %s is present."), name)
           : event->number[0] == GAB_LEADER_TAKEN ? g_strdup_printf (_("Corrected: %s was taken."), name)
                                                  : g_strdup_printf (_("Corrected: %s was killed."), name);
    default:
      return tell_count (event, name, event->number[0]);
    }
}

/* The rule set's tell: one whole sentence, or NULL where the player's own words
 * say it all. */
char *
gab_books_tell (const GabEvent *event,
                const GabNames *names,
                int             viewer)
{
  const gint32 *n = event->number;
  const char *first = event->name[0] >= 0 ? gab_names_label (names, event->name[0]) : "";
  const char *second = event->name[1] >= 0 ? gab_names_label (names, event->name[1]) : "";

  switch ((int) event->id)
    {
    case GAB_BOOKS_EVENT_NOTED:
      return NULL;
    case GAB_BOOKS_EVENT_CLOSED:
      return tell_closed (event, first, second);
    case GAB_BOOKS_EVENT_LOSSES:
      /* Translators: a side and its losses in numbers of men */
      return g_strdup_printf (_("%1$s: %2$d killed, %3$d wounded, %4$d missing, %5$d prisoners."),
                              second, n[0], n[1], n[2], n[3]);
    case GAB_BOOKS_EVENT_GUNS_LOST:
      /* Translators: a side and its guns lost in numbers */
      return g_strdup_printf (_("Guns of %1$s: %2$d dismounted, %3$d taken."), second, n[0], n[1]);
    case GAB_BOOKS_EVENT_TAKEN:
      return g_strdup_printf (_("%s is taken."), first);
    case GAB_BOOKS_EVENT_RECOVERED:
      /* Translators: an operation, a side, numbers of men who come back to their units */
      return g_strdup_printf (_("Back from %1$s, %2$s: %3$d wounded, %4$d missing."), first, second, n[0], n[1]);
    case GAB_BOOKS_EVENT_WORK_DAMAGED:
      /* Translators: a work, its fortress, points */
      return g_strdup_printf (ngettext ("%1$s of %2$s: %3$d point of damage more.", "%1$s of %2$s: %3$d points of damage more.", n[0]),
                              first, second, n[0]);
    case GAB_BOOKS_EVENT_WORK_REPAIRED:
      return g_strdup_printf (ngettext ("%1$s of %2$s: %3$d point of damage repaired.",
                                        "%1$s of %2$s: %3$d points of damage repaired.", n[0]),
                              first, second, n[0]);
    case GAB_BOOKS_EVENT_TALLY:
      /* Translators: a tally such as "provisions", and two numbers */
      return g_strdup_printf (_("%1$s: %2$d, before %3$d."), first, n[0], n[1]);
    case GAB_BOOKS_EVENT_INTENDED:
      return g_strdup_printf (_("%s: what is meant to come next."), first);
    case GAB_BOOKS_EVENT_CORRECTED:
      /* Translators: an operation, and a side */
      return g_strdup_printf (_("What %1$s cost %2$s was corrected."), first, second);
    case GAB_BOOKS_EVENT_CORRECTED_ONE:
      return gab_books_tell_correction (event, first, n[0]);
    default:
      return event->name[1] < 0 || event->id < GAB_BOOKS_EVENT_TRANSFERRED || event->id > GAB_BOOKS_EVENT_DISMISSED
             ? tell_leader (event, first, second) : gab_books_tell_between (event, first, second, n[0]);
    }
}
