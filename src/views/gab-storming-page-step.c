/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: the step that comes next, what came last, and what to do about it. */

#include "gab-storming-page-private.h"

#include "gab-asking.h"
#include "gab-look.h"

#include <glib/gi18n-lib.h>

/* What the button says for the order that comes next. */
static char *
tell_order (const GabChoice *choice,
            gboolean         rolls)
{
  switch ((GabStormingVerb) choice->verb->id)
    {
    case GAB_STORMING_SIZE:        return g_strdup (_("Roll for the size of the fort"));
    case GAB_STORMING_ARMY:        return g_strdup (_("Roll for the size of the army"));
    case GAB_STORMING_SUMMON:      return g_strdup (_("Summon the fort"));
    case GAB_STORMING_PREPARE:     return g_strdup (rolls ? _("Roll whether there is a storm")
                                                          : _("Make the storm ready"));
    case GAB_STORMING_SET_COLUMNS: return g_strdup (_("Roll for the number of columns"));
    case GAB_STORMING_ASSAULT:     return g_strdup_printf (_("Column %d storms"), choice->args[0]);
    case GAB_STORMING_NAME:
    case GAB_STORMING_END:
    case GAB_STORMING_SET:
    default:                       return g_strdup (_("Make no further attempt"));
    }
}

static void
show_heading (GabStormingPage       *self,
              const GabStormingLook *look)
{
  const char *side = gab_operation_get_side (look->operation);
  const char *fortress = gab_operation_get_fortress (look->operation);
  g_autofree char *what = gab_look_operation (look->campaign, look->operation);
  g_autofree char *text = NULL;

  gab_dot_show (self->dot, gab_look_colour (look->campaign, side), gab_look_shape (look->campaign, side));
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (look->operation)));
  if (*fortress != '\0')
    /* Translators: the kind of a fight with its day, the attacker, and the place */
    text = g_strdup_printf (_("%1$s · %2$s against %3$s"), what, gab_campaign_label (look->campaign, side),
                            gab_campaign_label (look->campaign, fortress));
  else
    /* Translators: the kind of a fight with its day, and the attacker */
    text = g_strdup_printf (_("%1$s · %2$s"), what, gab_campaign_label (look->campaign, side));
  gtk_label_set_label (self->subtitle, text);
}

static char *
tell_attempt (const GabStorming *state)
{
  guint at = MIN (state->n_made + 1, state->n_attempts);

  if (state->step == GAB_STORMING_STEP_OVER)
    return g_strdup_printf (ngettext ("After %d attempt", "After %d attempts", state->n_made), state->n_made);
  if (state->one_fort)
    /* Translators: which attempt on the fort, and how many there may be */
    return g_strdup_printf (_("Attempt %1$u of at most %2$u"), at, state->n_attempts);
  /* Translators: which fort of the sheet, and how many it has */
  return g_strdup_printf (_("Fort %1$u of %2$u"), at, state->n_attempts);
}

/* Each die in a frame of its own, as it lay on the table. */
static void
show_dice (GtkBox     *box,
           const char *dice)
{
  g_auto (GStrv) values = g_strsplit (dice, " ", -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (guint i = 0; values[i] != NULL && *values[i] != '\0'; i++)
    {
      gboolean rolled = g_str_has_suffix (values[i], "p");
      g_autofree char *value = g_strndup (values[i], strlen (values[i]) - rolled);
      GtkWidget *die = gtk_label_new (value);

      gtk_widget_add_css_class (die, "die");
      gtk_widget_set_tooltip_text (die, rolled ? _("Rolled by the program") : _("From the table"));
      gtk_box_append (box, die);
    }
  gtk_widget_set_visible (GTK_WIDGET (box), dice != NULL && *dice != '\0');
}

static void
show_told (GabStormingPage       *self,
           const GabStormingLook *look)
{
  g_autoptr (GabLogEntry) last = gab_asking_last_entry (look->operation);

  show_dice (self->dice, last != NULL ? gab_log_entry_get_dice (last) : "");
  gtk_label_set_label (self->told, last != NULL ? gab_log_entry_get_text (last) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->told), last != NULL);
}

