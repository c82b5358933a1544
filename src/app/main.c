/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion: the window. */

#include "gab-application.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) app = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, GABION_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  app = gab_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
