/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page: one view of a session, brought up to date by one function. */

#include "gab-page.h"

#include "gab-scrolling.h"
#include "gab-words.h"

typedef struct
{
  GabSession   *session;
  GSignalGroup *signals; /* of the session */
  char         *drawn;   /* which page of the session was shown last; NULL: it has changed since */
} GabPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (GabPage, gab_page, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SESSION, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_page_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *spec)
{
  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, gab_page_get_session (GAB_PAGE (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_page_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *spec)
{
  switch (id)
    {
    case PROP_SESSION:
      gab_page_set_session (GAB_PAGE (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

/* Nothing is done anew for a page that is only looked at again. */
static void
refresh_when_shown (GabPage *self)
{
  GabPagePrivate *priv = gab_page_get_instance_private (self);

  if (priv->session != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      g_strcmp0 (priv->drawn, gab_session_get_page (priv->session)) != 0)
    gab_page_refresh (self);
}

static void
changed (GabPage *self)
{
  GabPagePrivate *priv = gab_page_get_instance_private (self);

  g_clear_pointer (&priv->drawn, g_free);
  refresh_when_shown (self);
}

/* Also where it is not shown just now. */
static void
dice_switched (GabPage *self)
{
  if (GAB_PAGE_GET_CLASS (self)->has_dice)
    changed (self);
}

static void
gab_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (gab_page_parent_class)->map (widget);
  refresh_when_shown (GAB_PAGE (widget));
}

static void
gab_page_constructed (GObject *object)
{
  G_OBJECT_CLASS (gab_page_parent_class)->constructed (object);
  gab_words_mind (GTK_WIDGET (object));
  gab_scrolling_past_numbers (GTK_WIDGET (object));
}

static void
gab_page_dispose (GObject *object)
{
  GabPagePrivate *priv = gab_page_get_instance_private (GAB_PAGE (object));
  GtkWidget *child;

  g_clear_object (&priv->signals);
  g_clear_object (&priv->session);
  g_clear_pointer (&priv->drawn, g_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (gab_page_parent_class)->dispose (object);
}

static void
gab_page_class_init (GabPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = gab_page_get_property;
  object_class->set_property = gab_page_set_property;
  object_class->constructed = gab_page_constructed;
  object_class->dispose = gab_page_dispose;
  widget_class->map = gab_page_map;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, GAB_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_page_init (GabPage *self)
{
  GabPagePrivate *priv = gab_page_get_instance_private (self);

  priv->signals = g_signal_group_new (GAB_TYPE_SESSION);
  g_signal_group_connect_object (priv->signals, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (priv->signals, "notify::page", G_CALLBACK (refresh_when_shown), self,
                                 G_CONNECT_SWAPPED);
  g_signal_group_connect_object (priv->signals, "notify::table-dice", G_CALLBACK (dice_switched), self, G_CONNECT_SWAPPED);
}

/**
 * gab_page_get_session:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the session it shows.
 */
GabSession *
gab_page_get_session (GabPage *self)
{
  GabPagePrivate *priv = gab_page_get_instance_private (self);

  return priv->session;
}

/**
 * gab_page_set_session:
 * @self: a page
 * @session: (nullable): the session to show
 */
void
gab_page_set_session (GabPage    *self,
                      GabSession *session)
{
  GabPagePrivate *priv = gab_page_get_instance_private (self);

  if (!g_set_object (&priv->session, session))
    return;
  g_signal_group_set_target (priv->signals, session);
  changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

/**
 * gab_page_get_campaign:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the campaign as the viewer may see it.
 */
GabCampaign *
gab_page_get_campaign (GabPage *self)
{
  GabSession *session = gab_page_get_session (self);

  return session != NULL ? gab_session_get_campaign (session) : NULL;
}

/**
 * gab_page_get_shown:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the thing that the session shows.
 */
GabThing *
gab_page_get_shown (GabPage *self)
{
  GabSession *session = gab_page_get_session (self);

  return session != NULL ? gab_session_get_shown (session) : NULL;
}

/**
 * gab_page_refresh:
 * @self: a page
 *
 * Brings it up to date.
 */
void
gab_page_refresh (GabPage *self)
{
  GabPagePrivate *priv = gab_page_get_instance_private (self);

  if (priv->session == NULL)
    return;
  g_free (priv->drawn);
  priv->drawn = g_strdup (gab_session_get_page (priv->session));
  GAB_PAGE_GET_CLASS (self)->refresh (self);
}

/**
 * gab_tell:
 * @widget: any widget in the window
 * @text: a sentence
 * @with_undo: whether to offer Undo beside it
 *
 * Has the window show a passing message.
 */
void
gab_tell (GtkWidget  *widget,
          const char *text,
          gboolean    with_undo)
{
  gtk_widget_activate_action (widget, "win.tell", "(sb)", text, with_undo);
}

/**
 * gab_tell_error:
 * @widget: any widget in the window
 * @error: what went wrong
 *
 * Has the window show it until it is dismissed.
 */
void
gab_tell_error (GtkWidget    *widget,
                const GError *error)
{
  g_autofree char *text = gab_error_describe (error);

  gtk_widget_activate_action (widget, "win.tell-error", "s", text);
}
