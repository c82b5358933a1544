/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a formal siege, read into the ground before the first turn (FS-2 to FS-5). */

#include "gab-formal-words.h"

/* What stands in the setup once at most. */
typedef struct
{
  GabFormal *state;
  gboolean   scale, rounds[GAB_FORMAL_N_SIDES];
  guint      n_points;
  GError   **error;
} Reader;

static gboolean
bad (const Reader        *reader,
     GabFormalSetupFault  fault,
     gint32               name,
     int                  number)
{
  gab_formal_bad_setup (reader->error, fault, reader->state->setup->names, name, number);
  return FALSE;
}

static gboolean
add_work (Reader            *reader,
          GabFormalWorkKind  kind,
          gint32             name,
          GabFormalPoint     at,
          gboolean           right)
{
  GabFormal *state = reader->state;
  GabFormalWork *work;

  if (state->n_works == GAB_FORMAL_WORKS)
    return bad (reader, GAB_FORMAL_SETUP_FRONT, -1, 0);
  work = &state->work[state->n_works++];
  work->kind = kind;
  work->name = name;
  work->at = at;
  work->right = right;
  work->bastion = -1;
  return TRUE;
}

static gboolean
read_bastion (Reader  *reader,
              GabArgs *args)
{
  gint32 left = gab_args_next (args), right = gab_args_next (args);
  GabFormalPoint at = gab_formal_next_point (args);

  return add_work (reader, GAB_FORMAL_FLANK, left, at, FALSE) &&
         add_work (reader, GAB_FORMAL_FLANK, right, at, TRUE);
}

static gboolean
read_work (Reader            *reader,
           GabArgs           *args,
           GabFormalWorkKind  kind)
{
  gint32 name = gab_args_next (args);

  return add_work (reader, kind, name, gab_formal_next_point (args), FALSE);
}

/* FS-4 */
static gboolean
read_points (Reader  *reader,
             GabArgs *args)
{
  GabFormal *state = reader->state;
  gint32 name = gab_args_next (args), points = gab_args_next (args);
  GabFormalSpot spot = gab_formal_find_place (state, name);

  if (state->work[spot].kind == GAB_FORMAL_RAVELIN)
    return bad (reader, GAB_FORMAL_SETUP_NO_POINTS, name, 0);
  if (points < state->tables->points_least || points > state->tables->points_most)
    return bad (reader, GAB_FORMAL_SETUP_POINTS, name, points);
  if (state->work[spot].points > 0)
    return bad (reader, GAB_FORMAL_SETUP_POINTS_TWICE, name, 0);
  state->work[spot].points = state->work[spot].left = points;
  reader->n_points++;
  return TRUE;
}

static gboolean
read_rounds (Reader  *reader,
             GabArgs *args)
{
  GabFormal *state = reader->state;
  gint32 side = gab_args_next (args), rounds = gab_args_next (args);

  if (reader->rounds[side])
    return bad (reader, GAB_FORMAL_SETUP_ROUNDS_TWICE, -1, 0);
  if (rounds < 1)
    return bad (reader, GAB_FORMAL_SETUP_ROUNDS, -1, 0);
  reader->rounds[side] = TRUE;
  state->rounds[side] = rounds;
  return TRUE;
}

static gboolean
read_unit (Reader  *reader,
           GabArgs *args)
{
  GabFormal *state = reader->state;
  gint32 side = gab_args_next (args), name = gab_args_next (args);
  guint16 number = 0;

  if (state->n_units == GAB_FORMAL_UNITS)
    return bad (reader, GAB_FORMAL_SETUP_UNITS, -1, GAB_FORMAL_UNITS);
  state->unit[state->n_units] = (GabFormalUnit) { .name = name, .side = side };
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      gint32 count = gab_args_next (args) ? gab_args_next (args) : 0;

      if (count > GAB_FORMAL_PIECES - state->n_pieces)
        return bad (reader, GAB_FORMAL_SETUP_PIECES, -1, GAB_FORMAL_PIECES);
      for (gint32 i = 0; i < count; i++)
        state->piece[state->n_pieces++] = (GabFormalPiece) {
          .side = side, .kind = kind, .unit = state->n_units, .spot = GAB_FORMAL_NOWHERE, .number = ++number,
        };
    }
  state->n_units++;
  return TRUE;
}

/* FS-1, CA-4 */
static gboolean
read_scale (Reader  *reader,
            GabArgs *args)
{
  GabFormal *state = reader->state;

  if (reader->scale)
    return bad (reader, GAB_FORMAL_SETUP_SCALE_TWICE, -1, 0);
  reader->scale = TRUE;
  state->men_a_section = gab_args_next (args);
  state->guns_a_model = gab_args_next (args);
  state->rounds_a_round = gab_args_next (args) ? gab_args_next (args) : 1;
  return (state->men_a_section > 0 && state->guns_a_model > 0 && state->rounds_a_round > 0) ||
         bad (reader, GAB_FORMAL_SETUP_SCALE, -1, 0);
}

