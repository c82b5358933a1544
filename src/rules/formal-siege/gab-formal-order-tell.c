/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order that may be given, in a few words; what came of one is told by events. */

#include "gab-formal-private.h"

#include <glib/gi18n-lib.h>

static void
append_yards (GString *text,
              gint32   tenths)
{
  if (tenths < 0)
    g_string_append (text, "−");
  g_string_append_printf (text, "%d", ABS (tenths) / 10);
  if (tenths % 10 != 0)
    g_string_append_printf (text, ".%d", ABS (tenths) % 10);
}

/* "−360, 590" */
static char *
next_point (GabArgs *args)
{
  GString *text = g_string_new (NULL);

  append_yards (text, gab_args_next (args));
  g_string_append (text, ", ");
  append_yards (text, gab_args_next (args));
  return g_string_free (text, FALSE);
}

static char *
next_name (GabArgs        *args,
           const GabNames *names)
{
  return gab_formal_dup_name (names, gab_args_next (args));
}

static char *
next_pieces (GabArgs *args)
{
  gint32 kind = gab_args_next (args);

  return gab_formal_tell_pieces (kind, gab_args_next (args));
}

/* "p3.2, p3.3": the names of a list whose members have a number each; and the sum of these. */
static char *
next_shares (GabArgs        *args,
             const GabNames *names,
             int            *sum)
{
  GString *text = g_string_new (NULL);
  gint32 length = gab_args_next (args);

  *sum = 0;
  for (gint32 i = 0; i < length; i++)
    {
      g_autofree char *name = next_name (args, names);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
      *sum += gab_args_next (args);
    }
  return g_string_free (text, FALSE);
}

static char *
tell_dig (const GabOrder *order,
          const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *from = NULL, *to = NULL;
  gint32 parallel, mortars, before;

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_DIG_PARALLEL:
      parallel = gab_args_next (&args);
      from = next_point (&args);
      to = next_point (&args);
      /* Translators: which parallel, and two points of the ground */
      return g_strdup_printf (_("A unit of parallel %1$d from %2$s to %3$s"), parallel, from, to);
    case GAB_FORMAL_DIG_SAP:
      from = next_point (&args);
      to = next_point (&args);
      /* Translators: two points of the ground */
      return g_strdup_printf (_("A sap from %1$s to %2$s"), from, to);
    default:
      mortars = gab_args_next (&args);
      before = gab_args_next (&args);
      from = next_name (&args, names);
      if (before)
        /* Translators: a unit of a parallel */
        return mortars ? g_strdup_printf (_("Half a mortar battery before %s"), from)
                       : g_strdup_printf (_("Half a cannon battery before %s"), from);
      /* Translators: a unit of a parallel */
      return mortars ? g_strdup_printf (_("Half a mortar battery behind %s"), from)
                     : g_strdup_printf (_("Half a cannon battery behind %s"), from);
    }
}

static char *
tell_pieces (const GabOrder *order,
             const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *pieces = next_pieces (&args);
  g_autofree char *place = next_name (&args, names);
  g_autofree char *to = NULL;

  /* Translators, for all of these: %1$s are the pieces, "3 heavy cannon", %2$s a place */
  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_PLACE:    return g_strdup_printf (_("%1$s into %2$s"), pieces, place);
    case GAB_FORMAL_ENTER:    return g_strdup_printf (_("%1$s on to the ground at %2$s"), pieces, place);
    case GAB_FORMAL_LEAVE:    return g_strdup_printf (_("%1$s off the ground from %2$s"), pieces, place);
    case GAB_FORMAL_MOUNT:    return g_strdup_printf (_("%1$s on to the platform of %2$s"), pieces, place);
    case GAB_FORMAL_DISMOUNT: return g_strdup_printf (_("%1$s off the platform of %2$s"), pieces, place);
    default:
      to = next_name (&args, names);
      return g_strdup_printf (_("%1$s from %2$s to %3$s"), pieces, place, to);
    }
}

