/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is half typed of a result, kept among the drafts until it is booked.
 *
 * The form's fields come and go with the units of its forces, and one page shows many
 * fights: so fields are not bound one by one, but all are kept when one changes. */

#include "gab-result-typing.h"

#include "gab-draft.h"

#include <stdlib.h>

/* Nothing typed, the first choice, no check: NULL. */
static char *
dup_typed (GtkWidget *field)
{
  if (GTK_IS_CHECK_BUTTON (field))
    return gtk_check_button_get_active (GTK_CHECK_BUTTON (field)) ? g_strdup ("1") : NULL;
  if (GTK_IS_DROP_DOWN (field))
    return gtk_drop_down_get_selected (GTK_DROP_DOWN (field)) > 0
             ? g_strdup_printf ("%u", gtk_drop_down_get_selected (GTK_DROP_DOWN (field))) : NULL;
  return *gtk_editable_get_text (GTK_EDITABLE (field)) != '\0' ? g_strdup (gtk_editable_get_text (GTK_EDITABLE (field))) : NULL;
}

/**
 * gab_result_typing_keep:
 * @name: the name of a field within its form
 * @field: the field
 * @typing: a GabResultTyping
 *
 * Keeps what stands there.
 */
void
gab_result_typing_keep (const char *name,
                        GtkWidget  *field,
                        gpointer    typing)
{
  const GabResultTyping *self = typing;
  g_autofree char *text = dup_typed (field);

  gab_draft_set (self->session, self->place, name, text);
}

/**
 * gab_result_typing_restore:
 * @name: the name of a field within its form
 * @field: the field, filled with what stands there when nothing is typed
 * @typing: a GabResultTyping
 *
 * Fills in what was kept.
 */
void
gab_result_typing_restore (const char *name,
                           GtkWidget  *field,
                           gpointer    typing)
{
  const GabResultTyping *self = typing;
  g_autofree char *text = g_strdup (gab_draft_get (self->session, self->place, name));

  if (text == NULL)
    return;
  if (GTK_IS_CHECK_BUTTON (field))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (field), TRUE);
  else if (GTK_IS_DROP_DOWN (field))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (field), atoi (text));
  else if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (field)), text))
    gtk_editable_set_text (GTK_EDITABLE (field), text);
}
