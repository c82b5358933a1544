/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the buttons of the page of a siege do. */

#include "gab-siege-page-private.h"

#include "gab-block-dialog.h"
#include "gab-siege-charts.h"
#include "gab-siege-ending.h"

static void
give_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gab_siege_page_line_given (GAB_SIEGE_PAGE (widget));
}

static void
end_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  gab_siege_page_put (GAB_SIEGE_PAGE (widget), "end");
}

static void
pass_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gab_siege_page_put (GAB_SIEGE_PAGE (widget), "pass");
}

static void
yesterday_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  GabSiegePage *self = GAB_SIEGE_PAGE (widget);
  GabSiegeLook look;

  if (!gab_siege_page_gather (self, &look) || !look.may || look.turn.actor < 0)
    return;
  self->repeats[look.turn.actor] = look.turn.turn;
  gtk_editable_set_text (GTK_EDITABLE (self->line), "");
  gab_siege_yesterday_go_on (self);
}

static void
now_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GAB_SIEGE_PAGE (widget)->at = -1;
  gab_page_refresh (GAB_PAGE (widget));
}

static void
paste_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (widget));

  gtk_window_present (GTK_WINDOW (gab_block_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), session,
                                                        gab_session_get_page (session))));
}

static void
book_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (widget));

  gab_siege_ending_present (GTK_WINDOW (gtk_widget_get_root (widget)), session, gab_session_get_page (session));
}

/* The actions of the page, for its buttons and keys. */
void
gab_siege_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "siege.give", NULL, give_action);
  gtk_widget_class_install_action (widget_class, "siege.end", NULL, end_action);
  gtk_widget_class_install_action (widget_class, "siege.pass", NULL, pass_action);
  gtk_widget_class_install_action (widget_class, "siege.yesterday", NULL, yesterday_action);
  gtk_widget_class_install_action (widget_class, "siege.now", NULL, now_action);
  gtk_widget_class_install_action (widget_class, "siege.book", NULL, book_action);
  gab_siege_charts_install_action (widget_class);
  gtk_widget_class_install_action (widget_class, "siege.paste", NULL, paste_action);
}
