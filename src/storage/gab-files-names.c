/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of files: what a link leads to, and the names beside a file. */

#include "gab-files-private.h"

#include <stdlib.h>
#include <string.h>

#define MOST_NAME 255 /* bytes that file systems take */

/* Behind a link the file that it leads to, be it there or not. */
char *
gab_files_dup_target (const char *path)
{
  char *resolved = realpath (path, NULL); /* from malloc, which g_free() is */
  g_autofree char *link = resolved == NULL ? g_file_read_link (path, NULL) : NULL;
  g_autofree char *folder = NULL;

  if (resolved != NULL)
    return resolved;
  if (link == NULL || g_path_is_absolute (link))
    return link != NULL ? g_steal_pointer (&link) : g_strdup (path);
  folder = g_path_get_dirname (path);
  return g_build_filename (folder, link, NULL);
}

/* A name beside a file's. Where that would be longer than a file system takes, the beginning of the file's name
 * and its digest stand for it. */
char *
gab_files_dup_beside (const char *path,
                      const char *suffix)
{
  g_autofree char *folder = NULL;
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *digest = NULL;
  g_autofree char *name = NULL;

  if (strlen (base) + strlen (suffix) <= MOST_NAME)
    return g_strconcat (path, suffix, NULL);
  folder = g_path_get_dirname (path);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, base, -1);
  /* Not in the middle of a letter: some file systems take none that are cut. */
  for (gsize length = MOST_NAME - strlen (suffix) - 9; length > 0; length--)
    if (((guchar) base[length] & 0xc0) != 0x80)
      {
        base[length] = '\0';
        break;
      }
  name = g_strdup_printf ("%s-%.8s%s", base, digest, suffix);
  return g_build_filename (folder, name, NULL);
}
