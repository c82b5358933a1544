/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dice entry: says in large letters what is to be rolled, and takes one line of dice. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_DICE_ENTRY (gab_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (GabDiceEntry, gab_dice_entry, GAB, DICE_ENTRY, GtkWidget)

GtkWidget  *gab_dice_entry_new         (void);
void        gab_dice_entry_keep        (GabDiceEntry *self,
                                        GabSession   *session,
                                        const char   *place);
void        gab_dice_entry_ask         (GabDiceEntry *self,
                                        const char   *need);
void        gab_dice_entry_show_scores (GabDiceEntry *self,
                                        const char   *scores);
void        gab_dice_entry_show_did    (GabDiceEntry *self,
                                        const char   *did);
const char *gab_dice_entry_get_text    (GabDiceEntry *self);
void        gab_dice_entry_set_text    (GabDiceEntry *self,
                                        const char   *text);
void        gab_dice_entry_refuse      (GabDiceEntry *self,
                                        const GError *error);
const char *gab_dice_entry_get_refusal (GabDiceEntry *self);

G_END_DECLS
