/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the storage tests share: campaigns and files to work on. */
#pragma once

#include "gab-document.h"
#include "gab-storage.h"

#include "../support/test-sanitized.h"

char        *test_path         (const char  *name);
char        *test_source       (const char  *path);
GabTableSet *test_tables       (void);
GabCampaign *test_small        (void);
GabCampaign *test_sample       (void);
GBytes      *test_write        (GabCampaign *campaign);
GabCampaign *test_read         (GBytes      *bytes);
char        *test_temporary    (const char  *name);
void         test_assert_right (GabCampaign *campaign);
guint        test_stride       (void);
GBytes      *test_contents     (const char  *path);
