/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: the sidebar and the pages of an open campaign, made when they are
 * first gone to, and the way one came. */

#include "gab-desk.h"

#include "gab-desk-pages.h"
#include "gab-fold.h"
#include "gab-sidebar.h"

#define MOST_STEPS 200

struct _GabDesk
{
  GtkWidget parent_instance;

  GtkWidget  *root;    /* the fold again, as the template's child */
  GabFold    *fold;
  GabSidebar *sidebar;
  GtkStack   *stack;

  GabSession *session;
  GPtrArray  *way;     /* of char *: pages in the order they were gone to */
  guint       stands;  /* which of them is shown */
};

G_DEFINE_FINAL_TYPE (GabDesk, gab_desk, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_FOLDED, PROP_SIDEBAR, N_PROPS };

static GParamSpec *props[N_PROPS];

enum { MOVED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
gab_desk_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *spec)
{
  GabDesk *self = GAB_DESK (object);

  switch (id)
    {
    case PROP_FOLDED:
      g_value_set_boolean (value, gab_desk_get_folded (self));
      break;
    case PROP_SIDEBAR:
      g_value_set_boolean (value, gab_desk_get_sidebar (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_desk_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *spec)
{
  switch (id)
    {
    case PROP_SIDEBAR:
      gab_desk_set_sidebar (GAB_DESK (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_desk_dispose (GObject *object)
{
  GabDesk *self = GAB_DESK (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->way, g_ptr_array_unref);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_DESK);

  G_OBJECT_CLASS (gab_desk_parent_class)->dispose (object);
}

static void
show_page (GabDesk *self)
{
  const GabDeskPage *kind = gab_desk_pages_find (self->session);

  if (gtk_stack_get_child_by_name (self->stack, kind->name) == NULL)
    gtk_stack_add_named (self->stack, g_object_new (kind->page (), "session", self->session, NULL), kind->name);
  gtk_stack_set_visible_child_name (self->stack, kind->name);
}

/* Going somewhere forgets where one had been after this. */
static void
note_way (GabDesk *self)
{
  const char *page = gab_session_get_page (self->session);

  if (self->way->len > 0 && g_str_equal (g_ptr_array_index (self->way, self->stands), page))
    return;
  if (self->way->len > 0)
    g_ptr_array_set_size (self->way, self->stands + 1);
  if (self->way->len >= MOST_STEPS)
    g_ptr_array_remove_index (self->way, 0);
  g_ptr_array_add (self->way, g_strdup (page));
  self->stands = self->way->len - 1;
}

static void
page_changed (GabDesk *self)
{
  note_way (self);
  show_page (self);
  g_signal_emit (self, signals[MOVED], 0);
}

/* Pages that are not shown still say what another was allowed to see: with the
 * viewer they go. */
static void
viewer_changed (GabDesk *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->stack))) != NULL)
    gtk_stack_remove (self->stack, child);
  gab_page_refresh (GAB_PAGE (self->sidebar));
  show_page (self);
}

/* What is shown may have been taken out by an undo, or hidden from this viewer. */
static void
session_changed (GabDesk *self)
{
  const char *page = gab_session_get_page (self->session);

  /* The overview stands in for what has no page any more. */
  if (!g_str_equal (page, GAB_PAGE_OVERVIEW) && g_str_equal (gab_desk_pages_find (self->session)->name, GAB_PAGE_OVERVIEW))
    gab_session_set_page (self->session, GAB_PAGE_OVERVIEW);
}

static void
folded_changed (GabDesk *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOLDED]);
}

static void
shown_changed (GabDesk *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR]);
}

