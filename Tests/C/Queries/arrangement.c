/* How a list is arranged: in groups with their counts, as a tree, and by several sort keys. */
#include "listing.h"

/* The groups of a list, such as "Home:2/3@0": label, rows, tasks in all, and the first row. */
static const char *groups_in(const taskcore_task_list *list) {
  static char text[1024];
  size_t count = 7, stride = 0, length = 0;
  const char *at = (const char *)taskcore_task_list_groups(list, &count, &stride);
  text[0] = '\0';
  CHECK((at == NULL) == (count == 0));
  for (size_t i = 0; i < count; i++) {
    const taskcore_group *group = (const taskcore_group *)(const void *)(at + i * stride);
    CHECK_SIZE(group->struct_size, sizeof *group);
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%s:%d/%d@%d",
                               i == 0 ? "" : " ", group->label, (int)group->row_count,
                               (int)group->total_count, (int)group->first);
    CHECK(length < sizeof text);
  }
  return text;
}

static const char *grouped(taskcore_store *store, const taskcore_query *query) {
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, query, &list));
  const char *groups = groups_in(list);
  taskcore_task_list_free(list);
  return groups;
}

static int64_t key_of(taskcore_store *store, const taskcore_query *query, size_t index) {
  taskcore_task_list *list = NULL;
  size_t count = 0, stride = 0;
  CHECK_OK(taskcore_task_query(store, query, &list));
  const taskcore_group *first = taskcore_task_list_groups(list, &count, &stride);
  CHECK(index < count);
  int64_t key = ((const taskcore_group *)(const void *)((const char *)first + index * stride))->key;
  taskcore_task_list_free(list);
  return key;
}

static taskcore_query grouping(int32_t group) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.group = group;
  return query;
}

static void groups_of_projects_come_in_the_order_of_the_projects(taskcore_store *store) {
  add_in(store, "w1", "Work");
  add_in(store, "h1", "Home");
  add_in(store, "w2", "Work");
  add_titled(store, "i1");
  taskcore_query query = grouping(TASKCORE_GROUP_PROJECT);
  CHECK_TEXT(grouped(store, &query), "Inbox:1/1@0 Work:2/2@1 Home:1/1@3");
  CHECK_TEXT(found(store, &query), "i1 w1 w2 h1");
  int64_t home = project_named(store, "Home"), work = project_named(store, "Work");
  CHECK_INT(key_of(store, &query, 0), TASKCORE_INBOX_ID);
  CHECK_INT(key_of(store, &query, 1), work);
  taskcore_move move = before(work);
  CHECK_OK(taskcore_project_move(store, &home, 1, &move));
  CHECK_TEXT(grouped(store, &query), "Inbox:1/1@0 Home:1/1@1 Work:2/2@2");
  CHECK_TEXT(found(store, &query), "i1 h1 w1 w2");
}

static void groups_of_days_are_those_of_the_stores_zone(taskcore_store *store) {
  add_titled(store, "never");
  add_due_at(store, "after", 1788300000000); /* midnight after 1 September in Paris */
  add_due_at(store, "last", 1788299999999);
  add_due_on(store, "date", 20260901);
  add_due_on(store, "early", 20251231);
  taskcore_query query = grouping(TASKCORE_GROUP_DUE_DAY);
  CHECK_TEXT(found(store, &query), "early last date after never");
  taskcore_task_list *list = NULL;
  size_t count = 0;
  CHECK_OK(taskcore_task_query(store, &query, &list));
  taskcore_task_list_groups(list, &count, NULL);
  CHECK_INT(count, 4);
  taskcore_task_list_free(list);
  CHECK_INT(key_of(store, &query, 0), 20251231);
  CHECK_INT(key_of(store, &query, 1), 20260901);
  CHECK_INT(key_of(store, &query, 2), 20260902);
  CHECK_INT(key_of(store, &query, 3), 0);
}

static void groups_of_priorities_begin_with_p0(taskcore_store *store) {
  static const int32_t priorities[] = {TASKCORE_PRIORITY_NONE, TASKCORE_PRIORITY_P3,
                                       TASKCORE_PRIORITY_P0, TASKCORE_PRIORITY_P3};
  static const char *const titles[] = {"n", "a", "u", "b"};
  for (size_t i = 0; i < 4; i++) {
    taskcore_task_input input = titled(titles[i]);
    input.fields |= TASKCORE_TASK_PRIORITY;
    input.priority = priorities[i];
    add(store, &input);
  }
  taskcore_query query = grouping(TASKCORE_GROUP_PRIORITY);
  CHECK_TEXT(found(store, &query), "u a b n");
  CHECK_INT(key_of(store, &query, 0), TASKCORE_PRIORITY_P0);
  CHECK_INT(key_of(store, &query, 1), TASKCORE_PRIORITY_P3);
  CHECK_INT(key_of(store, &query, 2), TASKCORE_PRIORITY_NONE);
  taskcore_sort sort = by(TASKCORE_SORT_TITLE, 1); /* within the groups */
  query.sorts = &sort;
  query.sort_count = 1;
  CHECK_TEXT(found(store, &query), "u b a n");
}

