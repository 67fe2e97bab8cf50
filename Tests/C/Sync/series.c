/* Which device issues in a series of numbers. */
#include <sys/stat.h>

#include "fixture.h"

static void run(taskcore_store *store) {
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  clock_ms += 60000;
  CHECK_OK(taskcore_sync_run(store, 0, NULL, NULL, &report));
}

static void join(taskcore_store *store, const char *name) {
  int64_t id = 0;
  const char *folder = path_of("shared");
  mkdir(folder, 0700);
  CHECK_OK(taskcore_sync_remote_add(store, TASKCORE_REMOTE_FOLDER, folder, name, NULL, NULL, &id));
  run(store);
}

/* The first one is that of invoices. */
static void check_series(taskcore_store *store, int32_t right, const char *owner,
                         int32_t is_forced) {
  taskcore_number_series_list *list = NULL;
  CHECK_OK(taskcore_number_series_query(store, NULL, &list));
  const taskcore_number_series *series = taskcore_number_series_list_at(list, 0);
  CHECK_INT(series->right, right);
  CHECK_TEXT(series->owner, owner);
  CHECK_INT(series->is_forced, is_forced);
  CHECK((series->owner_uid[0] == 0) == (owner[0] == 0));
  taskcore_number_series_list_free(list);
}

static void a_series_is_claimed(taskcore_store *laptop) {
  taskcore_store *phone = open_store(":memory:");
  check_series(laptop, TASKCORE_SERIES_RIGHT_ALONE, "", 0);
  CHECK_OK(taskcore_number_series_claim(laptop, "invoice", 0));
  check_series(laptop, TASKCORE_SERIES_RIGHT_ALONE, "", 0);
  join(laptop, "laptop");
  join(phone, "phone");
  run(laptop);
  check_series(laptop, TASKCORE_SERIES_RIGHT_MINE, "laptop", 0);
  check_series(phone, TASKCORE_SERIES_RIGHT_OTHERS, "laptop", 0);
  CHECK_OK(taskcore_number_series_claim(phone, "invoice", 0));
  check_series(phone, TASKCORE_SERIES_RIGHT_WAITING, "phone", 0);
  run(phone);
  run(laptop);
  check_series(laptop, TASKCORE_SERIES_RIGHT_OTHERS, "phone", 0);
  run(phone);
  check_series(phone, TASKCORE_SERIES_RIGHT_MINE, "phone", 0);
  CHECK_OK(taskcore_number_series_claim(laptop, "invoice", 1));
  check_series(laptop, TASKCORE_SERIES_RIGHT_MINE, "laptop", 1);
  run(laptop);
  run(phone);
  check_series(phone, TASKCORE_SERIES_RIGHT_OTHERS, "laptop", 1);
  taskcore_store_free(phone);
}

static void what_is_wrong_is_refused(taskcore_store *store) {
  CHECK_STATUS(taskcore_number_series_claim(store, NULL, 0), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_number_series_claim(store, "invoice", 2), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_number_series_claim(store, "nowhere", 0), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_number_series_use(store, TASKCORE_INVOICE_KIND_INVOICE, NULL),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_number_series_use(store, 6, "invoice"), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_number_series_use(store, TASKCORE_INVOICE_KIND_INVOICE, "nowhere"),
               TASKCORE_ENOTFOUND);
}

static void a_device_has_a_series_of_its_own(taskcore_store *store) {
  taskcore_number_series_list *list = NULL;
  CHECK_OK(taskcore_number_series_set(store, "phone", "P{NNNN}"));
  CHECK_OK(taskcore_number_series_use(store, TASKCORE_INVOICE_KIND_INVOICE, "phone"));
  CHECK_OK(taskcore_number_series_query(store, NULL, &list));
  CHECK_INT(taskcore_number_series_list_at(list, 0)->is_own, 0);
  CHECK_INT(taskcore_number_series_list_at(list, 1)->is_own, 1);
  CHECK_INT(taskcore_number_series_list_at(list, 2)->is_own, 1);
  taskcore_number_series_list_free(list);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_series_is_claimed);
  RUN_WITH_STORE(what_is_wrong_is_refused);
  RUN_WITH_STORE(a_device_has_a_series_of_its_own);
  return check_result();
}
