/*
 * Records what a program does to the files below a folder (LD_PRELOAD), for Power to play it again
 * with losses. The variables say where:
 *
 *   TASKCORE_RECORD_BELOW   the folder, with a slash at its end
 *   TASKCORE_RECORD_TO      the recording, outside of it
 *   TASKCORE_BROKEN         what is not synced any more: "log", "store", or "export"
 *
 * A recording is a row of entries: a letter, a number, an offset and a length as an `entry`, and
 * then as many bytes. O opened (the number is the descriptor; the offset 1 when created, 2 when cut
 * to nothing, 4 for a folder; the bytes the path), W written, T cut to a length, S synced, R
 * renamed (both paths, with a NUL between), U unlinked.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST = 1024 };

typedef struct entry {
  char letter;
  char padding[3];
  int32_t number;
  int64_t offset;
  int64_t length;
} entry;

static char is_kept[MOST], is_unsynced[MOST];

static int recording(void) {
  static int descriptor = -1;
  if (descriptor < 0) {
    static int (*real)(const char *, int, ...);
    *(void **)&real = dlsym(RTLD_NEXT, "open64");
    const char *path = getenv("TASKCORE_RECORD_TO");
    if (path == NULL) return -1;
    const int opened = real(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    descriptor = fcntl(opened, F_DUPFD_CLOEXEC, MOST);
  }
  return descriptor;
}

static void keep(char letter, int number, int64_t offset, const void *bytes, size_t length) {
  static ssize_t (*real)(int, const struct iovec *, int);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "writev");
  const int saved = errno;
  const entry head = {letter, {0}, number, offset, (int64_t)length};
  const struct iovec parts[2] = {{(void *)&head, sizeof head}, {(void *)bytes, length}};
  if (real(recording(), parts, 2) != (ssize_t)(sizeof head + length)) abort();
  errno = saved;
}

static int is_below(const char *path) {
  const char *folder = getenv("TASKCORE_RECORD_BELOW");
  if (folder == NULL) return 0;
  const size_t length = strlen(folder);
  /* The folder itself is synced by its name without the slash. */
  return strncmp(path, folder, length) == 0 ||
         (strncmp(path, folder, length - 1) == 0 && path[length - 1] == 0);
}

/* Whether it is what is not synced in a library that was broken on purpose. */
static int is_broken(const char *path) {
  const char *what = getenv("TASKCORE_BROKEN");
  const char *ending = strrchr(path, '.');
  if (what == NULL || ending == NULL) return 0;
  if (strcmp(what, "log") == 0) return strcmp(ending, ".db-wal") == 0;
  if (strcmp(what, "store") == 0) return strcmp(ending, ".db") == 0;
  return strncmp(ending, ".taskcore-", 10) == 0;
}

static int opened(const char *path, int flags, int existed, int descriptor) {
  if (descriptor >= 0 && descriptor < MOST) {
    is_kept[descriptor] = (char)is_below(path);
    is_unsynced[descriptor] = (char)is_broken(path);
    const int how = (existed ? 0 : 1) | (flags & O_TRUNC ? 2 : 0);
    if (is_kept[descriptor]) keep('O', descriptor, how, path, strlen(path));
  }
  return descriptor;
}

#define OPEN(name)                                                    \
  int name(const char *path, int flags, ...) {                        \
    static int (*real)(const char *, int, ...);                       \
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, #name);      \
    va_list values;                                                   \
    va_start(values, flags);                                          \
    const mode_t mode = flags & O_CREAT ? va_arg(values, mode_t) : 0; \
    va_end(values);                                                   \
    const int existed = access(path, F_OK) == 0;                      \
    return opened(path, flags, existed, real(path, flags, mode));     \
  }
OPEN(open)
OPEN(open64)

#define PWRITE(name)                                                       \
  ssize_t name(int file, const void *bytes, size_t length, off_t offset) { \
    static ssize_t (*real)(int, const void *, size_t, off_t);              \
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, #name);           \
    const ssize_t written = real(file, bytes, length, offset);             \
    if (file < MOST && is_kept[file] && written > 0) {                     \
      keep('W', file, offset, bytes, (size_t)written);                     \
    }                                                                      \
    return written;                                                        \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int file, const void *bytes, size_t length) {
  static ssize_t (*real)(int, const void *, size_t);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "write");
  const int keeps = file >= 0 && file < MOST && is_kept[file];
  const ssize_t written = real(file, bytes, length);
  if (keeps && written > 0) {
    keep('W', file, lseek(file, 0, SEEK_CUR) - written, bytes, (size_t)written);
  }
  return written;
}

#define TRUNCATE(name)                                                               \
  int name(int file, off_t length) {                                                 \
    static int (*real)(int, off_t);                                                  \
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, #name);                     \
    const int answer = real(file, length);                                           \
    if (answer == 0 && file < MOST && is_kept[file]) keep('T', file, length, "", 0); \
    return answer;                                                                   \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

/* Nothing is synced in truth: the losses are only played. */
static int synced(int file) {
  if (file >= 0 && file < MOST && is_kept[file] && !is_unsynced[file]) keep('S', file, 0, "", 0);
  return 0;
}

int fsync(int file) { return synced(file); }
int fdatasync(int file) { return synced(file); }

int rename(const char *from, const char *to) {
  static int (*real)(const char *, const char *);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "rename");
  const int answer = real(from, to);
  if (answer == 0 && is_below(to)) {
    char paths[8192];
    const size_t first = strlen(from) + 1, second = strlen(to);
    if (first + second > sizeof paths) abort();
    memcpy(paths, from, first);
    memcpy(paths + first, to, second);
    keep('R', 0, 0, paths, first + second);
  }
  return answer;
}

int unlink(const char *path) {
  static int (*real)(const char *);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "unlink");
  const int answer = real(path);
  if (answer == 0 && is_below(path)) keep('U', 0, 0, path, strlen(path));
  return answer;
}
