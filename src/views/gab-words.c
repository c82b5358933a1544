/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words on a page: a label that wraps where it must, a choice among names of any length. */

#include "gab-words.h"

#define LEAST_LETTERS 8  /* of a name in its field, that it still says something */
#define LIST_LETTERS  48 /* of a line in the list, before it wraps */
#define LINE_LETTERS  8  /* of a line that wraps within words, at the least */
#define FITTED        "gab-words"

/* GTK asks how narrow a label can be, and one that may wrap anywhere lays out a line for every letter to tell: that
 * takes a millisecond a sentence. Nobody reads such a column. */
static void
fit (GtkLabel *label)
{
  int set = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (label), FITTED));
  int letters = MIN (g_utf8_strlen (gtk_label_get_text (label), -1), LINE_LETTERS);

  /* Whoever has said how wide it is knows better. */
  if (gtk_label_get_width_chars (label) != (set > 0 ? set : -1))
    return;
  gtk_label_set_width_chars (label, letters > 0 ? letters : -1);
  g_object_set_data (G_OBJECT (label), FITTED, GINT_TO_POINTER (letters));
}

/**
 * gab_words_mind:
 * @widget: a widget
 *
 * No label in it that wraps within words becomes narrower than a few letters, whatever it says.
 */
void
gab_words_mind (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)) &&
      gtk_label_get_wrap_mode (GTK_LABEL (widget)) == PANGO_WRAP_WORD_CHAR)
    {
      fit (GTK_LABEL (widget));
      g_signal_connect (widget, "notify::label", G_CALLBACK (fit), NULL);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gab_words_mind (child);
}

/**
 * gab_words_new:
 * @text: (nullable): what it says, no markup
 * @css_class: (nullable): how it looks
 *
 * Returns: (transfer floating): a label from the start of its line that wraps between words, and within one that is
 *   too long.
 */
GtkWidget *
gab_words_new (const char *text,
               const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gab_words_mind (label);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/**
 * gab_words_on_check:
 * @check: a check button
 * @text: what it says, no markup
 *
 * Has it say that, in as many lines as it takes.
 */
void
gab_words_on_check (GtkCheckButton *check,
                    const char     *text)
{
  gtk_check_button_set_child (check, gab_words_new (text, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The field is one line high, whatever is chosen. */
static void
set_up_field (GtkSignalListItemFactory *factory,
              GtkListItem              *item,
              gpointer                  most)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (LEAST_LETTERS, GPOINTER_TO_INT (most)));
  gtk_label_set_max_width_chars (GTK_LABEL (label), GPOINTER_TO_INT (most));
  gtk_list_item_set_child (item, label);
}

static void
bind_field (GtkSignalListItemFactory *factory,
            GtkListItem              *item,
            gpointer                  data)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_widget_set_tooltip_text (label, name);
}

/* A tick stands behind what is chosen, as in every drop-down. */
static void
set_up_line (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             gpointer                  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gab_words_new (NULL, NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), LIST_LETTERS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
}

static void
show_tick (GtkDropDown *down,
           GParamSpec  *pspec,
           GtkListItem *item)
{
  GtkWidget *tick = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  gtk_widget_set_opacity (tick, gtk_drop_down_get_selected_item (down) == gtk_list_item_get_item (item));
}

static void
bind_line (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           GtkDropDown              *down)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  g_signal_connect_object (down, "notify::selected-item", G_CALLBACK (show_tick), item, 0);
  show_tick (down, NULL, item);
}

static void
unbind_line (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             GtkDropDown              *down)
{
  g_signal_handlers_disconnect_by_func (down, show_tick, item);
}

/**
 * gab_words_in_down:
 * @down: a drop-down of strings
 * @most: letters of a name in its field before it is cut
 *
 * Names may be as long as they like: in the field they end early, in the list they wrap.
 */
void
gab_words_in_down (GtkDropDown *down,
                   int          most)
{
  g_autoptr (GtkListItemFactory) field = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) lines = gtk_signal_list_item_factory_new ();

  g_signal_connect (field, "setup", G_CALLBACK (set_up_field), GINT_TO_POINTER (most));
  g_signal_connect (field, "bind", G_CALLBACK (bind_field), NULL);
  g_signal_connect (lines, "setup", G_CALLBACK (set_up_line), NULL);
  g_signal_connect_object (lines, "bind", G_CALLBACK (bind_line), down, 0);
  g_signal_connect_object (lines, "unbind", G_CALLBACK (unbind_line), down, 0);
  gtk_drop_down_set_factory (down, field);
  gtk_drop_down_set_list_factory (down, lines);
}
