/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books: the plan of the campaign, what is written of it, and the comparison with the first. */

#include "books-second.h"

#include "gab-days.h"

#define MEN     120
#define SICK    7
#define WOUNDED 5
#define GUNS    9
#define SP      3
#define ROUNDS  50

/* Side 0: army, brigade within it, detachment. Side 1: garrison, outpost within it, column. */
static const char *const forces[SECOND_FORCES] = { "army", "brigade", "detachment", "garrison", "outpost", "column" };

int
second_side_of_unit (int unit)
{
  return unit * 2 / SECOND_UNITS;
}

int
second_side_of_force (int force)
{
  return force / 3;
}

int
second_force_of_unit (int unit)
{
  return second_side_of_unit (unit) * 3 + unit % 3;
}

int
second_attacker (int operation)
{
  return operation % 2;
}

/* Place 0 is the garrison's, place 1 the brigade's; every third operation is against none. */
int
second_place (int operation)
{
  return operation % 3 == 2 ? -1 : operation % 3;
}

int
second_begins (int operation)
{
  return operation / 2;
}

/* Who is in the place: the garrison and what nests in it, and the brigade, in which nothing does. */
gboolean
second_was_inside (int force, int place)
{
  return place == 0 ? force == 3 || force == 4 : force == 1;
}

static gboolean
has_guns (int unit)
{
  return unit % 4 == 0;
}

static gboolean
has_sp (int unit)
{
  return unit % 4 == 1;
}

int
second_first_men (int unit)
{
  return MEN + unit;
}

int
second_first_sp (int unit)
{
  return has_sp (unit) ? SP : 0;
}