static void groups_of_completed_tasks_are_the_days_on_which_they_were_done(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b"), c = add_titled(store, "c");
  clock_ms = 1788299999999;
  CHECK_OK(taskcore_task_complete(store, &a, 1, 0));
  clock_ms++;
  CHECK_OK(taskcore_task_complete(store, &c, 1, 0));
  CHECK_OK(taskcore_task_complete(store, &b, 1, 0));
  taskcore_query query = grouping(TASKCORE_GROUP_COMPLETED_DAY);
  query.fields = TASKCORE_QUERY_STATUSES;
  query.statuses = TASKCORE_TASK_STATUS_COMPLETED;
  CHECK_TEXT(found(store, &query), "b c a"); /* the last day first */
  CHECK_INT(key_of(store, &query, 0), 20260902);
  CHECK_INT(key_of(store, &query, 1), 20260901);
}

static int64_t add_tagged(taskcore_store *store, const char *title, const char *first,
                          const char *second) {
  const char *tags[] = {first, second};
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = second == NULL ? 1 : 2;
  return add(store, &input);
}

static void a_task_stands_below_each_of_its_tags(taskcore_store *store) {
  add_titled(store, "none");
  add_tagged(store, "both", "shop", "Bank");
  add_tagged(store, "shop", "shop", NULL);
  taskcore_query query = grouping(TASKCORE_GROUP_TAG);
  CHECK_TEXT(grouped(store, &query), "Bank:1/1@0 shop:2/2@1 No tag:1/1@3");
  CHECK_TEXT(found(store, &query), "both both shop none");
  int64_t count = 0;
  CHECK_OK(taskcore_task_count(store, &query, &count));
  CHECK_INT(count, 3); /* tasks, not rows */
  CHECK_INT(key_of(store, &query, 2), 0);
  query.limit = 2;
  query.offset = 1;
  CHECK_TEXT(found(store, &query), "both shop");
  CHECK_TEXT(grouped(store, &query), "Bank:0/1@0 shop:2/2@0 No tag:0/1@2");
  query = filtered("+bank group:tag sort:-title tree:yes");
  CHECK_TEXT(grouped(store, &query), "Bank:1/1@0 shop:1/1@1");
  query = filtered("status:open group:tag");
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_FAVOURITE;
  change.is_favourite = 1;
  CHECK_OK(taskcore_task_update_where(store, &query, &change, &count));
  CHECK_INT(count, 3); /* each once */
}

static void groups_of_slots_are_where_tasks_stand_today(taskcore_store *store) {
  taskcore_task_input input = titled("evening");
  input.fields |= TASKCORE_TASK_SLOT;
  input.slot = TASKCORE_SLOT_EVENING;
  add_titled(store, "inbox");
  add(store, &input);
  add_due_on(store, "later", 20260902);
  add_due_on(store, "today", 20260901);
  add_due_at(store, "over", START_MS - 1);
  taskcore_query query = grouping(TASKCORE_GROUP_SLOT);
  CHECK_TEXT(grouped(store, &query), "Morning:2/2@0 Evening:1/1@2 Upcoming:1/1@3 Inbox:1/1@4");
  CHECK_TEXT(found(store, &query), "today over evening later inbox");
  CHECK_INT(key_of(store, &query, 0), TASKCORE_SLOT_MORNING);
  CHECK_INT(key_of(store, &query, 3), TASKCORE_SLOT_INBOX);
  clock_ms += 24 * 3600000;
  CHECK_TEXT(grouped(store, &query), "Morning:3/3@0 Evening:1/1@3 Inbox:1/1@4");
}

static void groups_of_parents_have_their_subtasks(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b");
  add_under(store, "y", b);
  add_under(store, "x", a);
  taskcore_query query = grouping(TASKCORE_GROUP_PARENT);
  CHECK_TEXT(grouped(store, &query), "None:2/2@0 a:1/1@2 b:1/1@3");
  CHECK_TEXT(found(store, &query), "a b x y");
  CHECK_INT(key_of(store, &query, 0), 0);
  CHECK_INT(key_of(store, &query, 2), b);
  taskcore_move move = before(a);
  CHECK_OK(taskcore_task_move(store, &b, 1, &move));
  CHECK_TEXT(grouped(store, &query), "None:2/2@0 b:1/1@2 a:1/1@3");
}

