/* The home screen, rows and details: the same texts and colours for every screen. */
#include "listing.h"

static taskcore_home *home_of(taskcore_store *store, const taskcore_home_options *options) {
  taskcore_home *home = NULL;
  CHECK_OK(taskcore_home_read(store, options, &home));
  CHECK(taskcore_home_contents(home) != NULL);
  return home;
}

static void a_new_store_has_a_fresh_start(taskcore_store *store) {
  taskcore_home *home = home_of(store, NULL);
  const taskcore_home_content *content = taskcore_home_contents(home);
  CHECK_SIZE(content->struct_size, sizeof *content);
  CHECK_TEXT(content->title, "My Tasks");
  CHECK_TEXT(content->date_label, "Tuesday 1 September");
  CHECK_INT(content->date, 20260901);
  CHECK_INT(content->empty_state, TASKCORE_EMPTY_FRESH);
  CHECK_TEXT(content->empty_title, "A fresh start");
  CHECK_TEXT(content->empty_message, "Anything to add?");
  CHECK_TEXT(content->progress_label, "");
  CHECK_INT(content->section_count, 0);
  CHECK_INT(content->row_count, 0);
  CHECK(content->sections == NULL && content->rows == NULL);
  CHECK_INT(content->chip_count, 2);
  CHECK_INT(TASKCORE_AT(content->chips, 0)->kind, TASKCORE_CHIP_ALL);
  CHECK_INT(TASKCORE_AT(content->chips, 0)->is_selected, 1);
  CHECK_INT(TASKCORE_AT(content->chips, 1)->kind, TASKCORE_CHIP_FAVOURITES);
  taskcore_home_free(home);
}

static void the_sections_share_the_rows(taskcore_store *store) {
  taskcore_home_options options = TASKCORE_HOME_OPTIONS_INIT;
  options.section_limit = 2;
  add_due_on(store, "Late", 20260830);
  add_due_on(store, "Today", 20260901);
  for (int i = 0; i < 3; i++) add_titled(store, "Some day");
  taskcore_home *home = home_of(store, &options);
  const taskcore_home_content *content = taskcore_home_contents(home);
  CHECK_INT(content->section_count, 3);
  CHECK_INT(content->row_count, 4);
  CHECK_INT(content->open_count, 5);
  CHECK_TEXT(content->progress_label, "0 of 2 done");
  CHECK_INT(content->empty_state, TASKCORE_EMPTY_NOT);
  const taskcore_section *overdue = TASKCORE_AT(content->sections, 0),
                         *inbox = TASKCORE_AT(content->sections, 2);
  CHECK_INT(overdue->kind, TASKCORE_SECTION_OVERDUE);
  CHECK_INT(overdue->first, 0);
  CHECK_SIZE(inbox->struct_size, sizeof *inbox);
  CHECK_INT(inbox->kind, TASKCORE_SECTION_INBOX);
  CHECK_TEXT(inbox->title, "Inbox");
  CHECK_INT(inbox->first, 2);
  CHECK_INT(inbox->row_count, 2);
  CHECK_INT(inbox->total_count, 3);
  const taskcore_row *late = TASKCORE_AT(content->rows, overdue->first);
  CHECK_SIZE(late->struct_size, sizeof *late);
  CHECK_TEXT(late->title, "Late");
  CHECK_TEXT(late->due_label, "2 days overdue");
  CHECK_INT(late->is_overdue, 1);
  CHECK_INT(late->has_days_remaining, 1);
  CHECK_INT(late->days_remaining, -2);
  CHECK_INT(late->colour, TASKCORE_COLOUR_ORANGE);
  CHECK_INT(late->due_colour, TASKCORE_COLOUR_RED);
  CHECK_TEXT(TASKCORE_AT(content->rows, inbox->first + 1)->title, "Some day");
  taskcore_home_free(home);
}

