/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: the chances before each roll, as the rules reckon them. */

#include "gab-storming-page-private.h"

#include "gab-percent.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static void
clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static GtkWidget *
new_label (const char *text,
           double      xalign,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_bar (double      share,
         const char *spoken)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, 1);

  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), NULL);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (share, 0, 1));
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_add_css_class (bar, "chance");
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return bar;
}

/* A row of a grid: what, the dice that give it (nullable), a bar and a percentage. */
static void
add_row (GtkGrid    *grid,
         int         row,
         const char *what,
         const char *range,
         double      share)
{
  g_autofree char *percent = gab_percent_tell (share);
  /* Translators: what may come, and its percentage */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), what, percent);
  GtkWidget *label = new_label (what, 0, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  if (range != NULL)
    {
      GtkWidget *dice = new_label (range, 0.5, "range");

      /* From the lowest to the highest, whichever way the words run. */
      gtk_widget_set_direction (dice, GTK_TEXT_DIR_LTR);
      gtk_grid_attach (grid, dice, 1, row, 1, 1);
    }
  gtk_grid_attach (grid, new_bar (share, spoken), 2, row, 1, 1);
  gtk_grid_attach (grid, new_label (percent, 1, "percent"), 3, row, 1, 1);
}

static void
show_bands (GtkGrid               *grid,
            const GabStormingOdds *odds)
{
  clear (grid);
  for (guint i = 0; i < odds->n_bands; i++)
    {
      const GabStormingBand *band = &odds->band[i];
      g_autofree char *what = gab_storming_tell_band (odds->step, band);
      /* Translators: the lowest and the highest roll of two dice that give something */
      g_autofree char *range = g_strdup_printf (_("%1$02d–%2$02d"), band->low, band->high);

      add_row (grid, i, what, range, band->chance);
    }
  gtk_widget_set_visible (GTK_WIDGET (grid), odds->n_bands > 0);
}

static void
show_ends (GtkGrid                 *grid,
           const GabStormingChance *chance)
{
  const struct { GabStormingResult result; double share; } rows[] = {
    { GAB_STORMING_CAPTURED, chance->captured },
    { GAB_STORMING_DRAWN, chance->drawn },
    { GAB_STORMING_BEATEN_OFF, chance->beaten_off },
    { GAB_STORMING_CANCELLED, chance->cancelled },
  };
  int n = 0;

  clear (grid);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].share > 0)
      add_row (grid, n++, gab_storming_tell_result (rows[i].result), NULL, rows[i].share);
}

/* What the attempt may cost, and what all that are left may come to. */
static char *
tell_means (const GabStorming     *state,
            const GabStormingOdds *odds)
{
  g_autofree char *men = gab_ink_number (lround (odds->attempt.casualties));
  g_autofree char *cost = g_strdup_printf (ngettext ("On average it costs %s man more.",
                                                     "On average it costs %s men more.",
                                                     lround (odds->attempt.casualties)), men);
  g_autofree char *captured = gab_percent_tell (odds->rest.captured);

  if (!state->one_fort || state->n_attempts - state->n_made < 2)
    return g_steal_pointer (&cost);
  /* Translators: a sentence on what an attempt costs, and a percentage */
  return g_strdup_printf (_("%1$s If every attempt is used the fort falls in %2$s of games."), cost, captured);
}

void
gab_storming_page_show_odds (GabStormingPage       *self,
                             const GabStormingLook *look)
{
  gboolean over = look->state->step == GAB_STORMING_STEP_OVER;
  g_autofree char *means = NULL;
  GabStormingOdds odds;

  gab_storming_odds (look->state, &odds);
  show_bands (self->bands, &odds);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->chances)), !over);
  if (over)
    return;
  show_ends (self->chances, &odds.attempt);
  means = tell_means (look->state, &odds);
  gtk_label_set_label (self->means, means);
}
