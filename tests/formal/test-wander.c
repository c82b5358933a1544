/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sieges by chance: whatever is offered is allowed, and always the siege agrees with itself. GABION_SIEGES says how many
 * there are when it is not the suite that asks; tools/soak does. */

#include "wander.h"

#include "../support/test-sanitized.h"

#define SIEGES  (SANITIZED ? 250 : 1000) /* under sanitizers each takes ten times as long */
#define TURNS   12
#define BRIEF   4   /* turns of most of the suite's, so that there are many */
#define LONG    5   /* one in so many is played to the full number */
#define UNDONE  40  /* one in so many is taken back order by order */

static void
test_sieges (void)
{
  const char *asked = g_getenv ("GABION_SIEGES");
  guint n = asked != NULL ? g_ascii_strtoull (asked, NULL, 10) : SIEGES;
  Wander wander = { .signature = g_checksum_new (G_CHECKSUM_SHA256) };

  for (guint i = 0; i < n; i++)
    {
      guint turns = asked != NULL || i % LONG == 0 ? TURNS : BRIEF;
      g_autoptr (GabGame) game = wander_play (&wander, i + 1, turns);

      wander_check (&wander, game, i % UNDONE == 0);
    }
  g_test_message ("%u sieges, %u orders, %u turns; choosing %.1f, giving %.1f, replaying %.1f microseconds an order; %s", wander.sieges,
                  wander.orders, wander.turns, (double) wander.choosing / wander.orders,
                  (double) wander.applying / wander.orders, (double) wander.replaying / wander.orders,
                  g_checksum_get_string (wander.signature));
  for (guint i = 0; i < G_N_ELEMENTS (wander.of_verb); i++)
    if (wander.of_verb[i] > 0)
      g_test_message ("verb %u: %u", i, wander.of_verb[i]);
  for (guint i = 0; i < G_N_ELEMENTS (wander.ends); i++)
    g_test_message ("end %u: %u", i, wander.ends[i]);
  g_checksum_free (wander.signature);
}

static void
add (void)
{
  g_test_add_func ("/formal/wander/sieges", test_sieges);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}
