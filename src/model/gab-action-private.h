/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of an action; shared among the files of actions only. */
#pragma once

#include "gab-action.h"

G_BEGIN_DECLS

typedef struct
{
  GabStepKind   kind;

  GabThing     *thing;     /* of an edit */
  GabOperation *operation; /* of an order; NULL the campaign's own log */

  char         *line;
  GabDice      *dice;      /* where they come from, until the order was given */
  GArray       *recorded;  /* of GabDie; what was rolled, for doing it again */
  char         *words;     /* beside the order; of WORDS the ones not in force */
  guint         nth;

  char         *field;
  GValue        value;     /* the one not in force */
  int           position;  /* the one not in force */
  GabTables    *tables;    /* the ones not in force */
  GPtrArray    *tail;      /* of GabRecord: the ones not in force, from nth on */
} GabStep;

struct _GabAction
{
  char      *label;
  GPtrArray *steps; /* of GabStep */
};

GabStep *gab_action_add_step (GabAction   *action,
                              GabStepKind  kind,
                              GabThing    *thing);

gboolean gab_action_do_last  (GabAction    *action,
                              GabCampaign  *campaign,
                              GError      **error);

/* An action is its label and its steps; a step its kind and what it needs. */
#define GAB_ACTION_RECORD "(sa(sa{sv}))"

/* Of each order its line, its dice, its words, and why it is struck out. */
#define GAB_ACTION_TAIL "a(ssmsms)"

extern const char *const gab_step_words[GAB_STEP_N_KINDS];

G_END_DECLS
