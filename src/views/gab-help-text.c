/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the manual. A paragraph a string; headings begin with #, lines as they are typed with a colon. */

#include "gab-help-text.h"

#include <glib/gi18n-lib.h>

static const char *const evening[] = {
  N_("A campaign lasts months and is played in evenings. Gabion keeps what happens between them: who is where, how many men are left, how many rounds, which day it is, and what was meant next."),
  N_("#Before you play"),
  N_("Open the campaign. The overview says where you were and what is due; the red button goes on with it. Whoever is to see only one side chooses it under View, or lets down the curtain when the screen changes hands."),
  N_("#At the table"),
  N_("Only what the rules allow is offered, on the plan and in the list beside it. Choose an order, or type its line; say the dice if you roll them yourselves. Enter gives the order. The log says what happened, in words that can be read aloud."),
  N_("Whatever was wrong is taken back with Ctrl+Z, or put right later with Correct… beside the order in the log: other dice or another order, and everything after it is played again."),
  N_("#Afterwards"),
  N_("A siege or battle that is over is booked: Gabion shows what it cost before and after, by unit, and writes one entry into the books. Print the rosters and the day sheet for the next time, add a note of what was meant, and save."),
  NULL
};

static const char *const overview[] = {
  N_("Where were we, what is due, how strength ran, what each siege or battle cost. The chart of men present marks sieges and battles; a screen reader hears it as a sentence."),
  N_("Days go by with Advance the date: one day, several, or until something is due. The hurt come back when they are due and you say so."),
  N_("Each siege has a day of its own. What is due says which are behind the campaign’s date or ahead of it; until something is due stops at the later day of an open siege."),
  NULL
};

static const char *const forces[] = {
  N_("Forces stand in the list at the left, army, division, brigade; each shows how many men are present of how many it began with."),
  N_("A force’s page lists its units. First strengths are setup and may be edited while every later entry still balances. What is present follows from the books and is never typed; to change it, say why: received, sick, deserted, detached. The button under the list, or a click on a number, opens that order."),
  N_("A table of units (CSV) can be imported into a force. What does not fit is named by row and column before anything is changed."),
  NULL
};

static const char *const sides[] = {
  N_("Each side has a name, a colour that all its things wear, and notes of its own. They are changed on the page Sides; below them stand its forces with the men who are present."),
  N_("The page Commanders lists who leads what, and whether he is fit, wounded until a day, taken or dead. Appoint… gives him another force, by an entry that can be undone. A side sees its own commanders alone."),
  NULL
};

static const char *const ledger[] = {
  N_("Every man, gun and round that came or went, by day, with the entry that moved it. The sums at the foot are what the rosters show. They always balance: what leaves one place comes in at another, or is lost for a cause that has a name."),
  NULL
};

static const char *const story[] = {
  N_("One stream of all orders in all logs, newest last. Filter it by siege, side and importance, search it, copy it as a story."),
  N_("F6 goes to the next pane of the window, Shift+F6 back."),
  N_("Correct… gives an order again with other dice or in another form. All that would change is shown first; later orders that no longer hold are struck out with the reason and stay in the file."),
  NULL
};

static const char *const fortress[] = {
  N_("A fortress has a size, works, a garrison, a state and rounds. Works may be named as they were; bastions, demi-lunes, ravelins and walls are those that a formal siege plays with, the others are for the eye and the story."),
  NULL
};

static const char *const games[] = {
  N_("All sieges and battles, numbered by date. A new one begins from the menu, the overview or a fortress: a formal siege, a storm in five minutes, or a game fought at the table by any rules, whose result is typed."),
  NULL
};

