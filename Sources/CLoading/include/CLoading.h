/* Loads the libraries of the system that few programs need. */
#ifndef CLOADING_H
#define CLOADING_H

#include <stdint.h>

typedef enum loading_library {
  LOADING_CAIRO,
  LOADING_CURL,
  LOADING_EXPAT,
  LOADING_FONTCONFIG,
  LOADING_GOBJECT,
  LOADING_PANGO,
  LOADING_PANGOCAIRO,
  LOADING_PQ,
  LOADING_QRENCODE,
  LOADING_SODIUM,
  LOADING_Z,
  LOADING_ZSTD
} loading_library;

/* Whether this process has rights that its caller lacks (setuid, setgid, file capabilities). */
int32_t loading_is_privileged(void);

/* Loads a library from where the system keeps libraries, for the rest of the process: the newest of
 * the sonames that are known to do. NULL when it is missing, and in a privileged process:
 * fontconfig, libcurl and others follow variables of the environment, which is the caller's there.
 */
void *loading_open(loading_library library);

/* The name of the Debian package that has it, in the release that /etc/debian_version tells of:
 * systems that are made from Debian have that file, too. Without it, the name in the newest one. */
const char *loading_package(loading_library library);

/* The same, for the content of that file. */
const char *loading_package_of(loading_library library, const char *version);

#endif
