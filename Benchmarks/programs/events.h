/* The events that both sides look among: meetings of half an hour, one after another from 2000 on,
 * with every sixteenth left out; and series of three years. */
#ifndef EVENTS_H
#define EVENTS_H

#include "stores.h"

#define SLOT_MS 1800000LL
#define FIRST_MS 946684800000LL /* 2000-01-01, in UTC */
#define MONTH_FIRST 20261101
#define MONTH_LAST 20261130
#define MONTH_FIRST_MS ((TODAY_DAYS - 21) * DAY_MS)
#define MONTH_END_MS (MONTH_FIRST_MS + 30 * DAY_MS)

static inline taskcore_event_input event_meeting(const char *title, int64_t start_ms) {
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
  input.title = title;
  input.start_ms = start_ms;
  input.duration_s = SLOT_MS / 1000;
  return input;
}

/* When event `number` starts: of sixteen slots, the last one is free. */
static inline int64_t event_start(long number) {
  return FIRST_MS + (number / 15 * 16 + number % 15) * SLOT_MS;
}

static inline void events_add(taskcore_store *store, taskcore_event_input *inputs, long count) {
  /* They take each other's times as they please: to look is what is measured later. */
  check(taskcore_event_add_many(store, inputs, (size_t)count, TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS,
                                NULL, NULL),
        "add events");
}

static inline void events_fill(taskcore_store *store, long size) {
  taskcore_event_input *inputs = malloc((size_t)size * sizeof *inputs);
  char(*titles)[32] = malloc((size_t)size * sizeof *titles);
  if (!inputs || !titles) bench_fail("There is no memory.");
  for (long i = 0; i < size; i++) {
    snprintf(titles[i], sizeof titles[i], "Meeting %ld", i);
    inputs[i] = event_meeting(titles[i], event_start(i));
  }
  events_add(store, inputs, size);
  free(titles);
  free(inputs);
}

/* How series `number` repeats; one in a hundred never ends. */
static inline void series_rule(char *rule, size_t capacity, long number) {
  static const char *const rules[] = {"FREQ=DAILY;COUNT=10", "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=52",
                                      "FREQ=MONTHLY;COUNT=12"};
  static const char *const endless[] = {"FREQ=DAILY", "FREQ=WEEKLY;BYDAY=TU,TH", "FREQ=MONTHLY"};
  snprintf(rule, capacity, "%s", number % 100 ? rules[number % 3] : endless[number / 100 % 3]);
}

/* They begin on days of three years up to today, at any minute. */
static inline int64_t series_start(long number) {
  return (TODAY_DAYS - number * 37 % 1095) * DAY_MS + number * 7 % 1440 * 60000;
}

static inline void series_fill(taskcore_store *store, long size) {
  taskcore_event_input *inputs = malloc((size_t)size * sizeof *inputs);
  char(*texts)[2][40] = malloc((size_t)size * sizeof *texts);
  if (!inputs || !texts) bench_fail("There is no memory.");
  for (long i = 0; i < size; i++) {
    snprintf(texts[i][0], sizeof texts[i][0], "Series %ld", i);
    series_rule(texts[i][1], sizeof texts[i][1], i);
    inputs[i] = event_meeting(texts[i][0], series_start(i));
    inputs[i].fields |= TASKCORE_EVENT_REPEAT_RULE;
    inputs[i].repeat_rule = texts[i][1];
  }
  events_add(store, inputs, size);
  free(texts);
  free(inputs);
}

#endif
