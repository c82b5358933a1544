/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a siege's figures by turn to charts; the figures are the rule set's own. */

#include "gab-siege-charts.h"

#include "gab-formal-breach-odds.h"
#include "gab-look.h"
#include "gab-operation-days.h"

#include <glib/gi18n-lib.h>
#include <math.h>

struct _GabSiegeFigures
{
  GArray         *lines;     /* of GabScoreLine, turn by turn; owned */
  GabFormal      *state;     /* as it stands; owned */
  const GabNames *names;
  GabInkColour    colour[GAB_FORMAL_N_SIDES];
};

/* What each chart counts: its first figure and how many lines there are at most. */
typedef struct
{
  const char *title;
  int         first;
  int         n;      /* 0: all that come after, of which those at 0 are left out */
} Chart;

#define OUTLOOK -1 /* no figure of the log: what may come */

static const Chart charts[] = {
  { N_("Trenches dug"), GAB_FORMAL_SERIES_DUG, 1 },
  { N_("Sections of infantry"), GAB_FORMAL_SERIES_SECTIONS, GAB_FORMAL_N_SIDES },
  { N_("Guns"), GAB_FORMAL_SERIES_GUNS, GAB_FORMAL_N_SIDES },
  { N_("Rounds"), GAB_FORMAL_SERIES_ROUNDS, GAB_FORMAL_N_SIDES },
  { N_("Damage by work"), GAB_FORMAL_SERIES_WORK, 0 },
  { NULL, GAB_FORMAL_SERIES_SCORE_FOR, 2 }, /* its sum is in its title */
  { N_("Chance of a breach by the end of each coming turn, in per cent"), OUTLOOK, 0 },
};

/* For works and lines that are no side's; told apart on white and on dark. */
static const GabInkColour inks[] = {
  { 0.55, 0.18, 0.14, 1 }, { 0.12, 0.30, 0.48, 1 }, { 0.24, 0.42, 0.20, 1 }, { 0.60, 0.42, 0.08, 1 },
  { 0.38, 0.22, 0.45, 1 }, { 0.10, 0.45, 0.45, 1 }, { 0.35, 0.35, 0.35, 1 }, { 0.70, 0.35, 0.25, 1 },
};

static void
set_colours (GabSiegeFigures *figures,
             GabCampaign     *campaign,
             const char      *besieger)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      const char *handle = gab_thing_get_handle (side);

      figures->colour[g_str_equal (handle, besieger) ? GAB_FORMAL_BESIEGER : GAB_FORMAL_DEFENDER]
        = gab_look_colour (campaign, handle);
    }
}

/**
 * gab_siege_figures_new:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it, opened
 *
 * Returns: (transfer full): its figures at the end of each turn.
 */
GabSiegeFigures *
gab_siege_figures_new (GabCampaign  *campaign,
                       GabOperation *operation)
{
  GabSiegeFigures *figures = g_new0 (GabSiegeFigures, 1);

  figures->lines = gab_operation_dup_series (operation);
  figures->state = gab_operation_dup_state_at (operation, G_MAXUINT);
  figures->names = gab_operation_played_setup (operation)->names;
  set_colours (figures, campaign, gab_operation_get_side (operation));
  return figures;
}

/**
 * gab_siege_figures_free:
 * @figures: (transfer full): figures
 */
void
gab_siege_figures_free (GabSiegeFigures *figures)
{
  g_array_unref (figures->lines);
  g_free (figures->state);
  g_free (figures);
}

/**
 * gab_siege_figures_n_charts:
 *
 * Returns: how many charts there are of a siege.
 */
guint
gab_siege_figures_n_charts (void)
{
  return G_N_ELEMENTS (charts);
}

static char *
tell_turn (int      turn,
           gpointer data)
{
  return g_strdup_printf (_("turn %d"), turn);
}

static gint64
last_of (const GabSiegeFigures *figures,
         int                    id)
{
  gint64 value = 0;

  for (guint i = 0; i < figures->lines->len; i++)
    if (g_array_index (figures->lines, GabScoreLine, i).id == id)
      value = g_array_index (figures->lines, GabScoreLine, i).value;
  return value;
}

