/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a reader calls kinds and grades of units. */

#include "gab-unit.h"

#include <glib/gi18n-lib.h>

/**
 * gab_unit_kind_label:
 * @kind: a GabUnitKind
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_unit_kind_label (int kind)
{
  static const char *labels[GAB_UNIT_N_KINDS] = {
    NC_("unit", "foot"), NC_("unit", "light foot"), NC_("unit", "rifles"), NC_("unit", "militia"),
    NC_("unit", "pike and shot"), NC_("unit", "commanded shot"), NC_("unit", "horse"),
    NC_("unit", "cuirassiers"), NC_("unit", "light horse"), NC_("unit", "dragoons (mounted foot)"),
    NC_("unit", "dragoons"), NC_("unit", "heavy guns"), NC_("unit", "field guns"),
    NC_("unit", "light guns"), NC_("unit", "horse artillery"), NC_("unit", "howitzers"),
    NC_("unit", "mortars"), NC_("unit", "engineers"), NC_("unit", "sappers"), NC_("unit", "staff"),
  };

  g_return_val_if_fail (kind >= 0 && kind < GAB_UNIT_N_KINDS, "");
  return g_dpgettext2 (NULL, "unit", labels[kind]);
}

/**
 * gab_quality_label:
 * @english_civil_war: whether it is told in that war's words
 * @quality: the grade, 0 to 4
 *
 * Returns: (transfer none): what a reader calls it (CA-2).
 */
const char *
gab_quality_label (gboolean english_civil_war,
                   int      quality)
{
  static const char *labels[2][GAB_N_QUALITIES] = {
    { NC_("quality", "militia"), NC_("quality", "conscript"), NC_("quality", "line"),
      NC_("quality", "veteran"), NC_("quality", "guard") },
    { NC_("quality", "raw"), NC_("quality", "seasoned"), NC_("quality", "trained"),
      NC_("quality", "veteran"), NC_("quality", "elite") },
  };

  g_return_val_if_fail (quality >= 0 && quality < GAB_N_QUALITIES, "");
  return g_dpgettext2 (NULL, "quality", labels[english_civil_war != FALSE][quality]);
}
