/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an order of fire, storm or sortie is refused, as sentences. */

#include "gab-formal-blood.h"

#include <glib/gi18n-lib.h>

/* Those that say nothing, or a thing's name. */
static const struct
{
  int         rule;
  gboolean    named;
  const char *sentence;
} simple[] = {
  [GAB_FORMAL_BAR_NO_POSITION] = { 21, TRUE, N_("%s is no fire position: guns fire from bastions, demi-lunes, ravelins and batteries.") },
  [GAB_FORMAL_BAR_HAS_FIRED] = { 22, TRUE, N_("%s has fired already this turn.") },
  [GAB_FORMAL_BAR_RUIN] = { 28, TRUE, N_("%s is destroyed and no fire position until it is built again.") },
  [GAB_FORMAL_BAR_NO_GUNS] = { 22, TRUE, N_("No gun in %s can fire so.") },
  [GAB_FORMAL_BAR_OWN] = { 24, TRUE, N_("%s is the side’s own.") },
  [GAB_FORMAL_BAR_SUPPRESS] = { 24, TRUE, N_("Suppressive fire is aimed at fire positions and trenches, and %s is neither.") },
  [GAB_FORMAL_BAR_BREACHER] = { 24, FALSE, N_("Destructive fire is the besieger’s only.") },
  [GAB_FORMAL_BAR_NOT_BREACHABLE] = { 24, TRUE, N_("%s cannot be breached.") },
  [GAB_FORMAL_BAR_OUT_OF_PLAY] = { 43, TRUE, N_("%s is breached or taken, and out of play.") },
  [GAB_FORMAL_BAR_HALF] = { 12, TRUE, N_("Only half of %s is built.") },
  [GAB_FORMAL_BAR_EMPTY_RUIN] = { 28, TRUE, N_("%s is destroyed and holds nothing.") },
  [GAB_FORMAL_BAR_ARC] = { 23, TRUE, N_("That is out of the arc of %s.") },

  [GAB_FORMAL_BAR_STORMED] = { 33, FALSE, N_("There is one storm a turn, and it has been made.") },
  [GAB_FORMAL_BAR_WAY_TAKEN] = { 37, FALSE, N_("The covered way is taken already.") },
  [GAB_FORMAL_BAR_WAY_FIRST] = { 45, FALSE, N_("A demi-lune is stormed only once the covered way is taken.") },
  [GAB_FORMAL_BAR_NO_OBJECT] = { 33, TRUE, N_("The covered way and demi-lunes are stormed, and %s is neither.") },
  [GAB_FORMAL_BAR_THIRD] = { 33, TRUE, N_("Stormers come from the third parallel, and %s is no unit of it.") },
  [GAB_FORMAL_BAR_UNDEFENDED] = { 33, FALSE, N_("It is undefended, and no support is needed.") },
  [GAB_FORMAL_BAR_NO_STORM] = { 33, FALSE, N_("No storm waits for an answer.") },

  [GAB_FORMAL_BAR_SORTIED] = { 38, FALSE, N_("There is one sortie a turn, and it has been made.") },
  [GAB_FORMAL_BAR_FORWARD] = { 38, TRUE, N_("%s is not in a forward position.") },
  [GAB_FORMAL_BAR_MANNED] = { 39, TRUE, N_("A manned trench lies immediately before %s.") },
  [GAB_FORMAL_BAR_NO_SECTIONS] = { 38, FALSE, N_("A sortie is made by one section or more.") },
  [GAB_FORMAL_BAR_NO_SORTIE] = { 41, FALSE, N_("No sortie is under way.") },
  [GAB_FORMAL_BAR_NOT_ADJOINING] = { 41, TRUE, N_("%s does not adjoin what the sortie has destroyed.") },

  [GAB_FORMAL_BAR_NO_FALL_BACK] = { 49, FALSE, N_("Nobody has been driven out.") },
  [GAB_FORMAL_BAR_NOT_THERE] = { 49, TRUE, N_("%s is no trench that adjoins the place they are driven from.") },

  [GAB_FORMAL_BAR_BEFORE] = { 48, FALSE, N_("Not in this step of the siege.") },
  [GAB_FORMAL_BAR_NOT_OVER] = { 48, FALSE, N_("The siege is not yet over.") },
  [GAB_FORMAL_BAR_POINTS_UNKNOWN] = { 4, FALSE, N_("The points of the works are not yet fixed.") },
  [GAB_FORMAL_BAR_NO_POINTS] = { 4, TRUE, N_("%s has no points: it cannot be breached.") },
  [GAB_FORMAL_BAR_BREACHED] = { 43, TRUE, N_("%s is breached, and is not repaired in this siege.") },
  [GAB_FORMAL_BAR_WALL] = { 44, TRUE, N_("%s is lost by a breach only.") },
  [GAB_FORMAL_BAR_SO_ALREADY] = { 37, TRUE, N_("So it stands with %s already.") },
};

