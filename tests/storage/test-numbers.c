/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For every number in the sample a file with it one higher is refused, or verify
 * reports it; but for what is the player's own words. */

#include "small.h"

#include <string.h>

/* The words of a player, and colours: free to say anything. */
static const char *const free_attributes[] = {
  "name", "label", "note", "words", "place", "rank", "post", "nation", "calibre", "colour"
};

/* The attribute whose value holds the position; NULL outside of any. */
static char *
attribute_at (const char *text,
              gsize       at)
{
  const char *open = NULL, *p;
  gboolean quoted = FALSE;

  for (p = text + at; p > text && *p != '<'; p--)
    ;
  for (; p < text + at; p++)
    {
      if (*p == '>' && !quoted)
        return NULL;
      if (*p != '"')
        continue;
      quoted = !quoted;
      if (quoted)
        open = p;
    }
  if (!quoted)
    return NULL;
  p = open - 1; /* the equals sign */
  while (p[-1] != ' ')
    p--;
  return g_strndup (p, open - 1 - p);
}

static gboolean
is_free (const char *text,
         gsize       at)
{
  g_autofree char *name = attribute_at (text, at);

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (free_attributes); i++)
    if (g_str_equal (name, free_attributes[i]))
      return TRUE;
  return FALSE;
}

/* The number that begins at the position, one higher; its length is kept in mind. */
static char *
raised (const char *text,
        gsize       at,
        gsize      *length)
{
  guint64 number;
  g_autofree char *digits = NULL;

  *length = strspn (text + at, "0123456789");
  digits = g_strndup (text + at, *length);
  /* Of a very long one, as in a digest, the last digit stands for all. */
  if (*length > 9)
    {
      char *last = digits + *length - 1;

      *last = *last == '9' ? '0' : *last + 1;
      return g_steal_pointer (&digits);
    }
  number = g_ascii_strtoull (digits, NULL, 10) + 1;
  return g_strdup_printf ("%0*" G_GUINT64_FORMAT, (int) *length, number);
}

static gboolean
is_noticed (const char *text,
            gsize       at,
            gsize       length,
            const char *number)
{
  g_autofree char *changed = g_strdup_printf ("%.*s%s%s", (int) at, text, number, text + at + length);
  g_autoptr (GBytes) bytes = g_bytes_new (changed, strlen (changed));
  g_autoptr (GabCampaign) campaign = gab_storage_load_bytes (bytes, "changed", test_tables (), NULL);
  g_autoptr (GPtrArray) problems = campaign != NULL ? gab_campaign_verify (campaign) : NULL;

  return campaign == NULL || problems->len > 0;
}

static void
sweep (const char *path)
{
  g_autoptr (GBytes) file = test_contents (path);
  g_autofree char *text = g_strndup (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  gsize start = strcspn (text, "\n"); /* behind the XML declaration */
  guint tried = 0, missed = 0;
  /* Under valgrind every one would take an hour, under sanitizers a minute. */
  guint every = g_getenv ("GABION_TEST_UNDER") != NULL ? 97 : SANITIZED ? 7 : 1;
  guint number = 0;

  for (gsize at = start; text[at] != '\0'; at++)
    {
      g_autofree char *higher = NULL;
      gsize length;

      if (!g_ascii_isdigit (text[at]) || g_ascii_isdigit (text[at - 1]) || is_free (text, at))
        continue;
      higher = raised (text, at, &length);
      if (number++ % every != 0)
        continue;
      tried++;
      if (is_noticed (text, at, length, higher))
        continue;
      missed++;
      g_test_message ("not noticed: %s in place of %.40s", higher, text + at);
    }
  g_test_message ("%u numbers tried", tried);
  g_assert_cmpuint (tried, >=, every == 1 ? 200 : 1);
  g_assert_cmpuint (missed, ==, 0);
}

static void
test_small_file (void)
{
  g_autofree char *path = test_path ("small.gabion");

  sweep (path);
}

static void
test_sample_file (void)
{
  g_autofree char *path = test_source ("data/samples/peninsula-1812.gabion");

  sweep (path);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/numbers/small", test_small_file);
  g_test_add_func ("/storage/numbers/sample", test_sample_file);
  return g_test_run ();
}
