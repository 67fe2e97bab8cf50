/* Reminders are said once, whoever polls, and what others committed is told before. */
#include <sys/wait.h>
#include <unistd.h>

#include "listing.h"
#include "options.h"

static const char *program;

/* Adds so many tasks that remind of themselves at that instant. */
static void add_reminding(taskcore_store *store, int count, int64_t at_ms) {
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  reminder.at_ms = at_ms;
  taskcore_task_input input = titled("Reminds");
  input.fields |= TASKCORE_TASK_REMINDERS;
  input.reminders = &reminder;
  input.reminder_count = 1;
  for (int i = 0; i < count; i++) add(store, &input);
}

static size_t poll_at(taskcore_store *store, int64_t now_ms) {
  taskcore_alert_list *alerts = NULL;
  CHECK_OK(taskcore_poll(store, now_ms, &alerts, NULL));
  size_t count = taskcore_alert_list_count(alerts);
  taskcore_alert_list_free(alerts);
  return count;
}

static int64_t next_wakeup(taskcore_store *store) {
  int64_t at_ms = 0;
  CHECK_OK(taskcore_next_wakeup(store, &at_ms));
  return at_ms;
}

enum { SHARED_TASKS = 3000, SHARED_STEPS = 300 };

/* Polls through all of the time that the tasks need, and writes the ids of the alerts to a file. */
static int poll_in_this_process(const char *path, const char *result) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  FILE *file = fopen(result, "wb");
  taskcore_status status = taskcore_store_open(&options, &store);
  for (int step = 0; !status && step < SHARED_STEPS; step++) {
    taskcore_alert_list *alerts = NULL;
    status = taskcore_poll(store, START_MS + step * 1000, &alerts, NULL);
    for (size_t i = 0; i < taskcore_alert_list_count(alerts); i++)
      fprintf(file, "%lld\n", (long long)taskcore_alert_list_at(alerts, i)->item_id);
    taskcore_alert_list_free(alerts);
  }
  taskcore_store_free(store);
  fclose(file);
  return status ? 1 : 0;
}

static void two_processes_never_say_the_same(void) {
  const char *path = path_of("shared.db");
  const char *results[] = {path_of("first.txt"), path_of("second.txt")};
  static int said[SHARED_TASKS + 1];
  pid_t children[2];
  taskcore_store *store = open_store(path);
  for (int step = 0; step < SHARED_STEPS; step++)
    add_reminding(store, SHARED_TASKS / SHARED_STEPS, START_MS + step * 1000);
  taskcore_store_free(store);
  for (int i = 0; i < 2; i++) {
    children[i] = fork();
    if (children[i] == 0) {
      execl(program, program, "poll", path, results[i], (char *)NULL);
      _exit(127);
    }
  }
  for (int i = 0; i < 2; i++) {
    int result = -1;
    long long id;
    CHECK(waitpid(children[i], &result, 0) == children[i] && result == 0);
    FILE *file = fopen(results[i], "rb");
    while (fscanf(file, "%lld", &id) == 1) {
      CHECK(id >= 1 && id <= SHARED_TASKS);
      said[id]++;
    }
    fclose(file);
  }
  for (int id = 1; id <= SHARED_TASKS; id++) CHECK_INT(said[id], 1);
}

typedef struct {
  int calls;
  int32_t actions[8], origins[8], answer;
} told;

static int32_t note(const taskcore_commit *commit, void *payload) {
  told *what = (told *)payload;
  if (what->calls < 8) {
    what->actions[what->calls] = commit->action;
    what->origins[what->calls] = commit->origin;
  }
  what->calls++;
  return what->answer;
}

