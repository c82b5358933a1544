/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names: the handles of a campaign or an operation, with their labels. */
#pragma once

#include "gab-error.h"

G_BEGIN_DECLS

typedef struct _GabNames GabNames;

#define GAB_HANDLE_MAX 64

GabNames   *gab_names_new       (void);
GabNames   *gab_names_copy      (const GabNames *names);
int        *gab_names_map       (const GabNames *from,
                                 const GabNames *to);
gboolean    gab_names_are_same  (const GabNames *names,
                                 const GabNames *other);
GabNames   *gab_names_ref       (GabNames       *names);
void        gab_names_unref     (GabNames       *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabNames, gab_names_unref)

int         gab_names_add       (GabNames       *names,
                                 const char     *klass,
                                 const char     *handle,
                                 GError        **error);
int         gab_names_find      (const GabNames *names,
                                 const char     *handle);
guint       gab_names_length    (const GabNames *names);
const char *gab_names_handle    (const GabNames *names,
                                 int             name);
const char *gab_names_class     (const GabNames *names,
                                 int             name);
int         gab_names_ordinal   (const GabNames *names,
                                 int             name);
void        gab_names_set_label (GabNames       *names,
                                 int             name,
                                 const char     *label);
const char *gab_names_label     (const GabNames *names,
                                 int             name);

gboolean    gab_handle_is_valid (const char     *handle);
char       *gab_handle_from_name(const char     *name,
                                 const char     *fallback);

G_END_DECLS
