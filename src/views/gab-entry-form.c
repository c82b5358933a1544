/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form made from the pattern of a verb: what is chosen and typed becomes an order.
 *
 * A handle is a drop-down of things, a count and a date are typed, a list is rows of
 * which another can be had, and an optional part counts when it is filled. */

#include "gab-entry-form-private.h"

#include "gab-flow.h"
#include "gab-handle-down.h"
#include "gab-pattern.h"

#include <glib/gi18n-lib.h>

#define MOST_ROWS 100 /* of a list */

G_DEFINE_FINAL_TYPE (GabEntryForm, gab_entry_form, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What stands in patterns, for a reader; kept here so that translators meet it. */
static const char *const words[] = {
  NC_("notation", "men"), NC_("notation", "guns"), NC_("notation", "rounds"), NC_("notation", "to"),
  NC_("notation", "from"), NC_("notation", "until"), NC_("notation", "after"), NC_("notation", "wounded"),
  NC_("notation", "leaders"), NC_("notation", "works"), NC_("notation", "up"), NC_("notation", "down"),
  NC_("notation", "present"), NC_("notation", "killed"), NC_("notation", "sick"), NC_("notation", "prisoners"),
  NC_("notation", "missing"), NC_("notation", "deserted"), NC_("notation", "received"), NC_("notation", "handed-over"),
  NC_("notation", "struck-off"), NC_("notation", "taken"), NC_("notation", "dismounted"), NC_("notation", "in-hand"),
  NC_("notation", "spent"), NC_("notation", "lost"), NC_("notation", "unit"), NC_("notation", "force"),
  NC_("notation", "commander"), NC_("notation", "operation"), NC_("notation", "tally"), NC_("notation", "side"),
  NC_("notation", "work"), NC_("notation", "count"), NC_("notation", "date"), NC_("notation", "losses"),
  NC_("notation", "fewer losses"), NC_("notation", "fewer guns"), NC_("notation", "captured"),
  NC_("notation", "fewer captured"), NC_("notation", "fewer rounds"), NC_("notation", "SP"), NC_("notation", "fewer SP"),
  NC_("notation", "name"), NC_("notation", "owner"), NC_("notation", "at"),
};

/* What the numbers behind a handle are, where there are several. */
static const char *const of_four[] = { "killed", "wounded", "missing", "prisoners" };
static const char *const of_two[] = { "dismounted", "taken" };

/* A reader is told "fewer losses" and "SP" where the notation has "fewer-losses" and "sp". */
static gboolean
is_word (const char *label,
         const char *word)
{
  g_autofree char *plain = g_ascii_strdown (label, -1);

  return g_str_equal (label, word) || g_str_equal (g_strdelimit (plain, " ", '-'), word);
}

static const char *
word_label (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (is_word (words[i], word))
      return g_dpgettext2 (NULL, "notation", words[i]);
  return word;
}

static char *
dup_slot_text (const GabSlot *slot)
{
  return g_strndup (slot->text, slot->length);
}

static void
changed (GabEntryForm *self)
{
  gab_entry_form_mark_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Who may own a tally: sides, forces and fortresses (CA-21). */
static gboolean
is_of_class (const char *class_name,
             const char *wanted)
{
  static const char *const owners[] = { "side", "force", "fortress", NULL };

  return g_str_equal (wanted, "owner") ? g_strv_contains (owners, class_name) : g_str_equal (class_name, wanted);
}

/* Things of a class that the viewer may give orders for; the umpire all. */
static void
add_things (GabEntryForm *self,
            GtkDropDown  *down,
            const char   *class_name)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  GabNames *names = gab_game_setup (gab_turn_log_get_game (gab_campaign_get_log (campaign)))->names;

  gab_handle_down_add (down, "", "–");
  for (guint i = 0; i < gab_names_length (names); i++)
    {
      const char *handle = gab_names_handle (names, i);
      GabThing *thing = gab_campaign_find (campaign, handle);
      const char *side = thing != NULL ? gab_campaign_side_of_thing (campaign, thing) : NULL;

      if (is_of_class (gab_names_class (names, i), class_name) && side != NULL &&
          gab_session_may_order (self->session, side))
        gab_handle_down_add (down, handle, gab_names_label (names, i));
    }
}

static GtkWidget *
new_things (GabEntryForm  *self,
            const GabSlot *slot)
{
  GtkWidget *down = gtk_drop_down_new (NULL, gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  g_autofree char *class_name = dup_slot_text (slot);

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (down), TRUE);
  gab_handle_down_set_up (GTK_DROP_DOWN (down));
  add_things (self, GTK_DROP_DOWN (down), class_name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL, word_label (class_name), -1);
  gtk_widget_set_hexpand (down, TRUE);
  g_signal_connect_object (down, "notify::selected", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  return down;
}

static GtkWidget *
new_choices (GabEntryForm  *self,
             const GabSlot *slot)
{
  GtkWidget *down = gtk_drop_down_new (NULL, NULL);
  g_autofree char *text = dup_slot_text (slot);
  g_auto (GStrv) list = g_strsplit (text, "|", -1);

  gab_handle_down_set_up (GTK_DROP_DOWN (down));
  for (guint i = 0; list[i] != NULL; i++)
    gab_handle_down_add (GTK_DROP_DOWN (down), list[i], word_label (list[i]));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), 0);
  g_signal_connect_object (down, "notify::selected", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  return down;
}

static GtkWidget *
new_number (GabEntryForm *self,
            const char   *what,
            gboolean      date)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), date ? 10 : 9);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), date ? 11 : 7);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), date ? 11 : 7);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  if (date)
    gtk_widget_set_tooltip_text (entry, _("Year, month and day, as in 1812-01-31"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, word_label (what), -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  return entry;
}

/* The name of something new. */
static GtkWidget *
new_name (GabEntryForm *self)
{
  GtkWidget *entry = new_number (self, "name", FALSE);

  gtk_entry_set_max_length (GTK_ENTRY (entry), GAB_TEXT_MOST);
  gtk_widget_set_hexpand (entry, TRUE);
  return entry;
}

/* A number behind a handle; where there are several, each says which it is. */
static GtkWidget *
new_nth_number (GabEntryForm  *self,
                const GabSlot *slot,
                guint          nth)
{
  const char *what = slot->numbers == G_N_ELEMENTS (of_four) ? of_four[nth]
                     : slot->numbers == G_N_ELEMENTS (of_two) ? of_two[nth] : "count";
  GtkWidget *entry = new_number (self, what, FALSE);

  if (slot->numbers > 1)
    {
      gtk_editable_set_width_chars (GTK_EDITABLE (entry), 9);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 9);
      gtk_entry_set_placeholder_text (GTK_ENTRY (entry), word_label (what));
      gtk_widget_set_tooltip_text (entry, word_label (what));
    }
  return entry;
}

