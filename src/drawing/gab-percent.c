/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Percentages: a share in words, the same on every page. */

#include "gab-percent.h"

#include <glib/gi18n-lib.h>

/**
 * gab_percent_tell:
 * @share: 0 to 1
 *
 * Returns: (transfer full): "34 %"; what is neither certain nor impossible is never
 *   told as 0 or 100.
 */
char *
gab_percent_tell (double share)
{
  if (share > 0 && share < 0.01)
    return g_strdup (_("under 1 %"));
  if (share < 1 && share > 0.99)
    return g_strdup (_("over 99 %"));
  /* Translators: a percentage */
  return g_strdup_printf (_("%.0f %%"), share * 100);
}
