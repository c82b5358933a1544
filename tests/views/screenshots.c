/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of every page and dialog, from the sample: screenshots DIR NAME WIDTH HEIGHT PERCENT day|night [rtl] */

#include "gab-entry-dialog.h"
#include "gab-files.h"
#include "gab-import-dialog.h"
#include "gab-ledger-page.h"
#include "gab-opening.h"
#include "gab-style.h"
#include "siege-desk.h"

#include <errno.h>
#include <stdlib.h>

typedef struct
{
  const char *folder;
  const char *name;    /* of the series: it begins every file's */
  int         width;
  int         height;
  GabWindow  *window;
} Camera;

static void
wait (void)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 4;

  while (g_get_monotonic_time () < end)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
}

static void
append_widget (GtkSnapshot *snapshot,
               GtkWidget   *widget,
               double       x,
               double       y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  gtk_snapshot_restore (snapshot);
}

static void
append_dialogs (Camera      *camera,
                GtkSnapshot *snapshot)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != camera->window && gtk_widget_get_mapped (l->data))
      {
        gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0.35 },
                                   &GRAPHENE_RECT_INIT (0, 0, camera->width, camera->height));
        append_widget (snapshot, l->data, (camera->width - gtk_widget_get_width (l->data)) / 2,
                       MAX (0, (camera->height - gtk_widget_get_height (l->data)) / 2));
      }
}

static void
append_popovers (GtkSnapshot *snapshot,
                 GtkWidget   *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    {
      GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (widget)));

      append_widget (snapshot, widget, gdk_popup_get_position_x (popup), gdk_popup_get_position_y (popup));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    append_popovers (snapshot, child);
}

/* A window that has not been drawn since it changed has no picture yet. */
static GskRenderNode *
look (Camera *camera)
{
  GskRenderNode *node = NULL;

  for (int i = 0; node == NULL && i < 20; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gtk_widget_queue_draw (GTK_WIDGET (camera->window));
      wait ();
      append_widget (snapshot, GTK_WIDGET (camera->window), 0, 0);
      append_popovers (snapshot, GTK_WIDGET (camera->window));
      append_dialogs (camera, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  return node;
}

static void
take (Camera     *camera,
      const char *page)
{
  g_autofree char *file = g_strdup_printf ("%s-%s.png", camera->name, page);
  g_autofree char *path = g_build_filename (camera->folder, file, NULL);
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node = look (camera);
  int width = gtk_widget_get_width (GTK_WIDGET (camera->window));
  int height = gtk_widget_get_height (GTK_WIDGET (camera->window));

  if (width > camera->width || height > camera->height)
    g_printerr ("%s: needs %d x %d\n", file, width, height);
  if (node == NULL)
    g_error ("%s: nothing is drawn", file);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (camera->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, MAX (width, camera->width), MAX (height, camera->height)));
  gsk_render_node_unref (node);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
}

static void
act (Camera     *camera,
     const char *action,
     const char *target)
{
  if (target != NULL)
    gtk_widget_activate_action (GTK_WIDGET (camera->window), action, "s", target);
  else
    gtk_widget_activate_action (GTK_WIDGET (camera->window), action, NULL);
}

static void
close_dialogs (Camera *camera)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != camera->window)
      gtk_window_destroy (l->data);
  wait ();
}

static void
take_page (Camera     *camera,
           const char *page,
           const char *name)
{
  act (camera, "win.show-page", page);
  take (camera, name);
}

static void
take_dialog (Camera     *camera,
             const char *action,
             const char *target,
             const char *name)
{
  act (camera, action, target);
  take (camera, name);
  close_dialogs (camera);
}

static void
order (Camera     *camera,
       const char *line,
       const char *typed)
{
  g_autoptr (GError) error = NULL;

  if (!gab_session_order (gab_window_get_session (camera->window), "storm-of-badajoz", line, typed, NULL, "Order", &error))
    g_printerr ("%s: %s\n", line, error->message);
}

static void
take_storm (Camera *camera)
{
  GabSession *session = gab_window_get_session (camera->window);

  gab_session_set_table_dice (session, TRUE);
  order (camera, "summon", NULL);
  order (camera, "prepare", NULL);
  take_page (camera, "storm-of-badajoz", "storm");
  order (camera, "columns", "8 5");
  take (camera, "storm-columns");
  gab_session_set_table_dice (session, FALSE);
}

