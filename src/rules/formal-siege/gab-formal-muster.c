/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup that an operation would begin with: men become sections, guns models (CA-4). */

#include "gab-formal-private.h"

static gint32
guns_of (const GabMusterUnit *unit,
         int                  kind)
{
  switch (kind)
    {
    case GAB_FORMAL_HEAVY:  return unit->heavy;
    case GAB_FORMAL_LIGHT:  return unit->light;
    case GAB_FORMAL_MORTAR: return unit->mortars;
    default:                return 0;
    }
}

/* Which side of the siege a unit is on. */
static int
side_of (const GabMusterUnit *unit)
{
  return unit->attacker ? GAB_FORMAL_BESIEGER : GAB_FORMAL_DEFENDER;
}

/* Sections of a side at a scale: foot musters unit by unit. */
static gint64
sections (GArray *units,
          int     side,
          gint32  scale)
{
  gint64 n = 0;

  for (guint i = 0; i < units->len; i++)
    {
      const GabMusterUnit *unit = &g_array_index (units, GabMusterUnit, i);

      if (side_of (unit) == side && unit->foot)
        n += unit->men / scale;
    }
  return n;
}

/* Models of a side at a scale: guns muster by kind over the force. */
static gint64
models (GArray *units,
        int     side,
        gint32  scale)
{
  gint64 n = 0;

  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      gint64 guns = 0;

      for (guint i = 0; i < units->len; i++)
        if (side_of (&g_array_index (units, GabMusterUnit, i)) == side)
          guns += guns_of (&g_array_index (units, GabMusterUnit, i), kind);
      n += guns / scale;
    }
  return n;
}

/* How far both sides are from the standard, each as a share of its own; in thousandths. */
static gint64
off_standard (GArray       *units,
              gint64      (*count) (GArray *, int, gint32),
              gint32        scale,
              const gint32 *standard)
{
  gint64 off = 0;

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      gint64 n = count (units, side, scale);

      if (count (units, side, 1) > 0)
        off += ABS (n - standard[side]) * 1000 / MAX (standard[side], 1);
    }
  return off;
}

static gint32
nearest (GArray       *units,
         gint64      (*count) (GArray *, int, gint32),
         const gint32 *scales,
         guint         n_scales,
         const gint32 *standard)
{
  gint64 least = G_MAXINT64;
  gint32 best = scales[0];

  for (guint i = 0; i < n_scales; i++)
    {
      gint64 off = off_standard (units, count, scales[i], standard);

      if (off >= least)
        continue;
      least = off;
      best = scales[i];
    }
  return best;
}

/**
 * gab_formal_propose_men:
 * @tables: the resolved tables
 * @units: (element-type GabMusterUnit): both sides' units
 *
 * Returns: the men a section that bring the foot nearest to the standard siege's (CA-4).
 */
gint32
gab_formal_propose_men (const GabFormalTables *tables,
                        GArray                *units)
{
  gint32 standard[GAB_FORMAL_N_SIDES] = {
    tables->forces[GAB_FORMAL_BESIEGER][GAB_FORMAL_INFANTRY], tables->forces[GAB_FORMAL_DEFENDER][GAB_FORMAL_INFANTRY],
  };

  return nearest (units, sections, tables->proposed_men, G_N_ELEMENTS (tables->proposed_men), standard);
}

/**
 * gab_formal_propose_guns:
 * @tables: the resolved tables
 * @units: (element-type GabMusterUnit): both sides' units
 *
 * Returns: the guns a model that bring the artillery nearest to the standard siege's (CA-4).
 */
gint32
gab_formal_propose_guns (const GabFormalTables *tables,
                         GArray                *units)
{
  gint32 standard[GAB_FORMAL_N_SIDES] = { 0 };

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
      standard[side] += tables->forces[side][kind];
  return nearest (units, models, tables->proposed_guns, G_N_ELEMENTS (tables->proposed_guns), standard);
}

/* The models of a kind that a unit has: those that it completes, so that the kind is rounded down once for the force. */
static gint32
models_of (GArray *units,
           guint   nth,
           int     kind,
           gint32  scale)
{
  int side = side_of (&g_array_index (units, GabMusterUnit, nth));
  gint32 before = 0;

  for (guint i = 0; i < nth; i++)
    if (side_of (&g_array_index (units, GabMusterUnit, i)) == side)
      before += guns_of (&g_array_index (units, GabMusterUnit, i), kind);
  return (before + guns_of (&g_array_index (units, GabMusterUnit, nth), kind)) / scale - before / scale;
}

/* A unit that has a piece at least. */
static void
add_unit (GPtrArray *lines,
          GArray    *units,
          guint      nth,
          gint32     men,
          gint32     guns)
{
  static const char *const words[] = { "heavy", "light", "mortar", "infantry" };
  const GabMusterUnit *unit = &g_array_index (units, GabMusterUnit, nth);
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean any = FALSE;

  g_string_printf (line, "unit %s %s", unit->attacker ? "besieger" : "defender", unit->handle);
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      gint32 n = gab_formal_is_gun (kind) ? models_of (units, nth, kind, guns) : unit->foot ? unit->men / men : 0;

      if (n == 0)
        continue;
      g_string_append_printf (line, " %s %d", words[kind], n);
      any = TRUE;
    }
  if (any)
    g_ptr_array_add (lines, g_string_free (g_steal_pointer (&line), FALSE));
}

static void
add_rounds (GPtrArray  *lines,
            const char *side,
            gint32      rounds)
{
  if (rounds > 0)
    g_ptr_array_add (lines, g_strdup_printf ("rounds %s %d", side, rounds));
}

/* GabRules.muster: the template's front, the scales that are nearest to the standard siege, foot and guns. What is left
 * over stays out of play; rounds that no force has are the standard siege's. */
void
gab_formal_muster (const GabMuster *muster,
                   gconstpointer    tables,
                   GPtrArray       *lines)
{
  const GabFormalTables *formal = tables;
  gint32 men = gab_formal_propose_men (formal, muster->units);
  gint32 guns = gab_formal_propose_guns (formal, muster->units);

  gab_formal_front_lines (formal, formal->bastions[muster->great ? 1 : 0], lines);
  g_ptr_array_add (lines, g_strdup_printf ("scale %d men %d guns", men, guns));
  for (guint i = 0; i < muster->units->len; i++)
    add_unit (lines, muster->units, i, men, guns);
  add_rounds (lines, "besieger", muster->rounds[0]);
  add_rounds (lines, "defender", muster->rounds[1]);
}
