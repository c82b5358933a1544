/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' sentences: what happened, and why not. */

#include "gab-books-private.h"

#include <glib/gi18n-lib.h>

static char *
tell_count (const GabEvent *event,
            const GabNames *names)
{
  const char *name = gab_names_label (names, event->name[0]);
  int n = event->number[0];

  switch ((GabBooksEvent) event->id)
    {
    case GAB_BOOKS_EVENT_RECEIVED_MEN:
      return g_strdup_printf (ngettext ("%d man joined %s.", "%d men joined %s.", n), n, name);
    case GAB_BOOKS_EVENT_RECEIVED_GUNS:
      return g_strdup_printf (ngettext ("%d gun came to %s.", "%d guns came to %s.", n), n, name);
    case GAB_BOOKS_EVENT_RECEIVED_ROUNDS:
      return g_strdup_printf (ngettext ("%d round came in for %s.", "%d rounds came in for %s.", n), n, name);
    case GAB_BOOKS_EVENT_STRUCK_MEN:
      return g_strdup_printf (ngettext ("%d man of %s was struck off.", "%d men of %s were struck off.", n), n, name);
    case GAB_BOOKS_EVENT_STRUCK_GUNS:
      return g_strdup_printf (ngettext ("%d gun of %s was struck off.", "%d guns of %s were struck off.", n), n, name);
    case GAB_BOOKS_EVENT_LOST_ROUNDS:
      return g_strdup_printf (ngettext ("%d round of %s was lost.", "%d rounds of %s were lost.", n), n, name);
    case GAB_BOOKS_EVENT_SICK:
      return g_strdup_printf (ngettext ("%d man of %s fell sick.", "%d men of %s fell sick.", n), n, name);
    case GAB_BOOKS_EVENT_FIT:
      return g_strdup_printf (ngettext ("%d sick man came back to %s.", "%d sick men came back to %s.", n), n, name);
    case GAB_BOOKS_EVENT_DESERTED:
      return g_strdup_printf (ngettext ("%d man deserted from %s.", "%d men deserted from %s.", n), n, name);
    case GAB_BOOKS_EVENT_CLOSED:
    case GAB_BOOKS_EVENT_LOSSES:
    case GAB_BOOKS_EVENT_GUNS_LOST:
    case GAB_BOOKS_EVENT_CAPTURED:
    case GAB_BOOKS_EVENT_SPENT:
    case GAB_BOOKS_EVENT_TAKEN:
    case GAB_BOOKS_EVENT_RECOVERED:
    case GAB_BOOKS_EVENT_ADVANCED:
    case GAB_BOOKS_EVENT_NOTED:
    default:
      return NULL;
    }
}

static char *
tell_closed (const GabEvent *event,
             const GabNames *names)
{
  const char *operation = gab_names_label (names, event->name[0]);
  const char *side = gab_names_label (names, event->name[1]);

  switch (event->number[0])
    {
    case GAB_OUTCOME_WON:
      /* Translators: an operation and the side that attacked */
      return g_strdup_printf (_("%1$s is over: %2$s won."), operation, side);
    case GAB_OUTCOME_LOST:
      return g_strdup_printf (_("%1$s is over: %2$s failed."), operation, side);
    default:
      return g_strdup_printf (_("%s is over, and undecided."), operation);
    }
}

/* The rule set's tell: one whole sentence, or NULL where the player's own words
 * say it all. */
