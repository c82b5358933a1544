/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of the ground: events, refusals, faults of a setup. */
#pragma once

#include "gab-formal-private.h"

G_BEGIN_DECLS

/* What happened; names and numbers of each stand behind it. */
typedef enum
{
  GAB_FORMAL_NEED_POINTS,        /* what dice are for: how many works are left */

  GAB_FORMAL_EVENT_POINTS,       /* work; points: nobody's to know */
  GAB_FORMAL_EVENT_POINTS_FIXED,
  GAB_FORMAL_EVENT_PLACED,       /* work; kind, count */
  GAB_FORMAL_EVENT_STEP,         /* step, turn */
  GAB_FORMAL_EVENT_DUG,          /* trench */
  GAB_FORMAL_EVENT_DUG_AGAIN,    /* trench */
  GAB_FORMAL_EVENT_ESTABLISHED,  /* parallel */
  GAB_FORMAL_EVENT_HALF,         /* battery, unit; for mortars */
  GAB_FORMAL_EVENT_BATTERY,      /* battery, unit; for mortars */
  GAB_FORMAL_EVENT_REBUILT,      /* battery */
  GAB_FORMAL_EVENT_ENTERED,      /* unit of trench; kind, count */
  GAB_FORMAL_EVENT_LEFT,         /* unit of trench; kind, count */
  GAB_FORMAL_EVENT_MOVED,        /* from, to; kind, count, lengths (0 a defender) */
  GAB_FORMAL_EVENT_MOUNTED,      /* battery; kind, count */
  GAB_FORMAL_EVENT_DISMOUNTED,   /* battery; kind, count */
  GAB_FORMAL_N_GROUND_EVENTS,
} GabFormalGroundEvent;

/* Why an order is refused; rule and sentence stand in gab-formal-refuse-tell.c. */
typedef enum
{
  GAB_FORMAL_ALLOWED,
  GAB_FORMAL_NO_OVER,
  GAB_FORMAL_NO_OPEN,
  GAB_FORMAL_NO_STEP,            /* the step it belongs to, the step now */
  GAB_FORMAL_NO_END_OF_FIRE,
  GAB_FORMAL_NO_PIECES,          /* a count of 0 */

  GAB_FORMAL_NO_POINTS_KNOWN,
  GAB_FORMAL_NO_POINTS_YET,
  GAB_FORMAL_NO_UNPLACED,        /* how many are left to place */
  GAB_FORMAL_NO_READY,           /* how many are ready */
  GAB_FORMAL_NO_UNIT,            /* unit of the other side */
  GAB_FORMAL_NO_HELD,            /* work */

  GAB_FORMAL_NO_WORK,            /* needed, left */
  GAB_FORMAL_NO_ROOM_TRENCHES,   /* the most */
  GAB_FORMAL_NO_NAME_TAKEN,      /* name */
  GAB_FORMAL_NO_NAME_OTHER,      /* the name that it should have */
  GAB_FORMAL_NO_NAME_PARALLEL,   /* parallel */
  GAB_FORMAL_NO_PARALLEL,        /* parallel: there is none */
  GAB_FORMAL_NO_GROUND,
  GAB_FORMAL_NO_LENGTH,          /* least, most, tenths */
  GAB_FORMAL_NO_BAND,            /* least, most, tenths */
  GAB_FORMAL_NO_SLANT,           /* degrees */
  GAB_FORMAL_NO_BACK,            /* trench */
  GAB_FORMAL_NO_ESTABLISHED,     /* parallel */
  GAB_FORMAL_NO_BEGIN,
  GAB_FORMAL_NO_FOLLOWS,
  GAB_FORMAL_NO_CONNECTION,      /* trench or battery */
  GAB_FORMAL_NO_THIS_TURN,       /* trench */
  GAB_FORMAL_NO_FORK,            /* trench */
  GAB_FORMAL_NO_STRAIGHT,        /* units, degrees */
  GAB_FORMAL_NO_INSIDE,          /* trench; tenths */
  GAB_FORMAL_NO_HEAD,            /* sap; tenths */
  GAB_FORMAL_NO_JOINT,           /* trench */
  GAB_FORMAL_NO_SIDE,            /* battery */
  GAB_FORMAL_NO_CROSSING,        /* trench */
  GAB_FORMAL_NO_OVER_BATTERY,    /* battery */
  GAB_FORMAL_NO_OVER_WORK,       /* work */
  GAB_FORMAL_NO_NEARER,          /* tenths */

  GAB_FORMAL_NO_PLACE,           /* name: not dug, or gone */
  GAB_FORMAL_NO_GONE,            /* trench */
  GAB_FORMAL_NO_BEFORE,
  GAB_FORMAL_NO_GATE,
  GAB_FORMAL_NO_STANDS,          /* battery */
  GAB_FORMAL_NO_SORT,            /* battery */
  GAB_FORMAL_NO_SAP_SIDE,        /* trench */
  GAB_FORMAL_NO_ROOM_BATTERIES,  /* the most */
  GAB_FORMAL_NO_UNDER_TRENCH,    /* trench */
  GAB_FORMAL_NO_UNDER_BATTERY,   /* battery */
  GAB_FORMAL_NO_UNDER_WORK,      /* work */
  GAB_FORMAL_NO_BATTERY_GROUND,
  GAB_FORMAL_NO_DESTROYED,       /* battery: it is not */

  GAB_FORMAL_NO_THERE,           /* place; how many can */
  GAB_FORMAL_NO_ENTERED,         /* place; entered this turn */
  GAB_FORMAL_NO_FIRST,           /* trench */
  GAB_FORMAL_NO_WAY,             /* from */
  GAB_FORMAL_NO_LENGTHS,         /* to; lengths, how many can go so far */
  GAB_FORMAL_NO_SAME,            /* place */
  GAB_FORMAL_NO_ROOM,            /* place; room for */
  GAB_FORMAL_NO_GUNS_IN_SAP,     /* trench */
  GAB_FORMAL_NO_BESIEGERS_PLACE, /* work */
  GAB_FORMAL_NO_DEFENDERS_PLACE, /* trench or battery */
  GAB_FORMAL_NO_HALF,            /* battery */
  GAB_FORMAL_NO_MOUNT_SORT,      /* battery */
  GAB_FORMAL_NO_PLATFORM,        /* battery; room for */
  GAB_FORMAL_NO_MOUNT_RUIN,      /* battery */
  GAB_FORMAL_NO_MOUNTED,         /* battery; how many are mounted */
} GabFormalRefusal;

