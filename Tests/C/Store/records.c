/* A record of any kind is found by its uid, and records are got by their ids, in the same way. */
#include "Invoices/invoicing.h"
#include "options.h"

enum { MOST_ROWS = 3 };

/* What is told of the rows of a list. */
struct got {
  size_t count;
  int64_t ids[MOST_ROWS];
  char uids[MOST_ROWS][128];
};

/* One kind of record. */
struct kind {
  const char *noun;
  const char *result; /* what `get` calls the list */
  const char *key;    /* what `find` calls the uid */
  taskcore_status (*find)(taskcore_store *store, const char *uid, int64_t *id);
  taskcore_status (*get)(taskcore_store *store, const int64_t *ids, size_t count, struct got *got);
};

/* Gets the rows of a list, and checks that it is NULL after a failure. NULL: no list is asked for.
 */
#define GET(family, row)                                                                       \
  static taskcore_status get_##family(taskcore_store *store, const int64_t *ids, size_t count, \
                                      struct got *got) {                                       \
    int64_t room = 0;                                                                          \
    taskcore_##family##_list *list = (taskcore_##family##_list *)&room;                        \
    taskcore_status status =                                                                   \
        taskcore_##family##_get(store, ids, count, got == NULL ? NULL : &list);                \
    if (got == NULL) return status;                                                            \
    if (status) CHECK(list == NULL);                                                           \
    got->count = taskcore_##family##_list_count(list);                                         \
    CHECK(got->count <= MOST_ROWS);                                                            \
    for (size_t i = 0; i < got->count; i++) {                                                  \
      const taskcore_##row *each = taskcore_##family##_list_at(list, i);                       \
      got->ids[i] = each->id;                                                                  \
      snprintf(got->uids[i], sizeof got->uids[i], "%s", each->uid);                            \
    }                                                                                          \
    taskcore_##family##_list_free(list);                                                       \
    return status;                                                                             \
  }

GET(task, task)
GET(project, project)
GET(filter, filter)
GET(completion, completion)
GET(event, event)
GET(alert, alert)
GET(focus, focus_session)
GET(holiday, holiday)
GET(client, client)
GET(invoice, invoice)
GET(invoice_line, invoice_line)
GET(invoice_adjustment, invoice_adjustment)
GET(payment, payment)
GET(email, email)

