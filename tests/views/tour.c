/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tour through every page and window, for tests of all of them. */

#include "tour.h"

#include "gab-aside.h"
#include "gab-cause-dialog.h"
#include "gab-desk-pages.h"
#include "gab-entry-dialog.h"
#include "gab-import-dialog.h"
#include "gab-new-dialog.h"
#include "gab-operation-dialog.h"
#include "gab-retake-dialog.h"
#include "gab-siege-setup.h"
#include "gab-unit-editor.h"
#include "siege-desk.h"

#define STORM "storm-of-badajoz"

typedef struct
{
  GabWindow *window;
  TourFunc   func;
  gpointer   data;
} Tour;

/* Of units and forces there are many of one look. */
#define MOST_OF_A_KIND 2

static GabCampaign *
get_campaign (GabWindow *window)
{
  return gab_session_get_campaign (gab_window_get_session (window));
}

/* A long log fills for seconds: what stands after some frames is looked at. */
static void
wait_for_frames (void)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 20;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
show_page (Tour       *tour,
           const char *page)
{
  gab_session_set_page (gab_window_get_session (tour->window), page);
  wait_for_frames ();
  tour->func (gab_window_get_page (tour->window), page, tour->data);
}

static void
note_page (GabThing *thing,
           gpointer  handles)
{
  if (GAB_IS_FORCE (thing) || GAB_IS_UNIT (thing) || GAB_IS_FORTRESS (thing) || GAB_IS_OPERATION (thing))
    g_ptr_array_add (handles, g_strdup (gab_thing_get_handle (thing)));
}

/* Every page that the viewer may see, and all of the window once. */
void
tour_pages (GabWindow *window,
            TourFunc   func,
            gpointer   data)
{
  Tour tour = { window, func, data };
  const GabDeskPage *kind;
  g_autoptr (GPtrArray) handles = g_ptr_array_new_with_free_func (g_free);
  guint n_units = 0, n_forces = 0;

  func (GTK_WIDGET (window), "window", data);
  for (guint i = 0; (kind = gab_desk_pages_nth (i)) != NULL; i++)
    if (kind->thing == NULL)
      show_page (&tour, kind->name);
  gab_campaign_foreach (get_campaign (window), note_page, handles);
  for (guint i = 0; i < handles->len; i++)
    {
      GabThing *thing = gab_campaign_find (get_campaign (window), g_ptr_array_index (handles, i));

      if (thing == NULL || (GAB_IS_UNIT (thing) && ++n_units > MOST_OF_A_KIND) ||
          (GAB_IS_FORCE (thing) && ++n_forces > MOST_OF_A_KIND))
        continue;
      show_page (&tour, g_ptr_array_index (handles, i));
    }
  show_page (&tour, GAB_PAGE_OVERVIEW);
}

/* All windows beside the tour's own are shown, and closed. */
static void
show_others (Tour       *tour,
             const char *where)
{
  g_autoptr (GList) windows = NULL;
  guint n = 0;

  desk_settle ();
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != tour->window && gtk_widget_get_mapped (l->data))
      {
        tour->func (l->data, where, tour->data);
        gtk_window_destroy (l->data);
        n++;
      }
  if (n == 0)
    {
      g_test_message ("%s shows no window", where);
      g_test_fail ();
    }
  desk_settle ();
}

static void
show_window (Tour       *tour,
             const char *action,
             const char *target)
{
  g_autofree char *where = g_strdup_printf ("%s %s", action, target != NULL ? target : "");

  if (target != NULL)
    gtk_widget_activate_action (GTK_WIDGET (tour->window), action, "s", target);
  else
    gtk_widget_activate_action (GTK_WIDGET (tour->window), action, NULL);
  show_others (tour, where);
}

/* Each form for an entry of the books. */
static void
show_entries (Tour *tour)
{
  for (int verb = -1; verb <= GAB_BOOKS_INTEND; verb++)
    {
      GtkWidget *dialog = gab_entry_dialog_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window));
      g_autofree char *where = g_strdup_printf ("entry %d", verb);

      if (!gab_entry_dialog_choose (GAB_ENTRY_DIALOG (dialog), verb))
        {
          gtk_window_destroy (GTK_WINDOW (dialog));
          continue;
        }
      gtk_window_present (GTK_WINDOW (dialog));
      show_others (tour, where);
    }
}

