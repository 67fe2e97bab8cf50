/*
 * Checks for test programs: a test is a function whose name is a sentence. The first check that
 * fails prints that sentence and ends the test; the program goes on with the next one.
 */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <taskcore.h>
#include <unistd.h>

/* With the address sanitizer, functions take more of the stack; it and the thread sanitizer have an
 * allocator of their own, which no test can replace. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WITH_ADDRESS_SANITIZER
#endif
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define WITH_ALLOCATOR_OF_SANITIZER
#endif
#endif

static const char *check_test = "";
static int check_failures;
static jmp_buf check_next_test;
static pid_t check_process;

static inline void check_failed(const char *file, int line, const char *format, ...) {
  va_list arguments;
  fprintf(stderr, "%s:%d: ", file, line);
  for (const char *c = check_test; *c != '\0'; c++) fputc(*c == '_' ? ' ' : *c, stderr);
  fputs(": ", stderr);
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  if (getpid() != check_process) _exit(1); /* a child process; the parent sees that */
  check_failures++;
  longjmp(check_next_test, 1);
}

static inline void check_true(const char *file, int line, int holds, const char *what) {
  if (!holds) check_failed(file, line, "%s does not hold", what);
}

static inline void check_int(const char *file, int line, int64_t actual, int64_t expected,
                             const char *what) {
  if (actual == expected) return;
  check_failed(file, line, "%s is %" PRId64 ", not %" PRId64, what, actual, expected);
}

static inline void check_text(const char *file, int line, const char *actual, const char *expected,
                              const char *what) {
  if (actual != NULL && strcmp(actual, expected) == 0) return;
  check_failed(file, line, "%s is \"%s\", not \"%s\"", what, actual == NULL ? "(NULL)" : actual,
               expected);
}

static inline void check_status(const char *file, int line, taskcore_status actual,
                                taskcore_status expected, const char *what) {
  if (actual == expected) return;
  check_failed(file, line, "%s answers %s (%d), not %s: %s", what, taskcore_status_name(actual),
               (int)actual, taskcore_status_name(expected), taskcore_last_error()->message);
}

#define CHECK(condition) check_true(__FILE__, __LINE__, (condition) ? 1 : 0, #condition)
#define CHECK_INT(actual, expected) \
  check_int(__FILE__, __LINE__, (int64_t)(actual), (int64_t)(expected), #actual)
/* The size of a struct of the library, which has another one where the header is of another
 * version. */
#ifdef ANOTHER_VERSION
#define CHECK_SIZE(actual, expected) CHECK((actual) > 0 && (actual) % 8 == 0)
#else
#define CHECK_SIZE(actual, expected) CHECK_INT(actual, expected)
#endif
#define CHECK_TEXT(actual, expected) check_text(__FILE__, __LINE__, actual, expected, #actual)
#define CHECK_STATUS(call, expected) check_status(__FILE__, __LINE__, call, expected, #call)
#define CHECK_OK(call) CHECK_STATUS(call, TASKCORE_OK)

static inline void check_begin(const char *test) {
  check_test = test;
  check_process = getpid();
}

#define RUN(test)                             \
  do {                                        \
    check_begin(#test);                       \
    if (setjmp(check_next_test) == 0) test(); \
  } while (0)

/* What main returns. */
static inline int check_result(void) { return check_failures == 0 ? 0 : 1; }

#endif
