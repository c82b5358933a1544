/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file held that could not be read, kept word for word. */

#include "gab-aside.h"

/**
 * gab_aside_new:
 * @line: the line of the file
 * @why: what is wrong there
 * @text: what stands there
 * @length: its length in bytes, or -1
 *
 * Returns: (transfer full): all of it.
 */
GabAside *
gab_aside_new (int         line,
               const char *why,
               const char *text,
               gssize      length)
{
  GabAside *aside = g_new0 (GabAside, 1);

  aside->line = line;
  aside->why = g_strdup (why);
  aside->text = length < 0 ? g_strdup (text) : g_strndup (text, length);
  return aside;
}

/**
 * gab_aside_free:
 * @aside: (transfer full): something set aside
 */
void
gab_aside_free (GabAside *aside)
{
  g_free (aside->why);
  g_free (aside->text);
  g_free (aside);
}