static void
take_views (Camera *camera)
{
  GabSession *session = gab_window_get_session (camera->window);

  gtk_widget_activate_action (GTK_WIDGET (camera->window), "win.viewer", "i", 1);
  take_page (camera, GAB_PAGE_OVERVIEW, "overview-french");
  take_page (camera, "3rd-division", "force-hidden");
  take_page (camera, GAB_PAGE_LOG, "log-french");
  gtk_widget_activate_action (GTK_WIDGET (camera->window), "win.viewer", "i", -1);
  take_page (camera, GAB_PAGE_OVERVIEW, "overview-table");
  gab_session_set_viewer (session, GAB_VIEWER_UMPIRE);
}

static void
take_log (Camera *camera)
{
  GtkWidget *toggle;

  take_page (camera, GAB_PAGE_LOG, "log");
  toggle = desk_find (gab_window_get_page (camera->window), GTK_TYPE_TOGGLE_BUTTON, "notation");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  take (camera, "log-notation");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), FALSE);
}

/* A form that was begun and is not complete. */
static void
take_entry (Camera *camera)
{
  g_autoptr (GList) windows = NULL;

  act (camera, "win.new-entry", NULL);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_ENTRY_DIALOG (l->data))
      {
        gab_entry_dialog_choose (l->data, GAB_BOOKS_CORRECT);
        gab_entry_dialog_set (l->data, 1, "45th-foot-1");
      }
  take (camera, "dialog-entry-correct");
  close_dialogs (camera);
}

static void
take_ledger (Camera *camera)
{
  take_page (camera, GAB_PAGE_LEDGER, "ledger");
  gab_ledger_page_choose (GAB_LEDGER_PAGE (gab_window_get_page (camera->window)), "mackinnons-brigade");
  take (camera, "ledger-brigade");
  gtk_widget_activate_action (gab_window_get_page (camera->window), "ledger.prove", NULL);
  take (camera, "dialog-proof");
  close_dialogs (camera);
  gab_ledger_page_choose (GAB_LEDGER_PAGE (gab_window_get_page (camera->window)), "");
  take_page (camera, "88th-foot-1", "unit");
  take_dialog (camera, "win.new-entry", NULL, "dialog-entry");
  take_entry (camera);
}

/* A fight whose result is being typed. */
static void
take_result (Camera *camera)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (gab_window_get_session (camera->window)));
  g_autoptr (GabOperation) operation = gab_operation_new ("sabugal", GAB_OPERATION_AT_THE_TABLE, "allies", NULL,
                                                          gab_campaign_get_day (campaign), 0);
  GabAction *action = gab_action_new ("Begin");

  g_object_set (operation, "name", "Sabugal", NULL);
  gab_action_add_thing (action, GAB_THING (operation), -1);
  if (gab_document_do (gab_session_get_document (gab_window_get_session (camera->window)), action, NULL))
    take_page (camera, "sabugal", "result");
  act (camera, "win.undo", NULL);
}

static void
take_import (Camera *camera)
{
  g_autoptr (GList) windows = NULL;

  act (camera, "win.show-page", "3rd-division");
  act (camera, "win.import", NULL);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_IMPORT_DIALOG (l->data))
      gab_import_dialog_set_text (l->data,
                                  "Regiment;Art;Qualität;Mann;Geschütze;Brigade;Bemerkung\n"
                                  "1st Hussars KGL;Husaren;Veteranen;340;;Slade’s Brigade;von Arentsschildt\n"
                                  "14th Light Dragoons;leichte Kavallerie;Linie;1.020;;Slade’s Brigade;\n"
                                  "Bull’s Troop;reitende Artillerie;Veteranen;160;6;;\n"
                                  "Elephants;Elefanten;Linie;12;;;\n"
                                  "74th Foot;Infanterie;Linie;viele;;;\n");
  take (camera, "dialog-import");
  close_dialogs (camera);
}

static void
take_menus (Camera *camera)
{
  static const char *const buttons[] = { "menu_button", "open_button", "button" };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = desk_find (GTK_WIDGET (camera->window), GTK_TYPE_MENU_BUTTON, buttons[i]);
      g_autofree char *name = g_strdup_printf ("menu-%u", i);

      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      take (camera, name);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      wait ();
    }
}

/* A new campaign, and what it is filled with. */
static void
take_empty (Camera *camera)
{
  GabOpeningPlan plan = {
    .name = "The Walcheren Expedition", .period = GAB_PERIOD_NAPOLEONIC,
    .begins = gab_day_from_date (GAB_NEW_STYLE, 1809, 7, 28),
    .sides = { { "British", "#9e2b25" }, { "French", "#1f3a5f" } },
  };
  g_autoptr (GabDocument) document = gab_opening_new (&plan, NULL);

  gab_window_set_document (camera->window, document);
  take (camera, "empty");
  take_dialog (camera, "win.add-thing", "force", "dialog-force");
}

