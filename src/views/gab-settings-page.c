/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a campaign's settings: the numbers of its books, in plain words. */

#include "gab-settings-page.h"

#include "gab-draft.h"
#include "gab-flow.h"
#include "gab-scrolling.h"
#include "gab-settings.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

/* In the order in which they are shown: by rule, what a player is likeliest to want first.
 * A number between the words is marked by how it is asked for. */
static const struct { const char *number, *label, *between, *last; } shown[] = {
  { "split-killed-wounded-missing", N_("Of the men whom a unit loses, so many parts are"), NULL, NULL },
  { "recovery-winner-holds-field", N_("A winner who holds the field gets back"), NC_("share", "in"), N_("of his losses") },
  { "recovery-winner-moves-on", N_("A winner who moves on gets back"), NC_("share", "in"), N_("of his losses") },
  { "recovery-loser", N_("The loser gets back"), NC_("share", "in"), N_("of his losses") },
  { "recovery-draw", N_("After a draw each gets back"), NC_("share", "in"), N_("of his losses") },
  { "recovery-days", N_("They come back after"), NULL, N_("days") },
  { "sp-return", N_("Lost SP come back"), NULL, NULL },
  { "repair-points-a-day", N_("A work that is not invested is repaired by"), NULL, N_("points a day") },
  { "men-a-section", N_("Men in a section"), NULL, NULL },
  { "pieces-a-model", N_("Guns in a model"), NULL, NULL },
  { "men-a-figure", N_("Men in a figure"), NULL, NULL },
  { "men-a-base-foot", N_("Men in a base of foot"), NULL, NULL },
  { "men-a-base-horse", N_("Men in a base of horse"), NULL, NULL },
  { "guns-a-battery", N_("Guns in a battery"), NULL, NULL },
  { "rounds-a-round", N_("Shots in a round"), NULL, NULL },
  { "field-base-loss", N_("Of a base that is removed is lost"), NC_("share", "in"), N_("of its men") },
};

#define DRAFTS "settings"

static const char *const split_parts[] = { N_("killed"), N_("wounded"), N_("missing") };
static const char *const sp_returns[] = {
  N_("never"), N_("with the men"), N_("all at once, when the hurt of an operation come back"),
};

struct _GabSettingsPage
{
  GabPage parent_instance;

  GtkBox     *numbers;
  GtkLabel   *problem;
  GtkWidget  *buttons;
  GtkWidget  *change_button;
  GtkWidget  *not_here; /* why another than the umpire changes nothing */

  GtkWidget  *fields[GAB_SETTINGS_MOST][GAB_SETTINGS_VALUES]; /* GtkSpinButton or GtkDropDown; the box's own */
  GtkDropDown *presets;
  GtkWidget  *last;    /* nullable: the field that was changed last */
  GabSettings shown;   /* the campaign's, as they were shown last */
  gboolean    bound;   /* what is typed is kept */
  gboolean    filling;
};

G_DEFINE_FINAL_TYPE (GabSettingsPage, gab_settings_page, GAB_TYPE_PAGE)

static GabCampaign *
get_campaign (GabSettingsPage *self)
{
  return gab_document_get_campaign (gab_session_get_document (gab_page_get_session (GAB_PAGE (self))));
}

static void
show_problem (GabSettingsPage *self,
              const char      *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

/* Also what is being typed, which a spin button takes only when it is left. */
static int
get_value (GtkWidget *field)
{
  double lowest, highest;
  gint64 typed;

  if (GTK_IS_DROP_DOWN (field))
    return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (field));
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (field), &lowest, &highest);
  if (!g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (field)), 10, (gint64) lowest, (gint64) highest, &typed,
                                 NULL))
    return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field));
  return (int) typed;
}

static void
set_value (GtkWidget *field,
           int        value)
{
  if (GTK_IS_DROP_DOWN (field))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (field), value);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), value);
}

static void
get_settings (GabSettingsPage *self,
              GabSettings     *settings)
{
  gab_settings_read (get_campaign (self), settings);
  for (guint i = 0; i < gab_books_n_numbers; i++)
    for (guint j = 0; j < gab_books_numbers[i].n_values; j++)
      settings->values[i][j] = get_value (self->fields[i][j]);
}