static void
bar_fire (GError       **error,
          GabFormalBar   why,
          const char    *name,
          int            number,
          int            other)
{
  g_autofree char *pieces = NULL;

  switch (why)
    {
    case GAB_FORMAL_BAR_OTHER_FIRES:
      gab_refuse (error, GAB_FORMAL_PREFIX, 21, "%s", number == GAB_FORMAL_BESIEGER
                  ? _("It is the besieger’s turn to fire or to pass.") : _("It is the defender’s turn to fire or to pass."));
      break;
    case GAB_FORMAL_BAR_FEW_GUNS:
      pieces = gab_formal_tell_pieces (number, other);
      /* Translators: %1$s is a place, %2$s pieces: "2 mortars" */
      gab_refuse (error, GAB_FORMAL_PREFIX, 22, _("In %1$s can fire: %2$s."), name, pieces);
      break;
    case GAB_FORMAL_BAR_MOVED:
      gab_refuse (error, GAB_FORMAL_PREFIX, 19,
                  ngettext ("A piece that moved does not fire in the same turn; in %1$s only %2$d can.",
                            "A piece that moved does not fire in the same turn; in %1$s only %2$d can.", other), name, other);
      break;
    case GAB_FORMAL_BAR_SILENCED:
      gab_refuse (error, GAB_FORMAL_PREFIX, 26,
                  ngettext ("A suppressed piece does not fire; in %1$s only %2$d can.",
                            "A suppressed piece does not fire; in %1$s only %2$d can.", other), name, other);
      break;
    case GAB_FORMAL_BAR_TABLE:
      pieces = gab_formal_tell_pieces (number, 1);
      /* Translators: %1$s is a piece, %2$d yards */
      gab_refuse (error, GAB_FORMAL_PREFIX, 25, _("%1$s at %2$d yards: the table has no such fire."), pieces, other);
      break;
    case GAB_FORMAL_BAR_ROUNDS:
      /* Translators: %1$d is how many rounds are needed, %2$d how many are left */
      gab_refuse (error, GAB_FORMAL_PREFIX, 32,
                  ngettext ("This needs %1$d round, and %2$d are left.", "This needs %1$d rounds, and %2$d are left.", number),
                  number, other);
      break;
    default:
      g_return_if_reached ();
    }
}

static void
bar_fight (GError       **error,
           GabFormalBar   why,
           const char    *name,
           int            number,
           int            other)
{
  g_autofree char *pieces = NULL;

  switch (why)
    {
    case GAB_FORMAL_BAR_SECTIONS:
      pieces = gab_formal_tell_pieces (GAB_FORMAL_INFANTRY, number);
      /* Translators: %1$s is a place, %2$s "3 sections of infantry" */
      gab_refuse (error, GAB_FORMAL_PREFIX, other, _("In %1$s stand only: %2$s."), name, pieces);
      break;
    case GAB_FORMAL_BAR_TWICE:
      gab_refuse (error, GAB_FORMAL_PREFIX, other, _("%s is named twice."), name);
      break;
    case GAB_FORMAL_BAR_FEW_STORMERS:
      gab_refuse (error, GAB_FORMAL_PREFIX, 33,
                  ngettext ("A storm is made by %d section or more.", "A storm is made by %d sections or more.", number), number);
      break;
    case GAB_FORMAL_BAR_SUPPORT:
      gab_refuse (error, GAB_FORMAL_PREFIX, 33,
                  ngettext ("In %1$s %2$d gun can support a storm now.", "In %1$s %2$d guns can support a storm now.", number),
                  name, number);
      break;
    case GAB_FORMAL_BAR_TOO_MANY_OUT:
      pieces = gab_formal_tell_pieces (number, other);
      /* Translators: pieces: "2 sections of infantry" */
      gab_refuse (error, GAB_FORMAL_PREFIX, 49, _("Left to be placed of these: %s."), pieces);
      break;
    case GAB_FORMAL_BAR_STILL_ROOM:
      pieces = gab_formal_tell_pieces (number, 1);
      /* Translators: %1$s is a place, %2$s a piece: "1 mortar" */
      gab_refuse (error, GAB_FORMAL_PREFIX, 49, _("Nobody is lost while there is room: in %1$s for %2$s."), name, pieces);
      break;
    case GAB_FORMAL_BAR_FIELD:
      gab_refuse (error, GAB_FORMAL_PREFIX, 6, _("That number may be %1$d to %2$d."), number, other);
      break;
    case GAB_FORMAL_BAR_POINTS:
      gab_refuse (error, GAB_FORMAL_PREFIX, 4, _("The points of %1$s may be %2$d to %3$d."), name, number, other);
      break;
    default:
      bar_fire (error, why, name, number, other);
      break;
    }
}

/* Refuses an order; always FALSE. What stands beside the refusal in its list goes into the sentence. */
gboolean
gab_formal_bar (const GabFormal  *state,
                GError          **error,
                GabFormalBar      why,
                gint32            name,
                int               number,
                int               other)
{
  g_autofree char *label = NULL;

  if (error == NULL)
    return FALSE;
  label = gab_formal_dup_name (state->setup->names, name);
  if (why >= G_N_ELEMENTS (simple) || simple[why].sentence == NULL)
    bar_fight (error, why, label, number, other);
  else if (!simple[why].named)
    gab_refuse (error, GAB_FORMAL_PREFIX, simple[why].rule, "%s", _(simple[why].sentence));
  else
    {
      g_auto (GStrv) parts = g_strsplit (_(simple[why].sentence), "%s", 2);
      g_autofree char *sentence = g_strjoinv (label, parts);

      gab_refuse (error, GAB_FORMAL_PREFIX, simple[why].rule, "%s", sentence);
    }
  return FALSE;
}