static void groups_of_weeks_begin_on_monday(taskcore_store *store) {
  add_titled(store, "never");
  add_due_on(store, "first", 10101);
  add_due_on(store, "last", 99991231);
  add_due_on(store, "sunday", 20270103);
  add_due_on(store, "monday", 20270104);
  add_due_on(store, "thursday", 20261231);
  taskcore_query query = grouping(TASKCORE_GROUP_WEEK);
  CHECK_TEXT(found(store, &query), "first sunday thursday monday last never");
  CHECK_TEXT(grouped(store, &query),
             "0001-W01:1/1@0 2026-W53:2/2@1 2027-W01:1/1@3 9999-W52:1/1@4 None:1/1@5");
  CHECK_INT(key_of(store, &query, 0), 10101);
  CHECK_INT(key_of(store, &query, 1), 20261228);
  CHECK_INT(key_of(store, &query, 4), 0);
}

static void a_page_keeps_the_counts_of_all(taskcore_store *store) {
  add_in(store, "w1", "Work");
  add_in(store, "w2", "Work");
  add_in(store, "h1", "Home");
  add_titled(store, "i1");
  taskcore_query query = grouping(TASKCORE_GROUP_PROJECT);
  query.limit = 2;
  CHECK_TEXT(found(store, &query), "i1 w1");
  CHECK_TEXT(grouped(store, &query), "Inbox:1/1@0 Work:1/2@1 Home:0/1@2");
  query.offset = 2;
  CHECK_TEXT(found(store, &query), "w2 h1");
  CHECK_TEXT(grouped(store, &query), "Inbox:0/1@0 Work:1/2@0 Home:1/1@1");
  query.limit = 0; /* all */
  query.offset = 0;
  CHECK_TEXT(found(store, &query), "i1 w1 w2 h1");
  CHECK_TEXT(grouped(store, &query), "Inbox:1/1@0 Work:2/2@1 Home:1/1@3");
  query.offset = 99;
  query.limit = 5;
  CHECK_TEXT(grouped(store, &query), "Inbox:0/1@0 Work:0/2@0 Home:0/1@0");
}

static void without_groups_there_are_none(taskcore_store *store) {
  add_titled(store, "a");
  taskcore_query query = TASKCORE_QUERY_INIT;
  CHECK_TEXT(grouped(store, &query), "");
  query = filtered("title:nothing group:project");
  CHECK_TEXT(grouped(store, &query), "");
  size_t count = 7, stride = 7;
  CHECK(taskcore_task_list_groups(NULL, &count, &stride) == NULL);
  CHECK_INT(count, 0);
  CHECK(taskcore_task_list_groups(NULL, NULL, NULL) == NULL);
}

static void unknown_groups_and_trees_are_refused(taskcore_store *store) {
  static const int32_t wrong[] = {-1, 10, INT32_MIN, INT32_MAX};
  int64_t count = 0;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_query query = grouping(wrong[i]);
    REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "group");
    query = grouping(TASKCORE_GROUP_NONE);
    query.is_tree = wrong[i];
    REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "is_tree");
  }
}

static void in_a_tree_each_task_is_followed_by_its_subtasks(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b");
  int64_t y = add_under(store, "y", a);
  add_under(store, "x", a);
  add_under(store, "z", b);
  add_under(store, "inner", y);
  CHECK_TEXT(listed(store, "tree:yes"), "a .y ..inner .x b .z");
  CHECK_TEXT(listed(store, "tree:yes sort:title"), "a .x .y ..inner b .z");
  CHECK_TEXT(listed(store, "tree:yes sort:-title"), "b .z a .y ..inner .x");
  CHECK_TEXT(listed(store, "sort:title"), "a b inner x y z");
  CHECK_TEXT(listed(store, "tree:yes limit:3 offset:1"), ".y ..inner .x");
}

static void in_a_tree_a_task_whose_parent_is_not_listed_stands_by_itself(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_under(store, "b", a);
  add_under(store, "c", b);
  CHECK_TEXT(listed(store, "tree:yes -title:b"), "a c");
  CHECK_TEXT(listed(store, "tree:yes -title:a"), "b .c");
}

static void a_tree_stands_within_its_groups(taskcore_store *store) {
  int64_t h = add_in(store, "h", "Home"), a = add_titled(store, "a");
  add_under(store, "below-h", h);
  add_under(store, "below-a", a);
  CHECK_TEXT(listed(store, "tree:yes group:project"), "a .below-a h .below-h");
}

