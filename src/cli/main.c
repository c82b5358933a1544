/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli: everything that needs no display. */

#include "gab-cli.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, GABION_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return gab_cli_main (argc, argv);
}