/* Figures of two sides are in their colours, others in inks of their own. */
static GabInkColour
colour_of (const GabSiegeFigures *figures,
           const Chart           *chart,
           int                    id,
           guint                  nth)
{
  if (chart->n == GAB_FORMAL_N_SIDES && id < GAB_FORMAL_SERIES_DUG)
    return figures->colour[id - chart->first];
  if (id == GAB_FORMAL_SERIES_DUG || id == GAB_FORMAL_SERIES_SCORE_FOR)
    return figures->colour[GAB_FORMAL_BESIEGER];
  return id == GAB_FORMAL_SERIES_SCORE_AGAINST ? figures->colour[GAB_FORMAL_DEFENDER] : inks[nth % G_N_ELEMENTS (inks)];
}

static void
add_line (GabChart              *drawn,
          const GabSiegeFigures *figures,
          const Chart           *chart,
          int                    id)
{
  g_autofree char *name = gab_formal_tell_series (figures->state, figures->names, id);
  int series = -1;

  for (guint i = 0; i < figures->lines->len; i++)
    {
      const GabScoreLine *line = &g_array_index (figures->lines, GabScoreLine, i);

      if (line->id != id)
        continue;
      if (series < 0)
        series = gab_chart_add_series (drawn, name, colour_of (figures, chart, id, drawn->series->len));
      gab_chart_add_point (drawn, series, line->turn, line->value);
    }
}

/* From the fire that there is now; an event where the chance is even. Whose rounds are hidden may fire no more. */
static void
add_outlook (GabChart              *drawn,
             const GabSiegeFigures *figures)
{
  const GabFormal *state = figures->state;
  GabFormalOutlook outlook;
  g_autofree char *wall = NULL;
  gboolean even = FALSE;
  guint series;

  if (state->step == GAB_FORMAL_STEP_OVER || state->hides[GAB_FORMAL_BESIEGER])
    return;
  gab_formal_breach_outlook (state, &outlook);
  if (outlook.wall == GAB_FORMAL_NOWHERE || outlook.shots == 0)
    return;
  wall = gab_formal_tell_whole (figures->names, state->work[outlook.wall].name);
  series = gab_chart_add_series (drawn, wall, figures->colour[GAB_FORMAL_BESIEGER]);
  for (guint i = 0; i < GAB_FORMAL_OUTLOOK; i++)
    {
      gab_chart_add_point (drawn, series, outlook.first_turn + i, lround (outlook.by[i] * 100));
      if (!even && outlook.by[i] >= 0.5)
        gab_chart_add_event (drawn, outlook.first_turn + i, _("even chance"));
      even = even || outlook.by[i] >= 0.5;
      if (outlook.by[i] > 0.995 || i >= outlook.turns)
        break;
    }
}

/* (transfer full): what a chart is called; the score with its sum as it stands. */
static char *
dup_title (const GabSiegeFigures *figures,
           const Chart           *chart)
{
  if (chart->first != GAB_FORMAL_SERIES_SCORE_FOR)
    return g_strdup (_(chart->title));
  return g_strdup_printf (_("Score as it stands: %+d"), (int) gab_formal_score_points (figures->state, GAB_FORMAL_SCORE_TOTAL));
}

/**
 * gab_siege_figures_chart:
 * @figures: of a siege
 * @nth: which chart, from 0
 *
 * Returns: (transfer full): it; empty where nothing is known to the viewer, or nothing has happened.
 */
GabChart *
gab_siege_figures_chart (const GabSiegeFigures *figures,
                         guint                  nth)
{
  const Chart *chart = &charts[nth];
  g_autofree char *title = dup_title (figures, chart);
  GabChart *drawn = gab_chart_new (title);
  int n = chart->n > 0 ? chart->n : figures->state->n_works;

  gab_chart_set_days (drawn, tell_turn, NULL);
  if (chart->first == OUTLOOK)
    {
      add_outlook (drawn, figures);
      return drawn;
    }
  for (int i = 0; i < n; i++)
    if (chart->n > 0 || last_of (figures, chart->first + i) > 0)
      add_line (drawn, figures, chart, chart->first + i);
  return drawn;
}
