/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the window stands still while a campaign is opened, played and saved: stalls FILE [PAGE...], with a display.
 * With pages, such as @ledger or a unit's handle, only these are turned to; "import" puts in 100 units. */

#include "gab-csv-roster.h"
#include "gab-storage.h"
#include "gab-window-tables.h"
#include "window-desk.h"

#include <time.h>

typedef struct
{
  gint64 last;
  gint64 longest; /* microseconds between two turns of the main loop */
  gint64 worked;  /* by this thread, when it was last */
  gint64 work;    /* the most of it between two turns: what remains on an idle machine */
  GabWindow *window;
} Clock;

static gint64
get_work (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
tick (gpointer data)
{
  Clock *clock = data;
  gint64 now = g_get_monotonic_time ();
  gint64 worked = get_work ();

  clock->work = MAX (clock->work, worked - clock->worked);
  clock->worked = worked;
  clock->longest = MAX (clock->longest, now - clock->last);
  clock->last = now;
  return G_SOURCE_CONTINUE;
}

static void
begin (Clock *clock)
{
  desk_settle ();
  clock->longest = clock->work = 0;
  clock->worked = get_work ();
  clock->last = g_get_monotonic_time ();
}

static void
end (Clock      *clock,
     gint64      since,
     const char *what)
{
  while (gab_window_is_busy (clock->window))
    g_main_context_iteration (NULL, TRUE);
  tick (clock);
  g_print ("%-22s %6.0f ms, still for %4.0f ms at the longest, of which it works %4.0f ms\n", what,
           (g_get_monotonic_time () - since) / 1000.0, clock->longest / 1000.0, clock->work / 1000.0);
}

static void
act (Clock      *clock,
     const char *action,
     const char *what)
{
  gint64 since;

  begin (clock);
  since = clock->last;
  gtk_widget_activate_action (GTK_WIDGET (clock->window), action, NULL);
  end (clock, since, what);
}

static void
give (Clock *clock)
{
  gint64 since;

  begin (clock);
  since = clock->last;
  gab_session_order (gab_window_get_session (clock->window), NULL, "advance 1", NULL, NULL, "Advance", NULL);
  end (clock, since, "order");
}

/* The part of a save that cannot be left to a worker. */
static void
copy (Clock *clock)
{
  gint64 since = g_get_monotonic_time ();
  GabSnapshot *snapshot = gab_storage_snapshot (gab_document_get_campaign (gab_session_get_document (gab_window_get_session (clock->window))), NULL);

  g_print ("%-22s %6.0f ms\n", "copy", (g_get_monotonic_time () - since) / 1000.0);
  gab_snapshot_free (snapshot);
}

static void
turn_to (Clock      *clock,
         const char *page,
         const char *what)
{
  gint64 since, until;

  begin (clock);
  since = clock->last;
  until = since + G_USEC_PER_SEC;
  gab_session_set_page (gab_window_get_session (clock->window), page);
  while (g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  end (clock, since, what);
}

/* The first of each kind of what has a page of its own. */
static void
turn_to_first (Clock      *clock,
               GListModel *things)
{
  g_autoptr (GabThing) thing = g_list_model_get_item (things, 0);

  if (thing != NULL)
    turn_to (clock, gab_thing_get_handle (thing), gab_thing_get_handle (thing));
}

/* Each page, until what it does in slices is done too; then once more, when it is only shown. */
static void
turn_pages (Clock *clock)
{
  static const char *pages[] = { GAB_PAGE_LOG,        GAB_PAGE_LEDGER, GAB_PAGE_GAMES,    GAB_PAGE_SIDES,
                                 GAB_PAGE_COMMANDERS, GAB_PAGE_TABLES, GAB_PAGE_SETTINGS, GAB_PAGE_OVERVIEW };
  GabCampaign *campaign = gab_session_get_campaign (gab_window_get_session (clock->window));

  for (guint round = 0; round < 2; round++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        turn_to (clock, pages[i], pages[i]);
      turn_to_first (clock, G_LIST_MODEL (gab_campaign_get_forces (campaign)));
      turn_to_first (clock, G_LIST_MODEL (gab_campaign_get_fortresses (campaign)));
      turn_to_first (clock, G_LIST_MODEL (gab_campaign_get_operations (campaign)));
      if (gab_campaign_find (campaign, "division-0") != NULL)
        {
          turn_to (clock, "division-0", "division-0");
          turn_to (clock, "foot-0-0", "foot-0-0");
        }
    }
}

/* A table of the log or the ledger, in slices and a worker. */
static void
export (Clock      *clock,
        const char *what)
{
  g_autofree char *path = desk_path (what);
  gint64 since;

  begin (clock);
  since = clock->last;
  gab_window_export (clock->window, what, path);
  end (clock, since, what);
}

/* 100 units of a table are put in as one action. */
static void
import (Clock *clock)
{
  GabDocument *document = gab_session_get_document (gab_window_get_session (clock->window));
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (gab_document_get_campaign (document)));
  g_autoptr (GabThing) force = g_list_model_get_item (forces, 0);
  g_autoptr (GString) text = g_string_new ("name,kind,men\n");
  g_autoptr (GabCsvRoster) roster = NULL;
  g_autoptr (GError) error = NULL;
  gint64 since;

  for (int i = 0; i < 100; i++)
    g_string_append_printf (text, "Imported %d,foot,500\n", i);
  roster = gab_csv_roster_new (text->str, text->len, gab_document_get_campaign (document), gab_thing_get_handle (force), &error);
  begin (clock);
  since = clock->last;
  if (roster == NULL || !gab_document_do (document, gab_csv_roster_new_action (roster, &error), &error))
    g_printerr ("%s\n", error->message);
  end (clock, since, "import");
  act (clock, "win.undo", "undo");
}

static void
work_through (Clock *clock)
{
  turn_pages (clock);
  export (clock, "log");
  export (clock, "ledger");
  import (clock);
  for (int i = 0; i < 3; i++)
    {
      give (clock);
      act (clock, "win.undo", "undo");
      act (clock, "win.redo", "redo");
      copy (clock);
      act (clock, "win.save", "save");
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GFile) file = NULL;
  Clock clock = { 0 };
  gint64 since;

  if (argc < 2 || !desk_begin ())
    {
      g_printerr ("stalls FILE [PAGE...], with a display\n");
      return 2;
    }
  file = g_file_new_for_commandline_arg (argv[1]);
  clock.window = desk_window ();
  g_timeout_add_full (G_PRIORITY_HIGH, 1, tick, &clock, NULL);
  begin (&clock);
  since = clock.last;
  gab_window_begin_open (clock.window, file);
  end (&clock, since, "open");
  if (gab_window_get_session (clock.window) == NULL)
    return 1;
  for (int i = 2; i < argc; i++)
    if (g_str_equal (argv[i], "import"))
      import (&clock);
    else
      turn_to (&clock, argv[i], argv[i]);
  if (argc == 2)
    work_through (&clock);
  gtk_window_close (GTK_WINDOW (clock.window));
  desk_settle ();
  return 0;
}
