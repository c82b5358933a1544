/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli print: papers as PDF. */

#include "gab-cli.h"

#include "gab-campaign-papers.h"
#include "gab-ink.h"
#include "gab-papers.h"

#include <glib/gi18n-lib.h>

/* What was typed. */
typedef struct
{
  char     *thing[GAB_PAPER_OF_OPERATION + 1]; /* nullable: handles, by what a paper is of */
  char     *view;
  char     *size;
  char     *output;
  int       turn;
  gboolean  brief;
} Call;

static void
call_clear (Call *call)
{
  for (guint i = 0; i < G_N_ELEMENTS (call->thing); i++)
    g_free (call->thing[i]);
  g_free (call->view);
  g_free (call->size);
  g_free (call->output);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* (transfer full): the names of all papers, for those who mistyped one. */
static char *
dup_names (const char *between)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const GabPaperKind *kind;

  for (guint i = 0; (kind = gab_papers_nth (i)) != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? between : "", kind->name);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
tell_missing (GabPaperSubject subject)
{
  switch (subject)
    {
    case GAB_PAPER_OF_SIDE:      return _("gabion-cli: name a side with --side and an output with -o");
    case GAB_PAPER_OF_FORCE:     return _("gabion-cli: name a force with --force and an output with -o");
    case GAB_PAPER_OF_FORTRESS:  return _("gabion-cli: name a fortress with --fortress and an output with -o");
    case GAB_PAPER_OF_OPERATION: return _("gabion-cli: name an operation with --operation and an output with -o");
    case GAB_PAPER_OF_CAMPAIGN:
    default:                     return _("gabion-cli: name an output with -o");
    }
}

static gboolean
call_is_right (const char         *what,
               const GabPaperKind *kind,
               const Call         *call,
               GabPaper           *paper)
{
  g_autofree char *names = dup_names (", ");

  if (kind == NULL)
    g_printerr (_("gabion-cli: “%1$s” is no paper; there are: %2$s\n"), what, names);
  else if (call->output == NULL || (kind->subject != GAB_PAPER_OF_CAMPAIGN && call->thing[kind->subject] == NULL))
    g_printerr ("%s\n", tell_missing (kind->subject));
  else if (call->size != NULL && !gab_paper_from_name (call->size, paper))
    g_printerr (_("gabion-cli: “%s” is no size of paper; “a4” and “letter” are\n"), call->size);
  else if (call->turn != 0 && !kind->has_turn)
    g_printerr (_("gabion-cli: “%s” takes no --turn\n"), kind->name);
  else if (call->turn < 0)
    g_printerr ("%s\n", _("gabion-cli: turns are counted from 1"));
  else if (call->brief && !kind->has_brief)
    g_printerr (_("gabion-cli: there is no short “%s”\n"), kind->name);
  else
    return gab_cli_is_file (call->output);
  return FALSE;
}

static gboolean
print (GabCampaign         *campaign,
       const GabPaperKind  *kind,
       const Call          *call,
       GabPaper             paper,
       GError             **error)
{
  const GabPaperOptions options = { .turn = call->turn, .brief = call->brief };
  g_autoptr (GabPrint) made = gab_papers_make (kind, campaign, call->thing[kind->subject], &options, error);

  if (made == NULL)
    return FALSE;
  gab_print_lay_out (made, paper);
  return gab_print_save (made, call->output, error);
}

/* What it is of is played as far as it goes before the view is made: a masked campaign plays nothing. */
static gboolean
open_operations (GabCampaign         *campaign,
                 const GabPaperKind  *kind,
                 const Call          *call,
                 GError             **error)
{
  if (g_str_equal (kind->name, "diary"))
    gab_log_diary_open (campaign);
  return kind->rules == NULL || gab_cli_operation (campaign, call->thing[kind->subject], error) != NULL;
}

/* print WHAT FILE -o OUT.pdf */
int
gab_cli_print (int    n_args,
               char **args)
{
  g_auto (Call) call = { 0 };
  const GOptionEntry entries[] = {
    { "side", 0, 0, G_OPTION_ARG_STRING, &call.thing[GAB_PAPER_OF_SIDE], N_("the side that it is of"), N_("SIDE") },
    { "force", 0, 0, G_OPTION_ARG_STRING, &call.thing[GAB_PAPER_OF_FORCE], N_("the force that it is of"), N_("FORCE") },
    { "fortress", 0, 0, G_OPTION_ARG_STRING, &call.thing[GAB_PAPER_OF_FORTRESS], N_("the fortress that it is of"), N_("FORTRESS") },
    { "operation", 0, 0, G_OPTION_ARG_STRING, &call.thing[GAB_PAPER_OF_OPERATION], N_("the siege or battle that it is of"),
      N_("OPERATION") },
    { "turn", 0, 0, G_OPTION_ARG_INT, &call.turn, N_("the turn of a siege at whose end it is made; the last if not named"),
      N_("N") },
    { "short", 0, 0, G_OPTION_ARG_NONE, &call.brief, N_("the short layout, where there is one"), NULL },
    { "view", 0, 0, G_OPTION_ARG_STRING, &call.view, N_("who looks: umpire, table, or a side"), N_("WHO") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &call.size, N_("a4 (default) or letter"), N_("SIZE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &call.output, N_("the PDF to write"), N_("FILE") },
    { NULL }
  };
  g_autofree char *names = dup_names ("|");
  g_autofree char *synopsis = g_strdup_printf ("%s FILE", names);
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabCampaign) shown = NULL;
  g_autoptr (GError) error = NULL;
  GabPaper paper = gab_paper_a4 ();
  const GabPaperKind *kind;

  if (!gab_cli_parse (&n_args, &args, entries, synopsis, _("Writes a paper as PDF."), 2, 2))
    return GAB_CLI_USAGE;
  kind = gab_papers_find (args[1]);
  if (!call_is_right (args[1], kind, &call, &paper))
    return GAB_CLI_USAGE;
  gab_ink_prepare ();
  campaign = gab_cli_load (args[2], &error);
  if (campaign != NULL && open_operations (campaign, kind, &call, &error))
    shown = gab_cli_mask (campaign, call.view, &error);
  if (shown == NULL || !print (shown, kind, &call, paper, &error))
    return gab_cli_fail (error);
  return GAB_CLI_GOOD;
}
