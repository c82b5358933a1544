/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Proving: the books are added up while the main loop is idle. */
#pragma once

#include "gab-ledger-proof.h"

G_BEGIN_DECLS

typedef struct _GabProving GabProving;

typedef void (* GabProvingProgress) (double          progress,
                                     gpointer        data);
typedef void (* GabProvingDone)     (GabLedgerProof *proof,
                                     gpointer        data);

GabProving *gab_proving_begin  (GabCampaign        *campaign,
                                GabProvingProgress  progress,
                                GabProvingDone      done,
                                gpointer            data);
void        gab_proving_cancel (GabProving         *proving);

G_END_DECLS
