/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors: sentences for a player, with a code that a caller can branch on. */

#include "gab-error.h"

#include <string.h>

#define RULE_DOMAIN "gab-rule-"
#define QUOTED 60 /* characters of what somebody else wrote */

G_DEFINE_QUARK (gab_error_quark, gab_error)

/**
 * gab_rule_quark:
 * @prefix: a rule set's prefix, such as "ST"
 *
 * Returns: the error domain of refusals by that rule set; the code of such an
 *   error is the number of the rule.
 */
GQuark
gab_rule_quark (const char *prefix)
{
  char domain[32];

  g_snprintf (domain, sizeof domain, RULE_DOMAIN "%s", prefix);
  return g_quark_from_string (domain);
}

/**
 * gab_refuse:
 * @error: (out) (optional): where to put the refusal
 * @prefix: the rule set's prefix, such as "ST"
 * @number: the number of the rule that the order breaks
 * @format: the whole sentence for the player, already translated
 *
 * Refuses an order. The rules' own -tell.c files hold the sentences.
 */
void
gab_refuse (GError     **error,
            const char  *prefix,
            int          number,
            const char  *format,
            ...)
{
  va_list args;

  if (error == NULL)
    return;
  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (gab_rule_quark (prefix), number, format, args));
  va_end (args);
}

/**
 * gab_error_prefix:
 * @error: any error
 *
 * Returns: (nullable): the prefix of the rule set that refused ("ST"), or NULL
 *   when @error is no refusal by a rule.
 */
const char *
gab_error_prefix (const GError *error)
{
  const char *domain = g_quark_to_string (error->domain);

  return g_str_has_prefix (domain, RULE_DOMAIN) ? domain + strlen (RULE_DOMAIN) : NULL;
}

/**
 * gab_error_dup_rule:
 * @error: any error
 *
 * Returns: (transfer full) (nullable): the rule that refused, such as "ST-5",
 *   or NULL when @error is no refusal by a rule.
 */
char *
gab_error_dup_rule (const GError *error)
{
  const char *prefix = gab_error_prefix (error);

  return prefix != NULL ? g_strdup_printf ("%s-%d", prefix, error->code) : NULL;
}

/**
 * gab_error_describe:
 * @error: any error
 *
 * Returns: (transfer full): the sentence, with the rule's number in brackets
 *   behind it where a rule refused.
 */
char *
gab_error_describe (const GError *error)
{
  g_autofree char *rule = gab_error_dup_rule (error);

  return rule != NULL ? g_strdup_printf ("%s (%s)", error->message, rule) : g_strdup (error->message);
}

/**
 * gab_error_quote:
 * @text: what somebody else wrote: a word, a line
 *
 * Returns: (transfer full): @text for a sentence about it: on one line, valid, and
 *   of at most 60 characters, the last of which stands for what is left out.
 */
char *
gab_error_quote (const char *text)
{
  /* A line of a megabyte need not be looked at whole. */
  g_autofree char *start = g_strndup (text, 6 * (QUOTED + 1));
  g_autofree char *valid = g_utf8_make_valid (start, -1);
  g_autofree char *kept = NULL;

  for (char *p = valid; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      *p = ' ';
  if (g_utf8_strlen (valid, -1) <= QUOTED)
    return g_steal_pointer (&valid);
  kept = g_utf8_substring (valid, 0, QUOTED - 1);
  return g_strconcat (kept, "…", NULL);
}