char *
second_setup_lines (int begins)
{
  GString *text = g_string_new ("side s0\nside s1\n");

  for (int i = 0; i < SECOND_FORCES; i++)
    {
      g_autofree char *of = i % 3 == 1 ? g_strdup (forces[i - 1]) : g_strdup_printf ("s%d", i / 3);

      g_string_append_printf (text, "force %s of %s rounds %d\n", forces[i], of, ROUNDS + i);
    }
  for (int i = 0; i < SECOND_UNITS; i++)
    {
      g_string_append_printf (text, "unit u%d of %s foot line men %d", i, forces[second_force_of_unit (i)], MEN + i);
      if (has_guns (i))
        g_string_append_printf (text, " guns %d", GUNS);
      if (has_sp (i))
        g_string_append_printf (text, " sp %d", SP);
      g_string_append_printf (text, " wounded %d sick %d\n", WOUNDED, SICK);
    }
  g_string_append (text, "fortress p0 medium of s1 garrison garrison\nfortress p1 small of s0 garrison brigade\n");
  for (int i = 0; i < SECOND_OPERATIONS; i++)
    {
      g_autofree char *day = gab_day_format_iso (begins + second_begins (i));

      g_string_append_printf (text, "operation o%d of s%d on %s", i, second_attacker (i), day);
      if (second_place (i) >= 0)
        g_string_append_printf (text, " against p%d", second_place (i));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

void
second_init (Second *second, int begins)
{
  *second = (Second) { .begins = begins, .day = begins, .owner = { 1, 0 } };
  for (int i = 0; i < SECOND_UNITS; i++)
    {
      second->men[i][GAB_MEN_PRESENT] = MEN + i - WOUNDED - SICK;
      second->men[i][GAB_MEN_WOUNDED] = WOUNDED;
      second->men[i][GAB_MEN_SICK] = SICK;
      second->guns[i][GAB_GUNS_PRESENT] = has_guns (i) ? GUNS : 0;
      second->sp[i] = has_sp (i) ? SP : 0;
      second->with[i] = -1;
    }
  for (int i = 0; i < SECOND_FORCES; i++)
    second->rounds[i] = ROUNDS + i;
}

/* A list of an entry; forces are named where it is of rounds. */
static void
append_list (GString *line, const SecondEntry *entry, int list, const char *word, gboolean of_rounds, int numbers)
{
  if (entry->n[list] == 0)
    return;
  g_string_append_printf (line, "%s%s", *word != '\0' ? " " : "", word);
  for (int i = 0; i < entry->n[list]; i++)
    {
      const int *item = entry->item[list][i];

      if (of_rounds)
        g_string_append_printf (line, " %s", forces[item[0]]);
      else
        g_string_append_printf (line, " u%d", item[0]);
      for (int j = 1; j <= numbers; j++)
        g_string_append_printf (line, ":%d", item[j]);
    }
}

static void
append_close (GString *line, const SecondEntry *entry)
{
  g_autofree char *day = gab_day_format_iso (entry->day);

  g_string_append_printf (line, " o%d %s on %s", entry->operation,
                          entry->won > 0 ? "won" : entry->won < 0 ? "lost" : "drawn", day);
  append_list (line, entry, LIST_MEN, "losses", FALSE, 4);
  append_list (line, entry, LIST_GUNS, "guns", FALSE, 2);
  append_list (line, entry, LIST_CAPTURED, "captured", FALSE, 1);
  append_list (line, entry, LIST_ROUNDS, "rounds", TRUE, 1);
  append_list (line, entry, LIST_SP, "sp", FALSE, 1);
  append_list (line, entry, LIST_ROUNDS_LOST, "rounds-lost", TRUE, 1);
  append_list (line, entry, LIST_ROUNDS_CAPTURED, "rounds-captured", TRUE, 1);
  if (entry->taken >= 0)
    g_string_append_printf (line, " taken p%d", entry->taken);
  if (entry->moves_on)
    g_string_append (line, " moves-on");
}

static void
append_correct (GString *line, const SecondEntry *entry)
{
  static const struct { const char *word; gboolean of_rounds; int numbers; } lists[] = {
    { "losses", FALSE, 4 }, { "guns", FALSE, 2 }, { "captured", FALSE, 1 }, { "rounds", TRUE, 1 }, { "sp", FALSE, 1 },
  };

  g_string_append_printf (line, " o%d", entry->operation);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *fewer = g_strconcat ("fewer-", lists[i].word, NULL);

      append_list (line, entry, i, lists[i].word, lists[i].of_rounds, lists[i].numbers);
      append_list (line, entry, i + SECOND_FEWER, fewer, lists[i].of_rounds, lists[i].numbers);
    }
}

static void
append_between (GString *line, const SecondEntry *entry)
{
  gboolean of_units = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_CAPTURE;
  g_autofree char *giver = of_units ? g_strdup_printf ("u%d", entry->giver) : g_strdup (forces[entry->giver]);
  g_autofree char *getter = of_units ? g_strdup_printf ("u%d", entry->getter) : g_strdup (forces[entry->getter]);

  if (entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_TRANSFER_ROUNDS)
    g_string_append_printf (line, " %s to %s", giver, getter);
  else
    g_string_append_printf (line, " %s from %s", getter, giver);
  if (!of_units)
    g_string_append_printf (line, " rounds %d", entry->men);
  if (entry->verb == GAB_BOOKS_TRANSFER && entry->men > 0)
    g_string_append_printf (line, " men %d", entry->men);
  if (of_units && (entry->guns > 0 || entry->verb == GAB_BOOKS_CAPTURE))
    g_string_append_printf (line, " guns %d", entry->guns);
}

static void
append_correct_men (GString *line, const SecondEntry *entry)
{
  static const char *const places[] = {
    "present", "killed", "wounded", "sick", "prisoners", "missing", "deserted", "received", "handed-over", "struck-off"
  };

  g_string_append_printf (line, " u%d men %d from %s to %s", entry->giver, entry->men, places[entry->from],
                          places[entry->to]);
}

static const char *
word_of (GabBooksVerb verb)
{
  static const struct { GabBooksVerb verb; const char *word; } words[] = {
    { GAB_BOOKS_RECEIVE, "receive" }, { GAB_BOOKS_STRIKE_OFF, "strike-off" }, { GAB_BOOKS_SICK, "sick" },
    { GAB_BOOKS_FIT, "fit" }, { GAB_BOOKS_DESERT, "desert" }, { GAB_BOOKS_FOUND, "found" }, { GAB_BOOKS_DIED, "died" },
    { GAB_BOOKS_EXCHANGE, "exchange men" }, { GAB_BOOKS_REPAIR, "repair guns" }, { GAB_BOOKS_CLOSE, "close" },
    { GAB_BOOKS_RESULT, "result" }, { GAB_BOOKS_RECOVER, "recover" }, { GAB_BOOKS_ADVANCE_DAYS, "advance" },
    { GAB_BOOKS_NOTE, "note" }, { GAB_BOOKS_TRANSFER, "transfer" }, { GAB_BOOKS_TRANSFER_ROUNDS, "transfer" },
    { GAB_BOOKS_CAPTURE, "capture" }, { GAB_BOOKS_CAPTURE_ROUNDS, "capture" }, { GAB_BOOKS_LEND, "lend" },
    { GAB_BOOKS_RETURN, "return" }, { GAB_BOOKS_CORRECT, "correct" }, { GAB_BOOKS_CORRECT_MEN, "correct" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].verb == verb)
      return words[i].word;
  g_assert_not_reached ();
}

/* The entry in notation. */
char *
second_line (const SecondEntry *entry)
{
  GString *line = g_string_new (word_of (entry->verb));

  switch ((int) entry->verb)
    {
    case GAB_BOOKS_LEND:
    case GAB_BOOKS_RETURN:
      g_string_append_printf (line, " o%d", entry->operation);
      G_GNUC_FALLTHROUGH;
    case GAB_BOOKS_RECEIVE:
    case GAB_BOOKS_STRIKE_OFF:
      append_list (line, entry, 0, "men", FALSE, 1);
      append_list (line, entry, 1, "guns", FALSE, 1);
      append_list (line, entry, 2, "rounds", TRUE, 1);
      break;
    case GAB_BOOKS_CLOSE:
    case GAB_BOOKS_RESULT:
      append_close (line, entry);
      break;
    case GAB_BOOKS_CORRECT:
      append_correct (line, entry);
      break;
    case GAB_BOOKS_CORRECT_MEN:
      append_correct_men (line, entry);
      break;
    case GAB_BOOKS_RECOVER:
      g_string_append_printf (line, " o%d", entry->operation);
      break;
    case GAB_BOOKS_ADVANCE_DAYS:
      g_string_append_printf (line, " %d", entry->day);
      break;
    case GAB_BOOKS_NOTE:
      break;
    case GAB_BOOKS_TRANSFER:
    case GAB_BOOKS_TRANSFER_ROUNDS:
    case GAB_BOOKS_CAPTURE:
    case GAB_BOOKS_CAPTURE_ROUNDS:
      append_between (line, entry);
      break;
    default: /* the moves */
      append_list (line, entry, 0, "", FALSE, 1);
    }
  return g_string_free (line, FALSE);
}

static void
compare_unit (const Second *second, int u, const GabBooksUnit *unit)
{
  int men = 0, guns = 0;

  for (int place = 0; place < GAB_MEN_N_PLACES; place++)
    {
      g_assert_cmpint (unit->men[place], ==, second->men[u][place]);
      men += second->men[u][place];
    }
  for (int place = 0; place < GAB_GUNS_N_PLACES; place++)
    {
      g_assert_cmpint (unit->guns[place], ==, second->guns[u][place]);
      guns += second->guns[u][place];
    }
  /* CA-3 of the second books themselves. */
  g_assert_cmpint (men, ==, MEN + u + second->men_came[u] - second->men_given[u] - second->men_went[u]);
  g_assert_cmpint (guns, ==, (has_guns (u) ? GUNS : 0) + second->guns_came[u] - second->guns_given[u] - second->guns_went[u]);
  g_assert_cmpint (unit->men_flow.first, ==, MEN + u);
  g_assert_cmpint (unit->men_flow.received, ==, second->men_came[u]);
  g_assert_cmpint (unit->men_flow.struck_off, ==, second->men_went[u]);
  g_assert_cmpint (unit->men_flow.handed_over, ==, second->men_given[u]);
  g_assert_cmpint (unit->guns_flow.received, ==, second->guns_came[u]);
  g_assert_cmpint (unit->guns_flow.handed_over, ==, second->guns_given[u]);
  g_assert_cmpint (unit->guns_flow.struck_off, ==, second->guns_went[u]);
  g_assert_cmpint (unit->lent_to, ==, second->with[u]);
  g_assert_cmpint (unit->sp_now, ==, second->sp[u]);
}

/* What the sides took of each other's guns, the other has lost (CA-3). */
static void
compare_spoils (const Second *second)
{
  int balance[2] = { 0 };

  for (int u = 0; u < SECOND_UNITS; u++)
    {
      balance[second_side_of_unit (u)] += second->spoils[u];
      balance[1 - second_side_of_unit (u)] -= second->guns[u][GAB_GUNS_TAKEN];
    }
  g_assert_cmpint (balance[0], ==, 0);
  g_assert_cmpint (balance[1], ==, 0);
}

/* What the recoveries to come go by. */
static void
compare_hurt (const Second *second, const GabBooks *books)
{
  SecondHurt sum = { 0 }, found = { 0 };

  for (int i = 0; i < second->n_hurt; i++)
    {
      sum.killed += second->hurt[i].killed;
      sum.wounded += second->hurt[i].wounded;
      sum.missing += second->hurt[i].missing;
    }
  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      found.killed += hurt->recovers ? hurt->killed : 0;
      found.wounded += hurt->recovers ? hurt->wounded : 0;
      found.missing += hurt->recovers ? hurt->missing : 0;
    }
  g_assert_cmpint (found.killed, ==, sum.killed);
  g_assert_cmpint (found.wounded, ==, sum.wounded);
  g_assert_cmpint (found.missing, ==, sum.missing);
}

