/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be put into a campaign and taken out of it, before it is tried. */

#include "gab-campaign-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_DEPTH 16 /* of forces in forces */

static guint
depth_of (GabCampaign *self,
          GabForce    *force)
{
  guint depth = 1;

  while (depth <= MOST_DEPTH && gab_force_get_parent (force) != NULL)
    {
      GabThing *parent = gab_campaign_find (self, gab_force_get_parent (force));

      if (!GAB_IS_FORCE (parent))
        break;
      force = GAB_FORCE (parent);
      depth++;
    }
  return depth;
}

/**
 * gab_campaign_check_new:
 * @self: a campaign
 * @thing: a thing that is not in it
 * @error: GAB_ERROR_REFERENCE for a handle that is in use, or a place that is not
 *   there; GAB_ERROR_LIMIT for forces nested too deep
 *
 * Returns: TRUE when it can be put in.
 */
gboolean
gab_campaign_check_new (GabCampaign  *self,
                        GabThing     *thing,
                        GError      **error)
{
  const char *handle = gab_thing_get_handle (thing);
  int name = gab_names_find (self->handles, handle);

  if (!gab_handle_is_valid (handle) || gab_campaign_find (self, handle) != NULL ||
      (name >= 0 && !g_str_equal (gab_names_class (self->handles, name), gab_campaign_class_of (thing))))
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("The handle “%s” cannot be given to a new thing."), handle);
  else if (gab_campaign_get_siblings (self, thing) == NULL)
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("What %s should belong to is not in the campaign."),
                 gab_thing_get_name (thing));
  else if (GAB_IS_FORCE (thing) && depth_of (self, GAB_FORCE (thing)) > MOST_DEPTH)
    g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("%s lies deeper than forces can nest, which is %d."),
                 gab_thing_get_name (thing), MOST_DEPTH);
  else
    return TRUE;
  return FALSE;
}

/* Whether a setup line names the handle: "attacker 45th men 500", "bastion trinidad.left and trinidad.right". */
static gboolean
line_names (const char *line,
            const char *handle)
{
  g_auto (GStrv) words = g_strsplit_set (line, " :", -1);
  gsize length = strlen (handle);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], handle) && (words[i][length] == '\0' || words[i][length] == '.'))
      return TRUE;
  return FALSE;
}

/* A siege elsewhere may call a work of its own as one of the campaign's is called. */
static gboolean
may_name (GabOperation *operation,
          GabThing     *thing)
{
  return !GAB_IS_WORK (thing) || g_strcmp0 (gab_operation_get_fortress (operation), gab_work_get_fortress (GAB_WORK (thing))) == 0;
}

static GabOperation *
find_named (GabCampaign *self,
            GabThing    *thing)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->operations));

  for (guint i = 0; i < n; i++)
    {
      /* The list keeps a reference, so the one taken here may go at once. */
      g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (self->operations), i);
      GPtrArray *setup = gab_operation_get_setup (operation);

      for (guint j = 0; j < setup->len && may_name (operation, thing); j++)
        if (line_names (g_ptr_array_index (setup, j), gab_thing_get_handle (thing)))
          return operation;
    }
  return NULL;
}

/* The fortress that begins with this force in it. */
static GabThing *
find_garrisoned (GabCampaign *self,
                 const char  *handle)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->fortresses));

  for (guint i = 0; i < n; i++)
    {
      /* The list keeps a reference, so the one taken here may go at once. */
      g_autoptr (GabThing) fortress = g_list_model_get_item (G_LIST_MODEL (self->fortresses), i);

      if (g_str_equal (gab_thing_get_text (fortress, "opening-garrison"), handle))
        return fortress;
    }
  return NULL;
}

/* The tally that is of this thing. */
static GabThing *
find_tallied (GabCampaign *self,
              const char  *handle)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->tallies));

  for (guint i = 0; i < n; i++)
    {
      /* The list keeps a reference, so the one taken here may go at once. */
      g_autoptr (GabThing) tally = g_list_model_get_item (G_LIST_MODEL (self->tallies), i);

      if (g_str_equal (gab_tally_get_owner (GAB_TALLY (tally)), handle))
        return tally;
    }
  return NULL;
}

typedef struct
{
  GabCampaign *self;
  GError     **error;
  gboolean     good;
} Removal;

