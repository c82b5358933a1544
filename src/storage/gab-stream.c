/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream: a file's content piece by piece, with how far it is and whether to go on. */

#include "gab-stream.h"

#include "gab-files.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

#define PIECE (128 * 1024)

struct _GabStream
{
  GBytes          *whole; /* NULL when it comes from a file */
  char            *path;
  int              fd;
  guint64          size;  /* expected, for the progress */
  guint64          at;
  gsize            most;
  GCancellable    *cancellable;
  GabProgressFunc  func;
  gpointer         data;
};

/**
 * gab_stream_new_for_bytes:
 * @bytes: a content
 *
 * Returns: (transfer full): a stream of it.
 */
GabStream *
gab_stream_new_for_bytes (GBytes *bytes)
{
  GabStream *stream = g_new0 (GabStream, 1);

  stream->whole = g_bytes_ref (bytes);
  stream->size = stream->most = g_bytes_get_size (bytes);
  stream->fd = -1;
  return stream;
}

/**
 * gab_stream_new_for_path:
 * @path: a file
 * @most: how many bytes it may have at the most
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * Returns: (transfer full): a stream of it; the file is never held whole.
 */
GabStream *
gab_stream_new_for_path (const char  *path,
                         gsize        most,
                         GError     **error)
{
  guint64 size;
  int fd = gab_files_open (path, &size, error);
  GabStream *stream;

  if (fd < 0)
    return NULL;
  stream = g_new0 (GabStream, 1);
  stream->path = g_strdup (path);
  stream->fd = fd;
  stream->size = size;
  stream->most = most;
  return stream;
}

/**
 * gab_stream_free:
 * @stream: (transfer full): a stream
 */
void
gab_stream_free (GabStream *stream)
{
  if (stream->fd >= 0)
    gab_files_close (stream->fd);
  g_clear_pointer (&stream->whole, g_bytes_unref);
  g_clear_object (&stream->cancellable);
  g_free (stream->path);
  g_free (stream);
}

/**
 * gab_stream_watch:
 * @stream: a stream
 * @cancellable: (nullable): ends it between two pieces
 * @func: (nullable): told how far it is
 * @data: handed to @func
 */
void
gab_stream_watch (GabStream       *stream,
                  GCancellable    *cancellable,
                  GabProgressFunc  func,
                  gpointer         data)
{
  g_set_object (&stream->cancellable, cancellable);
  stream->func = func;
  stream->data = data;
}

static GBytes *
next_of_file (GabStream  *stream,
              GError    **error)
{
  char *buffer = g_malloc (PIECE);
  gssize got = gab_files_read_some (stream->fd, stream->path, buffer, PIECE, error);
  g_autofree char *name = NULL;

  if (got >= 0 && stream->at + got <= stream->most)
    return g_bytes_new_take (buffer, got);
  g_free (buffer);
  if (got < 0)
    return NULL;
  name = g_filename_display_name (stream->path);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC, _("%1$s cannot be read: %2$s."), name, g_strerror (EFBIG));
  return NULL;
}

/**
 * gab_stream_next:
 * @stream: a stream
 * @error: G_IO_ERROR_CANCELLED, or a G_FILE_ERROR
 *
 * Returns: (transfer full) (nullable): the next piece; no bytes at the end.
 */
GBytes *
gab_stream_next (GabStream  *stream,
                 GError    **error)
{
  GBytes *piece;

  if (g_cancellable_set_error_if_cancelled (stream->cancellable, error))
    return NULL;
  piece = stream->whole == NULL ? next_of_file (stream, error)
        : g_bytes_new_from_bytes (stream->whole, stream->at, MIN (PIECE, stream->size - stream->at));
  if (piece == NULL)
    return NULL;
  stream->at += g_bytes_get_size (piece);
  if (stream->func != NULL && stream->size > 0)
    stream->func (MIN (1.0, (double) stream->at / stream->size), stream->data);
  return piece;
}

/**
 * gab_stream_get_whole:
 * @stream: a stream
 *
 * Returns: (transfer none) (nullable): all its bytes; NULL for a file's.
 */
GBytes *
gab_stream_get_whole (GabStream *stream)
{
  return stream->whole;
}
