/* Writing tasks on SQLite directly: with the schema and the statements of Taskcore, as durable, and
 * with nothing else. A step of the change log is one transaction. */
#ifndef FLOOR_WRITING_H
#define FLOOR_WRITING_H

#include <ctype.h>

#include "rows.h"
#include "tasks.h"

#define LISTED "SELECT " ROW_COLUMNS " FROM task AS t "

static sqlite3_stmt *begin, *begin_writing, *commit;
static sqlite3_stmt *add_step, *end_step, *add_change, *discard_undone;
static sqlite3_stmt *find_project, *add_project, *find_tag, *add_tag;
static sqlite3_stmt *add_task, *add_use, *add_words;
static sqlite3_stmt *find_task, *set_completed, *find_completion, *add_completion, *find_subtask;
static sqlite3_stmt *find_project_uid;

static void prepare(void) {
  begin = sql_prepare("BEGIN");
  begin_writing = sql_prepare("BEGIN IMMEDIATE");
  commit = sql_prepare("COMMIT");
  add_step = sql_prepare(
      "INSERT INTO step(action, at_ms, device, state, latest, first_change, last_change, hlc) "
      "VALUES (?1, ?2, '01a2027b-d680-7371-af5d-baddb3d36cf7', 0, 0, 0, 0, max(?2 * 65536, "
      "1 + coalesce((SELECT hlc FROM step ORDER BY id DESC LIMIT 1), 0)))");
  end_step = sql_prepare(
      "UPDATE step SET state = 1, latest = id, first_change = ?, last_change = ? WHERE id = ?");
  add_change = sql_prepare(
      "INSERT INTO change(step_id, entity, entity_id, uid, property, old, new) "
      "VALUES (?, ?, ?, ?, ?, ?, ?)");
  discard_undone = sql_prepare("UPDATE step SET state = 0 WHERE state = 2");
  find_project = sql_prepare("SELECT id FROM project WHERE name_key = ? AND alias_uid IS NULL");
  add_project = sql_prepare(
      "INSERT INTO project(uid, name, description, colour, icon, position, created_ms, name_key) "
      "VALUES (?, ?, '', 0, '', ?, ?, ?)");
  find_tag = sql_prepare("SELECT id FROM tag WHERE name_key = ?");
  add_tag = sql_prepare("INSERT INTO tag(name, name_key) VALUES (?, ?)");
  add_task = sql_prepare(
      "INSERT INTO task(uid, title, notes, project_id, position, tags, priority, favourite, slot, "
      "due_date, url, reminders, repeat_rule, repeat_mode, created_ms, modified_ms) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, '', '', '', 0, ?, ?)");
  add_use = sql_prepare("INSERT INTO task_tag(task_id, tag_id) VALUES (?, ?)");
  add_words = sql_prepare("INSERT INTO task_text(rowid, title, notes, tags) VALUES (?, ?, ?, ?)");
  find_task = sql_prepare(LISTED "WHERE t.id = ?");
  set_completed = sql_prepare("UPDATE task SET completed_ms = ?, modified_ms = ? WHERE id = ?");
  find_completion = sql_prepare("SELECT id FROM completion WHERE uid = ?");
  add_completion = sql_prepare(
      "INSERT INTO completion(uid, task_uid, completed_ms, points, priority, due_date, "
      "project_uid, "
      "tags) VALUES (?, ?, ?, 3, ?, ?, ?, ?)");
  find_project_uid = sql_prepare("SELECT uid FROM project WHERE id = ?");
  find_subtask = sql_prepare("SELECT id FROM task WHERE parent_id = ?");
}

/* A UUID of version 7 for each number. */
static void make_uid(char *uid, int64_t number) {
  sprintf(uid, "01a2027b-d680-7%03x-8%03x-%012llx", (unsigned)(number >> 12 & 0xfff),
          (unsigned)(number & 0xfff),
          (unsigned long long)number * 2654435761ULL & 0xffffffffffffULL);
}

static int64_t change_first, change_last, step;

static void step_begin(int action) {
  sql_run(begin_writing);
  sql_integer(add_step, 1, action);
  sql_integer(add_step, 2, NOW_MS);
  sql_run(add_step);
  step = sqlite3_last_insert_rowid(database);
  change_first = 0;
}

