/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The storm from within: what its files share. */
#pragma once

#include "gab-storming.h"

G_BEGIN_DECLS

#define GAB_STORMING_PREFIX "ST"

/* What happened; the numbers of each stand behind it. */
typedef enum
{
  /* What a batch of dice is for. */
  GAB_STORMING_NEED_SIZE,
  GAB_STORMING_NEED_ARMY,
  GAB_STORMING_NEED_PREPARE,
  GAB_STORMING_NEED_COLUMNS,
  GAB_STORMING_NEED_ASSAULT,     /* column */

  GAB_STORMING_EVENT_SIZE,       /* GabStormingFort */
  GAB_STORMING_EVENT_ARMY,       /* GabStormingArmy */
  GAB_STORMING_EVENT_SUMMONED,
  GAB_STORMING_EVENT_STORM,
  GAB_STORMING_EVENT_SURRENDER,
  GAB_STORMING_EVENT_CANCELLED,
  GAB_STORMING_EVENT_COLUMNS,    /* how many */
  GAB_STORMING_EVENT_NAMED,      /* column, how many units; the first two by name */
  GAB_STORMING_EVENT_ASSAULT,    /* column, GabStormingColumnResult, casualties */
  GAB_STORMING_EVENT_CAPPED,     /* casualties that the rule asks for, and those there were */
  GAB_STORMING_EVENT_SETTLED,    /* GabStormingResult, casualties, points lost, won, overall, fort */
  GAB_STORMING_EVENT_NO_MEN,
  GAB_STORMING_EVENT_GIVEN_UP,
  GAB_STORMING_EVENT_CORRECTED,  /* GabStormingField, value, attempt */
} GabStormingEvent;

/* Why an order is refused; rule and sentence stand in gab-storming-refuse-tell.c. */
typedef enum
{
  GAB_STORMING_REFUSE_OVER,
  GAB_STORMING_REFUSE_SIZE_GIVEN,
  GAB_STORMING_REFUSE_SIZE_KNOWN,
  GAB_STORMING_REFUSE_ARMY_GIVEN,
  GAB_STORMING_REFUSE_ARMY_KNOWN,
  GAB_STORMING_REFUSE_ARMY_NEEDLESS,
  GAB_STORMING_REFUSE_ARMY_BEFORE_SIZE,
  GAB_STORMING_REFUSE_SUMMON_LINKED,
  GAB_STORMING_REFUSE_SUMMON_EARLY,
  GAB_STORMING_REFUSE_SUMMON_AGAIN,
  GAB_STORMING_REFUSE_PREPARE_LINKED,
  GAB_STORMING_REFUSE_PREPARE_EARLY,
  GAB_STORMING_REFUSE_PREPARE_AGAIN,
  GAB_STORMING_REFUSE_COLUMNS_EARLY,
  GAB_STORMING_REFUSE_COLUMNS_AGAIN,
  GAB_STORMING_REFUSE_ASSAULT_EARLY,
  GAB_STORMING_REFUSE_ASSAULT_COLUMN, /* how many columns there are */
  GAB_STORMING_REFUSE_ASSAULT_AGAIN,  /* column */
  GAB_STORMING_REFUSE_NAME_EARLY,
  GAB_STORMING_REFUSE_NAME_COLUMN,    /* how many columns there are */
  GAB_STORMING_REFUSE_NAME_LATE,      /* column */
  GAB_STORMING_REFUSE_NAME_DEFENDER,  /* unit */
  GAB_STORMING_REFUSE_NAME_NO_MEN,    /* unit */
  GAB_STORMING_REFUSE_NAME_TWICE,     /* unit, column */
  GAB_STORMING_REFUSE_END_FIRST,
  GAB_STORMING_REFUSE_END_UNDER_WAY,
  GAB_STORMING_REFUSE_SET_NOW,
  GAB_STORMING_REFUSE_SET_RANGE,      /* least, most */
  GAB_STORMING_REFUSE_SETTLE,
} GabStormingRefusal;

/* Why a setup is refused. */
typedef enum
{
  GAB_STORMING_SETUP_TWICE,         /* verb */
  GAB_STORMING_SETUP_ATTEMPTS,      /* the most */
  GAB_STORMING_SETUP_LINKED,
  GAB_STORMING_SETUP_MANY_UNITS,    /* the most */
  GAB_STORMING_SETUP_NO_MEN,
} GabStormingSetupFault;

