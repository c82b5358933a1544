/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A trace view: a fort and its stormers, drawn, and told to who does not see it. */

#include "gab-trace-view.h"

#include "gab-night.h"

#define LEAST 13  /* em */
#define WANTED 19 /* em */

struct _GabTraceView
{
  GtkWidget parent_instance;

  GabTrace trace; /* without bastions: nothing to show yet */
};

G_DEFINE_FINAL_TYPE (GabTraceView, gab_trace_view, GTK_TYPE_WIDGET)

static void
gab_trace_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  double em = MIN (gab_night_em (widget), 20);

  *minimum = LEAST * em;
  *natural = WANTED * em;
}

static void
gab_trace_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GabTraceView *self = GAB_TRACE_VIEW (widget);
  gboolean night = gab_night_is_dark (widget);
  float width = gtk_widget_get_width (widget);
  float height = gtk_widget_get_height (widget);
  GabTrace shown = self->trace;
  GskRoundedRect clip;
  cairo_t *cr;

  if (shown.bastions == 0)
    return;
  if (night)
    {
      shown.flag = gab_ink_for_night (shown.flag);
      shown.attacker = gab_ink_for_night (shown.attacker);
    }
  gsk_rounded_rect_init_from_rect (&clip, &GRAPHENE_RECT_INIT (0, 0, width, height), 6);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gab_trace_draw (&shown, cr, width, height, night);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
gab_trace_view_class_init (GabTraceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = gab_trace_view_measure;
  widget_class->snapshot = gab_trace_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "trace");
}

static void
gab_trace_view_init (GabTraceView *self)
{
  gab_night_follow (GTK_WIDGET (self));
}

/**
 * gab_trace_view_new:
 *
 * Returns: (transfer floating): a view that shows nothing yet.
 */
GtkWidget *
gab_trace_view_new (void)
{
  return g_object_new (GAB_TYPE_TRACE_VIEW, NULL);
}

/**
 * gab_trace_view_show:
 * @self: a view
 * @trace: what to show
 * @spoken: the same in words
 */
void
gab_trace_view_show (GabTraceView   *self,
                     const GabTrace *trace,
                     const char     *spoken)
{
  self->trace = *trace;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
