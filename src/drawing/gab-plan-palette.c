/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-palette.c: the colours of a siege plan by day, by night and on paper, and in high contrast. */

#include "gab-plan-private.h"

static const GabPlanColours by_light[] = {
  [GAB_PLAN_DAY] = {
    .paper = { 0.957, 0.918, 0.816, 1 },
    .ink = { 0.235, 0.184, 0.141, 1 },
    .faint = { 0.42, 0.36, 0.29, 1 },
    .masonry = { 0.851, 0.612, 0.545, 1 },
    .terreplein = { 0.937, 0.847, 0.757, 1 },
    .water = { 0.773, 0.812, 0.769, 1 },
    .town = { 0.886, 0.804, 0.643, 1 },
    .earth = { 0.769, 0.612, 0.412, 1 },
    .fresh = { 0.871, 0.741, 0.545, 1 },
    .wood = { 0.882, 0.761, 0.557, 1 },
    .halo = { 0.992, 0.973, 0.914, 1 },
    .accent = { 0.64, 0.20, 0.13, 1 },
    .wash = 1,
  },
  [GAB_PLAN_NIGHT] = {
    .paper = { 0.157, 0.145, 0.125, 1 },
    .ink = { 0.804, 0.745, 0.635, 1 },
    .faint = { 0.655, 0.604, 0.522, 1 },
    .masonry = { 0.482, 0.282, 0.243, 1 },
    .terreplein = { 0.255, 0.204, 0.176, 1 },
    .water = { 0.180, 0.227, 0.220, 1 },
    .town = { 0.286, 0.251, 0.188, 1 },
    .earth = { 0.431, 0.333, 0.212, 1 },
    .fresh = { 0.549, 0.427, 0.278, 1 },
    .wood = { 0.376, 0.298, 0.196, 1 },
    .halo = { 0.110, 0.102, 0.086, 1 },
    .accent = { 0.929, 0.518, 0.412, 1 },
    .wash = 0.8,
    .night = TRUE,
  },
  [GAB_PLAN_PAPER] = {
    .paper = { 1, 1, 1, 1 },
    .ink = { 0, 0, 0, 1 },
    .faint = { 0, 0, 0, 1 },
    .masonry = { 1, 1, 1, 1 },
    .terreplein = { 1, 1, 1, 1 },
    .water = { 1, 1, 1, 1 },
    .town = { 1, 1, 1, 1 },
    .earth = { 1, 1, 1, 1 },
    .fresh = { 1, 1, 1, 1 },
    .wood = { 1, 1, 1, 1 },
    .halo = { 1, 1, 1, 1 },
    .accent = { 0, 0, 0, 1 },
    .wash = 0,
    .plain = TRUE,
  },
  [GAB_PLAN_STARK] = {
    .paper = { 1, 1, 1, 1 },
    .ink = { 0, 0, 0, 1 },
    .faint = { 0.18, 0.18, 0.18, 1 },
    .masonry = { 0.96, 0.66, 0.60, 1 },
    .terreplein = { 1, 1, 1, 1 },
    .water = { 0.78, 0.88, 0.90, 1 },
    .town = { 0.93, 0.90, 0.82, 1 },
    .earth = { 0.80, 0.66, 0.42, 1 },
    .fresh = { 0.97, 0.87, 0.62, 1 },
    .wood = { 1, 0.95, 0.82, 1 },
    .halo = { 1, 1, 1, 1 },
    .accent = { 0.60, 0, 0, 1 },
    .wash = 0.35,
  },
  [GAB_PLAN_STARK_NIGHT] = {
    .paper = { 0, 0, 0, 1 },
    .ink = { 1, 1, 1, 1 },
    .faint = { 0.85, 0.85, 0.85, 1 },
    .masonry = { 0.55, 0.20, 0.16, 1 },
    .terreplein = { 0.06, 0.06, 0.06, 1 },
    .water = { 0.05, 0.20, 0.22, 1 },
    .town = { 0.22, 0.20, 0.16, 1 },
    .earth = { 0.50, 0.38, 0.20, 1 },
    .fresh = { 0.72, 0.56, 0.30, 1 },
    .wood = { 0.30, 0.24, 0.15, 1 },
    .halo = { 0, 0, 0, 1 },
    .accent = { 1, 0.62, 0.50, 1 },
    .wash = 0.35,
    .night = TRUE,
  },
};

/* Not freed. */
const GabPlanColours *
gab_plan_colours (GabPlanLight light)
{
  return &by_light[light];
}
