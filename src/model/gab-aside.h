/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file held that could not be read, kept word for word. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  int   line; /* of the file that it was first found in */
  char *why;
  char *text; /* as it stood there */
} GabAside;

GabAside *gab_aside_new  (int         line,
                          const char *why,
                          const char *text,
                          gssize      length);
void      gab_aside_free (GabAside   *aside);

G_END_DECLS