static void
put (GtkWidget *row,
     GtkWidget *cell)
{
  if (GAB_IS_FLOW (row))
    gab_flow_append (GAB_FLOW (row), cell);
  else
    gtk_box_append (GTK_BOX (row), cell);
}

static void
add_row (GabEntryForm  *self,
         GabEntryField *field)
{
  /* Many numbers go on in the next line where there is no room. */
  gboolean several = field->slot.kind == GAB_SLOT_HANDLE && field->slot.numbers > 1;
  GtkWidget *row = several ? gab_flow_new () : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  switch (field->slot.kind)
    {
    case GAB_SLOT_COUNT:
      put (row, new_number (self, "count", FALSE));
      break;
    case GAB_SLOT_DATE:
      put (row, new_number (self, "date", TRUE));
      break;
    case GAB_SLOT_CHOICE:
      put (row, new_choices (self, &field->slot));
      break;
    case GAB_SLOT_NEW:
      put (row, new_name (self));
      break;
    case GAB_SLOT_HANDLE:
    case GAB_SLOT_WORD:
    case GAB_SLOT_POINT:
    case GAB_SLOT_OPTION_BEGIN:
    case GAB_SLOT_OPTION_END:
    case GAB_SLOT_END:
    default:
      put (row, new_things (self, &field->slot));
      for (guint i = 0; i < field->slot.numbers; i++)
        put (row, new_nth_number (self, &field->slot, i));
    }
  gtk_box_append (field->rows, row);
}

static guint
count_rows (const GabEntryField *field)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (field->rows)); row != NULL; row = gtk_widget_get_next_sibling (row))
    n++;
  return n;
}

static void
another (GtkButton    *button,
         GabEntryForm *self)
{
  guint nth = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "field"));
  GabEntryField *field = &g_array_index (self->fields, GabEntryField, nth);

  if (count_rows (field) < MOST_ROWS)
    add_row (self, field);
}

