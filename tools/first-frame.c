/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded by tools/measure-start: says when a program's first frame is drawn, and ends it.
 *
 * Prints CLOCK_MONOTONIC in nanoseconds, so that the program that is measured needs to know
 * nothing of being measured. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static void
frame_drawn (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  printf ("%lld\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  fflush (stdout);
  _exit (0);
}

static void
window_realized (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect_after (clock, "after-paint", G_CALLBACK (frame_drawn), NULL);
}

static void
window_added (GtkApplication *app,
              GtkWindow      *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (window_realized), NULL);
}

/* Stands before GIO's own. */
int
g_application_run (GApplication  *app,
                   int            argc,
                   char         **argv)
{
  int (*run) (GApplication *, int, char **) = (int (*) (GApplication *, int, char **)) dlsym (RTLD_NEXT, "g_application_run");

  g_signal_connect (app, "window-added", G_CALLBACK (window_added), NULL);
  return run (app, argc, argv);
}