static void
gab_desk_class_init (GabDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = gab_desk_get_property;
  object_class->set_property = gab_desk_set_property;
  object_class->dispose = gab_desk_dispose;

  props[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SIDEBAR] = g_param_spec_boolean ("sidebar", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * GabDesk::moved:
   * @self: the desk
   *
   * Another page is shown, and there may be another way back.
   */
  signals[MOVED] = g_signal_new ("moved", GAB_TYPE_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (GAB_TYPE_FOLD);
  g_type_ensure (GAB_TYPE_SIDEBAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-desk.ui");
  gtk_widget_class_bind_template_child (widget_class, GabDesk, fold);
  gtk_widget_class_bind_template_child (widget_class, GabDesk, sidebar);
  gtk_widget_class_bind_template_child (widget_class, GabDesk, stack);
  gtk_widget_class_bind_template_callback (widget_class, folded_changed);
  gtk_widget_class_bind_template_callback (widget_class, shown_changed);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_desk_init (GabDesk *self)
{
  self->way = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->root = GTK_WIDGET (self->fold);
}

/**
 * gab_desk_new:
 * @session: the session it shows for its whole life
 *
 * Returns: (transfer floating): a desk with the session's page on it.
 */
GtkWidget *
gab_desk_new (GabSession *session)
{
  GabDesk *self = g_object_new (GAB_TYPE_DESK, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::page", G_CALLBACK (page_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::viewer", G_CALLBACK (viewer_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed), self, G_CONNECT_SWAPPED);
  gab_page_set_session (GAB_PAGE (self->sidebar), session);
  page_changed (self);
  return GTK_WIDGET (self);
}

/**
 * gab_desk_get_page:
 * @self: a desk
 *
 * Returns: (transfer none): the page that is shown, a GabPage.
 */
GtkWidget *
gab_desk_get_page (GabDesk *self)
{
  return gtk_stack_get_visible_child (self->stack);
}

/**
 * gab_desk_get_sidebar_widget:
 * @self: a desk
 *
 * Returns: (transfer none): its sidebar, shown or not.
 */
GtkWidget *
gab_desk_get_sidebar_widget (GabDesk *self)
{
  return GTK_WIDGET (self->sidebar);
}

/**
 * gab_desk_find:
 * @self: a desk
 *
 * Opens the search of the sidebar.
 */
void
gab_desk_find (GabDesk *self)
{
  gab_desk_set_sidebar (self, TRUE);
  gab_sidebar_find (self->sidebar);
}

/**
 * gab_desk_step:
 * @self: a desk
 * @by: how many rows of the sidebar down; negative is up
 */
void
gab_desk_step (GabDesk *self,
               int      by)
{
  gab_sidebar_step (self->sidebar, by);
}

/**
 * gab_desk_can_walk:
 * @self: a desk
 * @by: -1 back to where one was, 1 forward again
 *
 * Returns: whether there is such a page.
 */
gboolean
gab_desk_can_walk (GabDesk *self,
                   int      by)
{
  return by < 0 ? self->stands > 0 : self->stands + 1 < self->way->len;
}

/**
 * gab_desk_walk:
 * @self: a desk
 * @by: -1 back to where one was, 1 forward again
 */
void
gab_desk_walk (GabDesk *self,
               int      by)
{
  g_autofree char *page = NULL;

  if (!gab_desk_can_walk (self, by))
    return;
  self->stands += by;
  page = g_strdup (g_ptr_array_index (self->way, self->stands));
  gab_session_set_page (self->session, page);
}

/**
 * gab_desk_get_folded:
 * @self: a desk
 *
 * Returns: whether there is no room for the sidebar beside the page.
 */
gboolean
gab_desk_get_folded (GabDesk *self)
{
  return gab_fold_get_folded (self->fold);
}

/**
 * gab_desk_get_sidebar:
 * @self: a desk
 *
 * Returns: whether the sidebar lies over the page when folded.
 */
gboolean
gab_desk_get_sidebar (GabDesk *self)
{
  return gab_fold_get_shown (self->fold);
}

/**
 * gab_desk_set_sidebar:
 * @self: a desk
 * @shown: whether the sidebar lies over the page when folded
 */
void
gab_desk_set_sidebar (GabDesk  *self,
                      gboolean  shown)
{
  gab_fold_set_shown (self->fold, shown);
}
