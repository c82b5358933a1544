/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trenches of a siege as a net: what joins what, found once and asked often. */
#pragma once

#include "gab-formal-lines.h"
#include "gab-formal-private.h"

G_BEGIN_DECLS

#define GAB_FORMAL_NO_TRENCH 0xffff
#define GAB_FORMAL_NO_STEPS  0xffff

typedef struct
{
  guint16 first[GAB_FORMAL_TRENCHES + 1]; /* where a trench's neighbours begin in other */
  guint16 other[2 * GAB_FORMAL_JOINS];
  guint16 link[GAB_FORMAL_TRENCHES][2];   /* what joins its first and second point; GAB_FORMAL_NO_TRENCH */
} GabFormalNet;

void     gab_formal_net_init    (GabFormalNet      *net,
                                 const GabFormal   *state);
void     gab_formal_net_reach   (const GabFormalNet *net,
                                 const GabFormal   *state,
                                 guint8            *reached);
gboolean gab_formal_net_joined  (const GabFormalNet *net,
                                 const GabFormal   *state,
                                 guint              sap);
guint    gab_formal_net_strand  (const GabFormalNet *net,
                                 const GabFormal   *state,
                                 guint              unit);
void     gab_formal_net_steps   (const GabFormalNet *net,
                                 const GabFormal   *state,
                                 guint              from,
                                 guint              most,
                                 guint16           *steps);

static inline GabFormalSegment
gab_formal_segment (const GabFormalTrench *trench)
{
  return (GabFormalSegment) { trench->from, trench->to };
}

/* The first or the second point of a trench. */
static inline GabFormalPoint
gab_formal_end_of (const GabFormalTrench *trench,
                   int                    end)
{
  return end == GAB_FORMAL_JOINS_FROM ? trench->from : trench->to;
}

G_END_DECLS