static void
take_editors (Camera *camera)
{
  take_dialog (camera, "win.edit-thing", "3rd-division", "dialog-edit-force");
  take_dialog (camera, "win.add-thing", "commander 3rd-division", "dialog-commander");
  take_dialog (camera, "win.edit-thing", "ciudad-rodrigo", "dialog-fortress");
  take_dialog (camera, "win.add-thing", "work ciudad-rodrigo", "dialog-work");
}

static void
give (GabWindow *window)
{
  gab_session_order (gab_window_get_session (window), NULL, "advance 1", NULL, NULL, "Advance 1 day", NULL);
}

/* Another window plays, saves and is gone without a word. */
static void
play_and_crash (const char *path)
{
  GabDialogsScript script = { .path = path };
  GabWindow *window = gab_window_new (NULL);

  gab_dialogs_follow_script (&script);
  gab_window_open_sample (window, DESK_SAMPLE);
  for (int i = 0; i < 3; i++)
    {
      give (window);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
      desk_settle ();
    }
  give (window);
  give (window);
  gtk_window_destroy (GTK_WINDOW (window));
  gab_dialogs_follow_script (NULL);
}

/* What is seen when something was nearly lost. */
static void
take_keeping (Camera *camera)
{
  g_autofree char *path = desk_path ("peninsula.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GabWindow *other;

  play_and_crash (path);
  gab_window_open_file (camera->window, file);
  take (camera, "bar-recovered");
  take_dialog (camera, "win.discard-recovered", NULL, "dialog-discard");
  take_dialog (camera, "win.restore", NULL, "dialog-restore");
  g_file_set_contents (path, "theirs", -1, NULL);
  take_dialog (camera, "win.save", NULL, "dialog-changed");
  gab_files_set_lasting_fault (1, ENOSPC);
  give (camera->window);
  take (camera, "bar-journal");
  take_dialog (camera, "win.save", NULL, "dialog-full");
  gab_files_set_fault (0, 0);
  act (camera, "win.keep-mine", NULL);
  desk_settle ();
  gab_window_open_sample (camera->window, DESK_SAMPLE);
  other = gab_window_new (NULL);
  gab_window_open_file (other, file);
  gab_window_open_file (camera->window, file);
  take (camera, "dialog-locked");
  close_dialogs (camera);
}

static void
write_other (const char *from,
             const char *path,
             const char *what,
             const char *by)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) content = NULL;

  g_file_get_contents (from, &text, NULL, NULL);
  content = g_string_new (text);
  g_string_replace (content, what, by, 2);
  g_file_set_contents (path, content->str, -1, NULL);
}

/* What a file of an older format says, and one that can be read in part. */
static void
take_asides (Camera *camera)
{
  g_autofree char *old = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), "tests/storage/formats/1-peninsula-1812.gabion", NULL);
  g_autofree char *path = desk_path ("older.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GabDialogsScript script = { .choice = "part" };

  write_other (old, path, "<commander ", "<commander badge=\"lion\" ");
  gab_dialogs_follow_script (&script);
  gab_window_begin_open (camera->window, file);
  desk_settle ();
  gab_dialogs_follow_script (NULL);
  take (camera, "bar-unread");
  take_dialog (camera, "win.show-asides", NULL, "dialog-asides");
  act (camera, "win.hide-bar", "unread");
  act (camera, "win.hide-bar", "upgraded");
}

/* A siege some days old, and as it was on an earlier one. */
static void
take_siege (Camera *camera)
{
  GabSiegePage *page = siege_begin (camera->window);

  take (camera, "siege-placing");
  siege_place (camera->window);
  take (camera, "siege-building");
  siege_dig (camera->window);
  take (camera, "siege");
  gab_siege_page_look_at (page, 20);
  take (camera, "siege-earlier");
  gtk_widget_activate_action (GTK_WIDGET (page), "siege.now", NULL);
}

/* The papers of the siege that is shown, its charts, and how it ends. */
static void
take_papers (Camera *camera)
{
  take_dialog (camera, "win.print", NULL, "dialog-print");
  gtk_widget_activate_action (gab_window_get_page (camera->window), "siege.charts", NULL);
  take (camera, "dialog-siege-charts");
  close_dialogs (camera);
  siege_order (camera->window, "surrender");
  gtk_widget_activate_action (gab_window_get_page (camera->window), "siege.book", NULL);
  take (camera, "dialog-siege-ending");
  close_dialogs (camera);
}

