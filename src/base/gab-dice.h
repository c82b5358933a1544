/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice come from outside: typed at the table, rolled by the program, or recorded. */
#pragma once

#include "gab-error.h"
#include "gab-event.h"

G_BEGIN_DECLS

/* How a die is read. On a D10 read 1 to 10 a typed 0 is 10; on one read 0 to 9
 * a typed 10 is 0. */
typedef enum
{
  GAB_DIE_D6,
  GAB_DIE_D10,
  GAB_DIE_D10_FROM_0,
} GabDieKind;

/* A die as the record keeps it. */
typedef struct
{
  guint8 kind;   /* GabDieKind */
  gint8  value;
  guint8 typed;  /* TRUE: from the table; FALSE: rolled by the program */
} GabDie;

typedef enum
{
  GAB_DICE_PROGRAM,   /* seeded; a die is a function of seed, serial and index */
  GAB_DICE_TYPED,     /* what the player typed, no more and no less */
  GAB_DICE_RECORDED,  /* what the log holds */
} GabDiceSource;

#define GAB_DICE_MAX 512

/**
 * GabDiceByProgram:
 * @reason: what a batch of dice is for
 *
 * Returns: whether the program rolls it although the player rolls the others
 */
typedef gboolean (* GabDiceByProgram) (const GabEvent *reason);

/* The dice of one order. Embed it, set it up with one of the three init
 * functions, hand it to apply; it then holds what was rolled. */
typedef struct
{
  GabDiceSource source;
  guint64       seed;
  guint32       serial;
  gboolean      as_typed;  /* program dice of another seed, kept as if typed */
  const GabDie *given;     /* typed or recorded dice, borrowed */
  guint         n_given;
  GabDiceByProgram by_program; /* nullable: of typed dice, those that the program rolls by seed and serial */

  guint         n_rolled;  /* dice used so far by the order */
  guint         n_taken;   /* of those given */
  GabDie        rolled[GAB_DICE_MAX];

  /* The batch that could not be served, after GAB_ERROR_DICE_NEEDED. */
  GabDieKind    missing_kind;
  guint         missing;   /* how many more dice the batch wants */
  GabEvent      reason;    /* what the batch is for */
} GabDice;

void     gab_dice_init_program  (GabDice       *dice,
                                 guint64        seed,
                                 guint32        serial);
void     gab_dice_init_typed    (GabDice       *dice,
                                 const GabDie  *given,
                                 guint          n_given);
void     gab_dice_init_recorded (GabDice       *dice,
                                 const GabDie  *given,
                                 guint          n_given);

void     gab_dice_leave         (GabDice         *dice,
                                 guint64          seed,
                                 guint32          serial,
                                 GabDiceByProgram by_program);

gboolean gab_dice_roll          (GabDice       *dice,
                                 GabDieKind     kind,
                                 guint          count,
                                 const GabEvent *reason,
                                 int           *values,
                                 GError       **error);
gboolean gab_dice_finish        (const GabDice *dice,
                                 GError       **error);

int      gab_dice_program_value (guint64        seed,
                                 guint32        serial,
                                 guint          index,
                                 GabDieKind     kind);
int      gab_die_lowest         (GabDieKind     kind);
int      gab_die_highest        (GabDieKind     kind);
gboolean gab_die_read           (GabDieKind     kind,
                                 int           *value);

GArray  *gab_dice_parse_typed   (const char    *text,
                                 GError       **error);

G_END_DECLS
