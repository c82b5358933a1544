/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Anything that is printed: one table of functions a way of laying out, one way to page and PDF. */

#include "gab-print.h"

#include "gab-print-pdf.h"

typedef struct
{
  gpointer (* lay_out)     (gpointer       sheet,
                            GabPaper       paper);
  guint    (* n_pages)     (gconstpointer  layout);
  void     (* draw_page)   (gconstpointer  layout,
                            cairo_t       *cr,
                            guint          page);
  void     (* layout_free) (gpointer       layout);
  void     (* sheet_free)  (gpointer       sheet);
} Kind;

struct _GabPrint
{
  const Kind *kind;
  gpointer    sheet;  /* owned */
  gpointer    layout; /* owned, NULL until it is laid out */
  char       *title;
  GabPaper    paper;
};

static gpointer
lay_out_roster (gpointer sheet,
                GabPaper paper)
{
  return gab_roster_layout_new (sheet, paper);
}

static gpointer
lay_out_table (gpointer sheet,
               GabPaper paper)
{
  return gab_table_layout_new (sheet, paper);
}

static gpointer
lay_out_folio (gpointer sheet,
               GabPaper paper)
{
  return gab_folio_layout_new (sheet, paper);
}

static guint
n_pages_of_roster (gconstpointer layout)
{
  return gab_roster_layout_n_pages (layout);
}

static guint
n_pages_of_table (gconstpointer layout)
{
  return gab_table_layout_n_pages (layout);
}

static guint
n_pages_of_folio (gconstpointer layout)
{
  return gab_folio_layout_n_pages (layout);
}

static void
draw_roster (gconstpointer  layout,
             cairo_t       *cr,
             guint          page)
{
  gab_roster_layout_draw_page (layout, cr, page);
}

static void
draw_table (gconstpointer  layout,
            cairo_t       *cr,
            guint          page)
{
  gab_table_layout_draw_page (layout, cr, page);
}

static void
draw_folio (gconstpointer  layout,
            cairo_t       *cr,
            guint          page)
{
  gab_folio_layout_draw_page (layout, cr, page);
}

/* Papers one after another: each is laid out on the same sheets, and they lie in a row. */
static gpointer
lay_out_bundle (gpointer sheet,
                GabPaper paper)
{
  GPtrArray *prints = sheet;

  for (guint i = 0; i < prints->len; i++)
    gab_print_lay_out (g_ptr_array_index (prints, i), paper);
  return g_ptr_array_ref (prints);
}

static guint
n_pages_of_bundle (gconstpointer layout)
{
  const GPtrArray *prints = layout;
  guint n = 0;

  for (guint i = 0; i < prints->len; i++)
    n += gab_print_n_pages (g_ptr_array_index (prints, i));
  return n;
}

static void
draw_bundle (gconstpointer  layout,
             cairo_t       *cr,
             guint          page)
{
  const GPtrArray *prints = layout;

  for (guint i = 0; i < prints->len; i++)
    {
      const GabPrint *print = g_ptr_array_index (prints, i);
      guint n = gab_print_n_pages (print);

      if (page < n)
        {
          gab_print_draw_page (print, cr, page);
          return;
        }
      page -= n;
    }
}

static const Kind roster_kind = {
  lay_out_roster, n_pages_of_roster, draw_roster, (GDestroyNotify) gab_roster_layout_free,
  (GDestroyNotify) gab_roster_sheet_free,
};

static const Kind table_kind = {
  lay_out_table, n_pages_of_table, draw_table, (GDestroyNotify) gab_table_layout_free, (GDestroyNotify) gab_table_sheet_free,
};

static const Kind folio_kind = {
  lay_out_folio, n_pages_of_folio, draw_folio, (GDestroyNotify) gab_folio_layout_free, (GDestroyNotify) gab_folio_free,
};

static const Kind tiles_kind = {
  gab_paper_tiles_lay_out, gab_paper_tiles_n_pages, gab_paper_tiles_draw_page, gab_paper_tiles_layout_free,
  (GDestroyNotify) gab_paper_tiles_free,
};

static const Kind bundle_kind = {
  lay_out_bundle, n_pages_of_bundle, draw_bundle, (GDestroyNotify) g_ptr_array_unref, (GDestroyNotify) g_ptr_array_unref,
};

static GabPrint *
print_new (const Kind *kind,
           gpointer    sheet,
           const char *title)
{
  GabPrint *print = g_new0 (GabPrint, 1);

  print->kind = kind;
  print->sheet = sheet;
  print->title = g_utf8_make_valid (title != NULL ? title : "", -1);
  return print;
}

/**
 * gab_print_new_roster:
 * @sheet: (transfer full): a roster
 *
 * Returns: (transfer full): it, to be laid out.
 */
GabPrint *
gab_print_new_roster (GabRosterSheet *sheet)
{
  return print_new (&roster_kind, sheet, sheet->force);
}