/* Which guns fire, where some are named: "2 heavy cannon, 1 mortar"; NULL for all that can. */
static char *
next_guns (GabArgs *args)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    if (gab_args_next (args))
      {
        g_autofree char *guns = gab_formal_tell_pieces (kind, gab_args_next (args));

        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", guns);
      }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static char *
tell_fire (const GabOrder *order,
           const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *position = next_name (&args, names);
  gboolean destructive = gab_args_next (&args) == GAB_FORMAL_DESTRUCTIVE;
  gint32 name = gab_args_next (&args);
  /* A flank is breached, a bastion is fired at as one (FS-21). */
  g_autofree char *target = destructive || gab_is_built (name) ? gab_formal_dup_name (names, name)
                                                               : gab_formal_tell_whole (names, name);
  g_autofree char *guns = next_guns (&args);

  if (guns != NULL)
    /* Translators, for both: who fires, at what, and with which guns: "3 heavy cannon" */
    return destructive ? g_strdup_printf (_("%1$s at %2$s with %3$s, to breach"), position, target, guns)
                       : g_strdup_printf (_("%1$s at %2$s with %3$s, to suppress"), position, target, guns);
  /* Translators, for both: who fires with all that can, and at what */
  return destructive ? g_strdup_printf (_("%1$s at %2$s, to breach"), position, target)
                     : g_strdup_printf (_("%1$s at %2$s, to suppress"), position, target);
}

static char *
tell_attack (const GabOrder *order,
             const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *object = order->verb->id == GAB_FORMAL_STORM ? g_strdup (_("the covered way")) : next_name (&args, names);
  int sections;
  g_autofree char *from = next_shares (&args, names, &sections);

  if (order->verb->id == GAB_FORMAL_SORTIE)
    /* Translators: a trench or battery, how many sections, the works that they come from */
    return g_strdup_printf (ngettext ("Sortie on %1$s by %2$d section from %3$s",
                                      "Sortie on %1$s by %2$d sections from %3$s", sections), object, sections, from);
  /* Translators: what is stormed, how many sections, the trenches that they come from */
  return g_strdup_printf (ngettext ("Storm %1$s with %2$d section from %3$s",
                                    "Storm %1$s with %2$d sections from %3$s", sections), object, sections, from);
}

static char *
tell_answer (const GabOrder *order,
             const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *from = NULL;
  int pieces;

  if (gab_args_next (&args) == 0)
    return g_strdup (_("No guns answer"));
  from = next_shares (&args, names, &pieces);
  /* Translators: how many guns, and from where */
  return g_strdup_printf (ngettext ("%1$d gun of %2$s answers", "%1$d guns of %2$s answer", pieces), pieces, from);
}

static char *
tell_set (const GabOrder *order,
          const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *work = NULL;
  gint32 field;

  if (order->verb->id == GAB_FORMAL_SET)
    {
      field = gab_args_next (&args);
      switch ((GabFormalField) field)
        {
        case GAB_FORMAL_FIELD_ROUNDS_BESIEGER: return g_strdup_printf (_("Rounds of the besieger: %d"), gab_args_next (&args));
        case GAB_FORMAL_FIELD_ROUNDS_DEFENDER: return g_strdup_printf (_("Rounds of the defender: %d"), gab_args_next (&args));
        case GAB_FORMAL_FIELD_TURN:            return g_strdup_printf (_("Turn: %d"), gab_args_next (&args));
        case GAB_FORMAL_FIELD_WORK_LEFT:
        case GAB_FORMAL_N_FIELDS:
        default:                               return g_strdup_printf (_("Units of work left: %d"), gab_args_next (&args));
        }
    }
  work = next_name (&args, names);
  if (order->verb->id == GAB_FORMAL_SET_POINTS)
    /* Translators: a work, and how many points it can bear */
    return g_strdup_printf (_("Points of %1$s: %2$d"), work, gab_args_next (&args));
  return gab_args_next (&args) == 0 ? g_strdup_printf (_("%s is held"), work) : g_strdup_printf (_("%s has fallen"), work);
}

