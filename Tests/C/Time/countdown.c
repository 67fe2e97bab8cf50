/* Countdowns of tasks, events and the day, and what they are in words. */
#include "calendar.h"

static taskcore_countdown of_task(taskcore_store *store, int64_t id, int64_t from_ms) {
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  CHECK_OK(count_down_task(store, id, from_ms, &countdown));
  CHECK_INT(countdown.struct_size, sizeof countdown);
  return countdown;
}

static taskcore_countdown of_event(taskcore_store *store, int64_t id, const char *occurrence) {
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  CHECK_OK(count_down_event(store, id, occurrence, 0, &countdown));
  return countdown;
}

#define CHECK_LABEL(countdown, expected)                           \
  do {                                                             \
    char *words = NULL;                                            \
    CHECK_OK(taskcore_countdown_label(store, &countdown, &words)); \
    CHECK_TEXT(words, expected);                                   \
    taskcore_string_free(words);                                   \
  } while (0)

static void a_task_runs_from_its_creation_to_its_due(taskcore_store *store) {
  const int64_t length = 2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5000;
  int64_t id = add_due_at(store, "Pay rent", START_MS + length);
  taskcore_countdown countdown = of_task(store, id, 0);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_RUNNING);
  CHECK_INT(countdown.target_ms, START_MS + length);
  CHECK_INT(countdown.remaining_ms, length);
  CHECK_INT(countdown.days, 2);
  CHECK_INT(countdown.hours, 3);
  CHECK_INT(countdown.minutes, 4);
  CHECK_INT(countdown.seconds, 5);
  CHECK_INT(countdown.elapsed_millionths, 0);
  CHECK_LABEL(countdown, "2 days 3 h left");
  clock_ms = START_MS + length / 2;
  CHECK_INT(of_task(store, id, 0).elapsed_millionths, 500000);
  CHECK_INT(of_task(store, id, START_MS - length).elapsed_millionths, 750000);
  clock_ms = START_MS + length + 3 * HOUR_MS;
  countdown = of_task(store, id, 0);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_PASSED);
  CHECK_INT(countdown.remaining_ms, -3 * HOUR_MS);
  CHECK_INT(countdown.hours, 3);
  CHECK_INT(countdown.elapsed_millionths, 1000000);
  CHECK_LABEL(countdown, "3 h late");
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  countdown = of_task(store, id, 0);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_DONE);
  CHECK_INT(countdown.colour, TASKCORE_COLOUR_GREEN);
  CHECK_LABEL(countdown, "done");
}

static void a_due_date_counts_to_the_end_of_its_day(taskcore_store *store) {
  int64_t id = add_due_on(store, "Rent", 20260901), none = add_titled(store, "No due");
  taskcore_countdown countdown = of_task(store, id, 0);
  CHECK(countdown.target_ms == paris(20260902, 0, 0) - 1 ||
        countdown.target_ms == paris(20260902, 0, 0));
  CHECK_INT(countdown.phase, TASKCORE_PHASE_RUNNING);
  clock_ms = paris(20260902, 0, 0);
  CHECK_INT(of_task(store, id, 0).phase, TASKCORE_PHASE_PASSED);
  REFUSE(store, taskcore_task_countdown(store, none, NULL, &countdown), TASKCORE_ECONFLICT, "id");
  CHECK_INT(countdown.phase, 0);
  REFUSE(store, taskcore_task_countdown(store, 999, NULL, &countdown), TASKCORE_ENOTFOUND, "id");
}

static void a_deadline_counts_down_to_when_it_is_due(taskcore_store *store) {
  taskcore_event_input input = meeting("Filing", START_MS + 100 * MINUTE_MS, 60);
  input.fields |= TASKCORE_EVENT_KIND;
  input.kind = TASKCORE_EVENT_KIND_DEADLINE;
  int64_t id = add_event(store, input);
  clock_ms = START_MS + 20 * MINUTE_MS;
  taskcore_countdown countdown = of_event(store, id, NULL);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_RUNNING);
  CHECK_INT(countdown.target_ms, START_MS + 100 * MINUTE_MS);
  CHECK_INT(countdown.elapsed_millionths, 200000);
  CHECK_INT(countdown.colour, TASKCORE_COLOUR_GREEN);
  clock_ms = START_MS + 50 * MINUTE_MS;
  CHECK_INT(of_event(store, id, NULL).colour, TASKCORE_COLOUR_RED);
  clock_ms = START_MS + 101 * MINUTE_MS;
  countdown = of_event(store, id, NULL);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_PASSED);
  CHECK_INT(countdown.remaining_ms, -MINUTE_MS);
}

static void an_event_is_upcoming_then_runs_then_has_passed(taskcore_store *store) {
  int64_t id = add_event(store, meeting("Talk", START_MS + 45 * MINUTE_MS, 60));
  taskcore_countdown countdown = of_event(store, id, NULL);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_UPCOMING);
  CHECK_INT(countdown.target_ms, START_MS + 45 * MINUTE_MS);
  CHECK_LABEL(countdown, "starts in 45 min");
  clock_ms += 45 * MINUTE_MS;
  countdown = of_event(store, id, NULL);
  CHECK_INT(countdown.phase, TASKCORE_PHASE_RUNNING);
  CHECK_INT(countdown.remaining_ms, HOUR_MS);
  CHECK_INT(countdown.elapsed_millionths, 0);
  clock_ms += HOUR_MS - 1;
  CHECK_INT(of_event(store, id, NULL).phase, TASKCORE_PHASE_RUNNING);
  clock_ms += 1;
  CHECK_INT(of_event(store, id, NULL).phase, TASKCORE_PHASE_PASSED);
}

