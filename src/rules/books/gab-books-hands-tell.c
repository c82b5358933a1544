/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' sentences: what went from hand to hand, was lent, raised, corrected. */

#include "gab-books-private.h"

#include <glib/gi18n-lib.h>

/* Left the campaign: nobody stands at the other end. */
char *
gab_books_tell_hands (const GabEvent *event,
                      const char     *name,
                      int             n)
{
  switch (event->id == GAB_BOOKS_EVENT_HANDED_OVER ? event->number[1] : -1)
    {
    case GAB_POST_MEN:
      return g_strdup_printf (ngettext ("%d man of %s was handed over.", "%d men of %s were handed over.", n), n, name);
    case GAB_POST_GUNS:
      return g_strdup_printf (ngettext ("%d gun of %s was handed over.", "%d guns of %s were handed over.", n), n, name);
    case GAB_POST_ROUNDS:
      return g_strdup_printf (ngettext ("%d round of %s was handed over.", "%d rounds of %s were handed over.", n), n, name);
    default:
      return NULL;
    }
}

static char *
tell_men (const GabEvent *event,
          const char     *a,
          const char     *b,
          int             n)
{
  switch ((int) event->id)
    {
    /* Translators: in these sentences, a number and the names of two units, or of a unit or force and an operation */
    case GAB_BOOKS_EVENT_TRANSFERRED:
      return g_strdup_printf (ngettext ("%1$d man went from %2$s to %3$s.", "%1$d men went from %2$s to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_HANDED_OVER:
      return g_strdup_printf (ngettext ("%1$d man of %2$s was handed over to %3$s.", "%1$d men of %2$s were handed over to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_GIVEN:
      return g_strdup_printf (ngettext ("%1$d man came to %2$s from %3$s.", "%1$d men came to %2$s from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_LENT:
      return g_strdup_printf (ngettext ("%1$d man of %2$s goes to %3$s.", "%1$d men of %2$s go to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_RETURNED:
      return g_strdup_printf (ngettext ("%1$d man of %2$s is back from %3$s.", "%1$d men of %2$s are back from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_RAISED:
      return g_strdup_printf (ngettext ("%1$d man was raised in %2$s for %3$s.", "%1$d men were raised in %2$s for %3$s.", n), n, a, b);
    default:
      return g_strdup_printf (ngettext ("%1$d man of %2$s was dismissed after %3$s.", "%1$d men of %2$s were dismissed after %3$s.", n), n, a, b);
    }
}

static char *
tell_guns (const GabEvent *event,
           const char     *a,
           const char     *b,
           int             n)
{
  switch ((int) event->id)
    {
    case GAB_BOOKS_EVENT_TRANSFERRED:
      return g_strdup_printf (ngettext ("%1$d gun went from %2$s to %3$s.", "%1$d guns went from %2$s to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_HANDED_OVER:
      return g_strdup_printf (ngettext ("%1$d gun of %2$s was handed over to %3$s.", "%1$d guns of %2$s were handed over to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_GIVEN:
      return g_strdup_printf (ngettext ("%1$d gun came to %2$s from %3$s.", "%1$d guns came to %2$s from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_LOST_TO:
      return g_strdup_printf (ngettext ("%1$d gun of %2$s was taken by %3$s.", "%1$d guns of %2$s were taken by %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_CAPTURED_FROM:
      return g_strdup_printf (ngettext ("%2$s took %1$d gun from %3$s.", "%2$s took %1$d guns from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_LENT:
      return g_strdup_printf (ngettext ("%1$d gun of %2$s goes to %3$s.", "%1$d guns of %2$s go to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_RETURNED:
      return g_strdup_printf (ngettext ("%1$d gun of %2$s is back from %3$s.", "%1$d guns of %2$s are back from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_RAISED:
      return g_strdup_printf (ngettext ("%1$d gun came to %2$s for %3$s.", "%1$d guns came to %2$s for %3$s.", n), n, a, b);
    default:
      return g_strdup_printf (ngettext ("%1$d gun of %2$s was struck off after %3$s.", "%1$d guns of %2$s were struck off after %3$s.", n), n, a, b);
    }
}

static char *
tell_rounds (const GabEvent *event,
             const char     *a,
             const char     *b,
             int             n)
{
  switch ((int) event->id)
    {
    case GAB_BOOKS_EVENT_TRANSFERRED:
      return g_strdup_printf (ngettext ("%1$d round went from %2$s to %3$s.", "%1$d rounds went from %2$s to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_HANDED_OVER:
      return g_strdup_printf (ngettext ("%1$d round of %2$s was handed over to %3$s.", "%1$d rounds of %2$s were handed over to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_GIVEN:
      return g_strdup_printf (ngettext ("%1$d round came to %2$s from %3$s.", "%1$d rounds came to %2$s from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_LOST_TO:
      return g_strdup_printf (ngettext ("%1$d round of %2$s was taken by %3$s.", "%1$d rounds of %2$s were taken by %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_CAPTURED_FROM:
      return g_strdup_printf (ngettext ("%2$s took %1$d round from %3$s.", "%2$s took %1$d rounds from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_LENT:
      return g_strdup_printf (ngettext ("%1$d round of %2$s goes to %3$s.", "%1$d rounds of %2$s go to %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_RETURNED:
      return g_strdup_printf (ngettext ("%1$d round of %2$s is back from %3$s.", "%1$d rounds of %2$s are back from %3$s.", n), n, a, b);
    case GAB_BOOKS_EVENT_RAISED:
      return g_strdup_printf (ngettext ("%1$d round came to %2$s for %3$s.", "%1$d rounds came to %2$s for %3$s.", n), n, a, b);
    default:
      return g_strdup_printf (ngettext ("%1$d round of %2$s was struck off after %3$s.", "%1$d rounds of %2$s were struck off after %3$s.", n), n, a, b);
    }
}

/* Between two: units or forces, or one of them and an operation. */
char *
gab_books_tell_between (const GabEvent *event,
                        const char     *first,
                        const char     *second,
                        int             n)
{
  if (event->number[1] == GAB_POST_MEN)
    return tell_men (event, first, second, n);
  if (event->number[1] == GAB_POST_GUNS)
    return tell_guns (event, first, second, n);
  return tell_rounds (event, first, second, n);
}

/* What a reader calls a place, as a correction names it. */
static const char *
place_label (int of,
             int place)
{
  static const char *const men[GAB_MEN_N_PLACES] = {
    N_("present"), N_("killed"), N_("wounded"), N_("sick"), N_("prisoners"), N_("missing"), N_("deserted"), N_("lent")
  };
  static const char *const guns[GAB_GUNS_N_PLACES] = { N_("present"), N_("dismounted"), N_("taken"), N_("lent") };
  static const char *const rounds[GAB_ROUNDS_N_PLACES] = { N_("in hand"), N_("lent"), N_("spent") };

  if (place == GAB_POST_RECEIVED)
    return _("received");
  if (place == GAB_POST_HANDED_OVER)
    return _("handed over");
  if (place == GAB_POST_STRUCK_OFF)
    return of == GAB_POST_ROUNDS ? _("lost") : _("struck off");
  return _(of == GAB_POST_MEN ? men[place] : of == GAB_POST_GUNS ? guns[place] : rounds[place]);
}

/* An old entry of a unit or force, put right. */
char *
gab_books_tell_correction (const GabEvent *event,
                           const char     *name,
                           int             n)
{
  int of = event->number[1];
  const char *from = place_label (of, event->number[2]);
  const char *to = place_label (of, event->number[3]);

  /* Translators: a number, a unit or force, and where its men (guns, rounds) stood and stand: “killed”, “in hand” */
  if (of == GAB_POST_MEN)
    return g_strdup_printf (ngettext ("Corrected: %1$d man of %2$s, not %3$s but %4$s.", "Corrected: %1$d men of %2$s, not %3$s but %4$s.", n),
                            n, name, from, to);
  if (of == GAB_POST_GUNS)
    return g_strdup_printf (ngettext ("Corrected: %1$d gun of %2$s, not %3$s but %4$s.", "Corrected: %1$d guns of %2$s, not %3$s but %4$s.", n),
                            n, name, from, to);
  return g_strdup_printf (ngettext ("Corrected: %1$d round of %2$s, not %3$s but %4$s.", "Corrected: %1$d rounds of %2$s, not %3$s but %4$s.", n),
                          n, name, from, to);
}
