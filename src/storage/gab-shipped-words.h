/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What data/templates and data/samples say of themselves, for translators. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *const *gab_shipped_words_list      (void);
const char        *gab_shipped_words_translate (const char *text);

G_END_DECLS
