/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening: documents from files, from samples and from nothing. */
#pragma once

#include "gab-keeper.h"
#include "gab-loading.h"
#include "gab-settings.h"

G_BEGIN_DECLS

#define GAB_OPENING_SIDES GAB_BOOKS_MAX_SIDES

/* A side of a new campaign. */
typedef struct
{
  const char *name;
  const char *colour; /* #rrggbb */
  const int  *forces; /* nullable: how many of each of the period's templates, as gab_template_list() has them */
  const char *roster; /* nullable: the file of a table (CSV) whose units go into a force of their own */
} GabOpeningSide;

/* What a new campaign starts with. */
typedef struct
{
  const char *name;
  GabPeriod   period;
  gint32      begins; /* day number */
  const GabSettings *settings; /* nullable: the numbers of its books, the program's own otherwise */
  GabOpeningSide sides[GAB_OPENING_SIDES]; /* as far as they have names */
} GabOpeningPlan;

GabDocument *gab_opening_file   (GFile                 *file,
                                 GBytes               **content,
                                 GError               **error);
void         gab_opening_begin  (GFile                 *file,
                                 gboolean               in_part,
                                 GCancellable          *cancellable,
                                 GabProgressFunc        progress,
                                 gpointer               progress_data,
                                 GAsyncReadyCallback    done,
                                 gpointer               data);
GabDocument *gab_opening_finish (GAsyncResult          *result,
                                 GFile                 *file,
                                 GBytes               **content,
                                 GError               **error);
GabDocument *gab_opening_sample (const char            *name,
                                 GError               **error);
GabDocument *gab_opening_copy   (GBytes                *content,
                                 const char            *name,
                                 GError               **error);
GabDocument *gab_opening_new    (const GabOpeningPlan  *plan,
                                 GError               **error);
gboolean     gab_opening_settings (GabSettings         *settings,
                                 GError               **error);

G_END_DECLS