static void several_keys_count_one_after_the_other(taskcore_store *store) {
  static const struct {
    const char *title;
    int32_t priority, favourite;
  } tasks[] = {{"b", 1, 0}, {"a", 1, 1}, {"d", 0, 0}, {"c", 1, 0}, {"e", 0, 1}};
  for (size_t i = 0; i < 5; i++) {
    taskcore_task_input input = titled(tasks[i].title);
    input.fields |= TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE;
    input.priority = tasks[i].priority;
    input.is_favourite = tasks[i].favourite;
    add(store, &input);
  }
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_sort sorts[] = {by(TASKCORE_SORT_PRIORITY, 0), by(TASKCORE_SORT_FAVOURITE, 0),
                           by(TASKCORE_SORT_TITLE, 1)};
  query.sorts = sorts;
  query.sort_count = 3;
  CHECK_TEXT(found(store, &query), "e d a c b");
  sorts[0].is_descending = 1;
  CHECK_TEXT(found(store, &query), "a c b e d");
  sorts[1].is_descending = 1;
  CHECK_TEXT(found(store, &query), "c b a d e");
  query.sort_count = 1;
  CHECK_TEXT(found(store, &query), "b a c d e"); /* ties in the order of the ids */
}

static void every_key_sorts_both_ways(taskcore_store *store) {
  static const int32_t keys[] = {
      TASKCORE_SORT_CREATED,   TASKCORE_SORT_DUE,      TASKCORE_SORT_PRIORITY,
      TASKCORE_SORT_TITLE,     TASKCORE_SORT_MODIFIED, TASKCORE_SORT_MANUAL,
      TASKCORE_SORT_FAVOURITE, TASKCORE_SORT_URGENCY,  TASKCORE_SORT_START};
  /* The first is first by every key. */
  for (int i = 0; i < 2; i++) {
    taskcore_task_input input = titled(i == 0 ? "a" : "b");
    input.fields |=
        TASKCORE_TASK_DUE | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_START;
    input.start_kind = input.due_kind = TASKCORE_MOMENT_DATE;
    input.start_date = 20260820 + i;
    input.due_date = 20260902 + i;
    input.priority = i;
    input.is_favourite = i == 0;
    clock_ms = START_MS + i;
    add(store, &input);
  }
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    taskcore_query query = TASKCORE_QUERY_INIT;
    taskcore_sort sort = by(keys[i], 0);
    query.sorts = &sort;
    query.sort_count = 1;
    CHECK_TEXT(found(store, &query), "a b");
    sort.is_descending = 1;
    CHECK_TEXT(found(store, &query), "b a");
  }
}

static void more_than_eight_keys_are_refused(taskcore_store *store) {
  taskcore_sort sorts[9];
  int64_t count = 0;
  taskcore_query query = TASKCORE_QUERY_INIT;
  for (int i = 0; i < 9; i++) sorts[i] = by(i, 0);
  query.sorts = sorts;
  query.sort_count = 8;
  CHECK_OK(taskcore_task_count(store, &query, &count));
  query.sort_count = 9;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "sorts");
  query.sort_count = SIZE_MAX;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "sorts");
  query.sorts = NULL;
  query.sort_count = 1;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "sorts");
}

int main(void) {
  RUN_WITH_STORE(groups_of_projects_come_in_the_order_of_the_projects);
  RUN_WITH_STORE(groups_of_days_are_those_of_the_stores_zone);
  RUN_WITH_STORE(groups_of_priorities_begin_with_p0);
  RUN_WITH_STORE(groups_of_completed_tasks_are_the_days_on_which_they_were_done);
  RUN_WITH_STORE(a_task_stands_below_each_of_its_tags);
  RUN_WITH_STORE(groups_of_slots_are_where_tasks_stand_today);
  RUN_WITH_STORE(groups_of_parents_have_their_subtasks);
  RUN_WITH_STORE(groups_of_weeks_begin_on_monday);
  RUN_WITH_STORE(a_page_keeps_the_counts_of_all);
  RUN_WITH_STORE(without_groups_there_are_none);
  RUN_WITH_STORE(unknown_groups_and_trees_are_refused);
  RUN_WITH_STORE(in_a_tree_each_task_is_followed_by_its_subtasks);
  RUN_WITH_STORE(in_a_tree_a_task_whose_parent_is_not_listed_stands_by_itself);
  RUN_WITH_STORE(a_tree_stands_within_its_groups);
  RUN_WITH_STORE(several_keys_count_one_after_the_other);
  RUN_WITH_STORE(every_key_sorts_both_ways);
  RUN_WITH_STORE(more_than_eight_keys_are_refused);
  return check_result();
}
