/* Import, export, settings, and the care of the store itself. */
#include "work.h"

typedef struct text {
  const char *bytes;
  size_t length;
} text;

static int32_t give(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  text *rest = payload;
  *length = rest->length < capacity ? rest->length : capacity;
  memcpy(buffer, rest->bytes, *length);
  rest->bytes += *length;
  rest->length -= *length;
  return 0;
}

static void import(worker *worker) {
  char lines[BULK * (MARK + 16)];
  size_t length = 0;
  begin(worker);
  for (int i = 0; i < BULK; i++) {
    length +=
        (size_t)snprintf(lines + length, sizeof lines - length, "(B) %s.%d\n", worker->mark, i);
    effect(worker, "N|task|title|%s.%d", worker->mark, i);
    effect(worker, "S|task|?%d|priority|1", i);
  }
  text rest = {lines, length};
  announce(worker, "import");
  settle(worker,
         taskcore_import(worker->store, TASKCORE_FORMAT_TODO_TXT, NULL, give, NULL, &rest, NULL),
         NULL, 0);
}

static void export(worker *worker) {
  static const struct {
    int32_t format;
    const char *ending;
  } formats[] = {{TASKCORE_FORMAT_JSON, "json"},
                 {TASKCORE_FORMAT_CSV, "csv"},
                 {TASKCORE_FORMAT_ICALENDAR, "ics"}};
  const int which = (int)chance(worker, 3);
  char path[512];
  begin(worker);
  worker->is_step = 0;
  snprintf(path, sizeof path, "%s/tasks-%d.%s", worker->folder, worker->number % 8,
           formats[which].ending);
  effect(worker, "X|%s", path);
  announce(worker, "export_file");
  settle(worker, taskcore_export_file(worker->store, formats[which].format, NULL, path, NULL, NULL),
         NULL, 0);
}

void work_files(worker *worker) {
  if (chance(worker, 2))
    import(worker);
  else
    export(worker);
}

void work_settings(worker *worker) {
  if (!worker->is_first) return;
  begin(worker);
  /* What is set to what it was makes no step: few rounds are equal, goals hardly ever. */
  switch (worker->lock >= 0 ? 2 * chance(worker, 2) : chance(worker, 3)) {
    case 0: {
      taskcore_pulse_settings settings = TASKCORE_PULSE_SETTINGS_INIT;
      settings.fields = TASKCORE_PULSE_SETTINGS_DAILY_GOAL | TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL;
      settings.daily_goal = 1 + (int32_t)chance(worker, 900);
      settings.weekly_goal = 1 + (int32_t)chance(worker, 900);
      effect(worker, "S|setting|pulse.daily_goal|value|%d", settings.daily_goal);
      effect(worker, "S|setting|pulse.weekly_goal|value|%d", settings.weekly_goal);
      announce(worker, "pulse_settings_set");
      settle(worker, taskcore_pulse_settings_set(worker->store, &settings), NULL, 0);
      break;
    }
    case 1: {
      taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
      settings.fields = TASKCORE_FOCUS_SETTINGS_ROUNDS;
      settings.rounds = 1 + (int32_t)chance(worker, 12);
      effect(worker, "S|setting|focus.rounds|value|%d", settings.rounds);
      announce(worker, "focus_settings_set");
      settle(worker, taskcore_focus_settings_set(worker->store, &settings), NULL, 0);
      break;
    }
    default: {
      taskcore_holiday_input holiday = TASKCORE_HOLIDAY_INPUT_INIT;
      int64_t id = 0;
      holiday.fields = TASKCORE_HOLIDAY_FIRST_DATE | TASKCORE_HOLIDAY_LAST_DATE;
      holiday.first_date = 20300101;
      holiday.last_date = 20300107;
      announce(worker, "holiday_add");
      effect(worker, "S|holiday|?0|last_date|20300107");
      settle(worker, taskcore_holiday_add(worker->store, &holiday, &id), &id, 1);
    }
  }
}

static int64_t faults(const taskcore_repair_report *report) {
  return report->inbox_restored + report->tasks_rehomed + report->subtasks_detached +
         report->dependencies_removed + report->tags_mended + report->positions_mended +
         report->index_rebuilt + report->values_mended + report->invoice_parts_removed +
         report->numbers_missing + report->numbers_doubled + report->comments_removed +
         report->series_mended;
}

/* A store that nobody damaged has nothing to mend. */
void work_store(worker *worker) {
  taskcore_repair_report found = TASKCORE_REPAIR_REPORT_INIT;
  if (chance(worker, 6)) return;
  begin(worker);
  worker->is_step = 0;
  const int repairs = worker->lock < 0 && chance(worker, 2);
  announce(worker, repairs ? "repair" : "check");
  const taskcore_status status =
      repairs ? taskcore_repair(worker->store, &found) : taskcore_check(worker->store, &found);
  if (!status && faults(&found)) effect(worker, "F|%" PRId64, faults(&found));
  settle(worker, status, NULL, 0);
}
