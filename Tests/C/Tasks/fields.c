/* Every property of a task beyond its title: what it is at first, what it may be, and how it is
 * taken away. */
#include "listing.h"

static void update(taskcore_store *store, int64_t id, const taskcore_task_input *changes) {
  CHECK_OK(taskcore_task_update(store, &id, 1, changes));
}

static taskcore_reminder at(int64_t at_ms) {
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  reminder.at_ms = at_ms;
  return reminder;
}

static taskcore_reminder relative(int32_t kind, int64_t offset_s) {
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  reminder.kind = kind;
  reminder.offset_s = offset_s;
  return reminder;
}

/* Everything that is optional, in one input. */
static taskcore_task_input everything(const taskcore_reminder *reminders, size_t count,
                                      const int64_t *depends_on) {
  taskcore_task_input input = titled("Everything");
  input.fields |= TASKCORE_TASK_START | TASKCORE_TASK_DUE | TASKCORE_TASK_SLOT |
                  TASKCORE_TASK_ESTIMATED_DURATION | TASKCORE_TASK_URL | TASKCORE_TASK_REMINDERS |
                  TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_DEPENDS_ON;
  input.start_kind = TASKCORE_MOMENT_DATE_TIME;
  input.start_ms = START_MS - 1;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260901;
  input.slot = TASKCORE_SLOT_EVENING;
  input.estimated_duration_s = 1800;
  input.url = "https://example.org/pay?to=%C3%A9&x=1#top";
  input.reminders = reminders;
  input.reminder_count = count;
  input.repeat_rule = "FREQ=WEEKLY;BYDAY=MO,TH;INTERVAL=2";
  input.depends_on = depends_on;
  input.depends_on_count = 1;
  return input;
}

static void a_new_task_is_p2_for_the_morning_in_inbox_and_has_nothing_else(taskcore_store *store) {
  taskcore_task_list *list = get(store, add_titled(store, "Plain"));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, 0);
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P2);
  CHECK_INT(task->slot, TASKCORE_SLOT_MORNING);
  CHECK_INT(task->current_slot, TASKCORE_SLOT_INBOX);
  CHECK_TEXT(task->project, "Inbox");
  CHECK_INT(task->start_kind, TASKCORE_MOMENT_NONE);
  CHECK_INT(task->start_date, 0);
  CHECK_INT(task->start_ms, 0);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_NONE);
  CHECK_INT(task->estimated_duration_s, 0);
  CHECK_TEXT(task->url, "");
  CHECK(task->reminders == NULL);
  CHECK_INT(task->reminder_count, 0);
  CHECK_TEXT(task->repeat_rule, "");
  CHECK_INT(task->parent_id, 0);
  CHECK(task->depends_on == NULL);
  CHECK_INT(task->depends_on_count, 0);
  CHECK_INT(task->subtask_count, 0);
  CHECK_INT(task->subtask_completed_count, 0);
  CHECK_INT(task->states, 0);
  CHECK_INT(task->depth, 0);
  CHECK(task->highlights == NULL);
  taskcore_task_list_free(list);
}

static void everything_that_is_given_comes_back(taskcore_store *store) {
  const taskcore_reminder reminders[] = {relative(TASKCORE_REMINDER_DUE, -3600),
                                         at(START_MS + 5000), relative(TASKCORE_REMINDER_START, 0),
                                         at(START_MS), relative(TASKCORE_REMINDER_DUE, -3600)};
  int64_t first = add_titled(store, "First");
  taskcore_task_input input = everything(reminders, 5, &first);
  taskcore_task_list *list = get(store, add(store, &input));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, TASKCORE_TASK_START | TASKCORE_TASK_DUE |
                              TASKCORE_TASK_ESTIMATED_DURATION | TASKCORE_TASK_URL |
                              TASKCORE_TASK_REMINDERS | TASKCORE_TASK_REPEAT_RULE |
                              TASKCORE_TASK_DEPENDS_ON | TASKCORE_TASK_OCCURRENCE);
  CHECK_INT(task->start_kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(task->start_ms, START_MS - 1);
  CHECK_INT(task->slot, TASKCORE_SLOT_EVENING);
  CHECK_INT(task->current_slot, TASKCORE_SLOT_EVENING);
  CHECK_INT(task->estimated_duration_s, 1800);
  CHECK_TEXT(task->url, "https://example.org/pay?to=%C3%A9&x=1#top");
  CHECK_TEXT(task->repeat_rule, "FREQ=WEEKLY;BYDAY=MO,TH;INTERVAL=2");
  CHECK_INT(task->depends_on_count, 1);
  CHECK_INT(task->depends_on[0], first);
  CHECK_INT(task->states, TASKCORE_TASK_STATE_BLOCKED);

  CHECK_INT(task->reminder_count, 4); /* the one that came twice counts once */
  CHECK_SIZE(TASKCORE_AT(task->reminders, 0)->struct_size, sizeof(taskcore_reminder));
  CHECK_INT(TASKCORE_AT(task->reminders, 0)->kind, TASKCORE_REMINDER_AT);
  CHECK_INT(TASKCORE_AT(task->reminders, 0)->at_ms, START_MS);
  CHECK_INT(TASKCORE_AT(task->reminders, 1)->at_ms, START_MS + 5000);
  CHECK_INT(TASKCORE_AT(task->reminders, 2)->kind, TASKCORE_REMINDER_START);
  CHECK_INT(TASKCORE_AT(task->reminders, 2)->offset_s, 0);
  CHECK_INT(TASKCORE_AT(task->reminders, 3)->kind, TASKCORE_REMINDER_DUE);
  CHECK_INT(TASKCORE_AT(task->reminders, 3)->offset_s, -3600);
  taskcore_task_list_free(list);
}

