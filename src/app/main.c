/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion: the window. */

#include <gtk/gtk.h>

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) app = gtk_application_new ("org.gabion.Gabion", G_APPLICATION_HANDLES_OPEN);

  return g_application_run (G_APPLICATION (app), argc, argv);
}
