/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress as the formal siege sees it: its front, and how far a siege has come. */

#include "gab-fortress-front.h"

#include "gab-siege-draft.h"

#include <glib/gi18n-lib.h>

/* The notation's words of the kinds that a front has, by the kinds of the rules (FS-2). */
static const char *const words[] = {
  [GAB_FORMAL_FLANK] = "bastion", [GAB_FORMAL_DEMI_LUNE] = "demi-lune", [GAB_FORMAL_RAVELIN] = "ravelin",
  [GAB_FORMAL_WALL] = "wall",
};

static int
kind_of (GabFormalWorkKind kind)
{
  int n = 0;

  while (!g_str_equal (gab_work_kind_word (n), words[kind]))
    n++;
  return n;
}

/**
 * gab_fortress_front_bastions:
 * @fortress: a fortress
 *
 * Returns: how many bastions it has.
 */
guint
gab_fortress_front_bastions (GabFortress *fortress)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (fortress));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);

      n += gab_work_get_kind (work) == kind_of (GAB_FORMAL_FLANK);
    }
  return n;
}

/**
 * gab_fortress_front_may_have:
 * @n_bastions: a number of bastions
 *
 * Returns: whether a front can have so many: 2 to 6 (FS-2).
 */
gboolean
gab_fortress_front_may_have (guint n_bastions)
{
  return n_bastions >= GAB_FRONT_LEAST && n_bastions <= GAB_FRONT_MOST;
}

/**
 * gab_fortress_has_front:
 * @fortress: a fortress
 *
 * Returns: whether it has as many bastions as a front can have (FS-2).
 */
gboolean
gab_fortress_has_front (GabFortress *fortress)
{
  return gab_fortress_front_may_have (gab_fortress_front_bastions (fortress));
}

static const char *
label_of (const GabFormal *state)
{
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_WALL && state->work[i].breached)
      return C_("fortress", "breached");
  return state->n_trenches > 0 ? C_("fortress", "besieged") : NULL;
}

/**
 * gab_fortress_siege_label:
 * @campaign: a campaign as it is, not masked
 * @fortress: the handle of a fortress
 *
 * How far an open siege of it has come, which all may see (CA-8).
 *
 * Returns: (transfer none) (nullable): what a reader calls it; NULL before the first trench.
 */
const char *
gab_fortress_siege_label (GabCampaign *campaign,
                          const char  *fortress)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      const char *label;

      if (gab_operation_get_closed (operation) || !g_str_equal (gab_operation_get_fortress (operation), fortress) ||
          gab_operation_find_rules (operation) != &gab_formal_rules ||
          gab_campaign_open_operation (campaign, operation, NULL) == NULL)
        continue;
      label = label_of (gab_operation_get_state (operation));
      if (label != NULL)
        return label;
    }
  return NULL;
}

static void
missing_free (gpointer data)
{
  GabMissingWork *missing = data;

  g_free (missing->name);
  g_free (missing);
}

/**
 * gab_fortress_front_missing:
 * @campaign: a campaign
 * @there: how many works of each kind there are, in the order of the notation's words
 * @n_bastions: of the front, 2 to 6
 *
 * Returns: (transfer full) (element-type GabMissingWork): the works that a front of so many
 *   bastions needs beside these, called as the template calls them.
 */
GPtrArray *
gab_fortress_front_missing (GabCampaign *campaign,
                            const guint *there,
                            guint        n_bastions)
{
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);
  GPtrArray *missing = g_ptr_array_new_with_free_func (missing_free);

  if (draft == NULL)
    return missing;
  gab_siege_draft_set_bastions (draft, n_bastions);
  for (guint i = 0; i < draft->n_works; i++)
    {
      const GabFormalTemplate *template = &draft->work[i].template;
      int kind = kind_of (template->kind);
      GabMissingWork *work;

      if (template->number <= there[kind])
        continue;
      work = g_new (GabMissingWork, 1);
      *work = (GabMissingWork) { kind, gab_siege_tell_template (template) };
      g_ptr_array_add (missing, work);
    }
  return missing;
}
