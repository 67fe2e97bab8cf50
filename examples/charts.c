// Draws the score of the last days as SVG.
#include <stdio.h>
#include <string.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;
  taskcore_chart_options score = TASKCORE_CHART_OPTIONS_INIT;
  score.kind = TASKCORE_CHART_KIND_SCORE;

  taskcore_store *store = NULL;
  taskcore_chart *chart = NULL;
  char *svg = NULL;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Pay rent";
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, &id);
  if (!status) status = taskcore_task_complete(store, &id, 1, 0);
  if (!status) status = taskcore_chart_read(store, &score, &chart);
  if (!status) printf("%s\n", taskcore_chart_contents(chart)->title);
  if (!status) status = taskcore_chart_svg(chart, NULL, &svg);
  if (!status) printf("SVG: %s\n", strncmp(svg, "<svg ", 5) == 0 ? "yes" : "no");

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_string_free(svg);
  taskcore_chart_free(chart);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
