/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An operation: a siege, storm or battle, by one of the rule sets or at the table. */
#pragma once

#include "gab-books.h"
#include "gab-registry.h"
#include "gab-thing.h"
#include "gab-turn-log.h"

G_BEGIN_DECLS

#define GAB_OPERATION_AT_THE_TABLE "table" /* of no rules that Gabion knows (CA-19) */

#define GAB_TYPE_OPERATION (gab_operation_get_type ())
G_DECLARE_FINAL_TYPE (GabOperation, gab_operation, GAB, OPERATION, GabThing)

/* Names of things by handle, for sentences. */
typedef const char *(* GabLabelFunc) (gpointer    data,
                                      const char *handle);

GabOperation   *gab_operation_new         (const char               *handle,
                                           const char               *rules,
                                           const char               *side,
                                           const char               *fortress,
                                           gint32                    begins,
                                           guint64                   seed);
const char     *gab_operation_get_rules   (GabOperation             *self);
const GabRules *gab_operation_find_rules  (GabOperation             *self);
const char     *gab_operation_get_side    (GabOperation             *self);
const char     *gab_operation_get_fortress(GabOperation             *self);
gint32          gab_operation_get_begins  (GabOperation             *self);
guint64         gab_operation_get_seed    (GabOperation             *self);
const char     *gab_operation_get_tables  (GabOperation             *self);
int             gab_operation_get_revision(GabOperation             *self);
GPtrArray      *gab_operation_get_setup   (GabOperation             *self);
GPtrArray      *gab_operation_get_records (GabOperation             *self);
GabTurnLog     *gab_operation_get_log     (GabOperation             *self);
const char     *gab_operation_get_stored_digest (GabOperation       *self);
char           *gab_operation_dup_digest  (GabOperation             *self);

void            gab_operation_set_tables  (GabOperation             *self,
                                           const char               *digest,
                                           int                       revision);
void            gab_operation_set_seed    (GabOperation             *self,
                                           guint64                   seed);
void            gab_operation_set_stored_digest (GabOperation       *self,
                                           const char               *digest);
GabTurnLog     *gab_operation_open        (GabOperation             *self,
                                           const GabTableSet        *tables,
                                           GabLabelFunc              label,
                                           gpointer                  data,
                                           GError                  **error);
void            gab_operation_mask        (GabOperation             *self,
                                           GabOperation             *source,
                                           int                       viewer);
gconstpointer   gab_operation_get_state   (GabOperation             *self);

gboolean        gab_operation_get_closed  (GabOperation             *self);
GabOutcome      gab_operation_get_outcome (GabOperation             *self);
gint32          gab_operation_get_closed_on (GabOperation           *self);
void            gab_operation_refresh     (GabOperation             *self,
                                           const GabBooksOperation  *books);
const char     *gab_operation_rules_label (const char               *rules);

G_END_DECLS