static gboolean
read_line (Reader         *reader,
           const GabOrder *line)
{
  GabArgs args = gab_args (line);

  switch ((GabFormalLine) line->verb->id)
    {
    case GAB_FORMAL_LINE_BASTION:   return read_bastion (reader, &args);
    case GAB_FORMAL_LINE_DEMI_LUNE: return read_work (reader, &args, GAB_FORMAL_DEMI_LUNE);
    case GAB_FORMAL_LINE_RAVELIN:   return read_work (reader, &args, GAB_FORMAL_RAVELIN);
    case GAB_FORMAL_LINE_WALL:      return read_work (reader, &args, GAB_FORMAL_WALL);
    case GAB_FORMAL_LINE_POINTS:    return read_points (reader, &args);
    case GAB_FORMAL_LINE_ROUNDS:    return read_rounds (reader, &args);
    case GAB_FORMAL_LINE_UNIT:      return read_unit (reader, &args);
    case GAB_FORMAL_LINE_SCALE:     return read_scale (reader, &args);
    default:                        g_return_val_if_reached (FALSE);
    }
}

/* Flanks, demi-lunes, ravelins, walls; each left to right, which is the smaller x (FS-3). */
static int
compare_works (gconstpointer a,
               gconstpointer b)
{
  const GabFormalWork *first = a, *second = b;

  if (first->kind != second->kind)
    return first->kind - second->kind;
  if (first->at.x != second->at.x)
    return first->at.x - second->at.x;
  return first->right - second->right;
}

/* FS-2: b bastions, b - 1 demi-lunes, 2 ravelins, b + 1 walls. */
static gboolean
front_is_good (Reader *reader)
{
  GabFormal *state = reader->state;
  guint n[GAB_FORMAL_WALL + 1] = { 0 };

  for (guint i = 0; i < state->n_works; i++)
    n[state->work[i].kind]++;
  state->n_bastions = n[GAB_FORMAL_FLANK] / 2;
  return (state->n_bastions >= 2 && state->n_bastions <= GAB_FORMAL_BASTIONS &&
          n[GAB_FORMAL_DEMI_LUNE] == state->n_bastions - 1u && n[GAB_FORMAL_RAVELIN] == 2 &&
          n[GAB_FORMAL_WALL] == state->n_bastions + 1u) ||
         bad (reader, GAB_FORMAL_SETUP_FRONT, -1, 0);
}

/* FS-3: works stand on the ground, in front of the wall's line, and no two of a kind on one spot. */
static gboolean
works_are_good (Reader *reader)
{
  GabFormal *state = reader->state;
  gint32 side = state->tables->ground_a_bastion * state->n_bastions + state->tables->ground_beside;

  for (guint i = 0; i < state->n_works; i++)
    {
      const GabFormalWork *work = &state->work[i], *before = i > 0 ? work - 1 : NULL;

      if (ABS (work->at.x) > side || work->at.y < 0 || work->at.y > state->tables->ground_out)
        return bad (reader, GAB_FORMAL_SETUP_OFF, work->name, 0);
      if (before != NULL && before->kind == work->kind && before->at.x == work->at.x && before->right == work->right)
        return bad (reader, GAB_FORMAL_SETUP_SAME_PLACE, work->name, 0);
    }
  for (guint i = 0; i < 2u * state->n_bastions; i++)
    state->work[i].bastion = i / 2;
  return TRUE;
}

/* FS-4: all points are chosen, or none; together they keep to their average. */
static gboolean
points_are_good (Reader *reader)
{
  GabFormal *state = reader->state;
  guint total = 0, sections = 0;

  if (reader->n_points == 0)
    return TRUE;
  for (guint i = 0; i < state->n_works; i++)
    {
      if (state->work[i].kind == GAB_FORMAL_RAVELIN)
        continue;
      if (state->work[i].points == 0)
        return bad (reader, GAB_FORMAL_SETUP_POINTS_MISSING, state->work[i].name, 0);
      total += state->work[i].points;
      sections++;
    }
  if (total > sections * state->tables->points_a_section)
    return bad (reader, GAB_FORMAL_SETUP_POINTS_MANY, -1, sections * state->tables->points_a_section);
  state->placed = GAB_FORMAL_POINTS_CHOSEN;
  return TRUE;
}

static gboolean
read_lines (Reader *reader)
{
  const GPtrArray *lines = reader->state->setup->lines;

  for (guint i = 0; i < lines->len; i++)
    if (!read_line (reader, g_ptr_array_index (lines, i)))
      return FALSE;
  qsort (reader->state->work, reader->state->n_works, sizeof (GabFormalWork), compare_works);
  return front_is_good (reader) && works_are_good (reader) && points_are_good (reader);
}

/* GabRules.state_new */
gpointer
gab_formal_new (const GabSetup *setup,
                GError        **error)
{
  g_autofree GabFormal *state = g_new0 (GabFormal, 1);
  Reader reader = { .state = state, .error = error };

  state->setup = setup;
  state->tables = setup->tables;
  state->men_a_section = state->tables->men_a_section;
  state->guns_a_model = state->tables->guns_a_model;
  state->rounds_a_round = 1;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    state->rounds[side] = state->tables->rounds[side];
  if (!read_lines (&reader))
    return NULL;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    state->rounds_first[side] = state->rounds[side];
  return g_steal_pointer (&state);
}
