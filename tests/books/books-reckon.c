/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Largest remainder worked out another way, for tests of the books. */

#include "books-desk.h"

/* Of all ways to round each part down or up that give the total, that which is nearest to the exact shares; of
 * equals that which rounds up earlier in the list. It looks at every way, so n must be small. */
void
reckon_shares (gint64 total, const gint64 *weights, guint n, gint64 *parts)
{
  gint64 sum = 0, best = -1;
  guint best_way = 0;

  g_assert_cmpuint (n, <=, 16);
  for (guint i = 0; i < n; i++)
    sum += weights[i];
  for (guint i = 0; i < n; i++)
    parts[i] = 0;
  if (sum == 0)
    return;
  /* The first in the list is the highest bit: a larger number rounds up earlier. */
  for (guint way = 1u << n; way-- > 0;)
    {
      gint64 given = 0, distance = 0;

      for (guint i = 0; i < n; i++)
        {
          gint64 part = total * weights[i] / sum + ((way >> (n - 1 - i)) & 1);
          gint64 off = part * sum - total * weights[i];

          given += part;
          distance += off * off;
        }
      if (given != total || (best >= 0 && distance >= best))
        continue;
      best = distance;
      best_way = way;
    }
  g_assert_cmpint (best, >=, 0);
  for (guint i = 0; i < n; i++)
    parts[i] = total * weights[i] / sum + ((best_way >> (n - 1 - i)) & 1);
}
