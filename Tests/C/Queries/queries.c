/* Which tasks a query lists, and in which order. */
#include "listing.h"

static void add_filed(taskcore_store *store, const char *title, const char *project,
                      const char *tag) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS;
  input.project = project;
  input.tags = &tag;
  input.tag_count = 1;
  add(store, &input);
}

static void a_query_lists_the_open_tasks_unless_it_names_statuses(taskcore_store *store) {
  add_titled(store, "open");
  int64_t done = add_titled(store, "done"), gone = add_titled(store, "gone");
  const int64_t both[] = {done, gone};
  CHECK_OK(taskcore_task_complete(store, both, 2, 0));
  CHECK_OK(taskcore_task_delete(store, &gone, 1));

  taskcore_query query = TASKCORE_QUERY_INIT;
  CHECK_TEXT(found(store, NULL), "open");
  CHECK_TEXT(found(store, &query), "open");
  query.fields = TASKCORE_QUERY_STATUSES;
  query.statuses = TASKCORE_TASK_STATUS_COMPLETED;
  CHECK_TEXT(found(store, &query), "done");
  query.statuses = TASKCORE_TASK_STATUS_DELETED;
  CHECK_TEXT(found(store, &query), "gone");
  query.statuses = TASKCORE_TASK_STATUS_OPEN | TASKCORE_TASK_STATUS_DELETED;
  CHECK_TEXT(found(store, &query), "open gone");
  query.statuses |= TASKCORE_TASK_STATUS_COMPLETED;
  CHECK_TEXT(found(store, &query), "open done gone");
}

static void a_project_is_found_by_id_and_by_name_in_any_case(taskcore_store *store) {
  add_filed(store, "rent", "Été", "bank");
  add_filed(store, "book", "Work", "web");
  taskcore_query query = TASKCORE_QUERY_INIT;
  const char *name = "ete";
  query.fields = TASKCORE_QUERY_PROJECTS;
  query.projects = &name;
  query.project_count = 1;
  CHECK_TEXT(found(store, &query), "rent");
  name = "Inbox";
  CHECK_TEXT(found(store, &query), "");

  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  query.fields = TASKCORE_QUERY_PROJECT_IDS;
  query.project_ids = &taskcore_task_list_at(list, 1)->project_id;
  query.project_id_count = 1;
  CHECK_TEXT(found(store, &query), "book");
  taskcore_task_list_free(list);
}

static void a_tag_is_found_in_any_case_and_an_unknown_one_finds_nothing(taskcore_store *store) {
  add_filed(store, "rent", "Home", "Bank");
  add_filed(store, "book", "Work", "web");
  taskcore_query query = TASKCORE_QUERY_INIT;
  const char *tag = "BÄNK";
  query.fields = TASKCORE_QUERY_TAGS_ANY;
  query.tags_any = &tag;
  query.tags_any_count = 1;
  CHECK_TEXT(found(store, &query), "rent");
  tag = "nobody has it";
  CHECK_TEXT(found(store, &query), "");
}

static void all_the_given_conditions_must_hold(taskcore_store *store) {
  add_filed(store, "a", "Home", "bank");
  add_filed(store, "b", "Home", "web");
  add_filed(store, "c", "Work", "bank");
  taskcore_query query = TASKCORE_QUERY_INIT;
  const char *name = "Home", *tag = "bank";
  query.fields = TASKCORE_QUERY_PROJECTS | TASKCORE_QUERY_TAGS_ALL;
  query.projects = &name;
  query.project_count = 1;
  query.tags_all = &tag;
  query.tags_all_count = 1;
  CHECK_TEXT(found(store, &query), "a");
}