static void an_update_takes_everything_away_again(taskcore_store *store) {
  const taskcore_reminder reminder = relative(TASKCORE_REMINDER_DUE, -60);
  int64_t first = add_titled(store, "First");
  taskcore_task_input input = everything(&reminder, 1, &first);
  int64_t id = add(store, &input);
  char *as_it_was = export_of(store);

  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = input.fields & ~(uint64_t)TASKCORE_TASK_TITLE;
  change.url = "";
  change.repeat_rule = "";
  update(store, id, &change);
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, 0);
  CHECK_INT(task->start_kind, TASKCORE_MOMENT_NONE);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_NONE);
  CHECK_INT(task->slot, TASKCORE_SLOT_MORNING);
  CHECK_INT(task->estimated_duration_s, 0);
  CHECK_TEXT(task->url, "");
  CHECK(task->reminders == NULL);
  CHECK_TEXT(task->repeat_rule, "");
  CHECK(task->depends_on == NULL);
  CHECK_INT(task->states, 0);
  taskcore_task_list_free(list);

  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TASKS);
  char *again = export_of(store);
  CHECK_TEXT(again, as_it_was);
  free(again);
  free(as_it_was);
}

static void each_property_is_set_by_itself(taskcore_store *store) {
  static const uint64_t bits[] = {
      TASKCORE_TASK_START,     TASKCORE_TASK_DUE,       TASKCORE_TASK_ESTIMATED_DURATION,
      TASKCORE_TASK_URL,       TASKCORE_TASK_REMINDERS, TASKCORE_TASK_REPEAT_RULE,
      TASKCORE_TASK_DEPENDS_ON};
  const taskcore_reminder reminder = at(START_MS);
  int64_t first = add_titled(store, "First");
  for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
    taskcore_task_input change = everything(&reminder, 1, &first);
    change.fields = bits[i];
    int64_t id = add_titled(store, "Plain");
    update(store, id, &change);
    taskcore_task_list *list = get(store, id);
    CHECK_INT(taskcore_task_list_at(list, 0)->fields, bits[i]);
    CHECK_INT(taskcore_task_list_at(list, 0)->slot, TASKCORE_SLOT_MORNING);
    taskcore_task_list_free(list);
  }
}

static void a_task_may_start_on_the_day_and_at_the_millisecond_that_it_is_due(
    taskcore_store *store) {
  const int64_t end_of_day = 1788299999999; /* 1 September, 23:59:59.999 in Paris */
  taskcore_task_input input = titled("Whole day");
  input.fields |= TASKCORE_TASK_START | TASKCORE_TASK_DUE;
  input.start_kind = input.due_kind = TASKCORE_MOMENT_DATE;
  input.start_date = input.due_date = 20260901;
  add(store, &input);
  input.start_kind = input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.start_ms = input.due_ms = START_MS;
  add(store, &input);
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.start_ms = end_of_day;
  add(store, &input);
  input.start_ms = end_of_day + 1;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "due");
  input.start_kind = TASKCORE_MOMENT_DATE;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = end_of_day - 86399999; /* midnight, at which the day begins */
  add(store, &input);
  input.due_ms--;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "due");
}

