/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice come from outside: typed at the table, rolled by the program, or recorded. */

#include "gab-dice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * gab_die_lowest:
 * @kind: how the die is read
 *
 * Returns: the lowest value it shows.
 */
int
gab_die_lowest (GabDieKind kind)
{
  return kind == GAB_DIE_D10_FROM_0 ? 0 : 1;
}

/**
 * gab_die_highest:
 * @kind: how the die is read
 *
 * Returns: the highest value it shows.
 */
int
gab_die_highest (GabDieKind kind)
{
  switch (kind)
    {
    case GAB_DIE_D6:         return 6;
    case GAB_DIE_D10:        return 10;
    case GAB_DIE_D10_FROM_0: return 9;
    default:                 g_return_val_if_reached (0);
    }
}

/**
 * gab_die_read:
 * @kind: how the die is read
 * @value: (inout): what the player typed; becomes what it counts as
 *
 * The 0 on a ten-sided die is ten or nought, as the rules read it.
 *
 * Returns: FALSE when no such die shows that number.
 */
gboolean
gab_die_read (GabDieKind kind,
              int       *value)
{
  if (kind == GAB_DIE_D10 && *value == 0)
    *value = 10;
  else if (kind == GAB_DIE_D10_FROM_0 && *value == 10)
    *value = 0;
  return *value >= gab_die_lowest (kind) && *value <= gab_die_highest (kind);
}

/* SplitMix64's finalizer: every bit of the input moves half of the output. */
static guint64
mix (guint64 x)
{
  x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  x = (x ^ (x >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

/**
 * gab_dice_program_value:
 * @seed: the operation's seed
 * @serial: the order's number in its log
 * @index: which of the order's dice, from 0
 * @kind: how the die is read
 *
 * A program die is a pure function of its arguments, so that the same order
 * taken again meets the same dice, and a changed order leaves the next alone.
 *
 * Returns: the value.
 */
int
gab_dice_program_value (guint64    seed,
                        guint32    serial,
                        guint      index,
                        GabDieKind kind)
{
  guint64 bits = mix (mix (seed) ^ (((guint64) serial << 32) | index));
  guint32 range = gab_die_highest (kind) - gab_die_lowest (kind) + 1;

  /* The upper half scaled down: the bias is below one in 400 million. */
  return gab_die_lowest (kind) + (int) (((bits >> 32) * range) >> 32);
}

static void
init (GabDice       *dice,
      GabDiceSource  source,
      const GabDie  *given,
      guint          n_given)
{
  dice->source = source;
  dice->given = given;
  dice->n_given = n_given;
  dice->by_program = NULL;
  dice->n_rolled = 0;
  dice->n_taken = 0;
  dice->missing = 0;
  dice->as_typed = FALSE;
}

/**
 * gab_dice_init_program:
 * @dice: the dice of one order
 * @seed: the operation's seed
 * @serial: the order's number in its log
 *
 * The program rolls.
 */
void
gab_dice_init_program (GabDice *dice,
                       guint64  seed,
                       guint32  serial)
{
  init (dice, GAB_DICE_PROGRAM, NULL, 0);
  dice->seed = seed;
  dice->serial = serial;
}

/**
 * gab_dice_init_typed:
 * @dice: the dice of one order
 * @given: (array length=n_given): what the player typed, as typed; borrowed,
 *   kind is ignored
 * @n_given: how many
 *
 * The player rolls.
 */
void
gab_dice_init_typed (GabDice      *dice,
                     const GabDie *given,
                     guint         n_given)
{
  init (dice, GAB_DICE_TYPED, given, n_given);
}

/**
 * gab_dice_init_recorded:
 * @dice: the dice of one order
 * @given: (array length=n_given): what the log holds; borrowed
 * @n_given: how many
 *
 * The log answers.
 */
void
gab_dice_init_recorded (GabDice      *dice,
                        const GabDie *given,
                        guint         n_given)
{
  init (dice, GAB_DICE_RECORDED, given, n_given);
}

/**
 * gab_dice_leave:
 * @dice: dice that are typed
 * @seed: the operation's seed
 * @serial: the order's number in its log
 * @by_program: (nullable): which batches the program rolls
 *
 * Leaves some of the dice to the program: they are recorded as its own.
 */
void
gab_dice_leave (GabDice          *dice,
                guint64           seed,
                guint32           serial,
                GabDiceByProgram  by_program)
{
  dice->seed = seed;
  dice->serial = serial;
  dice->by_program = by_program;
}

static gboolean
next_given (GabDice    *dice,
            GabDieKind  kind,
            GabDie     *die,
            GError    **error)
{
  int value = dice->given[dice->n_taken].value;

  if (!gab_die_read (kind, &value))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_DIE,
                   _("A die cannot show %d here; it shows %d to %d."),
                   value, gab_die_lowest (kind), gab_die_highest (kind));
      return FALSE;
    }
  die->value = value;
  die->typed = dice->source == GAB_DICE_TYPED || dice->given[dice->n_taken].typed;
  dice->n_taken++;
  return TRUE;
}

/**
 * gab_dice_roll:
 * @dice: the dice of one order
 * @kind: how the dice are read
 * @count: how many
 * @reason: what for, to be told by the rule set
 * @values: (out) (array length=count): the dice
 * @error: GAB_ERROR_DICE_NEEDED when typed dice are still missing (the batch
 *   then stands in @dice), GAB_ERROR_DIE when one is out of range
 *
 * Returns: TRUE when all could be had.
 */
gboolean
gab_dice_roll (GabDice        *dice,
               GabDieKind      kind,
               guint           count,
               const GabEvent *reason,
               int            *values,
               GError        **error)
{
  gboolean program = dice->source == GAB_DICE_PROGRAM ||
                     (dice->source == GAB_DICE_TYPED && dice->by_program != NULL && dice->by_program (reason));

  if (dice->n_rolled + count > GAB_DICE_MAX)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_DIE,
                   _("One order can take at most %d dice."), GAB_DICE_MAX);
      return FALSE;
    }
  if (!program && dice->n_taken + count > dice->n_given)
    {
      dice->missing_kind = kind;
      dice->missing = dice->n_taken + count - dice->n_given;
      dice->reason = *reason;
      g_set_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED,
                   ngettext ("%u more die is needed.", "%u more dice are needed.", dice->missing),
                   dice->missing);
      return FALSE;
    }

  for (guint i = 0; i < count; i++)
    {
      GabDie *die = &dice->rolled[dice->n_rolled];

      die->kind = kind;
      die->typed = dice->source == GAB_DICE_PROGRAM && dice->as_typed;
      if (program)
        die->value = gab_dice_program_value (dice->seed, dice->serial, dice->n_rolled, kind);
      else if (!next_given (dice, kind, die, error))
        return FALSE;
      values[i] = die->value;
      dice->n_rolled++;
    }
  return TRUE;
}