/* The samples of sieges: one for a player to go on with, as the umpire and as the garrison see it; one at its height. */
static void
take_sieges (Camera *camera)
{
  GtkWidget *page;

  gab_window_open_sample (camera->window, "badajoz-1812");
  take_page (camera, GAB_PAGE_OVERVIEW, "badajoz-overview");
  take_page (camera, "siege-of-badajoz", "badajoz");
  gab_session_set_viewer (gab_window_get_session (camera->window), 1);
  take (camera, "badajoz-french");
  gab_window_open_sample (camera->window, "standard-siege");
  act (camera, "win.show-page", "siege");
  page = desk_find (GTK_WIDGET (camera->window), GAB_TYPE_SIEGE_PAGE, NULL);
  take (camera, "standard-over");
  gab_siege_page_look_at (GAB_SIEGE_PAGE (page), 500);
  take (camera, "standard-storm");
}

static void
take_all (Camera *camera)
{
  take (camera, "start");
  take_dialog (camera, "win.new", NULL, "dialog-new");
  take_empty (camera);
  act (camera, "win.open-sample", DESK_SAMPLE);
  take_editors (camera);
  take_page (camera, GAB_PAGE_OVERVIEW, "overview");
  take_menus (camera);
  take_log (camera);
  take_page (camera, GAB_PAGE_GAMES, "games");
  take_page (camera, GAB_PAGE_SIDES, "sides");
  take_page (camera, GAB_PAGE_COMMANDERS, "commanders");
  take_page (camera, GAB_PAGE_TABLES, "tables");
  take_page (camera, GAB_PAGE_SETTINGS, "settings");
  take_import (camera);
  take_ledger (camera);
  take_page (camera, "anglo-portuguese-army", "force-army");
  take_page (camera, "3rd-division", "force");
  take_page (camera, "ciudad-rodrigo", "fortress");
  take_page (camera, "storm-of-ciudad-rodrigo", "storm-closed");
  take_page (camera, "renaud-redoubt-1812", "table-closed");
  take_dialog (camera, "win.bill", "storm-of-ciudad-rodrigo", "dialog-bill");
  take_result (camera);
  take_storm (camera);
  act (camera, "win.tell-error", "The Light Division has 3,462 men present, not 4,000 (CA-3).");
  gtk_widget_activate_action (GTK_WIDGET (camera->window), "win.tell", "(sb)", "3 days go by", TRUE);
  take_page (camera, GAB_PAGE_OVERVIEW, "messages");
  take_views (camera);
  take_dialog (camera, "win.help", NULL, "help");
  take_dialog (camera, "win.shortcuts", NULL, "dialog-shortcuts");
  take_dialog (camera, "win.new-operation", "storming", "dialog-storming");
  take_dialog (camera, "win.new-operation", "table", "dialog-table");
  take_dialog (camera, "win.new-operation", "formal-siege", "dialog-siege");
  take_dialog (camera, "win.edit-works", "almeida", "dialog-works");
  take_siege (camera);
  take_papers (camera);
  take_sieges (camera);
  gab_window_open_sample (camera->window, DESK_SAMPLE);
  take_keeping (camera);
  take_asides (camera);
  give (camera->window);
  act (camera, "window.close", NULL);
  take (camera, "dialog-unsaved");
  act (camera, "win.sidebar", NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkCssProvider) bare = NULL;
  GabStyle *style;
  Camera camera;

  if (argc < 7 || argc > 8 || !desk_begin ())
    {
      g_printerr ("screenshots DIR NAME WIDTH HEIGHT PERCENT day|night [rtl], with a display\n");
      return 2;
    }
  if (argc == 8)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", g_str_equal (argv[6], "night"),
                "gtk-xft-dpi", 96 * 1024 * atoi (argv[5]) / 100, NULL);
  style = gab_style_new (gdk_display_get_default ());
  bare = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (bare, "window { margin: 0; border: none; padding: 0; border-radius: 0; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (bare), 800);
  camera = (Camera) { argv[1], argv[2], atoi (argv[3]), atoi (argv[4]), gab_window_new (NULL) };
  gtk_window_set_default_size (GTK_WINDOW (camera.window), camera.width, camera.height);
  gtk_window_present (GTK_WINDOW (camera.window));
  take_all (&camera);
  gtk_window_destroy (GTK_WINDOW (camera.window));
  gab_style_free (style);
  return 0;
}
