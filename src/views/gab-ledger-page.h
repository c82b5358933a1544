/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the ledger: every entry of the books with its cause, and whether they balance. */
#pragma once

#include "gab-ledger.h"
#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_LEDGER_PAGE (gab_ledger_page_get_type ())
G_DECLARE_FINAL_TYPE (GabLedgerPage, gab_ledger_page, GAB, LEDGER_PAGE, GabPage)

GabLedger  *gab_ledger_page_get_ledger (GabLedgerPage *self);
gboolean    gab_ledger_page_choose     (GabLedgerPage *self,
                                        const char    *who);
const char *gab_ledger_page_get_badge  (GabLedgerPage *self);

G_END_DECLS
