/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the formal siege share: positions as scripts, cases as tables. */
#pragma once

#include "gab-formal-private.h"
#include "gab-game.h"

G_BEGIN_DECLS

/* A front of two bastions with its points chosen, without troops. */
#define SIEGE_WORKS \
  "bastion b1.left and b1.right at -150,0; bastion b2.left and b2.right at 150,0; demi-lune dl at 0,0;" \
  "ravelin r1 at -300,0; ravelin r2 at 300,0; wall w1 at -300,0; wall w2 at 0,0; wall w3 at 300,0;"
#define SIEGE_POINTS \
  "points b1.left 10; points b1.right 18; points b2.left 14; points b2.right 14; points dl 14;" \
  "points w1 14; points w2 14; points w3 14;"
#define SIEGE_FRONT SIEGE_WORKS SIEGE_POINTS
#define SIEGE_ARMY  SIEGE_FRONT "unit besieger army heavy 6 light 6 mortar 6 infantry 20;"

/* Orders are parted by ";". Typed dice stand after "=", without them the program rolls. Besides orders:
 *
 *   next              on to the next turn's building, passing and ending
 *   to STEP           likewise to placing, building, besieger, defender, fire, storm, sortie
 *   row K X Y N       N units of parallel K from left to right, over as many turns as it takes
 *   covered-way       is taken, by the umpire
 *   gone TRENCH       is destroyed
 *   ruin BATTERY      is destroyed
 *   ...               and those of ground.c, which lay a position out at once
 */
typedef struct
{
  const char *path;
  const char *setup;
  const char *before;
  const char *order;
  int         refused;  /* the rule that refuses it; 0: it applies */
  const char *expected; /* a pattern that what is told of the order matches; NULL any */
} SiegeCase;

const GabTables       *siege_numbers   (void);
const GabFormalTables *siege_tables    (void);
GabGame               *siege_new       (const char      *setup);
GabGame               *siege_try_new   (const char      *setup,
                                        GError         **error);
gboolean               siege_give      (GabGame         *game,
                                        const char      *order,
                                        GError         **error);
void                   siege_play      (GabGame         *game,
                                        const char      *script);
GabFormal             *siege_state     (const GabGame   *game);
GabFormalSpot          siege_spot      (const GabGame   *game,
                                        const char      *name);
char                  *siege_told      (const GabGame   *game);
void                   siege_add_cases (const SiegeCase *cases,
                                        guint            n);
int                    siege_run       (int              argc,
                                        char           **argv,
                                        void           (*add) (void));

G_END_DECLS
