/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is half typed of a new campaign, kept from one time to the next. */

#include "gab-new-dialog-private.h"

#include <stdlib.h>

/* The period first: it proposes the others. The sides are kept as one, for their number changes. */
static const char *const kept_names[GAB_NEW_KEPT] = { "period", "name", "begins", "sides" };

static char *
dup_kept (GabNewDialog *self,
          guint         nth)
{
  switch (nth)
    {
    case 0:
      return g_strdup_printf ("%u", gtk_drop_down_get_selected (self->period));
    case 1:
      return g_strdup (gtk_editable_get_text (self->name));
    case 2:
      return g_strdup (gtk_editable_get_text (self->begins));
    default:
      return gab_new_dialog_dup_sides (self);
    }
}

static void
take_kept (GabNewDialog *self,
           guint         nth,
           const char   *text)
{
  switch (nth)
    {
    case 0:
      gtk_drop_down_set_selected (self->period, MIN ((guint) abs (atoi (text)),
                                                     g_list_model_get_n_items (gtk_drop_down_get_model (self->period)) - 1));
      break;
    case 1:
      gtk_editable_set_text (self->name, text);
      break;
    case 2:
      gtk_editable_set_text (self->begins, text);
      break;
    default:
      gab_new_dialog_take_sides (self, text);
      break;
    }
}

/* A number that is not what it was when the page was made; the key is its place. */
static void
keep_number (GabNewDialog *self,
             guint         place,
             GtkWidget    *field)
{
  g_autofree char *key = g_strdup_printf ("scale-%u", place);
  g_autofree char *text = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field)));
  const char *before = g_object_get_data (G_OBJECT (field), "before");

  gab_drafts_set (self->drafts, key, g_strcmp0 (text, before) != 0 ? text : NULL);
}

static void
restore_number (GabNewDialog *self,
                guint         place,
                GtkWidget    *field)
{
  g_autofree char *key = g_strdup_printf ("scale-%u", place);
  const char *text = gab_drafts_get (self->drafts, key);

  g_object_set_data_full (G_OBJECT (field), "before",
                          g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field))), g_free);
  if (text != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), atoi (text));
}

static void
each_number (GabNewDialog *self,
             void       (* func) (GabNewDialog *, guint, GtkWidget *))
{
  for (guint i = 0; i < GAB_SETTINGS_MOST * GAB_SETTINGS_VALUES; i++)
    if (self->numbers[i / GAB_SETTINGS_VALUES][i % GAB_SETTINGS_VALUES] != NULL)
      func (self, i, self->numbers[i / GAB_SETTINGS_VALUES][i % GAB_SETTINGS_VALUES]);
}

/* What is half typed stands there the next time, until a campaign is made of it. */
void
gab_new_dialog_keep (GabNewDialog *self)
{
  if (self->drafts == NULL || self->restoring)
    return;
  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    {
      g_autofree char *text = dup_kept (self, i);

      gab_drafts_set (self->drafts, kept_names[i], g_strcmp0 (text, self->before[i]) != 0 ? text : NULL);
    }
  each_number (self, keep_number);
}

void
gab_new_dialog_restore (GabNewDialog *self)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "gabion", "new-campaign", NULL);

  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    self->before[i] = dup_kept (self, i);
  self->restoring = TRUE;
  self->drafts = gab_drafts_new (folder);
  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    if (gab_drafts_get (self->drafts, kept_names[i]) != NULL)
      take_kept (self, i, gab_drafts_get (self->drafts, kept_names[i]));
  each_number (self, restore_number);
  self->restoring = FALSE;
}
