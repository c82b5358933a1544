/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A document: a campaign, its file, and one list of what can be undone. */

#include "gab-document.h"

#include "gab-settling.h"

#include <glib/gi18n-lib.h>

struct _GabDocument
{
  GObject parent_instance;

  GabCampaign *campaign;
  GFile       *file;   /* NULL: untitled */
  GPtrArray   *done;   /* of GabAction, the last at the end */
  GPtrArray   *undone; /* of GabAction, the next to redo at the end */

  /* What the file holds: the action that was the last when it was saved. */
  const GabAction *saved_after;
  const GabAction *saving_after; /* the same of a save that still runs */
};

G_DEFINE_FINAL_TYPE (GabDocument, gab_document, G_TYPE_OBJECT)

enum { PROP_0, PROP_MODIFIED, N_PROPS };

static GParamSpec *props[N_PROPS];

enum { ACTED, CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
gab_document_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *spec)
{
  GabDocument *self = GAB_DOCUMENT (object);

  switch (id)
    {
    case PROP_MODIFIED:
      g_value_set_boolean (value, gab_document_get_modified (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_document_finalize (GObject *object)
{
  GabDocument *self = GAB_DOCUMENT (object);

  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  g_clear_object (&self->campaign);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (gab_document_parent_class)->finalize (object);
}

static void
gab_document_class_init (GabDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = gab_document_get_property;
  object_class->finalize = gab_document_finalize;

  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * GabDocument::acted:
   * @self: the document
   * @acted: a GabActed
   * @action: the GabAction
   * @shown: (nullable): the operation that was shown when an order from before
   *   opening was taken back
   *
   * Told before anybody is told that the document changed, so that a journal can
   * keep it first.
   */
  signals[ACTED] = g_signal_new ("acted", GAB_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_POINTER, GAB_TYPE_OPERATION);

  /**
   * GabDocument::changed:
   * @self: the document
   *
   * An action was done, undone or done again, or the file was saved.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
gab_document_init (GabDocument *self)
{
  self->done = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_action_free);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_action_free);
}

/**
 * gab_document_new:
 * @campaign: a campaign with open books
 * @file: (nullable): where it came from; NULL for an untitled one
 *
 * Returns: (transfer full): a document with nothing to undo.
 */
GabDocument *
gab_document_new (GabCampaign *campaign,
                  GFile       *file)
{
  GabDocument *self = g_object_new (GAB_TYPE_DOCUMENT, NULL);

  self->campaign = g_object_ref (campaign);
  g_set_object (&self->file, file);
  return self;
}

/**
 * gab_document_get_campaign:
 * @self: a document
 *
 * Returns: (transfer none): its campaign, with all its secrets.
 */
GabCampaign *
gab_document_get_campaign (GabDocument *self)
{
  return self->campaign;
}

/**
 * gab_document_get_file:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): its file; NULL when untitled.
 */
GFile *
gab_document_get_file (GabDocument *self)
{
  return self->file;
}

/**
 * gab_document_set_file:
 * @self: a document
 * @file: (nullable): where it lives from now on
 */
void
gab_document_set_file (GabDocument *self,
                       GFile       *file)
{
  if (g_set_object (&self->file, file))
    g_signal_emit (self, signals[CHANGED], 0);
}

static GabAction *
last_of (GPtrArray *actions)
{
  return actions->len > 0 ? g_ptr_array_index (actions, actions->len - 1) : NULL;
}

/**
 * gab_document_get_modified:
 * @self: a document
 *
 * Returns: whether it holds anything that its file does not.
 */
gboolean
gab_document_get_modified (GabDocument *self)
{
  return last_of (self->done) != self->saved_after;
}

static void
tell_act (GabDocument  *self,
          GabActed      acted,
          GabAction    *action,
          GabOperation *shown)
{
  g_signal_emit (self, signals[ACTED], 0, acted, action, shown);
}

static void
tell_change (GabDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * gab_document_mark_saved:
 * @self: a document whose file now holds all of it
 */
void
gab_document_mark_saved (GabDocument *self)
{
  self->saved_after = last_of (self->done);
  tell_change (self);
}

/**
 * gab_document_begin_save:
 * @self: a document of which a copy is taken now, to be saved
 *
 * What is done from here on will not be in the file.
 */
void
gab_document_begin_save (GabDocument *self)
{
  self->saving_after = last_of (self->done);
}

/**
 * gab_document_end_save:
 * @self: a document for which gab_document_begin_save() was called
 * @saved: whether the file now holds what there was then
 */
void
gab_document_end_save (GabDocument *self,
                       gboolean     saved)
{
  if (saved)
    self->saved_after = self->saving_after;
  self->saving_after = NULL;
  /* Nothing else is changed by it: no page is to be filled anew. */
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
}

static void
forget_undone (GabDocument *self)
{
  /* When the saved state lies there it can never be reached again; no action has
   * the document's own address, and a later one may get that of a freed one. */
  if (g_ptr_array_find (self->undone, self->saved_after, NULL))
    self->saved_after = (gpointer) self;
  if (g_ptr_array_find (self->undone, self->saving_after, NULL))
    self->saving_after = (gpointer) self;
  g_ptr_array_set_size (self->undone, 0);
}

/* Takes an action that has just been done into the list. */
static void
adopt (GabDocument *self,
       GabAction   *action)
{
  forget_undone (self);
  g_ptr_array_add (self->done, action);
  tell_act (self, GAB_ACTED_DO, action, NULL);
  tell_change (self);
}

/**
 * gab_document_do:
 * @self: a document
 * @action: (transfer full): what shall be done
 * @error: why it cannot be
 *
 * Does it whole or not at all. What had been undone can no longer be done again.
 *
 * Returns: TRUE when it was done.
 */
gboolean
gab_document_do (GabDocument  *self,
                 GabAction    *action,
                 GError      **error)
{
  if (!gab_action_do (action, self->campaign, error))
    {
      gab_action_free (action);
      return FALSE;
    }
  adopt (self, action);
  return TRUE;
}

/**
 * gab_document_replay:
 * @self: a document
 * @record: what gab_action_record() made of an action
 * @error: when the record does not fit; nothing has changed
 *
 * Does an action of a journal again.
 *
 * Returns: TRUE when it was done.
 */
gboolean
gab_document_replay (GabDocument  *self,
                     GVariant     *record,
                     GError      **error)
{
  GabAction *action = gab_action_replay (record, self->campaign, error);

  if (action == NULL)
    return FALSE;
  adopt (self, action);
  return TRUE;
}

/* An action from before opening is in the file: redoing it leads to what is saved. */
static void
take_for_saved (GabDocument     *self,
                const GabAction *action)
{
  if (self->saved_after == NULL)
    self->saved_after = action;
  if (self->saving_after == NULL)
    self->saving_after = action;
}

/**
 * gab_document_replay_undone:
 * @self: a document
 * @record: what gab_action_record_undone() made of an action
 * @error: when the record does not fit; nothing has changed
 *
 * Undoes an action of a journal again: the last that was done, or one that the file
 * held already.
 *
 * Returns: TRUE when it was undone.
 */
gboolean
gab_document_replay_undone (GabDocument  *self,
                            GVariant     *record,
                            GError      **error)
{
  GabAction *action;

  if (self->done->len > 0)
    return gab_document_undo (self, NULL, error);
  action = gab_action_replay_undone (record, self->campaign, error);
  if (action == NULL)
    return FALSE;
  take_for_saved (self, action);
  g_ptr_array_add (self->undone, action);
  tell_act (self, GAB_ACTED_UNDO, action, NULL);
  tell_change (self);
  return TRUE;
}

/* Says what to roll where dice are missing: "2 D10: size of the fort". */
static void
explain_need (GabDocument   *self,
              GabOperation  *operation,
              const char    *line,
              const GabDice *given,
              GError       **error)
{
  GabTurnLog *log = operation != NULL ? gab_operation_get_log (operation) : gab_campaign_get_log (self->campaign);
  GabDice dice = *given;
  g_autofree char *need = NULL;

  if (error == NULL || !g_error_matches (*error, GAB_ERROR, GAB_ERROR_DICE_NEEDED))
    return;
  dice.n_rolled = dice.n_taken = 0;
  if (gab_game_try (gab_turn_log_get_game (log), line, &dice, NULL))
    return;
  need = gab_game_tell_need (gab_turn_log_get_game (log), &dice);
  g_clear_error (error);
  g_set_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED, _("Roll %s."), need);
}

/**
 * gab_document_order:
 * @self: a document
 * @operation: (nullable): in whose log; NULL the campaign's own
 * @line: the order in notation
 * @dice: where its dice come from
 * @reason: (nullable): the words beside it
 * @label: what it does, for the undo list
 * @error: the refusal; GAB_ERROR_DICE_NEEDED says what to roll
 *
 * Gives one order.
 *
 * Returns: TRUE when it was applied.
 */
gboolean
gab_document_order (GabDocument   *self,
                    GabOperation  *operation,
                    const char    *line,
                    GabDice       *dice,
                    const char    *reason,
                    const char    *label,
                    GError       **error)
{
  int rule = operation == NULL ? gab_books_line_wants_reason (line) : 0;
  GabAction *action;

  if (rule != 0 && (reason == NULL || *reason == '\0'))
    {
      gab_refuse (error, gab_books_rules.prefix, rule, _("A correction, and a change of a tally, need a reason beside them."));
      return FALSE;
    }
  action = gab_action_new (label);
  gab_action_add_order (action, operation, line, g_memdup2 (dice, sizeof *dice), reason);
  if (gab_document_do (self, action, error))
    return TRUE;
  explain_need (self, operation, line, dice, error);
  return FALSE;
}

/**
 * gab_document_close:
 * @self: a document
 * @operation: an operation with rules that is over
 * @error: when it is not over, or the books cannot bear it
 *
 * Books what the operation cost, as one action.
 *
 * Returns: TRUE when it is closed.
 */
gboolean
gab_document_close (GabDocument   *self,
                    GabOperation  *operation,
                    GError       **error)
{
  g_autoptr (GabSettling) settling = gab_settling_new (self->campaign, operation, error);
  g_autofree char *label = NULL;
  GabAction *action;
  GabDice *dice;

  if (settling == NULL)
    return FALSE;
  label = g_strdup_printf (_("Book the cost of %s"), gab_thing_get_name (GAB_THING (operation)));
  action = gab_action_new (label);
  for (guint i = 0; i < settling->captors->len; i++)
    gab_action_add_thing (action, g_ptr_array_index (settling->captors, i), -1);
  dice = g_new (GabDice, 1);
  gab_dice_init_typed (dice, NULL, 0);
  gab_action_add_order (action, NULL, settling->line, dice, NULL);
  return gab_document_do (self, action, error);
}

static GabGame *
shown_game (GabDocument  *self,
            GabOperation *shown)
{
  GabTurnLog *log = shown != NULL ? gab_operation_get_log (shown) : gab_campaign_get_log (self->campaign);

  return log != NULL ? gab_turn_log_get_game (log) : NULL;
}

/**
 * gab_document_can_undo:
 * @self: a document
 * @shown: (nullable): the operation that is shown; NULL for the campaign's own log
 *
 * Returns: whether there is anything to take back.
 */
gboolean
gab_document_can_undo (GabDocument  *self,
                       GabOperation *shown)
{
  GabGame *game = shown_game (self, shown);

  return self->done->len > 0 || (game != NULL && gab_game_length (game) > 0);
}

/**
 * gab_document_can_redo:
 * @self: a document
 *
 * Returns: whether there is anything to do again.
 */
gboolean
gab_document_can_redo (GabDocument *self)
{
  return self->undone->len > 0;
}

/**
 * gab_document_get_undo_label:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what Undo would take back; NULL for an
 *   order from before the file was opened.
 */
const char *
gab_document_get_undo_label (GabDocument *self)
{
  return self->done->len > 0 ? gab_action_get_label (last_of (self->done)) : NULL;
}

/**
 * gab_document_get_redo_label:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what Redo would do again.
 */
const char *
gab_document_get_redo_label (GabDocument *self)
{
  return self->undone->len > 0 ? gab_action_get_label (last_of (self->undone)) : NULL;
}

/* The last order of the shown log as an action, unless a later order leans on it. */
static GabAction *
take_last_order (GabDocument   *self,
                 GabOperation  *shown,
                 GError       **error)
{
  GabGame *game = shown_game (self, shown);
  GabAction *action;

  if (game == NULL || gab_game_length (game) == 0)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("There is nothing to take back."));
      return NULL;
    }
  if (shown != NULL && gab_operation_get_closed (shown))
    {
      const GabBooks *books = gab_campaign_get_books (self->campaign);
      int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (shown)));

      gab_refuse (error, gab_books_rules.prefix, 14,
                  _("%s is closed by entry %d of the campaign’s log: take that back first."),
                  gab_thing_get_name (GAB_THING (shown)), gab_books_operation (books, ordinal)->entry + 1);
      return NULL;
    }
  action = gab_action_new (_("Last order"));
  gab_action_add_taken (action, shown, game, gab_game_length (game) - 1);
  return action;
}

/**
 * gab_document_undo:
 * @self: a document
 * @shown: (nullable): the operation that is shown; NULL for the campaign's own log
 * @error: when there is nothing, or a later order leans on it
 *
 * Takes the last action back. When none was done since the file was opened, it
 * takes the last order off the log that is shown.
 *
 * Returns: TRUE when something was taken back.
 */
gboolean
gab_document_undo (GabDocument   *self,
                   GabOperation  *shown,
                   GError       **error)
{
  GabAction *action;

  if (self->done->len > 0)
    action = g_ptr_array_steal_index (self->done, self->done->len - 1);
  else
    {
      action = take_last_order (self, shown, error);
      if (action == NULL)
        return FALSE;
      take_for_saved (self, action);
    }
  gab_action_undo (action, self->campaign);
  g_ptr_array_add (self->undone, action);
  tell_act (self, GAB_ACTED_UNDO, action, shown);
  tell_change (self);
  return TRUE;
}

/**
 * gab_document_redo:
 * @self: a document
 * @error: when there is nothing
 *
 * Does again what was undone last, with the same dice.
 *
 * Returns: TRUE when something was done again.
 */
gboolean
gab_document_redo (GabDocument  *self,
                   GError      **error)
{
  GabAction *action = last_of (self->undone);

  if (action == NULL)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("There is nothing to do again."));
      return FALSE;
    }
  if (!gab_action_do (action, self->campaign, error))
    return FALSE;
  g_ptr_array_steal_index (self->undone, self->undone->len - 1);
  g_ptr_array_add (self->done, action);
  tell_act (self, GAB_ACTED_REDO, action, NULL);
  tell_change (self);
  return TRUE;
}