/**
 * gab_formal_is_correction:
 * @order: an order
 *
 * Returns: whether it is the umpire's, and no player's.
 */
gboolean
gab_formal_is_correction (const GabOrder *order)
{
  return order->verb->id == GAB_FORMAL_SET || order->verb->id == GAB_FORMAL_SET_POINTS ||
         order->verb->id == GAB_FORMAL_SET_WORK;
}

/**
 * gab_formal_tell_correction:
 * @order: a number that the umpire corrects
 * @names: the setup's names
 *
 * Returns: (transfer full) (nullable): which number it is, without one; NULL for another order.
 */
char *
gab_formal_tell_correction (const GabOrder *order,
                            const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *work = NULL;

  if (order->verb->id == GAB_FORMAL_SET_POINTS)
    {
      work = next_name (&args, names);
      /* Translators: a work */
      return g_strdup_printf (_("Points of %s…"), work);
    }
  if (order->verb->id != GAB_FORMAL_SET)
    return NULL;
  switch ((GabFormalField) gab_args_next (&args))
    {
    case GAB_FORMAL_FIELD_ROUNDS_BESIEGER: return g_strdup (_("Rounds of the besieger…"));
    case GAB_FORMAL_FIELD_ROUNDS_DEFENDER: return g_strdup (_("Rounds of the defender…"));
    case GAB_FORMAL_FIELD_TURN:            return g_strdup (_("The number of the turn…"));
    case GAB_FORMAL_FIELD_WORK_LEFT:
    case GAB_FORMAL_N_FIELDS:
    default:                               return g_strdup (_("Units of work left…"));
    }
}

/**
 * gab_formal_tell_order:
 * @order: an order of the formal siege
 * @names: the setup's names
 *
 * Returns: (transfer full): what it does, in a few words without a full stop.
 */
char *
gab_formal_tell_order (const GabOrder *order,
                       const GabNames *names)
{
  GabArgs args = gab_args (order);
  g_autofree char *name = NULL;

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_ROLL_POINTS:  return g_strdup (_("Roll for the strength of the works, sealed"));
    case GAB_FORMAL_END_STEP:     return g_strdup (_("End this step"));
    case GAB_FORMAL_DIG_PARALLEL:
    case GAB_FORMAL_DIG_SAP:
    case GAB_FORMAL_DIG_BATTERY:  return tell_dig (order, names);
    case GAB_FORMAL_REBUILD:
      name = next_name (&args, names);
      return g_strdup_printf (_("Build %s again"), name);
    case GAB_FORMAL_PLACE:
    case GAB_FORMAL_ENTER:
    case GAB_FORMAL_LEAVE:
    case GAB_FORMAL_MOVE:
    case GAB_FORMAL_MOUNT:
    case GAB_FORMAL_DISMOUNT:     return tell_pieces (order, names);
    case GAB_FORMAL_FIRE:         return tell_fire (order, names);
    case GAB_FORMAL_PASS:         return g_strdup (_("Pass"));
    case GAB_FORMAL_STORM:
    case GAB_FORMAL_STORM_WORK:
    case GAB_FORMAL_SORTIE:       return tell_attack (order, names);
    case GAB_FORMAL_ANSWER:       return tell_answer (order, names);
    case GAB_FORMAL_PRESS_ON:
      name = next_name (&args, names);
      return g_strdup_printf (_("The sortie goes on to %s"), name);
    case GAB_FORMAL_RETURN:       return g_strdup (_("The sortie returns"));
    case GAB_FORMAL_FALL_BACK:    return g_strdup (_("They fall back where there is most room"));
    case GAB_FORMAL_FALL_BACK_TO: return g_strdup (_("They fall back"));
    case GAB_FORMAL_RAISE:        return g_strdup (_("Raise the siege"));
    case GAB_FORMAL_SURRENDER:    return g_strdup (_("The place surrenders"));
    case GAB_FORMAL_SET:
    case GAB_FORMAL_SET_POINTS:
    case GAB_FORMAL_SET_WORK:
    default:                      return tell_set (order, names);
    }
}
