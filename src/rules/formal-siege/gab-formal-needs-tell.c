/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the dice of fire, storm and sortie are for. */

#include "gab-formal-blood.h"
#include "gab-formal-told.h"

#include <glib/gi18n-lib.h>

/* "2 heavy cannon, 1 mortar" */
char *
gab_formal_tell_guns (const gint32 *n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      g_autofree char *pieces = n[kind] > 0 ? gab_formal_tell_pieces (kind, n[kind]) : NULL;

      if (pieces != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", pieces);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What is stormed: a demi-lune, or the covered way. */
char *
gab_formal_tell_object (const GabNames *names,
                        gint32          name)
{
  return name == -1 ? g_strdup (_("the covered way")) : gab_formal_dup_name (names, name);
}

static char *
tell_shots (const GabEvent *event,
            const char     *position,
            const char     *target)
{
  g_autofree char *guns = gab_formal_tell_guns (event->number);

  /* Translators: %1$s is the position, %2$s guns, %3$s the target, %4$d the range */
  return g_strdup_printf (_("%1$s, %2$s at %3$s, %4$d yards"), position, guns, target, (event->number[3] + 9) / 10);
}

/**
 * gab_formal_is_pick:
 * @reason: what dice are for
 *
 * Returns: whether they only pick at random who is hit, which the program may do (FS-26).
 */
gboolean
gab_formal_is_pick (const GabEvent *reason)
{
  return reason->id == GAB_FORMAL_NEED_PICK;
}

/* What dice are for; NULL for an event of another kind. */
char *
gab_formal_tell_need (const GabEvent *event,
                      const GabNames *names)
{
  g_autofree char *first = gab_formal_dup_name (names, event->name[0]);
  g_autofree char *second = gab_formal_dup_name (names, event->name[1]);
  g_autofree char *object = NULL;

  switch ((GabFormalBloodEvent) event->id)
    {
    case GAB_FORMAL_NEED_FIRST:
      return g_strdup (_("who fires first, the besieger’s die before the defender’s"));
    case GAB_FORMAL_NEED_SHOTS:
      return tell_shots (event, first, second);
    case GAB_FORMAL_NEED_PICK:
      /* Translators: %1$s is a place, %2$d how many models are in it */
      return g_strdup_printf (ngettext ("which of %2$d model in %1$s is hit", "which of %2$d models in %1$s is hit",
                                        event->number[0]), first, event->number[0]);
    case GAB_FORMAL_NEED_BREACH:
      return g_strdup_printf (ngettext ("%2$d section in the breach of %1$s, lost on %3$d or less",
                                        "%2$d sections in the breach of %1$s, each lost on %3$d or less", event->number[0]),
                              first, event->number[0], event->number[1]);
    case GAB_FORMAL_NEED_STORM:
      object = gab_formal_tell_object (names, event->name[0]);
      /* Translators: %1$s is what is stormed, %2$d and %3$d are strengths */
      return g_strdup_printf (_("the storm of %1$s, %2$d to %3$d"), object, event->number[1], event->number[2]);
    case GAB_FORMAL_NEED_SUCCESS:
      object = gab_formal_tell_object (names, event->name[0]);
      return g_strdup_printf (_("whether %1$s is taken, on %2$d or less"), object, event->number[0]);
    case GAB_FORMAL_NEED_SORTIE:
      /* Translators: %1$s is a place, %2$+d is added to the die */
      return g_strdup_printf (_("the sortie on %1$s, %2$+d"), first, event->number[0]);
    case GAB_FORMAL_NEED_HOME:
      return g_strdup_printf (ngettext ("%1$d section that comes home, lost on %2$d or less",
                                        "%1$d sections that come home, each lost on %2$d or less", event->number[0]),
                              event->number[0], event->number[1]);
    default:
      return NULL;
    }
}