static void the_start_and_the_due_are_held_against_what_the_task_has(taskcore_store *store) {
  int64_t id = add_due_on(store, "Due", 20260910);
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_START;
  change.start_kind = TASKCORE_MOMENT_DATE;
  change.start_date = 20260911;
  REFUSE(store, taskcore_task_update(store, &id, 1, &change), TASKCORE_EINVALID, "due");
  change.start_date = 20260910;
  update(store, id, &change);
  change.fields = TASKCORE_TASK_DUE;
  change.due_kind = TASKCORE_MOMENT_DATE;
  change.due_date = 20260909;
  REFUSE(store, taskcore_task_update(store, &id, 1, &change), TASKCORE_EINVALID, "due");
  change.fields |= TASKCORE_TASK_START;
  change.start_date = 20260909;
  update(store, id, &change);
}

static void durations_go_from_a_second_to_a_leap_year(taskcore_store *store) {
  taskcore_task_input input = titled("Long");
  input.fields |= TASKCORE_TASK_ESTIMATED_DURATION;
  static const int64_t fine[] = {1, 60, 31622400};
  for (size_t i = 0; i < 3; i++) {
    input.estimated_duration_s = fine[i];
    taskcore_task_list *list = get(store, add(store, &input));
    CHECK_INT(taskcore_task_list_at(list, 0)->estimated_duration_s, fine[i]);
    taskcore_task_list_free(list);
  }
  static const int64_t wrong[] = {-1, 31622401, INT64_MIN, INT64_MAX};
  for (size_t i = 0; i < 4; i++) {
    input.estimated_duration_s = wrong[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID,
           "estimated_duration_s");
  }
}

static void urls_are_absolute_and_at_most_2048_characters(taskcore_store *store) {
  char *path = repeated("a", 2049);
  memcpy(path + 1, "https://x.org/", 14);
  const char *const fine[] = {"https://example.org", "mailto:a@example.org", "file:///a/b",
                              path + 1};
  const char *const wrong[] = {"example.org", "/a/b",         "https:", "https://a b",
                               "ht tp://a",   "https://a\nb", ":x",     path};
  taskcore_task_input input = titled("Link");
  input.fields |= TASKCORE_TASK_URL;
  for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
    input.url = fine[i];
    taskcore_task_list *list = get(store, add(store, &input));
    CHECK_TEXT(taskcore_task_list_at(list, 0)->url, fine[i]);
    taskcore_task_list_free(list);
  }
  memcpy(path, "https://x.org/a", 15);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    input.url = wrong[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "url");
  }
  free(path);
}

static void a_task_has_at_most_50_reminders_no_further_than_366_days_away(taskcore_store *store) {
  taskcore_reminder reminders[51];
  for (int i = 0; i < 51; i++) reminders[i] = at(START_MS + i);
  taskcore_task_input input = titled("Remind me");
  input.fields |= TASKCORE_TASK_REMINDERS;
  input.reminders = reminders;
  input.reminder_count = 50;
  taskcore_task_list *list = get(store, add(store, &input));
  CHECK_INT(taskcore_task_list_at(list, 0)->reminder_count, 50);
  taskcore_task_list_free(list);
  input.reminder_count = 51;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "reminders");
  input.reminder_count = 1;
  reminders[0] = relative(TASKCORE_REMINDER_START, 31622400);
  add(store, &input);
  reminders[0] = relative(TASKCORE_REMINDER_DUE, -31622400);
  add(store, &input);
  const taskcore_reminder wrong[] = {relative(TASKCORE_REMINDER_START, 31622401),
                                     relative(TASKCORE_REMINDER_DUE, -31622401),
                                     relative(TASKCORE_REMINDER_DUE, INT64_MIN),
                                     relative(3, 0),
                                     relative(-1, 0),
                                     at(INT64_MAX),
                                     at(-62135596800001),
                                     at(253402300800000)};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    input.reminders = &wrong[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "reminders");
  }
}

static void a_repeat_rule_has_the_form_of_rfc_5545(taskcore_store *store) {
  static const char *const fine[] = {"FREQ=DAILY", "FREQ=MONTHLY;BYDAY=-1FR",
                                     "INTERVAL=3;FREQ=YEARLY;UNTIL=20301231T235959Z"};
  static const char *const wrong[] = {"DAILY",          "FREQ=SOMETIMES", "FREQ=DAILY;FREQ=DAILY",
                                      "INTERVAL=2",     "FREQ=DAILY;;",   "FREQ=DAILY;COUNT=x",
                                      "FREQ=DAILY\nX=1"};
  taskcore_task_input input = titled("Again");
  input.fields |= TASKCORE_TASK_REPEAT_RULE;
  for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
    input.repeat_rule = fine[i];
    taskcore_task_list *list = get(store, add(store, &input));
    CHECK_TEXT(taskcore_task_list_at(list, 0)->repeat_rule, fine[i]);
    taskcore_task_list_free(list);
  }
  input.repeat_rule = "freq=daily;"; /* as some calendars write it */
  taskcore_task_list *tidy = get(store, add(store, &input));
  CHECK_TEXT(taskcore_task_list_at(tidy, 0)->repeat_rule, "FREQ=DAILY");
  taskcore_task_list_free(tidy);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    input.repeat_rule = wrong[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "repeat_rule");
  }
}

