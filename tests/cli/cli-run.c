/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of gabion-cli share: running it as a script does. */

#include "cli-run.h"

#include <string.h>

void
result_clear (Result *result)
{
  g_free (result->out);
  g_free (result->err);
}

/* Runs gabion-cli with the words of a line and an input. */
Result
run_with (const char *input,
          const char *line)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GPtrArray) args = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  Result result = { 0 };

  /* GLib takes no empty line of words. */
  g_assert_true (*line == '\0' || g_shell_parse_argv (line, NULL, &words, NULL));
  g_ptr_array_add (args, (gpointer) g_getenv ("GABION_CLI"));
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    g_ptr_array_add (args, words[i]);
  g_ptr_array_add (args, NULL);
  process = g_subprocess_newv ((const char *const *) args->pdata,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                               G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input, NULL, &result.out, &result.err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  result.status = g_subprocess_get_exit_status (process);
  return result;
}

Result
run (const char *format,
     ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  return run_with ("", line);
}

void
assert_one_line (const char *text)
{
  const char *end = strchr (text, '\n');

  g_assert_nonnull (end);
  g_assert_cmpstr (end, ==, "\n");
}

/* The sample in a file of the test's own. */
char *
sample (void)
{
  char *path = g_build_filename (g_get_tmp_dir (), "sample.gabion", NULL);
  g_auto (Result) result = run ("new --sample peninsula-1812 -o '%s'", path);

  g_assert_cmpstr (result.err, ==, "");
  g_assert_cmpint (result.status, ==, 0);
  return path;
}
