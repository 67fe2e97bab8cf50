/*
 * Works on the store at PATH for the tests beside it:
 *
 *   adder stream PATH PREFIX COUNT   adds COUNT tasks, one by one and in bulk by turns; writes
 *                                    a line "ID TITLE" for each once its call has returned
 *   adder list PATH                  writes a line "ID TITLE" for each task
 *   adder unwind PATH                undoes every step, and does all of them again; writes how
 *                                    many steps, and how many tasks were left in between
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <taskcore.h>
#include <unistd.h>

enum { BULK = 20, TITLE = 64 };

static int complain(void) {
  fprintf(stderr, "%s\n", taskcore_last_error()->message);
  return 1;
}

/* Writes at once, past every buffer that dies with the process. */
static int acknowledge(const int64_t *ids, char titles[][TITLE], size_t count) {
  char lines[BULK * (TITLE + 24)];
  size_t length = 0, written = 0;
  for (size_t i = 0; i < count; i++) {
    length += (size_t)snprintf(lines + length, sizeof lines - length, "%" PRId64 " %s\n", ids[i],
                               titles[i]);
  }
  while (written < length) {
    ssize_t step = write(STDOUT_FILENO, lines + written, length - written);
    if (step < 0) return 1;
    written += (size_t)step;
  }
  return 0;
}

/* Tasks that come in one call are named PREFIX-CALL-OF-NUMBER, OF being how many they are. */
static int stream(taskcore_store *store, const char *prefix, int total) {
  for (int added = 0, call = 0; added < total; call++) {
    const int count = call % 3 == 2 ? BULK : 1;
    taskcore_task_input inputs[BULK];
    char titles[BULK][TITLE];
    int64_t ids[BULK];
    for (int i = 0; i < count; i++) {
      const taskcore_task_input none = TASKCORE_TASK_INPUT_INIT;
      snprintf(titles[i], TITLE, "%s-%d-%d-%d", prefix, call, count, i);
      inputs[i] = none;
      inputs[i].fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT;
      inputs[i].title = titles[i];
      inputs[i].project = prefix;
    }
    taskcore_status status = count == 1 ? taskcore_task_add(store, inputs, ids)
                                        : taskcore_task_add_many(store, inputs, (size_t)count, ids);
    if (status) return complain();
    if (acknowledge(ids, titles, (size_t)count)) return 1;
    added += count;
  }
  return 0;
}

static int list(taskcore_store *store) {
  taskcore_task_list *tasks = NULL;
  if (taskcore_task_query(store, NULL, &tasks)) return complain();
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
    const taskcore_task *task = taskcore_task_list_at(tasks, i);
    printf("%" PRId64 " %s\n", task->id, task->title);
  }
  taskcore_task_list_free(tasks);
  return 0;
}

static int unwind(taskcore_store *store) {
  int64_t steps = 0, left = 0;
  taskcore_status status;
  while ((status = taskcore_undo(store, NULL)) == TASKCORE_OK) steps++;
  if (status != TASKCORE_ENOTFOUND || taskcore_task_count(store, NULL, &left)) return complain();
  while ((status = taskcore_redo(store, NULL)) == TASKCORE_OK) {
  }
  if (status != TASKCORE_ENOTFOUND) return complain();
  printf("%" PRId64 " %" PRId64 "\n", steps, left);
  return 0;
}

int main(int argc, char **argv) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_store *store = NULL;
  int result = 2;
  if (argc < 3) return result;
  options.path = argv[2];
  if (taskcore_store_open(&options, &store)) return complain();
  if (strcmp(argv[1], "stream") == 0 && argc == 5) result = stream(store, argv[3], atoi(argv[4]));
  if (strcmp(argv[1], "list") == 0) result = list(store);
  if (strcmp(argv[1], "unwind") == 0) result = unwind(store);
  taskcore_store_free(store);
  return result;
}
