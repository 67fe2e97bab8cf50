#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CLoading.h"

enum { TRIXIE = 13, FORKY = 14 };

static const struct {
  const char *name;
  int number;
} releases[] = {{"bookworm/", 12}, {"trixie/", TRIXIE}, {"forky/", FORKY}};

/* Newest first. */
static const struct {
  const char *sonames[3];
  const char *package;
  /* Another name of it, and the release of Debian that brought it; Ubuntu has it from there. */
  const char *renamed;
  int since;
} libraries[] = {
    [LOADING_CAIRO] = {{"libcairo.so.2"}, "libcairo2", NULL, 0},
    [LOADING_CURL] = {{"libcurl.so.4", "libcurl-gnutls.so.4"}, "libcurl4", "libcurl4t64", TRIXIE},
    [LOADING_EXPAT] = {{"libexpat.so.1"}, "libexpat1", NULL, 0},
    [LOADING_FONTCONFIG] = {{"libfontconfig.so.1"}, "libfontconfig1", NULL, 0},
    [LOADING_GOBJECT] = {{"libgobject-2.0.so.0"}, "libglib2.0-0", "libglib2.0-0t64", TRIXIE},
    [LOADING_PANGO] = {{"libpango-1.0.so.0"}, "libpango-1.0-0", NULL, 0},
    [LOADING_PANGOCAIRO] = {{"libpangocairo-1.0.so.0"}, "libpangocairo-1.0-0", NULL, 0},
    [LOADING_PQ] = {{"libpq.so.5"}, "libpq5", NULL, 0},
    [LOADING_QRENCODE] = {{"libqrencode.so.4"}, "libqrencode4", NULL, 0},
    [LOADING_SODIUM] = {{"libsodium.so.26", "libsodium.so.23"},
                        "libsodium23",
                        "libsodium26",
                        FORKY},
    [LOADING_Z] = {{"libz.so.1"}, "zlib1g", NULL, 0},
    [LOADING_ZSTD] = {{"libzstd.so.1"}, "libzstd1", NULL, 0},
};

void *loading_open(loading_library library) {
  if (loading_is_privileged()) return NULL;
  void *opened = NULL;
  for (const char *const *name = libraries[library].sonames; opened == NULL && *name != NULL;
       name++)
    opened = dlopen(*name, RTLD_NOW | RTLD_LOCAL);
  return opened;
}

/* "12.11" is a release, and "trixie/sid" is what becomes one, or Ubuntu's 24.04. */
static int release(const char *version) {
  int number = atoi(version);
  if (number > 0) return number;
  for (size_t index = 0; index < sizeof releases / sizeof *releases; index++)
    if (strncmp(version, releases[index].name, strlen(releases[index].name)) == 0)
      return releases[index].number;
  return INT_MAX;
}

const char *loading_package_of(loading_library library, const char *version) {
  const char *renamed = libraries[library].renamed;
  return renamed != NULL && release(version) >= libraries[library].since
             ? renamed
             : libraries[library].package;
}

const char *loading_package(loading_library library) {
  char version[64] = "";
  int file = open("/etc/debian_version", O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    if (read(file, version, sizeof version - 1) < 0) version[0] = '\0';
    close(file);
  }
  return loading_package_of(library, version);
}