static void
show_order (GabStormingPage       *self,
            const GabStormingLook *look,
            const GabChoice       *next)
{
  const char *handle = gab_thing_get_handle (GAB_THING (look->operation));
  g_autofree char *line = next != NULL ? gab_asking_line (look->session, look->operation, next) : NULL;
  g_autofree char *need = line != NULL ? gab_session_dup_need (look->session, handle, line) : NULL;
  g_autofree char *label = next != NULL ? tell_order (next, need != NULL) : NULL;
  g_autofree char *whose = gab_asking_whose (look->session, gab_operation_get_side (look->operation));
  g_autofree char *place = g_strconcat ("storming/", handle, NULL);
  gboolean typed = need != NULL && gab_session_get_table_dice (look->session);

  gtk_widget_set_visible (GTK_WIDGET (self->order_button), next != NULL);
  gtk_button_set_label (self->order_button, typed ? _("Take these dice") : label != NULL ? label : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->order_button), whose);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "storm.next", look->may && next != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->dice_entry), typed && look->may);
  gtk_widget_set_visible (self->dice_switch, need != NULL && look->may);
  gab_dice_entry_keep (self->dice_entry, look->session, place);
  if (typed)
    gab_dice_entry_ask (self->dice_entry, need);
}

static void
show_end (GabStormingPage       *self,
          const GabStormingLook *look)
{
  g_autofree char *why_not = gab_asking_why_not (look->session, look->operation, "end");

  gtk_widget_set_visible (self->end_button, look->state->step != GAB_STORMING_STEP_OVER && look->state->n_attempts > 1 &&
                                            !gab_operation_get_closed (look->operation));
  gtk_widget_set_tooltip_text (self->end_button, why_not);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "storm.end", why_not == NULL);
}

static void
add_link (GtkBox      *box,
          GabCampaign *campaign,
          const char  *handle)
{
  GtkWidget *button;

  if (!GAB_IS_THING (gab_campaign_find (campaign, handle)))
    return;
  button = gtk_button_new_with_label (gab_campaign_label (campaign, handle));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", handle);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "link");
  gtk_box_append (box, button);
}

static void
add_bill (GtkBox       *box,
          GabOperation *operation)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Butcher’s bill…"));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (GAB_THING (operation)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.bill");
  gtk_box_append (box, button);
}

/* The force of a unit, up to the highest. */
static const char *
find_top (GabCampaign *campaign,
          const char  *unit)
{
  GabThing *thing = gab_campaign_find (campaign, unit);
  const char *force = GAB_IS_UNIT (thing) ? gab_unit_get_force (GAB_UNIT (thing)) : "";

  while (GAB_IS_FORCE (thing = gab_campaign_find (campaign, force)) &&
         gab_force_get_parent (GAB_FORCE (thing)) != NULL)
    force = gab_force_get_parent (GAB_FORCE (thing));
  return force;
}

static void
show_links (GabStormingPage       *self,
            const GabStormingLook *look)
{
  const char *before = "";
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->links))) != NULL)
    gtk_box_remove (self->links, child);
  add_bill (self->links, look->operation);
  add_link (self->links, look->campaign, gab_operation_get_fortress (look->operation));
  for (guint i = 0; i < look->state->n_attackers; i++)
    {
      const char *unit = gab_names_handle (look->state->setup->names, look->state->attacker[i].name);
      const char *top = find_top (look->campaign, unit);

      if (!g_str_equal (top, before))
        add_link (self->links, look->campaign, top);
      before = top;
    }
}

static void
show_over (GabStormingPage       *self,
           const GabStormingLook *look)
{
  gboolean over = look->state->step == GAB_STORMING_STEP_OVER;
  gboolean closed = gab_operation_get_closed (look->operation);

  gtk_widget_set_visible (self->book_button, over && !closed);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "storm.book", look->may && over && !closed);
  gtk_widget_set_visible (GTK_WIDGET (self->links), closed);
  if (!closed)
    return;
  gtk_label_set_label (self->step, _("Booked"));
  show_links (self, look);
}

/* The step at the head of the page. @next is the order that the button gives. */
void
gab_storming_page_show_step (GabStormingPage       *self,
                             const GabStormingLook *look,
                             const GabChoice       *next)
{
  g_autofree char *attempt = tell_attempt (look->state);

  show_heading (self, look);
  gtk_label_set_label (self->attempt, attempt);
  gtk_label_set_label (self->step, gab_storming_tell_step (look->state->step));
  show_told (self, look);
  show_order (self, look, next);
  show_end (self, look);
  show_over (self, look);
}
