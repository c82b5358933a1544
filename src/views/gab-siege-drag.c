/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing on the plan of a siege: trenches that snap to what the rules allow, and pieces dragged from place to place. */

#include "gab-siege-page-private.h"

#include "gab-asking.h"
#include "gab-order-block.h"
#include "gab-siege-scene.h"

#include <glib/gi18n-lib.h>

static GabFormalPoint
to_ground (double x,
           double y)
{
  return (GabFormalPoint) { (gint32) x, (gint32) y };
}

/* What lies under the hand. */
static GabFormalSpot
spot_at (GabSiegePage *self,
         double        x,
         double        y)
{
  GabPlanView view = gab_siege_plan_get_view (self->plan);
  double at_x, at_y;

  gab_plan_view_from_plan (&view, x, y, &at_x, &at_y);
  return gab_siege_scene_spot (gab_siege_plan_at (self->plan, at_x, at_y));
}

static gboolean
is_moving (const GabSiegeLook *look)
{
  return look->state->step == GAB_FORMAL_STEP_BESIEGER_MOVES || look->state->step == GAB_FORMAL_STEP_DEFENDER_MOVES;
}

/* Whether a drag from there draws: a trench, or pieces that may go. */
static gboolean
may_draw (GabSiegePlan *plan,
          double        x,
          double        y,
          double        slack,
          gpointer      data)
{
  GabSiegePage *self = data;
  GabSiegeLook look;
  GabFormalSpot spot;

  if (!gab_siege_page_gather (self, &look) || !look.may)
    return FALSE;
  if (gab_formal_may_draw (look.state, to_ground (x, y), (gint32) slack))
    return TRUE;
  spot = spot_at (self, x, y);
  return is_moving (&look) && spot != GAB_FORMAL_NOWHERE &&
         gab_siege_forms_find (&self->forms, spot, GAB_FORMAL_NOWHERE, G_MAXUINT) != G_MAXUINT;
}

static void
drag_begin (GabSiegePage *self,
            double        x,
            double        y)
{
  GabSiegeLook look;

  self->drawn_from = to_ground (x, y);
  if (gab_siege_page_gather (self, &look) && look.may && is_moving (&look))
    self->source = spot_at (self, x, y);
}

/* The trench from where the hand began to where it is. */
static void
draw_trench (GabSiegePage       *self,
             const GabSiegeLook *look,
             double              x,
             double              y)
{
  g_autoptr (GPtrArray) orders = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_order_free);
  g_autofree char *line = NULL;

  self->n_drawn = gab_formal_draw (look->state, self->drawn_from, to_ground (x, y),
                                   (gint32) gab_siege_plan_get_slack (self->plan), orders);
  if (orders->len > 0)
    line = gab_order_format (g_ptr_array_index (orders, 0), look->names);
  g_clear_pointer (&self->drawn, g_ptr_array_unref);
  self->drawn = g_steal_pointer (&orders);
  if (line != NULL && g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->line)), line) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->line), line);
  else
    gab_siege_page_line_changed (self);
}

/* A move to a place to which none is offered: put in the line all the same, so that the rules say why not. */
static void
put_refused_move (GabSiegePage       *self,
                  const GabSiegeLook *look,
                  GabFormalSpot       to)
{
  guint from = gab_siege_forms_find (&self->forms, self->source, GAB_FORMAL_NOWHERE, G_MAXUINT);
  g_autoptr (GabOrder) like = from != G_MAXUINT ? gab_choice_largest (gab_siege_forms_nth (&self->forms, from)) : NULL;
  g_autoptr (GabOrder) order = NULL;
  g_autofree char *line = NULL;

  if (like == NULL || !gab_formal_move_to (look->state, like, to, &order))
    return;
  line = gab_order_format (order, look->names);
  gtk_editable_set_text (GTK_EDITABLE (self->line), line);
}

static void
drag_pieces (GabSiegePage       *self,
             const GabSiegeLook *look,
             double              x,
             double              y)
{
  GabFormalSpot to = spot_at (self, x, y);
  guint nth;

  if (to == self->dragged_to)
    return;
  self->dragged_to = to;
  if (to == GAB_FORMAL_NOWHERE || to == self->source)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->line), "");
      return;
    }
  nth = gab_siege_forms_find (&self->forms, self->source, to, G_MAXUINT);
  if (nth != G_MAXUINT)
    gab_siege_forms_choose (&self->forms, nth);
  else
    put_refused_move (self, look, to);
}

static void
drag_update (GabSiegePage *self,
             double        x,
             double        y)
{
  GabSiegeLook look;

  if (!gab_siege_page_gather (self, &look) || !look.may)
    return;
  if (is_moving (&look))
    drag_pieces (self, &look, x, y);
  else
    draw_trench (self, &look, x, y);
}

/* Gives all that was drawn as one action. */
static void
give_drawn (GabSiegePage       *self,
            const GabSiegeLook *look,
            GPtrArray          *orders)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GabOrderBlock) block = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *label = g_strdup_printf (ngettext ("Dig %u unit", "Dig %u units", orders->len), orders->len);
  GabThing *real = gab_asking_real (look->session, gab_thing_get_handle (GAB_THING (look->operation)));

  for (guint i = 0; i < orders->len; i++)
    {
      g_autofree char *line = gab_order_format (g_ptr_array_index (orders, i), look->names);

      g_string_append_printf (text, "%s\n", line);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->line), "");
  block = gab_order_block_new (gab_operation_get_log (GAB_OPERATION (real)), GAB_OPERATION (real), text->str, label, &error);
  if (block == NULL || block->action == NULL ||
      !gab_document_do (gab_session_get_document (look->session), g_steal_pointer (&block->action), &error))
    gab_tell_error (GTK_WIDGET (self), error);
}

/* What was drawn and is allowed is given, and may be undone; what is not stays in the line with its reason. A move stays there
 * too: how many go may still be changed. */
static void
drag_end (GabSiegePage *self,
          double        x,
          double        y)
{
  g_autoptr (GPtrArray) orders = NULL;
  GabSiegeLook look;

  drag_update (self, x, y);
  self->dragged_to = GAB_FORMAL_NOWHERE;
  orders = g_steal_pointer (&self->drawn);
  if (orders != NULL && self->n_drawn > 0 && gab_siege_page_gather (self, &look))
    give_drawn (self, &look, orders);
  else
    gab_siege_page_line_changed (self);
}

/* Listens to drags on the plan of a page. */
void
gab_siege_page_listen_drags (GabSiegePage *self)
{
  self->dragged_to = GAB_FORMAL_NOWHERE;
  gab_siege_plan_set_draws (self->plan, may_draw, self);
  g_signal_connect_object (self->plan, "drag-begin", G_CALLBACK (drag_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "drag-update", G_CALLBACK (drag_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "drag-end", G_CALLBACK (drag_end), self, G_CONNECT_SWAPPED);
}