static void of_a_series_the_one_that_runs_or_comes_next_counts(taskcore_store *store) {
  int64_t id =
      add_event(store, repeating(meeting("Stand-up", START_MS - DAY_MS, 15), "FREQ=DAILY;COUNT=3"));
  CHECK_INT(of_event(store, id, NULL).phase, TASKCORE_PHASE_RUNNING);
  CHECK_INT(of_event(store, id, "20260902T090000").phase, TASKCORE_PHASE_UPCOMING);
  CHECK_INT(of_event(store, id, "20260831T090000").phase, TASKCORE_PHASE_PASSED);
  clock_ms += 15 * MINUTE_MS;
  CHECK_INT(of_event(store, id, NULL).target_ms, START_MS + DAY_MS);
  clock_ms += 9 * DAY_MS;
  CHECK_INT(of_event(store, id, NULL).phase, TASKCORE_PHASE_PASSED);
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  REFUSE(store, count_down_event(store, id, "20260903T090000", 0, &countdown), TASKCORE_ENOTFOUND,
         "occurrence");
  REFUSE(store, count_down_event(store, id, "tomorrow", 0, &countdown), TASKCORE_EINVALID,
         "occurrence");
}

static void a_day_is_as_long_as_the_clocks_make_it(taskcore_store *store) {
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  CHECK_OK(taskcore_day_countdown(store, &countdown));
  CHECK_INT(countdown.remaining_ms, 15 * HOUR_MS);
  CHECK_INT(countdown.elapsed_millionths, 375000);
  clock_ms = paris(20261025, 0, 0);
  CHECK_OK(taskcore_day_countdown(store, &countdown));
  CHECK_INT(countdown.remaining_ms, 25 * HOUR_MS);
  CHECK_INT(countdown.elapsed_millionths, 0);
}

static void a_countdown_of_any_numbers_has_a_label_or_is_refused(taskcore_store *store) {
  static const int64_t numbers[] = {INT64_MIN, INT64_MIN + 1, -1, 0, 1, 59999, 60000, INT64_MAX};
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  char *words = NULL;
  CHECK_LABEL(countdown, "");
  for (int32_t phase = TASKCORE_PHASE_NONE; phase <= TASKCORE_PHASE_DONE; phase++) {
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
      countdown.phase = phase;
      countdown.remaining_ms = numbers[i];
      CHECK_OK(taskcore_countdown_label(store, &countdown, &words));
      CHECK(words != NULL && (phase == TASKCORE_PHASE_NONE || strlen(words) > 2));
      taskcore_string_free(words);
    }
  }
  static const int32_t phases[] = {INT32_MIN, -1, 5, INT32_MAX};
  for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
    countdown.phase = phases[i];
    REFUSE(store, taskcore_countdown_label(store, &countdown, &words), TASKCORE_EINVALID, "phase");
    CHECK(words == NULL);
  }
}

static void a_label_is_in_the_language_of_the_store_or_english(taskcore_store *store) {
  static const struct {
    const char *language, *texts, *label;
  } cases[] = {{NULL, NULL, "2 days 3 h left"},
               {"de", NULL, "noch 2 Tage 3 h"},
               {"de", "en", "2 days 3 h left"},
               {"en-XA", NULL, "[[2 days] [3 h] left]"}};
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  char *label = NULL;
  countdown.phase = TASKCORE_PHASE_RUNNING;
  countdown.remaining_ms = 2 * DAY_MS + 3 * HOUR_MS;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    CHECK_OK(taskcore_language_set(store, cases[i].language));
    CHECK_OK(taskcore_texts_language_set(store, cases[i].texts));
    CHECK_LABEL(countdown, cases[i].label);
    CHECK_OK(taskcore_countdown_label(NULL, &countdown, &label));
    CHECK_TEXT(label, cases[0].label);
    taskcore_string_free(label);
  }
}

int main(void) {
  RUN_WITH_STORE(a_task_runs_from_its_creation_to_its_due);
  RUN_WITH_STORE(a_due_date_counts_to_the_end_of_its_day);
  RUN_WITH_STORE(an_event_is_upcoming_then_runs_then_has_passed);
  RUN_WITH_STORE(a_deadline_counts_down_to_when_it_is_due);
  RUN_WITH_STORE(of_a_series_the_one_that_runs_or_comes_next_counts);
  RUN_WITH_STORE(a_day_is_as_long_as_the_clocks_make_it);
  RUN_WITH_STORE(a_countdown_of_any_numbers_has_a_label_or_is_refused);
  RUN_WITH_STORE(a_label_is_in_the_language_of_the_store_or_english);
  return check_result();
}
