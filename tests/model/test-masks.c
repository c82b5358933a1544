/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A masked campaign: nothing in it, wherever one looks, is another side's secret (CA-18). */

#include "model.h"

#include "gab-ledger.h"

#include <string.h>

#define SECRET 7919
#define SECRET_TEXT "7919"

typedef struct
{
  GHashTable *seen;
  guint       found;
  guint       looked_at;
} Walk;

static void walk (Walk    *self,
                  GObject *object);

static void
walk_list (Walk       *self,
           GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      walk (self, item);
    }
}

static void
walk_property (Walk       *self,
               GObject    *object,
               GParamSpec *spec)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean secret = FALSE;

  if ((spec->flags & G_PARAM_READABLE) == 0)
    return;
  g_value_init (&value, spec->value_type);
  g_object_get_property (object, spec->name, &value);
  self->looked_at++;
  if (G_VALUE_HOLDS_STRING (&value))
    secret = g_value_get_string (&value) != NULL && strstr (g_value_get_string (&value), SECRET_TEXT) != NULL;
  else if (G_VALUE_HOLDS_INT (&value))
    secret = g_value_get_int (&value) == SECRET;
  else if (G_VALUE_HOLDS_OBJECT (&value) && g_value_get_object (&value) != NULL)
    walk (self, g_value_get_object (&value));
  if (!secret)
    return;
  g_test_message ("%s.%s tells", G_OBJECT_TYPE_NAME (object), spec->name);
  self->found++;
}

static void
walk_inside (Walk    *self,
             GObject *object)
{
  if (GAB_IS_FORCE (object))
    {
      walk (self, G_OBJECT (gab_force_get_forces (GAB_FORCE (object))));
      walk (self, G_OBJECT (gab_force_get_units (GAB_FORCE (object))));
      walk (self, G_OBJECT (gab_force_get_commanders (GAB_FORCE (object))));
      walk (self, G_OBJECT (gab_force_get_ammunition (GAB_FORCE (object))));
    }
  if (GAB_IS_FORTRESS (object))
    walk (self, G_OBJECT (gab_fortress_get_works (GAB_FORTRESS (object))));
  if (GAB_IS_OPERATION (object) && gab_operation_get_log (GAB_OPERATION (object)) != NULL)
    walk (self, G_OBJECT (gab_operation_get_log (GAB_OPERATION (object))));
}

static void
walk (Walk    *self,
      GObject *object)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  if (!g_hash_table_add (self->seen, object))
    return;
  for (guint i = 0; i < n; i++)
    walk_property (self, object, specs[i]);
  if (G_IS_LIST_MODEL (object))
    walk_list (self, G_LIST_MODEL (object));
  walk_inside (self, object);
}

/* How often the secret number stands in all that can be read of a campaign. */
static guint
count_secrets (GabCampaign *campaign)
{
  Walk self = { .seen = g_hash_table_new (NULL, NULL) };
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  walk (&self, G_OBJECT (campaign));
  walk (&self, G_OBJECT (gab_campaign_get_sides (campaign)));
  walk (&self, G_OBJECT (gab_campaign_get_forces (campaign)));
  walk (&self, G_OBJECT (gab_campaign_get_fortresses (campaign)));
  walk (&self, G_OBJECT (operations));
  walk (&self, G_OBJECT (gab_campaign_get_log (campaign)));
  gab_books_rules.dump (gab_campaign_get_books (campaign), text);
  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (gab_operation_get_state (operation) != NULL)
        gab_operation_find_rules (operation)->dump (gab_operation_get_state (operation), text);
    }
  g_hash_table_unref (self.seen);
  g_assert_cmpuint (self.looked_at, >, 20);
  return self.found + (strstr (text->str, SECRET_TEXT) != NULL);
}

/* Three sides: the allies storm the French, the Spanish look on. */
static GabCampaign *
new_campaign (void)
{
  static const char *const lines[] = {
    "side allies", "side french", "side spanish",
    "force army of allies rounds 7919", "unit foot of army foot veteran men 7919",
    "force garrison of french rounds 100", "unit leger of garrison light-foot line men 401",
    "force juntas of spanish", "unit tiradores of juntas foot militia men 300",
    "fortress place great of french garrison garrison", "work bastion trinidad of place",
  };
  g_autoptr (GabCampaign) two = model_campaign ();
  GabCampaign *campaign = gab_campaign_new (gab_campaign_get_defaults (two));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_nonnull (gab_campaign_take_line (campaign, lines[i], NULL));
  gab_campaign_open_books (campaign, &error);
  g_assert_no_error (error);
  return campaign;
}

