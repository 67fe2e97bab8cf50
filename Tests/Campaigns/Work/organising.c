/* Projects, tags, saved filters and templates. */
#include "work.h"

static void add_project(worker *worker) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  int64_t id = 0;
  begin(worker);
  input.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_DESCRIPTION;
  input.name = worker->mark;
  input.description = "new";
  effect(worker, "N|project|name|%s", worker->mark);
  effect(worker, "S|project|?0|description|new");
  announce(worker, "project_add");
  if (settle(worker, taskcore_project_add(worker->store, &input, &id), &id, 1)) {
    things_add(&worker->projects, id);
  }
}

static void update_project(worker *worker, int64_t id) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  begin(worker);
  input.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_DESCRIPTION | TASKCORE_PROJECT_ARCHIVED;
  input.name = worker->mark;
  input.description = worker->mark;
  input.is_archived = 1;
  effect(worker, "S|project|%" PRId64 "|name|%s", id, worker->mark);
  effect(worker, "S|project|%" PRId64 "|description|%s", id, worker->mark);
  effect(worker, "S|project|%" PRId64 "|archived_ms|+", id);
  announce(worker, "project_update");
  if (settle(worker, taskcore_project_update(worker->store, id, &input), NULL, 0)) {
    things_add(&worker->projects, id);
  }
}

/* A task goes into the project, and to Inbox when that is deleted. */
static void delete_project(worker *worker, int64_t id) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  int64_t task = 0;
  begin(worker);
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT_ID;
  input.title = worker->mark;
  input.project_id = id;
  effect(worker, "N|task|title|%s", worker->mark);
  effect(worker, "S|task|?0|project_id|%" PRId64, id);
  announce(worker, "add_to_project");
  if (!settle(worker, taskcore_task_add(worker->store, &input, &task), &task, 1)) return;
  begin(worker);
  effect(worker, "S|task|%" PRId64 "|project_id|1", task);
  effect(worker, "G|project|%" PRId64, id);
  announce(worker, "project_delete");
  settle(worker, taskcore_project_delete(worker->store, &id, 1, 0), NULL, 0);
}

static void work_projects(worker *worker) {
  const int64_t id = chance(worker, 2) ? things_take(worker, &worker->projects) : 0;
  if (id == 0)
    add_project(worker);
  else if (worker->lock >= 0 || chance(worker, 2))
    /* With a lock, another process may undo that the task is there between these two calls. */
    update_project(worker, id);
  else
    delete_project(worker, id);
}

/* Tags of its own, as a tag of several workers would be changed by all of them. */
static void work_tags(worker *worker) {
  if (worker->tagged == 0) {
    taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
    const char *const tags[] = {worker->mark};
    int64_t id = 0;
    begin(worker);
    input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_TAGS;
    input.title = worker->mark;
    input.tags = tags;
    input.tag_count = 1;
    effect(worker, "N|task|title|%s", worker->mark);
    effect(worker, "S|task|?0|tags|%s", worker->mark);
    announce(worker, "add_tagged");
    if (!settle(worker, taskcore_task_add(worker->store, &input, &id), &id, 1)) return;
    worker->tagged = id;
    strcpy(worker->tag, worker->mark);
  } else if (chance(worker, 3)) {
    begin(worker);
    effect(worker, "S|task|%" PRId64 "|tags|%s", worker->tagged, worker->mark);
    announce(worker, "tag_rename");
    if (settle(worker, taskcore_tag_rename(worker->store, worker->tag, worker->mark), NULL, 0)) {
      strcpy(worker->tag, worker->mark);
    } else {
      worker->tagged = 0;
    }
  } else {
    const char *const names[] = {worker->tag};
    begin(worker);
    effect(worker, "S|task|%" PRId64 "|tags|-", worker->tagged);
    announce(worker, "tag_delete");
    settle(worker, taskcore_tag_delete(worker->store, names, 1), NULL, 0);
    worker->tagged = 0;
  }
}