/**
 * gab_dice_finish:
 * @dice: the dice of an order that has been applied
 * @error: GAB_ERROR_DIE when more were given than the order wanted
 *
 * Returns: TRUE when every die given was used.
 */
gboolean
gab_dice_finish (const GabDice *dice,
                 GError       **error)
{
  if (dice->source == GAB_DICE_PROGRAM || dice->n_given == dice->n_taken)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_DIE,
               ngettext ("This order takes %u die, and %u were given.",
                         "This order takes %u dice, and %u were given.", dice->n_taken),
               dice->n_taken, dice->n_given);
  return FALSE;
}

/* One word of a typed line: "9", or "2x6" for two sixes. */
static gboolean
parse_word (const char *word,
            GArray     *dice)
{
  GabDie die = { .typed = TRUE };
  guint64 times = 1, value;
  const char *cross = strpbrk (word, "xX");
  g_autofree char *count = NULL;

  if (cross != NULL)
    {
      count = g_strndup (word, cross - word);
      if (!g_ascii_string_to_unsigned (count, 10, 1, GAB_DICE_MAX, &times, NULL))
        return FALSE;
      word = cross + 1;
    }
  if (!g_ascii_string_to_unsigned (word, 10, 0, 20, &value, NULL) ||
      dice->len + times > GAB_DICE_MAX)
    return FALSE;
  die.value = value;
  for (guint64 i = 0; i < times; i++)
    g_array_append_val (dice, die);
  return TRUE;
}

/**
 * gab_dice_parse_typed:
 * @text: one line of dice: "9 4 0", or "9,4,0", masses as "2x6 1x5", count first
 * @error: GAB_ERROR_DIE when a word is no die
 *
 * Whether a number is on the die is known only when the order asks for it.
 *
 * Returns: (transfer full) (element-type GabDie): the dice in their order.
 */
GArray *
gab_dice_parse_typed (const char *text,
                      GError    **error)
{
  g_autoptr (GArray) dice = g_array_new (FALSE, TRUE, sizeof (GabDie));
  g_auto (GStrv) words = g_strsplit_set (text, " ,;\t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !parse_word (words[i], dice))
      {
        g_autofree char *word = gab_error_quote (words[i]);

        g_set_error (error, GAB_ERROR, GAB_ERROR_DIE, _("“%s” is no die."), word);
        return NULL;
      }
  return g_steal_pointer (&dice);
}
