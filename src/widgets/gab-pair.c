/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pair: two children beside each other while there is room, else one above the other.
 *
 * Room is measured in letters, so that a pair folds for larger text as well. The
 * first takes three fifths of the width. */

#include "gab-pair.h"

#include "gab-night.h"

#define LEAST_WIDTH 52 /* em; below it the second stands below the first */
#define GAP 18         /* pixels */

struct _GabPair
{
  GtkWidget parent_instance;
};

static void gab_pair_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GabPair, gab_pair, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, gab_pair_buildable_init))

static GtkBuildableIface *parent_buildable;

/* The children that are shown; the second or both may be NULL. */
static void
get_children (GtkWidget  *widget,
              GtkWidget **first,
              GtkWidget **second)
{
  GtkWidget *shown[2] = { NULL, NULL };
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && n < 2;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      shown[n++] = child;
  *first = shown[0];
  *second = shown[1];
}

static gboolean
stands_beside (GtkWidget *widget,
               int        width)
{
  GtkWidget *first, *second;
  int least_first, least_second;

  get_children (widget, &first, &second);
  if (second == NULL || width < LEAST_WIDTH * gab_night_em (widget))
    return FALSE;
  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least_first, NULL, NULL, NULL);
  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &least_second, NULL, NULL, NULL);
  return least_first + GAP + least_second <= width;
}

/* The width of the first when the two stand beside each other. */
static int
first_width (GtkWidget *first,
             GtkWidget *second,
             int        width)
{
  int least_first, least_second;

  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least_first, NULL, NULL, NULL);
  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &least_second, NULL, NULL, NULL);
  return CLAMP ((width - GAP) * 3 / 5, least_first, MAX (least_first, width - GAP - least_second));
}

static void
measure_width (GtkWidget *first,
               GtkWidget *second,
               int       *minimum,
               int       *natural)
{
  int least, wanted;

  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  if (second == NULL)
    return;
  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural += GAP + wanted;
}

static void
measure_height (GtkWidget *widget,
                GtkWidget *first,
                GtkWidget *second,
                int        width,
                int       *minimum,
                int       *natural)
{
  gboolean beside = width < 0 || stands_beside (widget, width);
  int first_for = width, second_for = width;
  int least, wanted;

  if (width >= 0 && beside)
    {
      first_for = first_width (first, second, width);
      second_for = width - GAP - first_for;
    }
  gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, first_for, minimum, natural, NULL, NULL);
  if (second == NULL)
    return;
  gtk_widget_measure (second, GTK_ORIENTATION_VERTICAL, second_for, &least, &wanted, NULL, NULL);
  *minimum = beside ? MAX (*minimum, least) : *minimum + GAP + least;
  *natural = beside ? MAX (*natural, wanted) : *natural + GAP + wanted;
}

static void
gab_pair_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GtkWidget *first, *second;

  get_children (widget, &first, &second);
  *minimum = *natural = 0;
  if (first == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (first, second, minimum, natural);
  else
    measure_height (widget, first, second, for_size, minimum, natural);
}

static GtkSizeRequestMode
gab_pair_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
place_beside (GtkWidget *widget,
              GtkWidget *first,
              GtkWidget *second,
              int        width,
              int        height)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int own = first_width (first, second, width);
  int rest = width - GAP - own;

  gtk_widget_size_allocate (first, &(GtkAllocation) { rtl ? width - own : 0, 0, own, height }, -1);
  gtk_widget_size_allocate (second, &(GtkAllocation) { rtl ? 0 : own + GAP, 0, rest, height }, -1);
}

static void
place_below (GtkWidget *first,
             GtkWidget *second,
             int        width,
             int        height)
{
  int upper;

  gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, width, NULL, &upper, NULL, NULL);
  gtk_widget_size_allocate (first, &(GtkAllocation) { 0, 0, width, upper }, -1);
  gtk_widget_size_allocate (second, &(GtkAllocation) { 0, upper + GAP, width, MAX (height - upper - GAP, 0) }, -1);
}

static void
gab_pair_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  GtkWidget *first, *second;

  get_children (widget, &first, &second);
  if (first == NULL)
    return;
  if (second == NULL)
    gtk_widget_size_allocate (first, &(GtkAllocation) { 0, 0, width, height }, -1);
  else if (stands_beside (widget, width))
    place_beside (widget, first, second, width, height);
  else
    place_below (first, second, width, height);
}

static void
gab_pair_add_child (GtkBuildable *buildable,
                    GtkBuilder   *builder,
                    GObject      *child,
                    const char   *type)
{
  if (GTK_IS_WIDGET (child))
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
gab_pair_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = gab_pair_add_child;
}

static void
gab_pair_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (gab_pair_parent_class)->dispose (object);
}

static void
gab_pair_class_init (GabPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_pair_dispose;
  widget_class->measure = gab_pair_measure;
  widget_class->get_request_mode = gab_pair_get_request_mode;
  widget_class->size_allocate = gab_pair_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pair");
}

static void
gab_pair_init (GabPair *self)
{
}

/**
 * gab_pair_new:
 *
 * Returns: (transfer floating): a pair without children; the first two that are
 *   added and visible are laid out.
 */
GtkWidget *
gab_pair_new (void)
{
  return g_object_new (GAB_TYPE_PAIR, NULL);
}
