/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a fight at the table: its result is typed unit by unit and booked (CA-19). */

#include "gab-result-page.h"

#include "gab-asking.h"
#include "gab-captors.h"
#include "gab-dot.h"
#include "gab-draft.h"
#include "gab-flow.h"
#include "gab-look.h"
#include "gab-result-extras.h"
#include "gab-result-rows.h"
#include "gab-result-sheet.h"
#include "gab-result-sheet-actions.h"
#include "gab-scrolling.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

struct _GabResultPage
{
  GabPage parent_instance;

  GabDot         *dot;
  GtkLabel       *title;
  GtkLabel       *subtitle;
  GtkLabel       *note;
  GtkWidget      *typing;
  GabResultRows  *rows;
  GabResultExtras *extras;
  GtkCheckButton *won;
  GtkCheckButton *drawn;
  GtkCheckButton *lost;
  GtkCheckButton *moves_on;
  GtkCheckButton *taken;
  GtkCheckButton *new_captor;
  GtkEntry       *day;
  GtkLabel       *problem;
  GtkButton      *book_button;
  GtkWidget      *booked_card;
  GtkLabel       *booked;
  GtkButton      *bill_button;

  char           *shown;   /* owned: the operation whose numbers are being typed, and by whom */
  char           *day_before; /* owned: the day that is proposed */
  gboolean        filling;
  gboolean        asked;   /* whether it really cost nobody anything */
  char           *digest;  /* owned: of the books when the first number was typed */
};

G_DEFINE_FINAL_TYPE (GabResultPage, gab_result_page, GAB_TYPE_PAGE)

static GabOperation *
get_operation (GabResultPage *self)
{
  GabThing *thing = gab_page_get_shown (GAB_PAGE (self));

  return GAB_IS_OPERATION (thing) ? GAB_OPERATION (thing) : NULL;
}

static void
show_problem (GabResultPage *self,
              const char    *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

static const char *
get_outcome (GabResultPage *self)
{
  if (gtk_check_button_get_active (self->won))
    return "won";
  return gtk_check_button_get_active (self->lost) ? "lost" : "drawn";
}

/**
 * gab_result_page_dup_line:
 * @self: a page
 *
 * Returns: (transfer full) (nullable): the order that books what is typed; NULL
 *   when something typed is no number or no date.
 */
char *
gab_result_page_dup_line (GabResultPage *self)
{
  GabOperation *operation = get_operation (self);
  GabCampaign *campaign = gab_page_get_campaign (GAB_PAGE (self));
  g_autofree char *problem = gab_result_rows_find_problem (self->rows);
  g_autofree char *losses = gab_result_rows_dup_losses (self->rows);
  g_autofree char *lists = gab_result_extras_dup_lists (self->extras);
  g_autofree char *iso = NULL;
  g_autoptr (GError) error = NULL;
  GString *line;
  gint32 day;

  if (problem == NULL)
    problem = gab_result_extras_find_problem (self->extras);
  if (problem == NULL && !gab_day_parse (gtk_editable_get_text (GTK_EDITABLE (self->day)),
                                         gab_campaign_get_calendar (campaign), &day, &error))
    problem = g_strdup (error->message);
  show_problem (self, problem != NULL ? problem : "");
  if (problem != NULL)
    return NULL;
  iso = gab_day_format_iso (day);
  line = g_string_new (NULL);
  g_string_append_printf (line, "result %s %s on %s", gab_thing_get_handle (GAB_THING (operation)),
                          get_outcome (self), iso);
  if (*losses != '\0')
    g_string_append_printf (line, " losses%s", losses);
  g_string_append (line, lists);
  if (gtk_check_button_get_active (self->taken) && gtk_check_button_get_active (self->won))
    g_string_append_printf (line, " taken %s", gab_operation_get_fortress (operation));
  if (gtk_check_button_get_active (self->moves_on))
    g_string_append (line, " moves-on");
  return g_string_free (line, FALSE);
}

static char *
dup_digest (GabResultPage *self)
{
  return gab_campaign_dup_digest (gab_document_get_campaign (gab_session_get_document (gab_page_get_session (GAB_PAGE (self)))));
}

/* What was typed of other books than these is looked at once more (CA-19). */
static gboolean
is_stale (GabResultPage *self)
{
  g_autofree char *now = dup_digest (self);

  if (self->digest == NULL || g_str_equal (self->digest, now))
    return FALSE;
  g_free (self->digest);
  self->digest = g_steal_pointer (&now);
  show_problem (self, _("The books have changed since you began to type (CA-19). Look at Before and After, then book it once more."));
  return TRUE;
}

static gboolean
is_nought (GabResultPage *self)
{
  return gab_result_rows_is_nought (self->rows) && gab_result_extras_is_nought (self->extras);
}

static void
foreach_field (GabResultPage      *self,
               GabResultFieldFunc  func,
               gpointer            data)
{
  gab_result_rows_foreach_field (self->rows, func, data);
  gab_result_extras_foreach_field (self->extras, func, data);
  /* Drawn is what the form begins with. */
  func ("won", GTK_WIDGET (self->won), data);
  func ("lost", GTK_WIDGET (self->lost), data);
  func ("moves-on", GTK_WIDGET (self->moves_on), data);
  func ("taken", GTK_WIDGET (self->taken), data);
  func ("new-captor", GTK_WIDGET (self->new_captor), data);
}

static char *
dup_place (GabOperation *operation)
{
  return g_strdup_printf ("result/%s", gab_thing_get_handle (GAB_THING (operation)));
}

/* All that is typed outlives closing, and another page. */
static void
keep_typed (GabResultPage *self)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  GabOperation *operation = session != NULL && !self->filling ? get_operation (self) : NULL;
  g_autofree char *place = operation != NULL ? dup_place (operation) : NULL;
  const char *day = gtk_editable_get_text (GTK_EDITABLE (self->day));
  GabResultTyping typing = { session, place };

  if (operation == NULL || self->day_before == NULL || gab_operation_get_closed (operation))
    return;
  foreach_field (self, gab_result_typing_keep, &typing);
  gab_draft_set (session, place, "day", g_str_equal (day, self->day_before) ? NULL : day);
  gab_draft_set (session, place, "digest", is_nought (self) ? NULL : self->digest);
}