#define KIND(family, noun, result, key) \
  { noun, result, key, taskcore_##family##_find, get_##family }

static const struct kind kinds[] = {
    KIND(task, "task", "tasks", "uid"),
    KIND(project, "project", "projects", "uid_or_name"),
    KIND(filter, "filter", "filters", "uid_or_name"),
    KIND(completion, "completion", "completions", "uid"),
    KIND(event, "event", "events", "uid"),
    KIND(alert, "alert", "alerts", "uid"),
    KIND(focus, "focus session", "sessions", "uid"),
    KIND(holiday, "holiday", "holidays", "uid"),
    KIND(client, "client", "clients", "uid"),
    KIND(invoice, "invoice", "invoices", "uid_or_number"),
    KIND(invoice_line, "invoice line", "lines", "uid"),
    KIND(invoice_adjustment, "allowance or charge", "adjustments", "uid"),
    KIND(payment, "payment", "payments", "uid"),
    KIND(email, "e-mail", "emails", "uid"),
};

#define EACH_KIND(kind) \
  for (const struct kind *kind = kinds; kind < kinds + sizeof kinds / sizeof *kinds; kind++)

/* Two of each kind but messages, which need a server; their ids are 1 and 2, of projects 2 and 3.
 */
static void fill(taskcore_store *store) {
  set_seller(store);
  int64_t client = add_client(store, "A");
  add_client(store, "B");
  for (int i = 0; i < 2; i++) {
    taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
    reminder.at_ms = START_MS - 1000;
    taskcore_task_input task = titled("Task");
    task.fields |= TASKCORE_TASK_REMINDERS;
    task.reminders = &reminder;
    task.reminder_count = 1;
    add(store, &task);

    taskcore_project_input project = TASKCORE_PROJECT_INPUT_INIT;
    project.fields = TASKCORE_PROJECT_NAME;
    project.name = i == 0 ? "Home" : "Work";
    CHECK_OK(taskcore_project_add(store, &project, NULL));

    taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
    filter.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
    filter.name = i == 0 ? "Soon" : "Late";
    filter.query = "due<7d";
    CHECK_OK(taskcore_filter_add(store, &filter, NULL));

    taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
    event.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START;
    event.title = "Meeting";
    event.start_ms = START_MS + (i + 1) * DAY_MS;
    CHECK_OK(taskcore_event_add(store, &event, 0, NULL, NULL));

    CHECK_OK(start_focus(store, 0, 25, TASKCORE_FOCUS_KIND_WORK, NULL));
    CHECK_OK(taskcore_focus_finish(store));
    CHECK_OK(add_holiday(store, 20270101 + i, 20270101 + i, NULL));

    int64_t invoice = draft_of(store, client, 10000);
    taskcore_invoice_adjustment_input adjustment = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
    adjustment.fields = TASKCORE_INVOICE_ADJUSTMENT_RATE | TASKCORE_INVOICE_ADJUSTMENT_VAT |
                        TASKCORE_INVOICE_ADJUSTMENT_REASON;
    adjustment.reason = "Fidelity";
    adjustment.rate_basis_points = 500;
    adjustment.vat_category = TASKCORE_VAT_STANDARD;
    adjustment.vat_rate_thousandths = 20000;
    CHECK_OK(taskcore_invoice_adjustment_add(store, invoice, &adjustment, NULL));
    issue(store, invoice);
    pay(store, invoice, 1000);
  }
  taskcore_alert_list *alerts = NULL;
  CHECK_OK(taskcore_poll(store, START_MS, &alerts, NULL));
  CHECK_INT(taskcore_alert_list_count(alerts), 2);
  taskcore_alert_list_free(alerts);
  const int64_t ids[] = {1, 2};
  CHECK_OK(taskcore_task_complete(store, ids, 2, 0));
}

static int is_sent(const struct kind *kind) { return kind->get == get_email; }

static void records_come_in_the_order_of_the_ids(taskcore_store *store) {
  fill(store);
  const int64_t ids[] = {2, 1, 2};
  EACH_KIND(kind) {
    if (is_sent(kind)) continue;
    struct got got;
    CHECK_OK(kind->get(store, ids, 3, &got));
    CHECK_INT(got.count, 3);
    for (int i = 0; i < 3; i++) {
      CHECK_INT(got.ids[i], ids[i]);
      int64_t found = 0;
      CHECK_OK(kind->find(store, got.uids[i], &found));
      CHECK_INT(found, ids[i]);
    }
    CHECK_TEXT(got.uids[2], got.uids[0]);
    CHECK(strcmp(got.uids[0], got.uids[1]) != 0);
    CHECK_OK(kind->get(store, NULL, 0, &got));
    CHECK_INT(got.count, 0);
  }
}

static void what_is_not_there_is_said_by_its_index(taskcore_store *store) {
  fill(store);
  const int64_t ids[] = {1, 99, INT64_MIN};
  EACH_KIND(kind) {
    struct got got;
    int64_t found = 7;
    int first = is_sent(kind) ? 1 : 0; /* nothing was sent */
    char message[80];
    REFUSE(store, kind->get(store, ids + first, (size_t)(2 - first), &got), TASKCORE_ENOTFOUND,
           "ids");
    CHECK_INT(refusal.index, 1 - first);
    CHECK_INT(got.count, 0);
    CHECK_STATUS(kind->get(store, ids + 1, 1, &got), TASKCORE_ENOTFOUND);
    snprintf(message, sizeof message, "There is no %s 99.", kind->noun);
    CHECK_TEXT(taskcore_last_error()->message, message);
    CHECK_STATUS(kind->get(store, ids + 2, 1, &got), TASKCORE_ENOTFOUND);
    REFUSE(store, kind->find(store, "nobody", &found), TASKCORE_ENOTFOUND, kind->key);
    CHECK_INT(found, 0);
    CHECK_STATUS(kind->find(store, "nobody", &found), TASKCORE_ENOTFOUND);
    snprintf(message, sizeof message, "There is no %s with the uid", kind->noun);
    CHECK(strncmp(taskcore_last_error()->message, message, strlen(message)) == 0);
  }
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  const int64_t one = 1;
  EACH_KIND(kind) {
    struct got got;
    int64_t found = 7;
    REFUSE(store, kind->get(store, NULL, 1, &got), TASKCORE_EINVALID, "ids");
    REFUSE(store, kind->get(store, &one, ((size_t)1 << 24) + 1, &got), TASKCORE_EINVALID, "ids");
    REFUSE(store, kind->get(store, &one, 1, NULL), TASKCORE_EINVALID, kind->result);
    REFUSE(store, kind->get(NULL, &one, 1, &got), TASKCORE_EINVALID, "store");
    REFUSE(store, kind->find(store, NULL, &found), TASKCORE_EINVALID, kind->key);
    REFUSE(store, kind->find(store, "\xFF", &found), TASKCORE_EINVALID, kind->key);
    REFUSE(store, kind->find(store, "nobody", NULL), TASKCORE_EINVALID, "id");
    REFUSE(store, kind->find(NULL, "nobody", &found), TASKCORE_EINVALID, "store");
    CHECK_INT(found, 0);
  }
}

static void names_and_numbers_find_as_uids_do(taskcore_store *store) {
  fill(store);
  int64_t id = 0;
  CHECK_OK(taskcore_project_find(store, " WORK ", &id));
  CHECK_INT(id, 3);
  CHECK_OK(taskcore_filter_find(store, "låte", &id));
  CHECK_INT(id, 2);
  CHECK_OK(taskcore_invoice_find(store, "F2026-0002", &id));
  CHECK_INT(id, 2);
  CHECK_STATUS(taskcore_invoice_find(store, "", &id), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_project_find(store, " ", &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "uid_or_name");
}

static void an_item_says_whose_it_is_and_what_it_costs(taskcore_store *store) {
  fill(store);
  const int64_t two = 2;
  taskcore_invoice_line_list *lines = NULL;
  CHECK_OK(taskcore_invoice_line_get(store, &two, 1, &lines));
  const taskcore_invoice_line *line = taskcore_invoice_line_list_at(lines, 0);
  CHECK_INT(line->invoice_id, 2);
  CHECK_TEXT(line->currency, "EUR");
  CHECK_INT(line->net_minor, 10000);
  taskcore_invoice_line_list_free(lines);
  taskcore_invoice_adjustment_list *adjustments = NULL;
  CHECK_OK(taskcore_invoice_adjustment_get(store, &two, 1, &adjustments));
  const taskcore_invoice_adjustment *adjustment =
      taskcore_invoice_adjustment_list_at(adjustments, 0);
  CHECK_INT(adjustment->invoice_id, 2);
  CHECK_TEXT(adjustment->currency, "EUR");
  CHECK_INT(adjustment->amount_minor, 500);
  taskcore_invoice_adjustment_list_free(adjustments);
}

static void a_project_has_the_counts_of_its_list(taskcore_store *store) {
  add_in(store, "Open", "Home");
  int64_t done = add_in(store, "Done", "Home");
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  int64_t home = project_named(store, "Home");
  taskcore_project_list *projects = NULL;
  CHECK_OK(taskcore_project_get(store, &home, 1, &projects));
  CHECK_INT(taskcore_project_list_at(projects, 0)->open_count, 1);
  CHECK_INT(taskcore_project_list_at(projects, 0)->completed_count, 1);
  taskcore_project_list_free(projects);
}

static void tags_are_got_by_their_names(taskcore_store *store) {
  const char *names[] = {"été", "bank"}, *wanted[] = {"BANK", "Ete", "bank"};
  const char *unknown[] = {"bank", "other"}, *wrong[] = {"bank", " "};
  taskcore_task_input task = titled("Task");
  task.fields |= TASKCORE_TASK_TAGS;
  task.tags = names;
  task.tag_count = 2;
  add(store, &task);
  taskcore_tag_list *tags = NULL;
  CHECK_OK(taskcore_tag_get(store, wanted, 3, &tags));
  CHECK_INT(taskcore_tag_list_count(tags), 3);
  CHECK_TEXT(taskcore_tag_list_at(tags, 0)->name, "bank");
  CHECK_TEXT(taskcore_tag_list_at(tags, 1)->name, "été");
  CHECK_INT(taskcore_tag_list_at(tags, 1)->open_count, 1);
  taskcore_tag_list_free(tags);
  REFUSE(store, taskcore_tag_get(store, unknown, 2, &tags), TASKCORE_ENOTFOUND, "names");
  CHECK_INT(refusal.index, 1);
  CHECK(tags == NULL);
  REFUSE(store, taskcore_tag_get(store, wrong, 2, &tags), TASKCORE_EINVALID, "names");
  CHECK_INT(refusal.index, 1);
  REFUSE(store, taskcore_tag_get(store, NULL, 1, &tags), TASKCORE_EINVALID, "names");
  REFUSE(store, taskcore_tag_get(store, wanted, 1, NULL), TASKCORE_EINVALID, "tags");
}

int main(void) {
  RUN_WITH_STORE(records_come_in_the_order_of_the_ids);
  RUN_WITH_STORE(what_is_not_there_is_said_by_its_index);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  RUN_WITH_STORE(names_and_numbers_find_as_uids_do);
  RUN_WITH_STORE(an_item_says_whose_it_is_and_what_it_costs);
  RUN_WITH_STORE(a_project_has_the_counts_of_its_list);
  RUN_WITH_STORE(tags_are_got_by_their_names);
  return check_result();
}