static void commits_of_others_are_told_before_alerts_fire(void) {
  const char *path = path_of("order.db");
  taskcore_store *mine = open_store(path), *other = open_store(path);
  taskcore_observer *observer = NULL;
  taskcore_alert_list *alerts = NULL;
  size_t commits = 0;
  told what;
  memset(&what, 0, sizeof what);
  CHECK_OK(taskcore_observe(mine, note, &what, NULL, &observer));
  add_reminding(other, 1, START_MS + 1000);
  what.answer = 7;
  CHECK_STATUS(taskcore_poll(mine, START_MS + 1000, &alerts, &commits), 7);
  CHECK(alerts == NULL);
  CHECK_INT(commits, 0);
  what.answer = 0;
  CHECK_OK(taskcore_poll(mine, START_MS + 1000, &alerts, &commits));
  CHECK_INT(taskcore_alert_list_count(alerts), 1);
  CHECK_INT(commits, 0);
  CHECK_INT(what.calls, 2);
  CHECK_INT(what.actions[0], TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(what.origins[0], TASKCORE_ORIGIN_OTHER);
  CHECK_INT(what.actions[1], TASKCORE_ACTION_FIRE_ALERTS);
  CHECK_INT(what.origins[1], TASKCORE_ORIGIN_SELF);
  taskcore_alert_list_free(alerts);
  CHECK_OK(taskcore_poll(other, START_MS + 1000, NULL, &commits));
  CHECK_INT(commits, 1);
  taskcore_observer_free(observer);
  taskcore_store_free(other);
  taskcore_store_free(mine);
}

static void a_store_for_reading_fires_nothing(void) {
  const char *path = path_of("reading.db");
  taskcore_store *store = open_store(path), *reader = NULL;
  taskcore_open_options options = options_for(path);
  taskcore_alert_list *alerts = NULL;
  size_t commits = 9;
  int64_t id = 0;
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &reader));
  add_reminding(store, 1, START_MS);
  CHECK_STATUS(taskcore_poll(reader, START_MS, &alerts, &commits), TASKCORE_EREADONLY);
  CHECK(alerts == NULL);
  CHECK_INT(commits, 0);
  CHECK_OK(taskcore_poll(reader, START_MS, NULL, &commits));
  CHECK_INT(commits, 1);
  CHECK_INT(next_wakeup(reader), START_MS);
  CHECK_INT(poll_at(store, START_MS), 1);
  CHECK_INT(next_wakeup(reader), TASKCORE_NEVER);
  CHECK_OK(query_alerts(reader, 0, 10, &alerts));
  id = taskcore_alert_list_at(alerts, 0)->id;
  taskcore_alert_list_free(alerts);
  CHECK_STATUS(taskcore_alert_acknowledge(reader, &id, 1), TASKCORE_EREADONLY);
  taskcore_store_free(reader);
  taskcore_store_free(store);
}

static void an_idle_poll_writes_nothing(void) {
  const char *path = path_of("idle.db");
  taskcore_store *store = open_store(path), *other = open_store(path);
  size_t commits = 0;
  add_reminding(store, 1, START_MS + 5000);
  CHECK_OK(taskcore_poll(other, START_MS, NULL, &commits));
  for (int i = 0; i < 100; i++) CHECK_INT(poll_at(store, START_MS + i), 0);
  CHECK_OK(taskcore_poll(other, START_MS, NULL, &commits));
  CHECK_INT(commits, 0);
  taskcore_store_free(other);
  taskcore_store_free(store);
}

static taskcore_alert_list *said_at(taskcore_store *store, int64_t now_ms) {
  taskcore_alert_list *alerts = NULL;
  CHECK_OK(taskcore_poll(store, now_ms, &alerts, NULL));
  return alerts;
}

static void a_thousand_missed_ones_come_in_bounded_batches(taskcore_store *store) {
  add_reminding(store, 2 * TASKCORE_POLL_LIMIT + 7, START_MS + 1000);
  const int64_t later_ms = START_MS + 30 * 86400000LL;
  clock_ms = later_ms;
  CHECK_INT(poll_at(store, later_ms), TASKCORE_POLL_LIMIT);
  CHECK(next_wakeup(store) <= later_ms);
  CHECK_INT(poll_at(store, later_ms), TASKCORE_POLL_LIMIT);
  CHECK_INT(poll_at(store, later_ms), 7);
  CHECK_INT(poll_at(store, later_ms), 0);
  CHECK_INT(next_wakeup(store), TASKCORE_NEVER);
}

