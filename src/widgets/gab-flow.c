/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flow: children in lines, as many beside each other as there is room for.
 *
 * Without a least width each child has its natural one, as words in a line. With
 * one they stand in columns of one width; the first may span several of them. */

#include "gab-flow.h"

#include "gab-night.h"

#define GAP 12

struct _GabFlow
{
  GtkWidget parent_instance;

  int least; /* em: least width of a column; 0 for natural widths */
  int span;  /* columns of the first child, where there are that many and one more */
};

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GabFlow, gab_flow, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum { PROP_0, PROP_LEAST, PROP_SPAN, N_PROPS };

static GParamSpec *props[N_PROPS];
static GtkBuildableIface *parent_buildable;

static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  if (GTK_IS_WIDGET (child))
    gab_flow_append (GAB_FLOW (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
gab_flow_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *spec)
{
  GabFlow *self = GAB_FLOW (object);

  switch (id)
    {
    case PROP_LEAST:
      g_value_set_int (value, self->least);
      break;
    case PROP_SPAN:
      g_value_set_int (value, self->span);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_flow_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *spec)
{
  GabFlow *self = GAB_FLOW (object);

  switch (id)
    {
    case PROP_LEAST:
      self->least = g_value_get_int (value);
      break;
    case PROP_SPAN:
      self->span = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static GtkSizeRequestMode
gab_flow_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How many columns a width has room for; with a span that has none beside it, one. */
static int
count_columns (GabFlow *self,
               int      width,
               int      n_children)
{
  int column = (int) (self->least * gab_night_em (GTK_WIDGET (self)));
  int columns = MAX (1, (width + GAP) / (column + GAP));
  int wanted = n_children - 1 + self->span;

  if (self->span > 1 && columns < self->span + 1)
    return 1;
  return MIN (columns, MAX (wanted, 1));
}

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

/* The width of a child in a line of @width. */
static int
child_width (GabFlow   *self,
             GtkWidget *child,
             gboolean   first,
             int        width,
             int        columns)
{
  int natural, least, column, span;

  if (self->least == 0)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
      return MAX (least, MIN (natural, width));
    }
  column = (width - (columns - 1) * GAP) / columns;
  span = first && columns > 1 ? self->span : 1;
  return column * span + GAP * (span - 1);
}

/* Places the children in lines, or only measures them; returns the height of all. */
static int
lay_out (GabFlow  *self,
         int       width,
         gboolean  place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = count_columns (self, width, count_children (widget));
  GtkWidget *start = gtk_widget_get_first_child (widget);
  int y = 0;

  while (start != NULL)
    {
      GtkWidget *end = start;
      int line = 0;
      int x = 0;

      /* As many as fit, and the tallest of them. */
      for (; end != NULL; end = gtk_widget_get_next_sibling (end))
        {
          int own, height;

          if (!gtk_widget_should_layout (end))
            continue;
          own = child_width (self, end, end == gtk_widget_get_first_child (widget), width, columns);
          if (x > 0 && x + own > width)
            break;
          gtk_widget_measure (end, GTK_ORIENTATION_VERTICAL, own, NULL, &height, NULL, NULL);
          line = MAX (line, height);
          x += own + GAP;
        }
      x = 0;
      for (GtkWidget *child = start; place && child != end; child = gtk_widget_get_next_sibling (child))
        {
          int own;

          if (!gtk_widget_should_layout (child))
            continue;
          own = child_width (self, child, child == gtk_widget_get_first_child (widget), width, columns);
          gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? width - x - own : x, y, own, line }, -1);
          x += own + GAP;
        }
      y += line > 0 ? line + GAP : 0;
      start = end;
    }
  return MAX (y - GAP, 0);
}

static void
measure_width (GabFlow *self,
               int     *minimum,
               int     *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, likes;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += MAX (likes, (int) (self->least * gab_night_em (GTK_WIDGET (self)))) + (*natural > 0 ? GAP : 0);
    }
  *natural = MAX (*natural, *minimum);
}

static void
gab_flow_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GabFlow *self = GAB_FLOW (widget);
  int least = 0, likes = 0;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  measure_width (self, &least, &likes);
  *minimum = *natural = lay_out (self, for_size < 0 ? likes : MAX (for_size, least), FALSE);
}

static void
gab_flow_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  lay_out (GAB_FLOW (widget), width, TRUE);
}

static void
gab_flow_dispose (GObject *object)
{
  gab_flow_clear (GAB_FLOW (object));

  G_OBJECT_CLASS (gab_flow_parent_class)->dispose (object);
}

static void
gab_flow_class_init (GabFlowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = gab_flow_get_property;
  object_class->set_property = gab_flow_set_property;
  object_class->dispose = gab_flow_dispose;
  widget_class->get_request_mode = gab_flow_get_request_mode;
  widget_class->measure = gab_flow_measure;
  widget_class->size_allocate = gab_flow_size_allocate;

  props[PROP_LEAST] = g_param_spec_int ("least", NULL, NULL, 0, 200, 0, flags);
  props[PROP_SPAN] = g_param_spec_int ("span", NULL, NULL, 1, 12, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
gab_flow_init (GabFlow *self)
{
  self->span = 1;
}

/**
 * gab_flow_new:
 *
 * Returns: (transfer floating): a flow without children.
 */
GtkWidget *
gab_flow_new (void)
{
  return g_object_new (GAB_TYPE_FLOW, NULL);
}

/**
 * gab_flow_append:
 * @self: a flow
 * @child: what comes last from now on
 */
void
gab_flow_append (GabFlow   *self,
                 GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/**
 * gab_flow_clear:
 * @self: a flow
 *
 * Takes every child out.
 */
void
gab_flow_clear (GabFlow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