static const char *const siege[] = {
  N_("A turn is a day in five steps: the besieger builds, both move, both may fire, the besieger may storm, the defender may sortie. The line of steps above the orders shows where you are; End the step goes on."),
  N_("#Setting one up"),
  N_("New siege… takes a fortress or a template, forces and scales: how many men make a section, guns a model, and for how many of the campaign’s rounds one of the siege stands. The scales nearest to the standard siege are proposed. Values that are rolled are sealed until the breach, from the umpire too."),
  N_("#The plan"),
  N_("Drag it with the middle button or with the keys Ctrl and an arrow, zoom about the pointer with the wheel or with + and −, fit it with 0. The arrow keys go from work to trench to battery, and each says what it is and what it holds."),
  N_("A parallel is dragged along its band, a sap from its head; both snap to what is allowed. A battery is set behind a unit by a click. Troops and guns are dragged where they are to go. What is planned is drawn as a ghost, and what is not allowed says which rule forbids it."),
  N_("#Fire"),
  N_("Choose a battery, then its target: the plan shows the arc, the bands, the range, the score that is needed, the rounds and the chance. As yesterday fires again what fired in the turn before, where that is still allowed."),
  N_("#Storms and sorties"),
  N_("Before the dice both strengths stand there line by line, with the units on duty and the chance. The defender answers a storm with his own support before the die is cast."),
  N_("#Orders as lines"),
  N_("Each order has a line, which the log shows and the field under the list takes. Names are completed; what a line leaves out, such as the number of a new battery, is filled in."),
  N_(":dig sap from -90,580 to -73.2,522.4"),
  N_(":move infantry 2 from p1.3 to s1.2"),
  N_(":fire no-4 destructive at wall-2 heavy 3"),
  N_("p2.4 is the fourth unit of the second parallel, s1.2 the second unit of the first sap, no-4 battery number 4. Distances are yards, x along the wall, y outward. Paste orders… takes a whole block, from the umpire alone: it is tried first, and every refusal is shown."),
  N_("Alt+Y fires as yesterday, Alt+N passes where there is nothing to fire, Alt+E ends the step; Enter in an empty line digs the next unit that is proposed."),
  N_("#Looking back"),
  N_("The slider under the plan shows any earlier order; Now returns. Nothing can be ordered while the past is shown."),
  N_("#The end"),
  N_("A breach of a wall, rounds that run out, a siege that is raised, or a surrender that both agree to. The score is shown line by line; then the losses are booked."),
  NULL
};

static const char *const storm[] = {
  N_("A fortress is stormed in five minutes: its size, the besieger’s numbers, the summons, the preparation, then column after column. The page says what to roll and what each result means, and what the chances were."),
  NULL
};

static const char *const dice[] = {
  N_("One switch in the header says whether the program rolls or you do; Ctrl+D changes it for the next orders. Typed dice are one line, in the order in which they are asked for: 9 4 0. On a die of ten a 0 is 10. Three sixes may be typed as 3x6."),
  N_("The program’s dice follow from the seed of the siege and the number of the order: taking an order back and giving it again rolls the same. Where only chance picks among men or guns, the program may pick while you roll what matters."),
  NULL
};

static const char *const secrets[] = {
  N_("View chooses whose eyes the program uses: the umpire sees all, the table what lies open, a side what it knows. Breach values, rounds and rosters of the other side are not hidden from the page, they are not in it."),
  N_("The curtain covers everything while the screen changes hands, until the other side says that it is there."),
  N_("The file itself is not sealed: whoever opens it as umpire sees everything. Send a side’s papers, not the file."),
  NULL
};

static const char *const tables[] = {
  N_("Every number that a rule uses stands in a table, and all tables can be read under Tables. Two of the formal siege are reconstructions, for the printed ones are lost; they say so wherever they appear."),
  N_("A campaign may carry its own: change a number, and this campaign’s next sieges use it. What is changed is marked, and can be set back. A siege keeps the tables that it began with."),
  NULL
};

static const char *const settings[] = {
  N_("The page Settings holds the numbers with which the books are kept: how losses are split, who comes back and when, how many men a section or a figure stands for."),
  N_("Nothing is changed until you press Change; Discard puts back what stands. What is booked stays as it is: a number that would change it is refused, and the entry is named. Only the umpire changes them, and it can be undone."),
  NULL
};

static const char *const papers[] = {
  N_("Ctrl+P prints what is shown: rosters, orders of battle, fortress sheets, the log as a diary, the butcher’s bill; of a siege the day sheet, the sheet to set it up, its diary, a quick reference and the plan at table scale, a millimetre a yard, in sheets to be joined. The preview shows every page on A4 or Letter before it is printed."),
  N_("What is printed is what the view may see."),
  NULL
};

