/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of storms and sorties, of corrections, and how the siege ended, as sentences. */

#include "gab-formal-told.h"

#include <glib/gi18n-lib.h>

static char *
tell_storm (const GabEvent *event,
            const char     *object)
{
  g_autofree char *sections = gab_formal_tell_pieces (GAB_FORMAL_INFANTRY, event->number[0]);
  int guns = event->number[1];

  switch ((GabFormalBloodEvent) event->id)
    {
    case GAB_FORMAL_EVENT_STORM:
      if (guns == 0)
        /* Translators: %1$s is what is stormed, %2$s "6 sections of infantry" */
        return g_strdup_printf (_("A storm of %1$s: %2$s."), object, sections);
      return g_strdup_printf (ngettext ("A storm of %1$s: %2$s, supported by %3$d gun.",
                                        "A storm of %1$s: %2$s, supported by %3$d guns.", guns), object, sections, guns);
    case GAB_FORMAL_EVENT_STRENGTH:
      if (event->number[2] == 0)
        return g_strdup_printf (_("Strengths %1$d to %2$d: under 1."), event->number[0], event->number[1]);
      /* Translators: the strengths of besieger and defender, and their ratio */
      return g_strdup_printf (_("Strengths %1$d to %2$d: %3$d."), event->number[0], event->number[1], event->number[2]);
    case GAB_FORMAL_EVENT_STORM_LOSES:
      /* Translators: sections of infantry */
      return g_strdup_printf (_("Sections lost: the besieger %1$d, the defender %2$d."), event->number[0], event->number[1]);
    case GAB_FORMAL_EVENT_STORM_TAKES:
      return g_strdup_printf (event->number[0] ? _("Nobody defends it: %s is taken.") : _("The storm succeeds: %s is taken."), object);
    case GAB_FORMAL_EVENT_STORM_FAILS:
    default:
      return g_strdup_printf (event->number[0] ? _("No stormer is left: the storm of %s fails.") : _("The storm of %s fails."), object);
    }
}

static char *
tell_support (const GabEvent *event)
{
  int guns = event->number[1], rounds = event->number[2];

  /* Translators, for both: guns and rounds */
  return event->number[0] == GAB_FORMAL_BESIEGER
         ? g_strdup_printf (ngettext ("The besieger’s support: guns %1$d, %2$d round.", "The besieger’s support: guns %1$d, %2$d rounds.", rounds),
                            guns, rounds)
         : g_strdup_printf (ngettext ("The defender’s support: guns %1$d, %2$d round.", "The defender’s support: guns %1$d, %2$d rounds.", rounds),
                            guns, rounds);
}

static char *
tell_sortie (const GabEvent *event,
             const char     *target)
{
  g_autofree char *sections = gab_formal_tell_pieces (GAB_FORMAL_INFANTRY, event->number[0]);

  if (event->id == GAB_FORMAL_EVENT_SORTIE_FAILS)
    return g_strdup_printf (_("No effect on %s; the sortie is over."), target);
  if (event->id == GAB_FORMAL_EVENT_SORTIE_HOME)
    /* Translators: %1$s "3 sections of infantry", %2$d how many are lost */
    return g_strdup_printf (_("The sortie is home: %1$s; lost: %2$d."), sections, event->number[1]);
  /* Translators: %1$s is a place, %2$s "3 sections of infantry", %3$+d is added to the die, %4$d is the total */
  return g_strdup_printf (_("A sortie on %1$s by %2$s: %3$+d makes %4$d."), target, sections, event->number[1], event->number[2]);
}

/**
 * gab_formal_tell_end:
 * @end: how a siege ended
 *
 * Returns: (transfer full): that in a sentence; "" while it goes on.
 */
char *
gab_formal_tell_end (GabFormalEnd end)
{
  switch (end)
    {
    case GAB_FORMAL_END_BREACH:
      return g_strdup (_("The wall is breached, and the place surrenders with honour."));
    case GAB_FORMAL_END_SURRENDER:
      return g_strdup (_("The place surrenders."));
    case GAB_FORMAL_END_RAISED:
      return g_strdup (_("The siege is raised."));
    case GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS:
      return g_strdup (_("The besieger is out of rounds and loses."));
    case GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS:
      return g_strdup (_("The defender is out of rounds and loses."));
    case GAB_FORMAL_END_NONE:
    default:
      return g_strdup ("");
    }
}

static char *
tell_set (const GabEvent *event,
          const char     *work)
{
  int number = event->number[event->id == GAB_FORMAL_EVENT_SET];

  if (event->id == GAB_FORMAL_EVENT_SET_POINTS)
    return g_strdup_printf (_("The umpire sets the points of %1$s to %2$d."), work, number);
  if (event->id == GAB_FORMAL_EVENT_SET_WORK)
    return g_strdup_printf (number ? _("The umpire has %s taken.") : _("The umpire has %s held again."), work);
  switch ((GabFormalField) event->number[0])
    {
    case GAB_FORMAL_FIELD_ROUNDS_BESIEGER: return g_strdup_printf (_("The umpire sets the besieger’s rounds to %d."), number);
    case GAB_FORMAL_FIELD_ROUNDS_DEFENDER: return g_strdup_printf (_("The umpire sets the defender’s rounds to %d."), number);
    case GAB_FORMAL_FIELD_TURN:            return g_strdup_printf (_("The umpire sets the turn to %d."), number);
    case GAB_FORMAL_FIELD_WORK_LEFT:
    case GAB_FORMAL_N_FIELDS:
    default:                               return g_strdup_printf (_("The umpire sets the work left this turn to %d."), number);
    }
}

/* What came of a fight; of what dice are for, what. */
char *
gab_formal_tell_fight (const GabEvent *event,
                       const GabNames *names)
{
  g_autofree char *first = gab_formal_dup_name (names, event->name[0]);
  g_autofree char *object = NULL;

  switch ((GabFormalBloodEvent) event->id)
    {
    case GAB_FORMAL_EVENT_STORM:
    case GAB_FORMAL_EVENT_STRENGTH:
    case GAB_FORMAL_EVENT_STORM_LOSES:
    case GAB_FORMAL_EVENT_STORM_TAKES:
    case GAB_FORMAL_EVENT_STORM_FAILS:
      object = gab_formal_tell_object (names, event->name[0]);
      return tell_storm (event, object);
    case GAB_FORMAL_EVENT_SUPPORT:      return tell_support (event);
    case GAB_FORMAL_EVENT_SORTIE:
    case GAB_FORMAL_EVENT_SORTIE_FAILS:
    case GAB_FORMAL_EVENT_SORTIE_HOME:  return tell_sortie (event, first);
    case GAB_FORMAL_EVENT_END:          return gab_formal_tell_end (event->number[0]);
    case GAB_FORMAL_EVENT_SET:
    case GAB_FORMAL_EVENT_SET_POINTS:
    case GAB_FORMAL_EVENT_SET_WORK:     return tell_set (event, first);
    default:                            return gab_formal_tell_need (event, names);
    }
}
