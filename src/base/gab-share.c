/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sharing out: whole things among many, by largest remainder (CA-5, CA-6). */

#include "gab-share.h"

/**
 * gab_share:
 * @total: how many to share out, from 0 to 10^18
 * @weights: (array length=n): each share's weight, 0 or more, their sum up to 10^18
 * @n: how many shares
 * @parts: (out) (array length=n): what each gets
 *
 * Largest remainder; ties go to the earlier in the list. When @total is no more
 * than the weights together, no part is more than its weight: so losses shared
 * by the men present never exceed them. Without any weight nothing is shared.
 *
 * Returns: how many were shared: @total, or 0 without any weight.
 */
gint64
gab_share (gint64        total,
           const gint64 *weights,
           guint         n,
           gint64       *parts)
{
  g_autofree gint64 *remainders = g_new0 (gint64, n + 1);
  gint64 sum = 0, left = total;

  for (guint i = 0; i < n; i++)
    {
      sum += weights[i];
      parts[i] = 0;
    }
  if (sum == 0)
    return 0;

  for (guint i = 0; i < n; i++)
    {
      __int128 product = (__int128) total * weights[i];

      parts[i] = product / sum;
      remainders[i] = product % sum;
      left -= parts[i];
    }
  for (; left > 0; left--)
    {
      guint best = 0;

      for (guint i = 1; i < n; i++)
        if (remainders[i] > remainders[best])
          best = i;
      parts[best]++;
      remainders[best] = -1;
    }
  return total;
}
