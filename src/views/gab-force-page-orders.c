/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a force: what can be done with its roster. */

#include "gab-force-page-private.h"

#include "gab-asking.h"
#include "gab-unit-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GtkWindow *
get_window (GabForcePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* Asks for the cause of a change; a number that stays as it is needs none. */
GtkWidget *
gab_force_page_ask (GabForcePage *self,
                    GabThing     *thing,
                    GabCauseKind  kind,
                    int           wanted)
{
  GtkWidget *dialog = gab_cause_dialog_new (get_window (self), gab_page_get_session (GAB_PAGE (self)),
                                            gab_thing_get_handle (thing), kind, wanted);

  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

/* Digits, with or without marks between thousands. */
static gboolean
parse_count (const char *text,
             int        *count)
{
  g_autofree char *digits = g_malloc (strlen (text) + 1);
  guint n = 0;
  guint64 number;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isdigit (letter))
        digits[n++] = '0' + g_unichar_digit_value (letter);
      else if (!g_unichar_isspace (letter) && strchr (",.'", letter < 128 ? (int) letter : '-') == NULL)
        return FALSE;
    }
  digits[n] = '\0';
  if (n == 0 || !g_ascii_string_to_unsigned (digits, 10, 0, GAB_COUNT_MAX, &number, NULL))
    return FALSE;
  *count = (int) number;
  return TRUE;
}

/**
 * gab_force_page_type:
 * @self: a page
 * @unit: the handle of a unit of its roster
 * @present: what was typed over its men present
 *
 * Asks for the cause, unless it is the same number or none at all.
 *
 * Returns: (transfer none) (nullable): the dialog that asks.
 */
GtkWidget *
gab_force_page_type (GabForcePage *self,
                     const char   *unit,
                     const char   *present)
{
  GabThing *thing = gab_asking_real (gab_page_get_session (GAB_PAGE (self)), unit);
  g_autoptr (GError) error = NULL;
  int count = 0;

  if (!parse_count (present, &count))
    {
      error = g_error_new (GAB_ERROR, GAB_ERROR_EDIT, _("“%s” is not a number of men."), present);
      gab_tell_error (GTK_WIDGET (self), error);
      return NULL;
    }
  if (count == gab_unit_get_present (GAB_UNIT (thing)))
    return NULL;
  return gab_force_page_ask (self, thing, GAB_CAUSE_MEN, count);
}

static GabUnit *
get_unit (GabForcePage *self)
{
  GabThing *chosen = gab_force_page_get_chosen (self);

  return GAB_IS_UNIT (chosen) ? GAB_UNIT (chosen) : NULL;
}

/* The force that a new unit goes to: the chosen one, or that of the chosen unit. */
static const char *
get_force (GabForcePage *self)
{
  GabThing *chosen = gab_force_page_get_chosen (self);

  if (GAB_IS_UNIT (chosen))
    return gab_unit_get_force (GAB_UNIT (chosen));
  return gab_thing_get_handle (GAB_IS_FORCE (chosen) ? chosen : GAB_THING (self->force));
}

static void
add_unit (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  GtkWidget *editor = gab_unit_editor_new (get_window (self), gab_page_get_session (GAB_PAGE (self)),
                                           get_force (self), NULL);

  gtk_window_present (GTK_WINDOW (editor));
}

static void
edit (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  GabUnit *unit = get_unit (self);
  GtkWidget *editor;

  if (unit == NULL)
    return;
  editor = gab_unit_editor_new (get_window (self), gab_page_get_session (GAB_PAGE (self)), gab_unit_get_force (unit),
                                gab_thing_get_handle (GAB_THING (unit)));
  gtk_window_present (GTK_WINDOW (editor));
}

static void
show_history (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  GabUnit *unit = get_unit (self);

  if (unit != NULL)
    gab_session_set_page (gab_page_get_session (GAB_PAGE (self)), gab_thing_get_handle (GAB_THING (unit)));
}

static void
change_men (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  GabUnit *unit = get_unit (self);

  if (unit != NULL)
    gab_force_page_ask (self, GAB_THING (unit), GAB_CAUSE_MEN, gab_unit_get_present (unit));
}

static void
change_guns (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  GabUnit *unit = get_unit (self);

  if (unit != NULL)
    gab_force_page_ask (self, GAB_THING (unit), GAB_CAUSE_GUNS, gab_unit_get_guns (unit));
}

