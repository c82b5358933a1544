/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preview: a paper as it will be printed, page by page, drawn by what prints it. */

#include "gab-preview-window-private.h"

#include "gab-flow.h"
#include "gab-operation-days.h"

#include <glib/gi18n-lib.h>

#define PAPER      "paper"
#define LEAST_ZOOM 0.5
#define MOST_ZOOM  3.0
#define STEP_ZOOM  1.25
#define USUAL_ZOOM 1.1 /* pixels a point */
#define EDGE       12  /* pixels around a page */

G_DEFINE_FINAL_TYPE (GabPreviewWindow, gab_preview_window, GTK_TYPE_WINDOW)

const GabPaperKind *
gab_preview_window_kind (GabPreviewWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->paper);

  return chosen < self->kinds->len ? g_ptr_array_index (self->kinds, chosen) : NULL;
}

/* Of what the paper is; NULL for the campaign. */
const char *
gab_preview_window_handle (GabPreviewWindow *self)
{
  const char *handle = g_ptr_array_index (self->handles, gtk_drop_down_get_selected (self->paper));

  return *handle != '\0' ? handle : NULL;
}

static GabPaper
get_paper (GabPreviewWindow *self)
{
  return gtk_drop_down_get_selected (self->size) == 1 ? gab_paper_letter () : gab_paper_a4 ();
}

/* Made anew each time: what is printed is laid out once and for one paper. */
GabPrint *
gab_preview_window_make (GabPreviewWindow  *self,
                         GError           **error)
{
  const GabPaperKind *kind = gab_preview_window_kind (self);
  GabPaperOptions options = { .brief = kind->has_brief && gtk_check_button_get_active (self->brief) };

  if (kind->has_turn)
    options.turn = gtk_spin_button_get_value_as_int (self->turn);
  return gab_papers_make (kind, self->campaign, gab_preview_window_handle (self), &options, error);
}

