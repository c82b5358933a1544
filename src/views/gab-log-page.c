/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that shows the logs: what was ordered, and what came of it. */

#include "gab-log-page.h"

#include "gab-draft.h"
#include "gab-log-filter.h"
#include "gab-log-list.h"
#include "gab-log-row.h"
#include "gab-log-story.h"
#include "gab-rows.h"

#include <glib/gi18n-lib.h>

/* Rows are dear: their sentences wrap, and a list view makes two hundred of them. So
 * the last entries are shown at once and those before them a few at a time. */
#define SHOWN_AT_ONCE 8
#define SHOWN_EACH    1 /* one may have a long story to tell */
#define ROWS_MADE     210 /* no more are made, however long the list */

struct _GabLogPage
{
  GabPage parent_instance;

  GtkSearchEntry  *search;
  GtkToggleButton *notation;
  GabLogFilter    *choices;
  GtkListView     *view;
  GtkLabel        *nothing;
  GtkWidget       *notes;
  GtkEditable     *note;
  GtkWidget       *orders;
  GtkDropDown     *log;
  GtkEditable     *line;
  GtkEditable     *dice;
  GtkLabel        *problem;

  GabLogList         *list;
  GtkCustomFilter    *filter;
  GtkFilterListModel *shown;
  guint               revealing; /* shows earlier entries by and by */
  gboolean            holding;   /* the last entry need not be looked for */
  guint               scroll;  /* shows the last entry when the list has settled */
  GPtrArray          *targets; /* of handle: open operations; NULL for the books */
  char               *words;   /* searched for, folded */
};

G_DEFINE_FINAL_TYPE (GabLogPage, gab_log_page, GAB_TYPE_PAGE)

static gboolean
is_wanted (gpointer item,
           gpointer data)
{
  GabLogPage *self = data;

  return !gab_log_item_is_empty (item) && gab_log_filter_wants (self->choices, item) &&
         (self->words == NULL || gab_log_item_matches (item, self->words));
}

static void
set_up_row (GtkSignalListItemFactory *factory,
            GtkListItem              *row,
            gpointer                  data)
{
  gtk_list_item_set_child (row, gab_log_row_new ());
  gtk_list_item_set_activatable (row, FALSE);
}

static void
bind_row (GtkSignalListItemFactory *factory,
          GtkListItem              *row,
          gpointer                  data)
{
  GabLogPage *self = data;
  GabSession *session = gab_page_get_session (GAB_PAGE (self));

  gab_log_row_show (GAB_LOG_ROW (gtk_list_item_get_child (row)), gab_session_get_campaign (session), gtk_list_item_get_item (row),
                    gtk_toggle_button_get_active (self->notation), gab_session_get_viewer (session) == GAB_VIEWER_UMPIRE);
}

static gboolean
show_last (gpointer data)
{
  GabLogPage *self = data;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  self->scroll = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n == 0);
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

/* Rows above those that are looked at move nothing. */
static gboolean
reveal_above (GabLogPage *self,
              guint       n)
{
  gboolean more;

  self->holding = TRUE;
  more = gab_log_list_reveal (self->list, n);
  self->holding = FALSE;
  return more;
}

static gboolean
reveal (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  GabLogPage *self = data;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  /* What comes while nobody looks would all be laid out at once when somebody does. */
  gboolean more = gtk_widget_get_mapped (widget) && reveal_above (self, n < ROWS_MADE ? SHOWN_EACH : G_MAXUINT);

  if (!more)
    self->revealing = 0;
  return more;
}

/* Whoever goes to the beginning goes to that of the log, not of what is shown of it yet. */
static gboolean
key_pressed (GabLogPage     *self,
             guint           key,
             guint           code,
             GdkModifierType state)
{
  if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    reveal_above (self, G_MAXUINT);
  return GDK_EVENT_PROPAGATE;
}

static void
listen (GabLogPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}

