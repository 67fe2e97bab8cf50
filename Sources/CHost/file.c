/* What the system tells of a file, and Swift's module of the C library does not. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/stat.h>

#include "CHost.h"

int64_t host_file_birth(const char *path) {
  struct statx status;
  if (statx(AT_FDCWD, path, AT_STATX_SYNC_AS_STAT, STATX_BTIME, &status) != 0) return 0;
  if (!(status.stx_mask & STATX_BTIME)) return 0;
  return (int64_t)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec;
}
