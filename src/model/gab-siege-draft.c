/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formal siege before it begins: its front, the names and the values of its works. */

#include "gab-siege-draft.h"

#include <glib/gi18n-lib.h>

static void
clear_works (GabSiegeDraft *self)
{
  for (guint i = 0; i < self->n_works; i++)
    g_clear_pointer (&self->work[i].name, g_free);
  self->n_works = 0;
}

/* The campaign's own tables, else the program's. */
static const GabFormalTables *
find_tables (GabCampaign *campaign)
{
  const GabRuleTables *found = gab_table_set_find (gab_campaign_get_tables (campaign), gab_formal_rules.id, NULL);

  if (found == NULL)
    found = gab_table_set_find (gab_campaign_get_defaults (campaign), gab_formal_rules.id, NULL);
  return found != NULL ? found->resolved : NULL;
}

/**
 * gab_siege_draft_new:
 * @campaign: a campaign as it is, not masked, with open books
 *
 * Returns: (transfer full) (nullable): the standard siege, on a front of two bastions,
 *   with nobody's men; NULL where there are no tables of the rules.
 */
GabSiegeDraft *
gab_siege_draft_new (GabCampaign *campaign)
{
  GabSiegeDraft *self;

  if (find_tables (campaign) == NULL)
    return NULL;
  self = g_new0 (GabSiegeDraft, 1);
  self->campaign = g_object_ref (campaign);
  self->tables = find_tables (campaign);
  self->nobody = TRUE;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    self->forces[side] = g_ptr_array_new_with_free_func (g_free);
  gab_siege_draft_set_bastions (self, self->tables->bastions[0]);
  gab_siege_draft_propose_scales (self);
  gab_siege_draft_propose_rounds (self);
  return self;
}

/**
 * gab_siege_draft_free:
 * @self: (transfer full): a draft
 */
void
gab_siege_draft_free (GabSiegeDraft *self)
{
  clear_works (self);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    g_ptr_array_unref (self->forces[side]);
  g_free (self->side);
  g_free (self->fortress);
  g_object_unref (self->campaign);
  g_free (self);
}

/**
 * gab_siege_draft_get_bastions:
 * @self: a draft
 *
 * Returns: how many bastions its front has.
 */
guint
gab_siege_draft_get_bastions (const GabSiegeDraft *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_works; i++)
    n += self->work[i].template.kind == GAB_FORMAL_FLANK;
  return n;
}

/* Which kinds of a campaign's works stand in a front: its notation's words. */
static gboolean
is_kind (GabWork           *work,
         GabFormalWorkKind  kind)
{
  static const char *const words[] = {
    [GAB_FORMAL_FLANK] = "bastion", [GAB_FORMAL_DEMI_LUNE] = "demi-lune", [GAB_FORMAL_RAVELIN] = "ravelin",
    [GAB_FORMAL_WALL] = "wall",
  };

  return g_strcmp0 (gab_work_kind_word (gab_work_get_kind (work)), words[kind]) == 0;
}

static GListModel *
get_works (const GabSiegeDraft *self)
{
  GabThing *place = self->fortress != NULL ? gab_campaign_find (self->campaign, self->fortress) : NULL;

  return GAB_IS_FORTRESS (place) ? G_LIST_MODEL (gab_fortress_get_works (GAB_FORTRESS (place))) : NULL;
}

/* The nth work of a kind of the fortress, borrowed; NULL past the last. */
static GabWork *
find_kind (const GabSiegeDraft *self,
           GabFormalWorkKind    kind,
           guint                nth)
{
  GListModel *works = get_works (self);

  for (guint i = 0; works != NULL && i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);

      if (is_kind (work, kind) && nth-- == 0)
        return work;
    }
  return NULL;
}

/* The work of the fortress that is called so, borrowed. */
static GabWork *
find_name (const GabSiegeDraft *self,
           GabFormalWorkKind    kind,
           const char          *name)
{
  g_autofree char *wanted = g_utf8_casefold (name, -1);
  GabWork *work;

  for (guint i = 0; (work = find_kind (self, kind, i)) != NULL; i++)
    {
      g_autofree char *own = g_utf8_casefold (gab_thing_get_name (GAB_THING (work)), -1);

      if (g_str_equal (own, wanted))
        return work;
    }
  return NULL;
}

