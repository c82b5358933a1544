/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events: what came of an order, as numbers; a rule set's -tell.c makes them sentences. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define GAB_SEEN_BY_ALL 0xff
#define GAB_SEEN_BY_NOBODY 0 /* sealed from the umpire too */
#define GAB_EVENT_NUMBERS 6

/* One thing that happened. The meaning of the numbers is the rule set's. */
typedef struct
{
  guint16 id;         /* the rule set's own event id */
  guint8  seen_by;    /* bit n: side n may see it; GAB_SEEN_BY_ALL; GAB_SEEN_BY_NOBODY */
  guint8  n_dice;     /* how many of the order's dice belong to it */
  guint16 first_die;  /* index of the first of them within the order */
  gint32  name[2];    /* handles, as indices into the setup's GabNames; -1 none */
  gint32  number[GAB_EVENT_NUMBERS];
} GabEvent;

typedef GArray GabEvents; /* of GabEvent */

GabEvents *gab_events_new (void);
GabEvent  *gab_events_add (GabEvents *events,
                           guint16    id);

#define gab_events_nth(events, i) (&g_array_index ((events), GabEvent, (i)))

G_END_DECLS
