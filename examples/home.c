// Draws the home screen of a task app in a terminal.
#include <stdio.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1788246000000;  // 1 September 2026, 09:00 in Paris
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.clock = read_clock;

  taskcore_store *store = NULL;
  taskcore_home *home = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_quick_add(store, "Pay rent yesterday !p0", NULL, NULL);
  if (!status) status = taskcore_quick_add(store, "Call Ann today 17:00 *", NULL, NULL);
  if (!status) status = taskcore_quick_add(store, "Learn to juggle", NULL, NULL);
  if (!status) status = taskcore_home_read(store, NULL, &home);
  if (!status) {
    const taskcore_home_content *content = taskcore_home_get(home);
    printf("%s, %s\n", content->title, content->date_label);
    for (size_t i = 0; i < content->section_count; i++) {
      const taskcore_section *section = &content->sections[i];
      printf("%s\n", section->title);
      for (size_t j = 0; j < section->row_count; j++) {
        const taskcore_row *row = &content->rows[section->first + j];
        printf("  %s%s %s\n", row->is_favourite ? "* " : "", row->title, row->due_label);
      }
    }
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_home_free(home);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
