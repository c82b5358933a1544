/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking: what may be ordered in an operation now, and why something may not. */
#pragma once

#include "gab-session.h"

G_BEGIN_DECLS

GabThing        *gab_asking_real       (GabSession      *session,
                                        const char      *handle);
GArray          *gab_asking_choices    (GabOperation    *operation);
char            *gab_asking_line       (GabSession      *session,
                                        GabOperation    *operation,
                                        const GabChoice *choice);
char            *gab_asking_why_not    (GabSession      *session,
                                        GabOperation    *operation,
                                        const char      *line);
char            *gab_asking_whose      (GabSession      *session,
                                        const char      *side);
GabLogEntry     *gab_asking_last_entry (GabOperation    *operation);

G_END_DECLS
