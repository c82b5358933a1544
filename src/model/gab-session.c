/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: what one window shows of a document, to whom, and whose dice fall. */

#include "gab-session.h"

#include "gab-clocks.h"

#include <glib/gi18n-lib.h>

struct _GabSession
{
  GObject parent_instance;

  GabDocument *document;
  GabCampaign *shown;      /* the campaign itself, or a masked copy */
  int          viewer;
  char        *page;       /* GAB_PAGE_… or a handle */
  gboolean     table_dice; /* typed by the player, not rolled by the program */
  gboolean     program_picks; /* and yet the program picks at random who is hit */
};

G_DEFINE_FINAL_TYPE (GabSession, gab_session, G_TYPE_OBJECT)

enum { PROP_0, PROP_CAMPAIGN, PROP_VIEWER, PROP_PAGE, PROP_TABLE_DICE, N_PROPS };

static GParamSpec *props[N_PROPS];

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
gab_session_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *spec)
{
  GabSession *self = GAB_SESSION (object);

  switch (id)
    {
    case PROP_CAMPAIGN:
      g_value_set_object (value, self->shown);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, self->viewer);
      break;
    case PROP_PAGE:
      g_value_set_string (value, self->page);
      break;
    case PROP_TABLE_DICE:
      g_value_set_boolean (value, self->table_dice);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_session_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *spec)
{
  GabSession *self = GAB_SESSION (object);

  switch (id)
    {
    case PROP_VIEWER:
      gab_session_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_PAGE:
      gab_session_set_page (self, g_value_get_string (value));
      break;
    case PROP_TABLE_DICE:
      gab_session_set_table_dice (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_session_finalize (GObject *object)
{
  GabSession *self = GAB_SESSION (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->document);
  g_free (self->page);

  G_OBJECT_CLASS (gab_session_parent_class)->finalize (object);
}

static void
gab_session_class_init (GabSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = gab_session_get_property;
  object_class->set_property = gab_session_set_property;
  object_class->finalize = gab_session_finalize;

  props[PROP_CAMPAIGN] = g_param_spec_object ("campaign", NULL, NULL, GAB_TYPE_CAMPAIGN,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, GAB_VIEWER_UMPIRE, 7, GAB_VIEWER_UMPIRE, flags);
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, GAB_PAGE_OVERVIEW, flags);
  props[PROP_TABLE_DICE] = g_param_spec_boolean ("table-dice", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * GabSession::changed:
   * @self: the session
   *
   * What is shown has changed: by an action, or because another looks.
   */
  signals[CHANGED] = g_signal_new ("changed", GAB_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
gab_session_init (GabSession *self)
{
  self->viewer = GAB_VIEWER_UMPIRE;
  self->page = g_strdup (GAB_PAGE_OVERVIEW);
}

/* An operation must be open before a masked copy of it can be made; the overview shows the clocks of all that go on
 * (CA-10). */
static void
open_shown (GabSession *self)
{
  GabCampaign *campaign = gab_document_get_campaign (self->document);
  GabThing *thing = gab_campaign_find (campaign, self->page);

  /* Why it cannot be opened is for its page to say, which tries again. */
  if (GAB_IS_OPERATION (thing))
    gab_campaign_open_operation (campaign, GAB_OPERATION (thing), NULL);
  else if (g_str_equal (self->page, GAB_PAGE_OVERVIEW))
    gab_clocks_open (campaign);
}

static void
show_campaign (GabSession *self)
{
  GabCampaign *campaign = gab_document_get_campaign (self->document);
  g_autoptr (GabCampaign) before = g_steal_pointer (&self->shown);

  open_shown (self);
  self->shown = self->viewer == GAB_VIEWER_UMPIRE ? g_object_ref (campaign)
                                                  : gab_campaign_new_masked (campaign, self->viewer);
  if (before != self->shown)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAMPAIGN]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * gab_session_new:
 * @document: a document
 *
 * Returns: (transfer full): a session of the umpire on its first page.
 */
GabSession *
gab_session_new (GabDocument *document)
{
  GabSession *self = g_object_new (GAB_TYPE_SESSION, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (show_campaign), self, G_CONNECT_SWAPPED);
  show_campaign (self);
  return self;
}

/**
 * gab_session_get_document:
 * @self: a session
 *
 * Returns: (transfer none): its document.
 */
GabDocument *
gab_session_get_document (GabSession *self)
{
  return self->document;
}

/**
 * gab_session_get_campaign:
 * @self: a session
 *
 * Returns: (transfer none): the campaign as its viewer may see it. Pages look at
 *   nothing else, and take it anew when it is notified.
 */
GabCampaign *
gab_session_get_campaign (GabSession *self)
{
  return self->shown;
}

/**
 * gab_session_get_viewer:
 * @self: a session
 *
 * Returns: who looks: a GabViewer or the number of a side.
 */
int
gab_session_get_viewer (GabSession *self)
{
  return self->viewer;
}

/**
 * gab_session_set_viewer:
 * @self: a session
 * @viewer: who looks from now on
 */
void
gab_session_set_viewer (GabSession *self,
                        int         viewer)
{
  if (self->viewer == viewer)
    return;
  self->viewer = viewer;
  show_campaign (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

/**
 * gab_session_get_page:
 * @self: a session
 *
 * Returns: (transfer none): GAB_PAGE_OVERVIEW, GAB_PAGE_LOG, or the handle of the
 *   thing shown.
 */
const char *
gab_session_get_page (GabSession *self)
{
  return self->page;
}

/**
 * gab_session_set_page:
 * @self: a session
 * @page: GAB_PAGE_OVERVIEW, GAB_PAGE_LOG, or a handle
 */
void
gab_session_set_page (GabSession *self,
                      const char *page)
{
  GabThing *thing;
  gboolean opens;

  if (g_str_equal (self->page, page))
    return;
  thing = gab_campaign_find (gab_document_get_campaign (self->document), page);
  opens = GAB_IS_OPERATION (thing) && gab_operation_get_log (GAB_OPERATION (thing)) == NULL;
  if (g_str_equal (page, GAB_PAGE_OVERVIEW))
    opens = gab_clocks_open (gab_document_get_campaign (self->document));
  g_free (self->page);
  self->page = g_strdup (page);
  if (opens)
    show_campaign (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

/**
 * gab_session_get_shown:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the thing whose page is shown, as the
 *   viewer may see it; NULL for the overview and the log.
 */
GabThing *
gab_session_get_shown (GabSession *self)
{
  return gab_campaign_find (self->shown, self->page);
}

/**
 * gab_session_get_table_dice:
 * @self: a session
 *
 * Returns: whether dice are typed by the player.
 */
gboolean
gab_session_get_table_dice (GabSession *self)
{
  return self->table_dice;
}

/**
 * gab_session_set_table_dice:
 * @self: a session
 * @table_dice: whether dice are typed by the player
 */
void
gab_session_set_table_dice (GabSession *self,
                            gboolean    table_dice)
{
  if (self->table_dice == !!table_dice)
    return;
  self->table_dice = !!table_dice;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TABLE_DICE]);
}

/**
 * gab_session_get_program_picks:
 * @self: a session
 *
 * Returns: whether the program picks at random who is hit, although the player types the other dice.
 */
gboolean
gab_session_get_program_picks (GabSession *self)
{
  return self->program_picks;
}

/**
 * gab_session_set_program_picks:
 * @self: a session
 * @program_picks: whether the program picks at random who is hit, while the player types the other dice
 */
void
gab_session_set_program_picks (GabSession *self,
                               gboolean    program_picks)
{
  self->program_picks = !!program_picks;
}

/* Typed dice, those left to the program among them. */
static void
init_typed (GabSession   *self,
            GabGame      *game,
            GabDice      *dice,
            const GabDie *given,
            guint         n_given)
{
  GabDice own = { 0 };

  gab_dice_init_typed (dice, given, n_given);
  if (!self->program_picks || game == NULL || gab_game_rules (game)->is_pick == NULL)
    return;
  gab_game_dice (game, &own);
  gab_dice_leave (dice, own.seed, own.serial, gab_game_rules (game)->is_pick);
}

/**
 * gab_session_may_order:
 * @self: a session
 * @side: (nullable): the handle of a side
 *
 * Returns: whether the viewer may give that side's orders: the umpire may, and
 *   the side itself.
 */
gboolean
gab_session_may_order (GabSession *self,
                       const char *side)
{
  return self->viewer == GAB_VIEWER_UMPIRE ||
         (self->viewer >= 0 && side != NULL && gab_campaign_side_number (self->shown, side) == self->viewer);
}

/* The real operation behind a handle; NULL stands for the campaign's own log. */
static GabOperation *
real_operation (GabSession *self,
                const char *handle)
{
  GabThing *thing = gab_campaign_find (gab_document_get_campaign (self->document), handle);

  return GAB_IS_OPERATION (thing) ? GAB_OPERATION (thing) : NULL;
}

static GabGame *
real_game (GabSession   *self,
           GabOperation *operation)
{
  GabCampaign *campaign = gab_document_get_campaign (self->document);
  GabTurnLog *log = operation != NULL ? gab_campaign_open_operation (campaign, operation, NULL)
                                      : gab_campaign_get_log (campaign);

  return log != NULL ? gab_turn_log_get_game (log) : NULL;
}

/**
 * gab_session_order:
 * @self: a session
 * @operation: (nullable): the handle of an operation; NULL for the campaign's own log
 * @line: the order in notation
 * @typed: (nullable): the dice typed for it, "9 4 0"; heeded with table dice alone
 * @reason: (nullable): the words beside it
 * @label: what it does, for the undo list
 * @error: the refusal; GAB_ERROR_DICE_NEEDED says what to roll
 *
 * Gives an order with the dice of the session.
 *
 * Returns: TRUE when it was applied.
 */
gboolean
gab_session_order (GabSession  *self,
                   const char  *operation,
                   const char  *line,
                   const char  *typed,
                   const char  *reason,
                   const char  *label,
                   GError     **error)
{
  GabOperation *which = real_operation (self, operation);
  GabGame *game = real_game (self, which);
  g_autoptr (GArray) given = NULL;
  GabDice dice;

  if (self->table_dice || game == NULL)
    {
      given = gab_dice_parse_typed (typed != NULL ? typed : "", error);
      if (given == NULL)
        return FALSE;
      init_typed (self, game, &dice, (const GabDie *) given->data, given->len);
    }
  else
    gab_game_dice (game, &dice);
  return gab_document_order (self->document, which, line, &dice, reason, label, error);
}

/**
 * gab_session_retake:
 * @self: a session
 * @operation: the handle of an operation that is open
 * @nth: an order of its log, from 0
 * @tail: (element-type GabRecord): the log from there on, of gab_retake_new()
 * @label: what it does, for the undo list
 * @error: why not
 *
 * Corrects an order (CA-17).
 *
 * Returns: TRUE when it was done.
 */
gboolean
gab_session_retake (GabSession  *self,
                    const char  *operation,
                    guint        nth,
                    GPtrArray   *tail,
                    const char  *label,
                    GError     **error)
{
  GabAction *action = gab_action_new (label);

  gab_action_add_tail (action, real_operation (self, operation), nth, tail);
  return gab_document_do (self->document, action, error);
}

/**
 * gab_session_dup_need:
 * @self: a session
 * @operation: (nullable): the handle of an operation; NULL for the campaign's own log
 * @line: an order in notation
 *
 * Returns: (transfer full) (nullable): the dice it would want first, and what
 *   for: "2 D10: size of the fort"; NULL when it needs none or is refused.
 */
char *
gab_session_dup_need (GabSession *self,
                      const char *operation,
                      const char *line)
{
  GabGame *game = real_game (self, real_operation (self, operation));
  g_autoptr (GError) error = NULL;
  GabDice dice;

  if (game == NULL)
    return NULL;
  init_typed (self, game, &dice, NULL, 0);
  if (gab_game_try (game, line, &dice, &error) ||
      !g_error_matches (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED))
    return NULL;
  return gab_game_tell_need (game, &dice);
}

/**
 * gab_session_close:
 * @self: a session
 * @operation: the handle of an operation that is over
 * @error: when it is not, or the books cannot bear it
 *
 * Books its cost.
 *
 * Returns: TRUE when it is closed.
 */
gboolean
gab_session_close (GabSession  *self,
                   const char  *operation,
                   GError     **error)
{
  return gab_document_close (self->document, real_operation (self, operation), error);
}

/**
 * gab_session_can_undo:
 * @self: a session
 *
 * Returns: whether there is anything to take back on the page that is shown.
 */
gboolean
gab_session_can_undo (GabSession *self)
{
  return gab_document_can_undo (self->document, real_operation (self, self->page));
}

/**
 * gab_session_undo:
 * @self: a session
 * @error: when there is nothing, or a later order leans on it
 *
 * Takes the last action back; on a file just opened the last order of the log
 * that is shown.
 *
 * Returns: TRUE when something was taken back.
 */
gboolean
gab_session_undo (GabSession  *self,
                  GError     **error)
{
  return gab_document_undo (self->document, real_operation (self, self->page), error);
}

/**
 * gab_session_redo:
 * @self: a session
 * @error: when there is nothing
 *
 * Returns: TRUE when something was done again.
 */
gboolean
gab_session_redo (GabSession  *self,
                  GError     **error)
{
  return gab_document_redo (self->document, error);
}
