/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule sets there are, and the tables that they are played with. */
#pragma once

#include "gab-rules.h"

G_BEGIN_DECLS

const GabRules  *gab_registry_find     (const char       *id);
const GabRules  *gab_registry_nth      (guint             nth);

/* Tables and what their rule set made of them. */
typedef struct
{
  const GabRules *rules;
  GabTables      *tables;   /* owned */
  gpointer        resolved; /* owned */
  char           *digest;   /* owned */
} GabRuleTables;

typedef struct _GabTableSet GabTableSet;

GabTableSet         *gab_table_set_new    (void);
GabTableSet         *gab_table_set_ref    (GabTableSet       *set);
void                 gab_table_set_unref  (GabTableSet       *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabTableSet, gab_table_set_unref)
const GabRuleTables *gab_table_set_add    (GabTableSet       *set,
                                           GabTables         *tables,
                                           GError           **error);
const GabRuleTables *gab_table_set_exchange (GabTableSet     *set,
                                           GabTables         *tables,
                                           GError           **error);
const GabRuleTables *gab_table_set_prefer (GabTableSet       *set,
                                           GabTables         *tables,
                                           GError           **error);
const GabRuleTables *gab_table_set_find   (const GabTableSet *set,
                                           const char        *rules,
                                           const char        *digest);
guint                gab_table_set_length (const GabTableSet *set);
const GabRuleTables *gab_table_set_nth    (const GabTableSet *set,
                                           guint              nth);

G_END_DECLS
