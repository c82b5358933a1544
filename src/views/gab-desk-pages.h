/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which page shows which thing. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;         /* in the stack; GAB_PAGE_… for those without a thing */
  GType    (* thing) (void);/* NULL: the page shows no thing */
  const char *rules;        /* of an operation; NULL any */
  GType    (* page) (void);
} GabDeskPage;

const GabDeskPage *gab_desk_pages_find (GabSession *session);
const GabDeskPage *gab_desk_pages_nth  (guint       nth);

G_END_DECLS