static const char *const safety[] = {
  N_("Every action is written into a journal before it is shown, so that a power cut costs nothing: the next time the file is opened, what was not saved is there. The last five saved states are kept as well; Restore lists them by day and turn."),
  N_("Saving writes beside, reads back what it wrote, keeps the old file with ~ at the end of its name, and only then takes its place."),
  N_("What was open when the program ended comes back on the page where it was left, with the same eyes: a side’s view never becomes the umpire’s by itself. “Begin where I left off” in the main menu switches this off."),
  N_("A campaign that is dropped on the window is opened; a roster (.csv) is looked at before it is put into the force that is shown."),
  NULL
};

static const char *const books_rules[] = {
  N_("What the books do with men, guns, rounds and days, with the rulings of this program."),
  NULL
};

static const char *const siege_rules[] = {
  N_("The rules of the formal siege by number, with the rulings of this program where the source says nothing or too little."),
  NULL
};

static const char *const storm_rules[] = {
  N_("The rules of the storm in five minutes by number, with the rulings of this program."),
  NULL
};

static const char *const format[] = {
  N_("A campaign is one XML file that a person can read. Sides, forces, units, fortresses and sieges are lines of setup; below each siege stand its orders with their dice, and at the end the entries of the books. Nothing else is stored: all figures follow from playing the orders again, and a file is checked that way."),
  N_("A file of an older format is brought up when it is opened, and a copy of the old one is kept. What cannot be read can be left out; it stays in the file, word for word."),
  NULL
};

static const char *const command_line[] = {
  N_("gabion-cli does without a window what the window does: it says where a campaign stands, plays orders, verifies, prints, imports and exports."),
  N_(":gabion-cli new --sample=badajoz-1812 -o badajoz.gabion"),
  N_(":gabion-cli show badajoz.gabion"),
  N_(":gabion-cli verify badajoz.gabion"),
  N_(":gabion-cli play badajoz.gabion siege-of-badajoz"),
  N_("gabion-cli --help lists the commands, and each tells its own options with --help; the manual page has them all."),
  NULL
};

static const GabHelpChapter chapters[] = {
  { "evening",       N_("A campaign evening"),         NULL,           evening },
  { "overview",      N_("Overview"),                   NULL,           overview },
  { "force unit",    N_("Forces and units"),           NULL,           forces },
  { "@sides @commanders", N_("Sides and commanders"),  NULL,           sides },
  { "@ledger",       N_("Ledger"),                     NULL,           ledger },
  { "log",           N_("Turn log"),                   NULL,           story },
  { "fortress",      N_("Fortresses"),                 NULL,           fortress },
  { "@games result", N_("Sieges and battles"),         NULL,           games },
  { "siege",         N_("The formal siege"),           NULL,           siege },
  { "storming",      N_("The storm in five minutes"),  NULL,           storm },
  { "dice",          N_("Dice"),                       NULL,           dice },
  { "secrets",       N_("Who sees what"),              NULL,           secrets },
  { "@tables",       N_("Tables"),                     NULL,           tables },
  { "@settings",     N_("Settings"),                   NULL,           settings },
  { "papers",        N_("Papers"),                     NULL,           papers },
  { "safety",        N_("Saving and finding again"),   NULL,           safety },
  { "rules-siege",   N_("Rules: formal siege"),        "formal-siege", siege_rules },
  { "rules-storm",   N_("Rules: storm"),               "storming",     storm_rules },
  { "rules-books",   N_("Rules: the books"),           "books",        books_rules },
  { "format",        N_("The file"),                   NULL,           format },
  { "command-line",  N_("The command line"),           NULL,           command_line },
};

/**
 * gab_help_n_chapters:
 *
 * Returns: how many chapters the manual has.
 */
guint
gab_help_n_chapters (void)
{
  return G_N_ELEMENTS (chapters);
}

/**
 * gab_help_chapter:
 * @nth: from 0
 *
 * Returns: a chapter, its words still to be translated.
 */
const GabHelpChapter *
gab_help_chapter (guint nth)
{
  g_return_val_if_fail (nth < G_N_ELEMENTS (chapters), NULL);
  return &chapters[nth];
}

/**
 * gab_help_find:
 * @id: (nullable): the name of a page, or of a chapter
 *
 * Returns: the number of the chapter about it; the first where there is none.
 */
guint
gab_help_find (const char *id)
{
  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (chapters); i++)
    {
      g_auto (GStrv) ids = g_strsplit (chapters[i].ids, " ", -1);

      if (g_strv_contains ((const char *const *) ids, id))
        return i;
    }
  return 0;
}
