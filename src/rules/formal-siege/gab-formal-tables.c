/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of the formal siege, resolved once. */

#include "gab-formal-words.h"

#define FAR       99999  /* tenths of a yard that notation can say */
#define MANY      100000
#define ANGLE     90
#define DIE       10
#define MOST_WORK 100

/* A table that stands in the file, and where its numbers go. */
typedef struct
{
  const char *name;
  gsize       offset;
  guint       n;
  gint32      lowest, highest;
} Place;

#define PLACES(name, field, n, lowest, highest) \
  { name, G_STRUCT_OFFSET (GabFormalTables, field), n, lowest, highest }
#define PLACE(name, field, lowest, highest) \
  PLACES (name, field, sizeof ((GabFormalTables *) NULL)->field / sizeof (gint32), lowest, highest)

static const Place numbers[] = {
  PLACES ("scale",                  men_a_section, 2,       1, MANY),
  PLACES ("apart",                  bastion_apart, 2,       1, FAR),
  PLACES ("bastion",                bastion_shoulder, 7,    1, FAR),
  PLACES ("demi-lune",              demi_lune_gorge, 4,     1, FAR),
  PLACES ("ravelin",                ravelin_gorge, 4,       1, FAR),
  PLACES ("covered-way",            covered_way, 2,         0, FAR),
  PLACES ("ground",                 ground_a_bastion, 3,    1, FAR),
  PLACES ("points",                 points_least, 3,        1, 255),
  PLACE ("points-rolled",           points_rolled_base,     0, 200),
  PLACE ("forces-besieger",         forces[GAB_FORMAL_BESIEGER], 0, GAB_FORMAL_PIECES),
  PLACE ("forces-defender",         forces[GAB_FORMAL_DEFENDER], 0, GAB_FORMAL_PIECES),
  PLACE ("rounds",                  rounds,                 1, GAB_COUNT_MAX),
  PLACE ("work",                    work_a_turn,            1, MOST_WORK),
  PLACES ("parallel-length",        parallel_least, 2,      10, FAR),
  PLACES ("sap-length",             sap_least, 2,           10, FAR),
  PLACE ("first-band",              band[0],                1, FAR),
  PLACE ("second-band",             band[1],                1, FAR),
  PLACE ("third-band",              band[2],                1, FAR),
  PLACE ("parallel-units",          units,                  1, GAB_FORMAL_TRENCHES),
  PLACE ("parallel-slant",          parallel_slant,         1, 60),
  PLACE ("sap-run",                 sap_run,                1, GAB_FORMAL_TRENCHES),
  PLACE ("same-direction",          same_direction,         1, ANGLE),
  PLACE ("inside",                  inside,                 11, FAR),
  PLACE ("join",                    join,                   10, 10),
  PLACES ("battery",                battery_wide, 2,        10, 1000),
  PLACE ("no-nearer",               no_nearer,              0, FAR),
  PLACE ("lengths",                 lengths,                0, 255),
  PLACES ("room",                   room_sap, 4,            0, GAB_FORMAL_PIECES),
  PLACE ("arc",                     arc,                    1, ANGLE),
  PLACES ("range-bands",            band_near, 2,           1, FAR),
  PLACES ("fire-heavy",             fire[GAB_FORMAL_HEAVY][GAB_FORMAL_SUPPRESSIVE], 9, 0, DIE),
  PLACES ("fire-light",             fire[GAB_FORMAL_LIGHT][GAB_FORMAL_SUPPRESSIVE], 9, 0, DIE),
  PLACES ("fire-mortar",            fire[GAB_FORMAL_MORTAR][GAB_FORMAL_SUPPRESSIVE], 9, 0, DIE),
  PLACES ("breach-heavy",           fire[GAB_FORMAL_HEAVY][GAB_FORMAL_DESTRUCTIVE], 9, 0, DIE),
  PLACES ("breach-light",           fire[GAB_FORMAL_LIGHT][GAB_FORMAL_DESTRUCTIVE], 9, 0, DIE),
  PLACES ("breach-mortar",          fire[GAB_FORMAL_MORTAR][GAB_FORMAL_DESTRUCTIVE], 9, 0, DIE),
  PLACE ("rounds-heavy",            cost[GAB_FORMAL_HEAVY], 0, 1000),
  PLACE ("rounds-light",            cost[GAB_FORMAL_LIGHT], 0, 1000),
  PLACE ("rounds-mortar",           cost[GAB_FORMAL_MORTAR], 0, 1000),
  PLACES ("trench-results",         drive_out, 2,           1, 255),
  PLACES ("battery-results",        battery_results, 2,     1, MOST_WORK),
  PLACE ("storm-sections",          storm_sections,         1, GAB_FORMAL_PIECES),
  PLACE ("support-near",            support_near,           0, 1000),
  PLACE ("support-far",             support_far,            1, 1000),
  PLACE ("defends",                 defends,                1, 1000),
  PLACE ("storm-1",                 storm[0],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-2",                 storm[1],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-3",                 storm[2],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-4",                 storm[3],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-5",                 storm[4],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-6",                 storm[5],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-7",                 storm[6],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-8",                 storm[7],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-9",                 storm[8],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-10",                storm[9],               0, GAB_FORMAL_PIECES),
  PLACE ("storm-success",           success_base,           0, DIE),
  PLACES ("sortie-modifiers",       sortie_adjoining, 2,    1, 1000),
  PLACE ("sortie",                  sortie,                 0, 1000),
  PLACE ("sortie-lost",             sortie_lost,            0, DIE),
  PLACE ("breach-lost",             breach_lost,            0, DIE),
  PLACES ("score-turns",            score_turn, 3,          0, 1000),
  PLACES ("score-defender",         score_model, 3,         0, 1000),
  PLACE ("score-own",               score_own,              0, 1000),
  PLACES ("degrees",                marginal, 2,            1, 1000),
  PLACE ("proposed-men",            proposed_men,           1, MANY),
  PLACE ("proposed-guns",           proposed_guns,          1, MANY),
  PLACE ("bastions",                bastions,               2, GAB_FORMAL_BASTIONS),
};

/* A pair in which the second may not be less than the first. */
static const struct
{
  const char *name;
  gsize       least, most;
} rising[] = {
  { "points", G_STRUCT_OFFSET (GabFormalTables, points_least), G_STRUCT_OFFSET (GabFormalTables, points_most) },
  { "parallel-length", G_STRUCT_OFFSET (GabFormalTables, parallel_least), G_STRUCT_OFFSET (GabFormalTables, parallel_most) },
  { "sap-length", G_STRUCT_OFFSET (GabFormalTables, sap_least), G_STRUCT_OFFSET (GabFormalTables, sap_most) },
  { "first-band", G_STRUCT_OFFSET (GabFormalTables, band[0][0]), G_STRUCT_OFFSET (GabFormalTables, band[0][1]) },
  { "second-band", G_STRUCT_OFFSET (GabFormalTables, band[1][0]), G_STRUCT_OFFSET (GabFormalTables, band[1][1]) },
  { "third-band", G_STRUCT_OFFSET (GabFormalTables, band[2][0]), G_STRUCT_OFFSET (GabFormalTables, band[2][1]) },
  { "range-bands", G_STRUCT_OFFSET (GabFormalTables, band_near), G_STRUCT_OFFSET (GabFormalTables, band_mid) },
  { "trench-results", G_STRUCT_OFFSET (GabFormalTables, drive_out), G_STRUCT_OFFSET (GabFormalTables, wipe_out) },
  { "sortie", G_STRUCT_OFFSET (GabFormalTables, sortie[0]), G_STRUCT_OFFSET (GabFormalTables, sortie[1]) },
  { "sortie", G_STRUCT_OFFSET (GabFormalTables, sortie[1]), G_STRUCT_OFFSET (GabFormalTables, sortie[2]) },
  { "degrees", G_STRUCT_OFFSET (GabFormalTables, marginal), G_STRUCT_OFFSET (GabFormalTables, clear) },
};

/* GabRules.resolve */
gpointer
gab_formal_resolve (const GabTables *tables,
                    GError         **error)
{
  g_autofree GabFormalTables *resolved = g_new0 (GabFormalTables, 1);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!gab_tables_get (tables, numbers[i].name, G_STRUCT_MEMBER_P (resolved, numbers[i].offset),
                         numbers[i].n, numbers[i].lowest, numbers[i].highest, error))
      return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (rising); i++)
    if (G_STRUCT_MEMBER (gint32, resolved, rising[i].least) > G_STRUCT_MEMBER (gint32, resolved, rising[i].most))
      {
        gab_formal_bad_tables (error, rising[i].name);
        return NULL;
      }
  if (!gab_tables_all_read (tables, error))
    return NULL;
  return g_steal_pointer (&resolved);
}
