/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A unit: a regiment, a battery, a company of a force, and where its men are. */

#include "gab-unit.h"

struct _GabUnit
{
  GabThing parent_instance;

  /* The player's words. */
  char *label;
  char *nation;
  char *calibre;

  /* What the books start from. */
  char *force; /* handle */
  int   kind;
  int   quality;
  int   men_first, guns_at_first, sp_at_first;
  int   opening_killed, opening_wounded, opening_sick, opening_prisoners;
  gboolean english_civil_war;

  /* What the books say. */
  int   known;
  int   first, present, killed, wounded, sick, away, deserted, detached;
  int   guns, guns_first;
  int   sp, sp_first;
};

G_DEFINE_FINAL_TYPE (GabUnit, gab_unit, GAB_TYPE_THING)

#define TEXT(name, role, field) { name, GAB_FIELD_TEXT, role, G_STRUCT_OFFSET (GabUnit, field) }
#define NUMBER(name, role, field) { name, GAB_FIELD_NUMBER, role, G_STRUCT_OFFSET (GabUnit, field) }

static const GabField fields[] = {
  TEXT ("label", GAB_FIELD_FREE, label),
  TEXT ("nation", GAB_FIELD_FREE, nation),
  TEXT ("calibre", GAB_FIELD_FREE, calibre),
  TEXT ("force", GAB_FIELD_FIXED, force),
  NUMBER ("kind", GAB_FIELD_SETUP, kind),
  NUMBER ("quality", GAB_FIELD_SETUP, quality),
  NUMBER ("men", GAB_FIELD_SETUP, men_first),
  NUMBER ("opening-guns", GAB_FIELD_SETUP, guns_at_first),
  NUMBER ("opening-sp", GAB_FIELD_SETUP, sp_at_first),
  NUMBER ("opening-killed", GAB_FIELD_SETUP, opening_killed),
  NUMBER ("opening-wounded", GAB_FIELD_SETUP, opening_wounded),
  NUMBER ("opening-sick", GAB_FIELD_SETUP, opening_sick),
  NUMBER ("opening-prisoners", GAB_FIELD_SETUP, opening_prisoners),
  NUMBER ("known", GAB_FIELD_DERIVED, known),
  NUMBER ("first", GAB_FIELD_DERIVED, first),
  NUMBER ("present", GAB_FIELD_DERIVED, present),
  NUMBER ("killed", GAB_FIELD_DERIVED, killed),
  NUMBER ("wounded", GAB_FIELD_DERIVED, wounded),
  NUMBER ("sick", GAB_FIELD_DERIVED, sick),
  NUMBER ("away", GAB_FIELD_DERIVED, away),
  NUMBER ("deserted", GAB_FIELD_DERIVED, deserted),
  NUMBER ("detached", GAB_FIELD_DERIVED, detached),
  NUMBER ("guns", GAB_FIELD_DERIVED, guns),
  NUMBER ("guns-first", GAB_FIELD_DERIVED, guns_first),
  NUMBER ("sp", GAB_FIELD_DERIVED, sp),
  NUMBER ("sp-first", GAB_FIELD_DERIVED, sp_first),
};

static void
append_optional (GString    *line,
                 const char *word,
                 int         number)
{
  if (number != 0)
    g_string_append_printf (line, " %s %d", word, number);
}

static char *
gab_unit_dup_line (GabThing *thing)
{
  GabUnit *self = GAB_UNIT (thing);
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "unit %s of %s %s %s men %d", gab_thing_get_handle (thing), self->force,
                          gab_unit_kind_word (self->kind),
                          gab_quality_word (self->english_civil_war, self->quality), self->men_first);
  append_optional (line, "guns", self->guns_at_first);
  append_optional (line, "sp", self->sp_at_first);
  append_optional (line, "killed", self->opening_killed);
  append_optional (line, "wounded", self->opening_wounded);
  append_optional (line, "sick", self->opening_sick);
  append_optional (line, "prisoners", self->opening_prisoners);
  return g_string_free (line, FALSE);
}