static void a_due_range_has_its_first_instant_and_not_its_last(taskcore_store *store) {
  add_titled(store, "never");
  add_due_at(store, "before", START_MS - 1);
  add_due_at(store, "first", START_MS);
  add_due_at(store, "last", START_MS + 999);
  add_due_at(store, "after", START_MS + 1000);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.due_from_ms = START_MS;
  query.due_before_ms = START_MS + 1000;
  query.fields = TASKCORE_QUERY_DUE_FROM | TASKCORE_QUERY_DUE_BEFORE;
  CHECK_TEXT(found(store, &query), "first last");
  query.fields = TASKCORE_QUERY_DUE_FROM;
  CHECK_TEXT(found(store, &query), "first last after");
  query.fields = TASKCORE_QUERY_DUE_BEFORE;
  CHECK_TEXT(found(store, &query), "before first last");
}

/* On 2026-10-25 the clocks of Paris go back, so that day ends 25 hours after it began. */
static void a_date_is_due_at_the_last_millisecond_of_its_day_in_the_zone(taskcore_store *store) {
  static const int64_t end_ms = 1792969200000; /* 2026-10-26T00:00+01:00 */
  add_due_on(store, "day", 20261025);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_DUE_FROM;
  query.due_from_ms = end_ms - 1;
  CHECK_TEXT(found(store, &query), "day");
  query.due_from_ms = end_ms;
  CHECK_TEXT(found(store, &query), "");
  query.fields = TASKCORE_QUERY_DUE_BEFORE;
  query.due_before_ms = end_ms - 1;
  CHECK_TEXT(found(store, &query), "");
  query.due_before_ms = end_ms;
  CHECK_TEXT(found(store, &query), "day");
}

static void the_same_date_ends_later_where_the_sun_sets_later(void) {
  const char *path = path_of("zones.db");
  static const int64_t end_in_paris_ms = 1788300000000; /* 2026-09-02T00:00+02:00 */
  taskcore_store *paris = open_store(path), *new_york = NULL;
  taskcore_open_options options = options_for(path);
  options.time_zone = "America/New_York";
  CHECK_OK(taskcore_store_open(&options, &new_york));
  add_due_on(paris, "day", 20260901);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_DUE_BEFORE;
  query.due_before_ms = end_in_paris_ms;
  CHECK_TEXT(found(paris, &query), "day");
  CHECK_TEXT(found(new_york, &query), "");
  query.due_before_ms += 6 * 3600000;
  CHECK_TEXT(found(new_york, &query), "day");
  taskcore_store_free(new_york);
  taskcore_store_free(paris);
}

static void tasks_without_a_due_come_last_either_way(taskcore_store *store) {
  add_titled(store, "never");
  add_due_on(store, "day", 20260901);
  add_due_at(store, "noon", START_MS + 3 * 3600000);
  add_due_at(store, "midnight", 1788300000000);
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_sort sort = by(TASKCORE_SORT_DUE, 0);
  query.sorts = &sort;
  query.sort_count = 1;
  CHECK_TEXT(found(store, &query), "noon day midnight never");
  sort.is_descending = 1;
  CHECK_TEXT(found(store, &query), "midnight day noon never");
}

static void tasks_sort_by_priority_title_and_both_times(taskcore_store *store) {
  static const struct {
    const char *title;
    int32_t priority;
  } tasks[] = {{"zebra", TASKCORE_PRIORITY_P3},
               {"Äpfel", TASKCORE_PRIORITY_NONE},
               {"apple", TASKCORE_PRIORITY_P0},
               {"Bank", TASKCORE_PRIORITY_P1}};
  for (size_t i = 0; i < 4; i++) {
    taskcore_task_input input = titled(tasks[i].title);
    input.fields |= TASKCORE_TASK_PRIORITY;
    input.priority = tasks[i].priority;
    clock_ms = START_MS + (i == 1 ? 10 : (int64_t)i);
    add(store, &input);
  }
  static const struct {
    int32_t sort;
    const char *ascending, *descending;
  } orders[] = {
      {TASKCORE_SORT_CREATED, "zebra apple Bank Äpfel", "Äpfel Bank apple zebra"},
      {TASKCORE_SORT_PRIORITY, "apple Bank zebra Äpfel", "zebra Bank apple Äpfel"},
      {TASKCORE_SORT_TITLE, "Äpfel apple Bank zebra", "zebra Bank apple Äpfel"},
      {TASKCORE_SORT_MODIFIED, "zebra apple Bank Äpfel", "Äpfel Bank apple zebra"},
  };
  for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
    taskcore_query query = TASKCORE_QUERY_INIT;
    taskcore_sort sort = by(orders[i].sort, 0);
    query.sorts = &sort;
    query.sort_count = 1;
    CHECK_TEXT(found(store, &query), orders[i].ascending);
    sort.is_descending = 1;
    CHECK_TEXT(found(store, &query), orders[i].descending);
  }
}