static void
show_import (Tour *tour)
{
  GtkWidget *dialog = gab_import_dialog_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window), NULL);

  gtk_window_present (GTK_WINDOW (dialog));
  gab_import_dialog_set_text (GAB_IMPORT_DIALOG (dialog), "Regiment;Art;Mann;Brigade\n1st Hussars KGL;Husaren;340;Slade’s Brigade\n"
                                                          "Elephants;Elefanten;12;\n74th Foot;Infanterie;viele;\n");
  show_others (tour, "import of a table");
}

static void
show_setup (Tour *tour)
{
  GtkWidget *dialog = gab_siege_setup_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window));

  gtk_window_present (GTK_WINDOW (dialog));
  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (dialog), FALSE);
  gab_siege_setup_set_place (GAB_SIEGE_SETUP (dialog), "badajoz");
  gab_siege_setup_set_force (GAB_SIEGE_SETUP (dialog), "anglo-portuguese-army", FALSE, TRUE);
  show_others (tour, "setup of a siege of a place");
}

static GtkWindow *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type) && gtk_widget_get_mapped (l->data))
      return l->data;
  return NULL;
}

/* Each page of the assistant; the last is shown as every window is. */
static void
show_assistant (Tour *tour)
{
  GtkWindow *dialog;

  desk_act (tour->window, "win.new");
  dialog = find_window (GAB_TYPE_NEW_DIALOG);
  g_assert_nonnull (dialog);
  for (int page = 1; page < 3; page++)
    {
      tour->func (GTK_WIDGET (dialog), "a page of the assistant", tour->data);
      gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.next", NULL);
      desk_settle ();
    }
  show_others (tour, "the last page of the assistant");
}

/* What becomes of a number that is typed over, of each kind. */
static void
show_causes (Tour *tour)
{
  static const struct { const char *handle; GabCauseKind kind; int wanted; } numbers[] = {
    { "45th-foot-1", GAB_CAUSE_MEN, 100 }, { "royal-artillery-24-pounders", GAB_CAUSE_GUNS, 1 }, { "siege-train", GAB_CAUSE_ROUNDS, 26000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GtkWidget *dialog = gab_cause_dialog_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window),
                                                numbers[i].handle, numbers[i].kind, numbers[i].wanted);

      gtk_window_present (GTK_WINDOW (dialog));
      show_others (tour, numbers[i].handle);
    }
}

static void
show_unit_editors (Tour *tour)
{
  static const char *const units[] = { "45th-foot-1", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      gtk_window_present (GTK_WINDOW (gab_unit_editor_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window),
                                                           "mackinnons-brigade", units[i])));
      show_others (tour, "editor of a unit");
    }
}

/* Lines of a file have no end either. */
static void
show_asides (Tour *tour)
{
  g_autofree char *why = g_strnfill (300, 'w');
  g_autofree char *text = g_strnfill (300, 'x');

  g_ptr_array_add (gab_campaign_get_asides (get_campaign (tour->window)), gab_aside_new (12, why, text, -1));
  show_window (tour, "win.show-asides", NULL);
}

/* A fight at the table is begun, and its result is still to be typed. */
static void
show_typing (Tour *tour)
{
  GtkWidget *dialog = gab_operation_dialog_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window),
                                                GAB_OPERATION_AT_THE_TABLE);

  gtk_window_present (GTK_WINDOW (dialog));
  gab_operation_dialog_set_place (GAB_OPERATION_DIALOG (dialog), "badajoz");
  g_assert_true (gab_operation_dialog_set_force (GAB_OPERATION_DIALOG (dialog), "3rd-division", TRUE));
  g_assert_true (gtk_widget_activate_action (dialog, "operation.create", NULL));
  desk_settle ();
  tour->func (gab_window_get_page (tour->window), "result to be typed", tour->data);
  desk_act (tour->window, "win.undo");
}

static void
show_retake (Tour *tour,
             guint nth)
{
  gtk_window_present (GTK_WINDOW (gab_retake_dialog_new (GTK_WINDOW (tour->window), gab_window_get_session (tour->window),
                                                         STORM, nth)));
  show_others (tour, "correction");
}

