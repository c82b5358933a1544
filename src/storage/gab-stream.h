/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream: a file's content piece by piece, with how far it is and whether to go on. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Told from the thread that reads, with 0 to 1. */
typedef void (* GabProgressFunc) (double   share,
                                  gpointer data);

typedef struct _GabStream GabStream;

GabStream *gab_stream_new_for_bytes (GBytes          *bytes);
GabStream *gab_stream_new_for_path  (const char      *path,
                                     gsize            most,
                                     GError         **error);
void       gab_stream_free          (GabStream       *stream);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabStream, gab_stream_free)

void       gab_stream_watch         (GabStream       *stream,
                                     GCancellable    *cancellable,
                                     GabProgressFunc  func,
                                     gpointer         data);
GBytes    *gab_stream_next          (GabStream       *stream,
                                     GError         **error);
GBytes    *gab_stream_get_whole     (GabStream       *stream);

G_END_DECLS
