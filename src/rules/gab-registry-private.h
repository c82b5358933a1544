/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the registry only. */
#pragma once

#include "gab-registry.h"

G_BEGIN_DECLS

void gab_registry_fail_unknown (GError     **error,
                                const char  *rules);

G_END_DECLS
