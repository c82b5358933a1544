/* gab-ink.c: typographic styles and strokes on cairo and pango. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-ink-private.h"

/* Debian's package names the design sizes apart; others know one family only. */
#define FAMILY_TEXT "EB Garamond 12,EB Garamond,Serif"
#define FAMILY_SMALL "EB Garamond 08,EB Garamond,Serif"
#define FAMILY_LABEL "Sans"

/* Old-style figures make 511 look like 5II, so lining ones; in columns, where no letter stands, of one width. */
#define FEATURES "lnum=1"
#define FEATURES_CAPS "lnum=1,smcp=1"
#define FEATURES_COLUMN "lnum=1,tnum=1"

/* A drawing that never ends, as a page that is resized, must not fill memory. */
#define MOST_KEPT 4096

typedef struct
{
  const char *family;
  double points;
  PangoWeight weight;
  PangoStyle slant;
  const char *features;
  double tracking;
} StyleFace;

static const StyleFace faces[GAB_INK_N_STYLES] = {
  [GAB_INK_TITLE] = { FAMILY_TEXT, 25, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, FEATURES, 0 },
  [GAB_INK_HEADING] = { FAMILY_TEXT, 13.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, FEATURES, 0 },
  [GAB_INK_CAPS] = { FAMILY_TEXT, 11, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, FEATURES_CAPS, 0.5 },
  [GAB_INK_BODY] = { FAMILY_TEXT, 10.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, FEATURES, 0 },
  [GAB_INK_STRONG] = { FAMILY_TEXT, 10.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, FEATURES, 0 },
  [GAB_INK_ITALIC] = { FAMILY_TEXT, 10.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC, FEATURES, 0 },
  [GAB_INK_SMALL] = { FAMILY_SMALL, 8.25, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, FEATURES, 0 },
  [GAB_INK_SMALL_ITALIC] = { FAMILY_SMALL, 8.25, PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC, FEATURES, 0 },
  [GAB_INK_LABEL] = { FAMILY_LABEL, 8.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, FEATURES, 0 },
};

struct _GabInk
{
  PangoContext *context;
  gboolean rtl;
  PangoFontDescription *fonts[GAB_INK_N_STYLES];
  PangoAttrList *attributes[GAB_INK_N_STYLES];
  PangoAttrList *figures;
  GHashTable *kept; /* words already set: char * to PangoLayout */
};

static PangoContext *
make_context (gboolean rtl)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  /* The same picture on every machine: no hinting, no rounding to pixels. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  /* Without one, words and figures are taken for two languages, and their fonts are looked for twice. */
  pango_context_set_language (context, pango_language_get_default ());
  pango_context_set_base_dir (context, rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  return context;
}

static PangoFontDescription *
make_font (const StyleFace *face, double scale)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, face->family);
  pango_font_description_set_weight (font, face->weight);
  pango_font_description_set_style (font, face->slant);
  pango_font_description_set_absolute_size (font, face->points * scale * PANGO_SCALE);
  return font;
}

static PangoAttrList *
make_attributes (const StyleFace *face, double scale)
{
  PangoAttrList *list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_font_features_new (face->features));
  /* A name broken between letters is still that name, letter for letter. */
  pango_attr_list_insert (list, pango_attr_insert_hyphens_new (FALSE));
  if (face->tracking > 0)
    pango_attr_list_insert (list, pango_attr_letter_spacing_new ((int) (face->tracking * scale * PANGO_SCALE)));
  return list;
}

/**
 * gab_ink_new:
 * @scale: length of a typographic point in user units; 1 on paper measured in
 *   points, 4/3 on a screen of 96 dots an inch
 * @rtl: whether the drawing as a whole runs from right to left
 *
 * Gets the styles ready. Must be used by the thread that made it.
 *
 * Returns: (transfer full): free with gab_ink_free()
 */
GabInk *
gab_ink_new (double scale, gboolean rtl)
{
  GabInk *ink;

  g_return_val_if_fail (scale > 0, NULL);

  ink = g_new0 (GabInk, 1);
  ink->rtl = rtl;
  ink->context = make_context (rtl);
  for (guint i = 0; i < GAB_INK_N_STYLES; i++)
    {
      ink->fonts[i] = make_font (&faces[i], scale);
      ink->attributes[i] = make_attributes (&faces[i], scale);
    }
  ink->figures = pango_attr_list_new ();
  pango_attr_list_insert (ink->figures, pango_attr_font_features_new (FEATURES_COLUMN));
  ink->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return ink;
}

