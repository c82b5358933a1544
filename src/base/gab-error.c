/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors: sentences for a player, with a code that a caller can branch on. */

#include "gab-error.h"

#include <string.h>

#define RULE_DOMAIN "gab-rule-"

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
