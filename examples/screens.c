// Draws the home screen, with the colours of a light theme.
#include <stdio.h>
#include <taskcore.h>

static void draw(const taskcore_row *row) {
  uint32_t rgb = 0;
  taskcore_colour(row->colour, TASKCORE_THEME_LIGHT, &rgb);
  printf("  [%s] #%06X %s", row->is_struck_through ? "x" : " ", (unsigned)rgb, row->title);
  printf("%s%s\n", row->due_label[0] == '\0' ? "" : ", ", row->due_label);
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY;
  task.title = "Pay rent";
  task.priority = TASKCORE_PRIORITY_P1;

  taskcore_store *store = NULL;
  taskcore_home *home = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_home_read(store, NULL, &home);

  const taskcore_home_content *content = taskcore_home_contents(home);
  if (content != NULL) {
    printf("%s: %d open\n", content->title, (int)content->open_count);
    for (size_t i = 0; i < content->section_count; i++) {
      const taskcore_section *section = TASKCORE_AT(content->sections, i);
      printf("%s\n", section->title);
      for (size_t j = 0; j < section->row_count; j++)
        draw(TASKCORE_AT(content->rows, section->first + j));
    }
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_home_free(home);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
