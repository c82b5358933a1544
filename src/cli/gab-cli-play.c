/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli play, new: orders from a file or standard input. */

#include "gab-cli.h"

#include "gab-files.h"
#include "gab-order-block.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  GabDocument  *document;
  GabOperation *operation; /* NULL: the campaign's own log */
  GArray       *typed;     /* of GabDie, from --dice, NULL without */
  guint         used;      /* of them */
  gboolean      reseeded;  /* the dice come from this seed, and are kept as if typed */
  guint64       seed;
} Playing;

static GabGame *
game_of (Playing *playing)
{
  GabTurnLog *log = playing->operation != NULL
    ? gab_operation_get_log (playing->operation)
    : gab_campaign_get_log (gab_document_get_campaign (playing->document));

  return gab_turn_log_get_game (log);
}

/* How many dice an order would want, tried with more and more of them. */
static guint
count_wanted (Playing      *playing,
              const char   *line,
              const GabDie *dice,
              guint         available)
{
  for (guint n = 0; n <= available; n++)
    {
      g_autoptr (GError) error = NULL;
      GabDice given;

      gab_dice_init_typed (&given, dice, n);
      if (gab_game_try (game_of (playing), line, &given, &error) ||
          !g_error_matches (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED))
        return n;
    }
  return available;
}

static void
choose_dice (Playing    *playing,
             const char *line,
             GArray     *own,
             GabDice    *dice)
{
  if (own != NULL)
    gab_dice_init_typed (dice, (const GabDie *) own->data, own->len);
  else if (playing->typed != NULL)
    {
      const GabDie *rest = (const GabDie *) playing->typed->data + playing->used;
      guint wanted = count_wanted (playing, line, rest, playing->typed->len - playing->used);

      gab_dice_init_typed (dice, rest, wanted);
      playing->used += wanted;
    }
  else if (playing->reseeded)
    {
      /* The record can prove only dice of the operation's own seed. */
      gab_dice_init_program (dice, playing->seed, gab_game_length (game_of (playing)) + 1);
      dice->as_typed = TRUE;
    }
  else
    gab_game_dice (game_of (playing), dice);
}

static void
tell_last (Playing *playing)
{
  GabGame *game = game_of (playing);
  g_autofree char *text = gab_game_tell (game, gab_game_length (game) - 1, GAB_VIEWER_UMPIRE);

  g_print ("%s\n", text);
}

/* A line as of gab_order_line_split(). */
static gboolean
play_line (Playing     *playing,
           const char  *text,
           GError     **error)
{
  g_autofree char *whole = g_strdup (text);
  const char *line, *typed, *words;
  g_autoptr (GArray) own = NULL;
  GabDice dice;

  gab_order_line_split (whole, &line, &typed, &words);
  if (*line == '\0' || *line == '#')
    return TRUE;
  if (typed != NULL)
    {
      own = gab_dice_parse_typed (typed, error);
      if (own == NULL)
        return FALSE;
    }
  choose_dice (playing, line, own, &dice);
  if (!gab_document_order (playing->document, playing->operation, line, &dice, words, line, error))
    return FALSE;
  tell_last (playing);
  return TRUE;
}

static gboolean
is_input (const char *orders)
{
  return orders == NULL || g_str_equal (orders, "-");
}

static char *
read_orders (const char  *file,
             GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  char *content = NULL;

  if (!is_input (file))
    return g_file_get_contents (file, &content, NULL, error) ? content : NULL;
  bytes = gab_cli_read_input ();
  return gab_files_dup_text (bytes);
}

/* Standard input is one file, and cannot be saved. */
static gboolean
call_is_right (const char *file,
               const char *orders,
               gboolean    write)
{
  if (write && !gab_cli_is_file (file))
    return FALSE;
  if (!g_str_equal (file, "-") || !is_input (orders))
    return TRUE;
  g_printerr ("%s\n", _("gabion-cli: standard input cannot hold both the campaign and the orders; name a file with --orders"));
  return FALSE;
}

static gboolean
play_all (Playing     *playing,
          const char  *text,
          GError     **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!play_line (playing, lines[i], error))
      {
        /* Translators: a line of a list of orders, before what is wrong with it */
        g_prefix_error (error, _("Order line %u: "), i + 1);
        return FALSE;
      }
  if (playing->typed == NULL || playing->used == playing->typed->len)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_DIE,
               ngettext ("%u die was given that no order wanted.", "%u dice were given that no order wanted.",
                         playing->typed->len - playing->used), playing->typed->len - playing->used);
  return FALSE;
}