/* Once a frame, so that each few are laid out before the next come. */
static void
queue_reveal (GabLogPage *self)
{
  if (self->revealing == 0)
    self->revealing = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal, self, NULL);
}

/* The list fills by and by: what is shown is looked at when it has done so. */
static void
queue_show_last (GabLogPage *self)
{
  if (self->scroll == 0 && !self->holding)
    self->scroll = g_idle_add (show_last, self);
}

static void
set_up_list (GabLogPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSelectionModel) selection = NULL;

  self->list = gab_log_list_new ();
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  /* Looking through a long log makes its entries: a little at a time. */
  self->shown = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->list)), NULL);
  gtk_filter_list_model_set_incremental (self->shown, TRUE);
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (queue_show_last), self, G_CONNECT_SWAPPED);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->shown))));
  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_row), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_row), self, 0);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, selection);
  gab_rows_tab_leaves (GTK_WIDGET (self->view));
}

/* Nothing is hidden from the umpire: without a search the list stands as it is. */
static void
update_filter (GabLogPage *self)
{
  gboolean narrowed = self->words != NULL || gab_log_filter_is_set (self->choices);
  gboolean needed = narrowed || gab_session_get_viewer (gab_page_get_session (GAB_PAGE (self))) != GAB_VIEWER_UMPIRE;

  gtk_label_set_label (self->nothing, narrowed ? _("No entry is like that.") : _("Nothing stands here yet."));
  gtk_filter_list_model_set_filter (self->shown, needed ? GTK_FILTER (self->filter) : NULL);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* Orders go to the books or to a siege or battle that is open. */
static void
list_targets (GabLogPage  *self,
              GabCampaign *campaign)
{
  g_autoptr (GtkStringList) names = NULL;
  guint chosen = gtk_drop_down_get_selected (self->log);

  g_ptr_array_set_size (self->targets, 0);
  names = gab_log_list_places (campaign, TRUE, self->targets);
  gtk_drop_down_set_model (self->log, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->log, chosen < self->targets->len ? chosen : 0);
}

static void
gab_log_page_refresh (GabPage *page)
{
  GabLogPage *self = GAB_LOG_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  gboolean umpire = gab_session_get_viewer (gab_page_get_session (page)) == GAB_VIEWER_UMPIRE;

  gab_log_list_show (self->list, campaign, SHOWN_AT_ONCE);
  queue_reveal (self);
  gab_log_filter_show (self->choices, campaign);
  update_filter (self);
  list_targets (self, campaign);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), gab_session_get_table_dice (gab_page_get_session (page)));
  gtk_widget_set_visible (self->notes, umpire);
  gtk_widget_set_visible (self->orders, umpire && gtk_toggle_button_get_active (self->notation));
  gtk_widget_set_visible (GTK_WIDGET (self->notation), umpire);
  gab_draft_bind (GTK_WIDGET (self->line), gab_page_get_session (page), "log", "line");
  gab_draft_bind (GTK_WIDGET (self->dice), gab_page_get_session (page), "log", "dice");
  gab_draft_bind (GTK_WIDGET (self->note), gab_page_get_session (page), "log", "note");
  queue_show_last (self);
}

static void
notation_toggled (GabLogPage *self)
{
  if (gab_page_get_session (GAB_PAGE (self)) != NULL)
    gab_page_refresh (GAB_PAGE (self));
}

static void
choices_changed (GabLogPage *self)
{
  update_filter (self);
  queue_show_last (self);
}

static void
search_changed (GabLogPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  g_free (self->words);
  self->words = *text != '\0' ? g_utf8_casefold (text, -1) : NULL;
  choices_changed (self);
}

