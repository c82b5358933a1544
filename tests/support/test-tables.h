/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule tables of the source tree, read without the storage layer. */
#pragma once

#include "gab-tables.h"

G_BEGIN_DECLS

GabTables *test_tables_load  (const char  *rules);
GabTables *test_tables_parse (const char  *xml,
                              GError     **error);

G_END_DECLS
