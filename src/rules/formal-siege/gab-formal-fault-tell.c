/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a setup, with tables, or with a siege that contradicts itself, as sentences. */

#include "gab-formal-words.h"

#include <glib/gi18n-lib.h>

static void
bad_points (GError              **error,
            GabFormalSetupFault   fault,
            const char           *work,
            int                   number)
{
  switch (fault)
    {
    case GAB_FORMAL_SETUP_NO_POINTS:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("%s is a ravelin, and ravelins are not breached."), work);
      break;
    case GAB_FORMAL_SETUP_POINTS:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("%1$s cannot have %2$d points."), work, number);
      break;
    case GAB_FORMAL_SETUP_POINTS_TWICE:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("The points of %s are given twice."), work);
      break;
    case GAB_FORMAL_SETUP_POINTS_MISSING:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   _("The points of all works are given, or of none; those of %s are missing."), work);
      break;
    default:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("The works have more than %d points together."), number);
      break;
    }
}

/* Refuses a setup. */
void
gab_formal_bad_setup (GError              **error,
                      GabFormalSetupFault   fault,
                      const GabNames       *names,
                      gint32                name,
                      int                   number)
{
  g_autofree char *work = gab_formal_dup_name (names, name);

  switch (fault)
    {
    case GAB_FORMAL_SETUP_FRONT:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   _("A front has 2 to %d bastions, a wall more than bastions, a demi-lune fewer, and two ravelins."),
                   GAB_FORMAL_BASTIONS);
      break;
    case GAB_FORMAL_SETUP_OFF:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("%s does not stand on the ground."), work);
      break;
    case GAB_FORMAL_SETUP_SAME_PLACE:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("%s stands where another of its kind does."), work);
      break;
    case GAB_FORMAL_SETUP_ROUNDS:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("Each side begins with one round or more."));
      break;
    case GAB_FORMAL_SETUP_ROUNDS_TWICE:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("The rounds of a side are given twice."));
      break;
    case GAB_FORMAL_SETUP_SCALE:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("A section is one man or more, a model one gun or more, a round one shot or more."));
      break;
    case GAB_FORMAL_SETUP_SCALE_TWICE:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("The scale is given twice."));
      break;
    case GAB_FORMAL_SETUP_UNITS:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("At most %d units can take part in a siege."), number);
      break;
    case GAB_FORMAL_SETUP_PIECES:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   _("At most %d sections and models can take part in a siege."), number);
      break;
    default:
      bad_points (error, fault, work, number);
      break;
    }
}

/* Refuses tables in which a pair of numbers is the wrong way round. */
void
gab_formal_bad_tables (GError     **error,
                       const char  *table)
{
  g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("The numbers of the table “%s” should rise."), table);
}

/* Reports a state that contradicts itself; always FALSE. */
gboolean
gab_formal_bad_state (GError         **error,
                      GabFormalWrong   wrong,
                      const GabNames  *names,
                      gint32           name)
{
  g_autofree char *what = gab_formal_dup_name (names, name);

  switch (wrong)
    {
    case GAB_FORMAL_WRONG_ROUNDS:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_CHECK, _("The rounds of the siege cannot be right."));
      break;
    case GAB_FORMAL_WRONG_PIECE:
      g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK, _("A piece of %s is where it cannot be."), what);
      break;
    case GAB_FORMAL_WRONG_ROOM:
      g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK, _("%s holds more than it has room for."), what);
      break;
    case GAB_FORMAL_WRONG_TURN:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_CHECK, _("The siege’s turn does not agree with itself."));
      break;
    case GAB_FORMAL_WRONG_WORK:
    case GAB_FORMAL_WRONG_TRENCH:
    case GAB_FORMAL_WRONG_BATTERY:
    default:
      g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK, _("%s does not agree with itself."), what);
      break;
    }
  return FALSE;
}