static void
gab_unit_class_init (GabUnitClass *klass)
{
  GAB_THING_CLASS (klass)->dup_line = gab_unit_dup_line;
  gab_thing_class_install_fields (GAB_THING_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
gab_unit_init (GabUnit *self)
{
}

/**
 * gab_unit_new:
 * @handle: its handle
 * @force: the handle of the force it belongs to
 *
 * Returns: (transfer full): a unit without men.
 */
GabUnit *
gab_unit_new (const char *handle,
              const char *force)
{
  return g_object_new (GAB_TYPE_UNIT, "handle", handle, "force", force, NULL);
}

/**
 * gab_unit_set_period:
 * @self: a unit
 * @english_civil_war: whether its quality is told in that war's words
 */
void
gab_unit_set_period (GabUnit  *self,
                     gboolean  english_civil_war)
{
  self->english_civil_war = english_civil_war;
}

/**
 * gab_unit_refresh:
 * @self: a unit
 * @books: what the books say of it; unknown in a masked state
 *
 * Takes over the books' figures and notifies what changed.
 */
void
gab_unit_refresh (GabUnit            *self,
                  const GabBooksUnit *books)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_set (self,
                "known", books->known,
                "first", books->men_flow.first + books->men_flow.received - books->men_flow.handed_over -
                         books->men_flow.struck_off,
                "present", books->men[GAB_MEN_PRESENT],
                "killed", books->men[GAB_MEN_KILLED],
                "wounded", books->men[GAB_MEN_WOUNDED],
                "sick", books->men[GAB_MEN_SICK],
                "away", books->men[GAB_MEN_PRISONERS] + books->men[GAB_MEN_MISSING],
                "deserted", books->men[GAB_MEN_DESERTED],
                "detached", books->men[GAB_MEN_DETACHED],
                "guns", books->guns[GAB_GUNS_PRESENT],
                "guns-first", books->guns_flow.first + books->guns_flow.received -
                              books->guns_flow.handed_over - books->guns_flow.struck_off,
                "sp", books->sp_now,
                "sp-first", books->sp_first,
                NULL);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * gab_unit_get_force:
 * @self: a unit
 *
 * Returns: (transfer none): the handle of its force.
 */
GAB_THING_TEXT_GETTER (unit, GabUnit, force)

/**
 * gab_unit_get_label:
 * @self: a unit
 *
 * Returns: (transfer none): its short name: "1/45th"; "" without one.
 */
GAB_THING_TEXT_GETTER (unit, GabUnit, label)

/**
 * gab_unit_get_nation:
 * @self: a unit
 *
 * Returns: (transfer none): its nation; "" when not said.
 */
GAB_THING_TEXT_GETTER (unit, GabUnit, nation)

/**
 * gab_unit_get_calibre:
 * @self: a unit
 *
 * Returns: (transfer none): a note on its guns: "24-pounders"; "" without one.
 */
GAB_THING_TEXT_GETTER (unit, GabUnit, calibre)

/**
 * gab_unit_get_kind:
 * @self: a unit
 *
 * Returns: its GabUnitKind.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, kind)

/**
 * gab_unit_get_quality:
 * @self: a unit
 *
 * Returns: its grade, 0 to 4.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, quality)

/**
 * gab_unit_get_known:
 * @self: a unit
 *
 * Returns: whether the viewer may know its figures; without, they are nought.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, known)

/**
 * gab_unit_get_first:
 * @self: a unit
 *
 * Returns: the men it has had: first strength and what came, less what was
 *   handed over or struck off.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, first)

/**
 * gab_unit_get_present:
 * @self: a unit
 *
 * Returns: its men present.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, present)

/**
 * gab_unit_get_killed:
 * @self: a unit
 *
 * Returns: its men killed.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, killed)

/**
 * gab_unit_get_wounded:
 * @self: a unit
 *
 * Returns: its men wounded.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, wounded)

/**
 * gab_unit_get_sick:
 * @self: a unit
 *
 * Returns: its men sick.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, sick)

/**
 * gab_unit_get_away:
 * @self: a unit
 *
 * Returns: its men prisoners and missing.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, away)

/**
 * gab_unit_get_detached:
 * @self: a unit
 *
 * Returns: its men on command elsewhere.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, detached)

/**
 * gab_unit_get_guns:
 * @self: a unit
 *
 * Returns: its guns present.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, guns)

/**
 * gab_unit_get_guns_first:
 * @self: a unit
 *
 * Returns: the guns it has had, as gab_unit_get_first() counts men.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, guns_first)

/**
 * gab_unit_get_sp:
 * @self: a unit
 *
 * Returns: its SP now.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, sp)

/**
 * gab_unit_get_sp_first:
 * @self: a unit
 *
 * Returns: its SP at first; 0 where its game uses none.
 */
GAB_THING_NUMBER_GETTER (unit, GabUnit, sp_first)

/**
 * gab_unit_get_quality_label:
 * @self: a unit
 *
 * Returns: (transfer none): its grade in the period's words.
 */
const char *
gab_unit_get_quality_label (GabUnit *self)
{
  return gab_quality_label (self->english_civil_war, self->quality);
}
