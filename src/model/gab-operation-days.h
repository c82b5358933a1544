/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An operation turn by turn, as its viewer may see it. */
#pragma once

#include "gab-operation.h"

G_BEGIN_DECLS

/* A turn that has been begun. */
typedef struct
{
  int    turn;    /* from 1 */
  gint32 day;     /* day number */
  guint  first;   /* of its orders, from 0 */
  guint  n_orders;
} GabOperationDay;

GArray         *gab_operation_dup_days     (GabOperation *self);
gpointer        gab_operation_dup_state_at (GabOperation *self,
                                            guint         n_orders);
const GabSetup *gab_operation_played_setup (GabOperation *self);
GArray         *gab_operation_dup_series   (GabOperation *self);

G_END_DECLS