static void a_screen_needs_its_store_no_longer(void) {
  taskcore_store *store = open_store(":memory:");
  int64_t id = add_titled(store, "Pay rent");
  taskcore_home *home = home_of(store, NULL);
  taskcore_detail *detail = NULL;
  CHECK_OK(taskcore_detail_read(store, id, &detail));
  taskcore_store_free(store);
  CHECK_TEXT(TASKCORE_AT(taskcore_home_contents(home)->rows, 0)->title, "Pay rent");
  CHECK_TEXT(taskcore_detail_contents(detail)->row->title, "Pay rent");
  taskcore_home_free(home);
  taskcore_detail_free(detail);
}

static void bad_options_are_refused(taskcore_store *store) {
  taskcore_home_options options = TASKCORE_HOME_OPTIONS_INIT;
  taskcore_home *home = NULL;
  options.section_limit = -1;
  CHECK_STATUS(taskcore_home_read(store, &options, &home), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "section_limit");
  CHECK(home == NULL);
  options.section_limit = 0;
  options.query = "\xff";
  CHECK_STATUS(taskcore_home_read(store, &options, &home), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "query");
  options.struct_size--;
  CHECK_STATUS(taskcore_home_read(store, &options, &home), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "struct_size");
  CHECK_STATUS(taskcore_home_read(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_home_read(NULL, NULL, &home), TASKCORE_EINVALID);
  CHECK(taskcore_home_contents(NULL) == NULL);
  taskcore_home_free(NULL);
}

static void a_detail_has_every_field_and_the_actions(taskcore_store *store) {
  int64_t id = add_due_on(store, "Pay rent", 20260904);
  taskcore_detail *detail = NULL;
  CHECK_OK(taskcore_detail_read(store, id, &detail));
  const taskcore_detail_content *content = taskcore_detail_contents(detail);
  CHECK_SIZE(content->struct_size, sizeof *content);
  CHECK_INT(content->row->task_id, id);
  CHECK_TEXT(content->row->due_label, "In 3 days");
  CHECK_INT(content->field_count, 29);
  CHECK_SIZE(TASKCORE_AT(content->fields, 0)->struct_size, sizeof *content->fields);
  CHECK_INT(TASKCORE_AT(content->fields, 0)->field, TASKCORE_TASK_TITLE);
  CHECK_TEXT(TASKCORE_AT(content->fields, 0)->label, "Title");
  CHECK_TEXT(TASKCORE_AT(content->fields, 0)->value, "Pay rent");
  CHECK_INT(TASKCORE_AT(content->fields, 11)->field, TASKCORE_TASK_DUE);
  CHECK_TEXT(TASKCORE_AT(content->fields, 11)->value, "Friday 4 September 2026");
  CHECK_INT(TASKCORE_AT(content->fields, 19)->field, TASKCORE_TASK_FIELD_VALUES);
  CHECK_INT(TASKCORE_AT(content->fields, 20)->field, TASKCORE_TASK_DEPENDS_ON);
  CHECK_INT(TASKCORE_AT(content->fields, 21)->field, 0);
  CHECK_TEXT(TASKCORE_AT(content->fields, 22)->value, "Tuesday 1 September 2026, 09:00");
  CHECK_INT(content->subtask_count, 0);
  CHECK_INT(content->blocker_count, 0);
  CHECK(content->subtasks == NULL && content->blockers == NULL);
  CHECK_INT(content->actions, TASKCORE_ALLOWS_EDIT | TASKCORE_ALLOWS_COMPLETE |
                                  TASKCORE_ALLOWS_DELETE | TASKCORE_ALLOWS_MOVE |
                                  TASKCORE_ALLOWS_ADD_SUBTASK | TASKCORE_ALLOWS_START |
                                  TASKCORE_ALLOWS_CANCEL);
  taskcore_detail_free(detail);
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_OK(taskcore_detail_read(store, id, &detail));
  CHECK_INT(taskcore_detail_contents(detail)->actions,
            TASKCORE_ALLOWS_RESTORE | TASKCORE_ALLOWS_PURGE);
  taskcore_detail_free(detail);
}

static void a_detail_of_no_task_is_refused(taskcore_store *store) {
  taskcore_detail *detail = NULL;
  CHECK_STATUS(taskcore_detail_read(store, 7, &detail), TASKCORE_ENOTFOUND);
  CHECK_TEXT(taskcore_last_error()->field, "id");
  CHECK(detail == NULL);
  CHECK_STATUS(taskcore_detail_read(store, 7, NULL), TASKCORE_EINVALID);
  CHECK(taskcore_detail_contents(NULL) == NULL);
  taskcore_detail_free(NULL);
}

static void rows_are_those_of_a_query(taskcore_store *store) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_row_list *rows = NULL;
  size_t stride = 0;
  add_titled(store, "Some day");
  int64_t id = add_due_on(store, "Today", 20260901);
  query.fields = TASKCORE_QUERY_VIEW;
  query.view = TASKCORE_VIEW_TODAY;
  CHECK_OK(taskcore_row_query(store, &query, &rows));
  CHECK_INT(taskcore_row_list_at(rows, 0)->actions & (TASKCORE_ALLOWS_EDIT | TASKCORE_ALLOWS_PURGE),
            TASKCORE_ALLOWS_EDIT);
  CHECK_INT(taskcore_row_list_count(rows), 1);
  const taskcore_row *row = taskcore_row_list_at(rows, 0);
  CHECK_INT(row->task_id, id);
  CHECK_TEXT(row->due_label, "Today");
  CHECK_TEXT(row->priority_label, "P2");
  CHECK_TEXT(row->blocked_label, "");
  CHECK(taskcore_row_list_rows(rows, &stride) == row);
  CHECK_SIZE(stride, sizeof *row);
  CHECK(taskcore_row_list_at(rows, 1) == NULL);
  taskcore_row_list_free(rows);
  CHECK_OK(taskcore_row_query(store, NULL, &rows));
  CHECK_INT(taskcore_row_list_count(rows), 2);
  taskcore_row_list_free(rows);
  query.view = 99;
  CHECK_STATUS(taskcore_row_query(store, &query, &rows), TASKCORE_EINVALID);
  CHECK(rows == NULL);
  CHECK_INT(taskcore_row_list_count(NULL), 0);
  taskcore_row_list_free(NULL);
}

