// Completes three tasks, and asks for the score, the streak and what there is to know.
#include <stdio.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
  return 0;
}

int main(void) {
  static const char *const titles[] = {"Pay rent", "Call mum", "Water the plants"};
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;

  taskcore_store *store = NULL;
  taskcore_pulse *pulse = NULL;
  taskcore_score score = TASKCORE_SCORE_INIT;
  taskcore_status status = taskcore_store_open(&options, &store);
  for (int32_t index = 0; !status && index < 3; index++) {
    taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
    task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY;
    task.title = titles[index];
    task.priority = index;
    int64_t id = 0;
    status = taskcore_task_add(store, &task, &id);
    if (!status) status = taskcore_task_complete(store, &id, 1, 0);
  }
  if (!status) status = taskcore_score_read(store, NULL, &score);
  if (!status) printf("%d points today\n", (int)score.points);
  if (!status) status = taskcore_pulse_read(store, NULL, &pulse);
  if (!status) {
    const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
    printf("streak: %d day\n", (int)content->daily_streak->current_count);
    printf("%s\n", content->insights->text);
  }

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_pulse_free(pulse);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
