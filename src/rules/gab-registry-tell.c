/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the registry says of rule sets that are not there. */

#include "gab-registry-private.h"

#include <glib/gi18n-lib.h>

/* Says that no rule set has that id. */
void
gab_registry_fail_unknown (GError     **error,
                           const char  *rules)
{
  g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("There are no rules called “%s” here."), rules);
}