/**
 * gab_print_new_table:
 * @sheet: (transfer full): a table
 *
 * Returns: (transfer full): it, to be laid out.
 */
GabPrint *
gab_print_new_table (GabTableSheet *sheet)
{
  return print_new (&table_kind, sheet, sheet->title);
}

/**
 * gab_print_new_folio:
 * @folio: (transfer full): headings, sentences, tables and pictures
 *
 * Returns: (transfer full): it, to be laid out.
 */
GabPrint *
gab_print_new_folio (GabFolio *folio)
{
  return print_new (&folio_kind, folio, gab_folio_get_title (folio));
}

/**
 * gab_print_new_tiles:
 * @plan: (transfer full): a plan
 * @title: what it is called in the margin of each sheet
 * @number: (nullable): of the paper, beside it
 *
 * The plan at the scale of the table, a millimetre a yard (FS-1), on as many sheets as that takes.
 *
 * Returns: (transfer full): it, to be laid out.
 */
GabPrint *
gab_print_new_tiles (GabPlan    *plan,
                     const char *title,
                     const char *number)
{
  return print_new (&tiles_kind, gab_paper_tiles_new (plan, title, number), title);
}

/**
 * gab_print_new_bundle:
 * @prints: (transfer full) (element-type GabPrint): papers, 1 or more; the array frees them
 * @title: what they are together
 *
 * Returns: (transfer full): them one after another, to be laid out.
 */
GabPrint *
gab_print_new_bundle (GPtrArray  *prints,
                      const char *title)
{
  return print_new (&bundle_kind, prints, title);
}

/**
 * gab_print_free:
 * @print: (transfer full): what is printed
 */
void
gab_print_free (GabPrint *print)
{
  if (print->layout != NULL)
    print->kind->layout_free (print->layout);
  print->kind->sheet_free (print->sheet);
  g_free (print->title);
  g_free (print);
}

/**
 * gab_print_lay_out:
 * @print: what is printed
 * @paper: on what
 *
 * Lays it out, anew if it was before. It is drawn by the thread that does this.
 */
void
gab_print_lay_out (GabPrint *print,
                   GabPaper  paper)
{
  if (print->layout != NULL)
    print->kind->layout_free (print->layout);
  print->paper = paper;
  print->layout = print->kind->lay_out (print->sheet, paper);
}

/**
 * gab_print_get_title:
 * @print: what is printed
 *
 * Returns: (transfer none): what it is called.
 */
const char *
gab_print_get_title (const GabPrint *print)
{
  return print->title;
}

/**
 * gab_print_get_paper:
 * @print: what has been laid out
 *
 * Returns: on what.
 */
GabPaper
gab_print_get_paper (const GabPrint *print)
{
  return print->paper;
}

/**
 * gab_print_n_pages:
 * @print: what has been laid out
 *
 * Returns: how many pages, 1 or more.
 */
guint
gab_print_n_pages (const GabPrint *print)
{
  g_return_val_if_fail (print->layout != NULL, 0);

  return print->kind->n_pages (print->layout);
}

/**
 * gab_print_draw_page:
 * @print: what has been laid out
 * @cr: in points, from the paper's corner
 * @page: from 0
 */
void
gab_print_draw_page (const GabPrint *print,
                     cairo_t        *cr,
                     guint           page)
{
  g_return_if_fail (print->layout != NULL);

  print->kind->draw_page (print->layout, cr, page);
}

/**
 * gab_print_describe:
 * @print: what is printed
 * @surface: a PDF surface; others are left alone
 *
 * Names the PDF and gives it a fixed date.
 */
void
gab_print_describe (const GabPrint  *print,
                    cairo_surface_t *surface)
{
  gab_print_pdf_describe (print->title, surface);
}

static void
draw_page (gconstpointer  print,
           cairo_t       *cr,
           guint          page)
{
  gab_print_draw_page (print, cr, page);
}

/**
 * gab_print_dup_pdf:
 * @print: what has been laid out
 * @error: when it cannot be drawn
 *
 * The same sheet and paper give the same bytes.
 *
 * Returns: (transfer full) (nullable): it as PDF, or %NULL with a #GIOErrorEnum.
 */
GBytes *
gab_print_dup_pdf (const GabPrint  *print,
                   GError         **error)
{
  return gab_print_pdf_of (print->paper, print->title, gab_print_n_pages (print), draw_page, print, error);
}

/**
 * gab_print_save:
 * @print: what has been laid out
 * @path: the file to be made or replaced
 * @error: when it cannot be written
 *
 * Writes it as PDF, whole or not at all.
 *
 * Returns: whether it was written.
 */
gboolean
gab_print_save (const GabPrint  *print,
                const char      *path,
                GError         **error)
{
  return gab_print_pdf_save (gab_print_dup_pdf (print, error), path, error);
}
