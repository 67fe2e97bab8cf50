/* Lets the n-th call of a kind fail that the library or SQLite makes for files below a folder, and
   the n-th allocation of SQLite: it stands before libc (LD_PRELOAD), and before SQLite's allocator
   (sqlite3_config).

   faults_arm(kind, n, errno, lasting) counts from now on; faults_disarm() ends that, and gives how
   many calls of the kind there were. An errno of -1 kills the process (SIGKILL) instead.
   FAULTS_BELOW names the folder. With FAULTS_BROKEN=writes, what fails to be written is said to be
   written; with FAULTS_BROKEN=memory, a lack of memory in SQLite is a row that is not there. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { NONE, READ, WRITE, SYNC, OPEN, MAP, TRUNCATE, RENAME, MEMORY };

static struct {
  enum kind kind;
  long at;
  long count;
  long failed;
  int error;
  int lasting;
} fault;

static char ours[1 << 16];

long faults_arm(int kind, long at, int error, int lasting) {
  fault.at = at;
  fault.count = fault.failed = 0;
  fault.error = error;
  fault.lasting = lasting;
  fault.kind = (enum kind)kind;
  return 0;
}

long faults_disarm(long *failed) {
  fault.kind = NONE;
  if (failed) *failed = fault.failed;
  return fault.count;
}

/* Whether this call fails. */
static int fails(enum kind kind) {
  if (fault.kind != kind) return 0;
  long count = ++fault.count;
  if (fault.at == 0 || !(count == fault.at || (fault.lasting && count > fault.at))) return 0;
  if (fault.error < 0) kill(getpid(), SIGKILL);
  fault.failed++;
  errno = fault.error;
  return 1;
}

static int is_ours(int number) { return number >= 0 && number < (int)sizeof ours && ours[number]; }

static int lies_below(const char *path) {
  const char *below = getenv("FAULTS_BELOW");
  return below && path && !strncmp(path, below, strlen(below));
}

static int pretends(const char *what) {
  const char *broken = getenv("FAULTS_BROKEN");
  return broken && !strcmp(broken, what);
}

#define REAL(name, type, ...)       \
  static type (*real)(__VA_ARGS__); \
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, name)

static int noted(int number, const char *path) {
  if (number >= 0 && number < (int)sizeof ours) ours[number] = (char)lies_below(path);
  return number;
}

#define OPENING(name)                                              \
  int name(const char *path, int flags, ...) {                     \
    REAL(#name, int, const char *, int, ...);                      \
    va_list rest;                                                  \
    va_start(rest, flags);                                         \
    mode_t mode = flags & O_CREAT ? (mode_t)va_arg(rest, int) : 0; \
    va_end(rest);                                                  \
    if (lies_below(path) && fails(OPEN)) return -1;                \
    return noted(real(path, flags, mode), path);                   \
  }
OPENING(open)
OPENING(open64)

int close(int number) {
  REAL("close", int, int);
  if (number >= 0 && number < (int)sizeof ours) ours[number] = 0;
  return real(number);
}

ssize_t read(int number, void *space, size_t count) {
  REAL("read", ssize_t, int, void *, size_t);
  if (is_ours(number) && fails(READ)) return -1;
  return real(number, space, count);
}

#define READING(name, offset_t)                                          \
  ssize_t name(int number, void *space, size_t count, offset_t offset) { \
    REAL(#name, ssize_t, int, void *, size_t, offset_t);                 \
    if (is_ours(number) && fails(READ)) return -1;                       \
    return real(number, space, count, offset);                           \
  }
READING(pread, off_t)
READING(pread64, off64_t)

ssize_t write(int number, const void *bytes, size_t count) {
  REAL("write", ssize_t, int, const void *, size_t);
  if (is_ours(number) && fails(WRITE)) return pretends("writes") ? (ssize_t)count : -1;
  return real(number, bytes, count);
}

#define WRITING(name, offset_t)                                                           \
  ssize_t name(int number, const void *bytes, size_t count, offset_t offset) {            \
    REAL(#name, ssize_t, int, const void *, size_t, offset_t);                            \
    if (is_ours(number) && fails(WRITE)) return pretends("writes") ? (ssize_t)count : -1; \
    return real(number, bytes, count, offset);                                            \
  }
WRITING(pwrite, off_t)
WRITING(pwrite64, off64_t)

#define SYNCING(name)                              \
  int name(int number) {                           \
    REAL(#name, int, int);                         \
    if (is_ours(number) && fails(SYNC)) return -1; \
    return real(number);                           \
  }
SYNCING(fsync)
SYNCING(fdatasync)

#define TRUNCATING(name, offset_t)                     \
  int name(int number, offset_t length) {              \
    REAL(#name, int, int, offset_t);                   \
    if (is_ours(number) && fails(TRUNCATE)) return -1; \
    return real(number, length);                       \
  }
TRUNCATING(ftruncate, off_t)
TRUNCATING(ftruncate64, off64_t)

#define MAPPING(name, offset_t)                                                                  \
  void *name(void *address, size_t length, int protection, int flags, int number, offset_t at) { \
    REAL(#name, void *, void *, size_t, int, int, int, offset_t);                                \
    if (is_ours(number) && fails(MAP)) return MAP_FAILED;                                        \
    return real(address, length, protection, flags, number, at);                                 \
  }
MAPPING(mmap, off_t)
MAPPING(mmap64, off64_t)

int rename(const char *from, const char *to) {
  REAL("rename", int, const char *, const char *);
  if (lies_below(to) && fails(RENAME)) return -1;
  return real(from, to);
}

int unlink(const char *path) {
  REAL("unlink", int, const char *);
  if (lies_below(path) && fails(RENAME)) return -1;
  return real(path);
}

static sqlite3_mem_methods plain;

static void *allocate(int count) { return fails(MEMORY) ? NULL : plain.xMalloc(count); }

static void *resize(void *memory, int count) {
  return fails(MEMORY) ? NULL : plain.xRealloc(memory, count);
}

__attribute__((constructor)) static void stand_before_the_allocator(void) {
  sqlite3_config(SQLITE_CONFIG_GETMALLOC, &plain);
  sqlite3_mem_methods methods = plain;
  methods.xMalloc = allocate;
  methods.xRealloc = resize;
  sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
  /* Each allocation is one of its own. */
  sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
}

/* A row that could not be read for want of memory is said not to be there. */
int sqlite3_step(sqlite3_stmt *statement) {
  REAL("sqlite3_step", int, sqlite3_stmt *);
  int code = real(statement);
  return (code & 0xFF) == SQLITE_NOMEM && pretends("memory") ? SQLITE_DONE : code;
}