/* The preset that the split is, behind the line for none. */
static void
show_preset (GabSettingsPage *self)
{
  guint split = gab_settings_find ("split-killed-wounded-missing");
  guint found = 0;

  for (guint i = 0; i < gab_settings_n_presets; i++)
    {
      gboolean same = TRUE;

      for (guint j = 0; j < GAB_SETTINGS_VALUES; j++)
        same &= get_value (self->fields[split][j]) == gab_settings_presets[i].values[j];
      if (same)
        found = i + 1;
    }
  self->filling = TRUE;
  gtk_drop_down_set_selected (self->presets, found);
  self->filling = FALSE;
}

static void
compare (GabSettingsPage *self)
{
  GabSettings after;
  gboolean changed;

  if (self->filling)
    return;
  get_settings (self, &after);
  changed = !gab_settings_are_same (&self->shown, &after);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "settings.change", changed);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "settings.discard", changed);
  show_problem (self, "");
  show_preset (self);
}

static void
field_changed (GtkWidget       *field,
               gpointer         pspec,
               GabSettingsPage *self)
{
  if (!self->filling)
    self->last = field;
  compare (self);
}

/* As the spin button says it in its own signal, without a word of what has changed. */
static void
number_changed (GtkWidget       *field,
                GabSettingsPage *self)
{
  field_changed (field, NULL, self);
}

static void
preset_chosen (GabSettingsPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->presets);
  guint split = gab_settings_find ("split-killed-wounded-missing");

  if (self->filling || chosen == 0 || chosen > gab_settings_n_presets)
    return;
  self->filling = TRUE;
  for (guint j = 0; j < GAB_SETTINGS_VALUES; j++)
    set_value (self->fields[split][j], gab_settings_presets[chosen - 1].values[j]);
  self->filling = FALSE;
  compare (self);
}

/* A word or two beside a number. */
static GtkWidget *
new_words (const char *text)
{
  GtkWidget *label = gab_words_new (text, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  return label;
}

static GtkWidget *
new_choice (const char *const *lines,
            guint              n)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (list, _(lines[i]));
  return gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&list)), NULL);
}

static GtkWidget *
new_field (GabSettingsPage *self,
           guint            ordinal,
           guint            nth,
           const char      *spoken)
{
  const GabBooksNumber *number = &gab_books_numbers[ordinal];
  GtkWidget *field;

  if (g_str_equal (number->name, "sp-return"))
    field = new_choice (sp_returns, G_N_ELEMENTS (sp_returns));
  else
    {
      field = gtk_spin_button_new_with_range (number->lowest, number->highest, 1);
      gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (field), TRUE);
      gtk_editable_set_width_chars (GTK_EDITABLE (field), 4);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (field), 7);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  if (GTK_IS_DROP_DOWN (field))
    g_signal_connect_object (field, "notify::selected", G_CALLBACK (field_changed), self, 0);
  else
    g_signal_connect_object (field, "changed", G_CALLBACK (number_changed), self, 0);
  self->fields[ordinal][nth] = field;
  return field;
}

/* The three parts of a split, each with its word behind it, and the known ones below. */
static void
add_split (GabSettingsPage *self,
           guint            ordinal,
           GabFlow         *flow)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint j = 0; j < gab_books_numbers[ordinal].n_values; j++)
    {
      GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      gtk_box_append (GTK_BOX (part), new_field (self, ordinal, j, _(split_parts[j])));
      gtk_box_append (GTK_BOX (part), gtk_label_new (_(split_parts[j])));
      gab_flow_append (flow, part);
    }
  gtk_string_list_append (names, _("Numbers of your own"));
  for (guint i = 0; i < gab_settings_n_presets; i++)
    gtk_string_list_append (names, _(gab_settings_presets[i].label));
  self->presets = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->presets), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Known proportions"), -1);
  g_signal_connect_object (self->presets, "notify::selected", G_CALLBACK (preset_chosen), self, G_CONNECT_SWAPPED);
  gab_flow_append (flow, GTK_WIDGET (self->presets));
}

