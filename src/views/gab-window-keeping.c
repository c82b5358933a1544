/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept beside the window's document, and the bars that tell of it. */

#include "gab-window-private.h"

#include "gab-dialogs.h"
#include "gab-opening.h"
#include "gab-page.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>

#define DISMISS(id) { N_("_Dismiss"), "win.hide-bar", id }

static const GabBannerButton no_button[] = { { NULL, NULL, NULL } };

/* The bar of that kind; NULL when it is not shown. */
GabBanner *
gab_window_find_bar (GabWindow  *self,
                     const char *id)
{
  /* Of a window that is gone nothing is shown. */
  for (GtkWidget *bar = self->bars != NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->bars)) : NULL; bar != NULL;
       bar = gtk_widget_get_next_sibling (bar))
    if (g_str_equal (gab_banner_get_id (GAB_BANNER (bar)), id))
      return GAB_BANNER (bar);
  return NULL;
}

void
gab_window_hide_bar (GabWindow  *self,
                     const char *id)
{
  GabBanner *bar = gab_window_find_bar (self, id);

  if (bar != NULL)
    gtk_box_remove (self->bars, GTK_WIDGET (bar));
}

/* Shows a bar in the place of the one of its kind; without buttons it goes when its matter is over. */
void
gab_window_show_bar (GabWindow          *self,
                     const char         *id,
                     const char         *text,
                     const GabBannerButton *buttons)
{
  GabBannerButton translated[4] = { { NULL, NULL, NULL } };

  if (self->bars == NULL)
    return;
  for (guint i = 0; buttons != NULL && buttons[i].label != NULL && i + 1 < G_N_ELEMENTS (translated); i++)
    translated[i] = (GabBannerButton) { _(buttons[i].label), buttons[i].action, buttons[i].target };
  gab_window_hide_bar (self, id);
  gtk_box_append (self->bars, gab_banner_new (id, text, buttons != NULL ? translated : no_button));
}

/**
 * gab_window_get_bar:
 * @self: a window
 * @id: "recovered", "aside", "journal", "changed", "gone", "upgraded", "unread", "opening", "exporting" or "saving"
 *
 * Returns: (transfer none) (nullable): the sentence of the bar of that kind that it shows.
 */
const char *
gab_window_get_bar (GabWindow  *self,
                    const char *id)
{
  GabBanner *bar = gab_window_find_bar (self, id);

  return bar != NULL ? gab_banner_get_text (bar) : NULL;
}

static void
tell_recovered (GabWindow *self)
{
  static const GabBannerButton buttons[] = {
    { N_("D_iscard them…"), "win.discard-recovered", NULL }, { N_("_Keep them"), "win.hide-bar", "recovered" }, { NULL, NULL, NULL }
  };
  static const GabBannerButton dismiss[] = { DISMISS ("aside"), { NULL, NULL, NULL } };
  guint n = gab_keeper_get_recovered (self->keeper);
  g_autofree char *text = g_strdup_printf (ngettext ("%u action since the last save was recovered.",
                                                     "%u actions since the last save were recovered.", n), n);

  if (n > 0)
    gab_window_show_bar (self, "recovered", text, buttons);
  if (gab_keeper_get_told (self->keeper) != NULL)
    gab_window_show_bar (self, "aside", gab_keeper_get_told (self->keeper), dismiss);
}

static void
tell_restored (GabWindow *self)
{
  if (self->restoring)
    gab_notice_tell (self->notice, _("The version is restored. What stood there before is kept too: Restore… lists it."), FALSE);
  self->restoring = FALSE;
}

static void
tell_drafts (GabWindow *self)
{
  guint n = gab_drafts_count (gab_keeper_get_drafts (self->keeper));
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  text = g_strdup_printf (ngettext ("%u text that was half typed is kept, and stands where it was typed.",
                                    "%u texts that were half typed are kept, and stand where they were typed.", n), n);
  gab_notice_tell (self->notice, text, FALSE);
}

static void
failing_changed (GabWindow *self)
{
  static const GabBannerButton buttons[] = { { N_("_Save"), "win.save", NULL }, { NULL, NULL, NULL } };

  if (self->keeper != NULL && gab_keeper_get_failing (self->keeper))
    gab_window_show_bar (self, "journal",
                         _("The journal cannot be written: what you do now would be lost in a crash until you save it."),
                         buttons);
  else
    gab_window_hide_bar (self, "journal");
}

/* What is open is left: saved, given up, or only let go of. */
void
gab_window_drop_keeper (GabWindow *self,
                        gboolean   discard)
{
  static const char *const ids[] = { "recovered", "aside", "journal", "changed", "gone", "upgraded", "unread" };

  if (self->keeper == NULL)
    return;
  if (discard)
    gab_keeper_discard (self->keeper);
  else
    gab_keeper_end (self->keeper);
  g_clear_object (&self->keeper);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    gab_window_hide_bar (self, ids[i]);
}

