/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The quick reference of a formal siege: its tables, added to a paper. */
#pragma once

#include "gab-folio.h"
#include "gab-formal-tables.h"

G_BEGIN_DECLS

void gab_siege_reference_add_fire  (GabFolio              *folio,
                                    const GabFormalTables *tables);
void gab_siege_reference_add_storm (GabFolio              *folio,
                                    const GabFormalTables *tables);

G_END_DECLS
