/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of rosters: headings, kinds and grades in English, German and the period's own. */

#include "gab-csv-roster.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Words of a table, folded, with bars between; the notation's own and the program's
 * labels are looked at besides. */
static const char *const headings[GAB_CSV_ROSTER_N_COLUMNS] = {
  [GAB_CSV_ROSTER_NAME]    = "name|unit|regiment|battalion|corps|einheit|truppe|bataillon|regiment / unit",
  [GAB_CSV_ROSTER_LABEL]   = "label|short|short name|abbreviation|abbr|kurz|kurzname|kürzel|abkürzung",
  [GAB_CSV_ROSTER_KIND]    = "kind|type|arm|class|troop type|art|typ|waffengattung|gattung|waffe",
  [GAB_CSV_ROSTER_QUALITY] = "quality|grade|class of troops|training|morale|rating|qualität|güte|stufe|erfahrung",
  [GAB_CSV_ROSTER_MEN]     = "men|strength|men first|first|total|effectives|present|soldiers|mann|stärke|"
                             "mannschaft|männer|anwesend",
  [GAB_CSV_ROSTER_GUNS]    = "guns|guns first|cannon|pieces|artillery|geschütze|kanonen|stücke|rohre",
  [GAB_CSV_ROSTER_SP]      = "sp|strength points|sp first|stärkepunkte|punkte",
  [GAB_CSV_ROSTER_FORCE]   = "force|brigade|division|army|command|formation|wing|verband|armee|flügel|truppenteil",
  [GAB_CSV_ROSTER_NATION]  = "nation|nationality|country|state|origin|land|herkunft|nationalität",
};

static const char *const kinds[GAB_UNIT_N_KINDS] = {
  [GAB_UNIT_FOOT]             = "infantry|line infantry|line|inf|musketeers|fusiliers|grenadiers|guards|guard|"
                                "infanterie|linieninfanterie|fußvolk|fuß|fusiliere|grenadiere|musketiere|garde",
  [GAB_UNIT_LIGHT_FOOT]       = "light infantry|light inf|legere|légère|cacadores|caçadores|skirmishers|"
                                "leichte infanterie|jäger zu fuß|voltigeurs|chasseurs",
  [GAB_UNIT_RIFLES]           = "rifle|riflemen|jäger|jaeger|schützen|büchsenschützen",
  [GAB_UNIT_MILITIA]          = "trained band|trained bands|national guard|landwehr|miliz|nationalgarde",
  [GAB_UNIT_PIKE_AND_SHOT]    = "pike & shot|pike|pikes|battalia|battaglia|regiment of foot|pikeniere|"
                                "pikeniere und musketiere",
  [GAB_UNIT_COMMANDED_SHOT]   = "shot|commanded musketeers|kommandierte schützen|kommandierte musketiere",
  [GAB_UNIT_HORSE]            = "cavalry|cav|heavy cavalry|heavy horse|troop of horse|harquebusiers|reiter|"
                                "reiterei|kavallerie|schwere kavallerie|arkebusiere",
  [GAB_UNIT_CUIRASSIERS]      = "cuirassier|kürassiere|lobsters",
  [GAB_UNIT_LIGHT_HORSE]      = "light cavalry|light cav|hussars|lancers|uhlans|light dragoons|chasseurs a cheval|"
                                "chasseurs à cheval|leichte kavallerie|husaren|ulanen|leichte reiter",
  [GAB_UNIT_DRAGOONS_MOUNTED] = "mounted foot|mounted infantry|dragoons (mounted)|berittene infanterie",
  [GAB_UNIT_DRAGOONS]         = "dragoon|dragoner",
  [GAB_UNIT_HEAVY_GUNS]       = "heavy gun|heavy artillery|siege guns|siege artillery|garrison artillery|"
                                "schwere geschütze|schwere artillerie|belagerungsgeschütze",
  [GAB_UNIT_FIELD_GUNS]       = "field gun|guns|artillery|art|foot artillery|field artillery|battery|batterie|"
                                "artillerie|fußartillerie|feldgeschütze|feldartillerie",
  [GAB_UNIT_LIGHT_GUNS]       = "light gun|light artillery|frame guns|drakes|leichte geschütze|regimentsgeschütze",
  [GAB_UNIT_HORSE_ARTILLERY]  = "horse art|rha|artillerie a cheval|artillerie à cheval|reitende artillerie",
  [GAB_UNIT_HOWITZERS]        = "howitzer|haubitzen|haubitze",
  [GAB_UNIT_MORTARS]          = "mortar|mörser",
  [GAB_UNIT_ENGINEERS]        = "engineer|genie|génie|ingenieure|pioniere",
  [GAB_UNIT_SAPPERS]          = "sapper|miners|pioneers|sappers and miners|sappeure|mineure|schanzer",
  [GAB_UNIT_STAFF]            = "hq|headquarters|general staff|stab",
};

/* What does not depend on the war; each war's own words go before. */
static const char *const qualities[GAB_N_QUALITIES] = {
  "poor|levy|green|raw|militia|miliz|roh|aufgebot|schlecht",
  "conscript|conscripts|seasoned|recruit|recruits|fair|rekruten|neu",
  "average|regular|line|trained|normal|linie|ausgebildet|durchschnitt",
  "veteran|veterans|good|veteranen|gut|erfahren",
  "elite|guard|guards|crack|excellent|garde|elitetruppe|ausgezeichnet",
};

