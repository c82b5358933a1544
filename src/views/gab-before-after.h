/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before and after: the units that lose something, with what they have and will have. */
#pragma once

#include "gab-books.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_BEFORE_AFTER (gab_before_after_get_type ())
G_DECLARE_FINAL_TYPE (GabBeforeAfter, gab_before_after, GAB, BEFORE_AFTER, GtkWidget)

GtkWidget *gab_before_after_new    (void);
void       gab_before_after_add    (GabBeforeAfter     *self,
                                    const char         *name,
                                    int                 before,
                                    const GabBooksLoss *loss,
                                    int                 guns_taken);
void       gab_before_after_finish (GabBeforeAfter     *self);

G_END_DECLS
