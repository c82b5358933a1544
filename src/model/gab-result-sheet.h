/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sheet for the result of a fight at the table, known again by its numbers (CA-19). */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean heading; /* a force; else a unit */
  char    *handle;
  char    *name;
  int      men;     /* present */
  int      guns;    /* present; -1 when it has none to lose */
  int      sp;      /* now; -1 when its game counts none */
  int      rounds;  /* in hand, of a force; -1 of a unit */
} GabResultSheetRow;

typedef struct
{
  char      *campaign;  /* its UUID */
  char      *operation; /* its handle */
  char      *digest;    /* of the books from which it was made */
  char      *title;
  GPtrArray *rows;      /* of GabResultSheetRow */
  GPtrArray *leaders;   /* of char *: rank and name */
} GabResultSheet;

GPtrArray      *gab_result_list_forces (GabCampaign     *campaign,
                                        GabOperation    *operation);
GabResultSheet *gab_result_sheet_new   (GabCampaign     *campaign,
                                        GabOperation    *operation);
void            gab_result_sheet_free  (GabResultSheet  *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabResultSheet, gab_result_sheet_free)
gboolean        gab_result_sheet_check (GabCampaign     *campaign,
                                        const char      *operation,
                                        const char      *sheet_campaign,
                                        const char      *sheet_operation,
                                        const char      *sheet_digest,
                                        GError         **error);

G_END_DECLS
