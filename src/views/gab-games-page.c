/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of games: numbered by date, with what each came to. */

#include "gab-games-page.h"

#include "gab-entry-dialog.h"
#include "gab-ink.h"
#include "gab-look.h"
#include "gab-played.h"

#include <glib/gi18n-lib.h>

struct _GabGamesPage
{
  GabPage parent_instance;

  GtkLabel  *nothing;
  GtkWidget *card;
  GtkGrid   *grid;
};

G_DEFINE_FINAL_TYPE (GabGamesPage, gab_games_page, GAB_TYPE_PAGE)

enum { COLUMN_NUMBER, COLUMN_NAME, COLUMN_DAYS, COLUMN_STATE, COLUMN_COST, COLUMN_ACTIONS, N_COLUMNS };

static void
attach (GabGamesPage *self,
        int           column,
        int           row,
        const char   *text,
        const char   *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NUMBER ? 1 : 0);
  gtk_label_set_wrap (GTK_LABEL (label), column == COLUMN_NAME);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (column == COLUMN_NAME)
    {
      gtk_label_set_width_chars (GTK_LABEL (label), 13);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

static char *
tell_cost (const GabPlayed *played)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < played->costs->len; i++)
    {
      const GabPlayedCost *cost = &g_array_index (played->costs, GabPlayedCost, i);
      g_autofree char *men = gab_ink_number (cost->men);

      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: a side, and how many men it lost in a game */
      g_string_append_printf (text, _("%1$s: %2$s"), cost->side, men);
    }
  return g_string_free (text, FALSE);
}

static void
add_button (GtkBox       *box,
            GabOperation *operation,
            const char   *label,
            const char   *spoken,
            const char   *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  const char *name = gab_thing_get_name (GAB_THING (operation));
  g_autofree char *text = g_strdup_printf ("%s, %s", spoken, name);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (GAB_THING (operation)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "link");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (box, button);
}

/* Raising is for a game that is open; dismissing for whoever was raised. */
static void
add_actions (GabGamesPage    *self,
             const GabPlayed *played,
             int              row)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  GabOperation *operation = played->operation;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean hands = gab_session_get_viewer (session) != GAB_VIEWER_TABLE;

  add_button (GTK_BOX (box), operation, _("Open"), _("Open"), "win.show-page");
  if (gab_operation_get_closed (operation))
    add_button (GTK_BOX (box), operation, _("Bill…"), _("Butcher’s bill"), "win.bill");
  else if (hands)
    add_button (GTK_BOX (box), operation, _("Raise…"), _("Raise for this game"), "games.raise");
  if (played->raised && hands)
    add_button (GTK_BOX (box), operation, C_("game", "Dismiss"), _("Dismiss who was raised for it"), "games.dismiss");
  gtk_grid_attach (self->grid, box, COLUMN_ACTIONS, row, 1, 1);
}

static void
add_game (GabGamesPage    *self,
          GabCampaign     *campaign,
          const GabPlayed *played,
          int              row)
{
  g_autofree char *number = gab_ink_number (played->number);
  g_autofree char *days = gab_look_days (campaign, played->operation);
  g_autofree char *cost = tell_cost (played);
  gboolean closed = gab_operation_get_closed (played->operation);

  attach (self, COLUMN_NUMBER, row, number, "strong");
  attach (self, COLUMN_NAME, row, gab_thing_get_name (GAB_THING (played->operation)), "cell");
  attach (self, COLUMN_DAYS, row, days, "cell");
  attach (self, COLUMN_STATE, row, gab_look_state (played->operation), closed ? "cell" : "strong");
  attach (self, COLUMN_COST, row, cost, "cell");
  add_actions (self, played, row);
}

static void
gab_games_page_refresh (GabPage *page)
{
  static const char *const titles[N_COLUMNS] = {
    [COLUMN_NUMBER] = N_("No."), [COLUMN_NAME] = N_("Game"), [COLUMN_DAYS] = N_("When"), [COLUMN_STATE] = N_("Result"),
    [COLUMN_COST] = N_("Men lost"), [COLUMN_ACTIONS] = "",
  };
  GabGamesPage *self = GAB_GAMES_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  g_autoptr (GPtrArray) games = gab_played_list (campaign);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (int i = 0; i < N_COLUMNS; i++)
    attach (self, i, 0, *titles[i] != '\0' ? _(titles[i]) : "", "column-title");
  for (guint i = 0; i < games->len; i++)
    add_game (self, campaign, g_ptr_array_index (games, i), i + 1);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), games->len == 0);
  gtk_widget_set_visible (self->card, games->len > 0);
}

static void
raise_for (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gab_entry_dialog_open (widget, gab_page_get_session (GAB_PAGE (widget)), GAB_BOOKS_RAISE,
                         g_variant_get_string (parameter, NULL));
}

static void
dismiss (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (widget));
  const char *handle = g_variant_get_string (parameter, NULL);
  g_autofree char *line = g_strdup_printf ("dismiss %s", handle);
  /* Translators: a siege or battle */
  g_autofree char *label = g_strdup_printf (_("Dismiss who was raised for %s"),
                                            gab_campaign_label (gab_session_get_campaign (session), handle));
  g_autoptr (GError) error = NULL;

  if (gab_session_order (session, NULL, line, NULL, NULL, label, &error))
    gab_tell (widget, label, TRUE);
  else
    gab_tell_error (widget, error);
}

static void
gab_games_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_GAMES_PAGE);

  G_OBJECT_CLASS (gab_games_page_parent_class)->dispose (object);
}

static void
gab_games_page_class_init (GabGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_games_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_games_page_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-games-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabGamesPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, GabGamesPage, card);
  gtk_widget_class_bind_template_child (widget_class, GabGamesPage, grid);
  gtk_widget_class_install_action (widget_class, "games.raise", "s", raise_for);
  gtk_widget_class_install_action (widget_class, "games.dismiss", "s", dismiss);
}

static void
gab_games_page_init (GabGamesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
