/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notation: one line an order, read and written from a rule set's table of verbs. */
#pragma once

#include "gab-names.h"

G_BEGIN_DECLS

/* A verb and what follows it. The pattern is words and slots:
 *
 *   word              that word
 *   {count}           a whole number, 0 to 999,999,999
 *   {date}            2 characters of year on: 1812-01-19, as a day number
 *   {point}           x,y in yards with at most one decimal; two numbers, in tenths
 *   {a|b|c}           one of these words, as 0, 1, 2
 *   {class}           a handle of that class
 *   {new:class}       a handle that the line gives to a new thing (setups; two at most)
 *   {p#.#}            a thing that orders build, by its form: p2.4; see GAB_BUILT()
 *   {class+p#.#+no-#} one of several kinds
 *   {class}...        one handle or more
 *   {class:2}...      one "handle:n:n" or more
 *   [word ...]        may be left out; begins with a word, does not nest
 *
 * The same verb may stand in several rows with different patterns: the first
 * that fits is taken. */
typedef struct
{
  int         id;      /* the rule set's own */
  const char *name;
  const char *pattern; /* "" when nothing follows */
} GabVerb;

#define GAB_COUNT_MAX 999999999

/* A thing that orders build has no name in the setup: it is the first letter of its
 * form and one or two numbers, 1 to 4095, in one number below 0. */
#define GAB_BUILT_MAX 4095
#define GAB_BUILT(letter, a, b) (-1 - (((letter) - 'a') << 24 | (a) << 12 | (b)))

static inline gboolean
gab_is_built (gint32 name)
{
  return name < -1;
}

static inline char
gab_built_letter (gint32 name)
{
  return 'a' + ((-1 - name) >> 24);
}

static inline int
gab_built_number (gint32 name)
{
  return (-1 - name) >> 12 & GAB_BUILT_MAX;
}

/* The number behind the point; 0 when its form has none. */
static inline int
gab_built_part (gint32 name)
{
  return (-1 - name) & GAB_BUILT_MAX;
}

/* An order or setup line: a verb and whole numbers, in the pattern's order. A
 * handle is its index in the names; a list is its length and then its members;
 * an optional part is 1 and its numbers, or 0. Immutable once made. */
typedef struct
{
  const GabVerb *verb;
  guint          n_args;
  gint32         args[];
} GabOrder;

GabOrder *gab_order_new    (const GabVerb  *verb,
                            const gint32   *args,
                            guint           n_args);
GabOrder *gab_order_copy   (const GabOrder *order);
void      gab_order_free   (GabOrder       *order);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabOrder, gab_order_free)

GabOrder *gab_order_parse  (const GabVerb  *verbs,
                            GabNames       *names,
                            const char     *line,
                            GError        **error);
char     *gab_order_format (const GabOrder *order,
                            const GabNames *names);
gboolean  gab_order_names  (const GabOrder *order,
                            int             name);
GabOrder *gab_order_rename (const GabOrder *order,
                            const GabNames *from,
                            const int      *map,
                            GError        **error);

/* Reads an order's numbers one after the other. */
typedef struct
{
  const gint32 *next;
} GabArgs;

static inline GabArgs
gab_args (const GabOrder *order)
{
  return (GabArgs) { order->args };
}

static inline gint32
gab_args_next (GabArgs *args)
{
  return *args->next++;
}

G_END_DECLS
