/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fire, storm, sortie and end of a formal siege: where each of their orders goes (FS-21 to FS-49). */

#include "gab-formal-blood.h"

/**
 * gab_formal_apply_blood:
 * @state: a siege in the step that the order belongs to
 * @order: an order from fire to set
 * @dice: its dice
 * @events: (nullable): what comes of it
 * @error: why not, or which dice are missing
 *
 * Returns: FALSE when the order is refused; the state is in tatters then.
 */
gboolean
gab_formal_apply_blood (GabFormal       *state,
                        const GabOrder  *order,
                        GabDice         *dice,
                        GabEvents       *events,
                        GError         **error)
{
  GabFormalRun run = { state, dice, events, error };

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_FIRE:         return gab_formal_fire (&run, order);
    case GAB_FORMAL_PASS:         return gab_formal_pass (&run);
    case GAB_FORMAL_STORM:
    case GAB_FORMAL_STORM_WORK:   return gab_formal_storm (&run, order);
    case GAB_FORMAL_ANSWER:       return gab_formal_answer (&run, order);
    case GAB_FORMAL_SORTIE:       return gab_formal_sortie (&run, order);
    case GAB_FORMAL_PRESS_ON:     return gab_formal_press_on (&run, order);
    case GAB_FORMAL_RETURN:       return gab_formal_return (&run);
    case GAB_FORMAL_FALL_BACK:
    case GAB_FORMAL_FALL_BACK_TO: return gab_formal_fall_back (&run, order);
    case GAB_FORMAL_RAISE:        return gab_formal_give_up (&run, GAB_FORMAL_END_RAISED);
    case GAB_FORMAL_SURRENDER:    return gab_formal_give_up (&run, GAB_FORMAL_END_SURRENDER);
    case GAB_FORMAL_SET:
    case GAB_FORMAL_SET_POINTS:
    case GAB_FORMAL_SET_WORK:     return gab_formal_correct (&run, order);
    default:                      g_return_val_if_reached (FALSE);
    }
}