static void
line_changed (GabLogPage *self)
{
  gtk_label_set_label (self->problem, "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
}

static void
show_problem (GabLogPage   *self,
              const GError *error)
{
  g_autofree char *text = gab_error_describe (error);

  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/**
 * gab_log_page_give:
 * @self: a log page
 * @operation: (nullable): in whose log; NULL the campaign's own
 * @line: an order in notation
 * @typed: (nullable): the dice typed for it
 * @reason: (nullable): the words beside it
 *
 * Gives an order, and shows the rule where it is refused.
 *
 * Returns: whether it was applied.
 */
gboolean
gab_log_page_give (GabLogPage *self,
                   const char *operation,
                   const char *line,
                   const char *typed,
                   const char *reason)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  /* Translators: an order in notation, in the undo list */
  g_autofree char *label = reason != NULL ? g_strdup (_("Note")) : g_strdup_printf (_("Order “%s”"), line);
  g_autoptr (GError) error = NULL;

  if (!gab_session_order (session, operation, line, typed, reason, label, &error))
    {
      show_problem (self, error);
      return FALSE;
    }
  line_changed (self);
  gab_tell (GTK_WIDGET (self), label, TRUE);
  return TRUE;
}

static void
add_note (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  GabLogPage *self = GAB_LOG_PAGE (widget);
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (self->note)));

  if (*words != '\0' && gab_log_page_give (self, NULL, "note", NULL, words))
    gtk_editable_set_text (self->note, "");
}

static void
give_line (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabLogPage *self = GAB_LOG_PAGE (widget);
  guint chosen = gtk_drop_down_get_selected (self->log);
  g_autofree char *line = g_strstrip (g_strdup (gtk_editable_get_text (self->line)));

  if (*line == '\0' || chosen >= self->targets->len)
    return;
  if (gab_log_page_give (self, g_ptr_array_index (self->targets, chosen), line, gtk_editable_get_text (self->dice), NULL))
    {
      gtk_editable_set_text (self->line, "");
      gtk_editable_set_text (self->dice, "");
    }
}

static void
copy_story (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GabLogPage *self = GAB_LOG_PAGE (widget);

  reveal_above (self, G_MAXUINT);
  gab_log_story_copy (widget, G_LIST_MODEL (self->list), is_wanted, self);
}

static void
note_activated (GabLogPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "log.note", NULL);
}

static void
line_activated (GabLogPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "log.order", NULL);
}

static void
gab_log_page_dispose (GObject *object)
{
  GabLogPage *self = GAB_LOG_PAGE (object);

  g_clear_handle_id (&self->scroll, g_source_remove);
  if (self->revealing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->revealing);
  self->revealing = 0;
  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  G_OBJECT_CLASS (gab_log_page_parent_class)->dispose (object);
}

static void
gab_log_page_finalize (GObject *object)
{
  GabLogPage *self = GAB_LOG_PAGE (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->list);
  g_ptr_array_unref (self->targets);
  g_free (self->words);

  G_OBJECT_CLASS (gab_log_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, search);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, notation);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, choices);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, view);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, notes);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, note);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, orders);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, log);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, line);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, dice);
  gtk_widget_class_bind_template_child (widget_class, GabLogPage, problem);
  gtk_widget_class_bind_template_callback (widget_class, notation_toggled);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, choices_changed);
  gtk_widget_class_bind_template_callback (widget_class, line_changed);
  gtk_widget_class_bind_template_callback (widget_class, note_activated);
  gtk_widget_class_bind_template_callback (widget_class, line_activated);
}

static void
gab_log_page_class_init (GabLogPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = gab_log_page_dispose;
  object_class->finalize = gab_log_page_finalize;
  GAB_PAGE_CLASS (klass)->refresh = gab_log_page_refresh;
  GAB_PAGE_CLASS (klass)->has_dice = TRUE;

  g_type_ensure (GAB_TYPE_LOG_FILTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-log-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "log.note", NULL, add_note);
  gtk_widget_class_install_action (widget_class, "log.order", NULL, give_line);
  gtk_widget_class_install_action (widget_class, "log.copy", NULL, copy_story);
}

static void
gab_log_page_init (GabLogPage *self)
{
  self->targets = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_list (self);
  listen (self);
  g_signal_connect (self, "map", G_CALLBACK (queue_reveal), NULL);
}
