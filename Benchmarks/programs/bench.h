/* What the measuring programs share: a clock, samples, and how they are reported.
 *
 * A program is called as PROGRAM FOLDER SIZE. It prints a line of JSON for each work; a failure
 * ends it with a sentence. docs/performance.md says how they are run. */
#ifndef BENCH_H
#define BENCH_H

#include <malloc.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

/* What callgrind counts the instructions of has to stay a function. */
#define COUNTED __attribute__((noinline, noclone))

#define MAXIMUM_SAMPLES 64
/* How often a quick work is repeated in one run of a program. */
#define REPETITIONS 9

typedef struct {
  int count;
  double seconds[MAXIMUM_SAMPLES];
} bench_samples;

__attribute__((noreturn, format(printf, 1, 2))) static inline void bench_fail(const char *format,
                                                                              ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  exit(1);
}

static inline double bench_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static inline void bench_add(bench_samples *samples, double seconds) {
  if (samples->count < MAXIMUM_SAMPLES) samples->seconds[samples->count++] = seconds;
}

/* The member `name` of the line is `number`; bench_report ends the line. */
static inline void bench_report(const char *side, const char *work, long size,
                                const bench_samples *samples, long long rows) {
  printf("{\"side\": \"%s\", \"work\": \"%s\", \"size\": %ld, \"rows\": %lld, \"seconds\": [", side,
         work, size, rows);
  for (int i = 0; i < samples->count; i++) printf("%s%.9f", i ? ", " : "", samples->seconds[i]);
  puts("]}");
  fflush(stdout);
}

/* A figure that is no time, such as "file_bytes". */
static inline void bench_report_figure(const char *side, const char *work, long size,
                                       const char *name, long long figure) {
  printf("{\"side\": \"%s\", \"work\": \"%s\", \"size\": %ld, \"%s\": %lld}\n", side, work, size,
         name, figure);
  fflush(stdout);
}

static inline char *bench_path(const char *folder, const char *name) {
  char *path = (char *)malloc(strlen(folder) + strlen(name) + 2);
  if (!path) bench_fail("There is no memory.");
  sprintf(path, "%s/%s", folder, name);
  return path;
}

static inline long long bench_file_bytes(const char *path) {
  struct stat information;
  return stat(path, &information) == 0 ? (long long)information.st_size : 0;
}

static inline long long bench_memory(const char *line_begin) {
  FILE *file = fopen("/proc/self/status", "r");
  if (!file) return 0;
  char line[256];
  long long kilobytes = 0;
  size_t length = strlen(line_begin);
  while (fgets(line, sizeof line, file))
    if (!strncmp(line, line_begin, length)) kilobytes = atoll(line + length);
  fclose(file);
  return kilobytes * 1024;
}

static inline long long bench_resident(void) { return bench_memory("VmRSS:"); }
static inline long long bench_peak(void) { return bench_memory("VmHWM:"); }

/* What comes next has a peak of its own: the highest resident size so far is forgotten, and what
 * was freed goes back to the system, so that it is not used again unseen.
 *
 * Returns: the resident size to take off. */
static inline long long bench_begin_peak(void) {
  malloc_trim(0);
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (file) {
    fputs("5", file);
    fclose(file);
  }
  return bench_resident();
}

#endif
