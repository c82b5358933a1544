/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an order or a setup of a formal siege is refused, as sentences; the ground's part. */

#include "gab-formal-words.h"

#include <glib/gi18n-lib.h>

/* What a refusal's sentence is about: nothing, a thing, or a length in yards. */
typedef enum
{
  PLAIN,
  NAMED,
} Form;

static const struct
{
  int         rule;
  Form        form;
  const char *sentence;
} simple[] = {
  [GAB_FORMAL_NO_OVER] = { 48, PLAIN, N_("The siege is over.") },
  [GAB_FORMAL_NO_OPEN] = { 6, PLAIN, N_("A choice stands open; it is made before anything else is ordered.") },
  [GAB_FORMAL_NO_END_OF_FIRE] = { 21, PLAIN, N_("The fire step ends by itself, when both sides have passed one after the other.") },
  [GAB_FORMAL_NO_PIECES] = { 6, PLAIN, N_("An order takes one piece or more.") },
  [GAB_FORMAL_NO_POINTS_KNOWN] = { 4, PLAIN, N_("The points of the works are fixed already.") },
  [GAB_FORMAL_NO_POINTS_YET] = { 4, PLAIN, N_("The points of the works are fixed before the first turn: roll for them, or put them into the setup.") },
  [GAB_FORMAL_NO_GROUND] = { 3, PLAIN, N_("Both ends of a trench lie on the ground.") },
  [GAB_FORMAL_NO_BEGIN] = { 8, PLAIN, N_("This parallel goes on from one of its own units, or is begun round the head of a sap that has reached its band.") },
  [GAB_FORMAL_NO_FOLLOWS] = { 9, PLAIN, N_("A sap begins at the free end of another or inside a unit of a parallel.") },
  [GAB_FORMAL_NO_BEFORE] = { 12, PLAIN, N_("Only a unit of the third parallel may have a battery before it.") },
  [GAB_FORMAL_NO_GATE] = { 12, PLAIN, N_("Ahead of the third parallel batteries are built only once the covered way is taken.") },
  [GAB_FORMAL_NO_BATTERY_GROUND] = { 3, PLAIN, N_("All corners of a battery lie on the ground.") },

  [GAB_FORMAL_NO_UNIT] = { 5, NAMED, N_("%s belongs to the other side.") },
  [GAB_FORMAL_NO_HELD] = { 20, NAMED, N_("%s is no longer held.") },
  [GAB_FORMAL_NO_NAME_TAKEN] = { 7, NAMED, N_("There is a %s already.") },
  [GAB_FORMAL_NO_NAME_OTHER] = { 7, NAMED, N_("This can only be %s.") },
  [GAB_FORMAL_NO_BACK] = { 8, NAMED, N_("A parallel runs on along the wall; this would turn back on %s.") },
  [GAB_FORMAL_NO_CONNECTION] = { 9, NAMED, N_("No trench joins %s to the first parallel now.") },
  [GAB_FORMAL_NO_THIS_TURN] = { 9, NAMED, N_("%s was dug this turn; a sap goes on from it next turn.") },
  [GAB_FORMAL_NO_FORK] = { 9, NAMED, N_("%s is joined there already, and saps do not fork.") },
  [GAB_FORMAL_NO_JOINT] = { 9, NAMED, N_("Units of a parallel join end to end, and two at a place; this would not join %s so.") },
  [GAB_FORMAL_NO_SIDE] = { 12, NAMED, N_("%s stands on that side, where no sap may join.") },
  [GAB_FORMAL_NO_CROSSING] = { 7, NAMED, N_("This would cross %s or come within a yard of it.") },
  [GAB_FORMAL_NO_OVER_BATTERY] = { 7, NAMED, N_("This would run through %s.") },
  [GAB_FORMAL_NO_OVER_WORK] = { 13, NAMED, N_("This would run into %s, which is still held.") },
  [GAB_FORMAL_NO_PLACE] = { 7, NAMED, N_("There is no %s.") },
  [GAB_FORMAL_NO_GONE] = { 50, NAMED, N_("%s is destroyed and has not been dug again.") },
  [GAB_FORMAL_NO_STANDS] = { 12, NAMED, N_("%s stands there already; one battery is built on each side of a unit.") },
  [GAB_FORMAL_NO_SORT] = { 12, NAMED, N_("%s has been begun for the other sort of pieces; a battery is for cannon or for mortars.") },
  [GAB_FORMAL_NO_SAP_SIDE] = { 12, NAMED, N_("%s joins the parallel on that side.") },
  [GAB_FORMAL_NO_UNDER_TRENCH] = { 12, NAMED, N_("The battery would lie over %s.") },
  [GAB_FORMAL_NO_UNDER_BATTERY] = { 12, NAMED, N_("The battery would lie over %s.") },
  [GAB_FORMAL_NO_UNDER_WORK] = { 12, NAMED, N_("The battery would lie over %s.") },
  [GAB_FORMAL_NO_DESTROYED] = { 28, NAMED, N_("%s is not destroyed.") },
  [GAB_FORMAL_NO_ENTERED] = { 16, NAMED, N_("What has entered at %s this turn goes no further until the next.") },
  [GAB_FORMAL_NO_FIRST] = { 16, NAMED, N_("The game is entered and left in the first parallel, and %s is no unit of it.") },
  [GAB_FORMAL_NO_WAY] = { 14, NAMED, N_("No trench leads there from %s.") },
  [GAB_FORMAL_NO_SAME] = { 20, NAMED, N_("They are in %s already.") },
  [GAB_FORMAL_NO_GUNS_IN_SAP] = { 18, NAMED, N_("%s does not join parallels at both its ends, and holds no artillery until it does.") },
  [GAB_FORMAL_NO_BESIEGERS_PLACE] = { 14, NAMED, N_("The besieger moves in trenches and batteries, and %s is none.") },
  [GAB_FORMAL_NO_DEFENDERS_PLACE] = { 20, NAMED, N_("The defender moves between his works, and %s is none of them.") },
  [GAB_FORMAL_NO_HALF] = { 12, NAMED, N_("Only half of %s is built; it holds nothing yet.") },
  [GAB_FORMAL_NO_MOUNT_SORT] = { 17, NAMED, N_("Pieces of this sort do not mount in %s; they may shelter there.") },
  [GAB_FORMAL_NO_MOUNT_RUIN] = { 28, NAMED, N_("%s is destroyed; nothing mounts in it until it is built again.") },
};

