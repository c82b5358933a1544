/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both strengths of a storm, and those in a sortie, line by line (FS-34, FS-39), with the units that go (CA-5). */

#include "gab-formal-strength.h"

#include "gab-formal-told.h"

#include <glib/gi18n-lib.h>

static void
line_clear (gpointer data)
{
  GabFormalStrengthLine *line = data;

  g_free (line->text);
}

static void
add (GArray   *lines,
     int       side,
     gboolean  total,
     int       points,
     char     *text)
{
  GabFormalStrengthLine line = { side, total, points, text };

  g_array_append_val (lines, line);
}

/* Whether a section stands in what is stormed (FS-33). */
static gboolean
defends (const GabFormal      *state,
         const GabFormalStorm *storm,
         const GabFormalPiece *piece)
{
  if (piece->side != GAB_FORMAL_DEFENDER || piece->kind != GAB_FORMAL_INFANTRY || piece->fate != GAB_FORMAL_FATE_IN_PLAY)
    return FALSE;
  if (storm->object >= 0)
    return piece->spot == storm->object;
  return gab_formal_is_work (piece->spot) && state->work[piece->spot].kind == GAB_FORMAL_RAVELIN;
}

/* " (45th Foot 3, 88th Foot 4)": of what units the sections of a side are; goes is NULL for the defender of a storm. */
static char *
tell_units (const GabFormal      *state,
            const GabNames       *names,
            int                   side,
            const guint8         *goes,
            const GabFormalStorm *storm)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (state->hides[side])
    return g_strdup ("");
  for (guint unit = 0; unit < state->n_units; unit++)
    {
      g_autofree char *name = gab_formal_dup_name (names, state->unit[unit].name);
      guint n = 0;

      for (guint i = 0; i < state->n_pieces; i++)
        n += state->piece[i].side == side && state->piece[i].unit == unit && state->piece[i].kind == GAB_FORMAL_INFANTRY &&
             (goes != NULL ? gab_formal_has_bit (goes, i) : defends (state, storm, &state->piece[i]));
      if (n > 0)
        /* Translators: a unit and how many of its sections are in it */
        g_string_append_printf (text, "%s", text->len > 0 ? ", " : "");
      if (n > 0)
        g_string_append_printf (text, _("%1$s %2$u"), name, n);
    }
  return text->len > 0 ? g_strdup_printf (" (%s)", text->str) : g_strdup ("");
}

static char *
tell_sections (guint       n,
               const char *units)
{
  g_autofree char *sections = g_strdup_printf (ngettext ("%u section", "%u sections", n), n);

  return g_strconcat (sections, units, NULL);
}

static void
add_side (GArray               *lines,
          const GabFormal      *state,
          const GabNames       *names,
          const GabFormalStorm *storm,
          int                   side)
{
  g_autofree char *units = tell_units (state, names, side, side == GAB_FORMAL_BESIEGER ? storm->goes : NULL, storm);
  int near = state->tables->band_near / 10;
  GabFormalStrength strength;

  gab_formal_strength (state, storm, side, &strength);
  add (lines, side, FALSE, strength.section_points, tell_sections (strength.sections, units));
  if (strength.near > 0)
    /* Translators: %1$u guns, %2$d yards */
    add (lines, side, FALSE, strength.near_points,
         g_strdup_printf (ngettext ("%1$u supporting gun to %2$d yards", "%1$u supporting guns to %2$d yards", strength.near),
                          strength.near, near));
  if (strength.far > 0)
    add (lines, side, FALSE, strength.far_points,
         g_strdup_printf (ngettext ("%1$u supporting gun beyond %2$d yards", "%1$u supporting guns beyond %2$d yards", strength.far),
                          strength.far, near));
  add (lines, side, TRUE, strength.points,
       g_strdup (side == GAB_FORMAL_BESIEGER ? _("The besieger’s strength") : _("The defender’s strength")));
}

/**
 * gab_formal_tell_strengths:
 * @state: a siege, masked or not; units of a side whose strength is hidden are not named
 * @names: the setup's names
 * @order: an order to storm, to answer a storm, or to make a sortie
 *
 * Returns: (transfer full) (nullable) (element-type GabFormalStrengthLine): what each side is worth; NULL when the order is of
 *   another kind or cannot be given.
 */
GArray *
gab_formal_tell_strengths (const GabFormal *state,
                           const GabNames  *names,
                           const GabOrder  *order)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabFormalStrengthLine));
  int verb = order->verb->id;
  GabFormalSortie sortie;
  GabFormalSpot target;
  GabFormalStorm storm;

  g_array_set_clear_func (lines, line_clear);
  if (verb == GAB_FORMAL_SORTIE && gab_formal_plan_sortie (state, order, &sortie, &target, NULL))
    {
      g_autofree char *units = tell_units (state, names, GAB_FORMAL_DEFENDER, sortie.goes, NULL);
      guint n = 0;

      for (guint i = 0; i < state->n_pieces; i++)
        n += gab_formal_has_bit (sortie.goes, i);
      add (lines, GAB_FORMAL_DEFENDER, FALSE, n, tell_sections (n, units));
      return g_steal_pointer (&lines);
    }
  if (verb == GAB_FORMAL_ANSWER ? !gab_formal_plan_answer (state, order, &storm, NULL)
                                : (verb != GAB_FORMAL_STORM && verb != GAB_FORMAL_STORM_WORK) ||
                                    !gab_formal_plan_storm (state, order, &storm, NULL))
    return NULL;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    add_side (lines, state, names, &storm, side);
  return g_steal_pointer (&lines);
}
