/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn log: a game's orders as a list of entries, made when they are looked at. */
#pragma once

#include "gab-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* An order as a file holds it, before it is replayed; one piece of memory. */
typedef struct
{
  const char   *line;
  const char   *reason; /* nullable */
  const GabDie *dice;   /* kinds unknown until replayed */
  guint         n_dice;
  gint32        day;    /* the day number that stands beside it; 0 none */
  int           where;  /* line of the file, 0 unknown */
  guint8        struck; /* the file says that it is struck out */
  guint8        corrected; /* by a correction of an order before it (CA-17) */
  char         *why;    /* nullable: why the rules refused it */
} GabRecord;

GabRecord *gab_record_from (const GabGame   *game,
                            guint            nth);
GabRecord *gab_record_copy (const GabRecord *record);
void       gab_record_free (GabRecord       *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabRecord, gab_record_free)

#define GAB_TYPE_LOG_ENTRY (gab_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (GabLogEntry, gab_log_entry, GAB, LOG_ENTRY, GObject)

guint       gab_log_entry_get_number (GabLogEntry *self);
gint32      gab_log_entry_get_day    (GabLogEntry *self);
const char *gab_log_entry_get_text   (GabLogEntry *self);
const char *gab_log_entry_get_line   (GabLogEntry *self);
const char *gab_log_entry_get_dice   (GabLogEntry *self);
const char *gab_log_entry_get_reason (GabLogEntry *self);
gboolean    gab_log_entry_get_struck (GabLogEntry *self);

#define GAB_TYPE_TURN_LOG (gab_turn_log_get_type ())
G_DECLARE_FINAL_TYPE (GabTurnLog, gab_turn_log, GAB, TURN_LOG, GObject)

GabTurnLog    *gab_turn_log_new         (GabGame     *game);
GabTurnLog    *gab_turn_log_new_masked  (GabTurnLog  *log,
                                         int          viewer);
GabGame       *gab_turn_log_get_game    (GabTurnLog  *self);
void           gab_turn_log_replace     (GabTurnLog  *self,
                                         GabGame     *game);
void           gab_turn_log_take        (GabTurnLog  *self,
                                         const GabRecord *record);
void           gab_turn_log_replay      (GabTurnLog  *self,
                                         GPtrArray   *records);
gboolean       gab_turn_log_give        (GabTurnLog  *self,
                                         const char  *line,
                                         GabDice     *dice,
                                         const char  *reason,
                                         GError     **error);
gboolean       gab_turn_log_undo        (GabTurnLog  *self);
GPtrArray     *gab_turn_log_dup_tail    (GabTurnLog  *self,
                                         guint        nth);
gboolean       gab_turn_log_swap_tail   (GabTurnLog  *self,
                                         guint        nth,
                                         GPtrArray  **tail,
                                         GError     **error);
char          *gab_turn_log_swap_reason (GabTurnLog  *self,
                                         guint        nth,
                                         const char  *reason);
GPtrArray     *gab_turn_log_get_struck  (GabTurnLog  *self);
GPtrArray     *gab_turn_log_get_faults  (GabTurnLog  *self);
char          *gab_dice_format          (const GabDie *dice,
                                         guint         n_dice);

G_END_DECLS
