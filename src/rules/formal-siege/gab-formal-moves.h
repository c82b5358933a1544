/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving: which pieces may, and how far (FS-14 to FS-20). */
#pragma once

#include "gab-formal-net.h"
#include "gab-formal-words.h"

G_BEGIN_DECLS

/* Which pieces an order can take. */
typedef struct
{
  int           side, kind;
  int           fate;      /* GabFormalFate */
  GabFormalSpot spot;
  int           unit;      /* -1 any */
  guint8        with;      /* marks that they have */
  guint8        without;   /* marks that they have not */
  int           lengths;   /* so many more are in their reach; 0 for any */
} GabFormalPick;

/* gab-formal-able.c */
guint       gab_formal_pick      (const GabFormal     *state,
                                  const GabFormalPick *pick,
                                  guint16             *pieces);
int         gab_formal_way       (const GabFormal     *state,
                                  GabFormalSpot        from,
                                  GabFormalSpot        to);
gboolean    gab_formal_may_mount (const GabFormalBattery *battery,
                                  int                  kind);
guint       gab_formal_platform  (const GabFormal     *state,
                                  guint                battery);

/* gab-formal-moves.c */
gboolean    gab_formal_moves     (GabFormal           *state,
                                  const GabOrder      *order,
                                  GabEvents           *events,
                                  GError             **error);

/* gab-formal-choices-moves.c */
void        gab_formal_choices_moves (const GabFormal *state,
                                      GArray          *choices);

G_END_DECLS
