/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a formal siege: what they share. */
#pragma once

#include "gab-campaign.h"
#include "gab-folio.h"
#include "gab-formal.h"
#include "gab-operation-days.h"

G_BEGIN_DECLS

/* A siege at the end of one of its days, as the viewer may see it. */
typedef struct
{
  GabCampaign     *campaign;  /* borrowed, masked for the viewer */
  GabOperation    *operation; /* borrowed, of that campaign */
  const GabNames  *names;
  GabFormal       *state;     /* owned */
  GArray          *days;      /* of GabOperationDay; owned */
  guint            n_days;    /* up to the one looked at; 0 before the first order */
} GabSiegeSheet;

GabSiegeSheet *gab_siege_sheet_new      (GabCampaign          *campaign,
                                         GabOperation         *operation,
                                         int                   turn,
                                         GError              **error);
GabSiegeSheet *gab_siege_sheet_new_start(GabCampaign          *campaign,
                                         GabOperation         *operation,
                                         GError              **error);
void           gab_siege_sheet_free     (GabSiegeSheet        *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSiegeSheet, gab_siege_sheet_free)

GabFolio      *gab_siege_sheet_folio    (const GabSiegeSheet  *sheet,
                                         const char           *paper,
                                         const char           *label,
                                         const char           *when);
char          *gab_siege_sheet_dup_number (const GabSiegeSheet *sheet,
                                         const char           *paper);
char          *gab_siege_sheet_dup_day  (const GabSiegeSheet  *sheet,
                                         const GabOperationDay *day);
const char    *gab_siege_sheet_place    (const GabSiegeSheet  *sheet);
const char    *gab_siege_sheet_side     (GabFormalSide         side);
int            gab_siege_sheet_count    (const GabFormal      *state,
                                         int                   side,
                                         int                   kind,
                                         GabFormalFate         fate);
char          *gab_siege_sheet_dup_guns (const GabFormal      *state,
                                         GabFormalSpot         spot,
                                         GabFormalSpot         other);
void           gab_siege_sheet_add_plan (const GabSiegeSheet  *sheet,
                                         GabFolio             *folio);
void           gab_siege_sheet_add_entries (const GabSiegeSheet *sheet,
                                         GabFolio             *folio,
                                         const GabOperationDay *day);

G_END_DECLS
