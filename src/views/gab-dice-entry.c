/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dice entry: says in large letters what is to be rolled, and takes one line of dice. */

#include "gab-dice-entry.h"

#include "gab-draft.h"
#include "gab-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _GabDiceEntry
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel  *need;
  GtkEntry  *entry;
  GtkLabel  *refusal;
  GtkLabel  *scores; /* or what the dice are for, where the scores stand with their number */
  GtkLabel  *did;

  GabSession *session; /* owned, nullable: where what is half typed is kept */
  char       *place;   /* owned */
  char       *asked;   /* owned, nullable: what is to be rolled */
  gboolean    filling;
};

G_DEFINE_FINAL_TYPE (GabDiceEntry, gab_dice_entry, GTK_TYPE_WIDGET)

enum { GIVEN, CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
entry_activated (GabDiceEntry *self)
{
  g_signal_emit (self, signals[GIVEN], 0, gab_dice_entry_get_text (self));
}

/* What was refused is being put right. */
static void
entry_changed (GabDiceEntry *self)
{
  g_autofree char *draft = NULL;

  gab_dice_entry_refuse (self, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  if (self->session == NULL || self->filling)
    return;
  /* Dice are half typed for what they were asked for, and nothing else. */
  if (*gab_dice_entry_get_text (self) != '\0')
    draft = g_strdup_printf ("%s\n%s", self->asked != NULL ? self->asked : "", gab_dice_entry_get_text (self));
  gab_draft_set (self->session, self->place, "dice", draft);
}

static void
show_words (GtkLabel   *label,
            const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
}

static gboolean
gab_dice_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (GAB_DICE_ENTRY (widget)->entry));
}

static void
gab_dice_entry_dispose (GObject *object)
{
  GabDiceEntry *self = GAB_DICE_ENTRY (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->asked, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_DICE_ENTRY);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_dice_entry_parent_class)->dispose (object);
}

static void
gab_dice_entry_class_init (GabDiceEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_dice_entry_dispose;
  widget_class->grab_focus = gab_dice_entry_grab_focus;

  /**
   * GabDiceEntry::given:
   * @self: the entry
   * @text: the dice as typed: "9 4 0"
   *
   * The player pressed Enter.
   */
  signals[GIVEN] = g_signal_new ("given", GAB_TYPE_DICE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * GabDiceEntry::changed:
   * @self: the entry
   *
   * Something else is typed.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_DICE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-dice-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, GabDiceEntry, box);
  gtk_widget_class_bind_template_child (widget_class, GabDiceEntry, need);
  gtk_widget_class_bind_template_child (widget_class, GabDiceEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, GabDiceEntry, refusal);
  gtk_widget_class_bind_template_child (widget_class, GabDiceEntry, scores);
  gtk_widget_class_bind_template_child (widget_class, GabDiceEntry, did);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "diceentry");
}

static void
gab_dice_entry_init (GabDiceEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_dice_entry_new:
 *
 * Returns: (transfer floating): an entry that asks for nothing yet.
 */
GtkWidget *
gab_dice_entry_new (void)
{
  return g_object_new (GAB_TYPE_DICE_ENTRY, NULL);
}

/**
 * gab_dice_entry_keep:
 * @self: an entry
 * @session: the session
 * @place: the page and what it is about: "storming/badajoz"
 *
 * Dice half typed there are kept, and stand there again when they are asked for the next
 * time. To be called before gab_dice_entry_ask().
 */
void
gab_dice_entry_keep (GabDiceEntry *self,
                     GabSession   *session,
                     const char   *place)
{
  if (g_strcmp0 (self->place, place) == 0 && self->session == session)
    return;
  g_set_object (&self->session, session);
  g_free (self->place);
  /* What stands there was typed for another place. */
  g_clear_pointer (&self->asked, g_free);
  gtk_label_set_label (self->need, "");
  self->place = g_strdup (place);
}

static void
bring_back (GabDiceEntry *self,
            const char   *need)
{
  const char *draft = self->session != NULL ? gab_draft_get (self->session, self->place, "dice") : NULL;
  gsize length = strlen (need);

  if (draft != NULL && strncmp (draft, need, length) == 0 && draft[length] == '\n')
    gab_dice_entry_set_text (self, draft + length + 1);
}

/**
 * gab_dice_entry_ask:
 * @self: an entry
 * @need: what is to be rolled: "2 D10: size of the fort"
 *
 * Asks for it. A line half typed for something else is cleared.
 */
void
gab_dice_entry_ask (GabDiceEntry *self,
                    const char   *need)
{
  if (g_strcmp0 (self->asked, need) == 0)
    return;
  g_free (self->asked);
  self->asked = g_strdup (need);
  gtk_label_set_label (self->need, need);
  show_words (self->scores, NULL);
  self->filling = TRUE;
  gab_dice_entry_set_text (self, "");
  bring_back (self, need);
  self->filling = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, need, -1);
}

/**
 * gab_dice_entry_show_scores:
 * @self: an entry
 * @scores: (nullable): what the dice have to show: "hit on 8 or more"
 *
 * Says so in the large letters, beside how many dice there are; what they are for then stands below.
 */
void
gab_dice_entry_show_scores (GabDiceEntry *self,
                            const char   *scores)
{
  const char *what_for = self->asked != NULL ? strstr (self->asked, ": ") : NULL;
  g_autofree char *dice = what_for != NULL ? g_strndup (self->asked, what_for - self->asked) : NULL;
  g_autofree char *both = NULL;

  if (dice == NULL || scores == NULL)
    {
      gtk_label_set_label (self->need, self->asked != NULL ? self->asked : "");
      show_words (self->scores, NULL);
      return;
    }
  /* Translators: which dice are to be rolled, and what they have to show: "3 D10, hit on 8 or more" */
  both = g_strdup_printf (_("%1$s, %2$s"), dice, scores);
  gtk_label_set_label (self->need, both);
  show_words (self->scores, what_for + 2);
}

/**
 * gab_dice_entry_show_did:
 * @self: an entry
 * @did: (nullable): what the dice typed so far do: "9 hit, 4 miss"
 */
void
gab_dice_entry_show_did (GabDiceEntry *self,
                         const char   *did)
{
  show_words (self->did, did);
}

/**
 * gab_dice_entry_get_text:
 * @self: an entry
 *
 * Returns: (transfer none): the dice as typed.
 */
const char *
gab_dice_entry_get_text (GabDiceEntry *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/**
 * gab_dice_entry_set_text:
 * @self: an entry
 * @text: dice: "9 4 0"
 */
void
gab_dice_entry_set_text (GabDiceEntry *self,
                         const char   *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gab_dice_entry_refuse (self, NULL);
}

/**
 * gab_dice_entry_refuse:
 * @self: an entry
 * @error: (nullable): why the dice were not taken; NULL shows nothing
 *
 * Says so under the line, with the rule where there is one.
 */
void
gab_dice_entry_refuse (GabDiceEntry *self,
                       const GError *error)
{
  g_autofree char *text = error != NULL ? gab_error_describe (error) : NULL;

  gtk_label_set_label (self->refusal, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), text != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               text != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (text == NULL)
    return;
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/**
 * gab_dice_entry_get_refusal:
 * @self: an entry
 *
 * Returns: (transfer none): why the dice were not taken; "" when nothing is wrong.
 */
const char *
gab_dice_entry_get_refusal (GabDiceEntry *self)
{
  return gtk_label_get_label (self->refusal);
}
