/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that does nothing: one layer is linked whole into it with what that layer may use, and nothing else. */

int
main (void)
{
  return 0;
}
