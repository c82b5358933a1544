/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences of fire, storm and sortie that several files are made of. */
#pragma once

#include "gab-formal-blood.h"

G_BEGIN_DECLS

char *gab_formal_tell_guns   (const gint32   *n);
char *gab_formal_tell_object (const GabNames *names,
                              gint32          name);
char *gab_formal_tell_need   (const GabEvent *event,
                              const GabNames *names);
char *gab_formal_tell_fight  (const GabEvent *event,
                              const GabNames *names);

G_END_DECLS
