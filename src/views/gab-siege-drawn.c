/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a siege on its page: the whole ground, and a word for what the pointer is at. */

#include "gab-night.h"
#include "gab-siege-scene.h"

#include <glib/gi18n-lib.h>

#define PLAN  "gab-plan"
#define SLACK 40 /* tenths of a yard around a thing that count as it */

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  const GabPlan *plan = g_object_get_data (G_OBJECT (widget), PLAN);
  GabPlanView view;
  GabInk *ink;

  if (plan == NULL || width == 0 || height == 0)
    return;
  ink = gab_night_new_ink (widget, FALSE); /* the ground is not mirrored */
  view = gab_plan_view_fit (plan, width, height);
  gab_plan_draw (plan, ink, cr, &view, gab_night_is_dark (widget) ? GAB_PLAN_NIGHT : GAB_PLAN_DAY);
  gab_ink_free (ink);
}

static gboolean
query_tooltip (GtkWidget  *widget,
               int         x,
               int         y,
               gboolean    by_keyboard,
               GtkTooltip *tooltip,
               gpointer    data)
{
  const GabPlan *plan = g_object_get_data (G_OBJECT (widget), PLAN);
  const char *spoken;
  double at_x, at_y;
  GabPlanView view;

  if (plan == NULL || by_keyboard)
    return FALSE;
  view = gab_plan_view_fit (plan, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  gab_plan_view_to_plan (&view, x, y, &at_x, &at_y);
  spoken = gab_plan_spoken (plan, gab_plan_hit (plan, at_x, at_y, SLACK));
  gtk_tooltip_set_text (tooltip, spoken);
  return spoken != NULL;
}

/**
 * gab_siege_drawn_new:
 *
 * Returns: (transfer floating): a plan with nothing on it.
 */
GtkWidget *
gab_siege_drawn_new (void)
{
  GtkWidget *drawn = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drawn), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Plan of the siege; the list below says what stands where"), -1);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (drawn), draw, NULL, NULL);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (drawn), 240);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (drawn), 200);
  gtk_widget_set_vexpand (drawn, TRUE);
  gtk_widget_set_has_tooltip (drawn, TRUE);
  g_signal_connect (drawn, "query-tooltip", G_CALLBACK (query_tooltip), NULL);
  gab_night_follow (drawn);
  return drawn;
}

/**
 * gab_siege_drawn_show:
 * @drawn: of gab_siege_drawn_new()
 * @look: the siege, as the viewer may see it
 */
void
gab_siege_drawn_show (GtkWidget          *drawn,
                      const GabSiegeLook *look)
{
  g_object_set_data_full (G_OBJECT (drawn), PLAN, gab_siege_scene_new (look), (GDestroyNotify) gab_plan_free);
  gtk_widget_queue_draw (drawn);
}