/* Which of the fortress's works of a kind is the first of the front, where it has so many. They stand in their order
 * round the place, a wall before the bastion of its number. */
static guint
find_first (const GabSiegeDraft *self,
            GabFormalWorkKind    kind,
            guint                there)
{
  guint first = MAX (self->first, 1) - 1;

  switch (kind)
    {
    case GAB_FORMAL_FLANK:
    case GAB_FORMAL_DEMI_LUNE: return first;
    case GAB_FORMAL_WALL:      return first + there - 1;
    case GAB_FORMAL_RAVELIN:
    default:                   return 0;
    }
}

/* Where the fortress has as many works of a kind as the front, they are these; where it has more, those from the
 * bastion on that the player has chosen. */
static void
take_names (GabSiegeDraft     *self,
            GabFormalWorkKind  kind)
{
  guint n = 0, there = 0, at;
  GabWork *work;

  for (guint i = 0; i < self->n_works; i++)
    n += self->work[i].template.kind == kind;
  while (find_kind (self, kind, there) != NULL)
    there++;
  if (n == 0 || there < n || (there > n && self->first == 0))
    return;
  at = there > n ? find_first (self, kind, there) : 0;
  for (guint i = 0; i < self->n_works; i++)
    if (self->work[i].template.kind == kind && (work = find_kind (self, kind, at++ % there)) != NULL)
      gab_siege_draft_set_name (self, i, gab_thing_get_name (GAB_THING (work)));
}

/**
 * gab_siege_draft_nth_bastion:
 * @self: a draft
 * @nth: which, from 0
 *
 * Returns: (transfer none) (nullable): a bastion of the fortress; NULL past the last.
 */
GabWork *
gab_siege_draft_nth_bastion (const GabSiegeDraft *self,
                             guint                nth)
{
  return find_kind (self, GAB_FORMAL_FLANK, nth);
}

/**
 * gab_siege_draft_set_first:
 * @self: a draft
 * @first: which of the fortress's bastions is the leftmost of the front, from 1; 0 for none
 *
 * Lays the front out anew: of a place with more works than a front can have, those from
 * there on are attacked (FS-2).
 */
void
gab_siege_draft_set_first (GabSiegeDraft *self,
                           guint          first)
{
  self->first = first;
  gab_siege_draft_set_bastions (self, gab_siege_draft_get_bastions (self));
}

/**
 * gab_siege_draft_set_bastions:
 * @self: a draft
 * @n_bastions: of its front, 2 to 6
 *
 * Lays the front out anew (FS-2, FS-3): its works have the fortress's names where they are
 * the fortress's, and values as high as all may have on average (FS-4).
 */
void
gab_siege_draft_set_bastions (GabSiegeDraft *self,
                              guint          n_bastions)
{
  GabFormalTemplate front[GAB_FORMAL_WORKS];
  guint n = gab_formal_front (self->tables, CLAMP (n_bastions, 2, GAB_FORMAL_BASTIONS), front);

  clear_works (self);
  self->n_works = n;
  self->sealed = FALSE;
  for (guint i = 0; i < n; i++)
    self->work[i] = (GabSiegeWork) {
      front[i], g_strdup (""), { self->tables->points_a_section, self->tables->points_a_section }
    };
  for (int kind = GAB_FORMAL_FLANK; kind <= GAB_FORMAL_WALL; kind++)
    take_names (self, kind);
}

/**
 * gab_siege_draft_set_place:
 * @self: a draft
 * @fortress: (nullable): the handle of a fortress; NULL a template alone
 *
 * Lays its front out anew: with as many bastions as the fortress has, where a front can
 * have so many, else as many as its size proposes.
 */
void
gab_siege_draft_set_place (GabSiegeDraft *self,
                           const char    *fortress)
{
  GabThing *place = fortress != NULL ? gab_campaign_find (self->campaign, fortress) : NULL;
  gboolean great = GAB_IS_FORTRESS (place) && gab_fortress_get_size (GAB_FORTRESS (place)) == GAB_FORTRESS_GREAT;
  guint n = 0;

  g_free (self->fortress);
  self->fortress = g_strdup (GAB_IS_FORTRESS (place) ? fortress : NULL);
  self->first = 0;
  while (find_kind (self, GAB_FORMAL_FLANK, n) != NULL)
    n++;
  if (n < 2 || n > GAB_FORMAL_BASTIONS)
    n = self->tables->bastions[great ? 1 : 0];
  gab_siege_draft_set_bastions (self, n);
}

