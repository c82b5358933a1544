/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program: its command line, its windows, its style. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_APPLICATION (gab_application_get_type ())
G_DECLARE_FINAL_TYPE (GabApplication, gab_application, GAB, APPLICATION, GtkApplication)

GtkApplication *gab_application_new (void);

G_END_DECLS