static void
check_part (GabThing *thing,
            gpointer  data)
{
  Removal *removal = data;
  GabOperation *named = removal->good ? find_named (removal->self, thing) : NULL;
  GabThing *garrisoned = removal->good ? find_garrisoned (removal->self, gab_thing_get_handle (thing)) : NULL;

  GabThing *tallied = removal->good ? find_tallied (removal->self, gab_thing_get_handle (thing)) : NULL;

  if (tallied != NULL && garrisoned == NULL && named == NULL)
    {
      removal->good = FALSE;
      g_set_error (removal->error, GAB_ERROR, GAB_ERROR_EDIT,
                   /* Translators: a side, force or fortress, and a tally: "provisions" */
                   _("%1$s has the tally %2$s: take that out first."),
                   gab_thing_get_name (thing), gab_thing_get_name (tallied));
    }
  if (garrisoned != NULL && named == NULL)
    {
      removal->good = FALSE;
      g_set_error (removal->error, GAB_ERROR, GAB_ERROR_EDIT,
                   /* Translators: a force, and a fortress */
                   _("%1$s is the garrison of %2$s at first: give that another or none before it is taken out."),
                   gab_thing_get_name (thing), gab_thing_get_name (garrisoned));
    }
  if (named == NULL || GAB_THING (named) == thing)
    return;
  removal->good = FALSE;
  g_set_error (removal->error, GAB_ERROR, GAB_ERROR_EDIT,
               GAB_IS_WORK (thing)
                 /* Translators: a work of a fortress, and a siege */
                 ? _("%1$s is a work of the front in %2$s: it can be renamed, but not taken out.")
                 /* Translators: a unit or force, and a siege or battle */
                 : _("%1$s takes part in %2$s: it can be struck off, but not taken out."),
               gab_thing_get_name (thing), gab_thing_get_name (GAB_THING (named)));
}

/**
 * gab_campaign_check_removal:
 * @self: a campaign
 * @thing: a thing of it
 * @error: GAB_ERROR_EDIT when an operation or a fortress began with it, or with what is in it
 *
 * What the entries of the books name is found out when they are played again.
 *
 * Returns: TRUE when it may be tried to take it out, with all that is in it.
 */
gboolean
gab_campaign_check_removal (GabCampaign  *self,
                            GabThing     *thing,
                            GError      **error)
{
  Removal removal = { self, error, TRUE };

  gab_campaign_visit (thing, check_part, &removal);
  return removal.good;
}

static gboolean
is_colour (const char *text)
{
  return strlen (text) == 7 && text[0] == '#' && strspn (text + 1, "0123456789abcdefABCDEF") == 6;
}

/**
 * gab_check_words:
 * @words: (nullable): a note, or what stands beside an order
 * @error: GAB_ERROR_LIMIT
 *
 * Returns: TRUE when a file can hold them.
 */
gboolean
gab_check_words (const char  *words,
                 GError     **error)
{
  if (words == NULL || strlen (words) <= GAB_WORDS_MOST)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("A note may hold %d bytes at the most."), GAB_WORDS_MOST);
  return FALSE;
}

/**
 * gab_check_text:
 * @field: the name of a field that is a text
 * @text: (nullable): what shall stand there
 * @error: GAB_ERROR_LIMIT, or GAB_ERROR_EDIT for a colour that is none
 *
 * Returns: TRUE when a file can hold it there.
 */
gboolean
gab_check_text (const char  *field,
                const char  *text,
                GError     **error)
{
  g_autofree char *quoted = NULL;

  if (text == NULL || *text == '\0')
    return TRUE;
  if (g_str_equal (field, "note"))
    return gab_check_words (text, error);
  quoted = gab_error_quote (text);
  if (g_utf8_strlen (text, -1) > GAB_TEXT_MOST)
    g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("“%1$s” is longer than the %2$d characters that may stand there."),
                 quoted, GAB_TEXT_MOST);
  else if (g_str_equal (field, "colour") && !is_colour (text))
    g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT, _("“%s” is no colour: #9e2b25 would be one."), quoted);
  else
    return TRUE;
  return FALSE;
}

/**
 * gab_check_texts:
 * @thing: a thing
 * @error: as gab_check_text() says
 *
 * Returns: TRUE when a file can hold all its texts.
 */
gboolean
gab_check_texts (GabThing  *thing,
                 GError   **error)
{
  g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      if (!gab_check_text (name, gab_thing_get_text (thing, name), error))
        return FALSE;
    }
  return TRUE;
}
