/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn log from within; shared among its own files only. */
#pragma once

#include "gab-turn-log.h"

G_BEGIN_DECLS

struct _GabTurnLog
{
  GObject parent_instance;

  GabGame    *game;    /* owned; NULL in a masked log */
  GPtrArray  *struck;  /* of GabRecord */
  GPtrArray  *faults;  /* of char *: what the file says otherwise than the replay */
  GabTurnLog *source;  /* of a masked log */
  int         viewer;
  guint       n_told;  /* of a masked log: how many entries it has said to have */
};

G_END_DECLS
