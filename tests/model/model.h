/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign for the model's tests, built line by line. */
#pragma once

#include "gab-session.h"

GabCampaign  *model_campaign    (void);
GabOperation *model_add_storm   (GabDocument *document,
                                 const char  *handle);
GabOperation *model_add_siege   (GabDocument *document);
void          model_play        (GabDocument *document,
                                 const char  *operation,
                                 const char  *lines);