static void ties_keep_the_order_of_the_ids_either_way(taskcore_store *store) {
  add_titled(store, "one");
  add_titled(store, "two");
  add_titled(store, "three");
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_sort sort = by(TASKCORE_SORT_PRIORITY, 0);
  query.sorts = &sort;
  query.sort_count = 1;
  CHECK_TEXT(found(store, &query), "one two three");
  sort.is_descending = 1;
  CHECK_TEXT(found(store, &query), "one two three");
}

static void a_page_skips_the_offset_and_ends_at_the_limit(taskcore_store *store) {
  static const char *const letters[] = {"a", "b", "c", "d", "e"};
  for (size_t i = 0; i < 5; i++) add_titled(store, letters[i]);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.limit = 2;
  CHECK_TEXT(found(store, &query), "a b");
  query.offset = 2;
  CHECK_TEXT(found(store, &query), "c d");
  query.offset = 4;
  CHECK_TEXT(found(store, &query), "e");
  query.offset = INT64_MAX;
  CHECK_TEXT(found(store, &query), "");
  query.offset = 0;
  query.limit = INT64_MAX;
  CHECK_TEXT(found(store, &query), "a b c d e");
  query.limit = 0; /* all */
  CHECK_TEXT(found(store, &query), "a b c d e");
  query.offset = 3;
  CHECK_TEXT(found(store, &query), "d e");
}

static void a_count_is_that_of_all_pages(taskcore_store *store) {
  int64_t count = -1;
  CHECK_OK(taskcore_task_count(store, NULL, &count));
  CHECK_INT(count, 0);
  add_filed(store, "a", "Home", "bank");
  add_filed(store, "b", "Home", "bank");
  add_filed(store, "c", "Work", "bank");
  taskcore_query query = TASKCORE_QUERY_INIT;
  const char *name = "Home";
  query.fields = TASKCORE_QUERY_PROJECTS;
  query.projects = &name;
  query.project_count = 1;
  query.limit = 1;
  query.offset = 1;
  CHECK_OK(taskcore_task_count(store, &query, &count));
  CHECK_INT(count, 2);
}

static void a_list_stays_as_it_was_read(taskcore_store *store) {
  int64_t id = add_titled(store, "before");
  taskcore_task_list *list = get(store, id);
  taskcore_task_input change = titled("after");
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  CHECK_TEXT(titles_of(list), "before");
  CHECK_TEXT(found(store, NULL), "after");
  taskcore_task_list_free(list);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_query_lists_the_open_tasks_unless_it_names_statuses);
  RUN_WITH_STORE(a_project_is_found_by_id_and_by_name_in_any_case);
  RUN_WITH_STORE(a_tag_is_found_in_any_case_and_an_unknown_one_finds_nothing);
  RUN_WITH_STORE(all_the_given_conditions_must_hold);
  RUN_WITH_STORE(a_due_range_has_its_first_instant_and_not_its_last);
  RUN_WITH_STORE(a_date_is_due_at_the_last_millisecond_of_its_day_in_the_zone);
  RUN(the_same_date_ends_later_where_the_sun_sets_later);
  RUN_WITH_STORE(tasks_without_a_due_come_last_either_way);
  RUN_WITH_STORE(tasks_sort_by_priority_title_and_both_times);
  RUN_WITH_STORE(ties_keep_the_order_of_the_ids_either_way);
  RUN_WITH_STORE(a_page_skips_the_offset_and_ends_at_the_limit);
  RUN_WITH_STORE(a_count_is_that_of_all_pages);
  RUN_WITH_STORE(a_list_stays_as_it_was_read);
  return check_result();
}
