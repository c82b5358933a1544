/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's header: what is open, who looks, whose dice; and its menus. */

#include "gab-window-private.h"

#include "gab-recent.h"
#include "gab-sample.h"

#include <glib/gi18n-lib.h>

#define MOST_RECENT 6

static void
update_titles (GabWindow *self)
{
  GabCampaign *campaign = gab_session_get_campaign (self->session);
  GabDocument *document = gab_session_get_document (self->session);
  g_autofree char *date = gab_campaign_dup_date (campaign);
  const char *name = gab_thing_get_name (GAB_THING (campaign));
  gboolean saved = !gab_document_get_modified (document) && gab_document_get_file (document) != NULL;
  /* Translators: the campaign's date, and whether its file is up to date */
  g_autofree char *subtitle = g_strdup_printf (_("%1$s · %2$s"), date, saved ? _("saved") : _("not saved"));

  gtk_label_set_label (self->title, name);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), name);
}

static void
update_tooltips (GabWindow *self)
{
  GabDocument *document = gab_session_get_document (self->session);
  /* What was done may be nothing for a side to know. */
  gboolean umpire = gab_session_get_viewer (self->session) == GAB_VIEWER_UMPIRE;
  const char *undo = umpire ? gab_document_get_undo_label (document) : NULL;
  const char *redo = umpire ? gab_document_get_redo_label (document) : NULL;
  g_autofree char *undo_text = NULL;
  g_autofree char *redo_text = NULL;

  /* Translators: what was done, as the undo list calls it */
  undo_text = undo != NULL ? g_strdup_printf (_("Undo: %s"), undo) : g_strdup (_("Undo the last order"));
  redo_text = redo != NULL ? g_strdup_printf (_("Redo: %s"), redo) : g_strdup (_("Redo"));
  gtk_widget_set_tooltip_text (self->undo_button, undo_text);
  gtk_widget_set_tooltip_text (self->redo_button, redo_text);
}

static void
update_dice (GabWindow *self)
{
  gboolean table = gab_session_get_table_dice (self->session);

  gtk_label_set_label (self->dice_label, table ? _("Table dice") : _("Program dice"));
  gtk_widget_set_tooltip_text (self->dice_button, table ? _("You type the dice that fell on the table. Press to have the program roll.")
                                                        : _("The program rolls. Press to type the dice that fall on the table."));
}

void
gab_window_update_header (GabWindow *self)
{
  GtkWidget *with_campaign[] = { self->save_button, GTK_WIDGET (self->subtitle) };
  GtkWidget *with_desk[] = { self->undo_button, self->redo_button, self->dice_button, GTK_WIDGET (self->view_button) };
  gboolean open = self->session != NULL;
  gboolean folded = open && self->desk != NULL && gab_desk_get_folded (self->desk);

  for (guint i = 0; i < G_N_ELEMENTS (with_campaign); i++)
    gtk_widget_set_visible (with_campaign[i], open);
  for (guint i = 0; i < G_N_ELEMENTS (with_desk); i++)
    gtk_widget_set_visible (with_desk[i], open && self->curtain == NULL);
  gtk_widget_set_visible (self->sidebar_button, folded);
  gtk_widget_set_visible (GTK_WIDGET (self->dice_label), !folded);
  if (!open)
    {
      gtk_label_set_label (self->title, _("Gabion"));
      gtk_window_set_title (GTK_WINDOW (self), _("Gabion"));
      return;
    }
  update_titles (self);
  update_tooltips (self);
  update_dice (self);
  gab_view_button_show (self->view_button, gab_session_get_campaign (self->session),
                        gab_session_get_viewer (self->session), folded);
}

/* A player's words in a menu: an underline in them is no mnemonic. */
static void
append_words (GMenu      *menu,
              const char *words,
              const char *action,
              const char *target)
{
  g_auto (GStrv) parts = g_strsplit (words, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static GMenu *
new_recent (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GPtrArray) recents = gab_recent_list (MOST_RECENT, FALSE);

  for (guint i = 0; i < recents->len; i++)
    {
      const GabRecent *recent = g_ptr_array_index (recents, i);

      append_words (menu, recent->name, "win.open-file", recent->path);
    }
  return menu;
}

static GMenu *
new_samples (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GPtrArray) samples = gab_sample_list ();

  for (guint i = 0; i < samples->len; i++)
    {
      const GabSample *sample = g_ptr_array_index (samples, i);

      append_words (menu, sample->title, "win.open-sample", sample->sample);
    }
  return menu;
}

static void
make_open_menu (GtkMenuButton *button,
                gpointer       data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) recent = new_recent ();
  g_autoptr (GMenu) samples = new_samples ();

  g_menu_append (files, _("_New campaign…"), "win.new");
  g_menu_append (files, _("_Open a file…"), "win.open");
  g_menu_append (files, _("Reopen the _last campaign"), "win.reopen-last");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  if (g_menu_model_get_n_items (G_MENU_MODEL (recent)) > 0)
    g_menu_append_section (menu, _("Recent"), G_MENU_MODEL (recent));
  g_menu_append_section (menu, _("Samples"), G_MENU_MODEL (samples));
  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (G_MENU_MODEL (menu)));
}

static void
make_primary_menu (GtkMenuButton *button,
                   gpointer       data)
{
  GabWindow *self = data;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (self->primary_menu));
}

/* Menus cost more than their buttons: each is made when it is first opened. */
void
gab_window_set_up_menus (GabWindow *self)
{
  gtk_menu_button_set_create_popup_func (self->open_button, make_open_menu, self, NULL);
  gtk_menu_button_set_create_popup_func (self->menu_button, make_primary_menu, self, NULL);
}
