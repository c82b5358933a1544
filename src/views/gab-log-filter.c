/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the log is shown: of which siege or battle, of which side, how important. */

#include "gab-log-filter.h"

#include "gab-flow.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_LETTERS 18

struct _GabLogFilter
{
  GtkBox parent_instance;

  GtkDropDown *where;
  GtkDropDown *side;
  GtkDropDown *weight;
  GPtrArray   *places; /* of handle, one a row of the first; NULL for all, "" for the campaign's own log */
  GPtrArray   *sides;  /* of handle, one a row of the second; NULL for both */
  GabCampaign *campaign;
  gboolean     filling;
};

G_DEFINE_FINAL_TYPE (GabLogFilter, gab_log_filter, GTK_TYPE_BOX)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
gab_log_filter_finalize (GObject *object)
{
  GabLogFilter *self = GAB_LOG_FILTER (object);

  g_clear_object (&self->campaign);
  g_ptr_array_unref (self->places);
  g_ptr_array_unref (self->sides);

  G_OBJECT_CLASS (gab_log_filter_parent_class)->finalize (object);
}

static void
gab_log_filter_class_init (GabLogFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_log_filter_finalize;

  /**
   * GabLogFilter::changed:
   * @self: the filter
   *
   * Something else shall be shown.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_LOG_FILTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chosen (GabLogFilter *self)
{
  if (!self->filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkDropDown *
add_choice (GabLogFilter *self,
            GtkWidget    *flow,
            const char   *name)
{
  GtkWidget *choice = gtk_drop_down_new (NULL, NULL);

  gab_words_in_down (GTK_DROP_DOWN (choice), MOST_LETTERS);
  gtk_widget_set_tooltip_text (choice, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (chosen), self, G_CONNECT_SWAPPED);
  gab_flow_append (GAB_FLOW (flow), choice);
  return GTK_DROP_DOWN (choice);
}

static void
gab_log_filter_init (GabLogFilter *self)
{
  const char *const weights[] = { _("Everything"), _("What happened"), _("Notes only"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (weights);
  GtkWidget *flow = gab_flow_new ();

  self->places = g_ptr_array_new_with_free_func (g_free);
  self->sides = g_ptr_array_new_with_free_func (g_free);
  self->filling = TRUE;
  gtk_widget_set_hexpand (flow, TRUE);
  gtk_box_append (GTK_BOX (self), flow);
  self->where = add_choice (self, flow, _("Of which siege or battle"));
  self->side = add_choice (self, flow, _("Of which side"));
  self->weight = add_choice (self, flow, _("How important"));
  gtk_drop_down_set_model (self->weight, G_LIST_MODEL (list));
  self->filling = FALSE;
}

/**
 * gab_log_list_places:
 * @campaign: a campaign, as its viewer may see it
 * @open: only those sieges and battles that still take orders
 * @handles: (element-type utf8): takes one handle a name; NULL for the campaign
 *
 * Returns: (transfer full): whose logs there are, by name; the campaign first.
 */
GtkStringList *
gab_log_list_places (GabCampaign *campaign,
                     gboolean     open,
                     GPtrArray   *handles)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GtkStringList *names = gtk_string_list_new (NULL);

  g_ptr_array_add (handles, NULL);
  gtk_string_list_append (names, _("Campaign"));
  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (open && (gab_operation_get_closed (operation) || gab_operation_find_rules (operation) == NULL))
        continue;
      g_ptr_array_add (handles, g_strdup (gab_thing_get_handle (GAB_THING (operation))));
      gtk_string_list_append (names, gab_thing_get_name (GAB_THING (operation)));
    }
  return names;
}

static void
show_choice (GtkDropDown   *choice,
             GtkStringList *names,
             guint          selected)
{
  gtk_drop_down_set_model (choice, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (choice, selected < g_list_model_get_n_items (G_LIST_MODEL (names)) ? selected : 0);
}

static void
show_places (GabLogFilter *self)
{
  g_autoptr (GtkStringList) names = NULL;
  const char *all[] = { _("All logs"), NULL };
  guint selected = gtk_drop_down_get_selected (self->where);

  g_ptr_array_set_size (self->places, 0);
  names = gab_log_list_places (self->campaign, FALSE, self->places);
  g_ptr_array_index (self->places, 0) = g_strdup ("");
  g_ptr_array_insert (self->places, 0, NULL);
  gtk_string_list_splice (names, 0, 0, all);
  show_choice (self->where, names, selected);
}

static void
show_sides (GabLogFilter *self)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (self->campaign));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = gtk_drop_down_get_selected (self->side);

  g_ptr_array_set_size (self->sides, 0);
  g_ptr_array_add (self->sides, NULL);
  gtk_string_list_append (names, _("Both sides"));
  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);

      g_ptr_array_add (self->sides, g_strdup (gab_thing_get_handle (side)));
      gtk_string_list_append (names, gab_thing_get_name (side));
    }
  show_choice (self->side, names, selected);
}

