/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a force of a campaign to the sheet that is printed of it. */

#include "gab-roster-from-model.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GabCampaign    *campaign;
  GabForce       *force;
  GabRosterSheet *sheet;
  GabBooksLoss    losses; /* being added up */
  int             operation;
  int             guns[GAB_UNIT_N_KINDS], guns_first[GAB_UNIT_N_KINDS];
} Filling;

static GabRosterNumbers
numbers_of_unit (GabUnit *unit)
{
  return (GabRosterNumbers) {
    .first = gab_unit_get_first (unit),
    .present = gab_unit_get_present (unit),
    .killed = gab_unit_get_killed (unit),
    .wounded = gab_unit_get_wounded (unit),
    .sick = gab_unit_get_sick (unit),
    .prisoners_and_missing = gab_unit_get_away (unit),
    .on_command = gab_unit_get_detached (unit),
    .guns = gab_unit_get_guns (unit),
    .guns_first = gab_unit_get_guns_first (unit),
    .sp = gab_unit_get_sp (unit),
    .sp_first = gab_unit_get_sp_first (unit),
  };
}

static void
add_unit (Filling          *filling,
          GabUnit          *unit,
          guint             depth,
          GabRosterNumbers *sum)
{
  GabRosterRow *row = gab_roster_sheet_add_row (filling->sheet, GAB_ROSTER_UNIT, depth,
                                                gab_thing_get_name (GAB_THING (unit)));
  int kind = gab_unit_get_kind (unit);

  row->label = g_strdup (gab_unit_get_label (unit));
  row->quality = g_strdup (gab_unit_get_quality_label (unit));
  row->calibre = g_strdup (gab_unit_get_calibre (unit));
  row->numbers = numbers_of_unit (unit);
  filling->guns[kind] += row->numbers.guns;
  filling->guns_first[kind] += row->numbers.guns_first;
  filling->sheet->uses_sp = filling->sheet->uses_sp || row->numbers.sp_first > 0;
  gab_roster_numbers_add (sum, &row->numbers);
}

static void
add_units (Filling          *filling,
           GabForce         *force,
           guint             depth,
           GabRosterNumbers *sum)
{
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (units, i);

      add_unit (filling, unit, depth, sum);
    }
}

/* The forces in it, each under a heading and with a sum of its own. */
static void
add_forces (Filling          *filling,
            GabForce         *force,
            guint             depth,
            GabRosterNumbers *sum)
{
  GListModel *forces = G_LIST_MODEL (gab_force_get_forces (force));

  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) inner = g_list_model_get_item (forces, i);
      GabRosterNumbers own = { 0 };
      GabRosterRow *row;

      gab_roster_sheet_add_row (filling->sheet, GAB_ROSTER_HEADING, depth, gab_thing_get_name (GAB_THING (inner)));
      add_units (filling, inner, depth, &own);
      add_forces (filling, inner, depth + 1, &own);
      row = gab_roster_sheet_add_row (filling->sheet, GAB_ROSTER_SUBTOTAL, depth, gab_thing_get_name (GAB_THING (inner)));
      row->numbers = own;
      gab_roster_numbers_add (sum, &own);
    }
}

static void
add_hurt (GabUnit  *unit,
          gpointer  data)
{
  Filling *filling = data;
  const GabBooks *books = gab_campaign_get_books (filling->campaign);
  int ordinal = gab_books_find (books, "unit", gab_thing_get_handle (GAB_THING (unit)));

  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (hurt->operation != filling->operation || hurt->unit != ordinal)
        continue;
      filling->losses.killed += hurt->killed;
      filling->losses.wounded += hurt->wounded;
      filling->losses.missing += hurt->missing;
    }
}

/* A line for each operation that cost the force something. */
static void
add_losses (Filling *filling)
{
  const GabBooks *books = gab_campaign_get_books (filling->campaign);

  for (guint i = 0; i < books->operations->len; i++)
    {
      const GabBooksOperation *operation = gab_books_operation (books, i);
      g_autofree char *date = NULL;

      filling->losses = (GabBooksLoss) { 0 };
      filling->operation = i;
      gab_force_foreach_unit (filling->force, add_hurt, filling);
      if (filling->losses.killed + filling->losses.wounded + filling->losses.missing == 0)
        continue;
      date = gab_day_format_short (operation->closed_on, gab_campaign_get_calendar (filling->campaign));
      gab_roster_sheet_add_loss (filling->sheet, date,
                                 gab_campaign_label (filling->campaign,
                                                     gab_names_handle (books->setup->names, operation->name)),
                                 filling->losses.killed, filling->losses.wounded, filling->losses.missing);
    }
}

static void
add_guns_and_rounds (Filling *filling)
{
  GabAmmunition *rounds = gab_force_get_ammunition (filling->force);

  for (int kind = 0; kind < GAB_UNIT_N_KINDS; kind++)
    if (filling->guns_first[kind] > 0)
      gab_roster_sheet_add_guns (filling->sheet, gab_unit_kind_label (kind), filling->guns[kind],
                                 filling->guns_first[kind]);
  filling->sheet->has_rounds = gab_ammunition_get_received (rounds) > 0;
  filling->sheet->rounds = gab_ammunition_get_in_hand (rounds);
  filling->sheet->rounds_first = gab_ammunition_get_received (rounds);
}

/* A number that the program knows again: how far the log was, which force, which day. */
static char *
dup_number (Filling *filling)
{
  GabCampaign *campaign = filling->campaign;
  g_autofree char *day = gab_day_format_input (gab_campaign_get_day (campaign), gab_campaign_get_calendar (campaign));

  return g_strdup_printf ("%u-%s-%s", gab_campaign_get_books (campaign)->n_orders,
                          gab_thing_get_handle (GAB_THING (filling->force)), day);
}

static void
add_head (Filling *filling)
{
  GabRosterSheet *sheet = filling->sheet;
  GabCommander *commander = gab_force_get_commander (filling->force);
  int men_a_box = gab_campaign_get_books (filling->campaign)->tables->men_a_section;

  sheet->force = g_strdup (gab_thing_get_name (GAB_THING (filling->force)));
  sheet->commander = commander != NULL ? gab_commander_dup_title (commander) : NULL;
  sheet->place = g_strdup (gab_force_get_place (filling->force));
  sheet->campaign = g_strdup (gab_thing_get_name (GAB_THING (filling->campaign)));
  sheet->side = g_strdup (gab_campaign_label (filling->campaign, gab_force_get_side (filling->force)));
  sheet->date = gab_campaign_dup_date (filling->campaign);
  sheet->number = dup_number (filling);
  sheet->men_a_box = men_a_box;
  sheet->footer = g_strdup_printf (ngettext ("A box is a section of %d man; a ring is a gun.",
                                             "A box is a section of %d men; a ring is a gun.", men_a_box),
                                   men_a_box);
}

/**
 * gab_roster_sheet_from_force:
 * @campaign: a campaign as its viewer may see it
 * @force: a force of it whose figures he knows
 *
 * Returns: (transfer full): its roster, to be laid out.
 */
GabRosterSheet *
gab_roster_sheet_from_force (GabCampaign *campaign,
                             GabForce    *force)
{
  Filling filling = { .campaign = campaign, .force = force, .sheet = gab_roster_sheet_new () };

  add_head (&filling);
  add_units (&filling, force, 0, &filling.sheet->total);
  add_forces (&filling, force, 0, &filling.sheet->total);
  add_losses (&filling);
  add_guns_and_rounds (&filling);
  return filling.sheet;
}