static void
add_number (GabSettingsPage *self,
            guint            line)
{
  guint ordinal = gab_settings_find (shown[line].number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *flow = gab_flow_new ();
  guint n = gab_books_numbers[ordinal].n_values;

  gtk_box_append (GTK_BOX (box), gab_words_new (_(shown[line].label), NULL));
  gtk_box_append (GTK_BOX (box), flow);
  if (n == GAB_SETTINGS_VALUES)
    add_split (self, ordinal, GAB_FLOW (flow));
  for (guint j = 0; n < GAB_SETTINGS_VALUES && j < n; j++)
    {
      if (j > 0)
        gab_flow_append (GAB_FLOW (flow), new_words (g_dpgettext2 (NULL, "share", shown[line].between)));
      gab_flow_append (GAB_FLOW (flow), new_field (self, ordinal, j, _(shown[line].label)));
    }
  if (shown[line].last != NULL)
    gab_flow_append (GAB_FLOW (flow), new_words (_(shown[line].last)));
  gtk_box_append (self->numbers, box);
}

/* What a rule is about, and what was settled beyond it. */
static void
add_rule (GabSettingsPage *self,
          int              rule)
{
  g_autofree char *name = g_strdup_printf ("%s-%d", gab_books_rules.prefix, rule);
  /* Translators: the title of a rule, and its number: "A share of the losses recovers (CA-6)" */
  g_autofree char *title = g_strdup_printf (_("%1$s (%2$s)"), _(gab_settings_title (get_campaign (self), rule)), name);
  const char *ruling = gab_settings_ruling (get_campaign (self), rule);
  GtkWidget *heading = gab_words_new (title, NULL);

  gtk_widget_add_css_class (heading, "strong");
  if (gtk_widget_get_first_child (GTK_WIDGET (self->numbers)) != NULL)
    gtk_widget_set_margin_top (heading, 12);
  gtk_box_append (self->numbers, heading);
  if (*ruling != '\0')
    {
      GtkWidget *text = gab_words_new (_(ruling), NULL);

      gtk_widget_add_css_class (text, "caption");
      gtk_box_append (self->numbers, text);
    }
}

/* Every number, once: what they are comes and goes. */
static void
add_numbers (GabSettingsPage *self)
{
  int rule = 0;

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      const GabBooksNumber *number = &gab_books_numbers[gab_settings_find (shown[i].number)];

      if (number->rule != rule)
        add_rule (self, rule = number->rule);
      add_number (self, i);
    }
}

static void
fill (GabSettingsPage *self)
{
  self->filling = TRUE;
  gab_settings_read (get_campaign (self), &self->shown);
  for (guint i = 0; i < gab_books_n_numbers; i++)
    for (guint j = 0; j < gab_books_numbers[i].n_values; j++)
      set_value (self->fields[i][j], self->shown.values[i][j]);
  self->filling = FALSE;
  compare (self);
}

/* Nothing is typed any more. */
static void
refill (GabSettingsPage *self)
{
  fill (self);
  if (self->bound)
    gab_draft_done (gab_page_get_session (GAB_PAGE (self)), DRAFTS);
}

/* What the umpire has typed and not changed yet stands there again, also after another has looked. */
static void
bind_drafts (GabSettingsPage *self)
{
  self->bound = TRUE;
  for (guint i = 0; i < gab_books_n_numbers; i++)
    for (guint j = 0; j < gab_books_numbers[i].n_values; j++)
      {
        g_autofree char *name = g_strdup_printf ("%s.%u", gab_books_numbers[i].name, j);

        gab_draft_bind (self->fields[i][j], gab_page_get_session (GAB_PAGE (self)), DRAFTS, name);
      }
}

/* What has been typed and not yet been changed stays, whatever is booked meanwhile; but not where the numbers
 * themselves are others now. */
static void
gab_settings_page_refresh (GabPage *page)
{
  GabSettingsPage *self = GAB_SETTINGS_PAGE (page);
  gboolean umpire = gab_session_get_viewer (gab_page_get_session (page)) == GAB_VIEWER_UMPIRE;
  gboolean first = gtk_widget_get_first_child (GTK_WIDGET (self->numbers)) == NULL;
  GabSettings now;

  gtk_widget_set_visible (self->buttons, umpire);
  gtk_widget_set_visible (self->not_here, !umpire);
  gtk_widget_set_sensitive (GTK_WIDGET (self->numbers), umpire);
  if (first)
    {
      self->filling = TRUE;
      add_numbers (self);
      gab_scrolling_past_numbers (GTK_WIDGET (self->numbers));
      self->filling = FALSE;
    }
  gab_settings_read (get_campaign (self), &now);
  if (first || !gab_settings_are_same (&self->shown, &now))
    refill (self);
  if (first && umpire)
    bind_drafts (self);
}

