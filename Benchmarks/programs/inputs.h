/* The tasks of tasks.h as taskcore_task_add_many takes them. */
#ifndef INPUTS_H
#define INPUTS_H

#include "stores.h"

static inline void input_set(taskcore_task_input *input, const task_data *task, const char **tags) {
  static const taskcore_task_input empty = TASKCORE_TASK_INPUT_INIT;
  *input = empty;
  tags[0] = task->tags[0];
  tags[1] = task->tags[1];
  input->fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT |
                  TASKCORE_TASK_TAGS | TASKCORE_TASK_PRIORITY;
  input->title = task->title;
  input->notes = task->notes;
  input->project = task->project;
  input->tags = tags;
  input->tag_count = 2;
  input->priority = task->priority;
  if (task->due_date) {
    input->fields |= TASKCORE_TASK_DUE;
    input->due_kind = TASKCORE_MOMENT_DATE;
    input->due_date = task->due_date;
  }
}

/* Adds as many tasks in one call.
 *
 * Returns: the seconds that the call took; the inputs were there before. */
static inline double inputs_add(taskcore_store *store, long count) {
  task_data *tasks = tasks_make(count);
  taskcore_task_input *inputs = malloc((size_t)count * sizeof *inputs);
  const char *(*tags)[2] = malloc((size_t)count * sizeof *tags);
  if (!inputs || !tags) bench_fail("There is no memory.");
  for (long i = 0; i < count; i++) input_set(&inputs[i], &tasks[i], tags[i]);
  double begun = bench_now();
  check(taskcore_task_add_many(store, inputs, (size_t)count, NULL), "bulk add");
  double seconds = bench_now() - begun;
  free(tags);
  free(inputs);
  free(tasks);
  return seconds;
}

#endif