/**
 * gab_ink_new_for_paper:
 * @rtl: whether the drawing as a whole runs from right to left
 *
 * Gets the styles ready for a paper measured in points. Their fonts are looked for all at once, in threads, and not
 * each when its first words are set.
 *
 * Returns: (transfer full): free with gab_ink_free()
 */
GabInk *
gab_ink_new_for_paper (gboolean rtl)
{
  GabInk *ink = gab_ink_new (1, rtl);
  PangoFontMap *map = pango_context_get_font_map (ink->context);

  for (guint i = 0; i < GAB_INK_LABEL; i++)
    g_object_unref (pango_font_map_load_fontset (map, ink->context, ink->fonts[i],
                                                 pango_context_get_language (ink->context)));
  return ink;
}

/**
 * gab_ink_free:
 * @ink: (nullable): what gab_ink_new() gave
 */
void
gab_ink_free (GabInk *ink)
{
  if (ink == NULL)
    return;
  for (guint i = 0; i < GAB_INK_N_STYLES; i++)
    {
      pango_font_description_free (ink->fonts[i]);
      pango_attr_list_unref (ink->attributes[i]);
    }
  pango_attr_list_unref (ink->figures);
  g_hash_table_unref (ink->kept);
  g_object_unref (ink->context);
  g_free (ink);
}

/**
 * gab_ink_prepare:
 *
 * Begins to read which fonts there are, in a thread, for whoever has something else to do before words are set.
 */
void
gab_ink_prepare (void)
{
  pango_cairo_font_map_get_default ();
}

/**
 * gab_ink_set_label:
 * @ink: the styles
 * @family: the desktop's font family
 * @points: its size in user units
 *
 * Sets the font of %GAB_INK_LABEL, so that charts follow the desktop's font.
 */
void
gab_ink_set_label (GabInk *ink, const char *family, double points)
{
  g_return_if_fail (ink != NULL && family != NULL && points > 0);

  pango_font_description_set_family (ink->fonts[GAB_INK_LABEL], family);
  pango_font_description_set_absolute_size (ink->fonts[GAB_INK_LABEL], points * PANGO_SCALE);
  g_hash_table_remove_all (ink->kept);
}

/**
 * gab_ink_is_rtl:
 * @ink: the styles
 *
 * Returns: whether the drawing runs from right to left
 */
gboolean
gab_ink_is_rtl (const GabInk *ink)
{
  return ink->rtl;
}

static PangoAlignment
alignment (const GabInk *ink, GabInkAlign align)
{
  if (align == GAB_INK_CENTRE)
    return PANGO_ALIGN_CENTER;
  if (align == GAB_INK_FIGURES)
    return PANGO_ALIGN_RIGHT;
  return (align == GAB_INK_START) != ink->rtl ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT;
}

static gboolean
has_letters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* Whether the words as a whole run from right to left; figures alone run as the drawing does. */
static gboolean
runs_rtl (PangoLayout *layout)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);

  return pango_layout_line_get_resolved_direction (line) == PANGO_DIRECTION_RTL;
}

/* A single line stands at the edge of its column whatever its script, so that columns keep their edge; a
 * paragraph fills its width anyway and is left to stand as its script does. */
static void
keep_edge (const GabInk *ink, PangoLayout *layout, GabInkAlign align)
{
  PangoAlignment side = alignment (ink, align);

  if (side == PANGO_ALIGN_CENTER || pango_layout_get_line_count (layout) != 1 || runs_rtl (layout) == ink->rtl)
    return;
  pango_layout_set_alignment (layout, side == PANGO_ALIGN_LEFT ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
}

/**
 * gab_ink_layout:
 * @ink: the styles
 * @style: the style
 * @text: (nullable): words as the user typed them; never read as markup
 * @width: width to wrap in, in user units; 0 or less for one line of any width
 * @lines: most lines, the last one then ends in an ellipsis; 0 for any number
 * @align: where lines stand in @width
 *
 * Sets words. A word longer than @width is broken between letters; words of
 * a right-to-left script run from right to left, and stand at the other side
 * where they fill more than one line.
 *
 * Returns: (transfer full): the layout
 */
PangoLayout *
gab_ink_layout (const GabInk *ink,
                GabInkStyle   style,
                const char   *text,
                double        width,
                int           lines,
                GabInkAlign   align)
{
  PangoLayout *layout = pango_layout_new (ink->context);
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);

  pango_layout_set_auto_dir (layout, TRUE);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_font_description (layout, ink->fonts[style]);
  pango_layout_set_attributes (layout, has_letters (valid) ? ink->attributes[style] : ink->figures);
  pango_layout_set_alignment (layout, alignment (ink, align));
  if (width > 0)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }
  if (width > 0 && lines > 0)
    {
      pango_layout_set_height (layout, -lines);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_set_text (layout, valid, -1);
  if (width > 0)
    keep_edge (ink, layout, align);
  return layout;
}

