/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formal siege is closed: what it cost both sides is booked to a man and a gun (CA-3, CA-5, CA-7, CA-12). */

#include "model.h"

#include "gab-formal.h"
#include "gab-settling.h"

#include <string.h>

typedef struct
{
  GabCampaign  *campaign;
  GabDocument  *document;
  GabOperation *siege;
} Fixture;

/* Two battalions and a train before the place, which has foot and guns of its own. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const lines[] = {
    "bastion b1.left and b1.right at -150,0", "bastion b2.left and b2.right at 150,0", "demi-lune dl at 0,0", "ravelin r1 at -300,0",
    "ravelin r2 at 300,0", "wall w1 at -300,0", "wall w2 at 0,0", "wall w3 at 300,0",
    "unit besieger 45th infantry 10", "unit besieger 88th infantry 10", "unit besieger train heavy 4",
    "unit defender leger infantry 6", "unit defender cannon heavy 10", "rounds besieger 50", "rounds defender 30", "scale 60 men 3 guns",
  };
  g_autoptr (GabOperation) siege = NULL;
  g_autoptr (GabUnit) train = gab_unit_new ("train", "division");
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("New siege");

  fixture->campaign = model_campaign ();
  fixture->document = gab_document_new (fixture->campaign, NULL);
  g_object_set (train, "kind", GAB_UNIT_HEAVY_GUNS, "quality", 2, "opening-guns", 12, NULL);
  gab_action_add_thing (action, GAB_THING (train), -1);
  model_play (fixture->document, "campaign", "receive rounds garrison:30");
  siege = gab_operation_new ("siege", gab_formal_rules.id, "allies", "place", gab_campaign_get_day (fixture->campaign), 1812);
  gab_campaign_freeze_tables (fixture->campaign, siege, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_ptr_array_add (gab_operation_get_setup (siege), g_strdup (lines[i]));
  gab_action_add_thing (action, GAB_THING (siege), -1);
  gab_document_do (fixture->document, action, &error);
  g_assert_no_error (error);
  fixture->siege = siege;
  /* A sortie destroys a unit of the first parallel with two sections of the 45th and a model of the train, and loses
   * a section; then a ravelin falls with a model of the garrison's, and fire destroys nothing. */
  model_play (fixture->document, "siege",
              "roll-points / 1 1 1 1 1 1 1 1\nplace infantry 6 in dl\nplace heavy 9 in b1.left\nplace heavy 1 in r1\nend\n"
              "dig parallel 1 from -60,590 to 0,590\nend\nenter infantry 2 in p1.1 of 45th\nenter heavy 1 in p1.1\nend\nend\n"
              "fire b1.left suppressive at p1.1 heavy 2 / 1 1\npass\n"
              "end\nsortie on p1.1 with dl:4 / 9 2 3 3 3\nset work r1 taken");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->document);
  g_assert_finalize_object (fixture->campaign);
}

#define UNIT(handle) GAB_UNIT (gab_campaign_find (fixture->campaign, handle))

static const GabBooksUnit *
booked (Fixture    *fixture,
        const char *handle)
{
  const GabBooks *books = gab_campaign_get_books (fixture->campaign);

  return gab_books_unit (books, gab_books_find (books, "unit", handle));
}

static gint32
in_hand (Fixture    *fixture,
         const char *force)
{
  const GabBooks *books = gab_campaign_get_books (fixture->campaign);

  return gab_books_force (books, gab_books_find (books, "force", force))->in_hand;
}

static void
close_siege (Fixture *fixture)
{
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GError) error = NULL;

  gab_document_close (fixture->document, fixture->siege, &error);
  g_assert_no_error (error);
  problems = gab_campaign_verify (fixture->campaign);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* Raised: the 45th pays for its two sections and nobody else; a model of each side's is dismounted or taken. */
