/* Data of a file that Swift's module of the C library does not offer. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/xattr.h>

#include "CHost.h"

static const char clock_name[] = "user.taskcore.clock";

int64_t host_file_birth(const char *path) {
  struct statx status;
  if (statx(AT_FDCWD, path, AT_STATX_SYNC_AS_STAT, STATX_BTIME, &status) != 0) return 0;
  if (!(status.stx_mask & STATX_BTIME)) return 0;
  return (int64_t)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec;
}

int64_t host_file_clock(const char *path) {
  char text[24];
  ssize_t length = getxattr(path, clock_name, text, sizeof text - 1);
  if (length <= 0) return 0;
  text[length] = 0;
  return strtoll(text, NULL, 10);
}

void host_file_set_clock(const char *path, int64_t clock) {
  char text[24];
  int length = snprintf(text, sizeof text, "%" PRId64, clock);
  (void)setxattr(path, clock_name, text, (size_t)length, 0);
}

int32_t host_file_move_to_free(const char *path, const char *new_path) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, new_path, RENAME_NOREPLACE);
}
