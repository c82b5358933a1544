/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of fire, as sentences. */

#include "gab-formal-told.h"

#include <glib/gi18n-lib.h>

static char *
tell_first (const GabEvent *event)
{
  int first = event->number[0];

  if (event->id == GAB_FORMAL_EVENT_ONLY)
    return g_strdup (first == GAB_FORMAL_BESIEGER ? _("Only the besieger can fire.") : _("Only the defender can fire."));
  if (first < 0)
    return g_strdup_printf (_("Both throw %d for the first fire; it is rolled again."), event->number[1]);
  /* Translators: the besieger's die and the defender's */
  return first == GAB_FORMAL_BESIEGER
         ? g_strdup_printf (_("The besieger throws %1$d, the defender %2$d: the besieger fires first."), event->number[1], event->number[2])
         : g_strdup_printf (_("The besieger throws %1$d, the defender %2$d: the defender fires first."), event->number[1], event->number[2]);
}

static char *
tell_passed (const GabEvent *event)
{
  if (event->number[1])
    return g_strdup (event->number[0] == GAB_FORMAL_BESIEGER ? _("The besieger has nothing left to fire.")
                                                             : _("The defender has nothing left to fire."));
  return g_strdup (event->number[0] == GAB_FORMAL_BESIEGER ? _("The besieger passes.") : _("The defender passes."));
}

static char *
tell_fired (const GabEvent *event,
            const char     *position,
            const char     *target)
{
  g_autofree char *guns = gab_formal_tell_guns (event->number + 1);
  int yards = (event->number[4] + 9) / 10, rounds = event->number[5];

  /* Translators, for both: %1$s is the position, %2$s the target, %3$s guns, %4$d yards, %5$d rounds */
  if (event->number[0] == GAB_FORMAL_DESTRUCTIVE)
    return g_strdup_printf (ngettext ("%1$s fires to breach %2$s: %3$s at %4$d yards, %5$d round.",
                                      "%1$s fires to breach %2$s: %3$s at %4$d yards, %5$d rounds.", rounds),
                            position, target, guns, yards, rounds);
  return g_strdup_printf (ngettext ("%1$s fires at %2$s: %3$s at %4$d yards, %5$d round.",
                                    "%1$s fires at %2$s: %3$s at %4$d yards, %5$d rounds.", rounds),
                          position, target, guns, yards, rounds);
}

static char *
tell_rounds (const GabEvent *event)
{
  int left = event->number[1];

  return event->number[0] == GAB_FORMAL_BESIEGER
         ? g_strdup_printf (ngettext ("The besieger has %d round left.", "The besieger has %d rounds left.", left), left)
         : g_strdup_printf (ngettext ("The defender has %d round left.", "The defender has %d rounds left.", left), left);
}

static char *
tell_results (const GabEvent *event,
              const char     *target)
{
  if (event->number[0] + event->number[1] == 0)
    return g_strdup_printf (_("No effect on %s."), target);
  if (event->number[3] == 0)
    /* Translators: suppressed and destroyed, as the fire table counts them: S and D */
    return g_strdup_printf (_("%1$s: S %2$d, D %3$d."), target, event->number[0], event->number[1]);
  /* Translators: %4$d is how many results there are this turn, %5$d how many destroy it */
  return g_strdup_printf (_("%1$s: S %2$d, D %3$d; %4$d this turn of %5$d that destroy it."), target, event->number[0],
                          event->number[1], event->number[2], event->number[3]);
}

static char *
tell_pieces (const GabEvent *event,
             const char     *place,
             const char     *to)
{
  g_autofree char *pieces = gab_formal_tell_pieces (event->number[0], event->number[1]);

  /* Translators, for all of these: %1$s is a place, the last the pieces: "3 heavy cannon" */
  switch ((GabFormalBloodEvent) event->id)
    {
    case GAB_FORMAL_EVENT_DRIVEN:   return g_strdup_printf (_("Driven from %1$s to %2$s: %3$s."), place, to, pieces);
    case GAB_FORMAL_EVENT_NO_ROOM:  return g_strdup_printf (_("Without a place to go from %1$s, and lost: %2$s."), place, pieces);
    case GAB_FORMAL_EVENT_CAPTURED: return g_strdup_printf (_("Captured in %1$s: %2$s."), place, pieces);
    default:                        return g_strdup_printf (_("Lost in %1$s: %2$s."), place, pieces);
    }
}

static char *
tell_hit (const GabEvent *event,
          const char     *work)
{
  int hits = event->number[0];

  if (hits == 0)
    return g_strdup_printf (_("No hit on %s."), work);
  /* Translators: %2$d is how many hits, %3$d how many there have been in all */
  return g_strdup_printf (ngettext ("%2$d hit on %1$s, %3$d in all.", "%2$d hits on %1$s, %3$d in all.", hits), work, hits,
                          event->number[1]);
}

/* GabRules.tell, of all that happens in blood */
char *
gab_formal_tell_blood (const GabEvent *event,
                       const GabNames *names,
                       int             viewer)
{
  g_autofree char *first = gab_formal_dup_name (names, event->name[0]);
  g_autofree char *second = gab_formal_dup_name (names, event->name[1]);
  g_autofree char *piece = NULL;

  switch ((GabFormalBloodEvent) event->id)
    {
    case GAB_FORMAL_EVENT_FIRST:
    case GAB_FORMAL_EVENT_ONLY:        return tell_first (event);
    case GAB_FORMAL_EVENT_PASSED:      return tell_passed (event);
    case GAB_FORMAL_EVENT_FIRED:       return tell_fired (event, first, second);
    case GAB_FORMAL_EVENT_ROUNDS:      return tell_rounds (event);
    case GAB_FORMAL_EVENT_RESULTS:     return tell_results (event, first);
    case GAB_FORMAL_EVENT_SILENCED:
      piece = gab_formal_tell_pieces (event->number[0], 1);
      return g_strdup_printf (_("Suppressed in %1$s: %2$s."), first, piece);
    case GAB_FORMAL_EVENT_NOBODY:
      return g_strdup_printf (event->number[0] ? _("A D on %s finds nothing to destroy.")
                                               : _("An S on %s finds nobody to suppress."), first);
    case GAB_FORMAL_EVENT_LOST:
    case GAB_FORMAL_EVENT_CAPTURED:
    case GAB_FORMAL_EVENT_DRIVEN:
    case GAB_FORMAL_EVENT_NO_ROOM:     return tell_pieces (event, first, second);
    case GAB_FORMAL_EVENT_HIT:         return tell_hit (event, first);
    case GAB_FORMAL_EVENT_POINTS_LEFT:
      return g_strdup_printf (ngettext ("%1$s has %2$d point left.", "%1$s has %2$d points left.", event->number[0]),
                              first, event->number[0]);
    case GAB_FORMAL_EVENT_BREACHED:    return g_strdup_printf (_("%s is breached."), first);
    case GAB_FORMAL_EVENT_BACK:
      piece = gab_formal_tell_pieces (GAB_FORMAL_INFANTRY, event->number[0]);
      return g_strdup_printf (_("Back from %1$s to %2$s: %3$s."), first, second, piece);
    case GAB_FORMAL_EVENT_TRENCH_GONE:
    case GAB_FORMAL_EVENT_RUINED:      return g_strdup_printf (_("%s is destroyed."), first);
    case GAB_FORMAL_EVENT_MUST_CHOOSE:
      return g_strdup_printf (_("The besieger says where those driven from %s go."), first);
    default:                           return gab_formal_tell_fight (event, names);
    }
}
