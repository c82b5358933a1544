/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading an .orders file: a campaign as a person writes it, one line a thing or order.
 *
 *   # a comment
 *   campaign HANDLE PERIOD begins DATE | name … | id … | note …
 *   SETUP LINE | name … | note …         as in the books' notation
 *   operation … | name … | rules storming | seed 1812
 *   start SETUP LINE                      of the operation above
 *   muster FORCE …                        its setup lines as the program proposes them
 *   in HANDLE                             orders go to that operation's log; "in campaign"
 *   order LINE / DICE | words …           dice typed at the table; without a slash the program's
 *   settle HANDLE                         closes an operation with what it cost
 */

#include "gab-document.h"
#include "gab-files.h"
#include "gab-mustering.h"
#include "gab-reader-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  GabCampaign  *campaign;
  GabDocument  *document;  /* once the books are open */
  GabOperation *operation; /* the last described, or whose log is written; borrowed */
} Orders;

/* The player's words, and what a line of the books does not say. */
static gboolean
is_field (GabThing   *thing,
          const char *name)
{
  const GabField *field = gab_thing_find_field (thing, name);

  return (field != NULL && field->kind == GAB_FIELD_TEXT && field->role == GAB_FIELD_FREE) ||
         (GAB_IS_OPERATION (thing) && g_str_equal (name, "rules")) ||
         (GAB_IS_CAMPAIGN (thing) && g_str_equal (name, "id"));
}

static gboolean
check_field (const char  *name,
             const char  *text,
             GError     **error)
{
  g_autofree char *quoted = NULL;
  g_autofree char *lower = g_ascii_strdown (text, -1);

  if (!g_str_equal (name, "id") || (g_uuid_string_is_valid (text) && g_str_equal (text, lower)))
    return gab_check_text (name, text, error);
  quoted = gab_error_quote (text);
  g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION, _("“%s” is no UUID."), quoted);
  return FALSE;
}

/* What stands behind the bars of a line, as field and text. */
static gboolean
take_fields (GabThing    *thing,
             char       **parts,
             GError     **error)
{
  for (guint i = 1; parts[i] != NULL; i++)
    {
      char *part = g_strstrip (parts[i]);
      char *space = strchr (part, ' ');

      if (space != NULL)
        *space++ = '\0';
      if (GAB_IS_OPERATION (thing) && g_str_equal (part, "seed"))
        {
          gab_operation_set_seed (GAB_OPERATION (thing), space != NULL ? g_ascii_strtoull (space, NULL, 10) : 0);
          continue;
        }
      if (!is_field (thing, part))
        {
          g_autofree char *quoted = gab_error_quote (part);

          g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION, _("“%s” is no field of this line."), quoted);
          return FALSE;
        }
      if (!check_field (part, space != NULL ? g_strstrip (space) : "", error))
        return FALSE;
      g_object_set (thing, part, space != NULL ? space : "", NULL);
    }
  return TRUE;
}

static gboolean
take_campaign (Orders  *orders,
               char   **parts,
               GError **error)
{
  g_auto (GStrv) words = g_strsplit (g_strstrip (parts[0]), " ", -1);
  gint32 begins;
  int period;

  if (g_strv_length (words) != 5 || !g_str_equal (words[3], "begins"))
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_NOTATION,
                           _("A campaign is written “campaign HANDLE PERIOD begins DATE”."));
      return FALSE;
    }
  period = gab_period_from_word (words[2]);
  if (period < 0)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION, _("“%s” is no period."), words[2]);
      return FALSE;
    }
  if (!gab_day_parse_iso (words[4], &begins, error))
    return FALSE;
  g_object_set (orders->campaign, "period", period, "begins", begins, NULL);
  return take_fields (GAB_THING (orders->campaign), parts, error);
}

static gboolean
take_thing (Orders  *orders,
            char   **parts,
            GError **error)
{
  GabThing *thing = gab_campaign_take_line (orders->campaign, g_strstrip (parts[0]), error);

  if (thing == NULL)
    return FALSE;
  if (GAB_IS_OPERATION (thing))
    orders->operation = GAB_OPERATION (thing);
  return take_fields (thing, parts, error);
}

static gboolean
open_books (Orders  *orders,
            GError **error)
{
  GListStore *operations = gab_campaign_get_operations (orders->campaign);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (operations));

  if (orders->document != NULL)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (operations), i);

      if (!gab_campaign_freeze_tables (orders->campaign, operation, error))
        return FALSE;
    }
  if (!gab_campaign_open_books (orders->campaign, error))
    return FALSE;
  orders->document = gab_document_new (orders->campaign, NULL);
  return TRUE;
}

