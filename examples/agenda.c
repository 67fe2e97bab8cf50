// Shows what happens in a week: a meeting each Monday, and a task that is due.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";

  taskcore_event_input meeting = TASKCORE_EVENT_INPUT_INIT;
  meeting.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION |
                   TASKCORE_EVENT_REPEAT_RULE;
  meeting.title = "Stand-up";
  meeting.start_ms = 1797840000000LL;  // Monday, 21 December 2026, 9:00 in Paris
  meeting.duration_s = 900;
  meeting.repeat_rule = "FREQ=WEEKLY";

  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE;
  task.title = "Pay rent";
  task.due_kind = TASKCORE_MOMENT_DATE;
  task.due_date = 20270101;

  taskcore_agenda_options week = TASKCORE_AGENDA_OPTIONS_INIT;
  week.first_date = 20261228;
  week.last_date = 20270103;

  taskcore_store *store = NULL;
  taskcore_agenda_list *agenda = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);
  if (!status) status = taskcore_task_add(store, &task, &id);
  if (!status) status = taskcore_agenda_read(store, &week, &agenda);
  for (size_t i = 0; i < taskcore_agenda_list_count(agenda); i++) {
    const taskcore_agenda_entry *entry = taskcore_agenda_list_at(agenda, i);
    printf("%d %s %s\n", entry->date, entry->time_label, entry->title);
  }

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_agenda_list_free(agenda);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
