/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the readers only. */
#pragma once

#include "gab-campaign.h"
#include "gab-xml.h"

G_BEGIN_DECLS

#define GAB_FORMAT 2 /* of the campaign files that this program writes */
#define GAB_SCHEMA "/org/gabion/Gabion/gabion.rng"

/* A campaign as it is read. */
typedef struct
{
  GabCampaign  *campaign;
  guint         known;      /* so many of the open elements stand where they mean something */
  GArray       *dice;       /* of GabDie: of the order that is read */
  GabTables    *tables;     /* that are read; NULL before any */
  GabOperation *current;    /* borrowed; NULL before its <is> */
} GabReading;

GabTables   *gab_tables_begin (const GabElement  *element,
                               GError           **error);
gboolean     gab_tables_take  (GabTables         *tables,
                               const GabElement  *element,
                               GError           **error);
GabTables   *gab_tables_read  (GBytes            *bytes,
                               GError           **error);
GabCampaign *gab_reader_read  (GabStream         *stream,
                               GabTableSet       *defaults,
                               GError           **error);
GabCampaign *gab_reader_read_any  (GabStream      *stream,
                               const char        *path,
                               GabTableSet       *defaults,
                               gboolean           in_part,
                               GError           **error);
GabCampaign *gab_reader_read_part (GabStream     *stream,
                               GabTableSet       *defaults,
                               GError           **error);
void         gab_reader_begin (GabReading        *reading,
                               GabTableSet       *defaults);
gboolean     gab_reader_start (gpointer           reading,
                               const GabElement  *element,
                               GError           **error);
gboolean     gab_reader_end   (gpointer           reading,
                               const GabElement  *element,
                               GError           **error);
GabCampaign *gab_reader_finish(GabReading        *reading,
                               gboolean           good,
                               GError           **error);
GabCampaign *gab_orders_read  (GBytes            *bytes,
                               GabTableSet       *defaults,
                               GError           **error);
void         gab_prefix_line  (GError           **error,
                               int                line);

G_END_DECLS
