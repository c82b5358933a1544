/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of a campaign, numbered by date: what was played and what is still open. */

#include "gab-played.h"

static void
free_played (gpointer data)
{
  GabPlayed *played = data;

  g_object_unref (played->operation);
  g_array_unref (played->costs);
  g_free (played);
}

static void
clear_cost (gpointer data)
{
  g_free (((GabPlayedCost *) data)->side);
}

static gint64
count_lost (const GabBooks *books,
            int             operation,
            guint           side)
{
  gint64 men = 0;

  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (hurt->operation == operation && gab_books_unit (books, hurt->unit)->side == (int) side)
        men += (gint64) hurt->killed + hurt->wounded + hurt->missing;
    }
  return men;
}

static void
add_costs (GabCampaign *campaign,
           GabPlayed   *played,
           int          ordinal)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  int viewer = gab_campaign_get_viewer (campaign);

  for (guint side = 0; side < books->n_sides; side++)
    {
      GabPlayedCost cost = { NULL, 0 };

      if (viewer != GAB_VIEWER_UMPIRE && viewer != (int) side)
        continue;
      cost.men = count_lost (books, ordinal, side);
      if (cost.men == 0)
        continue;
      cost.side = g_strdup (gab_campaign_label (campaign, gab_names_handle (books->setup->names, books->side_names[side])));
      g_array_append_val (played->costs, cost);
    }
}

static gboolean
is_raised (const GabBooks *books,
           int             operation)
{
  for (guint i = 0; i < books->raised->len; i++)
    {
      const GabBooksRaised *raised = &g_array_index (books->raised, GabBooksRaised, i);

      if (raised->operation == operation && raised->count > 0)
        return TRUE;
    }
  return FALSE;
}

/* By date; those of one day as the campaign lists them. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const GabPlayed *one = *(const GabPlayed *const *) a;
  const GabPlayed *other = *(const GabPlayed *const *) b;
  gint32 first = gab_operation_get_begins (one->operation);
  gint32 second = gab_operation_get_begins (other->operation);

  return first != second ? (first > second) - (first < second) : (one->number > other->number) - (one->number < other->number);
}

/**
 * gab_played_list:
 * @campaign: a campaign with open books, as its viewer may see it
 *
 * Returns: (transfer full) (element-type GabPlayed): its sieges and battles by date.
 */
GPtrArray *
gab_played_list (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  const GabBooks *books = gab_campaign_get_books (campaign);
  GPtrArray *list = g_ptr_array_new_with_free_func (free_played);

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      GabPlayed *played = g_new0 (GabPlayed, 1);
      int ordinal;

      played->number = i;
      played->operation = g_list_model_get_item (operations, i);
      played->costs = g_array_new (FALSE, FALSE, sizeof (GabPlayedCost));
      g_array_set_clear_func (played->costs, clear_cost);
      ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (played->operation)));
      if (ordinal >= 0)
        {
          add_costs (campaign, played, ordinal);
          played->raised = is_raised (books, ordinal);
        }
      g_ptr_array_add (list, played);
    }
  g_ptr_array_sort (list, compare);
  for (guint i = 0; i < list->len; i++)
    ((GabPlayed *) g_ptr_array_index (list, i))->number = i + 1;
  return list;
}
