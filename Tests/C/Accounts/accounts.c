/* Accounts at servers, as far as no server answers: Tests/Servers has the rest. */
#include <sys/stat.h>

#include "fixture.h"

/* No server listens there. */
static const char nowhere[] = "http://anna@127.0.0.1:1/";

static taskcore_account_input account_at(const char *address) {
  taskcore_account_input input = TASKCORE_ACCOUNT_INPUT_INIT;
  input.kind = TASKCORE_ACCOUNT_CALDAV;
  input.address = address;
  input.device_name = "laptop";
  return input;
}

static int32_t give_password(const char *address, const char **password, void *payload) {
  CHECK_TEXT(address, nowhere);
  *password = (const char *)payload;
  return 0;
}

static int32_t refuse_password(const char *address, const char **password, void *payload) {
  (void)address;
  (void)password;
  ++*(int *)payload;
  return 44;
}

static int32_t fail_progress(int64_t done, int64_t total, void *payload) {
  (void)done;
  (void)total;
  (void)payload;
  return 44;
}

static void nothing_was_added(taskcore_store *store) {
  taskcore_account_list *accounts = NULL;
  CHECK_OK(taskcore_account_query(store, NULL, &accounts));
  CHECK_INT(taskcore_account_list_count(accounts), 0);
  CHECK(taskcore_account_list_at(accounts, 0) == NULL);
  taskcore_account_list_free(accounts);
  taskcore_sync_state state = TASKCORE_SYNC_STATE_INIT;
  CHECK_OK(taskcore_sync_status(store, &state));
  CHECK_INT(state.is_enabled, 0);
}

static void an_address_is_checked_before_anything_is_asked(taskcore_store *store) {
  const char *addresses[] = {
      "",
      "\xFF",
      "dav.example.org",
      "/home/anna/calendars",
      "ftp://dav.example.org/",
      "https://",
      "https:///dav/",
      "https://dav example.org/",
      "https://dav.example.org:99999/",
      "https://anna:secret@dav.example.org/",
      "https://anna:@dav.example.org/",
      "https://an\nna@dav.example.org/",
  };
  for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
    const taskcore_account_input input = account_at(addresses[i]);
    int64_t id = 1;
    CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "address");
    CHECK(strstr(taskcore_last_error()->message, "secret") == NULL);
    CHECK_INT(id, 0);
  }
  nothing_was_added(store);
}

static void wrong_members_are_refused(taskcore_store *store) {
  int64_t id = 1;
  taskcore_account_input input = account_at(nowhere);
  CHECK_STATUS(taskcore_account_add(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "input");
  CHECK_INT(id, 0);
  const int32_t kinds[] = {0, 3, 4, -1, INT32_MAX};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    input.kind = kinds[i];
    CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "kind");
  }
  input = account_at(NULL);
  CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "address");
  input = account_at(nowhere);
  input.device_name = NULL;
  CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "device_name");
  input = account_at(nowhere);
  input.netrc_path = "";
  CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "netrc_path");
  input = account_at(nowhere);
  input.reserved = 1;
  CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
  input = account_at(nowhere);
  input.struct_size = 9;
  CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "struct_size");
  nothing_was_added(store);
}

static void a_server_that_is_not_there_is_told(taskcore_store *store) {
  const taskcore_account_input input = account_at(nowhere);
  int64_t id = 1;
  CHECK_OK(taskcore_sync_set_password(store, give_password, (void *)"secret"));
  CHECK_STATUS(taskcore_account_add(store, &input, &id), TASKCORE_EIO);
  CHECK(strstr(taskcore_last_error()->message, "127.0.0.1") != NULL);
  CHECK(strstr(taskcore_last_error()->message, "secret") == NULL);
  CHECK_INT(id, 0);
  nothing_was_added(store);
}

static void what_the_password_needs_is_said(taskcore_store *store) {
  int calls = 0;
  taskcore_account_input input = account_at(nowhere);
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_EACCESS);
  CHECK_TEXT(taskcore_last_error()->field, "password");
  CHECK_OK(taskcore_sync_set_password(store, refuse_password, &calls));
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), 44);
  CHECK_INT(calls, 1);
  /* It is not sent where others could read it, and so is not asked for. */
  input = account_at("http://anna@dav.example.org/");
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_EACCESS);
  CHECK_INT(calls, 1);
  input = account_at(nowhere);
  input.netrc_path = path_of("netrc");
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_ENOTFOUND);
  CHECK_TEXT(taskcore_last_error()->field, "netrc_path");
  FILE *netrc = fopen(path_of("netrc"), "w");
  CHECK(netrc != NULL);
  fputs("machine 127.0.0.1 login anna password secret\n", netrc);
  fclose(netrc);
  CHECK_INT(chmod(path_of("netrc"), 0644), 0);
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_EACCESS);
  CHECK(strstr(taskcore_last_error()->message, "0600") != NULL);
  CHECK_INT(chmod(path_of("netrc"), 0600), 0);
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_EIO);
  CHECK_INT(calls, 1);
  nothing_was_added(store);
}