/* A property of something is a number now; it was one, or 0 for nothing. */
static void log_change(int entity, int64_t id, const char *uid, const char *property, int64_t old,
                       int64_t number) {
  sql_integer(add_change, 1, step);
  sql_integer(add_change, 2, entity);
  sql_integer(add_change, 3, id);
  sql_text(add_change, 4, uid);
  sql_text(add_change, 5, property);
  if (old)
    sql_integer(add_change, 6, old);
  else
    sql_check(sqlite3_bind_null(add_change, 6));
  sql_integer(add_change, 7, number);
  sql_run(add_change);
  change_last = sqlite3_last_insert_rowid(database);
  if (!change_first) change_first = change_last;
}

/* What a thing is made with, as JSON. */
static char values[4096];
static size_t values_length;

static void values_add(const char *text, size_t length) {
  if (values_length + length >= sizeof values) bench_fail("A thing has too many values.");
  memcpy(values + values_length, text, length);
  values_length += length;
}

static void values_string(const char *text) {
  values_add("\"", 1);
  for (const char *c = text; *c != '\0'; c++) {
    if ((unsigned char)*c < 0x20) {
      char escaped[8];
      values_add(escaped, (size_t)sprintf(escaped, "\\u%04x", (unsigned)*c));
      continue;
    }
    if (*c == '"' || *c == '\\') values_add("\\", 1);
    values_add(c, 1);
  }
  values_add("\"", 1);
}

static void values_key(const char *key) {
  values_add(values_length == 0 ? "{" : ",", 1);
  values_string(key);
  values_add(":", 1);
}

static void values_text(const char *key, const char *text) {
  values_key(key);
  values_string(text);
}

static void values_integer(const char *key, int64_t number) {
  char digits[24];
  values_key(key);
  values_add(digits, (size_t)sprintf(digits, "%lld", (long long)number));
}

static void log_creation(int entity, int64_t id, const char *uid) {
  values_add("}", 2);
  sql_integer(add_change, 1, step);
  sql_integer(add_change, 2, entity);
  sql_integer(add_change, 3, id);
  sql_text(add_change, 4, uid);
  sql_text(add_change, 5, "id");
  sql_check(sqlite3_bind_null(add_change, 6));
  sql_text(add_change, 7, values);
  sql_run(add_change);
  values_length = 0;
  change_last = sqlite3_last_insert_rowid(database);
  if (!change_first) change_first = change_last;
}

static void step_end(void) {
  sql_run(discard_undone);
  sql_integer(end_step, 1, change_first);
  sql_integer(end_step, 2, change_last);
  sql_integer(end_step, 3, step);
  sql_run(end_step);
  sql_run(commit);
}

static int64_t project_id(const char *name) {
  static int64_t projects;
  char key[16], uid[40];
  for (size_t i = 0; i <= strlen(name); i++) key[i] = (char)tolower((unsigned char)name[i]);
  sql_text(find_project, 1, key);
  int64_t id = sql_value(find_project);
  if (id) return id;
  make_uid(uid, 1LL << 32 | ++projects);
  sql_text(add_project, 1, uid);
  sql_text(add_project, 2, name);
  sql_text(add_project, 3, key);
  sql_integer(add_project, 4, NOW_MS);
  sql_text(add_project, 5, key);
  sql_run(add_project);
  id = sqlite3_last_insert_rowid(database);
  values_text("name", name);
  values_text("position", key);
  values_integer("created_ms", NOW_MS);
  log_creation(2, id, uid);
  return id;
}

static void find_uid_of_project(int64_t id, char uid[40]) {
  sql_integer(find_project_uid, 1, id);
  if (!sql_step(find_project_uid)) bench_fail("There is no project %lld.", (long long)id);
  snprintf(uid, 40, "%s", (const char *)sqlite3_column_text(find_project_uid, 0));
  sqlite3_reset(find_project_uid);
}

static int64_t tag_id(const char *name) {
  sql_text(find_tag, 1, name);
  int64_t id = sql_value(find_tag);
  if (id) return id;
  sql_text(add_tag, 1, name);
  sql_text(add_tag, 2, name);
  sql_run(add_tag);
  return sqlite3_last_insert_rowid(database);
}

