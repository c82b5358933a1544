/* sample-sheet.h: rosters to print in tests; their numbers are invented. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gab-roster-sheet.h"

/* The King's third regiment of foot, from right to left. */
#define SAMPLE_RTL "חיל הרגלים השלישי של המלך"

GabRosterSheet *sample_sheet_picton (void);
GabRosterSheet *sample_sheet_long   (guint units);
