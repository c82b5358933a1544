/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign for the model's tests, built line by line. */

#include "model.h"

#include "../support/test-tables.h"

#include "gab-mustering.h"

/* The program's own tables, as storage would read them. */
static GabTableSet *
tables (void)
{
  static GabTableSet *set;
  const GabRules *rules;

  if (set != NULL)
    return set;
  set = gab_table_set_new ();
  for (guint i = 0; (rules = gab_registry_nth (i)) != NULL; i++)
    {
      g_autoptr (GabTables) loaded = test_tables_load (rules->id);

      g_assert_nonnull (gab_table_set_add (set, loaded, NULL));
    }
  return set;
}

/* Two sides; a force of two with a brigade in it; a garrison with guns. */
GabCampaign *
model_campaign (void)
{
  static const char *const lines[] = {
    "side allies", "side french",
    "force division of allies rounds 50", "commander picton of division",
    "unit 45th of division foot veteran men 1000", "unit 88th of division foot guard men 800",
    "force brigade of division", "unit rifles of brigade rifles veteran men 200 sick 20",
    "force garrison of french", "unit leger of garrison light-foot line men 400",
    "unit cannon of garrison heavy-guns line men 50 guns 30",
    "fortress place great of french garrison garrison", "work bastion trinidad of place",
  };
  GabCampaign *campaign = gab_campaign_new (tables ());
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gab_campaign_take_line (campaign, lines[i], &error);
      g_assert_no_error (error);
    }
  gab_campaign_open_books (campaign, &error);
  g_assert_no_error (error);
  return campaign;
}

/* A storm of the place by the whole division, added as the window would. */
GabOperation *
model_add_storm (GabDocument *document,
                 const char  *handle)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabOperation) storm = gab_operation_new (handle, "storming", "allies", "place",
                                                      gab_campaign_get_day (campaign), 1812);
  g_autoptr (GPtrArray) forces = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("New storm");

  g_ptr_array_add (forces, (gpointer) "division");
  g_ptr_array_add (forces, (gpointer) "brigade"); /* it is in the division: counted once */
  gab_mustering_fill (campaign, storm, forces, &error);
  g_assert_no_error (error);
  gab_action_add_thing (action, GAB_THING (storm), -1);
  gab_document_do (document, action, &error);
  g_assert_no_error (error);
  return storm; /* the campaign holds it */
}

/* Orders, one a line, each perhaps with its dice behind a slash. */
void
model_play (GabDocument *document,
            const char  *operation,
            const char  *lines)
{
  g_auto (GStrv) orders = g_strsplit (lines, "\n", -1);
  GabThing *thing = gab_campaign_find (gab_document_get_campaign (document), operation);

  for (guint i = 0; orders[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (orders[i], "/", 2);
      g_autoptr (GArray) typed = gab_dice_parse_typed (halves[1] != NULL ? halves[1] : "", NULL);
      g_autoptr (GError) error = NULL;
      GabDice dice;

      gab_dice_init_typed (&dice, (const GabDie *) typed->data, typed->len);
      gab_document_order (document, GAB_IS_OPERATION (thing) ? GAB_OPERATION (thing) : NULL, g_strstrip (halves[0]),
                          &dice, gab_books_line_wants_reason (orders[i]) != 0 ? "So it was." : NULL, orders[i], &error);
      g_assert_no_error (error);
    }
}

/* A formal siege of the place, at its second turn. */
GabOperation *
model_add_siege (GabDocument *document)
{
  static const char *const setup[] = {
    "bastion b1.left and b1.right at -150,0", "bastion b2.left and b2.right at 150,0", "demi-lune dl at 0,0",
    "ravelin r1 at -300,0", "ravelin r2 at 300,0", "wall w1 at -300,0", "wall w2 at 0,0", "wall w3 at 300,0",
    "rounds besieger 250", "rounds defender 7919", "unit besieger 45th infantry 9",
    "unit defender cannon heavy 2", "unit defender leger infantry 6",
  };
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabOperation) siege = gab_operation_new ("siege", "formal-siege", "allies", "place",
                                                      gab_campaign_get_day (campaign), 5);
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("New siege");

  for (guint i = 0; i < G_N_ELEMENTS (setup); i++)
    g_ptr_array_add (gab_operation_get_setup (siege), g_strdup (setup[i]));
  gab_campaign_freeze_tables (campaign, siege, &error);
  g_assert_no_error (error);
  gab_action_add_thing (action, GAB_THING (siege), -1);
  gab_document_do (document, action, &error);
  g_assert_no_error (error);
  gab_campaign_open_operation (campaign, siege, &error);
  g_assert_no_error (error);
  model_play (document, "siege",
              "roll-points/1 2 3 4 5 6 7 8\nplace infantry 6 in dl\nplace heavy 2 in b1.left\nend\n"
              "dig parallel 1 from -60,590 to 0,590\nend\nend\nend\npass\nend\nend\n"
              "dig parallel 1 from 0,590 to 60,590");
  return siege;
}
