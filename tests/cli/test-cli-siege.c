/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli of formal sieges. */

#include "cli-run.h"

#include "gab-registry.h"

#include <string.h>

/* What an order of a formal siege may come to, as the siege stands; a refusal names the rule. */
static void
test_odds_siege (void)
{
  static const char orders[] =
    "campaign c napoleonic begins 1812-01-01\nside a\nside b\nforce army of a\nforce garrison of b\n"
    "unit foot of army foot line men 1200\nunit town of garrison foot line men 600\n"
    "fortress place small of b garrison garrison\noperation siege of a on 1812-01-01 against place | rules formal-siege | seed 5\n"
    "in siege\nstart bastion b1.left and b1.right at -150,0\nstart bastion b2.left and b2.right at 150,0\n"
    "start demi-lune dl at 0,0\nstart ravelin r1 at -300,0\nstart ravelin r2 at 300,0\nstart wall w1 at -300,0\n"
    "start wall w2 at 0,0\nstart wall w3 at 300,0\nstart unit besieger foot infantry 9\n"
    "start unit defender town heavy 2 infantry 6\nin siege\norder roll-points\norder place infantry 6 in dl\n"
    "order place heavy 2 in b1.left\norder end\norder dig parallel 1 from -60,590 to 0,590\norder end\norder end\norder end\n";
  g_autofree char *source = g_build_filename (g_get_tmp_dir (), "siege.orders", NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "siege.gabion", NULL);

  if (gab_registry_find ("formal-siege") == NULL)
    {
      g_test_skip ("No campaign has formal sieges yet.");
      return;
    }
  g_assert_true (g_file_set_contents (source, orders, -1, NULL));
  {
    g_auto (Result) made = run ("new --orders '%s' -o '%s'", source, path);
    g_auto (Result) fire = run ("odds formal-siege '%s' siege 'fire b1.left suppressive at p1.1' --view a", path);
    g_auto (Result) sortie = run ("odds formal-siege '%s' siege 'sortie on p1.1 with dl:3'", path);
    g_auto (Result) refused = run ("odds formal-siege '%s' siege 'sortie on p1.1 with dl:9'", path);
    g_auto (Result) none = run ("odds formal-siege '%s'", path);

    g_assert_cmpint (made.status, ==, 0);
    g_assert_cmpint (fire.status, ==, 0);
    g_assert_nonnull (strstr (fire.out, "just 0 results: 0.49\n"));
    g_assert_nonnull (strstr (sortie.out, "no effect: 0.2\n"));
    g_assert_cmpint (refused.status, ==, 1);
    g_assert_nonnull (strstr (refused.err, "FS-38"));
    assert_one_line (refused.err);
    g_assert_cmpint (none.status, ==, 2);
  }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/odds-siege", test_odds_siege);
  return g_test_run ();
}