static void what_is_not_there_is_told(taskcore_store *store) {
  const int64_t ids[] = {0, 1, -1, INT64_MAX, INT64_MIN};
  taskcore_account_collection_choice choice = TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT;
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    taskcore_account_plan plan = TASKCORE_ACCOUNT_PLAN_INIT;
    int64_t made = 1;
    plan.added_here = 1;
    CHECK_STATUS(taskcore_account_remove(store, ids[i]), TASKCORE_ENOTFOUND);
    CHECK_TEXT(taskcore_last_error()->field, "id");
    CHECK_STATUS(taskcore_account_refresh(store, ids[i]), TASKCORE_ENOTFOUND);
    CHECK_TEXT(taskcore_last_error()->field, "account_id");
    CHECK_STATUS(taskcore_account_preview(store, ids[i], &plan), TASKCORE_ENOTFOUND);
    CHECK_INT(plan.added_here, 0);
    plan.added_here = 1;
    CHECK_STATUS(taskcore_account_run(store, ids[i], 1, fail_progress, NULL, &plan),
                 TASKCORE_ENOTFOUND);
    CHECK_TEXT(taskcore_last_error()->field, "account_id");
    CHECK_INT(plan.added_here, 0);
    CHECK_STATUS(taskcore_account_collection_choose(store, ids[i], NULL), TASKCORE_ENOTFOUND);
    CHECK_TEXT(taskcore_last_error()->field, "id");
    CHECK_STATUS(taskcore_account_collection_choose(store, ids[i], &choice), TASKCORE_ENOTFOUND);
    CHECK_STATUS(taskcore_account_collection_drop(store, ids[i]), TASKCORE_ENOTFOUND);
    CHECK_STATUS(taskcore_account_collection_make(store, ids[i], &choice, &made),
                 TASKCORE_ENOTFOUND);
    CHECK_INT(made, 0);
  }
}

static void structs_of_another_size_and_null_are_refused(taskcore_store *store) {
  taskcore_account_collection_choice choice = TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT;
  taskcore_account_plan plan = TASKCORE_ACCOUNT_PLAN_INIT;
  taskcore_account_query_options accounts = TASKCORE_ACCOUNT_QUERY_OPTIONS_INIT;
  taskcore_account_collection_query_options collections =
      TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT;
  taskcore_account_list *account_list = NULL;
  taskcore_account_collection_list *collection_list = NULL;
  int64_t id = 1;
  choice.struct_size = 9;
  CHECK_STATUS(taskcore_account_collection_choose(store, 1, &choice), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_account_collection_make(store, 1, &choice, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_account_collection_make(store, 1, NULL, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "choice");
  plan.struct_size = 9;
  CHECK_STATUS(taskcore_account_preview(store, 1, &plan), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_account_run(store, 1, 0, NULL, NULL, &plan), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_account_preview(store, 1, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "plan");
  CHECK_STATUS(taskcore_account_query(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "accounts");
  CHECK_STATUS(taskcore_account_collection_query(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "collections");
  accounts.limit = -1;
  CHECK_STATUS(taskcore_account_query(store, &accounts, &account_list), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "limit");
  collections.offset = -1;
  CHECK_STATUS(taskcore_account_collection_query(store, &collections, &collection_list),
               TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "offset");
  accounts.struct_size = 9;
  CHECK_STATUS(taskcore_account_query(store, &accounts, &account_list), TASKCORE_EINVALID);
  CHECK(account_list == NULL && collection_list == NULL);
}

static void lists_of_nothing_are_lists(taskcore_store *store) {
  taskcore_account_collection_query_options options =
      TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT;
  taskcore_account_collection_list *collections = NULL;
  options.account_id = 7;
  CHECK_OK(taskcore_account_collection_query(store, &options, &collections));
  CHECK_INT(taskcore_account_collection_list_count(collections), 0);
  CHECK(taskcore_account_collection_list_at(collections, 0) == NULL);
  taskcore_account_collection_list_free(collections);
  taskcore_account_collection_list_free(NULL);
  taskcore_account_list_free(NULL);
}

static void without_a_store_and_after_it_nothing_is_done(void) {
  const taskcore_account_input input = account_at(nowhere);
  taskcore_account_list *accounts = NULL;
  taskcore_account_plan plan = TASKCORE_ACCOUNT_PLAN_INIT;
  CHECK_STATUS(taskcore_account_add(NULL, &input, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_account_query(NULL, NULL, &accounts), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_account_run(NULL, 1, 0, NULL, NULL, NULL), TASKCORE_EINVALID);
  taskcore_store *store = open_store(":memory:");
  taskcore_store_free(store);
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_account_preview(store, 1, &plan), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_account_collection_drop(store, 1), TASKCORE_EMISUSE);
}

static void a_store_that_is_read_only_refuses(void) {
  taskcore_store_free(open_store(path_of("store.db")));
  taskcore_open_options options = options_for(path_of("store.db"));
  const taskcore_account_input input = account_at(nowhere);
  taskcore_store *store = NULL;
  taskcore_account_list *accounts = NULL;
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &store));
  CHECK_STATUS(taskcore_account_add(store, &input, NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_account_run(store, 1, 1, NULL, NULL, NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_account_refresh(store, 1), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_account_collection_choose(store, 1, NULL), TASKCORE_EREADONLY);
  CHECK_OK(taskcore_account_query(store, NULL, &accounts));
  taskcore_account_list_free(accounts);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(an_address_is_checked_before_anything_is_asked);
  RUN_WITH_STORE(wrong_members_are_refused);
  RUN_WITH_STORE(a_server_that_is_not_there_is_told);
  RUN_WITH_STORE(what_the_password_needs_is_said);
  RUN_WITH_STORE(what_is_not_there_is_told);
  RUN_WITH_STORE(structs_of_another_size_and_null_are_refused);
  RUN_WITH_STORE(lists_of_nothing_are_lists);
  RUN(without_a_store_and_after_it_nothing_is_done);
  RUN(a_store_that_is_read_only_refuses);
  return check_result();
}
