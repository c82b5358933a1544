/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part in a storm, its answer or a sortie: a number beside each trench, battery and work that may. */

#include "gab-siege-page-private.h"

#include "gab-scrolling.h"

#include <glib/gi18n-lib.h>

/* A name of the form, and how many of it take part. */
typedef struct
{
  gint32         name;
  gboolean       supports; /* stands behind "support" */
  GtkSpinButton *count;
} Share;

/* What may take part stands in the form; what supports a storm in the form that has all supports. */
static const GabChoice *
find_supports (GabSiegeForms   *self,
               const GabChoice *choice)
{
  const GabChoice *most = choice;
  guint head = choice->n_args - choice->n_after;

  if (choice->verb->id != GAB_FORMAL_STORM && choice->verb->id != GAB_FORMAL_STORM_WORK)
    return NULL;
  for (guint i = 0; i < self->choices->len; i++)
    {
      const GabChoice *other = &g_array_index (self->choices, GabChoice, i);

      if (other->verb == choice->verb && other->n_after > most->n_after && (head == 0 || other->args[0] == choice->args[0]))
        most = other;
    }
  return most;
}

static void
add_title (GtkGrid    *grid,
           int         row,
           const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "strong");
  gtk_grid_attach (grid, label, 0, row, 2, 1);
}

static void
add_share (GabSiegeForms  *self,
           GabSiegePage   *page,
           const GabNames *names,
           gint32          name,
           gint32          most,
           gboolean        supports,
           gboolean        taken)
{
  g_autofree char *text = gab_formal_tell_whole (names, name);
  GtkWidget *label = gtk_label_new (text), *count = gtk_spin_button_new_with_range (0, most, 1);
  Share share = { name, supports, GTK_SPIN_BUTTON (count) };
  int row = self->shares->len + 2;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (count), taken ? most : 0);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (count), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  g_signal_connect_object (count, "value-changed", G_CALLBACK (gab_siege_page_take_form), page, G_CONNECT_SWAPPED);
  gab_scrolling_past_numbers (count);
  gtk_grid_attach (self->share_grid, label, 0, row + supports, 1, 1);
  gtk_grid_attach (self->share_grid, count, 1, row + supports, 1, 1);
  g_array_append_val (self->shares, share);
}

static void
clear (GabSiegeForms *self)
{
  GtkWidget *child;

  g_array_set_size (self->shares, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->share_grid))) != NULL)
    gtk_grid_remove (self->share_grid, child);
  gtk_widget_set_visible (GTK_WIDGET (self->share_grid), FALSE);
}

/* Puts up the numbers of a form, each at its most; supports only where the form has them. */
static void
put_up (GabSiegeForms   *self,
        GabSiegePage    *page,
        const GabNames  *names,
        const GabChoice *choice)
{
  const GabChoice *supports = find_supports (self, choice);
  guint head = supports != NULL ? supports->n_args - supports->n_after : 0;
  gint32 n = supports != NULL && supports->n_after > 1 ? supports->args[head + 1] : 0;

  add_title (self->share_grid, 0, choice->verb->id == GAB_FORMAL_ANSWER ? _("Supporting guns") : _("Sections that go"));
  for (guint i = 0; i + 1 < choice->names->len; i += 2)
    add_share (self, page, names, g_array_index (choice->names, gint32, i), g_array_index (choice->names, gint32, i + 1),
               FALSE, TRUE);
  if (n > 0)
    add_title (self->share_grid, self->shares->len + 2, _("Supporting guns"));
  for (gint32 i = 0; i < n; i++)
    add_share (self, page, names, supports->args[head + 2 + 2 * i], supports->args[head + 3 + 2 * i], TRUE, choice->n_after > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->share_grid), self->shares->len > 0);
}

/* Shows the numbers of the form that is chosen, if it has any; as they were where it is the same as before. */
void
gab_siege_shares_show (GabSiegeForms   *self,
                       GabSiegePage    *page,
                       const GabNames  *names,
                       const GabChoice *choice)
{
  gboolean shared = choice != NULL && choice->kind == GAB_CHOICE_SHARES;

  if (shared && self->shared == choice)
    return;
  self->shared = shared ? choice : NULL;
  clear (self);
  if (shared)
    put_up (self, page, names, choice);
}

static guint
add_list (const GabSiegeForms *self,
          gboolean             supports,
          gint32              *args)
{
  guint n = 0;

  for (guint i = 0; i < self->shares->len; i++)
    {
      const Share *share = &g_array_index (self->shares, Share, i);
      int count = gtk_spin_button_get_value_as_int (share->count);

      if (share->supports != supports || count == 0)
        continue;
      args[1 + 2 * n] = share->name;
      args[2 + 2 * n] = count;
      n++;
    }
  args[0] = n;
  return 1 + 2 * n;
}

/* (transfer full) (nullable): the order with those numbers; NULL when nobody goes. */
GabOrder *
gab_siege_shares_dup_order (GabSiegeForms   *self,
                            const GabChoice *choice)
{
  guint n = choice->n_args - choice->n_after;
  g_autofree gint32 *args = g_new0 (gint32, GAB_CHOICE_ARGS + 4 + 2 * self->shares->len);
  guint listed;

  for (guint i = 0; i < n; i++)
    args[i] = choice->args[i];
  listed = add_list (self, FALSE, args + n);
  if (choice->verb->id == GAB_FORMAL_ANSWER && args[n] == 0)
    {
      args[0] = FALSE;
      return gab_order_new (choice->verb, args, 1);
    }
  if (args[n] == 0)
    return NULL;
  n += listed;
  if (choice->verb->id == GAB_FORMAL_STORM || choice->verb->id == GAB_FORMAL_STORM_WORK)
    {
      listed = add_list (self, TRUE, args + n + 1);
      args[n] = args[n + 1] > 0;
      n += args[n] ? 1 + listed : 1;
    }
  return gab_order_new (choice->verb, args, n);
}

/* A storm with all supports is the same form as that without, for each may be chosen in it. */
gboolean
gab_siege_shares_hides (const GabChoice *choice)
{
  return choice != NULL && choice->kind == GAB_CHOICE_SHARES && choice->n_after > 1 &&
         (choice->verb->id == GAB_FORMAL_STORM || choice->verb->id == GAB_FORMAL_STORM_WORK);
}

/* Makes room for the numbers. */
void
gab_siege_shares_begin (GabSiegeForms *self)
{
  self->shares = g_array_new (FALSE, FALSE, sizeof (Share));
}

void
gab_siege_shares_end (GabSiegeForms *self)
{
  self->shared = NULL;
  g_clear_pointer (&self->shares, g_array_unref);
}