/* A storm in each of its steps, one of its orders corrected, its losses booked. */
static void
show_storm (Tour *tour)
{
  static const struct { const char *line, *dice; } orders[] = {
    { "summon", "" }, { "prepare", "" }, { "columns", "8 5" }, { "assault column 1", "0 9" },
  };
  GabSession *session = gab_window_get_session (tour->window);

  desk_act_on (tour->window, "win.show-page", STORM);
  gab_session_set_table_dice (session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (GError) error = NULL;

      gab_session_order (session, STORM, orders[i].line, orders[i].dice, NULL, "Order", &error);
      g_assert_no_error (error);
      desk_settle ();
      tour->func (gab_window_get_page (tour->window), orders[i].line, tour->data);
    }
  show_retake (tour, 2);
  gtk_widget_activate_action (gab_window_get_page (tour->window), "storm.book", NULL);
  show_others (tour, "settling of a storm");
  gab_session_set_table_dice (session, FALSE);
}

/* Every dialog and window of the sample that desk_sample() opens, for the umpire. */
void
tour_windows (GabWindow *window,
              TourFunc   func,
              gpointer   data)
{
  static const struct { const char *action, *target; } windows[] = {
    { "win.restore", NULL }, { "win.import", NULL }, { "win.new-operation", "storming" },
    { "win.new-operation", "table" }, { "win.new-operation", "formal-siege" }, { "win.edit-thing", "3rd-division" },
    { "win.edit-thing", "ciudad-rodrigo" }, { "win.add-thing", "force" },
    { "win.add-thing", "commander 3rd-division" }, { "win.add-thing", "fortress" },
    { "win.add-thing", "work ciudad-rodrigo" }, { "win.edit-works", "almeida" }, { "win.bill", "storm-of-ciudad-rodrigo" },
    { "win.print", NULL }, { "win.help", NULL }, { "win.shortcuts", NULL },
  };
  Tour tour = { window, func, data };

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    show_window (&tour, windows[i].action, windows[i].target);
  show_assistant (&tour);
  show_causes (&tour);
  show_unit_editors (&tour);
  show_asides (&tour);
  show_typing (&tour);
  show_storm (&tour);
  show_entries (&tour);
  show_import (&tour);
  show_setup (&tour);
  desk_act_on (window, "win.show-page", GAB_PAGE_LEDGER);
  gtk_widget_activate_action (gab_window_get_page (window), "ledger.prove", NULL);
  show_others (&tour, "proof");
}

static void
show_step (Tour *tour)
{
  static const int viewers[] = { GAB_VIEWER_TABLE, 0, 1, GAB_VIEWER_UMPIRE };
  GabSession *session = gab_window_get_session (tour->window);
  const GabFormal *state = siege_state (tour->window);
  g_autofree char *page = g_strdup (gab_session_get_page (session));
  guint turn = state->turn, step = state->step;

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autofree char *where = g_strdup_printf ("siege, turn %u, step %u, eyes %d", turn, step, viewers[i]);

      gab_session_set_viewer (session, viewers[i]);
      gab_session_set_page (session, page);
      desk_settle ();
      tour->func (gab_window_get_page (tour->window), where, tour->data);
    }
}

/* A standard siege in each of its steps, and its windows. */
void
tour_siege (GabWindow *window,
            TourFunc   func,
            gpointer   data)
{
  Tour tour = { window, func, data };
  guint until;

  siege_begin (window);
  show_step (&tour);
  siege_place (window);
  show_step (&tour);
  siege_dig (window);
  for (until = siege_state (window)->turn + 2; siege_state (window)->turn < until; )
    {
      show_step (&tour);
      siege_order (window, siege_state (window)->step == GAB_FORMAL_STEP_FIRE ? "pass" : "end");
    }
  gab_siege_page_look_at (GAB_SIEGE_PAGE (gab_window_get_page (window)), 20);
  desk_settle ();
  func (gab_window_get_page (window), "siege on an earlier day", data);
  gtk_widget_activate_action (gab_window_get_page (window), "siege.now", NULL);
  gtk_widget_activate_action (gab_window_get_page (window), "siege.charts", NULL);
  show_others (&tour, "charts");
  gtk_widget_activate_action (gab_window_get_page (window), "siege.paste", NULL);
  show_others (&tour, "block of orders");
  show_window (&tour, "win.print", NULL);
  siege_order (window, "surrender");
  show_step (&tour);
  gtk_widget_activate_action (gab_window_get_page (window), "siege.book", NULL);
  show_others (&tour, "ending");
}
