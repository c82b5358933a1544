/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup that an operation would begin with (CA-4). */

#include "gab-formal-private.h"

/* GabRules.muster */
void
gab_formal_muster (const GabMuster *muster,
                   gconstpointer    tables,
                   GPtrArray       *lines)
{
}
