/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of sides: a card each. */

#include "gab-sides-page.h"

#include "gab-sides-card.h"

struct _GabSidesPage
{
  GabPage parent_instance;

  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (GabSidesPage, gab_sides_page, GAB_TYPE_PAGE)

/* Cards stay where they are, so that focus does while one is typed in. */
static void
gab_sides_page_refresh (GabPage *page)
{
  GabSidesPage *self = GAB_SIDES_PAGE (page);
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (gab_page_get_campaign (page)));
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);

      if (card == NULL)
        {
          card = gab_sides_card_new (gab_page_get_session (page));
          gtk_box_append (self->cards, card);
        }
      gab_sides_card_show (GAB_SIDES_CARD (card), side);
      card = gtk_widget_get_next_sibling (card);
    }
  while (card != NULL)
    {
      GtkWidget *gone = card;

      card = gtk_widget_get_next_sibling (card);
      gtk_box_remove (self->cards, gone);
    }
}

static void
gab_sides_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_SIDES_PAGE);

  G_OBJECT_CLASS (gab_sides_page_parent_class)->dispose (object);
}

static void
gab_sides_page_class_init (GabSidesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_sides_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_sides_page_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-sides-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSidesPage, cards);
}

static void
gab_sides_page_init (GabSidesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
