/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened on the ground of a formal siege, as sentences; gab-formal-refuse-tell.c says why not. */

#include "gab-formal-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * gab_formal_tell_step:
 * @step: a step of the turn (FS-6)
 *
 * Returns: (transfer none): its name.
 */
const char *
gab_formal_tell_step (GabFormalStep step)
{
  switch (step)
    {
    case GAB_FORMAL_STEP_PLACE:          return _("The defender places");
    case GAB_FORMAL_STEP_BUILD:          return _("The besieger builds");
    case GAB_FORMAL_STEP_BESIEGER_MOVES: return _("The besieger moves");
    case GAB_FORMAL_STEP_DEFENDER_MOVES: return _("The defender moves");
    case GAB_FORMAL_STEP_FIRE:           return _("Fire");
    case GAB_FORMAL_STEP_STORM:          return _("Storm");
    case GAB_FORMAL_STEP_SORTIE:         return _("Sortie");
    case GAB_FORMAL_STEP_OVER:
    default:                             return _("The siege is over");
    }
}

/**
 * gab_formal_tell_pieces:
 * @kind: a kind of piece
 * @count: how many, 0 or more
 *
 * Returns: (transfer full): so many of them: "3 heavy cannon".
 */
char *
gab_formal_tell_pieces (GabFormalKind kind,
                        int           count)
{
  switch (kind)
    {
    case GAB_FORMAL_HEAVY:
      return g_strdup_printf (ngettext ("%d heavy cannon", "%d heavy cannon", count), count);
    case GAB_FORMAL_LIGHT:
      return g_strdup_printf (ngettext ("%d light cannon", "%d light cannon", count), count);
    case GAB_FORMAL_MORTAR:
      return g_strdup_printf (ngettext ("%d mortar", "%d mortars", count), count);
    case GAB_FORMAL_INFANTRY:
    case GAB_FORMAL_N_KINDS:
    default:
      return g_strdup_printf (ngettext ("%d section of infantry", "%d sections of infantry", count), count);
    }
}

/* Works of the template of a front are called by their kind and number. */
static char *
name_template (const char *label)
{
  const char *number = strrchr (label, '-');

  if (number == NULL || !g_ascii_isdigit (number[1]))
    return g_strdup (label);
  number++;
  if (g_str_has_prefix (label, "bastion-"))
    return g_strdup_printf (_("Bastion %s"), number);
  if (g_str_has_prefix (label, "demi-lune-"))
    return g_strdup_printf (_("Demi-lune %s"), number);
  if (g_str_has_prefix (label, "ravelin-"))
    return g_strdup_printf (_("Ravelin %s"), number);
  if (g_str_has_prefix (label, "wall-"))
    return g_strdup_printf (_("Wall %s"), number);
  return g_strdup (label);
}

/* The label of a flank is the bastion's with "left" or "right" behind a point. */
static gsize
length_of_bastion (const char *label)
{
  return g_str_has_suffix (label, ".left")    ? strlen (label) - strlen (".left")
         : g_str_has_suffix (label, ".right") ? strlen (label) - strlen (".right") : 0;
}

/**
 * gab_formal_tell_whole:
 * @names: the setup's names
 * @name: a work, or what orders have built
 *
 * Returns: (transfer full): what it is called; of a flank, what its bastion is.
 */
char *
gab_formal_tell_whole (const GabNames *names,
                       gint32          name)
{
  g_autofree char *whole = NULL;
  const char *label;
  gsize bastion;

  if (gab_is_built (name))
    return gab_formal_dup_name (names, name);
  label = gab_names_label (names, name);
  bastion = length_of_bastion (label);
  whole = bastion > 0 ? g_strndup (label, bastion) : g_strdup (label);
  return name_template (whole);
}

static char *
name_given (const GabNames *names,
            gint32          name)
{
  const char *label = gab_names_label (names, name);
  g_autofree char *whole = gab_formal_tell_whole (names, name);

  if (length_of_bastion (label) == 0)
    return g_steal_pointer (&whole);
  return g_str_has_suffix (label, ".left") ? g_strdup_printf (_("%s, left flank"), whole)
                                           : g_strdup_printf (_("%s, right flank"), whole);
}

/* (transfer full): what a place or unit is called in sentences: its label, or p2.4; "" for none. */
char *
gab_formal_dup_name (const GabNames *names,
                     gint32          name)
{
  if (name == -1)
    return g_strdup ("");
  if (!gab_is_built (name))
    return name_given (names, name);
  if (gab_built_letter (name) == 'n')
    return g_strdup_printf (_("No. %d"), gab_built_number (name));
  return g_strdup_printf ("%c%d.%d", gab_built_letter (name), gab_built_number (name), gab_built_part (name));
}