static void
test_raised (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *before = NULL, *after = NULL;

  model_play (fixture->document, "siege", "raise");
  before = gab_campaign_dup_digest (fixture->campaign);
  close_siege (fixture);
  g_assert_cmpint (gab_unit_get_present (UNIT ("45th")), ==, 1000 - 120);
  g_assert_cmpint (booked (fixture, "45th")->men[GAB_MEN_KILLED] + booked (fixture, "45th")->men[GAB_MEN_WOUNDED] +
                   booked (fixture, "45th")->men[GAB_MEN_MISSING], ==, 120);
  g_assert_cmpint (gab_unit_get_present (UNIT ("88th")), ==, 800);
  g_assert_cmpint (gab_unit_get_present (UNIT ("leger")), ==, 400 - 60);
  g_assert_cmpint (booked (fixture, "train")->guns[GAB_GUNS_DISMOUNTED], ==, 3);
  g_assert_cmpint (booked (fixture, "train")->guns[GAB_GUNS_PRESENT], ==, 12 - 3 + 3);
  g_assert_cmpint (booked (fixture, "cannon")->guns[GAB_GUNS_TAKEN], ==, 3);
  g_assert_cmpint (booked (fixture, "cannon")->guns[GAB_GUNS_PRESENT], ==, 27);
  g_assert_cmpint (in_hand (fixture, "garrison"), ==, 30 - 4);
  g_assert_cmpint (in_hand (fixture, "division"), ==, 50);
  g_assert_cmpstr (gab_fortress_get_owner (GAB_FORTRESS (gab_campaign_find (fixture->campaign, "place"))), ==, "french");
  g_assert_true (gab_document_undo (fixture->document, fixture->siege, NULL));
  after = gab_campaign_dup_digest (fixture->campaign);
  g_assert_cmpstr (before, ==, after);
}

/* Surrendered: what is left of the garrison is prisoners, its guns and rounds the taker's. */
static void
test_surrendered (Fixture       *fixture,
                  gconstpointer  data)
{
  model_play (fixture->document, "siege", "surrender");
  close_siege (fixture);
  g_assert_cmpint (gab_unit_get_present (UNIT ("45th")), ==, 1000 - 120);
  g_assert_cmpint (gab_unit_get_present (UNIT ("leger")), ==, 0);
  /* The wounded of the sortie lie in the place (CA-6). */
  g_assert_cmpint (booked (fixture, "leger")->men[GAB_MEN_PRISONERS], ==, 400 - 12 - 1);
  g_assert_cmpint (booked (fixture, "leger")->men[GAB_MEN_KILLED], ==, 12);
  g_assert_cmpint (booked (fixture, "cannon")->guns[GAB_GUNS_TAKEN], ==, 30);
  g_assert_cmpint (booked (fixture, "cannon")->guns[GAB_GUNS_DISMOUNTED], ==, 0);
  g_assert_cmpint (booked (fixture, "train")->guns[GAB_GUNS_PRESENT], ==, 12 - 3 + 30);
  g_assert_cmpint (in_hand (fixture, "garrison"), ==, 0);
  g_assert_cmpint (in_hand (fixture, "division"), ==, 50 + 30 - 4);
  g_assert_cmpstr (gab_fortress_get_owner (GAB_FORTRESS (gab_campaign_find (fixture->campaign, "place"))), ==, "allies");
}

/* Of what was lent: the loss falls on it, the rounds are spent from it, and what is left comes back. */
static void
test_lent (Fixture       *fixture,
           gconstpointer  data)
{
  model_play (fixture->document, "campaign", "lend siege men 45th:100 88th:600");
  model_play (fixture->document, "campaign", "lend siege rounds garrison:3");
  model_play (fixture->document, "siege", "raise");
  close_siege (fixture);
  /* The hundred of the 45th, and of the 88th what is then still missing. */
  g_assert_cmpint (gab_unit_get_present (UNIT ("45th")), ==, 900);
  g_assert_cmpint (gab_unit_get_present (UNIT ("88th")), ==, 800 - 20);
  g_assert_cmpint (in_hand (fixture, "garrison"), ==, 30 - 3);
}

/* Not yet over, it is not closed. */
static void
test_early (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_document_close (fixture->document, fixture->siege, &error));
  g_assert_cmpint (error->code, ==, 48);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (gab_registry_find (gab_formal_rules.id) == NULL)
    {
      g_test_message ("No campaign has formal sieges yet.");
      return g_test_run ();
    }
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/model/CA-5/close-siege-raised", test_raised);
  ADD ("/model/CA-12/close-siege-surrendered", test_surrendered);
  ADD ("/model/CA-11/close-siege-lent", test_lent);
  ADD ("/model/CA-5/close-siege-early", test_early);
  return g_test_run ();
}
