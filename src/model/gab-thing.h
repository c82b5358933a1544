/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing of a campaign: what has a handle, a name and a note. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  GAB_FIELD_TEXT,
  GAB_FIELD_NUMBER,
} GabFieldKind;

/* How much a file can hold. */
#define GAB_TEXT_MOST  1000        /* characters of a name, label, place … */
#define GAB_WORDS_MOST (64 * 1024) /* bytes of a note, or of the words beside an order */

/* What a field is (foundation: three kinds of fact). */
typedef enum
{
  GAB_FIELD_FREE,    /* the player's words: may change at any time */
  GAB_FIELD_SETUP,   /* a number that the books start from */
  GAB_FIELD_DERIVED, /* follows from the orders; never typed */
  GAB_FIELD_FIXED,   /* made with the thing; never changed */
} GabFieldRole;

/* A property of a thing, kept at an offset of its instance. */
typedef struct
{
  const char  *name;
  GabFieldKind kind;
  GabFieldRole role;
  gsize        offset;
} GabField;

#define GAB_TYPE_THING (gab_thing_get_type ())
G_DECLARE_DERIVABLE_TYPE (GabThing, gab_thing, GAB, THING, GObject)

struct _GabThingClass
{
  GObjectClass parent_class;

  const GabField *fields;  /* those of this class alone */
  guint           n_fields;
  GParamSpec    **specs;

  /* The thing as a line of the books' setup notation; NULL when it has none. */
  char *       (* dup_line) (GabThing *self);
};

void            gab_thing_class_install_fields (GabThingClass  *klass,
                                                const GabField *fields,
                                                guint           n_fields);

const char     *gab_thing_get_handle (GabThing     *self);
const char     *gab_thing_get_name   (GabThing     *self);
const char     *gab_thing_get_note   (GabThing     *self);
char           *gab_thing_dup_line   (GabThing     *self);
const GabField *gab_thing_find_field (GabThing     *self,
                                      const char   *name);
GPtrArray      *gab_thing_list_texts (GabThing     *self);
void            gab_thing_set_number (GabThing     *self,
                                      const char   *name,
                                      int           number);
int             gab_thing_get_number (GabThing     *self,
                                      const char   *name);
const char     *gab_thing_get_text   (GabThing     *self,
                                      const char   *name);

/* A class's getter of a field: gab_unit_get_label (), … */
#define GAB_THING_TEXT_GETTER(prefix, Type, field) \
  const char *gab_##prefix##_get_##field (Type *self) { return self->field != NULL ? self->field : ""; }
#define GAB_THING_NUMBER_GETTER(prefix, Type, field) \
  int gab_##prefix##_get_##field (Type *self) { return self->field; }

G_END_DECLS
