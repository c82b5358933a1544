/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is half typed of a new campaign, kept from one time to the next. */

#include "gab-new-dialog-private.h"

#include <stdlib.h>

static const char *const kept_names[GAB_NEW_KEPT] = {
  "period", "name", "begins", "first-name", "second-name", "first-colour", "second-colour",
};

/* The period first: it proposes the others. */
static void
list_kept (GabNewDialog *self,
           GtkWidget    *fields[GAB_NEW_KEPT])
{
  GtkWidget *all[GAB_NEW_KEPT] = {
    GTK_WIDGET (self->period), GTK_WIDGET (self->name), GTK_WIDGET (self->begins), GTK_WIDGET (self->first_name),
    GTK_WIDGET (self->second_name), GTK_WIDGET (self->first_colour), GTK_WIDGET (self->second_colour),
  };

  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    fields[i] = all[i];
}

static char *
dup_kept (GtkWidget *field)
{
  return GTK_IS_DROP_DOWN (field) ? g_strdup_printf ("%u", gtk_drop_down_get_selected (GTK_DROP_DOWN (field)))
                                  : g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
}

/* A number that is not what it was when the page was made; the key is its place. */
static void
keep_number (GabNewDialog *self,
             const char   *page,
             guint         place,
             GtkWidget    *field)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", page, place);
  g_autofree char *text = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field)));
  const char *before = g_object_get_data (G_OBJECT (field), "before");

  gab_drafts_set (self->drafts, key, g_strcmp0 (text, before) != 0 ? text : NULL);
}

static void
restore_number (GabNewDialog *self,
                const char   *page,
                guint         place,
                GtkWidget    *field)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", page, place);
  const char *text = gab_drafts_get (self->drafts, key);

  g_object_set_data_full (G_OBJECT (field), "before",
                          g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field))), g_free);
  if (text != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), atoi (text));
}

static void
each_number (GabNewDialog *self,
             void       (* func) (GabNewDialog *, const char *, guint, GtkWidget *))
{
  for (guint i = 0; i < GAB_SETTINGS_MOST * GAB_SETTINGS_VALUES; i++)
    if (self->numbers[i / GAB_SETTINGS_VALUES][i % GAB_SETTINGS_VALUES] != NULL)
      func (self, "scale", i, self->numbers[i / GAB_SETTINGS_VALUES][i % GAB_SETTINGS_VALUES]);
  for (guint i = 0; i < self->counts->len; i++)
    func (self, "force", i, g_ptr_array_index (self->counts, i));
}

/* What is half typed stands there the next time, until a campaign is made of it. */
void
gab_new_dialog_keep (GabNewDialog *self)
{
  GtkWidget *fields[GAB_NEW_KEPT];

  if (self->drafts == NULL || self->restoring)
    return;
  list_kept (self, fields);
  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    {
      g_autofree char *text = dup_kept (fields[i]);

      gab_drafts_set (self->drafts, kept_names[i], g_strcmp0 (text, self->before[i]) != 0 ? text : NULL);
    }
  each_number (self, keep_number);
}

void
gab_new_dialog_restore (GabNewDialog *self)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "gabion", "new-campaign", NULL);
  GtkWidget *fields[GAB_NEW_KEPT];

  list_kept (self, fields);
  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    self->before[i] = dup_kept (fields[i]);
  self->restoring = TRUE;
  self->drafts = gab_drafts_new (folder);
  for (guint i = 0; i < GAB_NEW_KEPT; i++)
    {
      const char *text = gab_drafts_get (self->drafts, kept_names[i]);

      if (text != NULL && GTK_IS_DROP_DOWN (fields[i]))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (fields[i]),
                                    MIN ((guint) abs (atoi (text)),
                                         g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (fields[i]))) - 1));
      else if (text != NULL)
        gtk_editable_set_text (GTK_EDITABLE (fields[i]), text);
    }
  each_number (self, restore_number);
  self->restoring = FALSE;
}