char *
gab_books_tell (const GabEvent *event,
                const GabNames *names,
                int             viewer)
{
  const gint32 *n = event->number;
  const char *second = event->name[1] >= 0 ? gab_names_label (names, event->name[1]) : "";

  switch ((GabBooksEvent) event->id)
    {
    case GAB_BOOKS_EVENT_CLOSED:
      return tell_closed (event, names);
    case GAB_BOOKS_EVENT_LOSSES:
      /* Translators: a side and its losses in numbers of men */
      return g_strdup_printf (_("%1$s: %2$d killed, %3$d wounded, %4$d missing, %5$d prisoners."),
                              second, n[0], n[1], n[2], n[3]);
    case GAB_BOOKS_EVENT_GUNS_LOST:
      /* Translators: a side and its guns lost in numbers */
      return g_strdup_printf (_("Guns of %1$s: %2$d dismounted, %3$d taken."), second, n[0], n[1]);
    case GAB_BOOKS_EVENT_CAPTURED:
      return g_strdup_printf (ngettext ("%d captured gun goes to %s.", "%d captured guns go to %s.", n[0]), n[0],
                              gab_names_label (names, event->name[0]));
    case GAB_BOOKS_EVENT_SPENT:
      return g_strdup_printf (ngettext ("%d round of %s was spent.", "%d rounds of %s were spent.", n[0]), n[0],
                              gab_names_label (names, event->name[0]));
    case GAB_BOOKS_EVENT_TAKEN:
      return g_strdup_printf (_("%s is taken."), gab_names_label (names, event->name[0]));
    case GAB_BOOKS_EVENT_RECOVERED:
      /* Translators: an operation, a side, numbers of men who come back to their units */
      return g_strdup_printf (_("Back from %1$s, %2$s: %3$d wounded, %4$d missing."),
                              gab_names_label (names, event->name[0]), second, n[0], n[1]);
    case GAB_BOOKS_EVENT_ADVANCED:
      return g_strdup_printf (ngettext ("%d day went by.", "%d days went by.", n[0]), n[0]);
    case GAB_BOOKS_EVENT_NOTED:
      return NULL;
    case GAB_BOOKS_EVENT_RECEIVED_MEN:
    case GAB_BOOKS_EVENT_RECEIVED_GUNS:
    case GAB_BOOKS_EVENT_RECEIVED_ROUNDS:
    case GAB_BOOKS_EVENT_STRUCK_MEN:
    case GAB_BOOKS_EVENT_STRUCK_GUNS:
    case GAB_BOOKS_EVENT_LOST_ROUNDS:
    case GAB_BOOKS_EVENT_SICK:
    case GAB_BOOKS_EVENT_FIT:
    case GAB_BOOKS_EVENT_DESERTED:
    default:
      return tell_count (event, names);
    }
}

