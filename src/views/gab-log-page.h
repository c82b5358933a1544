/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that shows the logs: what was ordered, and what came of it. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_LOG_PAGE (gab_log_page_get_type ())
G_DECLARE_FINAL_TYPE (GabLogPage, gab_log_page, GAB, LOG_PAGE, GabPage)

gboolean gab_log_page_give (GabLogPage *self,
                            const char *operation,
                            const char *line,
                            const char *typed,
                            const char *reason);

G_END_DECLS