/* A field, with the word before it as its title. */
static void
add_field (GabEntryForm  *self,
           const GabSlot *slot,
           const char    *title)
{
  GabEntryField field = { *slot, NULL, NULL };
  g_autofree char *class_name = dup_slot_text (slot);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  /* A choice says itself what it is. */
  const char *word = title != NULL ? title : slot->kind == GAB_SLOT_CHOICE ? "" : slot->kind == GAB_SLOT_NEW ? "name" : class_name;
  GtkWidget *label = gtk_label_new (word_label (word));
  GtkWidget *button;

  field.rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  field.title = g_strdup (word_label (word));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_top (label, 6);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_hexpand (GTK_WIDGET (field.rows), TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (field.rows));
  add_row (self, &field);
  if (slot->list)
    {
      button = gtk_button_new_from_icon_name ("list-add-symbolic");
      gtk_widget_set_valign (button, GTK_ALIGN_END);
      gtk_widget_set_tooltip_text (button, _("Another row"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Another row"), -1);
      g_object_set_data (G_OBJECT (button), "field", GUINT_TO_POINTER (self->fields->len));
      g_signal_connect (button, "clicked", G_CALLBACK (another), self);
      gtk_box_append (GTK_BOX (line), button);
    }
  gtk_box_append (self->box, line);
  g_array_append_val (self->fields, field);
}

static void
fill (GabEntryForm *self)
{
  const char *pattern = self->verb->pattern;
  g_autofree char *title = NULL;
  GabSlot slot;

  while ((slot = gab_slot_next (&pattern)).kind != GAB_SLOT_END)
    {
      GabEntryField field = { slot, NULL, NULL };

      if (slot.kind == GAB_SLOT_WORD)
        {
          g_free (title);
          title = dup_slot_text (&slot);
        }
      if (slot.kind == GAB_SLOT_WORD || slot.kind == GAB_SLOT_OPTION_BEGIN || slot.kind == GAB_SLOT_OPTION_END)
        {
          g_array_append_val (self->fields, field);
          continue;
        }
      add_field (self, &slot, title);
      g_clear_pointer (&title, g_free);
    }
}

static void
gab_entry_form_dispose (GObject *object)
{
  GabEntryForm *self = GAB_ENTRY_FORM (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (child != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (gab_entry_form_parent_class)->dispose (object);
}

static void
clear_field (gpointer data)
{
  g_free (((GabEntryField *) data)->title);
}

static void
gab_entry_form_finalize (GObject *object)
{
  g_array_unref (GAB_ENTRY_FORM (object)->fields);

  G_OBJECT_CLASS (gab_entry_form_parent_class)->finalize (object);
}

static void
gab_entry_form_class_init (GabEntryFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = gab_entry_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = gab_entry_form_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  /**
   * GabEntryForm::changed:
   * @self: a form
   *
   * Something was chosen or typed.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_ENTRY_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gab_entry_form_init (GabEntryForm *self)
{
  self->fields = g_array_new (FALSE, FALSE, sizeof (GabEntryField));
  g_array_set_clear_func (self->fields, clear_field);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
}

/**
 * gab_entry_form_show:
 * @self: a form
 * @session: the session; things are offered of the sides that its viewer may order for
 * @verb: a verb of the books
 *
 * Makes an empty form of it.
 */
void
gab_entry_form_show (GabEntryForm  *self,
                     GabSession    *session,
                     const GabVerb *verb)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  g_array_set_size (self->fields, 0);
  g_set_object (&self->session, session);
  self->verb = verb;
  fill (self);
}

/**
 * gab_entry_form_dup_line:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): the order that it says; NULL while something
 *   that is needed is missing.
 */
char *
gab_entry_form_dup_line (GabEntryForm *self)
{
  g_autoptr (GString) line = g_string_new (self->verb->name);
  gsize option = 0; /* where the optional part began; 0 outside one */
  gboolean whole = TRUE;

  for (guint i = 0; i < self->fields->len; i++)
    {
      const GabEntryField *field = &g_array_index (self->fields, GabEntryField, i);
      gsize before = line->len;

      if (field->slot.kind == GAB_SLOT_OPTION_BEGIN)
        {
          option = line->len;
          whole = TRUE;
        }
      else if (field->slot.kind == GAB_SLOT_OPTION_END)
        {
          if (!whole)
            g_string_truncate (line, option);
          option = 0;
        }
      else if (field->rows == NULL)
        g_string_append_printf (line, " %.*s", (int) field->slot.length, field->slot.text);
      else
        {
          gab_entry_form_append_field (self, field, line);
          if (line->len == before && option == 0)
            return NULL;
          whole &= line->len > before;
        }
    }
  return g_strdup (line->str);
}

/**
 * gab_entry_form_set:
 * @self: a form
 * @field: which of what is chosen and typed, from 0
 * @value: as the notation has it: "45th:3", "12", "killed"
 *
 * Fills the first row of a field, as the player would.
 *
 * Returns: whether there is such a field, and it takes that.
 */
gboolean
gab_entry_form_set (GabEntryForm *self,
                    guint         field,
                    const char   *value)
{
  g_auto (GStrv) parts = g_strsplit (value, ":", -1);
  guint seen = 0;

  for (guint i = 0; i < self->fields->len; i++)
    {
      const GabEntryField *found = &g_array_index (self->fields, GabEntryField, i);
      GtkWidget *row, *cell;

      if (found->rows == NULL || seen++ != field)
        continue;
      row = gtk_widget_get_first_child (GTK_WIDGET (found->rows));
      cell = gtk_widget_get_first_child (row);
      for (guint j = 0; parts[j] != NULL && cell != NULL; j++, cell = gtk_widget_get_next_sibling (cell))
        if (!GTK_IS_DROP_DOWN (cell))
          gtk_editable_set_text (GTK_EDITABLE (cell), parts[j]);
        else if (!gab_handle_down_choose (GTK_DROP_DOWN (cell), parts[j]))
          return FALSE;
      return TRUE;
    }
  return FALSE;
}
