/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fire as on the day before: the orders of one side that still stand, one after another, and why the others do not. */

#include "gab-siege-page-private.h"

#include "gab-asking.h"

#include <glib/gi18n-lib.h>

#define MOST_AT_ONCE 128 /* orders that one press gives with the program's dice */

/* What the side that acts fired on the day before and not yet today. */
typedef struct
{
  GPtrArray *lines;  /* of char *: may be given now */
  GString   *gone;   /* why others may not, a line each */
  guint      n_gone;
} Yesterday;

static void
yesterday_clear (Yesterday *self)
{
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  if (self->gone != NULL)
    g_string_free (self->gone, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Yesterday, yesterday_clear)

/* Whether a position has fired today already, by any order. */
static gboolean
has_fired (const GabSiegeLook *look,
           GPtrArray          *today,
           const GabOrder     *order)
{
  GabFormalSketch sketch, other;

  gab_formal_sketch (look->state, order, &sketch);
  for (guint i = 0; i < today->len; i++)
    {
      gab_formal_sketch (look->state, g_ptr_array_index (today, i), &other);
      if (gab_formal_whole (look->state, sketch.from) == gab_formal_whole (look->state, other.from))
        return TRUE;
    }
  return FALSE;
}

static void
add_order (const GabSiegeLook *look,
           Yesterday          *self,
           const GabOrder     *order)
{
  g_autofree char *line = gab_order_format (order, look->names);
  g_autofree char *told = gab_formal_tell_order (order, look->names);
  g_autofree char *why_not = gab_asking_why_not (look->session, look->operation, line);

  if (why_not == NULL)
    {
      g_ptr_array_add (self->lines, g_steal_pointer (&line));
      return;
    }
  /* Translators: an order of yesterday, and why it may not be given today */
  g_string_append_printf (self->gone, "%s", self->n_gone++ > 0 ? "\n" : "");
  g_string_append_printf (self->gone, _("No longer: %1$s. %2$s"), told, why_not);
}

static void
gather (const GabSiegeLook *look,
        Yesterday          *self)
{
  g_autoptr (GPtrArray) today = g_ptr_array_new (), before = g_ptr_array_new ();

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->gone = g_string_new (NULL);
  self->n_gone = 0;
  for (guint i = gab_game_length (look->game); i > 0; i--)
    {
      const GabEntry *entry = gab_game_nth (look->game, i - 1);

      if (entry->day < look->turn.day - 1)
        break;
      if (gab_formal_fires (entry->order) != look->turn.actor)
        continue;
      g_ptr_array_insert (entry->day == look->turn.day ? today : before, 0, (gpointer) entry->order);
    }
  for (guint i = 0; i < before->len; i++)
    if (!has_fired (look, today, g_ptr_array_index (before, i)))
      add_order (look, self, g_ptr_array_index (before, i));
}

static gboolean
is_time (const GabSiegeLook *look)
{
  return look->may && look->turn.actor >= 0 && look->state->step == GAB_FORMAL_STEP_FIRE &&
         look->state->open == GAB_FORMAL_OPEN_NONE;
}

static char *
dup_told (const Yesterday *yesterday)
{
  guint n = yesterday->lines->len;
  g_autofree char *count = NULL;

  if (n == 0 && yesterday->n_gone == 0)
    return g_strdup (_("Nothing of yesterday’s fire is left."));
  count = g_strdup_printf (ngettext ("%u order of yesterday’s still stands.", "%u orders of yesterday’s still stand.", n), n);
  return yesterday->n_gone > 0 ? g_strconcat (count, "\n", yesterday->gone->str, NULL) : g_steal_pointer (&count);
}

/* Shows what of yesterday's fire still stands; where the side fires so, the next of it is put in the line. */
void
gab_siege_yesterday_show (GabSiegePage       *self,
                          const GabSiegeLook *look)
{
  gboolean now = is_time (look);
  g_auto (Yesterday) yesterday = { NULL };
  g_autofree char *told = NULL;

  gtk_widget_set_visible (self->fire_box, now);
  if (!now)
    return;
  gather (look, &yesterday);
  told = dup_told (&yesterday);
  gtk_label_set_label (self->yesterday, told);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "siege.yesterday", yesterday.lines->len > 0);
  if (self->repeats[look->turn.actor] == look->turn.turn && yesterday.lines->len > 0)
    gtk_editable_set_text (GTK_EDITABLE (self->line), g_ptr_array_index (yesterday.lines, 0));
}

/* (transfer full) (nullable): the next order as yesterday, of a side that fires so and whose go it still is. */
static char *
dup_next (GabSiegePage *self,
          int          *side)
{
  GabSiegeLook look;
  g_auto (Yesterday) yesterday = { NULL };

  if (!gab_siege_page_gather (self, &look) || !is_time (&look) ||
      self->repeats[look.turn.actor] != look.turn.turn || (*side >= 0 && *side != look.turn.actor))
    return NULL;
  *side = look.turn.actor;
  gather (&look, &yesterday);
  return yesterday.lines->len > 0 ? g_strdup (g_ptr_array_index (yesterday.lines, 0)) : NULL;
}

/* Goes on with yesterday's fire for as long as it is that side's go: with the program's dice order after order; with typed
 * dice the next one stands in the line and its dice are asked for. */
void
gab_siege_yesterday_go_on (GabSiegePage *self)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  int side = -1;

  if (self->repeating)
    return;
  self->repeating = TRUE;
  for (guint i = 0; i < MOST_AT_ONCE; i++)
    {
      g_autofree char *line = dup_next (self, &side);

      if (line == NULL)
        break;
      gtk_editable_set_text (GTK_EDITABLE (self->line), line);
      if (gab_session_get_table_dice (session))
        {
          gab_siege_page_line_given (self);
          break;
        }
      if (!gab_siege_page_give (self, line))
        break;
    }
  self->repeating = FALSE;
}