static GabOperation *
add_storm (GabDocument *document,
           const char  *side)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabOperation) storm = gab_operation_new ("storm", "storming", side, "place",
                                                      gab_campaign_get_day (campaign), 1812);
  GabAction *action = gab_action_new ("New storm");
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_campaign_freeze_tables (campaign, storm, NULL));
  g_ptr_array_add (gab_operation_get_setup (storm), g_strdup ("attacker foot men 7919"));
  g_ptr_array_add (gab_operation_get_setup (storm), g_strdup ("defender leger men 401"));
  gab_action_add_thing (action, GAB_THING (storm), -1);
  gab_document_do (document, action, &error);
  g_assert_no_error (error);
  return storm;
}

static void
write_secrets (GabCampaign *campaign)
{
  static const char *const handles[] = { "army", "foot" };

  for (guint i = 0; i < G_N_ELEMENTS (handles); i++)
    {
      GabThing *thing = gab_campaign_find (campaign, handles[i]);
      g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);

      for (guint j = 0; j < names->len; j++)
        if (!g_str_equal (g_ptr_array_index (names, j), "name"))
          g_object_set (thing, g_ptr_array_index (names, j), SECRET_TEXT, NULL);
    }
  g_object_set (campaign, "note", SECRET_TEXT, NULL);
}

static void
order (GabDocument *document,
       const char  *line,
       const char  *words)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  gab_document_order (document, NULL, line, &dice, words, "Order", &error);
  g_assert_no_error (error);
}

static void
test_everywhere (void)
{
  g_autoptr (GabCampaign) campaign = new_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  int viewers[] = { GAB_VIEWER_TABLE, 1, 2 };

  add_storm (document, "allies");
  order (document, "receive men foot:7919 rounds army:7919", SECRET_TEXT);
  order (document, "sick foot:7919", NULL);
  order (document, "fit foot:7919", NULL);
  order (document, "result storm lost on 1812-01-02 losses foot:7919:1:2:3 rounds army:7919", SECRET_TEXT);
  write_secrets (campaign);
  g_assert_cmpuint (count_secrets (campaign), >, 10);
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autoptr (GabCampaign) masked = gab_campaign_new_masked (campaign, viewers[i]);

      g_test_message ("viewer %d", viewers[i]);
      g_assert_cmpuint (count_secrets (masked), ==, 0);
    }
}

/* A side that only looks on sees neither the men of one nor of the other. */
static void
test_third_side (void)
{
  g_autoptr (GabCampaign) campaign = new_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  GabOperation *storm = add_storm (document, "allies");
  const int expected[] = { 0, 1, GAB_VIEWER_TABLE };

  for (int taken = 0; taken < 2; taken++)
    {
      for (int viewer = 0; viewer < 3; viewer++)
        g_assert_cmpint (gab_campaign_operation_viewer (campaign, storm, viewer), ==, expected[viewer]);
      g_assert_cmpint (gab_campaign_operation_viewer (campaign, storm, GAB_VIEWER_UMPIRE), ==, GAB_VIEWER_UMPIRE);
      if (!taken)
        order (document, "result storm won on 1812-01-02 taken place", NULL);
    }
}

/* A masked campaign may outlive the books that it was made from. */
static void
test_after_an_edit (void)
{
  g_autoptr (GabCampaign) campaign = new_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GabCampaign) masked = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GabAction *action = gab_action_new ("Edit");

  add_storm (document, "allies");
  masked = gab_campaign_new_masked (campaign, 1);
  before = gab_rules_digest (&gab_books_rules, gab_campaign_get_books (masked));
  gab_action_add_number (action, gab_campaign_find (campaign, "foot"), "men", 8000);
  g_assert_true (gab_document_do (document, action, NULL));
  g_assert_true (gab_document_undo (document, NULL, NULL));
  g_assert_true (gab_document_undo (document, NULL, NULL));
  gab_document_do (document, gab_action_new ("Nothing"), NULL); /* the storm is gone for good */
  g_assert_cmpuint (count_secrets (masked), ==, 0);
  after = gab_rules_digest (&gab_books_rules, gab_campaign_get_books (masked));
  g_assert_cmpstr (before, ==, after);
}

static void
follow (GListModel *list,
        guint       position,
        guint       removed,
        guint       added,
        guint      *n)
{
  g_assert_cmpuint (position + removed, <=, *n);
  *n = *n - removed + added;
  g_assert_cmpuint (*n, ==, g_list_model_get_n_items (list));
}

