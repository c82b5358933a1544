/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs what fuzzing has found, and the seeds it began with, as plain tests.
 * The folder holds findings/TARGET-NAME. */

#include "fuzz.h"

#include <string.h>

#define PREFIX G_LOG_DOMAIN "-"

static void
test_finding (gconstpointer data)
{
  g_autofree char *content = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (data, &content, &size, NULL));
  g_assert_cmpint (LLVMFuzzerTestOneInput ((const guint8 *) content, size), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "findings", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, PREFIX))
      {
        g_autofree char *path = g_strconcat ("/fuzz/", name, NULL);

        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_finding, g_free);
      }
  return g_test_run ();
}
