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
add_work (GPtrArray  *lines,
          const char *verb,
          guint       number,
          gint32      x)
{
  g_autofree char *at = yards (x);

  g_ptr_array_add (lines, g_strdup_printf ("%s %s-%u at %s,0", verb, verb, number, at));
}

static void
add_bastion (GPtrArray *lines,
             guint      number,
             gint32     x)
{
  g_autofree char *at = yards (x);

  g_ptr_array_add (lines, g_strdup_printf ("bastion bastion-%u.left and bastion-%u.right at %s,0", number, number, at));
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
  gint32 apart = tables->bastion_apart;
  gint32 first = -(gint32) (n_bastions - 1) * apart / 2;

  for (guint i = 0; i < n_bastions; i++)
    add_bastion (lines, i + 1, first + (gint32) i * apart);
  for (guint i = 0; i + 1 < n_bastions; i++)
    add_work (lines, "demi-lune", i + 1, first + (gint32) i * apart + apart / 2);
  add_work (lines, "ravelin", 1, first - tables->ravelin_apart);
  add_work (lines, "ravelin", 2, -first + tables->ravelin_apart);
  add_work (lines, "wall", 1, first - tables->ravelin_apart);
  for (guint i = 0; i + 1 < n_bastions; i++)
    add_work (lines, "wall", i + 2, first + (gint32) i * apart + apart / 2);
  add_work (lines, "wall", n_bastions + 1, -first + tables->ravelin_apart);
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
