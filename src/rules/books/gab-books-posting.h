/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Postings: what an entry of the books moved, from where to where, for ledgers. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  GAB_POST_MEN,    /* of a unit; places: GabMenPlace */
  GAB_POST_GUNS,   /* of a unit; places: GabGunsPlace */
  GAB_POST_ROUNDS, /* of a force; places: GabRoundsPlace */
  GAB_POST_SP,     /* of a unit; places: GabSpPlace */
  GAB_POST_DAMAGE, /* of a work; its one place is 0 */
  GAB_POST_N_KINDS,
} GabPostingOf;

typedef enum
{
  GAB_ROUNDS_IN_HAND,
  GAB_ROUNDS_LENT,
  GAB_ROUNDS_SPENT,
  GAB_ROUNDS_N_PLACES,
} GabRoundsPlace;

typedef enum
{
  GAB_SP_NOW,
  GAB_SP_LOST,
  GAB_SP_N_PLACES,
} GabSpPlace;

/* Outside the books: where things come from and go to (CA-3). Rounds that are
 * struck off are lost; damage is received and, when repaired, struck off. */
enum
{
  GAB_POST_RECEIVED    = -1,
  GAB_POST_HANDED_OVER = -2,
  GAB_POST_STRUCK_OFF  = -3,
};

typedef struct
{
  gint32 name;  /* a unit, force or work, in the setup's names */
  guint8 of;    /* GabPostingOf */
  gint8  from;  /* a place of its kind, or outside */
  gint8  to;
  gint32 count; /* more than nought */
} GabPosting;

void gab_books_note_postings (gpointer  books_state,
                              GArray   *postings);

G_END_DECLS
