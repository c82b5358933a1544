/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of a siege tells: the day and its steps, this turn's log, how the siege stands. */

#include "gab-siege-page-private.h"

#include "gab-asking.h"
#include "gab-look.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define MOST_LINES 30 /* of a turn's log that are shown here; the log page has all */

/* The steps of a turn in short, in order; moves are one. */
static const struct { GabFormalStep first, last; const char *label; } chips[] = {
  { GAB_FORMAL_STEP_BUILD, GAB_FORMAL_STEP_BUILD, N_("Build") },
  { GAB_FORMAL_STEP_BESIEGER_MOVES, GAB_FORMAL_STEP_DEFENDER_MOVES, N_("Move") },
  { GAB_FORMAL_STEP_FIRE, GAB_FORMAL_STEP_FIRE, N_("Fire") },
  { GAB_FORMAL_STEP_STORM, GAB_FORMAL_STEP_STORM, N_("Storm") },
  { GAB_FORMAL_STEP_SORTIE, GAB_FORMAL_STEP_SORTIE, N_("Sortie") },
};

static void
show_chips (GabSiegePage       *self,
            const GabSiegeLook *look)
{
  gab_flow_clear (self->steps);
  for (guint i = 0; i < G_N_ELEMENTS (chips); i++)
    {
      gboolean done = look->state->step > chips[i].last && !look->turn.over;
      gboolean here = look->state->step >= chips[i].first && look->state->step <= chips[i].last;
      /* Translators: a step of the turn that is over */
      g_autofree char *text = done ? g_strdup_printf (_("✓ %s"), _(chips[i].label)) : g_strdup (_(chips[i].label));
      GtkWidget *chip = gtk_label_new (text);

      gtk_widget_add_css_class (chip, "chip");
      if (here)
        gtk_widget_add_css_class (chip, "here");
      gab_flow_append (self->steps, chip);
    }
}

static char *
dup_subtitle (const GabSiegeLook *look)
{
  g_autofree char *date = gab_day_format (look->turn.day, gab_campaign_get_calendar (look->campaign));

  if (look->state->turn == 0)
    return g_strdup_printf (_("Before the first turn, %s"), date);
  /* Translators: the number of the turn, and a date */
  return g_strdup_printf (_("Turn %1$d, %2$s"), look->turn.turn, date);
}

static const char *
tell_open (const GabSiegeLook *look)
{
  switch ((GabFormalOpen) look->state->open)
    {
    case GAB_FORMAL_OPEN_ANSWER:    return _("The defender answers the storm");
    case GAB_FORMAL_OPEN_FALL_BACK: return _("Where do those driven out go?");
    case GAB_FORMAL_OPEN_SORTIE:    return _("Does the sortie go on?");
    case GAB_FORMAL_OPEN_NONE:
    default:                        return gab_formal_tell_step (look->state->step);
    }
}

static char *
dup_whose (const GabSiegeLook *look)
{
  if (!look->now || look->turn.over)
    return g_strdup ("");
  if (look->state->step == GAB_FORMAL_STEP_BUILD)
    return g_strdup_printf (ngettext ("%u unit of work is left.", "%u units of work are left.", look->state->work_left),
                            look->state->work_left);
  if (look->turn.actor == GAB_FORMAL_BESIEGER)
    return g_strdup (_("It is for the besieger to order."));
  return g_strdup (_("It is for the defender to order."));
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* What was ordered since the turn began, newest first. */
static void
show_log (GabSiegePage       *self,
          const GabSiegeLook *look)
{
  GabTurnLog *log = gab_operation_get_log (look->operation);
  guint n = look->now ? gab_game_length (look->game) : (guint) self->at, lines = 0;

  clear (self->log);
  for (guint i = MIN (n, g_list_model_get_n_items (G_LIST_MODEL (log))); i > 0 && lines < MOST_LINES; i--)
    {
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i - 1);
      const char *text = gab_log_entry_get_text (entry);

      if (gab_log_entry_get_day (entry) < look->turn.day)
        break;
      if (*text == '\0')
        continue;
      gtk_box_append (self->log, gab_words_new (text, NULL));
      lines++;
    }
}