static void add(const task_data *task, int64_t number) {
  char uid[40], position[16], tags[34];
  make_uid(uid, number);
  sprintf(position, "c%06llx", (unsigned long long)number);
  sprintf(tags, "%s\x1f%s", task->tags[0], task->tags[1]);
  int64_t project = project_id(task->project);
  int64_t tag_ids[] = {tag_id(task->tags[0]), tag_id(task->tags[1])};
  sql_text(add_task, 1, uid);
  sql_text(add_task, 2, task->title);
  sql_text(add_task, 3, task->notes);
  sql_integer(add_task, 4, project);
  sql_text(add_task, 5, position);
  sql_text(add_task, 6, tags);
  sql_integer(add_task, 7, task->priority);
  if (task->due_date)
    sql_integer(add_task, 8, task->due_date);
  else
    sql_check(sqlite3_bind_null(add_task, 8));
  sql_integer(add_task, 9, NOW_MS);
  sql_integer(add_task, 10, NOW_MS);
  sql_run(add_task);
  int64_t id = sqlite3_last_insert_rowid(database);
  for (int i = 0; i < 2; i++) {
    sql_integer(add_use, 1, id);
    sql_integer(add_use, 2, tag_ids[i]);
    sql_run(add_use);
  }
  sql_integer(add_words, 1, id);
  sql_text(add_words, 2, task->title);
  sql_text(add_words, 3, task->notes);
  sql_text(add_words, 4, tags);
  sql_run(add_words);
  char project_uid[40];
  find_uid_of_project(project, project_uid);
  values_text("title", task->title);
  if (*task->notes) values_text("notes", task->notes);
  values_text("project", project_uid);
  values_text("position", position);
  if (task->priority != 4) values_integer("priority", task->priority);
  if (task->due_date) values_integer("due", task->due_date);
  values_integer("created", NOW_MS);
  values_integer("modified", NOW_MS);
  values_key("tag");
  values_add("[", 1);
  values_string(task->tags[0]);
  values_add(",", 1);
  values_string(task->tags[1]);
  values_add("]", 1);
  log_creation(1, id, uid);
}

COUNTED static void add_many(const task_data *tasks, long first, long count) {
  step_begin(1);
  for (long i = 0; i < count; i++) add(&tasks[i], first + i);
  step_end();
}

static void complete(int64_t id) {
  char uid[40], task_uid[40], project_uid[40], tags[64];
  sql_integer(find_task, 1, id);
  if (!sql_step(find_task)) bench_fail("There is no task %lld.", (long long)id);
  snprintf(task_uid, sizeof task_uid, "%s", (const char *)sqlite3_column_text(find_task, 1));
  snprintf(tags, sizeof tags, "%s", (const char *)sqlite3_column_text(find_task, 7));
  int64_t project = sqlite3_column_int64(find_task, 4);
  int64_t priority = sqlite3_column_int64(find_task, 8);
  int64_t due_date = sqlite3_column_int64(find_task, 13);
  int64_t modified = sqlite3_column_int64(find_task, 27);
  sqlite3_reset(find_task);
  find_uid_of_project(project, project_uid);
  sql_integer(set_completed, 1, LATER_MS);
  sql_integer(set_completed, 2, LATER_MS);
  sql_integer(set_completed, 3, id);
  sql_run(set_completed);
  log_change(1, id, task_uid, "modified", modified, LATER_MS);
  log_change(1, id, task_uid, "completed", 0, LATER_MS);
  make_uid(uid, 2LL << 32 | id);
  sql_text(find_completion, 1, uid);
  if (sql_value(find_completion)) bench_fail("Task %lld is completed twice.", (long long)id);
  sql_text(add_completion, 1, uid);
  sql_text(add_completion, 2, task_uid);
  sql_integer(add_completion, 3, LATER_MS);
  sql_integer(add_completion, 4, priority);
  if (due_date)
    sql_integer(add_completion, 5, due_date);
  else
    sql_check(sqlite3_bind_null(add_completion, 5));
  sql_text(add_completion, 6, project_uid);
  sql_text(add_completion, 7, tags);
  sql_run(add_completion);
  int64_t completion = sqlite3_last_insert_rowid(database);
  values_text("task_uid", task_uid);
  values_integer("completed_ms", LATER_MS);
  values_integer("priority", priority);
  if (due_date) values_integer("due_date", due_date);
  values_text("project_uid", project_uid);
  values_text("tags", tags);
  log_creation(6, completion, uid);
  sql_integer(find_subtask, 1, id);
  if (sql_value(find_subtask)) bench_fail("Task %lld has subtasks.", (long long)id);
}

/* Completes each task that is `stride` further, from an id on.
 *
 * Returns: how many that are. */
COUNTED static long complete_many(int64_t first, long stride, long last, long most) {
  long count = 0;
  step_begin(3);
  for (int64_t id = first; id <= last && count < most; id += stride) {
    complete(id);
    count++;
  }
  step_end();
  return count;
}

#endif
