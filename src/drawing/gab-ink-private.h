/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the ink only. */
#pragma once

#include "gab-ink.h"

G_BEGIN_DECLS

PangoLayout *gab_ink_keep (const GabInk *ink,
                           GabInkStyle   style,
                           const char   *text,
                           double        width,
                           int           lines,
                           GabInkAlign   align);

G_END_DECLS
