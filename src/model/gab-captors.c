/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captors: new units for guns that were taken and that nobody has received yet (CA-12, CA-19). */

#include "gab-captors.h"

#include "gab-result-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_KINDS 64

typedef struct
{
  GabCampaign  *campaign;
  GabOperation *operation;
  gint64        wanting[GAB_BOOKS_MAX_SIDES][MOST_KINDS]; /* taken by the side and not received, by kind */
} Work;

/* Calls for each item of a list of a result: "guns 45th:1:2 88th:0:3". */
typedef void (* ItemFunc) (Work       *work,
                           const char *handle,
                           char      **numbers);

static void
foreach_item (Work       *work,
              char      **words,
              const char *list,
              ItemFunc    func)
{
  gboolean within = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = NULL;

      if (strchr (words[i], ':') == NULL)
        {
          within = g_str_equal (words[i], list);
          continue;
        }
      parts = g_strsplit (words[i], ":", -1);
      if (within)
        func (work, parts[0], parts + 1);
    }
}

static gboolean
is_of_side (GabCampaign *campaign,
            const char  *force,
            int          side)
{
  GabThing *thing = gab_campaign_find (campaign, force);

  return GAB_IS_FORCE (thing) && gab_campaign_side_number (campaign, gab_force_get_side (GAB_FORCE (thing))) == side;
}

/* Who takes what a side loses: the attacker, or of him whoever else fights there, or
 * holds the place. */
static int
find_taker (Work *work,
            int   loser)
{
  int attacker = gab_campaign_side_number (work->campaign, gab_operation_get_side (work->operation));
  GabThing *place = gab_campaign_find (work->campaign, gab_operation_get_fortress (work->operation));
  g_autoptr (GPtrArray) forces = gab_result_list_forces (work->campaign, work->operation);
  int n = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_sides (work->campaign)));

  if (attacker != loser)
    return attacker;
  if (GAB_IS_FORTRESS (place) &&
      gab_campaign_side_number (work->campaign, gab_thing_get_text (place, "side")) != loser)
    return gab_campaign_side_number (work->campaign, gab_thing_get_text (place, "side"));
  for (guint i = 0; i < forces->len; i++)
    for (int side = 0; side < n; side++)
      if (side != loser && is_of_side (work->campaign, g_ptr_array_index (forces, i), side))
        return side;
  return -1;
}

static GabUnit *
find_unit (Work       *work,
           const char *handle,
           int        *side,
           int        *kind)
{
  GabThing *thing = gab_campaign_find (work->campaign, handle);

  if (!GAB_IS_UNIT (thing))
    return NULL;
  *side = gab_campaign_side_number (work->campaign, gab_campaign_side_of_thing (work->campaign, thing));
  *kind = gab_unit_get_kind (GAB_UNIT (thing));
  return *side >= 0 && *kind >= 0 && *kind < MOST_KINDS ? GAB_UNIT (thing) : NULL;
}

static void
note_taken (Work       *work,
            const char *handle,
            char      **numbers)
{
  int side, kind, taker;

  if (numbers[0] == NULL || numbers[1] == NULL || find_unit (work, handle, &side, &kind) == NULL)
    return;
  taker = find_taker (work, side);
  if (taker >= 0)
    work->wanting[taker][kind] += g_ascii_strtoll (numbers[1], NULL, 10);
}

static void
note_captured (Work       *work,
               const char *handle,
               char      **numbers)
{
  int side, kind;

  if (numbers[0] != NULL && find_unit (work, handle, &side, &kind) != NULL)
    work->wanting[side][kind] -= g_ascii_strtoll (numbers[0], NULL, 10);
}

/* The first of the side's forces that fight there, else its first. */
static const char *
find_force (Work *work,
            int   side)
{
  g_autoptr (GPtrArray) forces = gab_result_list_forces (work->campaign, work->operation);
  GListModel *all = G_LIST_MODEL (gab_campaign_get_forces (work->campaign));

  for (guint i = 0; i < forces->len; i++)
    if (is_of_side (work->campaign, g_ptr_array_index (forces, i), side))
      return g_ptr_array_index (forces, i);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      /* The list keeps a reference, so the one taken here may go at once. */
      g_autoptr (GabThing) force = g_list_model_get_item (all, i);

      if (is_of_side (work->campaign, gab_thing_get_handle (force), side))
        return gab_thing_get_handle (force);
    }
  return NULL;
}

static char *
make_handle (Work      *work,
             GPtrArray *units,
             int        kind)
{
  g_autofree char *name = g_strdup_printf ("captured %s", gab_unit_kind_word (kind));
  char *handle = gab_campaign_make_handle (work->campaign, name, "guns");

  for (guint i = 0, n = 2; i < units->len; i++)
    if (g_str_equal (gab_thing_get_handle (g_ptr_array_index (units, i)), handle))
      {
        g_autofree char *next = g_strdup_printf ("%s %u", name, n++);

        g_free (handle);
        handle = gab_campaign_make_handle (work->campaign, next, "guns");
        i = -1;
      }
  return handle;
}

/* The list of those who receive stands behind the one of guns. */
static char *
insert_captured (const char *line,
                 const char *items)
{
  const char *list = strstr (line, " captured ");
  const char *end;
  g_autofree char *head = NULL;
  gboolean has = list != NULL;

  if (!has)
    list = strstr (line, " guns ");
  if (list == NULL)
    return g_strdup (line);
  /* Up to the next word without numbers. */
  for (end = strchr (list + 1, ' '); end != NULL; end = strchr (end + 1, ' '))
    {
      gsize length = strcspn (end + 1, " ");

      if (memchr (end + 1, ':', length) == NULL)
        break;
    }
  if (end == NULL)
    end = line + strlen (line);
  head = g_strndup (line, end - line);
  return g_strconcat (head, has ? "" : " captured", items, end, NULL);
}

/**
 * gab_captors_make:
 * @campaign: a campaign as it is, not masked
 * @operation: a fight at the table in it
 * @line: the order that books its result
 * @units: (element-type GabUnit): new units are added to it
 *
 * Guns that @line says are taken and that nobody on it has captured go to a new unit of
 * their kind with the taker, as when a siege is closed.
 *
 * Returns: (transfer full): the order with these in it; @line itself when none are needed.
 */
char *
gab_captors_make (GabCampaign   *campaign,
                  GabOperation  *operation,
                  const char    *line,
                  GPtrArray     *units)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GString) items = g_string_new (NULL);
  Work work = { .campaign = campaign, .operation = operation };

  foreach_item (&work, words, "guns", note_taken);
  foreach_item (&work, words, "captured", note_captured);
  for (int side = 0; side < GAB_BOOKS_MAX_SIDES; side++)
    for (int kind = 0; kind < MOST_KINDS; kind++)
      {
        const char *force = work.wanting[side][kind] > 0 ? find_force (&work, side) : NULL;
        g_autofree char *handle = NULL;
        GabUnit *unit;

        if (force == NULL)
          continue;
        handle = make_handle (&work, units, kind);
        unit = gab_unit_new (handle, force);
        g_object_set (unit, "name", _("Captured guns"), "kind", kind, "quality", 2, NULL);
        g_ptr_array_add (units, unit);
        g_string_append_printf (items, " %s:%" G_GINT64_FORMAT, handle, work.wanting[side][kind]);
      }
  return items->len > 0 ? insert_captured (line, items->str) : g_strdup (line);
}
