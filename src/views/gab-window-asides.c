/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window tells what a file's reading has to say: that it was brought up from an older format, and what
 * could not be read. */

#include "gab-window-private.h"

#include "gab-asides-dialog.h"

#include <glib/gi18n-lib.h>

/* Once after opening; the player sends the bars away. */
void
gab_window_tell_asides (GabWindow   *self,
                        GabCampaign *campaign)
{
  static const GabBannerButton dismiss[] = { { N_("_Dismiss"), "win.hide-bar", "upgraded" }, { NULL, NULL, NULL } };
  static const GabBannerButton buttons[] = {
    { N_("S_how…"), "win.show-asides", NULL }, { N_("_Dismiss"), "win.hide-bar", "unread" }, { NULL, NULL, NULL }
  };
  guint n = gab_campaign_get_asides (campaign)->len;
  g_autofree char *text = g_strdup_printf (ngettext ("%u record could not be read. It is kept in the file as it stood.",
                                                     "%u records could not be read. They are kept in the file as they stood.", n), n);

  if (gab_campaign_get_notice (campaign) != NULL)
    gab_window_show_bar (self, "upgraded", gab_campaign_get_notice (campaign), dismiss);
  if (n > 0)
    gab_window_show_bar (self, "unread", text, buttons);
}

static void
show_asides (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  if (self->session == NULL)
    return;
  gtk_window_present (GTK_WINDOW (gab_asides_dialog_new (GTK_WINDOW (self),
                                                         gab_document_get_campaign (gab_session_get_document (self->session)),
                                                         gab_session_get_viewer (self->session))));
}

void
gab_window_install_asides (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.show-asides", NULL, show_asides);
}