void
gab_preview_window_show_page (GabPreviewWindow *self)
{
  guint n = self->print != NULL ? gab_print_n_pages (self->print) : 0;
  GabPaper paper = get_paper (self);
  /* Translators: which page of how many */
  g_autofree char *where = n > 0 ? g_strdup_printf (_("Page %1$u of %2$u"), self->page + 1, n) : g_strdup ("");
  g_autofree char *spoken = n > 0 ? g_strdup_printf ("%s, %s", _(gab_preview_window_kind (self)->label), where) : g_strdup (_("Nothing to show"));

  gtk_label_set_label (self->where, where);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_drawing_area_set_content_width (self->area, (int) (paper.width * self->zoom) + 2 * EDGE);
  gtk_drawing_area_set_content_height (self->area, (int) (paper.height * self->zoom) + 2 * EDGE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.previous", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.next", self->page + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.print", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.save", n > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
}

void
gab_preview_window_show_problem (GabPreviewWindow *self,
                                 const GError     *error)
{
  gtk_label_set_label (self->problem, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
}

static void
show_print (GabPreviewWindow *self)
{
  const GabPaperKind *kind = gab_preview_window_kind (self);
  g_autoptr (GError) error = NULL;

  if (self->filling || kind == NULL)
    return;
  gtk_widget_set_visible (self->turn_box, kind->has_turn);
  gtk_widget_set_visible (GTK_WIDGET (self->brief), kind->has_brief);
  g_clear_pointer (&self->print, gab_print_free);
  self->print = gab_preview_window_make (self, &error);
  if (self->print != NULL)
    gab_print_lay_out (self->print, get_paper (self));
  gab_preview_window_show_problem (self, error);
  self->page = 0;
  gab_preview_window_show_page (self);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  GabPreviewWindow *self = data;
  GabPaper paper = get_paper (self);

  if (self->print == NULL)
    return;
  cairo_translate (cr, MAX (EDGE, (width - paper.width * self->zoom) / 2), EDGE);
  cairo_scale (cr, self->zoom, self->zoom);
  cairo_rectangle (cr, 0, 0, paper.width, paper.height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  gab_print_draw_page (self->print, cr, self->page);
}

static void
turn_page (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabPreviewWindow *self = GAB_PREVIEW_WINDOW (widget);
  guint n = gab_preview_window_n_pages (self);

  if (g_str_equal (name, "preview.next") && self->page + 1 < n)
    self->page++;
  else if (g_str_equal (name, "preview.previous") && self->page > 0)
    self->page--;
  gab_preview_window_show_page (self);
}

static void
zoom (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabPreviewWindow *self = GAB_PREVIEW_WINDOW (widget);

  if (g_str_equal (name, "preview.zoom-in"))
    self->zoom = MIN (MOST_ZOOM, self->zoom * STEP_ZOOM);
  else
    self->zoom = MAX (LEAST_ZOOM, self->zoom / STEP_ZOOM);
  gab_preview_window_show_page (self);
}

static void
chosen (GabPreviewWindow *self)
{
  if (self->settings != NULL && !self->filling)
    g_settings_set_string (self->settings, PAPER,
                           gtk_drop_down_get_selected (self->size) == 1 ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  show_print (self);
}

static void
gab_preview_window_dispose (GObject *object)
{
  GabPreviewWindow *self = GAB_PREVIEW_WINDOW (object);

  g_clear_object (&self->campaign);
  g_clear_object (&self->thing);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->print, gab_print_free);
  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  g_clear_pointer (&self->handles, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_PREVIEW_WINDOW);

  G_OBJECT_CLASS (gab_preview_window_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "preview.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "preview.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, GDK_CONTROL_MASK, "preview.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, GDK_CONTROL_MASK, "preview.zoom-out", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "preview.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "preview.save", NULL);
}

static void
gab_preview_window_class_init (GabPreviewWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_preview_window_dispose;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-preview-window.ui");
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, paper);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, size);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, turn_box);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, turn);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, brief);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, area);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, where);
  gtk_widget_class_bind_template_child (widget_class, GabPreviewWindow, problem);
  gtk_widget_class_bind_template_callback (widget_class, chosen);
  gtk_widget_class_install_action (widget_class, "preview.next", NULL, turn_page);
  gtk_widget_class_install_action (widget_class, "preview.previous", NULL, turn_page);
  gtk_widget_class_install_action (widget_class, "preview.zoom-in", NULL, zoom);
  gtk_widget_class_install_action (widget_class, "preview.zoom-out", NULL, zoom);
  gab_preview_window_install_output (widget_class);
  bind_keys (widget_class);
}

static void
gab_preview_window_init (GabPreviewWindow *self)
{
  self->zoom = USUAL_ZOOM;
  self->kinds = g_ptr_array_new ();
  self->handles = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
}

static void
offer (GabPreviewWindow   *self,
       GtkStringList      *labels,
       const GabPaperKind *kind,
       const char         *handle,
       const char         *label)
{
  g_ptr_array_add (self->kinds, (gpointer) kind);
  g_ptr_array_add (self->handles, g_strdup (handle));
  gtk_string_list_append (labels, label);
}

/* A paper of each side, wherever one looks from. */
static void
offer_sides (GabPreviewWindow   *self,
             GtkStringList      *labels,
             const GabPaperKind *kind)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (self->campaign));

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      /* Translators: a paper, and of whom it is */
      g_autofree char *label = g_strdup_printf (_("%1$s: %2$s"), _(kind->label), gab_thing_get_name (side));

      offer (self, labels, kind, gab_thing_get_handle (side), label);
    }
}

