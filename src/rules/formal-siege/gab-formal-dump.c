/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formal siege as text: a line a thing, whole numbers only. */

#include "gab-formal-private.h"

#include <stdarg.h>

/* A line: a letter and its numbers, the first of which says how many follow. By hand: long sieges are dumped often. */
static void
line (GString *text,
      char     letter,
      int      n,
      ...)
{
  char buffer[400], *end = buffer;
  va_list numbers;

  *end++ = '\n';
  *end++ = letter;
  va_start (numbers, n);
  while (n-- > 0)
    {
      gint64 number = va_arg (numbers, gint64);
      guint64 rest = number < 0 ? -(guint64) number : (guint64) number;
      char digits[24];
      int length = 0;

      *end++ = ' ';
      if (number < 0)
        *end++ = '-';
      do
        digits[length++] = '0' + rest % 10;
      while ((rest /= 10) > 0);
      while (length > 0)
        *end++ = digits[--length];
    }
  va_end (numbers);
  g_string_append_len (text, buffer, end - buffer);
}

#define N(number) ((gint64) (number))

static void
dump_trenches (const GabFormal *state,
               GString         *text)
{
  for (guint i = 0; i < state->n_trenches; i++)
    {
      const GabFormalTrench *t = &state->trench[i];

      line (text, 't', 11, N (t->parallel), N (t->line), N (t->part), N (t->from.x), N (t->from.y), N (t->to.x),
            N (t->to.y), N (t->gone), N (t->suppressed), N (t->destroyed), N (t->turn));
    }
  for (guint i = 0; i < state->n_joins; i++)
    {
      const GabFormalJoin *j = &state->join[i];

      line (text, 'j', 4, N (j->a), N (j->end_a), N (j->b), N (j->end_b));
    }
  for (guint i = 0; i < state->n_batteries; i++)
    {
      const GabFormalBattery *b = &state->battery[i];

      line (text, 'b', 11, N (b->number), N (b->trench), N (b->mortars), N (b->before), N (b->halves),
            N (b->destroyed), N (b->results), N (b->fired), N (b->turn), N (b->centre.x), N (b->centre.y));
    }
}

static void
dump_pieces (const GabFormal *state,
             GString         *text)
{
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *p = &state->piece[i];

      line (text, 'p', 9, N (p->side), N (p->kind), N (p->unit), N (p->number), N (p->fate), N (p->spot), N (p->marks),
            N (p->gone), N (p->since));
    }
}

static void
dump_works (const GabFormal *state,
            GString         *text)
{
  for (guint i = 0; i < state->n_works; i++)
    {
      const GabFormalWork *w = &state->work[i];

      line (text, 'w', 8, N (w->kind), N (w->points), N (w->left), N (w->hits), N (w->breached), N (w->taken), N (w->fired), N (w->at.x));
    }
}

static void
dump_bits (GString      *text,
           char          letter,
           const guint8 *bits)
{
  for (guint i = 0; i < GAB_FORMAL_PIECES; i++)
    if ((bits[i / 8] & 1u << i % 8) != 0)
      line (text, letter, 1, N (i));
}

static void
dump_open (const GabFormal *state,
           GString         *text)
{
  if (state->open == GAB_FORMAL_OPEN_ANSWER)
    {
      line (text, 'm', 1, N (state->storm.object));
      dump_bits (text, 'f', state->storm.goes);
      dump_bits (text, 's', state->storm.supports);
    }
  if (state->step == GAB_FORMAL_STEP_SORTIE && state->sortied)
    {
      line (text, 'O', 2, N (state->sortie.attacks), N (state->sortie.last));
      for (guint i = 0; i < state->sortie.n_next; i++)
        line (text, 'n', 1, N (state->sortie.next[i]));
      dump_bits (text, 'o', state->sortie.goes);
    }
  if (state->open == GAB_FORMAL_OPEN_FALL_BACK)
    {
      line (text, 'F', 1, N (state->fall_back.from));
      for (guint i = 0; i < state->fall_back.n_to; i++)
        line (text, 'a', 1, N (state->fall_back.to[i]));
      dump_bits (text, 'd', state->fall_back.out);
    }
}

/* Setup lines that a masked state does not show. */
static gboolean
is_hidden (const GabFormal *state,
           const GabOrder  *setup)
{
  switch ((GabFormalLine) setup->verb->id)
    {
    case GAB_FORMAL_LINE_POINTS: return state->hides[GAB_FORMAL_DEFENDER];
    case GAB_FORMAL_LINE_ROUNDS:
    case GAB_FORMAL_LINE_UNIT:   return state->hides[setup->args[0]];
    default:                     return FALSE;
    }
}

static void
dump_setup (const GabFormal *state,
            GString         *text)
{
  const GabSetup *setup = state->setup;

  for (guint i = 0; i < setup->lines->len; i++)
    {
      g_autofree char *written = NULL;

      if (is_hidden (state, g_ptr_array_index (setup->lines, i)))
        continue;
      written = gab_order_format (g_ptr_array_index (setup->lines, i), setup->names);
      g_string_append (text, "\nz ");
      g_string_append (text, written);
    }
}

/* GabRules.dump */
void
gab_formal_dump (gconstpointer  data,
                 GString       *text)
{
  const GabFormal *state = data;
  gboolean masked = state->hides[GAB_FORMAL_BESIEGER] || state->hides[GAB_FORMAL_DEFENDER];

  g_string_append (text, "formal-siege");
  line (text, 'S', 2, masked ? N (0) : N (state->setup->seed), N (state->setup->begins));
  line (text, 'T', 9, N (state->turn), N (state->step), N (state->open), N (state->end), N (state->placed),
        N (state->first_side), N (state->next_side), N (state->passes), N (masked ? 0 : state->serial));
  line (text, 'D', 7, N (state->stormed), N (state->sortied), N (state->covered_way_taken), N (state->established[0]),
        N (state->established[1]), N (state->established[2]), N (state->work_left));
  line (text, 'R', 4, N (state->rounds[0]), N (state->rounds[1]), N (state->rounds_first[0]), N (state->rounds_first[1]));
  dump_works (state, text);
  dump_trenches (state, text);
  dump_pieces (state, text);
  dump_open (state, text);
  dump_setup (state, text);
}