/* gab-storming-tables.c */
gpointer gab_storming_resolve        (const GabTables          *tables,
                                      GError                  **error);
int      gab_storming_band           (const gint32             *upper,
                                      int                       roll);
guint    gab_storming_column_bands   (const GabStormingTables  *tables,
                                      GabStormingFort           fort,
                                      GabStormingArmy           army,
                                      const gint32            **upper,
                                      const gint32            **counts);
gint32   gab_storming_column_loss    (const GabStormingTables  *tables,
                                      GabStormingFort           fort,
                                      GabStormingColumnResult   result);
GabStormingResult gab_storming_storm_result (const GabStormingTables *tables,
                                             GabStormingFort          fort,
                                             GabStormingArmy          army,
                                             int                      complete,
                                             int                      partial);
gint32   gab_storming_points_lost    (const GabStormingTables  *tables,
                                      GabStormingFort           fort,
                                      GabStormingResult         result,
                                      int                       n_columns);
gint32   gab_storming_points_won     (const GabStormingTables  *tables,
                                      GabStormingFort           fort,
                                      GabStormingResult         result);

/* gab-storming-setup.c */
void     gab_storming_muster         (const GabMuster          *muster,
                                      gconstpointer             tables,
                                      GPtrArray                *lines);
gpointer gab_storming_new            (const GabSetup           *setup,
                                      GError                  **error);

/* gab-storming-attempt.c */
void     gab_storming_next_attempt   (GabStorming              *state);
void     gab_storming_sizes_known    (GabStorming              *state);
gint32   gab_storming_lose           (GabStorming              *state,
                                      GabStormingAttempt       *attempt,
                                      GabStormingColumn        *column);
void     gab_storming_settle_attempt (GabStorming              *state,
                                      GabStormingResult         result,
                                      GabEvents                *events);
void     gab_storming_storm_ends     (GabStorming              *state,
                                      GabEvents                *events);
void     gab_storming_reckon         (GabStorming              *state,
                                      GabStormingAttempt       *attempt);
void     gab_storming_reckon_anew    (GabStorming              *state,
                                      GabStormingAttempt       *attempt);
GabStormingResult gab_storming_result_of (const GabStorming        *state,
                                          const GabStormingAttempt *attempt);
gint64   gab_storming_total          (const GabStorming        *state);
gboolean gab_storming_is_over        (const GabStorming        *state);

/* gab-storming-apply.c, gab-storming-correct.c */
gboolean gab_storming_apply          (gpointer                  state,
                                      const GabOrder           *order,
                                      GabDice                  *dice,
                                      GabEvents                *events,
                                      GError                  **error);
gboolean gab_storming_correct        (GabStorming              *state,
                                      GabStormingField          field,
                                      gint32                    value,
                                      GabEvents                *events,
                                      GError                  **error);
int      gab_storming_find_attacker  (const GabStorming        *state,
                                      gint32                    name);

/* gab-storming-choices.c, gab-storming-sheet.c, gab-storming-check.c */
void     gab_storming_choices        (gconstpointer             state,
                                      GArray                   *choices);
gboolean gab_storming_settle         (gconstpointer             state,
                                      GabSettlement            *settlement,
                                      GError                  **error);
void     gab_storming_series         (gconstpointer             state,
                                      GArray                   *lines);
void     gab_storming_score          (gconstpointer             state,
                                      GArray                   *lines);
gboolean gab_storming_check          (gconstpointer             state,
                                      GError                  **error);
void     gab_storming_dump           (gconstpointer             state,
                                      GString                  *text);

/* gab-storming-tell.c, gab-storming-refuse-tell.c */
char    *gab_storming_tell           (const GabEvent           *event,
                                      const GabNames           *names,
                                      int                       viewer);
gboolean gab_storming_refuse         (GError                  **error,
                                      GabStormingRefusal        why,
                                      int                       number,
                                      int                       other);
gboolean gab_storming_refuse_unit    (GError                  **error,
                                      GabStormingRefusal        why,
                                      const GabNames           *names,
                                      gint32                    name,
                                      int                       column);
void     gab_storming_bad_setup      (GError                  **error,
                                      GabStormingSetupFault     fault,
                                      const char               *verb,
                                      int                       most);
gboolean gab_storming_bad_state      (GError                  **error,
                                      int                       attempt);

G_END_DECLS
