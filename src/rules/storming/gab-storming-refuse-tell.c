/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an order or a setup of a storm is refused, as sentences. */

#include "gab-storming-private.h"

#include <glib/gi18n-lib.h>

/* Refusals that name nothing. */
static const struct
{
  int         rule;
  const char *sentence;
} plain[] = {
  [GAB_STORMING_REFUSE_OVER] =
    { 12, N_("The sheet is complete: no further attempt is made.") },
  [GAB_STORMING_REFUSE_SIZE_GIVEN] =
    { 13, N_("The size of the fort is taken from the campaign and is not rolled.") },
  [GAB_STORMING_REFUSE_SIZE_KNOWN] =
    { 1, N_("The size of this fort is already known.") },
  [GAB_STORMING_REFUSE_ARMY_GIVEN] =
    { 13, N_("The size of the army is taken from the campaign and is not rolled.") },
  [GAB_STORMING_REFUSE_ARMY_KNOWN] =
    { 2, N_("The size of the army is already known.") },
  [GAB_STORMING_REFUSE_ARMY_NEEDLESS] =
    { 2, N_("Any army is big enough for a small or medium fort: its size is not rolled.") },
  [GAB_STORMING_REFUSE_ARMY_BEFORE_SIZE] =
    { 2, N_("The size of the fort comes before the size of the army.") },
  [GAB_STORMING_REFUSE_SUMMON_LINKED] =
    { 3, N_("A storm linked to a siege has no summons.") },
  [GAB_STORMING_REFUSE_SUMMON_EARLY] =
    { 3, N_("The fort is summoned once the sizes of fort and army are known.") },
  [GAB_STORMING_REFUSE_SUMMON_AGAIN] =
    { 3, N_("The fort has already been summoned in this attempt.") },
  [GAB_STORMING_REFUSE_PREPARE_LINKED] =
    { 4, N_("A storm linked to a siege goes ahead without this.") },
  [GAB_STORMING_REFUSE_PREPARE_EARLY] =
    { 4, N_("The fort is summoned before the storm is made ready.") },
  [GAB_STORMING_REFUSE_PREPARE_AGAIN] =
    { 4, N_("The storm has already been made ready.") },
  [GAB_STORMING_REFUSE_COLUMNS_EARLY] =
    { 5, N_("The number of columns is rolled once it is settled that there is a storm.") },
  [GAB_STORMING_REFUSE_COLUMNS_AGAIN] =
    { 5, N_("The number of columns is already known.") },
  [GAB_STORMING_REFUSE_ASSAULT_EARLY] =
    { 6, N_("A column storms once the number of columns is known.") },
  [GAB_STORMING_REFUSE_NAME_EARLY] =
    { 12, N_("Units are named once the number of columns is known.") },
  [GAB_STORMING_REFUSE_END_FIRST] =
    { 12, N_("There is no attempt yet to stop after.") },
  [GAB_STORMING_REFUSE_END_UNDER_WAY] =
    { 12, N_("An attempt under way is played to its end; one may stop between two attempts.") },
  [GAB_STORMING_REFUSE_SET_NOW] =
    { 12, N_("This cannot be corrected now; take orders back instead.") },
  [GAB_STORMING_REFUSE_SETTLE] =
    { 12, N_("The losses are booked once the last attempt is over.") },
};

/* Refuses an order; always FALSE. The numbers are those beside the refusal. */
gboolean
gab_storming_refuse (GError             **error,
                     GabStormingRefusal   why,
                     int                  number,
                     int                  other)
{
  switch (why)
    {
    case GAB_STORMING_REFUSE_ASSAULT_COLUMN:
      gab_refuse (error, GAB_STORMING_PREFIX, 6,
                  ngettext ("There is %d column: it is column 1.",
                            "There are %d columns, numbered from 1.", number), number);
      return FALSE;
    case GAB_STORMING_REFUSE_ASSAULT_AGAIN:
      gab_refuse (error, GAB_STORMING_PREFIX, 6, _("Column %d has already stormed."), number);
      return FALSE;
    case GAB_STORMING_REFUSE_NAME_COLUMN:
      gab_refuse (error, GAB_STORMING_PREFIX, 12,
                  ngettext ("Units can be named for the %d column only: it is column 1.",
                            "Units can be named for the %d columns, numbered from 1.", number), number);
      return FALSE;
    case GAB_STORMING_REFUSE_NAME_LATE:
      gab_refuse (error, GAB_STORMING_PREFIX, 12,
                  _("Units are named for a column before its dice, and column %d has stormed."), number);
      return FALSE;
    case GAB_STORMING_REFUSE_SET_RANGE:
      gab_refuse (error, GAB_STORMING_PREFIX, 12, _("This can be set from %1$d to %2$d now."), number, other);
      return FALSE;
    default:
      g_return_val_if_fail (why < G_N_ELEMENTS (plain) && plain[why].sentence != NULL, FALSE);
      gab_refuse (error, GAB_STORMING_PREFIX, plain[why].rule, "%s", _(plain[why].sentence));
      return FALSE;
    }
}

/* Refuses a unit that is named for a column (ST-12); always FALSE. */
gboolean
gab_storming_refuse_unit (GError             **error,
                          GabStormingRefusal   why,
                          const GabNames      *names,
                          gint32               name,
                          int                  column)
{
  const char *unit = gab_names_label (names, name);

  if (why == GAB_STORMING_REFUSE_NAME_DEFENDER)
    gab_refuse (error, GAB_STORMING_PREFIX, 12, _("%s does not attack here."), unit);
  else if (why == GAB_STORMING_REFUSE_NAME_NO_MEN)
    gab_refuse (error, GAB_STORMING_PREFIX, 12, _("%s has no men to storm with."), unit);
  else
    /* Translators: %1$s is a unit, %2$d the number of a column */
    gab_refuse (error, GAB_STORMING_PREFIX, 12,
                _("%1$s goes with column %2$d already; a unit goes with one column only."), unit, column);
  return FALSE;
}

/* Refuses a setup. */
void
gab_storming_bad_setup (GError                **error,
                        GabStormingSetupFault   fault,
                        const char             *verb,
                        int                     most)
{
  switch (fault)
    {
    case GAB_STORMING_SETUP_TWICE:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP, _("The setup says “%s” twice."), verb);
      break;
    case GAB_STORMING_SETUP_ATTEMPTS:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   _("The sheet has from 1 to %d attempts."), most);
      break;
    case GAB_STORMING_SETUP_LINKED:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP,
                           _("A storm linked to a siege is a single attempt."));
      break;
    case GAB_STORMING_SETUP_MANY_UNITS:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   _("At most %d units can attack in one storm."), most);
      break;
    case GAB_STORMING_SETUP_NO_MEN:
    default:
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP,
                           _("The attacking units have not a man among them."));
      break;
    }
}

/* Reports a state that contradicts itself; always FALSE. */
gboolean
gab_storming_bad_state (GError **error,
                        int      attempt)
{
  if (attempt > 0)
    g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK,
                 _("Attempt %d of the storm does not agree with itself."), attempt);
  else
    g_set_error_literal (error, GAB_ERROR, GAB_ERROR_CHECK,
                         _("The sheet of the storm does not agree with its attempts."));
  return FALSE;
}