/* Every figure of the first books is that of the second. */
void
second_compare (const Second *second, const GabBooks *books)
{
  static const int outcomes[] = { GAB_OUTCOME_LOST, GAB_OUTCOME_DRAWN, GAB_OUTCOME_WON };

  g_assert_cmpint (books->day, ==, second->day);
  compare_spoils (second);
  compare_hurt (second, books);
  for (int u = 0; u < SECOND_UNITS; u++)
    compare_unit (second, u, gab_books_unit (books, u));
  for (int f = 0; f < SECOND_FORCES; f++)
    {
      const GabBooksForce *force = gab_books_force (books, f);
      int lent = 0;

      for (int o = 0; o < SECOND_OPERATIONS; o++)
        lent += second->lent[f][o];
      g_assert_cmpint (force->in_hand, ==, second->rounds[f]);
      g_assert_cmpint (force->lent, ==, lent);
      g_assert_cmpint (force->in_hand + lent, ==, ROUNDS + f + second->came[f] - second->spent[f] - second->given[f] -
                                                    second->lost[f]);
      g_assert_cmpint (force->received, ==, second->came[f]);
      g_assert_cmpint (force->spent, ==, second->spent[f]);
      g_assert_cmpint (force->handed_over, ==, second->given[f]);
      g_assert_cmpint (force->lost, ==, second->lost[f]);
    }
  for (int p = 0; p < SECOND_PLACES; p++)
    {
      const GabBooksFortress *fortress = gab_books_fortress (books, p);

      g_assert_cmpint (fortress->owner, ==, second->owner[p]);
      g_assert_cmpint (fortress->state, ==, second->fallen[p] ? GAB_FORTRESS_TAKEN : GAB_FORTRESS_AT_PEACE);
      g_assert_cmpint (fortress->garrison, ==, second->fallen[p] ? -1 : p == 0 ? 3 : 1);
    }
  for (int o = 0; o < SECOND_OPERATIONS; o++)
    {
      const GabBooksOperation *operation = gab_books_operation (books, o);

      g_assert_cmpint (operation->closed, ==, second->closed[o]);
      g_assert_cmpint (operation->recovered, ==, second->recovered[o]);
      if (!second->closed[o])
        continue;
      g_assert_cmpint (operation->outcome, ==, outcomes[second->won[o] + 1]);
      g_assert_cmpint (operation->moves_on, ==, second->moves_on[o]);
      g_assert_cmpint (operation->closed_on, ==, second->closed_on[o]);
    }
}
