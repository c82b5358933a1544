/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The spots of a siege plan: for each work, trench and battery a widget without a look of its own, so that it takes the
 * focus and has a spoken name. They lie in one layer of a pixel a yard, which is moved and zoomed as a whole. */

#include "gab-siege-plan-private.h"

#define GAB_TYPE_SIEGE_SPOT (gab_siege_spot_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegeSpot, gab_siege_spot, GAB, SIEGE_SPOT, GtkWidget)
#define GAB_TYPE_SIEGE_LAYER (gab_siege_layer_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegeLayer, gab_siege_layer, GAB, SIEGE_LAYER, GtkWidget)

struct _GabSiegeSpot
{
  GtkWidget parent_instance;

  guint       id;
  char       *spoken;
  GabPlanRect bounds;
};

struct _GabSiegeLayer
{
  GtkWidget parent_instance;

  GHashTable *spots;  /* id to GabSiegeSpot, lent */
  GabPlanRect ground;
};

G_DEFINE_FINAL_TYPE (GabSiegeSpot, gab_siege_spot, GTK_TYPE_WIDGET)
G_DEFINE_FINAL_TYPE (GabSiegeLayer, gab_siege_layer, GTK_TYPE_WIDGET)

static GabSiegePlan *
plan_of (GtkWidget *spot)
{
  GtkWidget *plan = gtk_widget_get_ancestor (spot, GAB_TYPE_SIEGE_PLAN);

  return plan != NULL ? GAB_SIEGE_PLAN (plan) : NULL;
}

static void
gab_siege_spot_state_flags_changed (GtkWidget     *widget,
                                    GtkStateFlags  before)
{
  GtkStateFlags changed = before ^ gtk_widget_get_state_flags (widget);
  GabSiegePlan *plan = plan_of (widget);

  if (plan == NULL || (changed & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)) == 0)
    return;
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUSED) != 0)
    gab_siege_plan_reached (plan, GAB_SIEGE_SPOT (widget)->id);
  gtk_widget_queue_draw (GTK_WIDGET (plan));
}

static void
activate_spot (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  GabSiegePlan *plan = plan_of (widget);

  if (plan != NULL)
    g_signal_emit (plan, gab_siege_plan_signals[GAB_SIEGE_PLAN_ACTIVATED], 0, GAB_SIEGE_SPOT (widget)->id);
}

static void
gab_siege_spot_finalize (GObject *object)
{
  g_free (GAB_SIEGE_SPOT (object)->spoken);

  G_OBJECT_CLASS (gab_siege_spot_parent_class)->finalize (object);
}

static void
gab_siege_spot_class_init (GabSiegeSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_siege_spot_finalize;
  widget_class->state_flags_changed = gab_siege_spot_state_flags_changed;
  /* So that assistive technology can do what Enter does. */
  gtk_widget_class_install_action (widget_class, "spot.activate", NULL, activate_spot);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_css_name (widget_class, "spot");
}

static void
gab_siege_spot_init (GabSiegeSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
gab_siege_layer_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GabSiegeLayer *self = GAB_SIEGE_LAYER (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GabPlanRect bounds = GAB_SIEGE_SPOT (child)->bounds;
      GtkAllocation place = { (bounds.x - self->ground.x) / 10, (bounds.y - self->ground.y) / 10,
                              MAX (1, bounds.width / 10), MAX (1, bounds.height / 10) };

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
    }
}

static void
gab_siege_layer_dispose (GObject *object)
{
  GabSiegeLayer *self = GAB_SIEGE_LAYER (object);
  GtkWidget *child;

  g_hash_table_remove_all (self->spots);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (gab_siege_layer_parent_class)->dispose (object);
}

static void
gab_siege_layer_finalize (GObject *object)
{
  g_hash_table_unref (GAB_SIEGE_LAYER (object)->spots);

  G_OBJECT_CLASS (gab_siege_layer_parent_class)->finalize (object);
}

static void
gab_siege_layer_class_init (GabSiegeLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = gab_siege_layer_dispose;
  object_class->finalize = gab_siege_layer_finalize;
  widget_class->size_allocate = gab_siege_layer_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_css_name (widget_class, "spots");
}

static void
gab_siege_layer_init (GabSiegeLayer *self)
{
  self->spots = g_hash_table_new (NULL, NULL);
  /* The plan beneath finds out itself what is pointed at. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* Returns: (transfer floating): an empty layer. */
GtkWidget *
gab_siege_plan_layer_new (void)
{
  return g_object_new (GAB_TYPE_SIEGE_LAYER, NULL);
}

/* Nullable. */
GtkWidget *
gab_siege_plan_layer_find (GtkWidget *layer,
                           guint      id)
{
  return layer != NULL ? g_hash_table_lookup (GAB_SIEGE_LAYER (layer)->spots, GUINT_TO_POINTER (id)) : NULL;
}

void
gab_siege_plan_layer_select (GtkWidget *layer,
                             guint      id,
                             gboolean   selected)
{
  GtkWidget *spot = gab_siege_plan_layer_find (layer, id);

  if (spot != NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static GabSiegeSpot *
add_spot (GabSiegeLayer *self,
          guint          id)
{
  GabSiegeSpot *spot = g_object_new (GAB_TYPE_SIEGE_SPOT, NULL);

  spot->id = id;
  g_hash_table_insert (self->spots, GUINT_TO_POINTER (id), spot);
  return spot;
}

static void
update_spot (GabSiegeSpot  *spot,
             const GabPlan *plan)
{
  const char *spoken = gab_plan_spoken (plan, spot->id);

  spot->bounds = gab_plan_bounds (plan, spot->id);
  if (spot->spoken != NULL && g_strcmp0 (spot->spoken, spoken) == 0)
    return;
  g_free (spot->spoken);
  spot->spoken = g_strdup (spoken != NULL ? spoken : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_LABEL, spot->spoken, -1);
}

/* Those whose thing is gone go too; the others stay, and with them the focus. */
static void
drop_spots (GabSiegeLayer *self,
            const GabPlan *plan)
{
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = next)
    {
      guint id = GAB_SIEGE_SPOT (child)->id;

      next = gtk_widget_get_next_sibling (child);
      if (plan != NULL && gab_plan_has (plan, id))
        continue;
      g_hash_table_remove (self->spots, GUINT_TO_POINTER (id));
      gtk_widget_unparent (child);
    }
}

/* One spot for each thing of a plan, in its order. */
void
gab_siege_plan_layer_fill (GtkWidget     *layer,
                           const GabPlan *plan)
{
  GabSiegeLayer *self = GAB_SIEGE_LAYER (layer);
  GtkWidget *before = NULL;
  const char *place = plan != NULL ? gab_plan_get_place (plan) : NULL;

  drop_spots (self, plan);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, place != NULL ? place : "", -1);
  if (plan == NULL)
    return;
  self->ground = gab_plan_get_ground (plan);
  for (guint i = 0; i < gab_plan_count (plan); i++)
    {
      guint id = gab_plan_nth (plan, i);
      GabSiegeSpot *spot = g_hash_table_lookup (self->spots, GUINT_TO_POINTER (id));

      if (spot == NULL)
        spot = add_spot (self, id);
      update_spot (spot, plan);
      if (gtk_widget_get_parent (GTK_WIDGET (spot)) == NULL || gtk_widget_get_prev_sibling (GTK_WIDGET (spot)) != before)
        gtk_widget_insert_after (GTK_WIDGET (spot), layer, before);
      before = GTK_WIDGET (spot);
    }
  gtk_widget_queue_allocate (layer);
}
