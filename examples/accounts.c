// Syncs a store with a CalDAV server: accounts https://anna@dav.example.org/ ~/.netrc
#include <stdio.h>
#include <taskcore.h>

// Chooses all collections of an account, and tells what they are called.
static taskcore_status choose_all(taskcore_store *store) {
  taskcore_account_collection_list *list = NULL;
  taskcore_status status = taskcore_account_collection_query(store, NULL, &list);
  for (size_t i = 0; !status && i < taskcore_account_collection_list_count(list); i++) {
    const taskcore_account_collection *each = taskcore_account_collection_list_at(list, i);
    printf("%s: %s%s\n", each->name, each->has_tasks ? "tasks " : "",
           each->has_events ? "events" : "");
    status = taskcore_account_collection_choose(store, each->id, NULL);
  }
  taskcore_account_collection_list_free(list);
  return status;
}

int main(int argc, char **argv) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_account_input account = TASKCORE_ACCOUNT_INPUT_INIT;
  account.kind = TASKCORE_ACCOUNT_CALDAV;
  account.address = argc > 1 ? argv[1] : "dav.example.org";  // no address: it has no https://
  account.device_name = "laptop";
  account.netrc_path = argc > 2 ? argv[2] : NULL;
  taskcore_account_plan plan = TASKCORE_ACCOUNT_PLAN_INIT;
  taskcore_store *store = NULL;
  int64_t id = 0;

  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_account_add(store, &account, &id);
  if (status == TASKCORE_EINVALID) {
    printf("%s: %s\n", taskcore_last_error()->field, taskcore_last_error()->message);
    taskcore_store_free(store);
    return 0;
  }
  if (!status) status = choose_all(store);
  // Somebody has to agree to the first run: what it would do, this tells.
  if (!status) status = taskcore_account_preview(store, id, &plan);
  if (!status) printf("would add %lld items here\n", (long long)plan.added_here);
  if (!status) status = taskcore_account_run(store, id, 1, NULL, NULL, &plan);
  if (!status) printf("added %lld items here\n", (long long)plan.added_here);
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);

  taskcore_store_free(store);
  return status ? 1 : 0;
}
