/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fire, storm, sortie and end of a formal siege (FS-21 to FS-49). */

#include "gab-formal-private.h"

gboolean
gab_formal_begin_fire (GabFormal  *state,
                       GabDice    *dice,
                       GabEvents  *events,
                       GError    **error)
{
  gab_formal_next_step (state, events);
  return TRUE;
}

gboolean
gab_formal_apply_blood (GabFormal       *state,
                        const GabOrder  *order,
                        GabDice         *dice,
                        GabEvents       *events,
                        GError         **error)
{
  gab_refuse (error, GAB_FORMAL_PREFIX, 6, "Not here.");
  return FALSE;
}

void
gab_formal_choices_blood (const GabFormal *state,
                          GArray          *choices)
{
}

gboolean
gab_formal_settle (gconstpointer   state,
                   GabSettlement  *settlement,
                   GError        **error)
{
  gab_refuse (error, GAB_FORMAL_PREFIX, 6, "Not here.");
  return FALSE;
}

void
gab_formal_series (gconstpointer  state,
                   GArray        *lines)
{
}

void
gab_formal_score (gconstpointer  state,
                  GArray        *lines)
{
}

char *
gab_formal_tell_blood (const GabEvent *event,
                       const GabNames *names,
                       int             viewer)
{
  return g_strdup ("");
}
