/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The front of a fortress as it is drawn: its own works, with their damage. */

#include "gab-fortress-plan.h"

#include "gab-fortress-front.h"
#include "gab-look.h"
#include "gab-siege-draft.h"

#include <glib/gi18n-lib.h>

#define TOWN        1200 /* tenths of a yard behind the wall that are drawn */
#define FIELD       2300 /* and before it */
#define COVERED_WAY 5000 /* its id; the others are the works' numbers */

static char *
tell (const char *name,
      int         damage)
{
  g_autofree char *state = damage == 0 ? g_strdup (_("whole"))
                                       : g_strdup_printf (ngettext ("%d point of damage", "%d points of damage", damage), damage);

  /* Translators: a work of a fortress, and its damage */
  return g_strdup_printf (_("%1$s: %2$s"), name, state);
}

static void
add_work (GabPlan             *plan,
          const GabSiegeDraft *draft,
          guint                nth)
{
  static const GabPlanWorkKind kinds[] = {
    [GAB_FORMAL_FLANK] = GAB_PLAN_BASTION, [GAB_FORMAL_DEMI_LUNE] = GAB_PLAN_DEMI_LUNE,
    [GAB_FORMAL_RAVELIN] = GAB_PLAN_RAVELIN, [GAB_FORMAL_WALL] = GAB_PLAN_WALL,
  };
  const GabFormalTemplate *template = &draft->work[nth].template;
  GabWork *work = gab_siege_draft_find_work (draft, nth);
  int damage = work != NULL ? gab_work_get_damage (work) : 0;
  g_autofree char *name = gab_siege_draft_tell_section (draft, nth, G_MAXUINT);
  gboolean flanks = template->kind == GAB_FORMAL_FLANK;
  g_autofree char *left = gab_siege_draft_tell_section (draft, nth, 0);
  g_autofree char *right = gab_siege_draft_tell_section (draft, nth, 1);
  g_autofree char *spoken = tell (flanks ? left : name, damage);
  g_autofree char *spoken_right = tell (right, 0);
  GabPlanWork drawn = {
    .kind = kinds[template->kind], .at = { template->x, 0 }, .name = template->kind != GAB_FORMAL_WALL || work != NULL ? name : NULL,
    .section = { { .id = 2 * nth + 1, .spoken = spoken, .lost = damage, .points = damage } },
  };

  if (flanks)
    drawn.section[1] = (GabPlanSection) { .id = 2 * nth + 2, .spoken = spoken_right };
  gab_plan_add_work (plan, &drawn);
}

/**
 * gab_fortress_plan_new:
 * @campaign: a campaign, as its viewer may see it
 * @fortress: one of its fortresses
 *
 * Returns: (transfer full) (nullable): its front; NULL when it has no such number of bastions.
 */
GabPlan *
gab_fortress_plan_new (GabCampaign *campaign,
                       GabFortress *fortress)
{
  g_autoptr (GabSiegeDraft) draft = gab_fortress_has_front (fortress) ? gab_siege_draft_new (campaign) : NULL;
  GabPlan *plan;
  gint32 half;

  if (draft == NULL)
    return NULL;
  gab_siege_draft_set_place (draft, gab_thing_get_handle (GAB_THING (fortress)));
  half = draft->tables->ground_a_bastion * (gint32) gab_siege_draft_get_bastions (draft) + draft->tables->ground_beside / 3;
  plan = gab_plan_new ((GabPlanRect) { -half, -TOWN, 2 * half, TOWN + FIELD }, gab_thing_get_name (GAB_THING (fortress)));
  gab_plan_set_bar (plan, 2000, "0", _("200 yards"));
  gab_plan_set_side (plan, GAB_PLAN_DEFENDER, gab_look_colour (campaign, gab_fortress_get_owner (fortress)));
  gab_plan_set_covered_way (plan, COVERED_WAY, _("Covered way"), FALSE);
  for (guint i = 0; i < draft->n_works; i++)
    add_work (plan, draft, i);
  return plan;
}