static void
show (GabWindow *self,
      GabKeeper *keeper,
      GBytes    *content)
{
  GabDocument *document = gab_keeper_get_document (keeper);

  gab_window_drop_keeper (self, self->discarding);
  self->discarding = FALSE;
  gab_keeper_open (keeper, content);
  self->keeper = g_object_ref (keeper);
  g_signal_connect_object (keeper, "notify::failing", G_CALLBACK (failing_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::modified", G_CALLBACK (gab_window_update_header), self, G_CONNECT_SWAPPED);
  gab_window_show_document (self, document);
  if (gab_document_get_file (document) != NULL)
    gab_window_remember_file (self, gab_document_get_file (document));
  failing_changed (self);
  tell_recovered (self);
  tell_drafts (self);
  tell_restored (self);
  gab_window_tell_asides (self, gab_document_get_campaign (document));
}

/* What the player is asked about while the document waits. */
typedef struct
{
  GabDocument *document;
  GBytes      *content;
} Waiting;

static void
free_waiting (Waiting *waiting)
{
  g_object_unref (waiting->document);
  g_bytes_unref (waiting->content);
  g_free (waiting);
}

static void
copy_answered (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  Waiting *waiting = data;
  GFile *file = gab_document_get_file (waiting->document);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) copy = NULL;
  g_autofree char *answer = gab_dialogs_ask_choice_finish (result);

  if (g_strcmp0 (answer, "copy") == 0 && file != NULL)
    gab_window_begin_open_as (self, file, NULL, GAB_OPEN_COPY);
  else if (g_strcmp0 (answer, "copy") == 0)
    {
      copy = gab_opening_copy (waiting->content, gab_thing_get_name (GAB_THING (gab_document_get_campaign (waiting->document))),
                               &error);
      if (copy != NULL)
        gab_window_set_document (self, copy);
      else
        gab_tell_error (GTK_WIDGET (self), error);
    }
  free_waiting (waiting);
}

/* Takes a document into the window, unless somebody else has it open, as @taken says. */
void
gab_window_adopt_kept (GabWindow    *self,
                       GabKeeper    *keeper,
                       GBytes       *content,
                       const GError *taken)
{
  static const GabDialogsChoice choices[] = { { "cancel", N_("_Cancel"), 0 }, { "copy", N_("Open a co_py"), GAB_DIALOGS_MAIN }, { NULL, NULL, 0 } };
  g_autofree char *text = NULL;
  Waiting *waiting;

  if (taken == NULL)
    {
      show (self, keeper, content);
      return;
    }
  self->discarding = FALSE;
  text = g_strdup_printf ("%s %s", taken->message,
                          _("Only one window can change a campaign. A copy is a campaign of its own, without a file yet."));
  waiting = g_new (Waiting, 1);
  *waiting = (Waiting) { g_object_ref (gab_keeper_get_document (keeper)), g_bytes_ref (content) };
  gab_dialogs_ask_choice_async (GTK_WINDOW (self), _("This campaign is open elsewhere"), text, choices, copy_answered, waiting);
}

/* Takes a document just read into the window at once; a worker has done what takes long before
 * gab_window_adopt_kept(). */
void
gab_window_adopt (GabWindow *self,
                  GabKeeper *keeper,
                  GBytes    *content)
{
  g_auto (GabLockHolder) holder = { 0 };
  g_autoptr (GError) taken = NULL;

  /* The one before lets go of its lock: it may be the same campaign. */
  if (self->keeper != NULL && g_str_equal (gab_keeper_get_folder (self->keeper), gab_keeper_get_folder (keeper)))
    gab_window_drop_keeper (self, self->discarding);
  gab_keeper_lock (keeper, &holder, &taken);
  gab_window_adopt_kept (self, keeper, content, taken);
}

/**
 * gab_window_set_document:
 * @self: a window
 * @document: an untitled campaign that it shows from now on; changes to the one before
 *   are lost
 */
void
gab_window_set_document (GabWindow   *self,
                         GabDocument *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = gab_storage_write (gab_document_get_campaign (document), &error);
  g_autoptr (GabKeeper) keeper = gab_keeper_new (document);

  if (content != NULL)
    gab_window_adopt (self, keeper, content);
  else
    gab_tell_error (GTK_WIDGET (self), error);
}

static void
hide_bar (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gab_window_hide_bar (GAB_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
reopen (GabWindow *self)
{
  GabDocument *document = gab_keeper_get_document (self->keeper);
  GFile *file = gab_document_get_file (document);
  g_autofree char *base = gab_keeper_dup_base (self->keeper);
  g_autoptr (GFile) left = g_file_new_for_path (base);

  self->discarding = TRUE;
  if (file != NULL)
    gab_window_begin_open (self, file);
  else
    gab_window_begin_open_as (self, left, gab_thing_get_name (GAB_THING (gab_document_get_campaign (document))), GAB_OPEN_LEFT);
}

static void
discard_answered (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  g_autofree char *answer = gab_dialogs_ask_choice_finish (result);

  if (g_strcmp0 (answer, "discard") == 0 && self->keeper != NULL)
    reopen (self);
}

static void
discard_recovered (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  static const GabDialogsChoice choices[] = { { "cancel", N_("_Cancel"), 0 }, { "discard", N_("_Discard"), GAB_DIALOGS_HARD }, { NULL, NULL, 0 } };

  if (GAB_WINDOW (widget)->keeper != NULL)
    gab_dialogs_ask_choice_async (GTK_WINDOW (widget), _("Discard what was recovered?"),
                                  _("The campaign will be as it was last saved; what was done since is given up."), choices,
                                  discard_answered, NULL);
}

static void
open_discarding (GabWindow *self,
                 gpointer   data)
{
  GFile *file = gab_document_get_file (gab_keeper_get_document (self->keeper));

  self->discarding = TRUE;
  if (file != NULL)
    gab_window_begin_open (self, file);
}

/* Mine is kept among the versions before theirs is opened. */
static void
open_theirs (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  if (self->keeper != NULL && gab_document_get_file (gab_keeper_get_document (self->keeper)) != NULL && !self->saving)
    gab_window_keep_mine (self, NULL, open_discarding);
}

void
gab_window_install_keeping (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.hide-bar", "s", hide_bar);
  gtk_widget_class_install_action (widget_class, "win.discard-recovered", NULL, discard_recovered);
  gtk_widget_class_install_action (widget_class, "win.open-theirs", NULL, open_theirs);
}
