/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of gabion-cli share: running it as a script does. */
#pragma once

#include <gio/gio.h>

typedef struct
{
  int   status;
  char *out;
  char *err;
} Result;

void   result_clear    (Result     *result);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Result, result_clear)

Result run_with        (const char *input,
                        const char *line);
Result run             (const char *format,
                        ...) G_GNUC_PRINTF (1, 2);
void   assert_one_line (const char *text);
char  *sample          (void);