/* A refusal with what its sentence says; why is GAB_FORMAL_ALLOWED for none. */
typedef struct
{
  GabFormalRefusal why;
  gint32           name;
  int              number, other;
} GabFormalNo;

#define GAB_FORMAL_YES ((GabFormalNo) { .why = GAB_FORMAL_ALLOWED })

static inline GabFormalNo
gab_formal_no (GabFormalRefusal why,
               gint32           name,
               int              number,
               int              other)
{
  return (GabFormalNo) { why, name, number, other };
}

/* Why a setup is refused. */
typedef enum
{
  GAB_FORMAL_SETUP_FRONT,
  GAB_FORMAL_SETUP_OFF,            /* work */
  GAB_FORMAL_SETUP_SAME_PLACE,     /* work */
  GAB_FORMAL_SETUP_NO_POINTS,      /* work */
  GAB_FORMAL_SETUP_POINTS,         /* work */
  GAB_FORMAL_SETUP_POINTS_TWICE,   /* work */
  GAB_FORMAL_SETUP_POINTS_MISSING, /* work */
  GAB_FORMAL_SETUP_POINTS_MANY,    /* the most */
  GAB_FORMAL_SETUP_ROUNDS,
  GAB_FORMAL_SETUP_ROUNDS_TWICE,
  GAB_FORMAL_SETUP_SCALE,
  GAB_FORMAL_SETUP_SCALE_TWICE,
  GAB_FORMAL_SETUP_UNITS,          /* the most */
  GAB_FORMAL_SETUP_PIECES,         /* the most */
} GabFormalSetupFault;

/* What check() finds wrong. */
typedef enum
{
  GAB_FORMAL_WRONG_ROUNDS,
  GAB_FORMAL_WRONG_WORK,    /* name */
  GAB_FORMAL_WRONG_TRENCH,  /* name */
  GAB_FORMAL_WRONG_BATTERY, /* name */
  GAB_FORMAL_WRONG_PIECE,   /* unit's name */
  GAB_FORMAL_WRONG_ROOM,    /* name */
  GAB_FORMAL_WRONG_TURN,
} GabFormalWrong;

/* gab-formal-refuse-tell.c */
gboolean gab_formal_refuse     (GError              **error,
                                const GabNames       *names,
                                GabFormalNo           no);
void     gab_formal_bad_setup  (GError              **error,
                                GabFormalSetupFault   fault,
                                const GabNames       *names,
                                gint32                name,
                                int                   number);
void     gab_formal_bad_tables (GError              **error,
                                const char           *table);
gboolean gab_formal_bad_state  (GError              **error,
                                GabFormalWrong        wrong,
                                const GabNames       *names,
                                gint32                name);

G_END_DECLS