/* What a masked log tells of its changes is true, orders struck out or not. */
static void
test_log (void)
{
  g_autoptr (GabCampaign) two = model_campaign ();
  g_autoptr (GabCampaign) campaign = gab_campaign_new (gab_campaign_get_defaults (two));
  const GabRecord good = { .line = "note", .where = 1 };
  const GabRecord bad = { .line = "sick nobody:1", .reason = "7919", .where = 2 };
  g_autoptr (GabCampaign) masked = NULL;
  g_autoptr (GabDocument) document = NULL;
  GabAction *action = gab_action_new ("Add");
  GabSide *side = gab_side_new ("b");
  guint n = 1;

  g_assert_nonnull (gab_campaign_take_line (campaign, "side a", NULL));
  g_assert_true (gab_campaign_open_books (campaign, NULL));
  gab_turn_log_take (gab_campaign_get_log (campaign), &good);
  gab_turn_log_take (gab_campaign_get_log (campaign), &bad);
  document = gab_document_new (campaign, NULL);
  masked = gab_campaign_new_masked (campaign, 0);
  g_assert_cmpuint (count_secrets (masked), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_log (masked)), 1));
  g_signal_connect (gab_campaign_get_log (masked), "items-changed", G_CALLBACK (follow), &n);
  order (document, "note", NULL);
  gab_action_add_thing (action, GAB_THING (side), -1);
  g_assert_true (gab_document_do (document, action, NULL));
  for (int i = 0; i < 3; i++)
    g_assert_true (gab_document_undo (document, NULL, NULL));
  g_assert_cmpuint (n, ==, 0);
  g_object_unref (side);
}

/* How many entries of a masked log, and rows of a masked ledger, have the secret words. */
static guint
count_words (GabCampaign *campaign,
             int          viewer)
{
  g_autoptr (GabCampaign) masked = gab_campaign_new_masked (campaign, viewer);
  GListModel *log = G_LIST_MODEL (gab_campaign_get_log (masked));
  g_autoptr (GabLedger) ledger = gab_ledger_new (masked);
  guint n = 0, in_ledger = 0, found;

  gab_ledger_finish (ledger);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (log, i);

      n += g_str_equal (gab_log_entry_get_reason (entry), SECRET_TEXT);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (ledger)); i++)
    {
      g_autoptr (GabLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), i);

      in_ledger += g_str_equal (gab_ledger_row_get_reason (row), SECRET_TEXT);
    }
  /* Who searches finds what he may read, and no more. */
  gab_ledger_set_filter (ledger, &(GabLedgerFilter) { .text = SECRET_TEXT });
  gab_ledger_finish (ledger);
  found = g_list_model_get_n_items (G_LIST_MODEL (ledger));
  g_assert_cmpuint (found, ==, in_ledger);
  return n + 100 * in_ledger;
}

/* CA-18: words belong to the side whose secret the entry is; of two sides', or nobody's, to the umpire. */
static void
test_own_words (void)
{
  static const struct { const char *line; guint viewers[4]; } cases[] = {
    /* umpire, allies, French, Spanish; log + 100 times ledger; -1 is the table, which has none */
    { "sick foot:5", { 101, 101, 0, 0 } },
    { "receive men foot:1 leger:1", { 201, 0, 0, 0 } },
    { "sick foot:1 leger:1", { 201, 0, 0, 0 } },
    { "note", { 1, 0, 0, 0 } },
    { "intend french", { 1, 0, 1, 0 } },
    { "advance 1", { 1, 0, 0, 0 } },
    { "result storm lost on 1812-01-20 losses foot:1:0:0:0", { 101, 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GabCampaign) campaign = new_campaign ();
      g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);

      add_storm (document, "allies");
      order (document, "sick tiradores:1", NULL);
      order (document, cases[i].line, SECRET_TEXT);
      g_test_message ("%s", cases[i].line);
      for (int viewer = 0; viewer < 3; viewer++)
        g_assert_cmpuint (count_words (campaign, viewer), ==, cases[i].viewers[viewer + 1]);
      g_assert_cmpuint (count_words (campaign, GAB_VIEWER_TABLE), ==, 0);
      g_assert_cmpuint (count_words (campaign, GAB_VIEWER_UMPIRE), ==, cases[i].viewers[0]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/CA-18/everywhere", test_everywhere);
  g_test_add_func ("/model/CA-18/third-side", test_third_side);
  g_test_add_func ("/model/CA-18/after-an-edit", test_after_an_edit);
  g_test_add_func ("/model/CA-18/log", test_log);
  g_test_add_func ("/model/CA-18/own-words", test_own_words);
  return g_test_run ();
}
