/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground: its bounds, the shapes of works and batteries (FS-3, FS-12). */
#pragma once

#include "gab-formal-lines.h"
#include "gab-formal-private.h"

G_BEGIN_DECLS

gboolean gab_formal_on_ground     (const GabFormal       *state,
                                   GabFormalPoint         point);
gboolean gab_formal_work_area     (const GabFormal       *state,
                                   guint                  work,
                                   GabFormalArea         *area);
void     gab_formal_battery_area  (const GabFormalBattery *battery,
                                   GabFormalArea         *area);
void     gab_formal_lay_battery   (const GabFormal       *state,
                                   GabFormalBattery      *battery);
int      gab_formal_line_on_work  (const GabFormal       *state,
                                   GabFormalSegment       line);
int      gab_formal_area_on_work  (const GabFormal       *state,
                                   const GabFormalArea   *area);
int      gab_formal_side_of       (GabFormalSegment       unit,
                                   GabFormalPoint         point);

G_END_DECLS