static char *
tell_step (const GabEvent *event)
{
  int turn = event->number[1];

  switch ((GabFormalStep) event->number[0])
    {
    case GAB_FORMAL_STEP_BUILD:          return g_strdup_printf (_("Turn %d begins: the besieger builds."), turn);
    case GAB_FORMAL_STEP_BESIEGER_MOVES: return g_strdup (_("The besieger moves."));
    case GAB_FORMAL_STEP_DEFENDER_MOVES: return g_strdup (_("The defender moves."));
    case GAB_FORMAL_STEP_FIRE:           return g_strdup (_("The guns may fire."));
    case GAB_FORMAL_STEP_STORM:          return g_strdup (_("The besieger may storm."));
    case GAB_FORMAL_STEP_SORTIE:         return g_strdup (_("The defender may make a sortie."));
    case GAB_FORMAL_STEP_PLACE:
    case GAB_FORMAL_STEP_OVER:
    default:                             return g_strdup (_("The siege is over."));
    }
}

static char *
tell_battery (const GabEvent *event,
              const char     *battery,
              const char     *unit)
{
  gboolean mortars = event->number[0];

  if (event->id == GAB_FORMAL_EVENT_REBUILT)
    return g_strdup_printf (_("%s is built again."), battery);
  if (event->id == GAB_FORMAL_EVENT_HALF)
    /* Translators: a battery and the unit of a parallel that it touches */
    return mortars ? g_strdup_printf (_("The first half of %1$s, for mortars, is built at %2$s."), battery, unit)
                   : g_strdup_printf (_("The first half of %1$s, for cannon, is built at %2$s."), battery, unit);
  /* Translators: a battery and the unit of a parallel that it touches */
  return mortars ? g_strdup_printf (_("%1$s, for mortars, is finished at %2$s."), battery, unit)
                 : g_strdup_printf (_("%1$s, for cannon, is finished at %2$s."), battery, unit);
}

/* The pieces stand after a colon, so that the sentence does not bend to their number. */
static char *
tell_pieces (const GabEvent *event,
             const char     *place,
             const char     *to)
{
  g_autofree char *pieces = gab_formal_tell_pieces (event->number[0], event->number[1]);
  int lengths = event->number[2];

  /* Translators, for all of these: %1$s is a place, the last the pieces: "3 heavy cannon" */
  switch ((GabFormalGroundEvent) event->id)
    {
    case GAB_FORMAL_EVENT_PLACED:     return g_strdup_printf (_("Placed in %1$s: %2$s."), place, pieces);
    case GAB_FORMAL_EVENT_ENTERED:    return g_strdup_printf (_("Entered at %1$s: %2$s."), place, pieces);
    case GAB_FORMAL_EVENT_LEFT:       return g_strdup_printf (_("Left the ground from %1$s: %2$s."), place, pieces);
    case GAB_FORMAL_EVENT_MOUNTED:    return g_strdup_printf (_("Mounted in %1$s: %2$s."), place, pieces);
    case GAB_FORMAL_EVENT_DISMOUNTED: return g_strdup_printf (_("Taken from the platform of %1$s: %2$s."), place, pieces);
    default:
      if (lengths == 0)
        return g_strdup_printf (_("Moved from %1$s to %2$s: %3$s."), place, to, pieces);
      return g_strdup_printf (ngettext ("Moved from %1$s to %2$s, %4$d length: %3$s.",
                                        "Moved from %1$s to %2$s, %4$d lengths: %3$s.", lengths),
                              place, to, pieces, lengths);
    }
}

/* GabRules.tell */
char *
gab_formal_tell (const GabEvent *event,
                 const GabNames *names,
                 int             viewer)
{
  g_autofree char *first = NULL, *second = NULL;

  if (event->id >= GAB_FORMAL_BLOOD_EVENTS)
    return gab_formal_tell_blood (event, names, viewer);
  first = gab_formal_dup_name (names, event->name[0]);
  second = gab_formal_dup_name (names, event->name[1]);
  switch ((GabFormalGroundEvent) event->id)
    {
    case GAB_FORMAL_NEED_POINTS:
      return g_strdup_printf (ngettext ("points of %d work", "points of %d works", event->number[0]), event->number[0]);
    case GAB_FORMAL_EVENT_POINTS:
      return g_strdup_printf (ngettext ("%1$s takes %2$d point before it is breached.",
                                        "%1$s takes %2$d points before it is breached.", event->number[0]),
                              first, event->number[0]);
    case GAB_FORMAL_EVENT_POINTS_FIXED: return g_strdup (_("The points of the works are rolled and sealed."));
    case GAB_FORMAL_EVENT_STEP:         return tell_step (event);
    case GAB_FORMAL_EVENT_DUG:          return g_strdup_printf (_("%s is dug."), first);
    case GAB_FORMAL_EVENT_DUG_AGAIN:    return g_strdup_printf (_("%s is dug again."), first);
    case GAB_FORMAL_EVENT_ESTABLISHED:
      return g_strdup_printf (_("Parallel %d is established."), event->number[0]);
    case GAB_FORMAL_EVENT_HALF:
    case GAB_FORMAL_EVENT_BATTERY:
    case GAB_FORMAL_EVENT_REBUILT:
      return tell_battery (event, first, second);
    default:
      return tell_pieces (event, first, second);
    }
}
