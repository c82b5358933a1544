/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All papers that can be printed, by their names: the window and the command line ask here. */
#pragma once

#include "gab-campaign.h"
#include "gab-print.h"

G_BEGIN_DECLS

/* What a paper is of. */
typedef enum
{
  GAB_PAPER_OF_CAMPAIGN,
  GAB_PAPER_OF_SIDE,
  GAB_PAPER_OF_FORCE,
  GAB_PAPER_OF_FORTRESS,
  GAB_PAPER_OF_OPERATION,
} GabPaperSubject;

typedef struct
{
  int      turn;  /* of a siege; 0 or less: as it stands */
  gboolean brief; /* the short layout, where there is one */
} GabPaperOptions;

typedef GabPrint * (* GabPaperFunc) (GabCampaign            *campaign,
                                     GabThing               *thing,
                                     const GabPaperOptions  *options,
                                     GError                **error);

/**
 * GabPaperKind:
 * @name: as the command line calls it: "day-sheet"
 * @label: as a player reads it, to be translated
 * @subject: what it is of
 * @rules: (nullable): of operations by this rule set only
 * @has_turn: whether it can be of an earlier turn
 * @has_brief: whether there is a short layout of it
 * @make: makes it; a campaign's own has no thing
 */
typedef struct
{
  const char      *name;
  const char      *label;
  GabPaperSubject  subject;
  const char      *rules;
  gboolean         has_turn;
  gboolean         has_brief;
  GabPaperFunc     make;
} GabPaperKind;

const GabPaperKind *gab_papers_nth  (guint                   nth);
const GabPaperKind *gab_papers_find (const char             *name);
gboolean            gab_papers_suit (const GabPaperKind     *kind,
                                     GabThing               *thing);
GabPrint           *gab_papers_make (const GabPaperKind     *kind,
                                     GabCampaign            *campaign,
                                     const char             *handle,
                                     const GabPaperOptions  *options,
                                     GError                **error);

G_END_DECLS