/**
 * gab_siege_draft_set_name:
 * @self: a draft
 * @work: which of its works, from 0
 * @name: what it is called; "" as the template calls it
 */
void
gab_siege_draft_set_name (GabSiegeDraft *self,
                          guint          work,
                          const char    *name)
{
  g_return_if_fail (work < self->n_works);
  g_free (self->work[work].name);
  self->work[work].name = g_strstrip (g_strdup (name));
}

/**
 * gab_siege_draft_dup_handle:
 * @self: a draft
 * @work: which of its works, from 0
 *
 * Returns: (transfer full): its name in orders: that of the fortress's work which is called
 *   so, else one made from the name.
 */
char *
gab_siege_draft_dup_handle (const GabSiegeDraft *self,
                            guint                work)
{
  const GabSiegeWork *which = &self->work[work];
  g_autofree char *template = gab_formal_front_handle (&which->template);
  GabWork *known = find_name (self, which->template.kind, which->name);

  if (*which->name == '\0')
    return g_steal_pointer (&template);
  if (known != NULL)
    return g_strdup (gab_thing_get_handle (GAB_THING (known)));
  return self->fortress != NULL ? gab_campaign_make_handle (self->campaign, which->name, template)
                                : gab_handle_from_name (which->name, template);
}

/**
 * gab_siege_draft_find_work:
 * @self: a draft
 * @work: which of its works, from 0
 *
 * Returns: (transfer none) (nullable): the work of the fortress that it is; NULL when it is none.
 */
GabWork *
gab_siege_draft_find_work (const GabSiegeDraft *self,
                           guint                work)
{
  const GabSiegeWork *which = &self->work[work];

  return *which->name != '\0' ? find_name (self, which->template.kind, which->name) : NULL;
}

/**
 * gab_siege_draft_sections:
 * @self: a draft
 * @work: which of its works, from 0
 *
 * Returns: how many sections of it can be breached (FS-4).
 */
guint
gab_siege_draft_sections (const GabSiegeDraft *self,
                          guint                work)
{
  switch (self->work[work].template.kind)
    {
    case GAB_FORMAL_FLANK:   return 2;
    case GAB_FORMAL_RAVELIN: return 0;
    case GAB_FORMAL_DEMI_LUNE:
    case GAB_FORMAL_WALL:
    default:                 return 1;
    }
}

/**
 * gab_siege_tell_template:
 * @work: a work of a front
 *
 * Returns: (transfer full): what a reader calls it while nobody has named it: "Bastion 1".
 */
char *
gab_siege_tell_template (const GabFormalTemplate *work)
{
  switch (work->kind)
    {
    case GAB_FORMAL_FLANK:     return g_strdup_printf (_("Bastion %u"), work->number);
    case GAB_FORMAL_DEMI_LUNE: return g_strdup_printf (_("Demi-lune %u"), work->number);
    case GAB_FORMAL_RAVELIN:   return g_strdup_printf (_("Ravelin %u"), work->number);
    case GAB_FORMAL_WALL:
    default:                   return g_strdup_printf (_("Wall %u"), work->number);
    }
}

/**
 * gab_siege_draft_tell_section:
 * @self: a draft
 * @work: which of its works, from 0
 * @section: which of that one's sections, from 0; G_MAXUINT for the whole work
 *
 * Returns: (transfer full): what a reader calls it.
 */
char *
gab_siege_draft_tell_section (const GabSiegeDraft *self,
                              guint                work,
                              guint                section)
{
  const GabSiegeWork *which = &self->work[work];
  g_autofree char *name = *which->name != '\0' ? g_strdup (which->name) : gab_siege_tell_template (&which->template);

  if (which->template.kind != GAB_FORMAL_FLANK || section == G_MAXUINT)
    return g_steal_pointer (&name);
  return section == 0 ? g_strdup_printf (_("%s, left flank"), name) : g_strdup_printf (_("%s, right flank"), name);
}
