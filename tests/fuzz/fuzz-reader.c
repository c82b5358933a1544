/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as a campaign's file: refused with a sentence, or the same when saved and
 * read again; in whole and in part. */

#include "fuzz.h"

#include "gab-storage.h"

static GabTableSet *
tables (void)
{
  static GabTableSet *set;

  if (set == NULL)
    {
      g_autoptr (GError) error = NULL;

      set = gab_storage_load_tables (&error);
      if (set == NULL)
        g_error ("%s", error->message);
    }
  return set;
}

/* What was read can be verified, saved and read again to the same bytes. */
static void
go_round (GabCampaign *campaign)
{
  g_autoptr (GBytes) once = gab_storage_write (campaign, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCampaign) again = gab_storage_load_bytes (once, "again", tables (), &error);
  g_autoptr (GBytes) twice = NULL;

  g_ptr_array_unref (gab_campaign_verify (campaign));
  if (again == NULL)
    g_error ("what was saved cannot be read: %s", error->message);
  twice = gab_storage_write (again, NULL);
  if (!g_bytes_equal (once, twice))
    g_error ("what was read differs from what was saved");
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) part_error = NULL;
  g_autoptr (GabCampaign) campaign = gab_storage_load_bytes (bytes, "fuzz", tables (), &error);
  g_autoptr (GabCampaign) part = NULL;

  if ((campaign == NULL) != (error != NULL && *error->message != '\0'))
    g_error ("a refusal without a sentence, or a sentence without one");
  if (campaign != NULL)
    go_round (campaign);
  part = gab_storage_load_part_bytes (bytes, "fuzz", tables (), &part_error);
  if (part != NULL)
    go_round (part);
  else if (campaign != NULL)
    g_error ("read whole but not in part: %s", part_error->message);
  return 0;
}