static void
restore_typed (GabResultPage *self,
               GabOperation  *operation)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  g_autofree char *place = dup_place (operation);
  const char *day = gab_draft_get (session, place, "day");
  GabResultTyping typing = { session, place };

  self->filling = TRUE;
  /* Who takes the place proposes prisoners: what was typed stands over it. */
  foreach_field (self, gab_result_typing_restore, &typing);
  if (day != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->day), day);
  if (self->digest == NULL)
    self->digest = g_strdup (gab_draft_get (session, place, "digest"));
  self->filling = FALSE;
}

static void
forget_typed (GabResultPage *self)
{
  gab_result_rows_clear (self->rows);
  gab_result_extras_clear (self->extras);
  g_clear_pointer (&self->digest, g_free);
}

/* One action: the result, and before it a unit for guns that nobody has received. */
static gboolean
do_book (GabResultPage  *self,
         GabOperation   *operation,
         const char     *line,
         const char     *label,
         GError        **error)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (self));
  GabDocument *document = gab_session_get_document (session);
  g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *whole = NULL;
  GabAction *action;
  GabDice *dice;

  if (!gtk_check_button_get_active (self->new_captor))
    return gab_session_order (session, NULL, line, NULL, NULL, label, error);
  operation = GAB_OPERATION (gab_asking_real (session, gab_thing_get_handle (GAB_THING (operation))));
  whole = gab_captors_make (gab_document_get_campaign (document), operation, line, units);
  action = gab_action_new (label);
  for (guint i = 0; i < units->len; i++)
    gab_action_add_thing (action, g_ptr_array_index (units, i), -1);
  dice = g_new (GabDice, 1);
  gab_dice_init_typed (dice, NULL, 0);
  gab_action_add_order (action, NULL, whole, dice, NULL);
  return gab_document_do (document, action, error);
}

static void
book (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabResultPage *self = GAB_RESULT_PAGE (widget);
  GabOperation *operation = get_operation (self);
  g_autofree char *line = operation != NULL ? gab_result_page_dup_line (self) : NULL;
  g_autofree char *place = operation != NULL ? dup_place (operation) : NULL;
  g_autofree char *label = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (line == NULL || is_stale (self))
    return;
  if (is_nought (self) && !self->asked)
    {
      self->asked = TRUE;
      show_problem (self, _("No losses are typed. If it cost nobody anything, book it once more."));
      return;
    }
  label = g_strdup_printf (_("Book the result of %s"), gab_thing_get_name (GAB_THING (operation)));
  if (do_book (self, operation, line, label, &error))
    {
      gab_draft_done (gab_page_get_session (GAB_PAGE (self)), place);
      self->filling = TRUE;
      forget_typed (self);
      self->filling = FALSE;
      gab_tell (widget, label, TRUE);
      return;
    }
  text = gab_error_describe (error);
  show_problem (self, text);
}

