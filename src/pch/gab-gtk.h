/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read once for each layer of the window instead of once for each file: GTK's headers take most of a compilation. */
#include <gtk/gtk.h>
