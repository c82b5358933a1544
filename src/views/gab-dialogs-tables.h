/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs that ask for the file of a table, CSV or JSON, or of a paper, PDF. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void   gab_dialogs_choose_table_async  (GtkWindow            *parent,
                                        GtkFileChooserAction  action,
                                        const char           *title,
                                        const char           *name,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
void   gab_dialogs_choose_pdf_async    (GtkWindow            *parent,
                                        const char           *name,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
GFile *gab_dialogs_choose_table_finish (GAsyncResult         *result,
                                        GError              **error);

G_END_DECLS
