/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan under the player's hand: what is chosen on it, and what lies over it while an order is put together. */

#include "gab-siege-page-private.h"

#include "gab-siege-scene.h"

#include <glib/gi18n-lib.h>

/* What lies over the plan, with all that it lends. */
typedef struct
{
  GabPlanOverlay over;
  GArray        *ghosts;               /* of GabPlanGhost */
  GArray        *marked;               /* of guint */
  char          *line[GAB_PLAN_NOTE];
  char          *ring[GAB_PLAN_RINGS];
} Over;

static void
over_clear (Over *self)
{
  g_array_unref (self->ghosts);
  g_array_unref (self->marked);
  for (guint i = 0; i < GAB_PLAN_NOTE; i++)
    g_free (self->line[i]);
  for (guint i = 0; i < GAB_PLAN_RINGS; i++)
    g_free (self->ring[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Over, over_clear)

static GabPlanPoint
to_plan (GabFormalPoint point)
{
  return (GabPlanPoint) { point.x, point.y };
}

static void
mark (Over          *self,
      GabFormalSpot  spot)
{
  guint id = gab_siege_scene_id (spot);

  for (guint i = 0; i < self->marked->len; i++)
    if (g_array_index (self->marked, guint, i) == id)
      return;
  if (id != 0)
    g_array_append_val (self->marked, id);
}

/* The arc of a fire position and its ranges. */
static void
add_arc (Over               *self,
         const GabSiegeLook *look,
         GabFormalSpot       spot)
{
  GabFormalReach reach;
  GabPlanArc *arc = &self->over.arc;

  if (!gab_formal_reach (look->state, spot, &reach))
    return;
  *arc = (GabPlanArc) {
    .shown = TRUE, .at = to_plan (reach.centre), .facing = to_plan (reach.facing), .half = reach.half, .n_rings = 2,
    .ring = { reach.near, reach.mid }, .side = reach.side,
  };
  for (guint i = 0; i < arc->n_rings; i++)
    {
      self->ring[i] = g_strdup_printf (ngettext ("%d yard", "%d yards", arc->ring[i] / 10), arc->ring[i] / 10);
      arc->text[i] = self->ring[i];
    }
}

/* The line to the target, with range, scores, rounds and chances. */
static void
add_aim (Over                  *self,
         const GabSiegeLook    *look,
         const GabOrder        *order,
         const GabFormalSketch *sketch)
{
  GabPlanAim *aim = &self->over.aim;

  *aim = (GabPlanAim) {
    .shown = TRUE, .from = to_plan (sketch->point[0]), .to = to_plan (sketch->point[1]), .side = gab_formal_fires (order),
  };
  aim->n_lines = gab_siege_outlook_note (look, order, self->line);
  aim->refused = aim->n_lines == 0;
  for (guint i = 0; i < aim->n_lines; i++)
    aim->line[i] = self->line[i];
  add_arc (self, look, sketch->from);
}

/* What would be built or moved. */
static void
add_ghost (Over                  *self,
           const GabFormalSketch *sketch,
           gboolean               refused)
{
  static const GabPlanGhostKind kinds[] = {
    [GAB_FORMAL_SKETCH_PARALLEL] = GAB_PLAN_PARALLEL_GHOST, [GAB_FORMAL_SKETCH_SAP] = GAB_PLAN_SAP_GHOST,
    [GAB_FORMAL_SKETCH_BATTERY] = GAB_PLAN_BATTERY_GHOST, [GAB_FORMAL_SKETCH_MOVE] = GAB_PLAN_MOVE_GHOST,
  };
  GabPlanGhost ghost = { .kind = kinds[sketch->kind], .refused = refused };

  for (guint i = 0; i < 4; i++)
    ghost.point[i] = to_plan (sketch->point[i]);
  g_array_append_val (self->ghosts, ghost);
}

static void
add_order (Over               *self,
           const GabSiegeLook *look,
           const GabOrder     *order,
           const char         *why_not)
{
  GabFormalSketch sketch;

  if (!gab_formal_sketch (look->state, order, &sketch))
    return;
  if (sketch.kind == GAB_FORMAL_SKETCH_FIRE)
    add_aim (self, look, order, &sketch);
  else if (sketch.kind == GAB_FORMAL_SKETCH_PLACE)
    mark (self, sketch.to);
  else
    add_ghost (self, &sketch, why_not != NULL);
  if (why_not != NULL)
    self->over.remark = (GabPlanRemark) { to_plan (sketch.point[1]), why_not };
}

/* Who may fire now; of a chosen place, what it may fire at or go to. */
static void
add_marks (GabSiegePage       *self,
           const GabSiegeLook *look,
           Over               *over)
{
  const GArray *ends = self->forms.ends;

  for (guint i = 0; look->may && i < ends->len; i++)
    {
      const GabFormalSketch *end = &g_array_index (ends, GabFormalSketch, i);

      if (self->source != GAB_FORMAL_NOWHERE && end->from == self->source)
        mark (over, end->to);
      else if (self->source == GAB_FORMAL_NOWHERE && end->kind == GAB_FORMAL_SKETCH_FIRE)
        mark (over, end->from);
    }
}

/* Under the pointer: the order that a click there would choose. */
static GabOrder *
dup_hovered (GabSiegePage *self)
{
  GabFormalSpot spot = gab_siege_scene_spot (self->hovered);
  guint nth;

  if (self->source == GAB_FORMAL_NOWHERE || spot == GAB_FORMAL_NOWHERE)
    return NULL;
  nth = gab_siege_forms_find (&self->forms, self->source, spot, G_MAXUINT);
  return nth != G_MAXUINT ? gab_choice_largest (gab_siege_forms_nth (&self->forms, nth)) : NULL;
}

/* Draws what the order would be: a ghost, or an arc and a line to the target; beside it why it may not. */
void
gab_siege_page_show_over (GabSiegePage       *self,
                          const GabSiegeLook *look,
                          const GabOrder     *order,
                          const char         *why_not)
{
  g_autoptr (GabOrder) hovered = look->may ? dup_hovered (self) : NULL;
  g_auto (Over) over = { .ghosts = g_array_new (FALSE, FALSE, sizeof (GabPlanGhost)),
                         .marked = g_array_new (FALSE, FALSE, sizeof (guint)) };

  add_marks (self, look, &over);
  if (self->drawn != NULL)
    for (guint i = 0; i < self->drawn->len; i++)
      add_order (&over, look, g_ptr_array_index (self->drawn, i), i < self->n_drawn ? NULL : why_not);
  else if (hovered != NULL)
    add_order (&over, look, hovered, NULL);
  else if (order != NULL)
    add_order (&over, look, order, why_not);
  if (!over.over.arc.shown && look->may && look->state->step == GAB_FORMAL_STEP_FIRE)
    add_arc (&over, look, self->source);
  over.over.ghosts = (const GabPlanGhost *) over.ghosts->data;
  over.over.n_ghosts = over.ghosts->len;
  over.over.marked = (const guint *) over.marked->data;
  over.over.n_marked = over.marked->len;
  gab_siege_plan_set_overlay (self->plan, &over.over);
}

/* The next form in which something is done from one place to another, after the one that is chosen, round and round. */
static guint
find_next (GabSiegePage  *self,
           GabFormalSpot  from,
           GabFormalSpot  to)
{
  guint chosen = gab_siege_forms_chosen (&self->forms);
  guint nth = chosen != G_MAXUINT ? gab_siege_forms_find (&self->forms, from, to, chosen) : G_MAXUINT;

  return nth != G_MAXUINT ? nth : gab_siege_forms_find (&self->forms, from, to, G_MAXUINT);
}

/* A place is chosen on the plan: the target of what was chosen before, or what fires or goes, or where something is built. */
static void
choose_place (GabSiegePage       *self,
              const GabSiegeLook *look,
              GabFormalSpot       spot)
{
  GabFormalSpot whole = gab_formal_whole (look->state, spot);
  guint nth = G_MAXUINT;

  if (self->source != GAB_FORMAL_NOWHERE)
    {
      nth = find_next (self, self->source, spot);
      if (nth == G_MAXUINT)
        nth = find_next (self, self->source, whole);
    }
  if (nth == G_MAXUINT)
    {
      guint from = gab_siege_forms_find (&self->forms, spot, GAB_FORMAL_NOWHERE, G_MAXUINT);

      if (from == G_MAXUINT)
        from = gab_siege_forms_find (&self->forms, whole, GAB_FORMAL_NOWHERE, G_MAXUINT);
      if (from != G_MAXUINT)
        {
          self->source = g_array_index (self->forms.ends, GabFormalSketch, from).from;
          gab_siege_forms_want (&self->forms, g_ptr_array_index (self->forms.groups, from));
          gab_siege_page_show_line (self, look);
          return;
        }
      self->source = GAB_FORMAL_NOWHERE;
      nth = find_next (self, GAB_FORMAL_NOWHERE, spot);
    }
  if (nth != G_MAXUINT)
    gab_siege_forms_choose (&self->forms, nth);
  else
    gab_siege_page_show_line (self, look);
}

/* A click, or Enter on the plan. */
static void
clicked (GabSiegePage *self,
           guint         id)
{
  GabSiegeLook look;

  if (self->filling || !gab_siege_page_gather (self, &look) || !look.may)
    return;
  if (gab_siege_scene_spot (id) == GAB_FORMAL_NOWHERE)
    self->source = GAB_FORMAL_NOWHERE;
  if (gab_siege_scene_spot (id) != GAB_FORMAL_NOWHERE)
    choose_place (self, &look, gab_siege_scene_spot (id));
  else
    gab_siege_page_show_line (self, &look);
}

/* Enter, or a double click: where it is chosen already, the order is given. */
static void
activated (GabSiegePage *self,
           guint         id)
{
  GabSiegeLook look;
  g_autoptr (GabOrder) order = NULL;
  GabFormalSketch sketch = { 0 };

  if (!gab_siege_page_gather (self, &look) || !look.may)
    return;
  order = gab_siege_page_dup_order (self, &look);
  if (order != NULL && gab_formal_sketch (look.state, order, &sketch) && gab_siege_scene_spot (id) == sketch.to)
    {
      gab_siege_page_line_given (self);
      return;
    }
  gab_siege_plan_select (self->plan, id);
  clicked (self, id);
}

static void
hovered (GabSiegePage *self,
         guint         id)
{
  GabSiegeLook look;

  self->hovered = id;
  if (!self->filling && self->source != GAB_FORMAL_NOWHERE && gab_siege_page_gather (self, &look))
    {
      g_autoptr (GabOrder) order = gab_siege_page_dup_order (self, &look);

      gab_siege_page_show_over (self, &look, look.may ? order : NULL,
                                gtk_widget_get_visible (GTK_WIDGET (self->why_not)) ? gtk_label_get_label (self->why_not) : NULL);
    }
}

/* Listens to the plan of a page. */
void
gab_siege_page_listen (GabSiegePage *self)
{
  self->source = GAB_FORMAL_NOWHERE;
  g_signal_connect_object (self->plan, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "activated", G_CALLBACK (activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "hovered", G_CALLBACK (hovered), self, G_CONNECT_SWAPPED);
  gab_siege_page_listen_drags (self);
}