/* The papers that can be made of the thing, those of the campaign and of its sides after them. */
static void
fill_papers (GabPreviewWindow *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  const GabPaperKind *kind;

  for (guint i = 0; (kind = gab_papers_nth (i)) != NULL; i++)
    if (kind->subject != GAB_PAPER_OF_CAMPAIGN && kind->subject != GAB_PAPER_OF_SIDE && gab_papers_suit (kind, self->thing))
      offer (self, labels, kind, gab_thing_get_handle (self->thing), _(kind->label));
  for (guint i = 0; (kind = gab_papers_nth (i)) != NULL; i++)
    if (kind->subject == GAB_PAPER_OF_CAMPAIGN)
      offer (self, labels, kind, "", _(kind->label));
    else if (kind->subject == GAB_PAPER_OF_SIDE)
      offer_sides (self, labels, kind);
  gtk_drop_down_set_model (self->paper, G_LIST_MODEL (labels));
}

/* The last turn of a siege is shown first. */
static void
fill_turn (GabPreviewWindow *self)
{
  g_autoptr (GArray) days = GAB_IS_OPERATION (self->thing) ? gab_operation_dup_days (GAB_OPERATION (self->thing)) : NULL;
  guint n = days != NULL ? MAX (1, days->len) : 1;

  gtk_spin_button_set_range (self->turn, 1, n);
  gtk_spin_button_set_value (self->turn, n);
}

/* Nothing remembered: the desktop knows which paper is usual here. */
static void
fill_size (GabPreviewWindow *self)
{
  g_autofree char *paper = self->settings != NULL ? g_settings_get_string (self->settings, PAPER) : g_strdup ("");
  const char *name = *paper != '\0' ? paper : gtk_paper_size_get_default ();

  gtk_drop_down_set_selected (self->size, g_str_equal (name, GTK_PAPER_NAME_LETTER) ? 1 : 0);
}

/**
 * gab_preview_window_new:
 * @parent: (nullable): the window over which it is shown
 * @campaign: a campaign, as its viewer may see it
 * @thing: (nullable): what the papers shall be of
 * @settings: (nullable): where the paper's size is remembered
 *
 * Returns: (transfer none): the preview, of the first paper that can be made.
 */
GtkWidget *
gab_preview_window_new (GtkWindow   *parent,
                        GabCampaign *campaign,
                        GabThing    *thing,
                        GSettings   *settings)
{
  GabPreviewWindow *self = g_object_new (GAB_TYPE_PREVIEW_WINDOW, "transient-for", parent, NULL);

  self->campaign = g_object_ref (campaign);
  g_set_object (&self->thing, thing);
  g_set_object (&self->settings, settings);
  self->filling = TRUE;
  fill_size (self);
  fill_turn (self);
  fill_papers (self);
  self->filling = FALSE;
  show_print (self);
  for (guint i = 1; self->print == NULL && i < self->kinds->len; i++)
    gtk_drop_down_set_selected (self->paper, i);
  return GTK_WIDGET (self);
}

/**
 * gab_preview_window_choose:
 * @self: a preview
 * @paper: the name of a paper
 *
 * Returns: whether it is one of those offered; it is shown then.
 */
gboolean
gab_preview_window_choose (GabPreviewWindow *self,
                           const char       *paper)
{
  for (guint i = 0; i < self->kinds->len; i++)
    if (g_str_equal (((const GabPaperKind *) g_ptr_array_index (self->kinds, i))->name, paper))
      {
        gtk_drop_down_set_selected (self->paper, i);
        return TRUE;
      }
  return FALSE;
}

/* Letter or A4. */
void
gab_preview_window_set_letter (GabPreviewWindow *self,
                               gboolean          letter)
{
  gtk_drop_down_set_selected (self->size, letter ? 1 : 0);
}

/* The short layout, where there is one. */
void
gab_preview_window_set_brief (GabPreviewWindow *self,
                              gboolean          brief)
{
  gtk_check_button_set_active (self->brief, brief);
}

guint
gab_preview_window_n_papers (GabPreviewWindow *self)
{
  return self->kinds->len;
}

guint
gab_preview_window_n_pages (GabPreviewWindow *self)
{
  return self->print != NULL ? gab_print_n_pages (self->print) : 0;
}

/* From 0. */
guint
gab_preview_window_get_page (GabPreviewWindow *self)
{
  return self->page;
}