static void work_filters(worker *worker) {
  taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
  int64_t id = chance(worker, 2) ? things_take(worker, &worker->filters) : 0;
  begin(worker);
  input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
  input.name = worker->mark;
  input.query = "@red p1"; /* it is kept as it reads for a program */
  if (id == 0) {
    effect(worker, "N|filter|name|%s", worker->mark);
    effect(worker, "S|filter|?0|query|@red priority:P1");
    announce(worker, "filter_add");
    if (settle(worker, taskcore_filter_add(worker->store, &input, &id), &id, 1)) {
      things_add(&worker->filters, id);
    }
  } else if (chance(worker, 2)) {
    input.query = worker->mark;
    effect(worker, "S|filter|%" PRId64 "|name|%s", id, worker->mark);
    effect(worker, "S|filter|%" PRId64 "|query|%s", id, worker->mark);
    announce(worker, "filter_update");
    if (settle(worker, taskcore_filter_update(worker->store, id, &input), NULL, 0)) {
      things_add(&worker->filters, id);
    }
  } else {
    effect(worker, "G|filter|%" PRId64, id);
    announce(worker, "filter_delete");
    settle(worker, taskcore_filter_delete(worker->store, &id, 1), NULL, 0);
  }
}

static void add_template(worker *worker) {
  taskcore_template_input input = TASKCORE_TEMPLATE_INPUT_INIT;
  const int64_t task = things_take(worker, &worker->open);
  int64_t id = 0;
  if (task == 0) return;
  begin(worker);
  input.fields = TASKCORE_TEMPLATE_NAME | TASKCORE_TEMPLATE_TASK;
  input.name = worker->mark;
  input.task_id = task;
  effect(worker, "N|template|name|%s", worker->mark);
  effect(worker, "S|template|?0|content|+");
  announce(worker, "template_add");
  if (!settle(worker, taskcore_template_add(worker->store, &input, &id), &id, 1)) return;
  things_add(&worker->open, task);
  things_add(&worker->templates, id);
}

static void rename_template(worker *worker, int64_t id) {
  taskcore_template_input input = TASKCORE_TEMPLATE_INPUT_INIT;
  begin(worker);
  input.fields = TASKCORE_TEMPLATE_NAME;
  input.name = worker->mark;
  effect(worker, "S|template|%" PRId64 "|name|%s", id, worker->mark);
  announce(worker, "template_update");
  if (settle(worker, taskcore_template_update(worker->store, id, &input), NULL, 0)) {
    things_add(&worker->templates, id);
  }
}

/* What is made has the title of another task: a call that was under way says not which one it is.
 */
static void use_template(worker *worker, int64_t id) {
  taskcore_template_report made = TASKCORE_TEMPLATE_REPORT_INIT;
  taskcore_status status;
  begin(worker);
  announce(worker, "template_use");
  status = taskcore_template_use(worker->store, id, NULL, &made);
  if (status == TASKCORE_OK) {
    effect(worker, "S|task|%" PRId64 "|project_id|%" PRId64, made.task_id, made.project_id);
    effect(worker, "S|task|%" PRId64 "|completed_ms|-", made.task_id);
  }
  if (settle(worker, status, NULL, 0)) {
    things_add(&worker->templates, id);
    things_add(&worker->open, made.task_id);
  }
}

static void work_templates(worker *worker) {
  const int64_t id = chance(worker, 3) ? things_take(worker, &worker->templates) : 0;
  if (id == 0) {
    add_template(worker);
  } else if (chance(worker, 3) && worker->lock < 0) {
    use_template(worker, id);
  } else if (chance(worker, 2)) {
    rename_template(worker, id);
  } else {
    begin(worker);
    effect(worker, "G|template|%" PRId64, id);
    announce(worker, "template_delete");
    settle(worker, taskcore_template_delete(worker->store, &id, 1), NULL, 0);
  }
}

void work_organising(worker *worker) {
  switch (chance(worker, 4)) {
    case 0:
      work_projects(worker);
      break;
    case 1:
      work_tags(worker);
      break;
    case 2:
      work_filters(worker);
      break;
    default:
      work_templates(worker);
  }
}
