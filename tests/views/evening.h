/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening with a campaign in a file, and the next one: for tests of what is kept between the two. */
#pragma once

#include "window-desk.h"

G_BEGIN_DECLS

typedef struct
{
  char      *path;
  GFile     *file;
  GabWindow *window;
} Evening;

void         evening_find_settings (void);
void         evening_open          (Evening    *evening,
                                    const char *sample);
void         evening_end           (Evening    *evening);
void         evening_close         (Evening    *evening);
gboolean     evening_begin         (Evening    *evening);
void         evening_next          (Evening    *evening);
void         evening_wait          (void);
GabSession  *evening_session       (Evening    *evening);
GabCampaign *evening_campaign      (Evening    *evening);

G_END_DECLS
