/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program: its command line, its windows, its style. */

#include "gab-application.h"

#include "gab-soak.h"
#include "gab-style.h"
#include "gab-window.h"

#include <glib/gi18n-lib.h>

#define SAMPLE "sample"

struct _GabApplication
{
  GtkApplication parent_instance;

  GabStyle *style;
  gboolean  looked; /* after what was left unsaved the last time */
  gboolean  began;  /* with a file, or where the program ended the last time */
};

G_DEFINE_FINAL_TYPE (GabApplication, gab_application, GTK_TYPE_APPLICATION)

static const struct { const char *action; const char *accels[3]; } shortcuts[] = {
  { "win.new", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.reopen-last", { "<Control><Shift>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.print", { "<Control>p" } },
  { "win.find", { "<Control>f" } },
  { "win.table-dice", { "<Control>d" } },
  { "win.view-menu", { "<Control>e" } },
  { "win.sidebar", { "F9" } },
  { "win.next-pane", { "F6" } },
  { "win.previous-pane", { "<Shift>F6" } },
  { "win.back", { "<Alt>Left" } },
  { "win.forward", { "<Alt>Right" } },
  { "win.page-above", { "<Control>Page_Up" } },
  { "win.page-below", { "<Control>Page_Down" } },
  { "win.help", { "F1" } },
  { "win.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
  { "app.quit", { "<Control>q" } },
};

static GabWindow *
find_window (GtkApplication *application,
             GFile          *file)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (GAB_IS_WINDOW (l->data) && gab_window_shows_file (l->data, file))
      return l->data;
  return NULL;
}

/* A window in which nothing is open, or a new one. */
static GabWindow *
get_free_window (GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (GAB_IS_WINDOW (l->data) && gab_window_get_session (l->data) == NULL && !gab_window_is_busy (l->data))
      return l->data;
  return gab_window_new (application);
}

/* Untitled campaigns of which something was not saved when the program ended come back
 * by themselves; the others do when their files are opened. */
static void
open_left (GtkApplication *application)
{
  g_autoptr (GPtrArray) left = NULL;

  if (GAB_APPLICATION (application)->looked)
    return;
  GAB_APPLICATION (application)->looked = TRUE;
  left = gab_keeper_list_left ();
  for (guint i = 0; i < left->len; i++)
    {
      GabWindow *window = get_free_window (application);

      gab_window_begin_open_left (window, g_ptr_array_index (left, i));
      gtk_window_present (GTK_WINDOW (window));
    }
}

/* What was recovered stays before it. */
static void
resume (GtkApplication *application,
        GFile          *left)
{
  GabWindow *window = find_window (application, left);

  if (window != NULL)
    return;
  window = get_free_window (application);
  gab_window_resume (window, left);
  gtk_window_present (GTK_WINDOW (window));
}

static void
gab_application_activate (GApplication *application)
{
  GabApplication *self = GAB_APPLICATION (application);
  g_autoptr (GFile) left = NULL;
  GtkWindow *active;

  open_left (GTK_APPLICATION (application));
  active = gtk_application_get_active_window (GTK_APPLICATION (application));
  if (!self->began)
    left = gab_window_take_left ();
  self->began = TRUE;
  if (left != NULL)
    resume (GTK_APPLICATION (application), left);
  if (active == NULL)
    active = gtk_application_get_active_window (GTK_APPLICATION (application));
  gtk_window_present (active != NULL ? active : GTK_WINDOW (get_free_window (GTK_APPLICATION (application))));
}

static void
open_file (GtkApplication *application,
           GFile          *file)
{
  GabWindow *window = find_window (application, file);

  GAB_APPLICATION (application)->began = TRUE;
  if (window == NULL)
    {
      window = get_free_window (application);
      gab_window_begin_open (window, file);
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
gab_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  for (int i = 0; i < n_files; i++)
    open_file (GTK_APPLICATION (application), files[i]);
}

static void
open_sample (GtkApplication *application,
             const char     *name)
{
  GabWindow *window = get_free_window (application);

  GAB_APPLICATION (application)->began = TRUE;
  gab_window_open_sample (window, name);
  gtk_window_present (GTK_WINDOW (window));
}

static int
gab_application_command_line (GApplication            *application,
                              GApplicationCommandLine *line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (line);
  g_auto (GStrv) arguments = g_application_command_line_get_arguments (line, NULL);
  const char *sample = NULL;

  if (g_variant_dict_lookup (options, SAMPLE, "&s", &sample))
    open_sample (GTK_APPLICATION (application), sample);
  open_left (GTK_APPLICATION (application));
  for (guint i = 1; arguments[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (line, arguments[i]);

      open_file (GTK_APPLICATION (application), file);
    }
  if (sample == NULL && arguments[1] == NULL)
    g_application_activate (application);
  return 0;
}

/* Each window asks about what it has not saved; one that stays keeps the program. The one that was used last closes
 * last: it is what the next evening begins with. */
static void
quit (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       data)
{
  g_autoptr (GList) windows = g_list_reverse (g_list_copy (gtk_application_get_windows (data)));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static void
about (GSimpleAction *action,
       GVariant      *parameter,
       gpointer       data)
{
  gtk_show_about_dialog (gtk_application_get_active_window (data),
                         "program-name", _("Gabion"),
                         "version", GABION_VERSION,
                         "comments", _("Campaigns, sieges and storms for wargamers"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "logo-icon-name", "org.gabion.Gabion",
                         NULL);
}

static void
gab_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = { { .name = "quit", .activate = quit }, { .name = "about", .activate = about } };

  G_APPLICATION_CLASS (gab_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), shortcuts[i].action,
                                           (const char **) shortcuts[i].accels);
  GAB_APPLICATION (application)->style = gab_style_new (gdk_display_get_default ());
  gab_soak_begin (GTK_APPLICATION (application));
}

static void
gab_application_finalize (GObject *object)
{
  g_clear_pointer (&GAB_APPLICATION (object)->style, gab_style_free);

  G_OBJECT_CLASS (gab_application_parent_class)->finalize (object);
}

static void
gab_application_class_init (GabApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_application_finalize;
  application_class->activate = gab_application_activate;
  application_class->open = gab_application_open;
  application_class->command_line = gab_application_command_line;
  application_class->startup = gab_application_startup;
}

static void
gab_application_init (GabApplication *self)
{
  static const GOptionEntry options[] = {
    { SAMPLE, 0, 0, G_OPTION_ARG_STRING, NULL, N_("Open a sample campaign as an untitled copy"), N_("NAME") },
    { NULL }
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

/**
 * gab_application_new:
 *
 * Returns: (transfer full): the program, to be run.
 */
GtkApplication *
gab_application_new (void)
{
  return g_object_new (GAB_TYPE_APPLICATION, "application-id", "org.gabion.Gabion",
                       "flags", G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE,
                       "resource-base-path", "/org/gabion/Gabion", NULL);
}
