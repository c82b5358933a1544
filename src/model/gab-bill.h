/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A butcher's bill: what a siege or battle cost, by brigade and regiment, officers by name. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 killed, wounded, missing, prisoners; /* men */
  gint64 dismounted, taken;                   /* guns */
} GabBillLoss;

typedef enum
{
  GAB_BILL_SIDE,  /* a heading; its loss is that of all below it */
  GAB_BILL_FORCE, /* likewise */
  GAB_BILL_UNIT,
} GabBillKind;

typedef struct
{
  GabBillKind kind;
  char       *name;
  char       *side;  /* its name, on every row */
  char       *force; /* its name; "" on a side's row */
  GabBillLoss loss;
} GabBillRow;

typedef struct
{
  char  *side; /* its name */
  char  *name; /* rank and name */
  char  *fate; /* "killed", "wounded until 3 May 1812" */
} GabBillOfficer;

typedef struct
{
  char      *title;    /* the siege or battle */
  char      *subtitle; /* what it was, when, and how it ended */
  GPtrArray *rows;     /* of GabBillRow */
  GPtrArray *officers; /* of GabBillOfficer */
} GabBill;

GabBill    *gab_bill_new        (GabCampaign        *campaign,
                                 GabOperation       *operation);
void        gab_bill_free       (GabBill            *bill);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabBill, gab_bill_free)
char       *gab_bill_to_text    (const GabBill      *bill);
const char *gab_bill_column     (guint               nth);
gint64      gab_bill_number     (const GabBillLoss  *loss,
                                 guint               nth);
char       *gab_bill_tell_officer (const GabBillOfficer *officer);

#define GAB_BILL_N_COLUMNS 6

G_END_DECLS