/* Where the button goes that has just been pressed, the field that was meant takes the focus. */
static void
focus_field (GabSettingsPage *self)
{
  GtkWidget *field = self->last != NULL ? self->last : self->fields[gab_settings_find (shown[0].number)][0];

  if (gtk_widget_get_focus_child (self->buttons) != NULL)
    gtk_widget_grab_focus (field);
}

static void
discard (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GabSettingsPage *self = GAB_SETTINGS_PAGE (widget);

  focus_field (self);
  refill (self);
}

static void
change (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GabSettingsPage *self = GAB_SETTINGS_PAGE (widget);
  GabAction *action = gab_action_new (_("Change the campaign’s settings"));
  g_autofree char *label = g_strdup (gab_action_get_label (action));
  g_autoptr (GabTables) tables = NULL;
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;
  GabSettings settings;

  for (guint i = 0; i < gab_books_n_numbers; i++)
    for (guint j = 0; j < gab_books_numbers[i].n_values; j++)
      if (GTK_IS_SPIN_BUTTON (self->fields[i][j]))
        gtk_spin_button_update (GTK_SPIN_BUTTON (self->fields[i][j]));
  get_settings (self, &settings);
  focus_field (self);
  tables = gab_settings_new_tables (get_campaign (self), &settings);
  gab_action_add_tables (action, tables);
  if (gab_document_do (gab_session_get_document (gab_page_get_session (GAB_PAGE (self))), action, &error))
    {
      gab_tell (widget, label, TRUE);
      return;
    }
  problem = gab_error_describe (error);
  show_problem (self, problem);
}

static void
gab_settings_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_SETTINGS_PAGE);

  G_OBJECT_CLASS (gab_settings_page_parent_class)->dispose (object);
}

static void
gab_settings_page_class_init (GabSettingsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_settings_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_settings_page_refresh;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-settings-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSettingsPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, GabSettingsPage, problem);
  gtk_widget_class_bind_template_child (widget_class, GabSettingsPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, GabSettingsPage, change_button);
  gtk_widget_class_bind_template_child (widget_class, GabSettingsPage, not_here);
  gtk_widget_class_install_action (widget_class, "settings.change", NULL, change);
  gtk_widget_class_install_action (widget_class, "settings.discard", NULL, discard);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "settings.change", NULL);
}

static void
gab_settings_page_init (GabSettingsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
find_field (GabSettingsPage *self,
            const char      *number,
            guint            nth)
{
  int ordinal = gab_settings_find (number);

  return ordinal >= 0 && nth < GAB_SETTINGS_VALUES ? self->fields[ordinal][nth] : NULL;
}

/**
 * gab_settings_page_set:
 * @self: a page
 * @number: the name of a number: "recovery-days"
 * @nth: which of its values, from 0
 * @value: what shall stand there
 *
 * Types it, as the player would.
 *
 * Returns: whether there is such a field.
 */
gboolean
gab_settings_page_set (GabSettingsPage *self,
                       const char      *number,
                       guint            nth,
                       int              value)
{
  GtkWidget *field = find_field (self, number, nth);

  if (field != NULL)
    set_value (field, value);
  return field != NULL;
}

/**
 * gab_settings_page_get:
 * @self: a page
 * @number: the name of a number
 * @nth: which of its values, from 0
 *
 * Returns: what stands there; -1 where there is no such field.
 */
int
gab_settings_page_get (GabSettingsPage *self,
                       const char      *number,
                       guint            nth)
{
  GtkWidget *field = find_field (self, number, nth);

  return field != NULL ? get_value (field) : -1;
}

/**
 * gab_settings_page_get_problem:
 * @self: a page
 *
 * Returns: (transfer none): why it was refused; "" for nothing.
 */
const char *
gab_settings_page_get_problem (GabSettingsPage *self)
{
  return gtk_label_get_label (self->problem);
}