/* Something was typed: an old refusal or question no longer counts. */
static void
rows_changed (GabResultPage *self)
{
  self->asked = FALSE;
  if (self->digest == NULL && gab_page_get_session (GAB_PAGE (self)) != NULL && !is_nought (self) && !self->filling)
    self->digest = dup_digest (self);
  show_problem (self, "");
  keep_typed (self);
}

static void
list_entries (GtkWidget *widget,
              GPtrArray *entries)
{
  if (GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (entries, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_entries (child, entries);
}

/* Enter alone: from number to number, to the day, and from there into the books. */
static void
go_on (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabResultPage *self = GAB_RESULT_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *entry = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY) : NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  guint at;

  list_entries (self->typing, entries);
  if (g_ptr_array_find (entries, entry, &at) && at + 1 < entries->len)
    gtk_widget_grab_focus (g_ptr_array_index (entries, at + 1));
}

static void
day_entered (GabResultPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "result.book", NULL);
}

/* A place is taken by a victor alone, and who is left in it is his prisoner (CA-12). */
static void
outcome_changed (GabResultPage *self)
{
  GabOperation *operation = get_operation (self);
  gboolean won = gtk_check_button_get_active (self->won);
  gboolean drawn = gtk_check_button_get_active (self->drawn);
  GabThing *place;

  gtk_widget_set_sensitive (GTK_WIDGET (self->taken), won);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->taken), won ? NULL : _("CA-12: only the attacker who wins takes it."));
  gtk_widget_set_sensitive (GTK_WIDGET (self->moves_on), !drawn);
  show_problem (self, "");
  if (operation == NULL || !won || !gtk_check_button_get_active (self->taken))
    return;
  place = gab_campaign_find (gab_page_get_campaign (GAB_PAGE (self)), gab_operation_get_fortress (operation));
  if (GAB_IS_FORTRESS (place))
    gab_result_rows_take_rest (self->rows, gab_page_get_campaign (GAB_PAGE (self)),
                               gab_fortress_get_garrison (GAB_FORTRESS (place)));
}

static void
outcome_chosen (GabResultPage *self)
{
  outcome_changed (self);
  keep_typed (self);
}

static void
show_heading (GabResultPage *self,
              GabCampaign   *campaign,
              GabOperation  *operation)
{
  const char *side = gab_operation_get_side (operation);
  const char *note = gab_thing_get_note (GAB_THING (operation));
  g_autofree char *what = gab_look_operation (campaign, operation);
  /* Translators: the kind of a fight with its days, and the attacker */
  g_autofree char *text = g_strdup_printf (_("%1$s · %2$s"), what, gab_campaign_label (campaign, side));

  gab_dot_show (self->dot, gab_look_colour (campaign, side), gab_look_shape (campaign, side));
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (operation)));
  gtk_label_set_label (self->subtitle, text);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
}

/* Another fight than a moment ago: nothing of it has been typed yet. */
static void
begin_typing (GabResultPage *self,
              GabCampaign   *campaign,
              GabOperation  *operation)
{
  /* What one side types another is not shown. */
  g_autofree char *key = g_strdup_printf ("%s %d", gab_thing_get_handle (GAB_THING (operation)),
                                          gab_session_get_viewer (gab_page_get_session (GAB_PAGE (self))));
  g_autofree char *day = NULL;

  if (!gab_scrolling_begin (GTK_WIDGET (self), &self->shown, key))
    {
      /* Units may have come, and fields with them. */
      restore_typed (self, operation);
      return;
    }
  self->asked = FALSE;
  self->filling = TRUE;
  day = gab_day_format_input (MAX (gab_operation_get_begins (operation), gab_campaign_get_day (campaign)),
                              gab_campaign_get_calendar (campaign));
  gtk_editable_set_text (GTK_EDITABLE (self->day), day);
  g_free (self->day_before);
  self->day_before = g_steal_pointer (&day);
  gtk_check_button_set_active (self->taken, FALSE);
  gtk_check_button_set_active (self->new_captor, FALSE);
  gtk_check_button_set_active (self->moves_on, FALSE);
  gtk_check_button_set_active (self->drawn, TRUE);
  forget_typed (self);
  show_problem (self, "");
  restore_typed (self, operation);
}

static void
show_outcome (GabResultPage *self,
              GabCampaign   *campaign,
              GabOperation  *operation)
{
  g_autofree char *won = g_strdup_printf (_("%s won"), gab_campaign_label (campaign, gab_operation_get_side (operation)));
  g_autofree char *lost = g_strdup_printf (_("%s failed"),
                                           gab_campaign_label (campaign, gab_operation_get_side (operation)));
  GabThing *place = gab_campaign_find (campaign, gab_operation_get_fortress (operation));
  g_autofree char *taken = g_strdup_printf (_("%s is taken"), GAB_IS_FORTRESS (place) ? gab_thing_get_name (place) : "");
  g_autofree char *whose = gab_asking_whose (gab_page_get_session (GAB_PAGE (self)), gab_operation_get_side (operation));

  gab_words_on_check (self->won, won);
  gab_words_on_check (self->lost, lost);
  gab_words_on_check (self->taken, taken);
  gtk_widget_set_visible (GTK_WIDGET (self->taken), GAB_IS_FORTRESS (place));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.book", whose == NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->book_button), whose);
}

