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

/* How far rounds are from the standard, each side's as a share of its own; in thousandths. */
static gint64
off_rounds (const GabFormalTables *tables,
            const gint64          *rounds,
            gint64                 scale)
{
  gint64 off = 0;

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    if (rounds[side] > 0)
      off += ABS (rounds[side] / scale - tables->rounds[side]) * 1000 / tables->rounds[side];
  return off;
}

/**
 * gab_formal_propose_rounds:
 * @tables: the resolved tables
 * @rounds: (array fixed-size=2): what besieger and defender have in the campaign; 0 none are known
 *
 * Looks among the scales of guns and men, and ten, a hundred, a thousand times as much.
 *
 * Returns: the campaign's rounds in one of the game's that bring both nearest to the standard
 *   siege's (CA-4, FS-5); the least of several; 1 where none are known.
 */
gint32
gab_formal_propose_rounds (const GabFormalTables *tables,
                           const gint64          *rounds)
{
  gint64 least = off_rounds (tables, rounds, 1);
  gint32 best = 1;

  for (gint32 times = 1; times <= 1000; times *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (tables->proposed_guns) + G_N_ELEMENTS (tables->proposed_men); i++)
      {
        gint32 scale = times * (i < G_N_ELEMENTS (tables->proposed_guns) ? tables->proposed_guns[i]
                                : tables->proposed_men[i - G_N_ELEMENTS (tables->proposed_guns)]);
        gint64 off = off_rounds (tables, rounds, scale);

        if (off > least || (off == least && scale >= best))
          continue;
        least = off;
        best = scale;
      }
  return best;
}

/**
 * gab_formal_game_rounds:
 * @rounds: what a side has in the campaign; 0 none are known
 * @a_round: how many of them are one of the game's, 1 or more
 *
 * Returns: its rounds in the game, rounded down, one at least; 0 where none are known.
 */
gint32
gab_formal_game_rounds (gint64 rounds,
                        gint32 a_round)
{
  return rounds > 0 ? CLAMP (rounds / a_round, 1, GAB_COUNT_MAX) : 0;
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

/**
 * gab_formal_share:
 * @units: (element-type GabMusterUnit): both sides' units
 * @nth: one of them
 * @men: men a section, 1 or more
 * @guns: guns a model, 1 or more
 * @share: (out): what it musters
 *
 * Foot musters unit by unit, guns by kind over the force, both rounding down (CA-4).
 */
void
gab_formal_share (GArray         *units,
                  guint           nth,
                  gint32          men,
                  gint32          guns,
                  GabFormalShare *share)
{
  const GabMusterUnit *unit = &g_array_index (units, GabMusterUnit, nth);

  *share = (GabFormalShare) { 0 };
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    share->pieces[kind] = models_of (units, nth, kind, guns);
  if (!unit->foot)
    return;
  share->pieces[GAB_FORMAL_INFANTRY] = unit->men / men;
  share->men_over = unit->men % men;
}

/**
 * gab_formal_guns_over:
 * @units: (element-type GabMusterUnit): both sides' units
 * @side: whose
 * @kind: a kind of artillery
 * @guns: guns a model, 1 or more
 *
 * Returns: how many guns of the kind make no whole model.
 */
gint32
gab_formal_guns_over (GArray        *units,
                      GabFormalSide  side,
                      GabFormalKind  kind,
                      gint32         guns)
{
  gint32 n = 0;

  for (guint i = 0; i < units->len; i++)
    if (side_of (&g_array_index (units, GabMusterUnit, i)) == (int) side)
      n += guns_of (&g_array_index (units, GabMusterUnit, i), kind);
  return n % guns;
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
  GabFormalShare share;
  gboolean any = FALSE;

  gab_formal_share (units, nth, men, guns, &share);
  g_string_printf (line, "unit %s %s", unit->attacker ? "besieger" : "defender", unit->handle);
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      if (share.pieces[kind] == 0)
        continue;
      g_string_append_printf (line, " %s %d", words[kind], share.pieces[kind]);
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

/**
 * gab_formal_scale_lines:
 * @units: (element-type GabMusterUnit): both sides' units
 * @men: men a section, 1 or more
 * @guns: guns a model, 1 or more
 * @a_round: the campaign's rounds in one of the game's, 1 or more
 * @rounds: (array fixed-size=2): of the game, of besieger and defender; 0 the standard siege's
 * @lines: (element-type utf8): where the lines go
 *
 * The setup lines of forces at a scale. What is left over stays out of play.
 */
void
gab_formal_scale_lines (GArray       *units,
                        gint32        men,
                        gint32        guns,
                        gint32        a_round,
                        const gint32 *rounds,
                        GPtrArray    *lines)
{
  g_ptr_array_add (lines, a_round > 1 ? g_strdup_printf ("scale %d men %d guns rounds %d", men, guns, a_round)
                                      : g_strdup_printf ("scale %d men %d guns", men, guns));
  for (guint i = 0; i < units->len; i++)
    add_unit (lines, units, i, men, guns);
  add_rounds (lines, "besieger", rounds[GAB_FORMAL_BESIEGER]);
  add_rounds (lines, "defender", rounds[GAB_FORMAL_DEFENDER]);
}

/* GabRules.muster: the template's front, the scales that are nearest to the standard siege, foot, guns and rounds. */
void
gab_formal_muster (const GabMuster *muster,
                   gconstpointer    tables,
                   GPtrArray       *lines)
{
  const GabFormalTables *formal = tables;
  const gint64 in_hand[] = { muster->rounds[0], muster->rounds[1] };
  gint32 a_round = gab_formal_propose_rounds (formal, in_hand);
  const gint32 rounds[] = { gab_formal_game_rounds (in_hand[0], a_round), gab_formal_game_rounds (in_hand[1], a_round) };

  gab_formal_front_lines (formal, formal->bastions[muster->great ? 1 : 0], lines);
  gab_formal_scale_lines (muster->units, gab_formal_propose_men (formal, muster->units),
                          gab_formal_propose_guns (formal, muster->units), a_round, rounds, lines);
}
