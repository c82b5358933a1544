/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A desk for tests of the books: a small campaign, entries given and refused, and what must hold after each. */
#pragma once

#include "gab-books.h"
#include "gab-days.h"
#include "gab-game.h"

G_BEGIN_DECLS

typedef struct
{
  gpointer  tables; /* resolved */
  GabGame  *game;
} Desk;

/* An entry that is refused: by which rule, and what the sentence must name. */
typedef struct
{
  const char *line;
  int         rule;
  const char *names;
} Refusal;

Desk                   *desk_new            (const char        *lines);
Desk                   *desk_new_with       (const char        *lines,
                                             const char        *table,
                                             gint32             value);
void                    desk_free           (Desk              *desk);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Desk, desk_free)

gpointer                desk_read_tables    (void);
GabGame                *desk_try_setup      (const char        *lines,
                                             gconstpointer      tables,
                                             GError           **error);
void                    desk_assert_no_setup(const char        *more,
                                             GabError           code,
                                             const char        *names);

const GabBooks         *desk_books          (const Desk        *desk);
char                   *desk_digest         (const Desk        *desk);
const GabBooksUnit     *desk_unit           (const Desk        *desk,
                                             const char        *handle);
const GabBooksForce    *desk_force          (const Desk        *desk,
                                             const char        *handle);
const GabBooksFortress *desk_fortress       (const Desk        *desk,
                                             const char        *handle);
int                     desk_operation      (const Desk        *desk,
                                             const char        *handle);

void                    desk_give           (Desk              *desk,
                                             const char        *line);
void                    desk_refuse         (Desk              *desk,
                                             const char        *line,
                                             int                rule,
                                             const char        *names);
void                    desk_refuse_all     (Desk              *desk,
                                             const Refusal     *refusals,
                                             guint              n);
void                    desk_assert_balance (const GabBooks    *books);
void                    desk_assert_men     (const Desk        *desk,
                                             const char        *handle,
                                             const char        *expected);
void                    desk_assert_guns    (const Desk        *desk,
                                             const char        *handle,
                                             const char        *expected);
void                    desk_assert_rounds  (const Desk        *desk,
                                             const char        *handle,
                                             const char        *expected);
void                    desk_assert_day     (const Desk        *desk,
                                             const char        *iso);

void                    reckon_shares       (gint64             total,
                                             const gint64      *weights,
                                             guint              n,
                                             gint64            *parts);

extern const char small_campaign[];

G_END_DECLS
