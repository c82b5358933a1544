/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ammunition: the rounds of a force (CA-7). */

#include "gab-ammunition.h"

struct _GabAmmunition
{
  GObject parent_instance;

  int      in_hand;
  int      received; /* first and since */
  int      spent;    /* fired, handed over or lost */
  gboolean known;
};

G_DEFINE_FINAL_TYPE (GabAmmunition, gab_ammunition, G_TYPE_OBJECT)

enum { PROP_0, PROP_IN_HAND, PROP_RECEIVED, PROP_SPENT, PROP_KNOWN, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_ammunition_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  GabAmmunition *self = GAB_AMMUNITION (object);

  switch (id)
    {
    case PROP_IN_HAND:
      g_value_set_int (value, self->in_hand);
      break;
    case PROP_RECEIVED:
      g_value_set_int (value, self->received);
      break;
    case PROP_SPENT:
      g_value_set_int (value, self->spent);
      break;
    case PROP_KNOWN:
      g_value_set_boolean (value, self->known);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_ammunition_class_init (GabAmmunitionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = gab_ammunition_get_property;

  props[PROP_IN_HAND] = g_param_spec_int ("in-hand", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_RECEIVED] = g_param_spec_int ("received", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_SPENT] = g_param_spec_int ("spent", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_KNOWN] = g_param_spec_boolean ("known", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
gab_ammunition_init (GabAmmunition *self)
{
}

/**
 * gab_ammunition_new:
 *
 * Returns: (transfer full): no rounds at all.
 */
GabAmmunition *
gab_ammunition_new (void)
{
  return g_object_new (GAB_TYPE_AMMUNITION, NULL);
}

/**
 * gab_ammunition_get_in_hand:
 * @self: the rounds of a force
 *
 * Returns: the rounds in hand.
 */
int
gab_ammunition_get_in_hand (GabAmmunition *self)
{
  return self->in_hand;
}

/**
 * gab_ammunition_get_received:
 * @self: the rounds of a force
 *
 * Returns: the rounds it has ever had.
 */
int
gab_ammunition_get_received (GabAmmunition *self)
{
  return self->received;
}

/**
 * gab_ammunition_get_spent:
 * @self: the rounds of a force
 *
 * Returns: the rounds fired, handed over or lost.
 */
int
gab_ammunition_get_spent (GabAmmunition *self)
{
  return self->spent;
}

/**
 * gab_ammunition_get_known:
 * @self: the rounds of a force
 *
 * Returns: whether the viewer may know the figures.
 */
gboolean
gab_ammunition_get_known (GabAmmunition *self)
{
  return self->known;
}

static void
set_number (GabAmmunition *self,
            int           *place,
            int            number,
            int            prop)
{
  if (*place == number)
    return;
  *place = number;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/**
 * gab_ammunition_refresh:
 * @self: the rounds of a force
 * @books: what the books say of it
 */
void
gab_ammunition_refresh (GabAmmunition       *self,
                        const GabBooksForce *books)
{
  set_number (self, &self->in_hand, books->in_hand, PROP_IN_HAND);
  set_number (self, &self->received, books->first + books->received, PROP_RECEIVED);
  set_number (self, &self->spent, books->spent + books->handed_over + books->lost, PROP_SPENT);
  set_number (self, &self->known, books->known, PROP_KNOWN);
}
