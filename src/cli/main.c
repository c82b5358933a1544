/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli: everything that needs no display. */

#include <glib.h>

int
main (int   argc,
      char *argv[])
{
  if (argc == 2 && g_str_equal (argv[1], "--version"))
    {
      g_print ("gabion-cli %s\n", GABION_VERSION);
      return 0;
    }
  g_printerr ("usage: gabion-cli --version\n");
  return 2;
}