static void every_colour_is_there_in_both_themes(void) {
  for (int32_t theme = TASKCORE_THEME_LIGHT; theme <= TASKCORE_THEME_DARK; theme++)
    for (int32_t token = TASKCORE_COLOUR_BLACK; token <= TASKCORE_COLOUR_GREY; token++) {
      uint32_t rgb = 0;
      CHECK_OK(taskcore_colour(token, theme, &rgb));
      CHECK(rgb != 0 && rgb <= 0xFFFFFF);
    }
  uint32_t rgb = 1;
  CHECK_STATUS(taskcore_colour(12, TASKCORE_THEME_LIGHT, &rgb), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "token");
  CHECK_INT(rgb, 0);
  CHECK_STATUS(taskcore_colour(TASKCORE_COLOUR_RED, 2, &rgb), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "theme");
  CHECK_STATUS(taskcore_colour(TASKCORE_COLOUR_RED, 0, NULL), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(a_new_store_has_a_fresh_start);
  RUN_WITH_STORE(the_sections_share_the_rows);
  RUN(a_screen_needs_its_store_no_longer);
  RUN_WITH_STORE(bad_options_are_refused);
  RUN_WITH_STORE(a_detail_has_every_field_and_the_actions);
  RUN_WITH_STORE(a_detail_of_no_task_is_refused);
  RUN_WITH_STORE(rows_are_those_of_a_query);
  RUN(every_colour_is_there_in_both_themes);
  return check_result();
}