static gboolean
begin_playing (Playing      *playing,
               GabCampaign  *campaign,
               const char   *operation,
               const char   *dice,
               GError      **error)
{
  if (!g_str_equal (operation, "campaign"))
    {
      playing->operation = gab_cli_operation (campaign, operation, error);
      if (playing->operation == NULL)
        return FALSE;
    }
  if (dice != NULL && (playing->typed = gab_dice_parse_typed (dice, error)) == NULL)
    return FALSE;
  return TRUE;
}

/* play FILE OPERATION: orders one a line, each told; --write saves them. */
int
gab_cli_play (int    n_args,
              char **args)
{
  g_autofree char *orders = NULL;
  g_autofree char *typed = NULL;
  gint64 seed = -1;
  gboolean write = FALSE;
  const GOptionEntry entries[] = {
    { "orders", 0, 0, G_OPTION_ARG_FILENAME, &orders, N_("the orders, one a line (default: standard input)"), N_("FILE") },
    { "dice", 0, 0, G_OPTION_ARG_STRING, &typed, N_("the dice as they fell, for all orders"), N_("9,4,…") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("roll from this seed; the dice are kept as if typed"), N_("N") },
    { "write", 0, 0, G_OPTION_ARG_NONE, &write, N_("save the file"), NULL },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabDocument) document = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  Playing playing = { 0 };
  gboolean good;

  if (!gab_cli_parse (&n_args, &args, entries, _("FILE OPERATION"),
                      _("Gives orders to an operation, or to the books (“campaign”). A line may end in a slash and\n"
                        "dice, and a bar and words beside it: “size / 4 7 | Fog”. Without dice the program rolls."), 2, 2) ||
      !call_is_right (args[1], orders, write))
    return GAB_CLI_USAGE;
  campaign = gab_cli_load (args[1], &error);
  if (campaign == NULL)
    return gab_cli_fail (error);
  playing.reseeded = seed >= 0;
  playing.seed = seed;
  document = playing.document = gab_document_new (campaign, NULL);
  text = read_orders (orders, &error);
  good = text != NULL && begin_playing (&playing, campaign, args[2], typed, &error) &&
         play_all (&playing, text, &error) &&
         (!write || gab_storage_save (campaign, args[1], &error));
  g_clear_pointer (&playing.typed, g_array_unref);
  return good ? GAB_CLI_GOOD : gab_cli_fail (error);
}

static GabCampaign *
make_campaign (const char  *sample,
               const char  *orders,
               GError     **error)
{
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (error);
  g_autoptr (GBytes) bytes = NULL;

  if (tables == NULL)
    return NULL;
  if (sample != NULL)
    return gab_storage_load_sample (sample, tables, error);
  if (!is_input (orders))
    return gab_storage_load_orders (orders, tables, error);
  bytes = gab_cli_read_input ();
  return gab_storage_load_orders_bytes (bytes, _("standard input"), tables, error);
}

/* new --sample NAME -o FILE: a campaign file to begin with. */
int
gab_cli_new (int    n_args,
             char **args)
{
  g_autofree char *sample = NULL;
  g_autofree char *orders = NULL;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "sample", 0, 0, G_OPTION_ARG_STRING, &sample, N_("one of the samples: badajoz-1812, peninsula-1812, standard-siege"), N_("NAME") },
    { "orders", 0, 0, G_OPTION_ARG_FILENAME, &orders, N_("an .orders file"), N_("FILE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("the file to write"), N_("FILE") },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;

  if (!gab_cli_parse (&n_args, &args, entries, "", _("Makes a campaign file."), 0, 0))
    return GAB_CLI_USAGE;
  if (output == NULL || (sample == NULL) == (orders == NULL))
    {
      g_printerr ("%s\n", _("gabion-cli: name an output with -o, and either --sample or --orders"));
      return GAB_CLI_USAGE;
    }
  if (!gab_cli_is_file (output))
    return GAB_CLI_USAGE;
  campaign = make_campaign (sample, orders, &error);
  if (campaign == NULL || !gab_storage_save (campaign, output, &error))
    return gab_cli_fail (error);
  return GAB_CLI_GOOD;
}
