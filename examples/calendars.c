// Adds a calendar of holidays, which take no time, and a holiday in it.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  taskcore_calendar_input holidays = TASKCORE_CALENDAR_INPUT_INIT;
  holidays.fields = TASKCORE_CALENDAR_NAME | TASKCORE_CALENDAR_COLOUR;
  holidays.name = "Holidays";
  holidays.colour = TASKCORE_COLOUR_GREEN;
  taskcore_event_input day = TASKCORE_EVENT_INPUT_INIT;
  day.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_CALENDAR;
  day.title = "Labour Day";
  day.start_kind = TASKCORE_MOMENT_DATE;
  day.start_date = 20260501;

  taskcore_store *store = NULL;
  taskcore_calendar_list *calendars = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_calendar_add(store, &holidays, &day.calendar_id);
  if (!status) status = taskcore_event_add(store, &day, 0, NULL, NULL);
  if (!status) status = taskcore_calendar_query(store, NULL, &calendars);
  for (size_t i = 0; i < taskcore_calendar_list_count(calendars); i++) {
    const taskcore_calendar *row = taskcore_calendar_list_at(calendars, i);
    printf("%s: %d\n", row->name, (int)row->event_count);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_calendar_list_free(calendars);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