static char *
dup_refusal (const GabBooks  *books,
             GabBooksRefusal  refusal,
             int              name,
             int              wanted,
             int              there)
{
  const char *label = name >= 0 ? gab_names_label (books->setup->names, name) : "";
  g_autofree char *day = NULL;

  switch (refusal)
    {
    case GAB_BOOKS_REFUSE_EMPTY:
      return g_strdup (_("The entry names nothing: men, guns or rounds should stand in it."));
    case GAB_BOOKS_REFUSE_NOUGHT:
      return g_strdup_printf (_("An entry of nought for %s says nothing."), label);
    case GAB_BOOKS_REFUSE_TWICE:
      return g_strdup_printf (_("%s stands twice in the same list."), label);
    case GAB_BOOKS_REFUSE_TOO_FEW_MEN:
      return g_strdup_printf (ngettext ("%s has %d man present, not %d.", "%s has %d men present, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_SICK:
      return g_strdup_printf (ngettext ("%s has %d man sick, not %d.", "%s has %d men sick, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_GUNS:
      return g_strdup_printf (ngettext ("%s has %d gun, not %d.", "%s has %d guns, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_ROUNDS:
      return g_strdup_printf (ngettext ("%s has %d round in hand, not %d.", "%s has %d rounds in hand, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_KILLED:
      return g_strdup_printf (ngettext ("%s has %d man killed, not %d.", "%s has %d men killed, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_WOUNDED:
      return g_strdup_printf (ngettext ("%s has %d man wounded, not %d.", "%s has %d men wounded, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_PRISONERS:
      return g_strdup_printf (ngettext ("%s has lost %d man as a prisoner, not %d.",
                                        "%s has lost %d men as prisoners, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_MISSING:
      return g_strdup_printf (ngettext ("%s has %d man missing, not %d.", "%s has %d men missing, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_DESERTED:
      return g_strdup_printf (ngettext ("%s has %d man deserted, not %d.", "%s has %d men deserted, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_LENT_MEN:
      return g_strdup_printf (ngettext ("%s has lent %d man, not %d.", "%s has lent %d men, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_DISMOUNTED:
      return g_strdup_printf (ngettext ("%s has %d gun dismounted, not %d.", "%s has %d guns dismounted, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_TAKEN:
      return g_strdup_printf (ngettext ("%s has had %d gun taken, not %d.", "%s has had %d guns taken, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_LENT_GUNS:
      return g_strdup_printf (ngettext ("%s has lent %d gun, not %d.", "%s has lent %d guns, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_LENT_ROUNDS:
      return g_strdup_printf (ngettext ("%s has lent %d round, not %d.", "%s has lent %d rounds, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_EVER:
      return g_strdup_printf (_("The books of %s know of %d in all, not %d."), label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_LITTLE_DAMAGE:
      return g_strdup_printf (ngettext ("%s has %d point of damage, not %d.", "%s has %d points of damage, not %d.", there),
                              label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_MANY:
      return g_strdup_printf (_("%s cannot hold that many."), label);
    case GAB_BOOKS_REFUSE_SP:
      return g_strdup_printf (_("%s has %d SP left, not %d."), label, there, wanted);
    case GAB_BOOKS_REFUSE_CLOSED:
      return g_strdup_printf (_("%s is closed already."), label);
    case GAB_BOOKS_REFUSE_BEFORE_BEGIN:
      day = gab_day_format (wanted, books->setup->calendar);
      return g_strdup_printf (_("%s cannot end before it began on %s."), label, day);
    case GAB_BOOKS_REFUSE_NOT_WON:
      return g_strdup_printf (_("%s is taken only by an attacker who won."), label);
    case GAB_BOOKS_REFUSE_OTHER_PLACE:
      return g_strdup_printf (_("The fight was not about %s."), label);
    case GAB_BOOKS_REFUSE_OWN_PLACE:
      return g_strdup_printf (_("%s is the attacker's already."), label);
    case GAB_BOOKS_REFUSE_CAPTURED:
      return g_strdup_printf (_("One side received %d captured guns where the other lost %d."), wanted, there);
    case GAB_BOOKS_REFUSE_OPEN:
      return g_strdup_printf (_("%s is not closed yet: nobody comes back from it."), label);
    case GAB_BOOKS_REFUSE_NOT_DUE:
      day = gab_day_format (wanted, books->setup->calendar);
      return g_strdup_printf (_("The hurt of %s come back on %s, not before."), label, day);
    case GAB_BOOKS_REFUSE_RECOVERED:
      return g_strdup_printf (_("The hurt of %s have come back already."), label);
    case GAB_BOOKS_REFUSE_EARLIER:
      day = gab_day_format (wanted, books->setup->calendar);
      return g_strdup_printf (_("The campaign stands at %s; the date only goes on."), day);
    case GAB_BOOKS_REFUSE_CALENDAR:
      return g_strdup (_("The calendar ends with the year 2199."));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* Refuses an entry by a rule of the campaign; always FALSE. */
gboolean
gab_books_refuse (GError         **error,
                  const GabBooks  *books,
                  GabBooksRefusal  refusal,
                  int              rule,
                  int              name,
                  int              wanted,
                  int              there)
{
  g_autofree char *sentence = dup_refusal (books, refusal, name, wanted, there);

  gab_refuse (error, GAB_BOOKS_PREFIX, rule, "%s", sentence);
  return FALSE;
}

/* Says what is wrong with a setup. */
void
gab_books_fail_setup (GError         **error,
                      const GabBooks  *books,
                      GabBooksFault    fault,
                      int              name,
                      int              number)
{
  const char *label = name >= 0 ? gab_names_handle (books->setup->names, name) : "";

  switch (fault)
    {
    case GAB_BOOKS_SETUP_SIDES:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   ngettext ("A campaign has at most %d side.", "A campaign has at most %d sides.", number), number);
      return;
    case GAB_BOOKS_SETUP_OPENING:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   ngettext ("“%s” begins with %d man, and more are said to be lost already (CA-3).",
                             "“%s” begins with %d men, and more are said to be lost already (CA-3).", number),
                   label, number);
      return;
    case GAB_BOOKS_SETUP_GARRISON:
      g_set_error (error, GAB_ERROR, GAB_ERROR_SETUP,
                   _("The garrison of “%s” is not of the side that holds it (CA-8)."), label);
      return;
    default:
      g_return_if_reached ();
    }
}

/* Losses that are neither killed nor wounded nor missing would be nowhere. */
void
gab_books_fail_split (GError **error)
{
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_TABLES,
                       _("The tables of the books let no loss be killed, wounded or missing (CA-5)."));
}

/* Says that the books do not balance (CA-3). */
void
gab_books_fail_check (GError         **error,
                      const GabBooks  *books,
                      int              name,
                      gint64           reckoned,
                      gint64           found)
{
  g_autofree char *should = g_strdup_printf ("%" G_GINT64_FORMAT, reckoned);
  g_autofree char *is = g_strdup_printf ("%" G_GINT64_FORMAT, found);

  /* Translators: a unit or force, and two numbers of men, guns or rounds */
  g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK, _("The books of %1$s do not balance: %2$s reckoned, %3$s found (CA-3)."),
               gab_names_label (books->setup->names, name), should, is);
}