static void an_alert_is_said_again_after_a_snooze_until_it_is_acknowledged(taskcore_store *store) {
  add_reminding(store, 1, START_MS + 1000);
  CHECK_INT(next_wakeup(store), START_MS + 1000);
  clock_ms = START_MS + 1000;
  taskcore_alert_list *alerts = said_at(store, clock_ms);
  CHECK_INT(taskcore_alert_list_count(alerts), 1);
  const taskcore_alert *alert = taskcore_alert_list_at(alerts, 0);
  int64_t id = alert->id, unknown = id + 1;
  CHECK_SIZE(alert->struct_size, sizeof *alert);
  CHECK_INT(alert->kind, TASKCORE_ALERT_KIND_TASK);
  CHECK_TEXT(alert->title, "Reminds");
  CHECK_INT(alert->at_ms, START_MS + 1000);
  CHECK_INT(alert->fired_ms, START_MS + 1000);
  CHECK_INT(alert->snooze_count, 0);
  taskcore_alert_list_free(alerts);
  CHECK_OK(taskcore_alert_snooze_for(store, &id, 1, 60));
  CHECK_INT(next_wakeup(store), START_MS + 61000);
  CHECK_INT(poll_at(store, START_MS + 60999), 0);
  alerts = said_at(store, START_MS + 61000);
  CHECK_INT(taskcore_alert_list_count(alerts), 1);
  CHECK_INT(taskcore_alert_list_at(alerts, 0)->id, id);
  CHECK_INT(taskcore_alert_list_at(alerts, 0)->snooze_count, 1);
  taskcore_alert_list_free(alerts);
  clock_ms = START_MS + 61000;
  CHECK_OK(taskcore_alert_snooze(store, &id, 1, START_MS + 99000));
  CHECK_UNDO(store, TASKCORE_ACTION_SNOOZE_ALERTS);
  CHECK_INT(poll_at(store, START_MS + 99000), 0);
  CHECK_OK(taskcore_alert_acknowledge(store, &id, 1));
  CHECK_OK(query_alerts(store, 0, 10, &alerts));
  CHECK_INT(taskcore_alert_list_count(alerts), 0);
  taskcore_alert_list_free(alerts);
  CHECK_OK(query_alerts(store, 1, 10, &alerts));
  CHECK_INT(taskcore_alert_list_at(alerts, 0)->acknowledged_ms, clock_ms);
  taskcore_alert_list_free(alerts);
  CHECK_UNDO(store, TASKCORE_ACTION_ACKNOWLEDGE_ALERTS);
  REFUSE(store, taskcore_alert_snooze(store, &id, 1, clock_ms), TASKCORE_EINVALID, "until_ms");
  REFUSE(store, taskcore_alert_acknowledge(store, &unknown, 1), TASKCORE_ENOTFOUND, "ids");
}

static void a_restart_says_nothing_again(void) {
  const char *path = path_of("restart.db");
  taskcore_store *store = open_store(path);
  add_reminding(store, 3, START_MS + 1000);
  CHECK_INT(poll_at(store, START_MS + 1000), 3);
  taskcore_store_free(store);
  store = open_store(path);
  CHECK_INT(poll_at(store, START_MS + 1000), 0);
  CHECK_INT(poll_at(store, START_MS + 9000000), 0);
  taskcore_store_free(store);
}

static void each_occurrence_of_a_meeting_is_said_once(taskcore_store *store) {
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  reminder.kind = TASKCORE_REMINDER_START;
  reminder.offset_s = -600;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_REPEAT_RULE |
                 TASKCORE_EVENT_REMINDERS;
  input.title = "Stand-up";
  input.start_ms = START_MS + 3600000;
  input.repeat_rule = "FREQ=DAILY";
  input.reminders = &reminder;
  input.reminder_count = 1;
  CHECK_OK(taskcore_event_add(store, &input, 0, NULL, NULL));
  for (int day = 0; day < 3; day++) {
    const int64_t at_ms = input.start_ms + day * 86400000LL - 600000;
    CHECK_INT(next_wakeup(store), at_ms);
    CHECK_INT(poll_at(store, at_ms - 1), 0);
    taskcore_alert_list *alerts = said_at(store, at_ms);
    CHECK_INT(taskcore_alert_list_count(alerts), 1);
    CHECK_INT(taskcore_alert_list_at(alerts, 0)->kind, TASKCORE_ALERT_KIND_EVENT);
    CHECK_INT(taskcore_alert_list_at(alerts, 0)->item_start_ms, at_ms + 600000);
    CHECK_INT(strlen(taskcore_alert_list_at(alerts, 0)->occurrence), 15);
    taskcore_alert_list_free(alerts);
  }
}

int main(int argc, char **argv) {
  program = argv[0];
  if (argc == 4 && strcmp(argv[1], "poll") == 0) return poll_in_this_process(argv[2], argv[3]);
  use_folder(argc, argv);
  RUN(two_processes_never_say_the_same);
  RUN(commits_of_others_are_told_before_alerts_fire);
  RUN(a_store_for_reading_fires_nothing);
  RUN(an_idle_poll_writes_nothing);
  RUN_WITH_STORE(a_thousand_missed_ones_come_in_bounded_batches);
  RUN_WITH_STORE(an_alert_is_said_again_after_a_snooze_until_it_is_acknowledged);
  RUN(a_restart_says_nothing_again);
  RUN_WITH_STORE(each_occurrence_of_a_meeting_is_said_once);
  return check_result();
}
