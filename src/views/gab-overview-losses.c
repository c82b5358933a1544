/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Losses by cause: what the fighting of each sort cost a side, and what is away for other reasons. */

#include "gab-overview-losses.h"

#include <glib/gi18n-lib.h>

/* The sorts of fights, in the order in which they are shown. */
static const struct { const char *rules, *name; } causes[] = {
  { "formal-siege", N_("Sieges") },
  { "storming", N_("Storms") },
  { GAB_OPERATION_AT_THE_TABLE, N_("Fought at the table") },
};

/**
 * gab_overview_losses_of:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege or battle of it
 * @side: the handle of a side
 * @bar: (out): what it cost that side; its name is borrowed from the operation
 *
 * Returns: whether it cost anything that the viewer knows of.
 */
gboolean
gab_overview_losses_of (GabCampaign  *campaign,
                         GabOperation *operation,
                         const char   *side,
                         GabBar       *bar)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));
  int number = gab_campaign_side_number (campaign, side);

  *bar = (GabBar) { .name = gab_thing_get_name (GAB_THING (operation)) };
  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (hurt->operation != ordinal || gab_books_unit (books, hurt->unit)->side != number)
        continue;
      bar->killed += hurt->killed;
      bar->wounded += hurt->wounded;
      bar->missing += hurt->missing;
    }
  return bar->killed + bar->wounded + bar->missing > 0;
}

static void
add (GabBar       *sum,
     const GabBar *bar)
{
  sum->killed += bar->killed;
  sum->wounded += bar->wounded;
  sum->missing += bar->missing;
}

/* Rule sets that have no name here count with the fights at the table. */
static guint
cause_of (GabOperation *operation)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (causes) && !g_str_equal (causes[i].rules, gab_operation_get_rules (operation)))
    i++;
  return i;
}

/**
 * gab_overview_losses_by_cause:
 * @campaign: a campaign, as its viewer may see it
 * @side: the handle of a side
 *
 * Returns: (transfer full) (element-type GabBar): what each sort of fight has cost that side; names are never freed.
 *   Empty where the viewer may not know.
 */
GArray *
gab_overview_losses_by_cause (GabCampaign *campaign,
                              const char  *side)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GArray *bars = g_array_new (FALSE, TRUE, sizeof (GabBar));
  GabBar sums[G_N_ELEMENTS (causes)] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      GabBar bar;

      if (gab_overview_losses_of (campaign, operation, side, &bar))
        add (&sums[cause_of (operation)], &bar);
    }
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    {
      sums[i].name = _(causes[i].name);
      if (sums[i].killed + sums[i].wounded + sums[i].missing > 0)
        g_array_append_val (bars, sums[i]);
    }
  return bars;
}

/* @words is taken over. */
static void
append_words (GString *text,
              char    *words)
{
  if (text->len > 0)
    g_string_append (text, " · ");
  g_string_append (text, words);
  g_free (words);
}

/**
 * gab_overview_losses_otherwise:
 * @campaign: a campaign, as its viewer may see it
 * @side: the handle of a side
 *
 * Returns: (transfer full): its men who are sick, deserted or taken now: "1,210 sick · 14 deserted"; "" when there are
 *   none of whom the viewer knows.
 */
char *
gab_overview_losses_otherwise (GabCampaign *campaign,
                               const char  *side)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  int number = gab_campaign_side_number (campaign, side);
  gint64 men[GAB_MEN_N_PLACES] = { 0 };
  GString *text = g_string_new (NULL);
  g_autofree char *sick = NULL, *deserted = NULL, *taken = NULL;

  for (guint i = 0; i < books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (books, i);

      for (guint place = 0; unit->known && unit->side == number && place < GAB_MEN_N_PLACES; place++)
        men[place] += unit->men[place];
    }
  sick = gab_ink_number (men[GAB_MEN_SICK]);
  deserted = gab_ink_number (men[GAB_MEN_DESERTED]);
  taken = gab_ink_number (men[GAB_MEN_PRISONERS]);
  if (men[GAB_MEN_SICK] > 0)
    /* Translators: a number of men, already written out */
    append_words (text, g_strdup_printf (ngettext ("%s sick", "%s sick", men[GAB_MEN_SICK]), sick));
  if (men[GAB_MEN_DESERTED] > 0)
    /* Translators: a number of men, already written out */
    append_words (text, g_strdup_printf (ngettext ("%s deserted", "%s deserted", men[GAB_MEN_DESERTED]), deserted));
  if (men[GAB_MEN_PRISONERS] > 0)
    /* Translators: a number of men, already written out */
    append_words (text, g_strdup_printf (ngettext ("%s prisoner", "%s prisoners", men[GAB_MEN_PRISONERS]), taken));
  return g_string_free (text, FALSE);
}
