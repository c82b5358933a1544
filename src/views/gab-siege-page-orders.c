/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order that is put together on the page of a siege: what it would need, why it may not be given, and giving it. */

#include "gab-siege-page-private.h"

#include "gab-asking.h"
#include "gab-error.h"

#include <glib/gi18n-lib.h>

/* What Enter would give: what stands in the line, or what is proposed while it is empty. */
static const char *
get_line (GabSiegePage *self)
{
  const char *line = gtk_editable_get_text (GTK_EDITABLE (self->line));

  return *line == '\0' && self->proposed != NULL ? self->proposed : line;
}

/* (transfer full) (nullable): the order that stands in the line; NULL when it is none. */
GabOrder *
gab_siege_page_dup_order (GabSiegePage       *self,
                          const GabSiegeLook *look)
{
  const char *line = get_line (self);

  return *line != '\0' ? gab_order_parse (gab_formal_rules.verbs, gab_game_setup (look->game)->names, line, NULL) : NULL;
}

/* What the dice have to show, and what those typed so far do. */
static void
show_dice (GabSiegePage       *self,
           const GabSiegeLook *look,
           const GabOrder     *order)
{
  g_autofree char *scores = order != NULL ? gab_formal_tell_scores (look->state, order) : NULL;
  g_autofree char *did = order != NULL ? gab_formal_tell_shots (look->state, order, gab_dice_entry_get_text (self->dice_entry))
                                       : NULL;

  gab_dice_entry_show_scores (self->dice_entry, scores);
  gab_dice_entry_show_did (self->dice_entry, did);
}

/* Dice are being typed. */
void
gab_siege_page_dice_changed (GabSiegePage *self)
{
  GabSiegeLook look;
  g_autoptr (GabOrder) order = NULL;

  if (self->filling || !gab_siege_page_gather (self, &look))
    return;
  order = gab_siege_page_dup_order (self, &look);
  show_dice (self, &look, order);
}

/* The switch beside the dice. */
void
gab_siege_page_picks_switched (GabSiegePage *self)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));

  if (!self->filling && session != NULL)
    {
      gab_session_set_program_picks (session, gtk_check_button_get_active (self->picks));
      gtk_widget_activate_action (GTK_WIDGET (self), "win.keep-picks", NULL);
    }
  gab_siege_page_line_changed (self);
}

/* What is to be rolled for the order that stands in the line, what may come of it, and whether it may be given. */
void
gab_siege_page_show_line (GabSiegePage       *self,
                          const GabSiegeLook *look)
{
  const char *handle = gab_thing_get_handle (GAB_THING (look->operation));
  const char *line = get_line (self);
  g_autoptr (GabOrder) order = gab_siege_page_dup_order (self, look);
  g_autofree char *need = NULL;
  g_autofree char *why_not = NULL;
  gboolean typed;

  if (look->may && *line != '\0')
    {
      need = gab_session_dup_need (look->session, handle, line);
      if (order != NULL && look->viewer != GAB_VIEWER_UMPIRE && gab_formal_is_correction (order))
        why_not = g_strdup (_("Only the umpire corrects."));
      else if (need == NULL)
        why_not = gab_asking_why_not (look->session, look->operation, line);
    }
  typed = need != NULL && gab_session_get_table_dice (look->session);
  gtk_widget_set_visible (GTK_WIDGET (self->dice_entry), typed);
  gtk_widget_set_visible (GTK_WIDGET (self->picks), typed && order != NULL && gab_formal_fires (order) >= 0);
  if (typed)
    {
      gab_dice_entry_ask (self->dice_entry, need);
      show_dice (self, look, order);
    }
  gtk_label_set_label (self->why_not, why_not != NULL ? why_not : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why_not), why_not != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "siege.give", look->may && *line != '\0' && why_not == NULL);
  gab_siege_outlook_show (self->outlook, look, look->may ? order : NULL);
  gab_siege_page_show_over (self, look, look->may ? order : NULL, why_not);
}

/* The list or the number has changed: the line says the order that would be given. */
void
gab_siege_page_take_form (GabSiegePage *self)
{
  GabSiegeLook look;
  g_autofree char *line = NULL;

  if (self->filling || !gab_siege_page_gather (self, &look))
    return;
  line = gab_siege_forms_dup_line (&self->forms, look.names);
  if (line != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->line), line);
}

void
gab_siege_page_line_changed (GabSiegePage *self)
{
  GabSiegeLook look;

  if (self->filling || !gab_siege_page_gather (self, &look))
    return;
  self->hovered = 0; /* what is typed or chosen is shown until the pointer comes to something else */
  gab_siege_page_show_line (self, &look);
}

/* The keyboard goes back to where it was before the dice. */
static void
go_back (GabSiegePage *self)
{
  GtkWidget *from = self->came_from;

  self->came_from = NULL;
  if (from != NULL && gtk_widget_get_mapped (from))
    gtk_widget_grab_focus (from);
}

/* How far the end of one line is from where another would go straight on. */
static gint64
off_straight (const GabFormalSketch *before,
              const GabFormalSketch *next)
{
  gint64 dx = next->point[1].x - (2 * before->point[1].x - before->point[0].x);
  gint64 dy = next->point[1].y - (2 * before->point[1].y - before->point[0].y);

  return dx * dx + dy * dy;
}