/* Lower case, one space between words, hyphens as spaces. */
static char *
fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  GString *folded = g_string_new (NULL);

  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter == '-' || letter == '_' || letter == ':' || letter == '.' || g_unichar_isspace (letter))
        letter = ' ';
      if (letter != ' ' || (folded->len > 0 && folded->str[folded->len - 1] != ' '))
        g_string_append_unichar (folded, letter);
    }
  while (folded->len > 0 && folded->str[folded->len - 1] == ' ')
    g_string_truncate (folded, folded->len - 1);
  return g_string_free (folded, FALSE);
}

static gboolean
is_same (const char *folded,
         const char *other)
{
  g_autofree char *word = fold (other);

  return g_str_equal (folded, word);
}

static gboolean
is_among (const char *folded,
          const char *words)
{
  g_auto (GStrv) list = words != NULL ? g_strsplit (words, "|", -1) : NULL;

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    if (is_same (folded, list[i]))
      return TRUE;
  return FALSE;
}

/**
 * gab_csv_roster_column_label:
 * @column: what a column holds
 *
 * Returns: (transfer none): what a reader calls it.
 */
const char *
gab_csv_roster_column_label (GabCsvRosterColumn column)
{
  static const char *labels[GAB_CSV_ROSTER_N_COLUMNS] = {
    NC_("column", "(left out)"), NC_("column", "Name"), NC_("column", "Label"), NC_("column", "Kind"),
    NC_("column", "Quality"), NC_("column", "Men"), NC_("column", "Guns"), NC_("column", "SP"),
    NC_("column", "Force"), NC_("column", "Nation"),
  };

  g_return_val_if_fail (column < GAB_CSV_ROSTER_N_COLUMNS, "");
  return g_dpgettext2 (NULL, "column", labels[column]);
}

/**
 * gab_csv_roster_find_column:
 * @heading: what stands over a column
 *
 * Returns: what the column holds, by its heading; GAB_CSV_ROSTER_NOTHING when it says
 *   nothing known.
 */
GabCsvRosterColumn
gab_csv_roster_find_column (const char *heading)
{
  g_autofree char *folded = fold (heading);

  for (guint i = GAB_CSV_ROSTER_NAME; i < GAB_CSV_ROSTER_N_COLUMNS; i++)
    if (is_among (folded, headings[i]) || is_same (folded, gab_csv_roster_column_label (i)))
      return i;
  return GAB_CSV_ROSTER_NOTHING;
}

/**
 * gab_csv_roster_find_kind:
 * @word: a kind of unit in the notation's word, the reader's or another common one
 *
 * Returns: the GabUnitKind, or -1.
 */
int
gab_csv_roster_find_kind (const char *word)
{
  g_autofree char *folded = fold (word);

  for (int i = 0; i < GAB_UNIT_N_KINDS; i++)
    if (is_same (folded, gab_unit_kind_word (i)) || is_same (folded, gab_unit_kind_label (i)))
      return i;
  for (int i = 0; i < GAB_UNIT_N_KINDS; i++)
    if (is_among (folded, kinds[i]))
      return i;
  return -1;
}

/**
 * gab_csv_roster_find_quality:
 * @english_civil_war: whether the campaign is of that war
 * @word: a grade in the period's word or another common one
 *
 * Returns: the grade, 0 to 4, or -1.
 */
int
gab_csv_roster_find_quality (gboolean    english_civil_war,
                             const char *word)
{
  g_autofree char *folded = fold (word);

  for (int i = 0; i < GAB_N_QUALITIES; i++)
    if (is_same (folded, gab_quality_word (english_civil_war, i)) ||
        is_same (folded, gab_quality_label (english_civil_war, i)))
      return i;
  for (int i = 0; i < GAB_N_QUALITIES; i++)
    if (is_among (folded, qualities[i]))
      return i;
  return -1;
}

/**
 * gab_csv_roster_parse_count:
 * @text: a whole number, perhaps with marks between groups of three digits
 * @count: (out): the number, 0 when @text is empty
 *
 * Returns: FALSE when it is no such number, or too large.
 */
gboolean
gab_csv_roster_parse_count (const char *text,
                            int        *count)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  gint64 number = 0;
  guint since = 0; /* digits since the last mark */
  gboolean marked = FALSE;

  for (const char *at = trimmed; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isdigit (letter))
        {
          number = number * 10 + g_unichar_digit_value (letter);
          since++;
          if (number > GAB_COUNT_MAX)
            return FALSE;
          continue;
        }
      if (!(letter == ',' || letter == '.' || letter == '\'' || letter == 0x2019 || g_unichar_isspace (letter)) ||
          since == 0 || since > 3 || (marked && since != 3))
        return FALSE;
      marked = TRUE;
      since = 0;
    }
  if (*trimmed != '\0' && (since == 0 || (marked && since != 3)))
    return FALSE;
  *count = (int) number;
  return TRUE;
}
