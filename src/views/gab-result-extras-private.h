/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the rest of a result only. */
#pragma once

#include "gab-result-extras.h"

G_BEGIN_DECLS

#define GAB_RESULT_EXTRAS_NUMBERS 3

/* A table: what stands before, and what is typed; @sign says what it does to what was. */
typedef struct
{
  const char *title;
  const char *titles[GAB_RESULT_EXTRAS_NUMBERS];
  const char *lists[GAB_RESULT_EXTRAS_NUMBERS]; /* of the order; the same twice in a row: two numbers of one item */
  int         signs[GAB_RESULT_EXTRAS_NUMBERS];
  gboolean    of_forces;
  int      (* before) (GabThing *thing);
} GabResultSection;

/* What became of a leader, in the order of the drop-down. */
enum { FATE_UNHURT, FATE_KILLED, FATE_TAKEN, FATE_WOUNDED };

typedef struct
{
  const GabResultSection *section;
  char          *handle;
  char          *name;
  int            before;
  GtkEditable   *numbers[GAB_RESULT_EXTRAS_NUMBERS];
  GtkLabel      *after;
} GabResultExtra;

typedef struct
{
  char        *handle;
  GtkDropDown *fate;
  GtkEditable *days;
} GabResultLeader;

struct _GabResultExtras
{
  GtkWidget parent_instance;

  GtkBox    *box;
  GPtrArray *rows;    /* of GabResultExtra */
  GPtrArray *leaders; /* of GabResultLeader */
  GString   *shape;   /* whom the tables hold, to know them anew */
  gboolean   filling;
};

guint    gab_result_extras_count (const GabResultSection *section);

G_END_DECLS
