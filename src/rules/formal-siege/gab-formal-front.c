/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The template of a front, and the standard forces (FS-2, FS-3, FS-5). */

#include "gab-formal-private.h"

/* A coordinate in yards, with its tenth where it has one. */
static char *
yards (gint32 tenths)
{
  const char *sign = tenths < 0 ? "-" : "";
  guint size = ABS (tenths);

  return size % 10 == 0 ? g_strdup_printf ("%s%u", sign, size / 10)
                        : g_strdup_printf ("%s%u.%u", sign, size / 10, size % 10);
}

static void
add_work (GabFormalTemplate *works,
          guint             *n,
          GabFormalWorkKind  kind,
          guint              number,
          gint32             x)
{
  works[(*n)++] = (GabFormalTemplate) { kind, number, x };
}

/**
 * gab_formal_front:
 * @tables: the resolved tables
 * @n_bastions: 2 to 6
 * @works: (out caller-allocates) (array fixed-size=GAB_FORMAL_WORKS): the works
 *
 * A front of so many bastions, as FS-2 and FS-3 lay it out. A bastion is one work here.
 *
 * Returns: how many works there are.
 */
guint
gab_formal_front (const GabFormalTables *tables,
                  guint                  n_bastions,
                  GabFormalTemplate     *works)
{
  gint32 apart = tables->bastion_apart;
  gint32 first = -(gint32) (n_bastions - 1) * apart / 2;
  guint n = 0;

  for (guint i = 0; i < n_bastions; i++)
    add_work (works, &n, GAB_FORMAL_FLANK, i + 1, first + (gint32) i * apart);
  for (guint i = 0; i + 1 < n_bastions; i++)
    add_work (works, &n, GAB_FORMAL_DEMI_LUNE, i + 1, first + (gint32) i * apart + apart / 2);
  add_work (works, &n, GAB_FORMAL_RAVELIN, 1, first - tables->ravelin_apart);
  add_work (works, &n, GAB_FORMAL_RAVELIN, 2, -first + tables->ravelin_apart);
  add_work (works, &n, GAB_FORMAL_WALL, 1, first - tables->ravelin_apart);
  for (guint i = 0; i + 1 < n_bastions; i++)
    add_work (works, &n, GAB_FORMAL_WALL, i + 2, first + (gint32) i * apart + apart / 2);
  add_work (works, &n, GAB_FORMAL_WALL, n_bastions + 1, -first + tables->ravelin_apart);
  return n;
}

static const char *
word_of (GabFormalWorkKind kind)
{
  switch (kind)
    {
    case GAB_FORMAL_FLANK:     return "bastion";
    case GAB_FORMAL_DEMI_LUNE: return "demi-lune";
    case GAB_FORMAL_RAVELIN:   return "ravelin";
    case GAB_FORMAL_WALL:
    default:                   return "wall";
    }
}

/**
 * gab_formal_front_handle:
 * @work: a work of a front
 *
 * Returns: (transfer full): what it is called while nobody has named it: "bastion-1".
 */
char *
gab_formal_front_handle (const GabFormalTemplate *work)
{
  return g_strdup_printf ("%s-%u", word_of (work->kind), work->number);
}

/**
 * gab_formal_front_section:
 * @work: a work of a front
 * @handle: what it is called
 * @nth: which of its sections that can be breached, from 0
 *
 * Returns: (transfer full) (nullable): what the section is called; NULL past the last (FS-4).
 */
char *
gab_formal_front_section (const GabFormalTemplate *work,
                          const char              *handle,
                          guint                    nth)
{
  if (work->kind == GAB_FORMAL_FLANK)
    return nth < 2 ? g_strconcat (handle, nth == 0 ? ".left" : ".right", NULL) : NULL;
  return work->kind != GAB_FORMAL_RAVELIN && nth == 0 ? g_strdup (handle) : NULL;
}

/**
 * gab_formal_front_line:
 * @work: a work of a front
 * @handle: what it is to be called
 *
 * Returns: (transfer full): its setup line.
 */
char *
gab_formal_front_line (const GabFormalTemplate *work,
                       const char              *handle)
{
  g_autofree char *at = yards (work->x);

  if (work->kind == GAB_FORMAL_FLANK)
    return g_strdup_printf ("bastion %s.left and %s.right at %s,0", handle, handle, at);
  return g_strdup_printf ("%s %s at %s,0", word_of (work->kind), handle, at);
}

/**
 * gab_formal_front_lines:
 * @tables: the resolved tables
 * @n_bastions: 2 to 6
 * @lines: (element-type utf8): where the lines go
 *
 * The setup lines of a front of so many bastions, as FS-2 and FS-3 lay it out.
 */
void
gab_formal_front_lines (const GabFormalTables *tables,
                        guint                  n_bastions,
                        GPtrArray             *lines)
{
  GabFormalTemplate works[GAB_FORMAL_WORKS];
  guint n = gab_formal_front (tables, n_bastions, works);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *handle = gab_formal_front_handle (&works[i]);

      g_ptr_array_add (lines, gab_formal_front_line (&works[i], handle));
    }
}

/**
 * gab_formal_force_lines:
 * @tables: the resolved tables
 * @lines: (element-type utf8): where the lines go
 *
 * The setup lines of the standard forces, a unit a side, and their rounds (FS-5).
 */
void
gab_formal_force_lines (const GabFormalTables *tables,
                        GPtrArray             *lines)
{
  static const char *sides[] = { "besieger", "defender" };
  static const char *units[] = { "army", "garrison" };

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      const gint32 *forces = tables->forces[side];

      g_ptr_array_add (lines, g_strdup_printf ("unit %s %s heavy %d light %d mortar %d infantry %d", sides[side], units[side],
                                               forces[GAB_FORMAL_HEAVY], forces[GAB_FORMAL_LIGHT],
                                               forces[GAB_FORMAL_MORTAR], forces[GAB_FORMAL_INFANTRY]));
      g_ptr_array_add (lines, g_strdup_printf ("rounds %s %d", sides[side], tables->rounds[side]));
    }
}
