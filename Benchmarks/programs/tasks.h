/* The tasks that every side is filled with. */
#ifndef TASKS_H
#define TASKS_H

#include <stdint.h>
#include <stdio.h>
#include <time.h>

#define PROJECTS 50
#define TODAY 20261122
#define TODAY_DAYS 20779          /* since 1970 */
#define NOW_MS 1795338000000LL    /* 2026-11-22, 9:00 in UTC */
#define LATER_MS (NOW_MS + 60000) /* when tasks are completed: that also modifies them */
#define LISTED_PROJECT "Project 7"
#define LISTED_TAG "tag3"
#define WORD "lett" /* the beginning of a word in the titles of a third of the tasks */
/* Twenty tasks are the same whatever the size: they have these, and are due on this day. */
#define RARE_PROJECT "Garden"
#define RARE_TAG "rare"
#define RARE_WORD "hero"
#define RARE_DATE 20281224
#define RARE_DATE_DAYS 21542

typedef struct {
  char title[64];
  char notes[96];
  char project[16];
  char tags[2][16];
  int priority; /* 0 to 3 */
  int due_date; /* yyyymmdd; 0 for none */
} task_data;

static inline int task_date(int days_from_today) {
  time_t seconds = ((time_t)TODAY_DAYS + days_from_today) * 86400;
  struct tm day;
  gmtime_r(&seconds, &day);
  return (day.tm_year + 1900) * 10000 + (day.tm_mon + 1) * 100 + day.tm_mday;
}

static inline void task_make(task_data *task, long number) {
  static const char *const topics[] = {"rent", "letters", "books"};
  int is_rare = number < 1000 && number % 50 == 3;
  snprintf(task->title, sizeof task->title, "Task %ld about %s", number,
           is_rare ? "herons" : topics[number % 3]);
  snprintf(task->notes, sizeof task->notes, "What is to be said of task %ld, in a line or two.",
           number);
  if (is_rare)
    strcpy(task->project, RARE_PROJECT);
  else
    snprintf(task->project, sizeof task->project, "Project %ld", number * 7 % PROJECTS);
  snprintf(task->tags[0], sizeof task->tags[0], "tag%ld", number % 20);
  if (is_rare)
    strcpy(task->tags[1], RARE_TAG);
  else
    snprintf(task->tags[1], sizeof task->tags[1], "tag%ld", 20 + number % 7);
  task->priority = (int)(number % 4);
  task->due_date = is_rare          ? RARE_DATE
                   : number % 5 < 3 ? task_date((int)(number * 37 % 420) - 20)
                                    : 0;
}

static inline task_data *tasks_make(long count) {
  task_data *tasks = malloc((size_t)count * sizeof *tasks);
  if (!tasks) bench_fail("There is no memory.");
  for (long number = 0; number < count; number++) task_make(&tasks[number], number);
  return tasks;
}

/* The thousand tasks that are completed at once lie all over the store. Each round takes others, as
 * long as there are some: to take a round back makes the log of changes longer, and that only on
 * our side. */
#define FIRST_OF_MANY 9 /* those before it are completed one by one by TaskChampion's program */
#define STEP_OF_MANY(size) ((size) >= 10000 ? (size) / 2000 : 1)
#define ROUNDS_OF_MANY(size) (STEP_OF_MANY(size) < REPETITIONS ? STEP_OF_MANY(size) : REPETITIONS)

#endif
