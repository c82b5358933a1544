/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formal siege before it begins: the values of its works, and whether they can stand (FS-4). */

#include "gab-siege-draft.h"

#include <glib/gi18n-lib.h>

/**
 * gab_siege_draft_sum:
 * @self: a draft
 * @most: (out) (optional): how many points the sections may have together
 *
 * Returns: how many points they have together (FS-4).
 */
gint32
gab_siege_draft_sum (const GabSiegeDraft *self,
                     gint32              *most)
{
  gint32 sum = 0;
  guint n = 0;

  for (guint i = 0; i < self->n_works; i++)
    for (guint j = 0; j < gab_siege_draft_sections (self, i); j++, n++)
      sum += self->work[i].points[j];
  if (most != NULL)
    *most = n * self->tables->points_a_section;
  return sum;
}

/**
 * gab_siege_draft_check_points:
 * @self: a draft
 * @error: which value cannot stand, and why (FS-4)
 *
 * Returns: TRUE when its values can stand.
 */
gboolean
gab_siege_draft_check_points (const GabSiegeDraft  *self,
                              GError              **error)
{
  gint32 most;
  gint32 sum = gab_siege_draft_sum (self, &most);

  for (guint i = 0; i < self->n_works; i++)
    for (guint j = 0; j < gab_siege_draft_sections (self, i); j++)
      if (self->work[i].points[j] < self->tables->points_least || self->work[i].points[j] > self->tables->points_most)
        {
          g_autofree char *section = gab_siege_draft_tell_section (self, i, j);

          /* Translators: a section of a fortress, its points, the least and most there may be */
          gab_refuse (error, gab_formal_rules.prefix, 4, _("%1$s has %2$d points; it may have %3$d to %4$d."), section,
                      self->work[i].points[j], self->tables->points_least, self->tables->points_most);
          return FALSE;
        }
  if (sum <= most)
    return TRUE;
  gab_refuse (error, gab_formal_rules.prefix, 4,
              _("All sections together have %1$d points; they may have %2$d at most."), sum, most);
  return FALSE;
}