/* "muster FORCE …" stands with the orders: men are counted as they are by then. */
static gboolean
take_muster (Orders      *orders,
             const char  *forces,
             GError     **error)
{
  g_auto (GStrv) words = g_strsplit (forces, " ", -1);
  g_autoptr (GPtrArray) handles = g_ptr_array_new ();

  if (!open_books (orders, error))
    return FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (handles, words[i]);
  if (orders->operation != NULL)
    return gab_mustering_fill (orders->campaign, orders->operation, handles, error) &&
           gab_campaign_open_operation (orders->campaign, orders->operation, error) != NULL;
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_NOTATION, _("There is no operation to muster for."));
  return FALSE;
}

static gboolean
find_operation (Orders        *orders,
                const char    *handle,
                GabOperation **operation,
                GError       **error)
{
  GabThing *thing = gab_campaign_find (orders->campaign, handle);

  *operation = GAB_IS_OPERATION (thing) ? GAB_OPERATION (thing) : NULL;
  if (*operation != NULL || g_str_equal (handle, "campaign"))
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no operation “%s”."), handle);
  return FALSE;
}

static gboolean
take_order (Orders  *orders,
            char   **parts,
            GError **error)
{
  g_auto (GStrv) halves = g_strsplit (parts[0] + strlen ("order"), "/", 2);
  const char *words = NULL;
  g_autoptr (GArray) typed = NULL;
  GabTurnLog *log;
  GabDice dice;

  if (!open_books (orders, error) ||
      !gab_campaign_open_operation_or_books (orders->campaign, orders->operation, error))
    return FALSE;
  if (parts[1] != NULL && g_str_has_prefix (g_strstrip (parts[1]), "words "))
    words = parts[1] + strlen ("words ");
  log = orders->operation != NULL ? gab_operation_get_log (orders->operation) : gab_campaign_get_log (orders->campaign);
  gab_game_dice (gab_turn_log_get_game (log), &dice);
  if (halves[1] != NULL)
    {
      typed = gab_dice_parse_typed (halves[1], error);
      if (typed == NULL)
        return FALSE;
      gab_dice_init_typed (&dice, (const GabDie *) typed->data, typed->len);
    }
  return gab_document_order (orders->document, orders->operation, g_strstrip (halves[0]), &dice, words, "", error);
}

static gboolean
take_settle (Orders      *orders,
             const char  *handle,
             GError     **error)
{
  GabOperation *operation;

  return open_books (orders, error) && find_operation (orders, handle, &operation, error) &&
         gab_document_close (orders->document, operation, error);
}

static gboolean
take_line (Orders      *orders,
           const char  *line,
           GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (line, " | ", -1);
  char *head = parts[0] != NULL ? g_strstrip (parts[0]) : NULL;

  if (head == NULL || *head == '\0' || *head == '#')
    return TRUE;
  if (g_str_has_prefix (head, "campaign "))
    return take_campaign (orders, parts, error);
  if (g_str_has_prefix (head, "order "))
    return take_order (orders, parts, error);
  if (g_str_has_prefix (head, "muster "))
    return take_muster (orders, head + strlen ("muster "), error);
  if (g_str_has_prefix (head, "settle "))
    return take_settle (orders, head + strlen ("settle "), error);
  if (g_str_has_prefix (head, "in "))
    return find_operation (orders, head + strlen ("in "), &orders->operation, error);
  if (g_str_has_prefix (head, "start ") && orders->operation != NULL)
    {
      g_ptr_array_add (gab_operation_get_setup (orders->operation), g_strdup (head + strlen ("start ")));
      return TRUE;
    }
  return take_thing (orders, parts, error);
}

/**
 * gab_orders_read:
 * @bytes: the content of an .orders file
 * @defaults: the program's own tables
 * @error: what is wrong, with the line
 *
 * Returns: (transfer full): the campaign with open books, played as far as the
 *   file goes.
 */
GabCampaign *
gab_orders_read (GBytes       *bytes,
                 GabTableSet  *defaults,
                 GError      **error)
{
  g_autoptr (GabCampaign) campaign = gab_campaign_new (defaults);
  g_autofree char *text = gab_files_dup_text (bytes);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Orders orders = { .campaign = campaign };
  gboolean good = TRUE;

  for (guint i = 0; good && lines[i] != NULL; i++)
    {
      good = take_line (&orders, lines[i], error);
      if (!good)
        gab_prefix_line (error, i + 1);
    }
  good = good && open_books (&orders, error);
  g_clear_object (&orders.document);
  return good ? g_steal_pointer (&campaign) : NULL;
}
