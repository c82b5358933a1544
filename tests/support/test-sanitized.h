/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the program is built with the address sanitizer, under which what is long takes several times as long. */
#pragma once

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#define SANITIZED __has_feature (address_sanitizer)
#else
#define SANITIZED 0
#endif
