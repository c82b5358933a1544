/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a result page does with sheets: printed, saved, read. */
#pragma once

#include "gab-result-page.h"

G_BEGIN_DECLS

void     gab_result_sheet_install_actions (GtkWidgetClass *widget_class);
gboolean gab_result_sheet_save            (GabResultPage  *page,
                                           const char     *path,
                                           GError        **error);
gboolean gab_result_sheet_load            (GabResultPage  *page,
                                           const char     *path,
                                           GError        **error);

G_END_DECLS
