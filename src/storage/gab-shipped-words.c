/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What data/templates and data/samples say of themselves, for translators: xgettext cannot read those files.
 *
 * They are looked up by what the file says; tests/storage/test-shipped-words holds the list and the files together. */

#include "gab-shipped-words.h"

#include <glib/gi18n-lib.h>

static const char *const words[] = {
  /* data/templates/napoleonic.orders */
  N_("Brigade of foot"),
  N_("Three battalions of the line and a company of rifles, 1,860 men."),
  N_("Division of foot"),
  N_("Two brigades, light foot and a battery, 4,360 men and 6 guns."),
  N_("Brigade of horse"),
  N_("A regiment of dragoons and one of light horse, 760 men."),
  N_("Battery of horse artillery"),
  N_("Six guns, 160 men."),
  N_("Siege train"),
  N_("28 heavy guns, 8 howitzers, 6 mortars, sappers and engineers, with 240 rounds."),
  N_("Garrison"),
  N_("Three battalions, gunners and sappers, 1,980 men and 40 guns, with 160 rounds."),
  /* data/templates/english-civil-war.orders */
  N_("Regiment of foot"),
  N_("One battalia of pike and shot, 500 men."),
  N_("Tertia of foot"),
  N_("Three regiments of pike and shot, 1,350 men."),
  N_("Regiment of horse"),
  N_("Six troops, 360 men."),
  N_("Wing of horse"),
  N_("Three regiments and commanded shot between them, 1,180 men."),
  N_("Regiment of dragoons"),
  N_("Mounted foot, 400 men."),
  N_("Train of artillery"),
  N_("Six field pieces, four drakes, two siege pieces and two mortars, with 120 rounds."),
  /* data/templates/horse-and-musket.orders */
  N_("Four battalions of 500 men."),
  N_("Three regiments of two squadrons, 900 men."),
  N_("Three squadrons, 400 men."),
  N_("Field artillery"),
  N_("Twelve field guns and eight light ones, with 80 rounds."),
  N_("40 heavy guns, 20 mortars, sappers and miners, with 250 rounds."),
  N_("Four battalions and their guns, 2,260 men and 54 guns, with 180 rounds."),
  /* Samples: a name, and a sentence */
  N_("Badajoz 1812"),
  N_("The siege from the first night to the day that the breaching batteries were begun."),
  N_("Peninsula 1812"),
  N_("From the eve of Ciudad Rodrigo to the relief of Badajoz that never came."),
  N_("A standard siege"),
  N_("The siege that the rules describe, with nobody’s men, played by hand to a breach."),
  NULL
};

/**
 * gab_shipped_words_list:
 *
 * Returns: (transfer none) (array zero-terminated=1): all that can be translated, in English.
 */
const char *const *
gab_shipped_words_list (void)
{
  return words;
}

/**
 * gab_shipped_words_translate:
 * @text: what a template or a sample says of itself, in English
 *
 * Returns: (transfer none): in the player's language; @text where nobody has translated it, and for "".
 */
const char *
gab_shipped_words_translate (const char *text)
{
  return *text != '\0' ? _(text) : text;
}
