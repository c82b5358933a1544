/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the sidebar: pages, sieges and battles, forces, fortresses. */
#pragma once

#include "gab-look.h"

G_BEGIN_DECLS

typedef struct
{
  char        *page;     /* GAB_PAGE_… or a handle */
  char        *title;
  char        *subtitle; /* nullable */
  char        *spoken;   /* all of it in one sentence */
  const char  *section;  /* nullable: the heading it stands under */
  const char  *adds;     /* nullable: the kind of thing that can be added under that heading … */
  gboolean     offers;   /* … which the row itself offers, as nothing is there yet */
  guint        depth;    /* forces stand in forces */
  GabInkColour colour;
  int          shape;    /* for gab_dot_show(); -1 none */
  int          left;     /* men present and at first; first is 0 where unknown */
  int          first;
  gboolean     has_more; /* there are forces in it … */
  gboolean     opened;   /* … and they are listed */
} GabSidebarItem;

GPtrArray *gab_sidebar_items_new (GabCampaign *campaign,
                                  GHashTable  *turned,
                                  const char  *search);

G_END_DECLS