/* Day, step, who acts and what has just happened. */
void
gab_siege_page_show_told (GabSiegePage       *self,
                          const GabSiegeLook *look)
{
  g_autoptr (GabLogEntry) last = look->now ? gab_asking_last_entry (look->operation) : NULL;
  g_autofree char *subtitle = dup_subtitle (look);
  g_autofree char *whose = dup_whose (look);
  g_autofree char *both = *whose != '\0' ? g_strconcat (subtitle, "\n", whose, NULL) : g_strdup (subtitle);
  const char *side = gab_operation_get_side (look->operation);

  gab_dot_show (self->dot, gab_look_colour (look->campaign, side), gab_look_shape (look->campaign, side));
  gtk_label_set_label (self->subtitle, both);
  gtk_label_set_label (self->step, tell_open (look));
  gtk_label_set_label (self->told, last != NULL ? gab_log_entry_get_text (last) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->told), last != NULL);
  gtk_widget_set_visible (self->end_button, look->may && look->state->step != GAB_FORMAL_STEP_FIRE &&
                                            look->state->open == GAB_FORMAL_OPEN_NONE);
  show_chips (self, look);
  show_log (self, look);
}

/* The time line: a notch where each turn begins. */
void
gab_siege_page_show_time (GabSiegePage       *self,
                          const GabSiegeLook *look)
{
  guint length = gab_game_length (look->game);
  g_autofree char *date = gab_day_format (look->turn.day, gab_campaign_get_calendar (look->campaign));
  gint32 day = 0;

  gtk_scale_clear_marks (self->time);
  for (guint i = 0; i < length; i++)
    {
      const GabEntry *entry = gab_game_nth (look->game, i);

      if (entry->day != day)
        gtk_scale_add_mark (self->time, i, GTK_POS_BOTTOM, NULL);
      day = entry->day;
    }
  gtk_adjustment_set_upper (self->order, length);
  gtk_adjustment_set_value (self->order, look->now ? length : (guint) self->at);
  gtk_label_set_label (self->moment, date);
  gtk_widget_set_sensitive (GTK_WIDGET (self->time), length > 0);
}

static void
add_row (GtkGrid    *grid,
         int         row,
         const char *what,
         const char *how_many)
{
  GtkWidget *label = gtk_label_new (what), *value = gtk_label_new (how_many);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, value, 1, row, 1, 1);
}

static void
add_number (GtkGrid    *grid,
            int         row,
            const char *what,
            int         number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  add_row (grid, row, what, text);
}

static int
count_in_play (const GabFormal *state,
               int              side,
               gboolean         guns)
{
  int n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].side == side && state->piece[i].fate <= GAB_FORMAL_FATE_IN_PLAY &&
         (state->piece[i].kind != GAB_FORMAL_INFANTRY) == guns;
  return n;
}

/* With which tables it is played: those frozen when it began, the book's or the campaign's own. */
static void
add_tables (GtkGrid            *grid,
            int                 row,
            const GabSiegeLook *look)
{
  const GabRuleTables *book = gab_table_set_find (gab_campaign_get_defaults (look->campaign), gab_formal_rules.id, NULL);
  const char *own = gab_operation_get_tables (look->operation);
  gboolean changed = book != NULL && own != NULL && !g_str_equal (own, book->digest);
  const char *text = changed ? _("Played with tables that are changed from the book’s; those of fire and storm are reconstructions there (FS-30, FS-35).")
                             : _("Played with the book’s tables; those of fire and storm are reconstructions (FS-30, FS-35).");

  gtk_grid_attach (grid, gab_words_new (text, changed ? "strong" : "caption"), 0, row, 2, 1);
}

/* Sections, guns and rounds of each side, as the viewer may know them. */
void
gab_siege_page_show_sofar (GabSiegePage       *self,
                           const GabSiegeLook *look)
{
  static const char *const words[GAB_FORMAL_N_SIDES][3] = {
    { N_("Sections of the besieger"), N_("Guns of the besieger"), N_("Rounds of the besieger") },
    { N_("Sections of the defender"), N_("Guns of the defender"), N_("Rounds of the defender") },
  };
  const GabFormal *state = look->state;
  int row = 0;

  while (gtk_grid_get_child_at (self->so_far, 0, 0) != NULL)
    gtk_grid_remove_row (self->so_far, 0);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      if (state->hides[side])
        {
          add_row (self->so_far, row++, _(words[side][2]), _("not known"));
          continue;
        }
      add_number (self->so_far, row++, _(words[side][0]), count_in_play (state, side, FALSE));
      add_number (self->so_far, row++, _(words[side][1]), count_in_play (state, side, TRUE));
      add_number (self->so_far, row++, _(words[side][2]), state->rounds[side]);
    }
  add_tables (self->so_far, row, look);
}