static void
change_rounds (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);

  gab_force_page_ask (self, GAB_THING (self->force), GAB_CAUSE_ROUNDS,
                      gab_ammunition_get_in_hand (gab_force_get_ammunition (self->force)));
}

/* All that are left: the cause is proposed, and still asked for. */
static void
strike_off (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  GabUnit *unit = get_unit (self);
  GtkWidget *dialog;

  if (unit == NULL)
    return;
  dialog = gab_force_page_ask (self, GAB_THING (unit), GAB_CAUSE_MEN, 0);
  gab_cause_dialog_choose (GAB_CAUSE_DIALOG (dialog), "strike-off");
}

/* Where a thing stands in its list. */
static gboolean
find_place (GabForcePage  *self,
            int            by,
            GabThing     **thing,
            int           *place)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  GabThing *chosen = gab_force_page_get_chosen (self);
  GListStore *siblings;
  guint position;

  *thing = chosen != NULL ? gab_asking_real (session, gab_thing_get_handle (chosen)) : NULL;
  if (*thing == NULL || chosen == GAB_THING (self->force))
    return FALSE;
  siblings = gab_campaign_get_siblings (gab_document_get_campaign (gab_session_get_document (session)), *thing);
  if (siblings == NULL || !g_list_store_find (siblings, *thing, &position))
    return FALSE;
  *place = (int) position + by;
  return *place >= 0 && *place < (int) g_list_model_get_n_items (G_LIST_MODEL (siblings));
}

static void
move (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabForcePage *self = GAB_FORCE_PAGE (widget);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->roster->view)) != NULL;
  g_autofree char *label = NULL;
  g_autoptr (GError) error = NULL;
  GabAction *action;
  GabThing *thing;
  int place;

  if (!find_place (self, g_str_equal (name, "roster.move-up") ? -1 : 1, &thing, &place))
    return;
  label = g_strdup_printf (_("Move %s"), gab_thing_get_name (thing));
  action = gab_action_new (label);
  gab_action_add_move (action, thing, place);
  if (!gab_document_do (gab_session_get_document (gab_page_get_session (GAB_PAGE (self))), action, &error))
    {
      gab_tell_error (widget, error);
      return;
    }
  gab_force_page_choose (self, gab_thing_get_handle (thing));
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self->roster->view));
}

void
gab_force_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "roster.add-unit", NULL, add_unit);
  gtk_widget_class_install_action (widget_class, "roster.edit", NULL, edit);
  gtk_widget_class_install_action (widget_class, "roster.history", NULL, show_history);
  gtk_widget_class_install_action (widget_class, "roster.men", NULL, change_men);
  gtk_widget_class_install_action (widget_class, "roster.guns", NULL, change_guns);
  gtk_widget_class_install_action (widget_class, "roster.rounds", NULL, change_rounds);
  gtk_widget_class_install_action (widget_class, "roster.strike-off", NULL, strike_off);
  gtk_widget_class_install_action (widget_class, "roster.move-up", NULL, move);
  gtk_widget_class_install_action (widget_class, "roster.move-down", NULL, move);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "roster.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "roster.move-down", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "roster.strike-off", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, 0, "roster.add-unit", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, GDK_CONTROL_MASK, "roster.history", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "roster.edit", NULL);
}

/* What can be done with the chosen row now: the one place that decides it. */
void
gab_force_page_update_actions (GabForcePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GabUnit *unit = self->force != NULL ? get_unit (self) : NULL;
  gboolean known = unit != NULL && gab_unit_get_known (unit);
  GabThing *thing;
  int place;

  gtk_widget_action_set_enabled (widget, "roster.add-unit", self->may);
  gtk_widget_action_set_enabled (widget, "roster.rounds", self->may);
  gtk_widget_action_set_enabled (widget, "roster.edit", self->may && known);
  gtk_widget_action_set_enabled (widget, "roster.history", known);
  gtk_widget_action_set_enabled (widget, "roster.men", self->may && known);
  gtk_widget_action_set_enabled (widget, "roster.guns", self->may && known &&
                                                        gab_unit_kind_has_guns (gab_unit_get_kind (unit)));
  gtk_widget_action_set_enabled (widget, "roster.strike-off", self->may && known && gab_unit_get_present (unit) > 0);
  gtk_widget_action_set_enabled (widget, "roster.move-up", self->may && find_place (self, -1, &thing, &place));
  gtk_widget_action_set_enabled (widget, "roster.move-down", self->may && find_place (self, 1, &thing, &place));
}
