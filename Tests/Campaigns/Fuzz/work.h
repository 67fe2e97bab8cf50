/* Bounds the work of an input: instructions where the system counts them, else the thread's CPU
 * time, which other processes do not change. */
#include <linux/perf_event.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Two seconds for each of up to two calls for an input; FUZZ_SLOWER says how many times slower a
 * library with checks is. */
#define MOST_INSTRUCTIONS INT64_C(20000000000)
/* A text of 32,000 tasks takes 2.3 seconds by itself, and twice that where another process has the
 * other thread of the core. */
#define MOST_NANOSECONDS INT64_C(8000000000)

static int work_counter = -2;
static int64_t work_start, work_factor = 1;

static int64_t work_now(void) {
  int64_t count = 0;
  if (work_counter >= 0 && read(work_counter, &count, sizeof count) == sizeof count) return count;
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void work_begin(void) {
  if (work_counter == -2) {
    struct perf_event_attr attributes;
    memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    work_counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
    const char *slower = getenv("FUZZ_SLOWER");
    if (slower != NULL) work_factor = atoi(slower);
  }
  work_start = work_now();
}

static void work_end(void) {
  int64_t work = work_now() - work_start;
  int64_t most = work_factor * (work_counter >= 0 ? MOST_INSTRUCTIONS : MOST_NANOSECONDS);
  if (work <= most) return;
  fprintf(stderr, "wrong: an input took %lld %s\n", (long long)work,
          work_counter >= 0 ? "instructions" : "ns of CPU");
  abort();
}