/* Tenths of a yard as yards. */
static char *
yards (int tenths)
{
  return tenths % 10 == 0 ? g_strdup_printf ("%d", tenths / 10)
                          : g_strdup_printf ("%d.%d", tenths / 10, tenths % 10);
}

static void
refuse_between (GError      **error,
                GabFormalNo   no)
{
  g_autofree char *least = yards (no.number), *most = yards (no.other);

  if (no.why == GAB_FORMAL_NO_LENGTH)
    gab_refuse (error, GAB_FORMAL_PREFIX, 7, _("Such a unit is from %1$s to %2$s yards long."), least, most);
  else
    gab_refuse (error, GAB_FORMAL_PREFIX, 8,
                _("Both ends of a unit of this parallel lie from %1$s to %2$s yards out."), least, most);
}

static void
refuse_ground (GError      **error,
               const char   *name,
               GabFormalNo   no)
{
  g_autofree char *length = yards (no.number);

  switch (no.why)
    {
    case GAB_FORMAL_NO_LENGTH:
    case GAB_FORMAL_NO_BAND:
      refuse_between (error, no);
      break;
    case GAB_FORMAL_NO_SLANT:
      gab_refuse (error, GAB_FORMAL_PREFIX, 8,
                  ngettext ("A parallel slants by %d degree to the wall’s line at most.",
                            "A parallel slants by %d degrees to the wall’s line at most.", no.number), no.number);
      break;
    case GAB_FORMAL_NO_STRAIGHT:
      /* Translators: %1$d is how many units, %2$d an angle in degrees */
      gab_refuse (error, GAB_FORMAL_PREFIX, 10,
                  ngettext ("No more than %1$d unit of a sap may run on without turning by %2$d degrees or more.",
                            "No more than %1$d units of a sap may run on without turning by %2$d degrees or more.",
                            no.number), no.number, no.other);
      break;
    case GAB_FORMAL_NO_INSIDE:
      gab_refuse (error, GAB_FORMAL_PREFIX, 11,
                  _("A sap leaves or enters %1$s at least %2$s yards from the unit’s ends."), name, length);
      break;
    case GAB_FORMAL_NO_HEAD:
      gab_refuse (error, GAB_FORMAL_PREFIX, 11,
                  _("The head of %1$s must lie at least %2$s yards from the ends of the unit that is dug round it."),
                  name, length);
      break;
    case GAB_FORMAL_NO_NEARER:
      gab_refuse (error, GAB_FORMAL_PREFIX, 13,
                  _("No trench may be nearer than %s yards until the covered way is taken."), length);
      break;
    case GAB_FORMAL_NO_ESTABLISHED:
      gab_refuse (error, GAB_FORMAL_PREFIX, 8,
                  _("Parallel %d is not yet established: too few of its units are joined in one line."), no.number);
      break;
    case GAB_FORMAL_NO_NAME_PARALLEL:
      gab_refuse (error, GAB_FORMAL_PREFIX, 7, _("A unit of parallel %1$d has a name of the form p%1$d.1."), no.number);
      break;
    case GAB_FORMAL_NO_PARALLEL:
      gab_refuse (error, GAB_FORMAL_PREFIX, 8, _("There are parallels 1 to %d."), no.other);
      break;
    case GAB_FORMAL_NO_WORK:
      /* Translators: %1$d is how many are needed, %2$d how many are left */
      gab_refuse (error, GAB_FORMAL_PREFIX, 7,
                  ngettext ("This takes %1$d unit of work, and %2$d are left this turn.",
                            "This takes %1$d units of work, and %2$d are left this turn.", no.number),
                  no.number, no.other);
      break;
    case GAB_FORMAL_NO_ROOM_TRENCHES:
      gab_refuse (error, GAB_FORMAL_PREFIX, 7, _("A siege has %d trenches at most."), no.number);
      break;
    case GAB_FORMAL_NO_ROOM_BATTERIES:
      gab_refuse (error, GAB_FORMAL_PREFIX, 12, _("A siege has %d batteries at most."), no.number);
      break;
    default:
      g_return_if_reached ();
    }
}

