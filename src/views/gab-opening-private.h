/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files that open documents only. */
#pragma once

#include "gab-opening.h"

G_BEGIN_DECLS

GabTableSet *gab_opening_get_tables (GError **error);

G_END_DECLS
