/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What joins what (FS-9, FS-11, FS-18, FS-38, FS-49, FS-50). */

#include "gab-formal-private.h"

guint
gab_formal_adjoining (const GabFormal *state,
                      GabFormalSpot    spot,
                      GabFormalSpot   *out,
                      guint            max)
{
  return 0;
}

gboolean
gab_formal_is_forward (const GabFormal *state,
                       GabFormalSpot    spot)
{
  return FALSE;
}

gboolean
gab_formal_sap_is_joined (const GabFormal *state,
                          guint            trench)
{
  return FALSE;
}

void
gab_formal_trench_goes (GabFormal *state,
                        guint      trench)
{
}
