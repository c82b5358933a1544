/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fuzz target: libFuzzer's with tools/fuzz, a plain test of its findings otherwise. */
#pragma once

#include <glib.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);
