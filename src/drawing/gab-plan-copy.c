/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-copy.c: an overlay that owns what it shows. */

#include "gab-plan.h"

/**
 * gab_plan_overlay_copy:
 * @overlay: (nullable): what lies over a plan
 *
 * Returns: (transfer full) (nullable): the same with all that was lent copied; free with gab_plan_overlay_free()
 */
GabPlanOverlay *
gab_plan_overlay_copy (const GabPlanOverlay *overlay)
{
  GabPlanOverlay *copy;

  if (overlay == NULL)
    return NULL;
  copy = g_new (GabPlanOverlay, 1);
  *copy = *overlay;
  copy->ghosts = overlay->n_ghosts > 0 ? g_memdup2 (overlay->ghosts, overlay->n_ghosts * sizeof *overlay->ghosts) : NULL;
  copy->marked = overlay->n_marked > 0 ? g_memdup2 (overlay->marked, overlay->n_marked * sizeof *overlay->marked) : NULL;
  copy->arc.n_rings = MIN (overlay->arc.n_rings, GAB_PLAN_RINGS);
  copy->aim.n_lines = MIN (overlay->aim.n_lines, GAB_PLAN_NOTE);
  for (guint i = 0; i < GAB_PLAN_RINGS; i++)
    copy->arc.text[i] = i < copy->arc.n_rings ? g_strdup (overlay->arc.text[i]) : NULL;
  for (guint i = 0; i < GAB_PLAN_NOTE; i++)
    copy->aim.line[i] = i < copy->aim.n_lines ? g_strdup (overlay->aim.line[i]) : NULL;
  copy->remark.text = g_strdup (overlay->remark.text);
  return copy;
}

/**
 * gab_plan_overlay_free:
 * @overlay: (nullable): what gab_plan_overlay_copy() gave
 */
void
gab_plan_overlay_free (GabPlanOverlay *overlay)
{
  if (overlay == NULL)
    return;
  g_free ((gpointer) overlay->ghosts);
  g_free ((gpointer) overlay->marked);
  for (guint i = 0; i < GAB_PLAN_RINGS; i++)
    g_free ((gpointer) overlay->arc.text[i]);
  for (guint i = 0; i < GAB_PLAN_NOTE; i++)
    g_free ((gpointer) overlay->aim.line[i]);
  g_free ((gpointer) overlay->remark.text);
  g_free (overlay);
}