/* The entry that closed it, as the viewer may read it. */
static void
show_booked (GabResultPage *self,
             GabCampaign   *campaign,
             GabOperation  *operation)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));
  g_autoptr (GabLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_log (campaign)),
                                                         gab_books_operation (books, ordinal)->entry);

  gtk_label_set_label (self->booked, entry != NULL ? gab_log_entry_get_text (entry) : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->bill_button), "s", gab_thing_get_handle (GAB_THING (operation)));
}

static void
gab_result_page_refresh (GabPage *page)
{
  GabResultPage *self = GAB_RESULT_PAGE (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  GabOperation *operation = get_operation (self);
  g_autoptr (GPtrArray) forces = NULL;
  gboolean closed;

  if (operation == NULL)
    return;
  closed = gab_operation_get_closed (operation);
  show_heading (self, campaign, operation);
  gtk_widget_set_visible (self->typing, !closed);
  gtk_widget_set_visible (self->booked_card, closed);
  if (closed)
    {
      g_autofree char *place = dup_place (operation);

      gab_draft_done (gab_page_get_session (page), place);
      g_clear_pointer (&self->shown, g_free);
      show_booked (self, campaign, operation);
      return;
    }
  forces = gab_result_list_forces (campaign, operation);
  gab_result_rows_show (self->rows, campaign, forces);
  gab_result_extras_show (self->extras, campaign, forces);
  begin_typing (self, campaign, operation);
  show_outcome (self, campaign, operation);
  outcome_changed (self);
}

static void
gab_result_page_dispose (GObject *object)
{
  GabResultPage *self = GAB_RESULT_PAGE (object);

  self->filling = TRUE;
  g_clear_pointer (&self->shown, g_free);
  g_clear_pointer (&self->day_before, g_free);
  g_clear_pointer (&self->digest, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_RESULT_PAGE);

  G_OBJECT_CLASS (gab_result_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, dot);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, title);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, note);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, typing);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, rows);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, extras);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, won);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, drawn);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, lost);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, moves_on);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, taken);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, new_captor);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, day);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, problem);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, book_button);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, booked_card);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, booked);
  gtk_widget_class_bind_template_child (widget_class, GabResultPage, bill_button);
}

static void
gab_result_page_class_init (GabResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_result_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_result_page_refresh;

  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_FLOW);
  g_type_ensure (GAB_TYPE_RESULT_EXTRAS);
  g_type_ensure (GAB_TYPE_RESULT_ROWS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-result-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, rows_changed);
  gtk_widget_class_bind_template_callback (widget_class, outcome_chosen);
  gtk_widget_class_bind_template_callback (widget_class, keep_typed);
  gtk_widget_class_bind_template_callback (widget_class, day_entered);
  gtk_widget_class_install_action (widget_class, "result.book", NULL, book);
  gtk_widget_class_install_action (widget_class, "result.next", NULL, go_on);
  gab_result_sheet_install_actions (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "result.book", NULL);
}

static void
gab_result_page_init (GabResultPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_result_page_type:
 * @self: a page
 * @unit: the handle of a unit
 * @killed: men
 * @wounded: men
 * @missing: men
 * @prisoners: men
 *
 * Types what a unit lost, as the player would.
 *
 * Returns: whether it is listed.
 */
gboolean
gab_result_page_type (GabResultPage *self,
                      const char    *unit,
                      int            killed,
                      int            wounded,
                      int            missing,
                      int            prisoners)
{
  const int losses[] = { killed, wounded, missing, prisoners };

  return gab_result_rows_type (self->rows, unit, losses);
}

/**
 * gab_result_page_get_problem:
 * @self: a page
 *
 * Returns: (transfer none): what stands in the way of booking; "" for nothing.
 */
const char *
gab_result_page_get_problem (GabResultPage *self)
{
  return gtk_label_get_label (self->problem);
}

/**
 * gab_result_page_get_extras:
 * @self: a page
 *
 * Returns: (transfer none): the tables of guns, SP, rounds and leaders.
 */
GabResultExtras *
gab_result_page_get_extras (GabResultPage *self)
{
  return self->extras;
}