/* Where there is nothing at all, no number stands in the sentence. */
static gboolean
refuse_none (GError      **error,
             const char   *name,
             GabFormalNo   no)
{
  switch (no.why)
    {
    case GAB_FORMAL_NO_READY:
      gab_refuse (error, GAB_FORMAL_PREFIX, 16, "%s", _("None of these is off the ground and ready."));
      return TRUE;
    case GAB_FORMAL_NO_THERE:
      gab_refuse (error, GAB_FORMAL_PREFIX, 14, _("In %s none of these can do that now."), name);
      return TRUE;
    case GAB_FORMAL_NO_ROOM:
      gab_refuse (error, GAB_FORMAL_PREFIX, 17, _("%s has no room for more."), name);
      return TRUE;
    case GAB_FORMAL_NO_PLATFORM:
      gab_refuse (error, GAB_FORMAL_PREFIX, 17, _("The platform of %s has no room for more."), name);
      return TRUE;
    case GAB_FORMAL_NO_MOUNTED:
      gab_refuse (error, GAB_FORMAL_PREFIX, 17, _("None of these is mounted in %s."), name);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
refuse_moves (GError      **error,
              const char   *name,
              GabFormalNo   no)
{
  if (no.number == 0 && refuse_none (error, name, no))
    return;
  switch (no.why)
    {
    case GAB_FORMAL_NO_STEP:
      /* Translators: two steps of the turn */
      gab_refuse (error, GAB_FORMAL_PREFIX, 6, _("This belongs to the step “%1$s”; now it is “%2$s”."),
                  gab_formal_tell_step (no.number), gab_formal_tell_step (no.other));
      break;
    case GAB_FORMAL_NO_UNPLACED:
      gab_refuse (error, GAB_FORMAL_PREFIX, 20,
                  ngettext ("The defender places all he has before the first turn; %d is still to be placed.",
                            "The defender places all he has before the first turn; %d are still to be placed.",
                            no.number), no.number);
      break;
    case GAB_FORMAL_NO_READY:
      gab_refuse (error, GAB_FORMAL_PREFIX, 16,
                  ngettext ("Only %d of these is off the ground and ready.",
                            "Only %d of these are off the ground and ready.", no.number), no.number);
      break;
    case GAB_FORMAL_NO_THERE:
      gab_refuse (error, GAB_FORMAL_PREFIX, 14, _("In %1$s only %2$d of these can do that now."), name, no.number);
      break;
    case GAB_FORMAL_NO_LENGTHS:
      /* Translators: %1$s is a trench, %2$d trench lengths, %3$d how many pieces */
      gab_refuse (error, GAB_FORMAL_PREFIX, 14,
                  ngettext ("%1$s is %2$d length away, and only %3$d of these can still go so far this turn.",
                            "%1$s is %2$d lengths away, and only %3$d of these can still go so far this turn.", no.number),
                  name, no.number, no.other);
      break;
    case GAB_FORMAL_NO_ROOM:
      gab_refuse (error, GAB_FORMAL_PREFIX, 17, _("%1$s has room for %2$d more only."), name, no.number);
      break;
    case GAB_FORMAL_NO_PLATFORM:
      gab_refuse (error, GAB_FORMAL_PREFIX, 17, _("The platform of %1$s has room for %2$d more only."), name, no.number);
      break;
    case GAB_FORMAL_NO_MOUNTED:
      gab_refuse (error, GAB_FORMAL_PREFIX, 17, _("Only %2$d of these are mounted in %1$s."), name, no.number);
      break;
    default:
      refuse_ground (error, name, no);
      break;
    }
}

/* Refuses an order; always FALSE. What stands beside the refusal in its list goes into the sentence. */
gboolean
gab_formal_refuse (GError         **error,
                   const GabNames  *names,
                   GabFormalNo      no)
{
  g_autofree char *name = gab_formal_dup_name (names, no.name);

  if (no.why >= G_N_ELEMENTS (simple) || simple[no.why].sentence == NULL)
    refuse_moves (error, name, no);
  else if (simple[no.why].form == PLAIN)
    gab_refuse (error, GAB_FORMAL_PREFIX, simple[no.why].rule, "%s", _(simple[no.why].sentence));
  else
    {
      g_auto (GStrv) parts = g_strsplit (_(simple[no.why].sentence), "%s", 2);
      g_autofree char *sentence = g_strjoinv (name, parts);

      gab_refuse (error, GAB_FORMAL_PREFIX, simple[no.why].rule, "%s", sentence);
    }
  return FALSE;
}

