/* gab-paper.c: sheets of paper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-paper.h"

#define MARGIN 42.5

/**
 * gab_paper_a4:
 *
 * Returns: 210 by 297 mm, with margins of 15 mm
 */
GabPaper
gab_paper_a4 (void)
{
  return (GabPaper) { 210 / 25.4 * 72, 297 / 25.4 * 72, MARGIN };
}

/**
 * gab_paper_letter:
 *
 * Returns: 8.5 by 11 inches, with margins of 15 mm
 */
GabPaper
gab_paper_letter (void)
{
  return (GabPaper) { 8.5 * 72, 11 * 72, MARGIN };
}

/**
 * gab_paper_from_name:
 * @name: "a4" or "letter", in any case
 * @paper: (out caller-allocates): the sheet
 *
 * Returns: %FALSE if there is no such paper; @paper is left alone
 */
gboolean
gab_paper_from_name (const char *name, GabPaper *paper)
{
  if (g_ascii_strcasecmp (name, "a4") == 0)
    *paper = gab_paper_a4 ();
  else if (g_ascii_strcasecmp (name, "letter") == 0)
    *paper = gab_paper_letter ();
  else
    return FALSE;
  return TRUE;
}
