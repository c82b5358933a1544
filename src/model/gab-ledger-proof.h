/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The proof that the books balance: the log added up once more, entry by entry (CA-3). */
#pragma once

#include "gab-ledger.h"

G_BEGIN_DECLS

/* A unit's men or guns, a force's rounds: both sides of the equation. */
typedef struct
{
  const char   *handle;
  GabPostingOf  of;
  gint64        places[GAB_MEN_N_PLACES]; /* the first of them present, or in hand */
  guint         n_places;
  gint64        first, received, handed_over, struck_off;
  gboolean      balances; /* and each figure is what the books say */
} GabLedgerProofLine;

typedef struct _GabLedgerProof GabLedgerProof;

GabLedgerProof *gab_ledger_proof_new          (GabCampaign          *campaign);
void            gab_ledger_proof_free         (GabLedgerProof       *proof);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabLedgerProof, gab_ledger_proof_free)
gboolean        gab_ledger_proof_step         (GabLedgerProof       *proof,
                                               gint64                until);
double          gab_ledger_proof_get_progress (const GabLedgerProof *proof);
guint           gab_ledger_proof_n_lines      (const GabLedgerProof *proof);
const GabLedgerProofLine *gab_ledger_proof_nth (const GabLedgerProof *proof,
                                               guint                 nth);
const char     *gab_ledger_proof_get_problem  (const GabLedgerProof *proof);
guint           gab_ledger_proof_get_entries  (const GabLedgerProof *proof);

G_END_DECLS
