/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Days: the campaign's dates as day numbers, new and old style. */
#pragma once

#include "gab-error.h"

G_BEGIN_DECLS

typedef enum
{
  GAB_NEW_STYLE, /* Gregorian */
  GAB_OLD_STYLE, /* Julian, the year from 1 January */
} GabCalendar;

gint32   gab_day_from_date  (GabCalendar  calendar,
                             int          year,
                             int          month,
                             int          day);
void     gab_day_to_date    (gint32       number,
                             GabCalendar  calendar,
                             int         *year,
                             int         *month,
                             int         *day);
gboolean gab_day_parse      (const char  *text,
                             GabCalendar  calendar,
                             gint32      *number,
                             GError     **error);
gboolean gab_day_parse_iso  (const char  *text,
                             gint32      *number,
                             GError     **error);
char    *gab_day_format_iso (gint32       number);
char    *gab_day_format     (gint32       number,
                             GabCalendar  calendar);
char    *gab_day_format_short (gint32     number,
                             GabCalendar  calendar);
char    *gab_day_format_month (gint32     number,
                             GabCalendar  calendar);
char    *gab_day_format_input (gint32     number,
                             GabCalendar  calendar);

G_END_DECLS