/* Nothing is proposed any more: the siege has gone on. */
void
gab_siege_page_unpropose (GabSiegePage *self)
{
  if (self->proposed == NULL)
    return;
  g_clear_pointer (&self->proposed, g_free);
  gtk_entry_set_placeholder_text (self->line, _("An order in notation"));
}

/* What Enter gives while the line is empty. */
static void
propose (GabSiegePage *self,
         const char   *line)
{
  g_autofree char *hint = g_strdup_printf (_("Enter: %s"), line);

  g_free (self->proposed);
  self->proposed = g_strdup (line);
  gtk_entry_set_placeholder_text (self->line, hint);
  gab_siege_page_line_changed (self);
}

/* After a unit of a parallel the next one is proposed, as straight on as the rules offer: Enter digs it, and whatever is
 * typed takes its place. */
static void
propose_next (GabSiegePage          *self,
              const GabFormalSketch *dug)
{
  GabSiegeLook look;
  guint best = G_MAXUINT;

  if (dug->kind != GAB_FORMAL_SKETCH_PARALLEL || !gab_siege_page_gather (self, &look) || !look.may)
    return;
  for (guint i = 0; i < self->forms.ends->len; i++)
    {
      const GabFormalSketch *end = &g_array_index (self->forms.ends, GabFormalSketch, i);

      if (end->kind == dug->kind && end->point[0].x == dug->point[1].x && end->point[0].y == dug->point[1].y &&
          (best == G_MAXUINT || off_straight (dug, end) < off_straight (dug, &g_array_index (self->forms.ends, GabFormalSketch, best))))
        best = i;
    }
  if (best != G_MAXUINT)
    {
      g_autoptr (GabOrder) order = gab_choice_largest (gab_siege_forms_nth (&self->forms, best));
      g_autofree char *line = gab_order_format (order, look.names);

      propose (self, line);
    }
}

/* What the order that stands in the line is on the ground. */
static GabFormalSketch
sketch_line (GabSiegePage *self,
             const char   *line)
{
  GabFormalSketch sketch = { 0 };
  g_autoptr (GabOrder) order = NULL;
  GabSiegeLook look;

  if (gab_siege_page_gather (self, &look))
    order = gab_order_parse (gab_formal_rules.verbs, gab_game_setup (look.game)->names, line, NULL);
  if (order != NULL)
    gab_formal_sketch (look.state, order, &sketch);
  return sketch;
}

/* Gives an order with the dice typed; a refusal is shown where it was typed. */
gboolean
gab_siege_page_give (GabSiegePage *self,
                     const char   *line)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  g_autofree char *handle = g_strdup (gab_session_get_page (session));
  g_autofree char *need = gab_session_dup_need (session, handle, line);
  g_autofree char *typed = need != NULL ? g_strdup (gab_dice_entry_get_text (self->dice_entry)) : NULL;
  g_autofree char *order = g_strdup (line);
  GabFormalSketch sketch = sketch_line (self, line);
  g_autoptr (GError) error = NULL;

  if (gab_session_order (session, handle, order, typed, NULL, order, &error))
    {
      gab_dice_entry_set_text (self->dice_entry, "");
      gtk_editable_set_text (GTK_EDITABLE (self->line), "");
      gab_siege_page_take_form (self);
      go_back (self);
      propose_next (self, &sketch);
      gab_siege_yesterday_go_on (self);
      return TRUE;
    }
  if (need != NULL && gab_session_get_table_dice (session))
    gab_dice_entry_refuse (self->dice_entry, error);
  else if (!gtk_widget_get_mapped (GTK_WIDGET (self->why_not))) /* which says it beside the line, if that is to be seen */
    gab_tell_error (GTK_WIDGET (self), error);
  return FALSE;
}

/* The place on the page where the keyboard is: one that stays when the order is given. */
static GtkWidget *
find_place (GabSiegePage *self)
{
  GtkWidget *const places[] = { GTK_WIDGET (self->line), GTK_WIDGET (self->forms.search),
                                GTK_WIDGET (self->forms.view), GTK_WIDGET (self->plan) };
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (places); i++)
    if (focus == places[i] || gtk_widget_is_ancestor (focus, places[i]))
      return places[i];
  return GTK_WIDGET (self->line);
}

/* Whether a player's line corrects, which is the umpire's affair. */
static gboolean
is_not_his (GabSiegePage *self)
{
  GabSiegeLook look;
  g_autoptr (GabOrder) order = NULL;

  if (!gab_siege_page_gather (self, &look) || look.viewer == GAB_VIEWER_UMPIRE)
    return FALSE;
  order = gab_siege_page_dup_order (self, &look);
  return order != NULL && gab_formal_is_correction (order);
}

void
gab_siege_page_line_given (GabSiegePage *self)
{
  g_autofree char *line = g_strdup (get_line (self));

  /* What the rules do not say stands beside the line. */
  if (*line == '\0' || (gtk_widget_get_visible (GTK_WIDGET (self->why_not)) && is_not_his (self)))
    return;
  if (gtk_widget_get_visible (GTK_WIDGET (self->dice_entry)) && *gab_dice_entry_get_text (self->dice_entry) == '\0')
    {
      self->came_from = find_place (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->dice_entry));
    }
  else
    gab_siege_page_give (self, line);
}

/* Puts an order in the line and gives it, or asks for its dice. */
void
gab_siege_page_put (GabSiegePage *self,
                    const char   *line)
{
  gtk_editable_set_text (GTK_EDITABLE (self->line), line);
  gab_siege_page_line_given (self);
}