/* Words are measured, placed, then drawn: they are set once and kept. Borrowed, until other words are set. */
PangoLayout *
gab_ink_keep (const GabInk *ink, GabInkStyle style, const char *text, double width, int lines, GabInkAlign align)
{
  char *key = g_strdup_printf ("%d %d %d %d %s", style, align, lines,
                               width > 0 ? (int) (width * PANGO_SCALE) : 0, text != NULL ? text : "");
  PangoLayout *layout = g_hash_table_lookup (ink->kept, key);

  if (layout != NULL)
    {
      g_free (key);
      return layout;
    }
  if (g_hash_table_size (ink->kept) >= MOST_KEPT)
    g_hash_table_remove_all (ink->kept);
  layout = gab_ink_layout (ink, style, text, width, lines, align);
  g_hash_table_insert (ink->kept, key, layout);
  return layout;
}

static GabInkSize
size_of (PangoLayout *layout)
{
  int width, height;

  pango_layout_get_size (layout, &width, &height);
  return (GabInkSize) {
    .width = width / (double) PANGO_SCALE,
    .height = height / (double) PANGO_SCALE,
    .ascent = pango_layout_get_baseline (layout) / (double) PANGO_SCALE,
  };
}

/**
 * gab_ink_measure:
 * @ink: the styles
 * @style: the style
 * @text: (nullable): the words
 * @width: width to wrap in; 0 or less for one line
 * @lines: most lines; 0 for any number
 *
 * Returns: what the words take up, in user units
 */
GabInkSize
gab_ink_measure (const GabInk *ink, GabInkStyle style, const char *text, double width, int lines)
{
  return size_of (gab_ink_keep (ink, style, text, width, lines, GAB_INK_START));
}

/**
 * gab_ink_text:
 * @ink: the styles
 * @cr: where to draw, in its current colour
 * @style: the style
 * @text: (nullable): the words
 * @x: left edge of the width, in right-to-left drawings too
 * @baseline: where the first line stands
 * @width: width to wrap in; must be above 0 unless @align is start in a
 *   left-to-right drawing
 * @lines: most lines; 0 for any number
 * @align: where lines stand in the width
 *
 * Draws words so that several styles share one base line.
 *
 * Returns: the height of all lines
 */
double
gab_ink_text (const GabInk *ink,
              cairo_t      *cr,
              GabInkStyle   style,
              const char   *text,
              double        x,
              double        baseline,
              double        width,
              int           lines,
              GabInkAlign   align)
{
  PangoLayout *layout = gab_ink_keep (ink, style, text, width, lines, align);
  GabInkSize size = size_of (layout);

  cairo_move_to (cr, x, baseline - size.ascent);
  pango_cairo_show_layout (cr, layout);
  return size.height;
}

/**
 * gab_ink_text_is_rtl:
 * @ink: the styles
 * @text: words
 *
 * Returns: whether @text by itself runs from right to left; as the drawing
 *   does, if it holds no letters
 */
gboolean
gab_ink_text_is_rtl (const GabInk *ink, const char *text)
{
  return runs_rtl (gab_ink_keep (ink, GAB_INK_BODY, text, 0, 0, GAB_INK_START));
}

/**
 * gab_ink_number:
 * @number: any whole number
 *
 * Returns: (transfer full): @number as this locale groups it
 */
char *
gab_ink_number (gint64 number)
{
  return g_strdup_printf ("%'" G_GINT64_FORMAT, number);
}