/**
 * gab_log_filter_show:
 * @self: a filter
 * @campaign: a campaign, as its viewer may see it
 *
 * Lists what may be chosen; what is chosen stays.
 */
void
gab_log_filter_show (GabLogFilter *self,
                     GabCampaign  *campaign)
{
  g_set_object (&self->campaign, campaign);
  self->filling = TRUE;
  show_places (self);
  show_sides (self);
  self->filling = FALSE;
}

static const char *
get_choice (GtkDropDown *choice,
            GPtrArray   *handles)
{
  guint selected = gtk_drop_down_get_selected (choice);

  return selected < handles->len ? g_ptr_array_index (handles, selected) : NULL;
}

/**
 * gab_log_filter_is_set:
 * @self: a filter
 *
 * Returns: whether it keeps anything back.
 */
gboolean
gab_log_filter_is_set (GabLogFilter *self)
{
  return get_choice (self->where, self->places) != NULL || get_choice (self->side, self->sides) != NULL ||
         gtk_drop_down_get_selected (self->weight) != GAB_LOG_ALL;
}

/* Whether an order names anything of a side: "sick 45th-foot:3". */
static gboolean
names_side (GabLogFilter *self,
            const char   *line,
            const char   *side)
{
  g_auto (GStrv) words = g_strsplit_set (line, " :,.", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      GabThing *thing = *words[i] != '\0' ? gab_campaign_find (self->campaign, words[i]) : NULL;

      if (g_str_equal (words[i], side) || (thing != NULL && g_strcmp0 (gab_campaign_side_of_thing (self->campaign, thing), side) == 0))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_of_side (GabLogFilter *self,
            GabLogItem   *item,
            const char   *side)
{
  GabOperation *operation = gab_log_item_get_operation (item);
  const char *line = gab_log_entry_get_line (gab_log_item_get_entry (item));

  if (operation == NULL)
    return names_side (self, line, side);
  if (g_strcmp0 (gab_operation_get_side (operation), side) == 0)
    return TRUE;
  return gab_operation_get_fortress (operation) != NULL && names_side (self, gab_operation_get_fortress (operation), side);
}

static gboolean
is_important (GabLogEntry  *entry,
              GabLogWeight  weight)
{
  const char *line = gab_log_entry_get_line (entry);

  switch (weight)
    {
    case GAB_LOG_EVENTS:
      return !gab_log_entry_get_struck (entry) && !g_str_has_prefix (line, "advance ");
    case GAB_LOG_NOTES:
      return g_str_equal (line, "note");
    case GAB_LOG_ALL:
    default:
      return TRUE;
    }
}

/**
 * gab_log_filter_wants:
 * @self: a filter
 * @item: an item of the log
 *
 * Returns: whether it is to be shown.
 */
gboolean
gab_log_filter_wants (GabLogFilter *self,
                      GabLogItem   *item)
{
  GabOperation *operation = gab_log_item_get_operation (item);
  const char *where = get_choice (self->where, self->places);
  const char *side = get_choice (self->side, self->sides);

  if (where != NULL && !g_str_equal (where, operation != NULL ? gab_thing_get_handle (GAB_THING (operation)) : ""))
    return FALSE;
  return is_important (gab_log_item_get_entry (item), gtk_drop_down_get_selected (self->weight)) &&
         (side == NULL || is_of_side (self, item, side));
}

static void
choose (GtkDropDown *choice,
        GPtrArray   *handles,
        const char  *handle)
{
  for (guint i = 0; i < handles->len; i++)
    if (g_strcmp0 (g_ptr_array_index (handles, i), handle) == 0)
      gtk_drop_down_set_selected (choice, i);
}

/**
 * gab_log_filter_choose:
 * @self: a filter that shows a campaign
 * @where: (nullable): the handle of a siege or battle; "" the campaign's own log; NULL all
 * @side: (nullable): the handle of a side; NULL both
 * @weight: how important
 *
 * Chooses what is shown, as the player would.
 */
void
gab_log_filter_choose (GabLogFilter *self,
                       const char   *where,
                       const char   *side,
                       GabLogWeight  weight)
{
  choose (self->where, self->places, where);
  choose (self->side, self->sides, side);
  gtk_drop_down_set_selected (self->weight, weight);
}
