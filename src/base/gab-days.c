/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Days: the campaign's dates as day numbers, new and old style (CA-9). */

#include "gab-days.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FIRST_YEAR 1600
#define LAST_YEAR  2199

/* The first and the last day of those years in the new style. Days are bounded by
 * their number, so that each can be written and read again in either style. */
#define FIRST_DAY 2305448
#define LAST_DAY  2524593

static int
days_in_month (GabCalendar calendar,
               int         year,
               int         month)
{
  static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  gboolean leap = year % 4 == 0 && (calendar == GAB_OLD_STYLE || year % 100 != 0 || year % 400 == 0);

  return days[month - 1] + (month == 2 && leap);
}

/**
 * gab_day_from_date:
 * @calendar: in which style the date is given
 * @year: 1600 to 2199 in the new style
 * @month: 1 to 12
 * @day: from 1
 *
 * Returns: the day's number (the Julian day number of its noon), or 0 when
 *   there is no such date.
 */
gint32
gab_day_from_date (GabCalendar calendar,
                   int         year,
                   int         month,
                   int         day)
{
  int shift, y, m, number;

  if (year < FIRST_YEAR - 1 || year > LAST_YEAR || month < 1 || month > 12 ||
      day < 1 || day > days_in_month (calendar, year, month))
    return 0;

  /* March is the first month of the reckoning, so that leap days come last. */
  shift = month <= 2;
  y = year + 4800 - shift;
  m = month + 12 * shift - 3;
  number = day + (153 * m + 2) / 5 + 365 * y + y / 4;
  number -= calendar == GAB_OLD_STYLE ? 32083 : y / 100 - y / 400 + 32045;
  return number >= FIRST_DAY && number <= LAST_DAY ? number : 0;
}

/**
 * gab_day_to_date:
 * @number: a day's number
 * @calendar: the style wanted
 * @year: (out): its year
 * @month: (out): its month, 1 to 12
 * @day: (out): its day, from 1
 */
void
gab_day_to_date (gint32       number,
                 GabCalendar  calendar,
                 int         *year,
                 int         *month,
                 int         *day)
{
  int centuries = 0, rest, years, m;

  if (calendar == GAB_OLD_STYLE)
    rest = number + 32082;
  else
    {
      int a = number + 32044;

      centuries = (4 * a + 3) / 146097;
      rest = a - 146097 * centuries / 4;
    }
  years = (4 * rest + 3) / 1461;
  rest -= 1461 * years / 4;
  m = (5 * rest + 2) / 153;
  *day = rest - (153 * m + 2) / 5 + 1;
  *month = m + 3 - 12 * (m / 10);
  *year = 100 * centuries + years - 4800 + m / 10;
}

static gboolean
read_digits (const char **text,
             guint        count,
             int         *value)
{
  *value = 0;
  for (guint i = 0; i < count; i++, (*text)++)
    {
      if (!g_ascii_isdigit (**text))
        return FALSE;
      *value = *value * 10 + g_ascii_digit_value (**text);
    }
  return TRUE;
}

/**
 * gab_day_parse:
 * @text: a date, YYYY-MM-DD
 * @calendar: the style it is written in
 * @number: (out): the day's number
 * @error: GAB_ERROR_DATE when it is no date from 1600 on
 *
 * Returns: TRUE when it is one.
 */
gboolean
gab_day_parse (const char   *text,
               GabCalendar   calendar,
               gint32       *number,
               GError      **error)
{
  const char *p = text;
  int year, month, day;

  *number = 0;
  if (read_digits (&p, 4, &year) && *p++ == '-' &&
      read_digits (&p, 2, &month) && *p++ == '-' &&
      read_digits (&p, 2, &day) && *p == '\0')
    *number = gab_day_from_date (calendar, year, month, day);
  if (*number != 0)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_DATE,
               _("“%s” is no date from %d on, written as year-month-day."), text, FIRST_YEAR);
  return FALSE;
}

/**
 * gab_day_parse_iso:
 * @text: a Gregorian date, YYYY-MM-DD, as files hold it
 * @number: (out): the day's number
 * @error: GAB_ERROR_DATE
 *
 * Returns: TRUE when it is one.
 */
gboolean
gab_day_parse_iso (const char  *text,
                   gint32      *number,
                   GError     **error)
{
  return gab_day_parse (text, GAB_NEW_STYLE, number, error);
}

/**
 * gab_day_format_input:
 * @number: a day's number
 * @calendar: the style wanted
 *
 * Returns: (transfer full): YYYY-MM-DD, as gab_day_parse() reads it.
 */
char *
gab_day_format_input (gint32      number,
                      GabCalendar calendar)
{
  int year, month, day;

  gab_day_to_date (number, calendar, &year, &month, &day);
  return g_strdup_printf ("%04d-%02d-%02d", year, month, day);
}

/**
 * gab_day_format_iso:
 * @number: a day's number
 *
 * Returns: (transfer full): YYYY-MM-DD, Gregorian, as files hold it.
 */
char *
gab_day_format_iso (gint32 number)
{
  return gab_day_format_input (number, GAB_NEW_STYLE);
}

static const char *
month_name (int month)
{
  static const char *names[] = {
    NC_("month", "January"), NC_("month", "February"), NC_("month", "March"),
    NC_("month", "April"), NC_("month", "May"), NC_("month", "June"),
    NC_("month", "July"), NC_("month", "August"), NC_("month", "September"),
    NC_("month", "October"), NC_("month", "November"), NC_("month", "December"),
  };

  return g_dpgettext2 (NULL, "month", names[month - 1]);
}

/**
 * gab_day_format:
 * @number: a day's number
 * @calendar: the style wanted
 *
 * Returns: (transfer full): the date for a reader: "19 January 1812".
 */
char *
gab_day_format (gint32      number,
                GabCalendar calendar)
{
  int year, month, day;

  gab_day_to_date (number, calendar, &year, &month, &day);
  /* Translators: a date: day of the month, name of the month, year */
  return g_strdup_printf (_("%1$d %2$s %3$d"), day, month_name (month), year);
}

/**
 * gab_day_format_short:
 * @number: a day's number
 * @calendar: the style wanted
 *
 * Returns: (transfer full): the date without its year: "19 January".
 */
char *
gab_day_format_short (gint32      number,
                      GabCalendar calendar)
{
  int year, month, day;

  gab_day_to_date (number, calendar, &year, &month, &day);
  /* Translators: a date without its year: day of the month, name of the month */
  return g_strdup_printf (_("%1$d %2$s"), day, month_name (month));
}

/**
 * gab_day_format_month:
 * @number: the number of any day of a month
 * @calendar: the style wanted
 *
 * Returns: (transfer full): the month for a reader: "January 1812".
 */
char *
gab_day_format_month (gint32      number,
                      GabCalendar calendar)
{
  int year, month, day;

  gab_day_to_date (number, calendar, &year, &month, &day);
  /* Translators: name of the month, year */
  return g_strdup_printf (_("%1$s %2$d"), month_name (month), year);
}