static void urgency_grows_with_priority_favourite_and_due_and_is_0_when_done(
    taskcore_store *store) {
  taskcore_task_input input = titled("Plain");
  int64_t ids[5];
  ids[0] = add(store, &input);
  input.fields |= TASKCORE_TASK_FAVOURITE;
  input.is_favourite = 1;
  ids[1] = add(store, &input);
  input.fields |= TASKCORE_TASK_DUE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260915;
  ids[2] = add(store, &input);
  input.due_date = 20260825;
  ids[3] = add(store, &input);
  input.fields |= TASKCORE_TASK_PRIORITY;
  input.priority = TASKCORE_PRIORITY_P0;
  ids[4] = add(store, &input);
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_get(store, ids, 5, &list));
  for (size_t i = 1; i < 5; i++) {
    CHECK(taskcore_task_list_at(list, i)->urgency > taskcore_task_list_at(list, i - 1)->urgency);
  }
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_task_complete(store, ids, 5, 0));
  CHECK_OK(taskcore_task_get(store, ids, 5, &list));
  for (size_t i = 0; i < 5; i++) CHECK_INT(taskcore_task_list_at(list, i)->urgency, 0);
  taskcore_task_list_free(list);
}

static void coefficients_of_urgency_are_set_one_by_one(taskcore_store *store) {
  taskcore_task_input input = titled("Star");
  input.fields |= TASKCORE_TASK_FAVOURITE;
  input.is_favourite = 1;
  int64_t id = add(store, &input);
  taskcore_urgency_coefficients read = TASKCORE_URGENCY_COEFFICIENTS_INIT;
  taskcore_urgency_coefficients set = TASKCORE_URGENCY_COEFFICIENTS_INIT;
  taskcore_task_list *list = get(store, id);
  int32_t before = taskcore_task_list_at(list, 0)->urgency;
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_urgency_coefficients_read(store, &read));
  CHECK_INT(read.due, set.due);
  CHECK_INT(read.favourite, 2000);
  set.fields = TASKCORE_URGENCY_FAVOURITE;
  set.favourite = 2001;
  set.due = 5; /* not announced */
  CHECK_OK(taskcore_urgency_coefficients_set(store, &set));
  CHECK_OK(taskcore_urgency_coefficients_read(store, &read));
  CHECK_INT(read.due, 12000);
  CHECK_INT(read.favourite, 2001);
  list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->urgency, before + 1);
  taskcore_task_list_free(list);

  set.favourite = 1000001;
  REFUSE(store, taskcore_urgency_coefficients_set(store, &set), TASKCORE_EINVALID, "favourite");
  set.favourite = INT32_MIN;
  REFUSE(store, taskcore_urgency_coefficients_set(store, &set), TASKCORE_EINVALID, "favourite");
  set.fields = 1ULL << 13;
  REFUSE(store, taskcore_urgency_coefficients_set(store, &set), TASKCORE_EINVALID, "fields");
  REFUSE(store, taskcore_urgency_coefficients_set(store, NULL), TASKCORE_EINVALID, "settings");
  CHECK_STATUS(taskcore_urgency_coefficients_read(store, NULL), TASKCORE_EINVALID);
  read.struct_size = 12;
  CHECK_STATUS(taskcore_urgency_coefficients_read(store, &read), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(a_new_task_is_p2_for_the_morning_in_inbox_and_has_nothing_else);
  RUN_WITH_STORE(everything_that_is_given_comes_back);
  RUN_WITH_STORE(an_update_takes_everything_away_again);
  RUN_WITH_STORE(each_property_is_set_by_itself);
  RUN_WITH_STORE(a_task_may_start_on_the_day_and_at_the_millisecond_that_it_is_due);
  RUN_WITH_STORE(the_start_and_the_due_are_held_against_what_the_task_has);
  RUN_WITH_STORE(durations_go_from_a_second_to_a_leap_year);
  RUN_WITH_STORE(urls_are_absolute_and_at_most_2048_characters);
  RUN_WITH_STORE(a_task_has_at_most_50_reminders_no_further_than_366_days_away);
  RUN_WITH_STORE(a_repeat_rule_has_the_form_of_rfc_5545);
  RUN_WITH_STORE(urgency_grows_with_priority_favourite_and_due_and_is_0_when_done);
  RUN_WITH_STORE(coefficients_of_urgency_are_set_one_by_one);
  return check_result();
}
