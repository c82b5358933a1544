/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a siege: what the sheet says, put to the rules, and begun. */

#include "gab-siege-setup-private.h"

#include "gab-draft.h"
#include "gab-editing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PLACE "siege-setup"

/* What the sheet says, as a siege that is in no campaign yet; NULL with what cannot stand. */
GabOperation *
gab_siege_setup_new_operation (GabSiegeSetup  *self,
                               gboolean        with_points,
                               guint64         seed,
                               GError        **error)
{
  GabCampaign *campaign = gab_siege_setup_get_campaign (self);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autofree char *handle = gab_campaign_make_handle (campaign, name, "operation");
  GabOperation *operation;
  gint32 day = gab_campaign_get_day (campaign);

  if (with_points && *name == '\0')
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, _("It needs a name."));
      return NULL;
    }
  if (with_points && !gab_day_parse (gtk_editable_get_text (GTK_EDITABLE (self->begins)), gab_campaign_get_calendar (campaign),
                                     &day, error))
    return NULL;
  operation = gab_siege_draft_new_operation (self->draft, handle, day, seed, with_points, error);
  if (operation != NULL)
    g_object_set (operation, "name", name, NULL);
  return operation;
}

static const char *
label_of (gpointer    data,
          const char *handle)
{
  return gab_campaign_label (data, handle);
}

/* Has the rules read its setup. */
gboolean
gab_siege_setup_open (GabSiegeSetup  *self,
                      GabOperation   *operation,
                      GError        **error)
{
  GabCampaign *campaign = gab_siege_setup_get_campaign (self);

  return gab_operation_open (operation, gab_campaign_get_tables (campaign), label_of, campaign, error) != NULL;
}

/* The rules are asked before anything is begun: they say what cannot stand, where and why. */
char *
gab_siege_setup_find_problem (GabSiegeSetup *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOperation) operation = gab_siege_setup_new_operation (self, TRUE, 0, &error);

  if (operation != NULL)
    gab_siege_setup_open (self, operation, &error);
  return error != NULL ? gab_error_describe (error) : NULL;
}

/* Any number will do that nobody can foresee. */
static guint64
new_seed (void)
{
  g_autofree char *id = g_uuid_string_random ();

  return g_ascii_strtoull (strrchr (id, '-') + 1, NULL, 16);
}

/* Rolled and sealed is one click with the siege, unless the dice fall on the table. */
void
gab_siege_setup_begin (GabSiegeSetup *self)
{
  guint64 seed = new_seed ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOperation) operation = gab_siege_setup_new_operation (self, TRUE, seed, &error);
  g_autoptr (GabSession) session = g_object_ref (self->session);
  g_autofree char *problem = NULL;
  g_autofree char *label = NULL;
  GabAction *action;
  GabDice dice;

  if (operation == NULL)
    {
      gtk_label_set_label (self->problem, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
      return;
    }
  /* Translators: a siege */
  label = g_strdup_printf (_("Begin %s"), gab_thing_get_name (GAB_THING (operation)));
  action = gab_action_new (label);
  gab_siege_draft_add_works (self->draft, action);
  gab_action_add_thing (action, GAB_THING (operation), -1);
  gab_dice_init_program (&dice, seed, 1);
  if (self->draft->points == GAB_SIEGE_POINTS_ROLLED && !gab_session_get_table_dice (session))
    gab_action_add_order (action, operation, "roll-points", g_memdup2 (&dice, sizeof dice), NULL);
  problem = gab_editing_finish (GTK_WINDOW (self), session, action);
  if (problem == NULL)
    gab_session_set_page (session, gab_thing_get_handle (GAB_THING (operation)));
  else
    gtk_label_set_label (self->problem, problem);
}

/* What is half typed outlives closing; a field that belongs to a place has it in its name. */
void
gab_siege_setup_keep_field (GabSiegeSetup *self,
                            GtkWidget     *field,
                            const char    *name)
{
  g_autofree char *key = g_strdup_printf ("%s.%s", self->draft->fortress != NULL ? self->draft->fortress : "-", name);

  gab_draft_bind (field, self->session, PLACE, key);
}

/* Only what differs from what is proposed has been typed. */
static void
keep_name (GabSiegeSetup *self)
{
  g_autofree char *proposed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  self->filling = TRUE;
  gab_draft_bind (GTK_WIDGET (self->name), self->session, PLACE, "name");
  self->filling = FALSE;
  self->renamed = !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), proposed);
  gab_siege_setup_update (self);
}

/* The place first, on which names and forces hang, the name last: one that was typed is not proposed over. Points are
 * nobody's to keep: the next who opens the sheet may be the other side. */
void
gab_siege_setup_keep (GabSiegeSetup *self)
{
  gab_draft_bind (GTK_WIDGET (self->nobody), self->session, PLACE, "nobody");
  gab_draft_bind (GTK_WIDGET (self->side), self->session, PLACE, "side");
  gab_draft_bind (GTK_WIDGET (self->place), self->session, PLACE, "place");
  gab_draft_bind (GTK_WIDGET (self->begins), self->session, PLACE, "begins");
  gab_draft_bind (GTK_WIDGET (self->bastions), self->session, PLACE, "bastions");
  gab_draft_bind (GTK_WIDGET (self->men), self->session, PLACE, "men");
  gab_draft_bind (GTK_WIDGET (self->guns), self->session, PLACE, "guns");
  gab_draft_bind (GTK_WIDGET (self->a_round), self->session, PLACE, "rounds-a-round");
  gab_draft_bind (GTK_WIDGET (self->rounds_besieger), self->session, PLACE, "rounds-besieger");
  gab_draft_bind (GTK_WIDGET (self->rounds_defender), self->session, PLACE, "rounds-defender");
  keep_name (self);
  gab_draft_bind_dialog (GTK_WINDOW (self), self->session, PLACE);
}
