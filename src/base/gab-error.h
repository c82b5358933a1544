/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors: sentences for a player, with a code that a caller can branch on. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What went wrong outside the rules. A refusal by a rule has a domain of its
 * own (see gab_refuse) and the rule's number as its code. */
typedef enum
{
  GAB_ERROR_NOTATION,   /* a line that cannot be read as an order or setup line */
  GAB_ERROR_SETUP,      /* a setup that contradicts itself */
  GAB_ERROR_TABLES,     /* a rule table with an unknown, missing or wrong entry */
  GAB_ERROR_DIE,        /* a die out of range, or one too many */
  GAB_ERROR_DICE_NEEDED,/* typed dice are still missing; nothing has changed */
  GAB_ERROR_DATE,       /* not a date, or out of the calendar's range */
  GAB_ERROR_NOT_XML,    /* the file is not well-formed */
  GAB_ERROR_DOCTYPE,    /* the file carries a document type */
  GAB_ERROR_NEWER,      /* the file comes from a later Gabion */
  GAB_ERROR_OLDER,      /* it is of an older format, and is to be brought up to this one's */
  GAB_ERROR_SCHEMA,     /* the file breaks the schema */
  GAB_ERROR_REFERENCE,  /* the file names a thing that is not there, or twice */
  GAB_ERROR_LIMIT,      /* larger, deeper or longer than Gabion reads */
  GAB_ERROR_CHECK,      /* stored and reckoned figures differ */
  GAB_ERROR_EDIT,       /* an edit of the setup that cannot stand */
} GabError;

#define GAB_ERROR (gab_error_quark ())
GQuark gab_error_quark (void);

GQuark      gab_rule_quark     (const char *prefix);
void        gab_refuse         (GError    **error,
                                const char *prefix,
                                int         number,
                                const char *format,
                                ...) G_GNUC_PRINTF (4, 5);
const char *gab_error_prefix   (const GError *error);
char       *gab_error_dup_rule (const GError *error);
char       *gab_error_describe (const GError *error);
char       *gab_error_quote    (const char *text);

G_END_DECLS
