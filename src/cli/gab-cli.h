/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli: its commands, and what they share. */
#pragma once

#include "gab-document.h"
#include "gab-storage.h"

G_BEGIN_DECLS

/* Exit status: a player's script can tell a wrong file from a wrong call. */
enum
{
  GAB_CLI_GOOD = 0,
  GAB_CLI_WRONG = 1, /* the file or the order */
  GAB_CLI_USAGE = 2,
};

/* A command reads its own options; args begins with the command's own name. */
typedef int (* GabCliFunc) (int    n_args,
                            char **args);

int          gab_cli_main    (int                 n_args,
                              char              **args);

int          gab_cli_bench   (int                 n_args,
                              char              **args);
int          gab_cli_export  (int                 n_args,
                              char              **args);
int          gab_cli_import  (int                 n_args,
                              char              **args);
int          gab_cli_new     (int                 n_args,
                              char              **args);
int          gab_cli_odds    (int                 n_args,
                              char              **args);
int          gab_cli_play    (int                 n_args,
                              char              **args);
int          gab_cli_print   (int                 n_args,
                              char              **args);
int          gab_cli_show    (int                 n_args,
                              char              **args);
int          gab_cli_state   (int                 n_args,
                              char              **args);
int          gab_cli_verify  (int                 n_args,
                              char              **args);

gboolean     gab_cli_parse   (int                *n_args,
                              char             ***args,
                              const GOptionEntry *entries,
                              const char         *synopsis,
                              const char         *summary,
                              int                 least,
                              int                 most);
int          gab_cli_fail    (const GError       *error);
gboolean     gab_cli_is_file (const char         *file);
GBytes      *gab_cli_read_input (void);
GabCampaign *gab_cli_load    (const char         *file,
                              GError            **error);
GabCampaign *gab_cli_mask    (GabCampaign        *campaign,
                              const char         *view,
                              GError            **error);
GabOperation *gab_cli_operation (GabCampaign     *campaign,
                              const char         *handle,
                              GError            **error);

G_END_DECLS
