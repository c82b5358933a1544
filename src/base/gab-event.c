/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events: what came of an order, as numbers. */

#include "gab-event.h"

/**
 * gab_events_new:
 *
 * Returns: (transfer full): an empty list; g_array_unref() frees it.
 */
GabEvents *
gab_events_new (void)
{
  return g_array_new (FALSE, TRUE, sizeof (GabEvent));
}

/**
 * gab_events_add:
 * @events: (nullable): where to note it; NULL when nobody listens (bench, odds)
 * @id: the rule set's event id
 *
 * Returns: (transfer none): the new event, seen by all, to be filled in before
 *   the next one is added. Never NULL: without a list it is a scratch event.
 */
GabEvent *
gab_events_add (GabEvents *events,
                guint16    id)
{
  static _Thread_local GabEvent scratch;
  GabEvent *event = &scratch;

  if (events != NULL)
    {
      g_array_set_size (events, events->len + 1);
      event = gab_events_nth (events, events->len - 1);
    }
  event->id = id;
  event->seen_by = GAB_SEEN_BY_ALL;
  event->name[0] = event->name[1] = -1;
  return event;
}
