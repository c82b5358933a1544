/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A trace view: a fort and its stormers, drawn, and told to who does not see it. */
#pragma once

#include "gab-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_TRACE_VIEW (gab_trace_view_get_type ())
G_DECLARE_FINAL_TYPE (GabTraceView, gab_trace_view, GAB, TRACE_VIEW, GtkWidget)

GtkWidget *gab_trace_view_new  (void);
void       gab_trace_view_show (GabTraceView   *self,
                                const GabTrace *trace,
                                const char     *spoken);

G_END_DECLS
