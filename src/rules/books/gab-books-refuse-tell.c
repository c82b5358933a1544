/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' refusals: why an entry cannot stand, in sentences. */

#include "gab-books-private.h"

#include <glib/gi18n-lib.h>

/* A place has too few. */
static char *
dup_too_few (GabBooksRefusal  refusal,
             const char      *label,
             int              wanted,
             int              there)
{
  switch ((int) refusal)
    {
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
    case GAB_BOOKS_REFUSE_SP:
      return g_strdup_printf (_("%s has %d SP left, not %d."), label, there, wanted);
    case GAB_BOOKS_REFUSE_SP_LOST:
      return g_strdup_printf (_("%s has lost %d SP, not %d."), label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_FEW_EVER:
      return g_strdup_printf (_("The books of %s know of %d in all, not %d."), label, there, wanted);
    case GAB_BOOKS_REFUSE_TOO_LITTLE_DAMAGE:
      return g_strdup_printf (ngettext ("%s has %d point of damage, not %d.", "%s has %d points of damage, not %d.", there),
                              label, there, wanted);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* Commanders. */
static char *
dup_refusal_of_leader (GabBooksRefusal  refusal,
                       const char      *label,
                       int              wanted,
                       int              there)
{
  switch ((int) refusal)
    {
    case GAB_BOOKS_REFUSE_DEAD:
      return g_strdup_printf (_("%s is dead."), label);
    case GAB_BOOKS_REFUSE_PRISONER:
      return g_strdup_printf (_("%s is a prisoner: he is exchanged first."), label);
    case GAB_BOOKS_REFUSE_NO_PRISONER:
      return g_strdup_printf (_("%s is no prisoner."), label);
    case GAB_BOOKS_REFUSE_ITSELF_AFTER:
      return g_strdup_printf (_("%s cannot follow himself."), label);
    case GAB_BOOKS_REFUSE_PRESENT_ALREADY:
      return g_strdup_printf (_("%s is present already."), label);
    case GAB_BOOKS_REFUSE_SAME_STATE:
      return g_strdup_printf (_("The correction leaves %s as he is."), label);
    default:
      return dup_too_few (refusal, label, wanted, there);
    }
}

/* What goes from hand to hand, is lent or corrected; @other is a name for most of these. */
static char *
dup_refusal_of_hands (const GabBooks  *books,
                      GabBooksRefusal  refusal,
                      const char      *label,
                      int              other,
                      int              there)
{
  const GabNames *names = books->setup->names;

  switch ((int) refusal)
    {
    case GAB_BOOKS_REFUSE_ITSELF:
      return g_strdup_printf (_("%s can give nothing to itself."), label);
    case GAB_BOOKS_REFUSE_OTHER_SIDE:
      return g_strdup_printf (_("%1$s and %2$s are not of one side."), label, gab_names_label (names, other));
    case GAB_BOOKS_REFUSE_SAME_SIDE:
      return g_strdup_printf (_("%1$s and %2$s are of one side: that would be a transfer."), label,
                              gab_names_label (names, other));
    case GAB_BOOKS_REFUSE_LENT_ELSEWHERE:
      /* Translators: a unit, and a siege or battle */
      return g_strdup_printf (_("%1$s is lent to %2$s."), label, gab_names_label (names, other));
    case GAB_BOOKS_REFUSE_NOT_LENT:
      return g_strdup_printf (_("%1$s has lent nothing to %2$s."), label, gab_names_label (names, other));
    case GAB_BOOKS_REFUSE_NOTHING_LENT:
      return g_strdup_printf (_("Nothing is lent to %s."), label);
    case GAB_BOOKS_REFUSE_LENT_NOW:
      return g_strdup_printf (_("%1$s is lent to %2$s and cannot be corrected before that is closed."), label,
                              gab_names_label (names, other));
    case GAB_BOOKS_REFUSE_OPEN_DISMISS:
      return g_strdup_printf (_("%s is not closed yet: those raised for it stay."), label);
    case GAB_BOOKS_REFUSE_NOTHING_RAISED:
      return g_strdup_printf (_("Nobody raised for %s is there to be dismissed."), label);
    case GAB_BOOKS_REFUSE_OPEN_CORRECT:
      return g_strdup_printf (_("%s is not closed yet: it has booked nothing that could be corrected."), label);
    case GAB_BOOKS_REFUSE_LESS_THAN_BOOKED:
      return g_strdup_printf (_("%2$s did not book so many losses of %1$s."), label, gab_names_label (names, other));
    case GAB_BOOKS_REFUSE_CAPTURED_MORE:
      return g_strdup (_("What one side lost in guns more or fewer, the other must have received more or fewer."));
    case GAB_BOOKS_REFUSE_CAPTURED_ROUNDS:
      return g_strdup_printf (_("One side received %d captured rounds where the other lost %d."), other, there);
    default:
      return dup_refusal_of_leader (refusal, label, other, there);
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

  switch ((int) refusal)
    {
    case GAB_BOOKS_REFUSE_EMPTY:
      return g_strdup (_("The entry names nothing: men, guns or rounds should stand in it."));
    case GAB_BOOKS_REFUSE_NOUGHT:
      return g_strdup_printf (_("An entry of nought for %s says nothing."), label);
    case GAB_BOOKS_REFUSE_TWICE:
      return g_strdup_printf (_("%s stands twice in the same list."), label);
    case GAB_BOOKS_REFUSE_TOO_MANY:
      return g_strdup_printf (_("%s cannot hold that many."), label);
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
      return g_strdup_printf (_("%s is the attacker’s already."), label);
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
    case GAB_BOOKS_REFUSE_UNTIL:
      day = gab_day_format (wanted, books->setup->calendar);
      return g_strdup_printf (_("%1$s must be away for a day at least: the campaign stands at %2$s."), label, day);
    case GAB_BOOKS_REFUSE_SAME_PLACE:
      return g_strdup_printf (_("The correction of %s leaves all where it is."), label);
    case GAB_BOOKS_REFUSE_TALLY:
      return g_strdup_printf (_("%1$s stands at %2$d and cannot fall by %3$d: a tally does not go below nought."),
                              label, there, wanted);
    default:
      return dup_refusal_of_hands (books, refusal, label, wanted, there);
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

/* Says that the books do not balance (CA-3); always FALSE. */
gboolean
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
  return FALSE;
}
