/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the campaign only. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

typedef struct _GabStrengths GabStrengths; /* see gab-strength.c */

struct _GabCampaign
{
  GabThing parent_instance;

  char *id;
  int   period;
  int   begins;
  int   day;     /* derived */

  GabTableSet *defaults; /* the program's */
  GabTableSet *tables;   /* those that this campaign is played with */
  GabNames    *handles;  /* every handle ever used */
  GHashTable  *things;   /* handle (borrowed) -> GabThing (borrowed) */

  GListStore *sides;
  GListStore *forces;    /* those at the top */
  GListStore *fortresses;
  GListStore *tallies;
  GListStore *operations;

  GabTurnLog *log;       /* the books' own; NULL before they are opened */
  char       *stored_digest;
  GPtrArray  *asides;    /* of GabAside */
  GabStrengths *strengths; /* NULL until somebody asks */
  char       *notice;    /* of one who brought it up from an older format */

  gboolean    held;      /* the books are rebuilt once, when it is let go */
  gboolean    stale;     /* they have to be */

  /* Of a masked campaign. */
  GabCampaign *source;
  int          viewer;
  GabBooks    *masked_books;
  GabSetup    *masked_setup; /* of the books, which @source may replace */
};

const char *gab_campaign_class_of      (GabThing      *thing);
void        gab_strengths_free         (GabStrengths  *strengths);
void        gab_campaign_visit         (GabThing      *thing,
                                        GabThingFunc   func,
                                        gpointer       data);

GabGame    *gab_campaign_new_game      (GabCampaign   *self,
                                        GError       **error);
gboolean    gab_campaign_replay_books  (GabCampaign   *self,
                                        GabGame       *game,
                                        GError       **error);

G_END_DECLS
