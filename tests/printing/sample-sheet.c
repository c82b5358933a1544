/* sample-sheet.c: rosters to print in tests; their numbers are invented. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sample-sheet.h"

typedef struct
{
  const char *name;
  const char *label;
  const char *quality;
  GabRosterNumbers numbers;
} Unit;

typedef struct
{
  const char *name;
  const char *commander;
  const Unit *units;
  guint n_units;
} Brigade;

static const Unit mackinnon[] = {
  { "45th Foot, 1st battalion", "Nottinghamshire", "line", { 760, 702, 14, 31, 9, 4, 0 } },
  { "74th Foot", "Highland", "line", { 560, 511, 10, 28, 7, 4, 0 } },
  { "88th Connaught Rangers, 1st battalion", NULL, "veteran", { 690, 604, 19, 52, 12, 3, 0 } },
  { "5/60th Rifles", "three companies", "veteran", { 210, 136, 3, 9, 2, 0, 60 } },
};

static const Unit colville[] = {
  { "5th Foot, 2nd battalion", "Northumberland", "line", { 710, 668, 8, 24, 10, 0, 0 } },
  { "77th Foot", "East Middlesex", "line", { 500, 473, 6, 15, 6, 0, 0 } },
  { "83rd Foot, 2nd battalion", NULL, "line", { 540, 512, 5, 17, 5, 1, 0 } },
  { "94th Scots Brigade", NULL, "line", { 690, 644, 9, 28, 8, 1, 0 } },
};

static const Unit power[] = {
  { "9th Portuguese Line", "two battalions", "line", { 1130, 1041, 16, 44, 27, 2, 0 } },
  { "21st Portuguese Line", "two battalions", "line", { 1045, 968, 13, 39, 25, 0, 0 } },
};

static const Brigade brigades[] = {
  { "Mackinnon’s Brigade", "Lieutenant-Colonel James Campbell", mackinnon, G_N_ELEMENTS (mackinnon) },
  { "Colville’s Brigade", "Colonel the Hon. Charles Colville", colville, G_N_ELEMENTS (colville) },
  { "Portuguese Brigade", "Brigadier-General Manley Power", power, G_N_ELEMENTS (power) },
};

static void
add_unit (GabRosterSheet *sheet, const Unit *unit)
{
  GabRosterRow *row = gab_roster_sheet_add_row (sheet, GAB_ROSTER_UNIT, 1, unit->name);

  row->label = g_strdup (unit->label);
  row->quality = g_strdup (unit->quality);
  row->numbers = unit->numbers;
}

static void
add_brigade (GabRosterSheet *sheet, const Brigade *brigade)
{
  GabRosterRow *heading = gab_roster_sheet_add_row (sheet, GAB_ROSTER_HEADING, 0, brigade->name);
  GabRosterRow *sum;
  GabRosterNumbers numbers = { 0 };

  heading->label = g_strdup (brigade->commander);
  for (guint i = 0; i < brigade->n_units; i++)
    {
      add_unit (sheet, &brigade->units[i]);
      gab_roster_numbers_add (&numbers, &brigade->units[i].numbers);
    }
  sum = gab_roster_sheet_add_row (sheet, GAB_ROSTER_SUBTOTAL, 1, brigade->name);
  sum->numbers = numbers;
  gab_roster_numbers_add (&sheet->total, &numbers);
}

static void
add_battery (GabRosterSheet *sheet)
{
  GabRosterRow *row = gab_roster_sheet_add_row (sheet, GAB_ROSTER_UNIT, 0, "Douglas’s Company, Royal Artillery");

  row->quality = g_strdup ("veteran");
  row->calibre = g_strdup ("9-pounders and one howitzer");
  row->numbers = (GabRosterNumbers) { 140, 131, 2, 5, 2, 0, 0, .guns = 5, .guns_first = 6 };
  gab_roster_numbers_add (&sheet->total, &row->numbers);
}

/* The 3rd Division before Badajoz. */
GabRosterSheet *
sample_sheet_picton (void)
{
  GabRosterSheet *sheet = gab_roster_sheet_new ();

  sheet->force = g_strdup ("3rd Division");
  sheet->commander = g_strdup ("Lieutenant-General Thomas Picton");
  sheet->place = g_strdup ("in the trenches before Badajoz");
  sheet->campaign = g_strdup ("Peninsula 1812");
  sheet->side = g_strdup ("Allies");
  sheet->date = g_strdup ("27 March 1812");
  sheet->operation = g_strdup ("siege day 11");
  sheet->number = g_strdup ("7-3D-0327");
  sheet->footer = g_strdup ("Formal siege: a section is 60 men, a model three pieces. Infantry 8 trench lengths, "
                            "light cannon 7, heavy and mortars 5.");
  sheet->men_a_box = 60;
  for (guint i = 0; i < G_N_ELEMENTS (brigades); i++)
    add_brigade (sheet, &brigades[i]);
  add_battery (sheet);
  gab_roster_sheet_add_loss (sheet, "19 March", "sortie on the first parallel", 31, 94, 4);
  gab_roster_sheet_add_loss (sheet, "25 March", "storm of La Picurina", 12, 49, 0);
  gab_roster_sheet_add_loss (sheet, "17–27 March", "trenches", 22, 136, 2);
  gab_roster_sheet_add_guns (sheet, "Heavy cannon", 15, 17);
  sheet->has_rounds = TRUE;
  sheet->rounds = 171;
  sheet->rounds_first = 250;
  return sheet;
}

/* Names of 300 letters; every third without a space, every other third from right to left. */
static char *
long_name (guint index)
{
  GString *name = g_string_new (NULL);

  if (index % 3 == 2)
    g_string_append (name, SAMPLE_RTL " ");
  g_string_append_printf (name, "U%u", index);
  while (g_utf8_strlen (name->str, -1) < 300)
    {
      if (index % 3 == 1)
        g_string_append_c (name, 'm');
      else
        g_string_append (name, index % 3 == 0 ? " Regiment & <Foot> " : " " SAMPLE_RTL);
    }
  g_string_truncate (name, g_utf8_offset_to_pointer (name->str, 300) - name->str);
  return g_string_free (name, FALSE);
}

/* @units units in brigades of four. */
GabRosterSheet *
sample_sheet_long (guint units)
{
  GabRosterSheet *sheet = sample_sheet_picton ();

  g_ptr_array_set_size (sheet->rows, 0);
  sheet->total = (GabRosterNumbers) { 0 };
  for (guint i = 0; i < units; i++)
    {
      g_autofree char *name = long_name (i);
      GabRosterRow *row;

      if (i % 4 == 0)
        gab_roster_sheet_add_row (sheet, GAB_ROSTER_HEADING, 0, name);
      row = gab_roster_sheet_add_row (sheet, GAB_ROSTER_UNIT, 1, name);
      row->quality = g_strdup ("seasoned");
      row->numbers = (GabRosterNumbers) { 5000 + i, 4000 + i, 300, 400, 200, 60, 40 };
      gab_roster_numbers_add (&sheet->total, &row->numbers);
    }
  return sheet;
}
